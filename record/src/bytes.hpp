// Reading and writing numbers in byte strings: little endian, every access checked.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chuhe::record::detail {

/// The byte at an offset. Precondition: `offset < bytes.size()`.
constexpr std::uint8_t byte_at(std::string_view bytes, std::size_t offset) {
  assert(offset < bytes.size());
  return static_cast<std::uint8_t>(bytes[offset]);
}

/// The two bytes at an offset as a number. Precondition: they are within `bytes`.
constexpr std::uint16_t u16_at(std::string_view bytes, std::size_t offset) {
  return static_cast<std::uint16_t>(byte_at(bytes, offset) | byte_at(bytes, offset + 1) << 8);
}

/// The four bytes at an offset as a number. Precondition: they are within `bytes`.
constexpr std::uint32_t u32_at(std::string_view bytes, std::size_t offset) {
  return u16_at(bytes, offset) | static_cast<std::uint32_t>(u16_at(bytes, offset + 2)) << 16;
}

/// A field of a given width, shortened where the bytes end before it; empty behind the end.
constexpr std::string_view field_at(std::string_view bytes, std::size_t offset, std::size_t width) {
  return offset < bytes.size() ? bytes.substr(offset, width) : std::string_view{};
}

/// Reads bytes from front to back and never behind the end: a read that does not fit gives nothing
/// and leaves the place as it was.
class ByteReader {
 public:
  constexpr explicit ByteReader(std::string_view bytes, std::size_t offset = 0)
      : bytes_(bytes), offset_(offset < bytes.size() ? offset : bytes.size()) {}

  constexpr std::size_t offset() const { return offset_; }
  constexpr std::size_t left() const { return bytes_.size() - offset_; }
  constexpr bool at_end() const { return left() == 0; }

  constexpr std::optional<std::uint8_t> u8() {
    if (left() < 1) return std::nullopt;
    return byte_at(bytes_, offset_++);
  }
  constexpr std::optional<std::uint16_t> u16() {
    if (left() < 2) return std::nullopt;
    offset_ += 2;
    return u16_at(bytes_, offset_ - 2);
  }
  constexpr std::optional<std::uint32_t> u32() {
    if (left() < 4) return std::nullopt;
    offset_ += 4;
    return u32_at(bytes_, offset_ - 4);
  }
  /// The next `count` bytes, a view into the whole.
  constexpr std::optional<std::string_view> take(std::size_t count) {
    if (left() < count) return std::nullopt;
    offset_ += count;
    return bytes_.substr(offset_ - count, count);
  }

 private:
  std::string_view bytes_;
  std::size_t offset_;
};

inline void append_u8(std::string& out, unsigned value) {
  out += static_cast<char>(static_cast<unsigned char>(value & 255U));
}
inline void append_u16(std::string& out, unsigned value) {
  append_u8(out, value);
  append_u8(out, value >> 8);
}
inline void append_u32(std::string& out, std::uint32_t value) {
  append_u16(out, value & 0xffffU);
  append_u16(out, value >> 16);
}
/// Appends zeros until `out` has `size` bytes.
inline void pad_to(std::string& out, std::size_t size) {
  if (out.size() < size) out.resize(size, '\0');
}

}  // namespace chuhe::record::detail
