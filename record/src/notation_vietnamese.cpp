// P2-5, Xs-2, `Pháo 2 bình 5`: letters or words, with or without accents.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "notation_cursor.hpp"
#include "notation_families.hpp"

namespace chuhe::record {

namespace {

struct Range {
  char32_t first;
  char32_t last;
  char letter;
};

// The Vietnamese letters with accents in the order of Unicode, capitals and small ones together.
constexpr Range accented[] = {
    {0xC0, 0xC3, 'a'},     {0xC8, 0xCA, 'e'},     {0xCC, 0xCD, 'i'},     {0xD2, 0xD5, 'o'},
    {0xD9, 0xDA, 'u'},     {0xDD, 0xDD, 'y'},     {0xE0, 0xE3, 'a'},     {0xE8, 0xEA, 'e'},
    {0xEC, 0xED, 'i'},     {0xF2, 0xF5, 'o'},     {0xF9, 0xFA, 'u'},     {0xFD, 0xFD, 'y'},
    {0x102, 0x103, 'a'},   {0x110, 0x111, 'd'},   {0x128, 0x129, 'i'},   {0x168, 0x169, 'u'},
    {0x1A0, 0x1A1, 'o'},   {0x1AF, 0x1B0, 'u'},   {0x1EA0, 0x1EB7, 'a'}, {0x1EB8, 0x1EC7, 'e'},
    {0x1EC8, 0x1ECB, 'i'}, {0x1ECC, 0x1EE3, 'o'}, {0x1EE4, 0x1EF1, 'u'}, {0x1EF2, 0x1EF9, 'y'},
};

/// The small letter without accents; 0 for what is no letter.
char plain_letter(char32_t c) {
  if (c >= U'a' && c <= U'z') return static_cast<char>(c);
  if (c >= U'A' && c <= U'Z') return static_cast<char>(c - U'A' + U'a');
  for (const Range& range : accented) {
    if (c >= range.first && c <= range.last) return range.letter;
  }
  return 0;
}

bool is_combining(char32_t c) { return c >= 0x300 && c < 0x370; }

/// A run of letters, small and without accents. The two tones that tell tướng (the king) from
/// tượng (the elephant) are noted.
struct Word {
  std::array<char, 8> letters{};
  std::size_t size = 0;
  bool rising = false;
  bool dotted = false;

  std::string_view view() const { return {letters.data(), size}; }
};

/// The word at the cursor; nothing if there is none or it is longer than any known one.
std::optional<Word> take_word(TextCursor& cursor) {
  Word word;
  for (; !cursor.at_end(); cursor.next()) {
    const char32_t c = cursor.peek();
    if (c == 0x1EDA || c == 0x1EDB || c == 0x301) word.rising = true;
    if (c == 0x1EE2 || c == 0x1EE3 || c == 0x323) word.dotted = true;
    if (is_combining(c) && word.size > 0) continue;
    const char letter = plain_letter(c);
    if (letter == 0) break;
    if (word.size == word.letters.size()) return std::nullopt;
    word.letters[word.size++] = letter;
  }
  if (word.size == 0) return std::nullopt;
  return word;
}

std::optional<Place> place_of(std::string_view text) {
  if (text == "t" || text == "truoc") return Place::front;
  if (text == "g" || text == "giua") return Place::middle;
  if (text == "s" || text == "sau") return Place::rear;
  if (text == "tt") return Place::foremost;
  if (text == "ss") return Place::rearmost;
  return std::nullopt;
}

std::optional<Direction> direction_of(std::string_view word) {
  if (word == "tan" || word == "tien") return Direction::advance;
  if (word == "thoai" || word == "thoi") return Direction::retreat;
  if (word == "binh") return Direction::traverse;
  return std::nullopt;
}

std::optional<Direction> direction_of(char c) {
  switch (c) {
    case '.':
    case '+': return Direction::advance;
    case '/': return Direction::retreat;
    case '-': return Direction::traverse;
    default: return std::nullopt;
  }
}

RoleSet roles_of_word(const Word& word) {
  const std::string_view text = word.view();
  if (text == "tuong") {
    if (word.rising) return {Role::king};
    if (word.dotted) return {Role::elephant};
    return {Role::king, Role::elephant};
  }
  if (text == "si" || text == "sy") return {Role::advisor};
  if (text == "voi") return {Role::elephant};
  if (text == "xe") return {Role::rook};
  if (text == "phao") return {Role::cannon};
  if (text == "ma") return {Role::horse};
  if (text == "tot" || text == "binh" || text == "chot") return {Role::pawn};
  return {};
}

/// How many letters at the start of `text` stand for a piece.
std::size_t take_letters(std::string_view text, RoleSet& roles) {
  if (text.starts_with("tg")) {
    roles = {Role::king};
    return 2;
  }
  if (text.starts_with("ch")) {
    roles = {Role::pawn};
    return 2;
  }
  switch (text[0]) {
    case 's': roles = {Role::advisor}; return 1;
    case 't':
    case 'v': roles = {Role::elephant}; return 1;
    case 'x': roles = {Role::rook}; return 1;
    case 'p': roles = {Role::cannon}; return 1;
    case 'm': roles = {Role::horse}; return 1;
    case 'b':
    case 'c': roles = {Role::pawn}; return 1;
    default: return 0;
  }
}

bool read_piece(TextCursor& cursor, RelativeMove& move) {
  const TextCursor start = cursor;
  const auto word = take_word(cursor);
  if (!word) return false;
  move.roles = roles_of_word(*word);
  if (!move.roles.empty()) {
    // `Xe sau`
    TextCursor ahead = cursor;
    ahead.skip_blanks();
    if (const auto next = take_word(ahead)) {
      if (const auto place = place_of(next->view())) {
        move.place = *place;
        cursor = ahead;
      }
    }
    return true;
  }
  const std::size_t size = take_letters(word->view(), move.roles);
  if (size == word->size) return true;
  const auto place = place_of(word->view().substr(size));
  if (size == 0 || !place) {
    cursor = start;
    return false;
  }
  move.place = *place;
  return true;
}

// The file, before or after which the place may stand; a blank may follow.
void read_file(TextCursor& cursor, RelativeMove& move) {
  cursor.skip_blanks();
  const std::uint8_t file = ascii_digit(cursor.ascii());
  if (file == 0) return;
  move.file = file;
  cursor.next();
  TextCursor ahead = cursor;
  ahead.skip_blanks();
  if (const auto word = take_word(ahead)) {
    const auto place = place_of(word->view());
    if (place && move.place == Place::none) {
      move.place = *place;
      cursor = ahead;
    }
  }
  cursor.skip_blanks();
}

bool read_direction(TextCursor& cursor, RelativeMove& move) {
  if (const auto direction = direction_of(cursor.ascii())) {
    move.direction = *direction;
    cursor.next();
    return true;
  }
  TextCursor ahead = cursor;
  const auto word = take_word(ahead);
  const auto direction = word ? direction_of(word->view()) : std::nullopt;
  if (!direction) return false;
  move.direction = *direction;
  cursor = ahead;
  return true;
}

}  // namespace

PrefixReading parse_vietnamese_prefix(std::string_view text) {
  TextCursor cursor(text);
  RelativeMove move;
  if (!read_piece(cursor, move)) return cursor.fault();
  read_file(cursor, move);
  if (move.place == Place::none && !move.file) return cursor.fault();
  // Of two elephants none is in the middle, and `Tg` is the king.
  if (move.place == Place::middle && move.roles.contains(Role::elephant)) return cursor.fault();
  if (!read_direction(cursor, move)) return cursor.fault();
  cursor.skip_blanks();
  const std::uint8_t number = ascii_digit(cursor.ascii());
  if (number == 0) return cursor.fault();
  move.number = number;
  cursor.next();
  return WrittenPrefix{move, cursor.offset()};
}

MoveText spell_vietnamese(const RelativeMove& written, Color mover, const Dialect& dialect) {
  MoveText text;
  const auto& digits = dialect.digits[mover];
  const Role role = written.roles.empty() ? Role::pawn : written.roles.first();
  text.append(dialect.pieces[mover][static_cast<std::size_t>(role)]);
  text.append(dialect.places[static_cast<std::size_t>(written.place)]);
  if (written.file) text.append(digits[*written.file]);
  text.append(dialect.directions[static_cast<std::size_t>(written.direction)]);
  text.append(digits[written.number]);
  return text;
}

}  // namespace chuhe::record
