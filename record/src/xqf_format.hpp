// The bytes of XQF: header fields, keys, squares. docs/formats/xqf.md explains them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::record::detail {

inline constexpr std::size_t xqf_header_size = 0x400;
/// The last version without encryption.
inline constexpr int xqf_plain_version = 10;
/// The first version that stores the pieces in rotated order.
inline constexpr int xqf_rotated_version = 12;
/// The last version there is, by XQStudio 1.63.
inline constexpr int xqf_last_version = 18;

/// Where single bytes of the header stand.
namespace xqf_offset {
inline constexpr std::size_t version = 0x02;
inline constexpr std::size_t key_mask = 0x03;
inline constexpr std::size_t key_or = 0x08;
inline constexpr std::size_t key_sum = 0x0c;
inline constexpr std::size_t key_piece = 0x0d;
inline constexpr std::size_t key_from = 0x0e;
inline constexpr std::size_t key_to = 0x0f;
inline constexpr std::size_t pieces = 0x10;
inline constexpr std::size_t who_plays = 0x32;
inline constexpr std::size_t result = 0x33;
inline constexpr std::size_t type = 0x40;
}  // namespace xqf_offset

/// A counted string of the header: a length byte, then at most `capacity` bytes.
struct XqfField {
  std::size_t offset;
  std::size_t capacity;
};
namespace xqf_field {
// The published note gives the title 63 bytes; longer ones run on into the reserved bytes.
inline constexpr XqfField title{0x50, 127};
inline constexpr XqfField event{0xd0, 63};
inline constexpr XqfField date{0x110, 15};
inline constexpr XqfField site{0x120, 15};
inline constexpr XqfField red{0x130, 15};
inline constexpr XqfField black{0x140, 15};
inline constexpr XqfField time_rule{0x150, 63};
inline constexpr XqfField red_time{0x190, 15};
inline constexpr XqfField black_time{0x1a0, 15};
inline constexpr XqfField annotator{0x1d0, 15};
inline constexpr XqfField author{0x1e0, 15};
}  // namespace xqf_field

/// What the bytes of a file are shifted by; all zero in plain files.
struct XqfKeys {
  std::uint8_t pieces = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint32_t comment_length = 0;
  /// Subtracted from the bytes of the tree, repeating.
  std::array<std::uint8_t, 32> stream{};
  friend bool operator==(const XqfKeys&, const XqfKeys&) = default;
};

/// The keys of a file. Precondition: `header` has at least 16 bytes.
XqfKeys xqf_keys(std::string_view header, int version);

/// Whether the four key bytes add up to zero, as they do in every whole file.
/// Precondition: `header` has at least 16 bytes.
bool xqf_keys_add_up(std::string_view header);

inline constexpr std::size_t xqf_slot_count = 32;
/// What stands in each slot of the piece list: Red's pieces from the left, then Black's.
extern const std::array<Piece, xqf_slot_count> xqf_slots;

/// The square of a number `file * 10 + rank`; nothing from 90 upwards, which means off the board.
constexpr std::optional<Square> xqf_square(std::uint8_t number) {
  if (number >= square_count) return std::nullopt;
  return make_square(number / 10, number % 10);
}
constexpr std::uint8_t xqf_number(Square square) {
  return static_cast<std::uint8_t>(file_of(square) * 10 + rank_of(square));
}

/// The squares of the 32 slots as numbers, shifted and turned back into order.
/// Precondition: `header` has at least 48 bytes.
std::array<std::uint8_t, xqf_slot_count> xqf_piece_numbers(std::string_view header, int version,
                                                           const XqfKeys& keys);

}  // namespace chuhe::record::detail
