// Numbers as bytes, the lowest first, whatever the machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace chuhe::train {

template <class Unsigned>
void put_number(Unsigned number, std::vector<std::uint8_t>& out) {
  for (std::size_t i = 0; i < sizeof number; ++i) {
    out.push_back(static_cast<std::uint8_t>(number >> (8 * i) & 255U));
  }
}

/// Precondition: there are enough bytes.
template <class Unsigned>
Unsigned number_at(const std::uint8_t* bytes) {
  Unsigned number = 0;
  for (std::size_t i = 0; i < sizeof number; ++i) {
    number = static_cast<Unsigned>(number | static_cast<Unsigned>(bytes[i]) << (8 * i));
  }
  return number;
}

/// Seven bits a byte, the lowest first; the eighth says that another byte follows.
inline void put_varint(std::uint32_t number, std::vector<std::uint8_t>& out) {
  while (number >= 128) {
    out.push_back(static_cast<std::uint8_t>(number | 128U));
    number >>= 7U;
  }
  out.push_back(static_cast<std::uint8_t>(number));
}

/// Takes bytes from the front of a span; once one was missing nothing more comes.
class ByteSource {
 public:
  explicit ByteSource(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool failed() const { return failed_; }
  std::span<const std::uint8_t> rest() const { return bytes_; }

  std::uint8_t byte() {
    if (bytes_.empty()) {
      failed_ = true;
      return 0;
    }
    const std::uint8_t first = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return first;
  }

  std::uint32_t varint() {
    std::uint32_t number = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
      const std::uint32_t next = byte();
      if (shift == 28 && next > 15) break;
      number |= (next & 127U) << shift;
      if (next < 128) return number;
    }
    failed_ = true;
    return 0;
  }

 private:
  std::span<const std::uint8_t> bytes_;
  bool failed_ = false;
};

constexpr std::uint32_t zigzag(std::int32_t number) {
  return static_cast<std::uint32_t>(number) << 1U ^ static_cast<std::uint32_t>(number >> 31);
}
constexpr std::int32_t from_zigzag(std::uint32_t number) {
  return static_cast<std::int32_t>(number >> 1U ^ (0U - (number & 1U)));
}

/// The checksum FNV-1a of 64 bits.
inline std::uint64_t fnv1a(std::span<const std::uint8_t> bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
  return hash;
}

}  // namespace chuhe::train
