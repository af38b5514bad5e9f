#include "xqf_format.hpp"

#include "bytes.hpp"

namespace chuhe::record::detail {

namespace {

constexpr std::uint8_t low_byte(unsigned value) { return static_cast<std::uint8_t>(value & 255U); }

constexpr unsigned quadratic(unsigned value) { return 54 * value * value + 221; }

// The 32 letters that XQStudio masks its stream key with.
constexpr std::string_view stream_mask = "[(C) Copyright Mr. Dong Shiwei.]";
static_assert(stream_mask.size() == 32);

constexpr std::array<Role, 16> side_slots{Role::rook, Role::horse,   Role::elephant, Role::advisor,
                                          Role::king, Role::advisor, Role::elephant, Role::horse,
                                          Role::rook, Role::cannon,  Role::cannon,   Role::pawn,
                                          Role::pawn, Role::pawn,    Role::pawn,     Role::pawn};

constexpr std::array<Piece, xqf_slot_count> make_slots() {
  std::array<Piece, xqf_slot_count> slots{};
  for (std::size_t i = 0; i < xqf_slot_count; ++i) {
    slots[i] = Piece{i < 16 ? Color::red : Color::black, side_slots[i % 16]};
  }
  return slots;
}

}  // namespace

const std::array<Piece, xqf_slot_count> xqf_slots = make_slots();

XqfKeys xqf_keys(std::string_view header, int version) {
  XqfKeys keys;
  if (version <= xqf_plain_version) return keys;
  const unsigned sum = byte_at(header, xqf_offset::key_sum);
  const unsigned piece = byte_at(header, xqf_offset::key_piece);
  keys.pieces = low_byte(quadratic(piece) * piece);
  keys.from = low_byte(quadratic(byte_at(header, xqf_offset::key_from)) * keys.pieces);
  keys.to = low_byte(quadratic(byte_at(header, xqf_offset::key_to)) * keys.from);
  keys.comment_length = (sum * 256 + piece) % 32000 + 767;
  const unsigned mask = byte_at(header, xqf_offset::key_mask);
  for (std::size_t i = 0; i < keys.stream.size(); ++i) {
    const unsigned key = (byte_at(header, xqf_offset::key_sum + i % 4) & mask) |
                         byte_at(header, xqf_offset::key_or + i % 4);
    keys.stream[i] = low_byte(key & byte_at(stream_mask, i));
  }
  return keys;
}

bool xqf_keys_add_up(std::string_view header) {
  return low_byte(static_cast<unsigned>(byte_at(header, xqf_offset::key_sum)) +
                  byte_at(header, xqf_offset::key_piece) + byte_at(header, xqf_offset::key_from) +
                  byte_at(header, xqf_offset::key_to)) == 0;
}

std::array<std::uint8_t, xqf_slot_count> xqf_piece_numbers(std::string_view header, int version,
                                                           const XqfKeys& keys) {
  std::array<std::uint8_t, xqf_slot_count> numbers{};
  for (std::size_t i = 0; i < xqf_slot_count; ++i) {
    const std::size_t slot =
        version >= xqf_rotated_version ? (keys.pieces + 1 + i) % xqf_slot_count : i;
    numbers[slot] = low_byte(byte_at(header, xqf_offset::pieces + i) - unsigned{keys.pieces});
  }
  return numbers;
}

}  // namespace chuhe::record::detail
