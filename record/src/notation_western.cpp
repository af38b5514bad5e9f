// C2=5 with all its ways of telling pieces apart.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "notation_cursor.hpp"
#include "notation_families.hpp"

namespace chuhe::record {

namespace {

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::optional<Role> role_of(char c) {
  const auto piece = piece_from_letter(c);
  if (!piece) return std::nullopt;
  return piece->role;
}

std::optional<Place> place_of(char c) {
  switch (c) {
    case '+': return Place::front;
    case '.': return Place::middle;
    case '-': return Place::rear;
    default: return std::nullopt;
  }
}

std::optional<Direction> direction_of(char c) {
  switch (c) {
    case '+': return Direction::advance;
    case '-': return Direction::retreat;
    case '.':
    case '=': return Direction::traverse;
    default: return std::nullopt;
  }
}

// After a sign: `++`, `--`, `+C`, `+7`.
bool read_after_sign(TextCursor& cursor, char sign, RelativeMove& move) {
  move.place = *place_of(sign);
  if (sign != '.' && cursor.take(sign)) {
    move.place = sign == '+' ? Place::foremost : Place::rearmost;
    return true;
  }
  if (const auto role = role_of(cursor.ascii())) {
    move.roles = {*role};
  } else if (const std::uint8_t file = ascii_digit(cursor.ascii())) {
    move.file = file;
  } else {
    return false;
  }
  cursor.next();
  return true;
}

// After a digit: `3+`, `15`, `33`, `1P`.
bool read_after_digit(TextCursor& cursor, std::uint8_t digit, const Dialect& dialect,
                      RelativeMove& move) {
  const char c = cursor.ascii();
  if (c == '+' || c == '-') {
    move.file = digit;
    move.place = *place_of(c);
  } else if (const auto role = role_of(c)) {
    if (digit > 5) return false;
    move.place = ordinal_place(digit);
    move.roles = {*role};
  } else if (const std::uint8_t file = ascii_digit(c)) {
    // The middle one of three is the file twice in the old table, and number and file in the new.
    const bool twice = dialect.pawns.crossed[1][1].place == Place::middle || digit > 5;
    if (twice && digit == file) {
      move.place = Place::middle;
    } else if (digit <= 5) {
      move.place = ordinal_place(digit);
    } else {
      return false;
    }
    move.file = file;
  } else {
    return false;
  }
  cursor.next();
  return true;
}

// After a piece: `C2`, `C+`, `P.`, `Pa`.
bool read_after_piece(TextCursor& cursor, RelativeMove& move) {
  const char c = cursor.ascii();
  const char letter = upper(c);
  if (const std::uint8_t file = ascii_digit(c)) {
    move.file = file;
  } else if (const auto place = place_of(c)) {
    move.place = *place;
  } else if (letter >= 'A' && letter <= 'E') {
    move.place = ordinal_place(letter - 'A' + 1);
  } else {
    return false;
  }
  cursor.next();
  return true;
}

bool read_subject(TextCursor& cursor, const Dialect& dialect, RelativeMove& move) {
  const char c = cursor.ascii();
  if (place_of(c)) {
    cursor.next();
    return read_after_sign(cursor, c, move);
  }
  if (const std::uint8_t digit = ascii_digit(c)) {
    cursor.next();
    return read_after_digit(cursor, digit, dialect, move);
  }
  const char letter = upper(c);
  const auto role = role_of(c);
  if (!role && letter != 'F') return false;
  cursor.next();
  // `fC` and `bC`, front and back, are older than the signs; a lone B is an elephant.
  const auto second = role_of(cursor.ascii());
  if (letter == 'F' || (letter == 'B' && second)) {
    if (!second) return false;
    move.place = letter == 'F' ? Place::front : Place::rear;
    move.roles = {*second};
    cursor.next();
    return true;
  }
  move.roles = {*role};
  return read_after_piece(cursor, move);
}

}  // namespace

PrefixReading parse_western_prefix(std::string_view text, const Dialect& dialect) {
  TextCursor cursor(text);
  RelativeMove move;
  if (!read_subject(cursor, dialect, move)) return cursor.fault();
  if (const auto direction = direction_of(cursor.ascii())) {
    move.direction = *direction;
    cursor.next();
  } else if (move.roles.empty() || !move.file || move.place != Place::none) {
    return cursor.fault();
  } else {
    // `C25`: some English books leave the sign of a traverse out.
    move.direction = Direction::traverse;
  }
  const std::uint8_t number = ascii_digit(cursor.ascii());
  if (number == 0) return cursor.fault();
  move.number = number;
  cursor.next();
  return WrittenPrefix{move, cursor.offset()};
}

MoveText spell_western(const RelativeMove& written, Color mover, const Dialect& dialect) {
  MoveText text;
  const auto& digits = dialect.digits[mover];
  const std::string_view place = dialect.places[static_cast<std::size_t>(written.place)];
  if (!written.roles.empty()) {
    text.append(dialect.pieces[mover][static_cast<std::size_t>(written.roles.first())]);
    if (written.file && written.place == Place::none) text.append(digits[*written.file]);
    text.append(place);
  } else if (!written.file) {
    text.append(place);
  } else if (const int n = ordinal_of(written.place); n != 0) {
    text.append(digits[static_cast<std::size_t>(n)]);
    text.append(digits[*written.file]);
  } else {
    text.append(digits[*written.file]);
    text.append(written.place == Place::middle ? digits[*written.file] : place);
  }
  text.append(dialect.directions[static_cast<std::size_t>(written.direction)]);
  text.append(digits[written.number]);
  return text;
}

}  // namespace chuhe::record
