#include "cbr_format.hpp"

#include <algorithm>

#include <chuhe/record/game.hpp>

#include "bytes.hpp"

namespace chuhe::record::detail {

const std::array<CbrField, cbr_field_count> cbr_fields{{
    {180, 128, tag_name::title},
    {308, 256, "Category"},
    {564, 64, tag_name::source},
    {628, 64, "EventClass"},
    {692, 64, tag_name::event},
    {756, 64, tag_name::round},
    {820, 32, tag_name::group},
    {852, 32, tag_name::table},
    {884, 64, tag_name::date},
    {948, 64, tag_name::site},
    {1012, 64, tag_name::time_control},
    {1076, 64, tag_name::red},
    {1140, 64, tag_name::red_team},
    {1204, 64, tag_name::red_time},
    {1268, 32, "RedScore"},
    {1300, 64, tag_name::black},
    {1364, 64, tag_name::black_team},
    {1428, 64, tag_name::black_time},
    {1492, 32, "BlackScore"},
    {1524, 64, tag_name::referee},
    {1588, 64, tag_name::recorder},
    {1652, 64, tag_name::annotator},
    {1716, 64, "AnnotatorMail"},
    {1780, 64, tag_name::author},
    {1844, 64, "AuthorMail"},
    {2044, 32, "Nature"},
}};

std::optional<std::size_t> cbr_old_offset(std::size_t offset) {
  // Script file and, further on, referee and recorder came later.
  constexpr std::size_t script = 52;
  constexpr std::size_t title = 180;
  constexpr std::size_t referee = 1524;
  constexpr std::size_t annotator = 1652;
  if (offset < script) return offset;
  if (offset < title) return std::nullopt;
  if (offset < referee) return offset - 128;
  if (offset < annotator) return std::nullopt;
  return offset - 256;
}

namespace {

// Indexed by the low half of a byte, from 1.
constexpr std::array<Role, 7> roles{Role::rook, Role::horse,  Role::elephant, Role::advisor,
                                    Role::king, Role::cannon, Role::pawn};

}  // namespace

std::optional<Piece> cbr_piece(std::uint8_t code) {
  const unsigned side = code >> 4;
  const unsigned role = code & 15U;
  if (side < 1 || side > 2 || role < 1 || role > roles.size()) return std::nullopt;
  return Piece{side == 1 ? Color::red : Color::black, roles[role - 1]};
}

std::uint8_t cbr_code(Piece piece) {
  const auto role = std::ranges::find(roles, piece.role) - roles.begin() + 1;
  return static_cast<std::uint8_t>((piece.color == Color::red ? 0x10 : 0x20) + role);
}

Bytes utf16_field(Bytes bytes, std::size_t offset, std::size_t size) {
  const Bytes field = field_at(bytes, offset, size);
  for (std::size_t i = 0; i + 1 < field.size(); i += 2) {
    if (field[i] == '\0' && field[i + 1] == '\0') return field.substr(0, i);
  }
  return field.substr(0, field.size() & ~std::size_t{1});
}

std::string content_guid(Bytes content) {
  // Two FNV-1a sums with different starts; nobody's secrets depend on it.
  constexpr std::uint64_t prime = 0x100000001b3;
  std::array<std::uint64_t, 2> sums{0xcbf29ce484222325, 0x9ae16a3b2f90404f};
  for (char c : content) {
    for (std::uint64_t& sum : sums) sum = (sum ^ static_cast<unsigned char>(c)) * prime;
    sums[1] ^= sums[1] >> 29;
  }
  std::string guid;
  for (std::uint64_t sum : sums) {
    append_u32(guid, static_cast<std::uint32_t>(sum));
    append_u32(guid, static_cast<std::uint32_t>(sum >> 32));
  }
  // Marked as one made by the program's own rule (version 8, the usual variant).
  guid[7] = static_cast<char>((static_cast<unsigned char>(guid[7]) & 0x0fU) | 0x80U);
  guid[8] = static_cast<char>((static_cast<unsigned char>(guid[8]) & 0x3fU) | 0x80U);
  return guid;
}

std::string guid_text(Bytes guid) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  // The first three groups are numbers, written with the highest byte first.
  constexpr std::array<std::size_t, guid_size> order{3, 2, 1,  0,  5,  4,  7,  6,
                                                     8, 9, 10, 11, 12, 13, 14, 15};
  std::string text = "{";
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    const std::uint8_t byte = byte_at(guid, order[i]);
    text += digits[byte >> 4];
    text += digits[byte & 15U];
  }
  return text + '}';
}

}  // namespace chuhe::record::detail
