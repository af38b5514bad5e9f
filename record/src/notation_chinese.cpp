// 炮二平五: the characters, of either script and side, and the order they come in.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "notation_cursor.hpp"
#include "notation_families.hpp"

namespace chuhe::record {

namespace {

enum class SymbolKind : std::uint8_t { none, piece, digit, place, direction };

/// What a character stands for: a role, a digit from 1 to 9, a place or a direction.
struct Symbol {
  SymbolKind kind = SymbolKind::none;
  std::uint8_t value = 0;

  constexpr Symbol() = default;
  constexpr explicit Symbol(Role role)
      : kind(SymbolKind::piece), value(static_cast<std::uint8_t>(role)) {}
  constexpr explicit Symbol(Place place)
      : kind(SymbolKind::place), value(static_cast<std::uint8_t>(place)) {}
  constexpr explicit Symbol(Direction direction)
      : kind(SymbolKind::direction), value(static_cast<std::uint8_t>(direction)) {}
  constexpr explicit Symbol(int digit)
      : kind(SymbolKind::digit), value(static_cast<std::uint8_t>(digit)) {}
};

// Besides both scripts' usual forms: the compatibility and radical forms that copied text brings
// along, forms printed on pieces, and the numerals that cannot be altered.
Symbol piece_symbol(char32_t c) {
  switch (c) {
    case U'车':
    case U'車':
    case U'俥':
    case U'砗':
    case U'硨':
    case U'\uF902':
    case U'\u2F9E':
    case U'\u2ECB': return Symbol(Role::rook);
    case U'马':
    case U'馬':
    case U'傌':
    case U'码':
    case U'碼':
    case U'\u2FBA':
    case U'\u2EE2': return Symbol(Role::horse);
    case U'炮':
    case U'砲':
    case U'包':
    case U'礮': return Symbol(Role::cannon);
    case U'相':
    case U'象': return Symbol(Role::elephant);
    case U'仕':
    case U'士':
    case U'\u2F20': return Symbol(Role::advisor);
    case U'帅':
    case U'帥':
    case U'将':
    case U'將': return Symbol(Role::king);
    case U'兵':
    case U'卒': return Symbol(Role::pawn);
    default: return {};
  }
}

Symbol digit_symbol(char32_t c) {
  switch (c) {
    case U'一':
    case U'壹':
    case U'\u2F00': return Symbol(1);
    case U'二':
    case U'贰':
    case U'貳':
    case U'\u2F06': return Symbol(2);
    case U'三':
    case U'叁':
    case U'參':
    case U'叄': return Symbol(3);
    case U'四':
    case U'肆': return Symbol(4);
    case U'五':
    case U'伍': return Symbol(5);
    case U'六':
    case U'陆':
    case U'陸': return Symbol(6);
    case U'七':
    case U'柒': return Symbol(7);
    case U'八':
    case U'捌':
    case U'\u2F0B': return Symbol(8);
    case U'九':
    case U'玖': return Symbol(9);
    default: return c >= U'1' && c <= U'9' ? Symbol(static_cast<int>(c - U'0')) : Symbol();
  }
}

Symbol symbol_of(char32_t c) {
  switch (c) {
    case U'进':
    case U'進':
    case U'上': return Symbol(Direction::advance);
    case U'退':
    case U'下': return Symbol(Direction::retreat);
    case U'平': return Symbol(Direction::traverse);
    case U'前': return Symbol(Place::front);
    case U'中': return Symbol(Place::middle);
    case U'后':
    case U'後': return Symbol(Place::rear);
    default: break;
  }
  const Symbol digit = digit_symbol(c);
  return digit.kind != SymbolKind::none ? digit : piece_symbol(c);
}

std::optional<Place> place_of(Symbol symbol) {
  if (symbol.kind == SymbolKind::place) return static_cast<Place>(symbol.value);
  if (symbol.kind == SymbolKind::digit && symbol.value <= 5) return ordinal_place(symbol.value);
  return std::nullopt;
}

/// Two or three characters before the direction: which piece is meant.
struct Subject {
  std::array<Symbol, 3> symbols{};
  std::size_t count = 0;
};

// 炮二, 前炮, 炮前, 二兵, 前七, 二七. The number of the character at fault otherwise.
std::expected<RelativeMove, std::size_t> read_two(Symbol a, Symbol b) {
  RelativeMove move;
  const bool starts_with_piece = a.kind == SymbolKind::piece;
  if (starts_with_piece || b.kind == SymbolKind::piece) {
    const Symbol piece = starts_with_piece ? a : b;
    const Symbol other = starts_with_piece ? b : a;
    move.roles = {static_cast<Role>(piece.value)};
    if (starts_with_piece && other.kind == SymbolKind::digit) {
      move.file = other.value;
      return move;
    }
    const auto place = place_of(other);
    if (!place) return std::unexpected(starts_with_piece ? 1U : 0U);
    move.place = *place;
    return move;
  }
  const auto place = place_of(a);
  if (!place) return std::unexpected(0U);
  if (b.kind != SymbolKind::digit) return std::unexpected(1U);
  move.place = *place;
  move.file = b.value;
  return move;
}

// 前兵七, 二兵七, 前七兵, 兵前七, 兵七前.
std::expected<RelativeMove, std::size_t> read_three(const std::array<Symbol, 3>& symbols) {
  std::size_t piece_at = 3;
  for (std::size_t i = 0; i < 3; ++i) {
    if (symbols[i].kind == SymbolKind::piece && piece_at == 3) piece_at = i;
  }
  if (piece_at == 3) return std::unexpected(2U);
  const std::size_t first = piece_at == 0 ? 1 : 0;
  const std::size_t second = piece_at == 2 ? 1 : 2;
  const Symbol a = symbols[first];
  const Symbol b = symbols[second];
  const bool file_first = a.kind == SymbolKind::digit && b.kind == SymbolKind::place;
  const auto place = place_of(file_first ? b : a);
  if (!place) return std::unexpected(first);
  const Symbol file = file_first ? a : b;
  if (file.kind != SymbolKind::digit) return std::unexpected(second);
  RelativeMove move;
  move.roles = {static_cast<Role>(symbols[piece_at].value)};
  move.place = *place;
  move.file = file.value;
  return move;
}

}  // namespace

PrefixReading parse_chinese_prefix(std::string_view text) {
  TextCursor cursor(text);
  std::array<Symbol, 3> symbols{};
  std::array<std::size_t, 3> offsets{};
  std::size_t count = 0;
  Symbol symbol = symbol_of(cursor.peek());
  while (symbol.kind != SymbolKind::direction) {
    if (symbol.kind == SymbolKind::none || count == 3) return cursor.fault();
    symbols[count] = symbol;
    offsets[count++] = cursor.offset();
    cursor.next();
    symbol = symbol_of(cursor.peek());
  }
  if (count < 2) return cursor.fault();
  auto move = count == 2 ? read_two(symbols[0], symbols[1]) : read_three(symbols);
  if (!move) {
    return std::unexpected(NotationError{NotationFault::unexpected, offsets[move.error()]});
  }
  move->direction = static_cast<Direction>(symbol.value);
  cursor.next();
  const Symbol number = digit_symbol(cursor.peek());
  if (number.kind == SymbolKind::none) return cursor.fault();
  move->number = number.value;
  cursor.next();
  return WrittenPrefix{*move, cursor.offset()};
}

MoveText spell_chinese(const RelativeMove& written, Color mover, const Dialect& dialect) {
  MoveText text;
  const auto& digits = dialect.digits[mover];
  if (written.place != Place::none) {
    text.append(dialect.places[static_cast<std::size_t>(written.place)]);
  }
  if (!written.roles.empty()) {
    text.append(dialect.pieces[mover][static_cast<std::size_t>(written.roles.first())]);
  }
  if (written.file) text.append(digits[*written.file]);
  text.append(dialect.directions[static_cast<std::size_t>(written.direction)]);
  text.append(digits[written.number]);
  return text;
}

}  // namespace chuhe::record
