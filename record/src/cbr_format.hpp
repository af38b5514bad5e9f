// The bytes of CBR: fields, squares, GUIDs. docs/formats/cbr.md explains them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>
#include <chuhe/record/charset.hpp>

namespace chuhe::record::detail {

inline constexpr std::string_view cbr_magic{"CCBridge Record\0", 16};
inline constexpr std::size_t cbr_kind_offset = 19;
inline constexpr std::size_t cbr_guid_offset = 20;
inline constexpr std::size_t guid_size = 16;
inline constexpr int cbr_old_kind = 1;
inline constexpr int cbr_usual_kind = 2;
inline constexpr int cbr_newest_kind = 3;

/// A text of UTF-16 in a place of fixed size, and the tag that it is.
struct CbrField {
  std::size_t offset;
  std::size_t size;
  std::string_view tag;
};

/// The texts in the order of the file.
inline constexpr std::size_t cbr_field_count = 26;
extern const std::array<CbrField, cbr_field_count> cbr_fields;

/// Where things stand in the present layout.
namespace cbr_offset {
inline constexpr std::size_t type = 2040;
inline constexpr std::size_t result = 2076;
inline constexpr std::size_t ending = 2080;
inline constexpr std::size_t side = 2112;
inline constexpr std::size_t first_number = 2116;
inline constexpr std::size_t board = 2120;
inline constexpr std::size_t playback = 2210;
inline constexpr std::size_t moves = 2214;
}  // namespace cbr_offset
inline constexpr std::size_t cbr_ending_size = 32;

/// The place in the old layout of what stands at `offset` in the present one; nothing for fields
/// that the old one has not.
std::optional<std::size_t> cbr_old_offset(std::size_t offset);

namespace cbr_flag {
inline constexpr std::uint8_t last_of_line = 1;
inline constexpr std::uint8_t alternative = 2;
inline constexpr std::uint8_t comment = 4;
inline constexpr std::uint8_t all = 7;
}  // namespace cbr_flag

/// A byte of the board; nothing for one that is no piece.
std::optional<Piece> cbr_piece(std::uint8_t code);
std::uint8_t cbr_code(Piece piece);

/// The square of a number `row * 9 + column` with row 0 at Black's side.
constexpr std::optional<Square> cbr_square(std::uint8_t number) {
  if (number >= square_count) return std::nullopt;
  return make_square(number % 9, 9 - number / 9);
}
constexpr std::uint8_t cbr_number(Square square) {
  return static_cast<std::uint8_t>((9 - rank_of(square)) * 9 + file_of(square));
}

/// The text of a field without its end and what follows: up to the first zero character.
Bytes utf16_field(Bytes bytes, std::size_t offset, std::size_t size);

/// A GUID that depends on the content alone.
std::string content_guid(Bytes content);
/// `{00112233-4455-6677-8899-AABBCCDDEEFF}`. Precondition: 16 bytes.
std::string guid_text(Bytes guid);

}  // namespace chuhe::record::detail
