// h2e2, H2-E2, 7747: the squares themselves.
#include <cstddef>
#include <optional>
#include <string_view>

#include "notation_cursor.hpp"
#include "notation_families.hpp"

namespace chuhe::record {

namespace {

std::optional<Square> take_square(TextCursor& cursor, RankNumbers ranks) {
  const char c = cursor.ascii();
  const int file = c >= 'a' ? c - 'a' : c - 'A';
  if (file < 0 || file >= file_count) return std::nullopt;
  cursor.next();
  const std::optional<int> rank = take_rank(cursor, ranks);
  if (!rank) return std::nullopt;
  return make_square(file, *rank);
}

// File from Red's left, rank from Black's side.
std::optional<Square> take_numbers(TextCursor& cursor) {
  const char file = cursor.ascii();
  if (file < '0' || file > '8') return std::nullopt;
  cursor.next();
  const char rank = cursor.ascii();
  if (rank < '0' || rank > '9') return std::nullopt;
  cursor.next();
  return make_square(file - '0', 9 - (rank - '0'));
}

void append_square(MoveText& text, Square square, const Dialect& dialect) {
  switch (dialect.form) {
    case CoordinateForm::plain:
    case CoordinateForm::iccs: {
      const char first = dialect.form == CoordinateForm::plain ? 'a' : 'A';
      text.append(static_cast<char>(first + file_of(square)));
      append_rank(text, rank_of(square), dialect.ranks);
      break;
    }
    case CoordinateForm::numbers:
      text.append(static_cast<char>('0' + file_of(square)));
      text.append(static_cast<char>('0' + 9 - rank_of(square)));
      break;
  }
}

}  // namespace

PrefixReading parse_coordinate_prefix(std::string_view text, const Dialect& dialect) {
  TextCursor cursor(text);
  const bool numbers = dialect.form == CoordinateForm::numbers;
  const auto from = numbers ? take_numbers(cursor) : take_square(cursor, dialect.ranks);
  if (!from) return cursor.fault();
  cursor.take('-');
  const auto to = numbers ? take_numbers(cursor) : take_square(cursor, dialect.ranks);
  if (!to) return cursor.fault();
  return WrittenPrefix{Move(*from, *to), cursor.offset()};
}

MoveText spell_coordinates(Move move, const Dialect& dialect) {
  MoveText text;
  append_square(text, move.from(), dialect);
  if (dialect.form == CoordinateForm::iccs) text.append('-');
  append_square(text, move.to(), dialect);
  return text;
}

void append_rank(MoveText& text, int rank, RankNumbers ranks) {
  if (ranks == RankNumbers::zero_to_nine) {
    text.append(static_cast<char>('0' + rank));
  } else if (rank == 9) {
    text.append("10");
  } else {
    text.append(static_cast<char>('1' + rank));
  }
}

std::optional<int> take_rank(TextCursor& cursor, RankNumbers ranks) {
  const char c = cursor.ascii();
  if (c < '0' || c > '9') return std::nullopt;
  if (ranks == RankNumbers::zero_to_nine) {
    cursor.next();
    return c - '0';
  }
  if (c == '0') return std::nullopt;
  cursor.next();
  return c == '1' && cursor.take('0') ? 9 : c - '1';
}

}  // namespace chuhe::record
