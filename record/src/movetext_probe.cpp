// Finding out which notation a text is in: by trying.
#include <algorithm>
#include <array>
#include <utility>

#include <chuhe/record/dialects.hpp>

#include "movetext.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

/// Whether a token may end here: Chinese moves stand side by side, the others do not.
bool may_end(std::string_view rest, const Dialect& dialect) {
  if (dialect.family == NotationFamily::chinese || rest.empty()) return true;
  return !is_letter(rest[0]) && !is_digit(rest[0]);
}

/// Whether a number may be the start of a move: `15=4`, `33.4`, `１卒`.
bool may_be_move(const Token& number, std::string_view text, const Dialect& dialect) {
  const std::string_view rest = text.substr(number.offset);
  if (dialect.family == NotationFamily::western) {
    return rest.size() >= 4 && is_digit(rest[0]) &&
           (is_digit(rest[1]) || rest[1] == '+' || rest[1] == '-' || is_letter(rest[1]));
  }
  return dialect.family == NotationFamily::chinese && number.no_dot && number.end < text.size() &&
         !is_blank(text[number.end]);
}

constexpr std::array<const Dialect*, 7> candidates{
    &notation::chinese, &notation::uci,        &notation::wxf,      &notation::san_fairy,
    &notation::san,     &notation::vietnamese, &notation::uci_fairy};

}  // namespace

namespace {

/// Whether the text means several legal moves: right in this notation, if not clear.
bool ambiguous_at(std::string_view text, const Position& position, const Dialect& dialect) {
  const auto prefix = parse_prefix(text, dialect);
  if (!prefix || !may_end(text.substr(prefix->length), dialect)) return false;
  const auto move = resolve(prefix->written, position, dialect);
  return !move && move.error().fault() == MoveFault::ambiguous;
}

}  // namespace

std::optional<MoveFound> legal_move_at(std::string_view text, const Position& position,
                                       const Dialect& dialect) {
  const auto prefix = parse_prefix(text, dialect);
  if (!prefix || !may_end(text.substr(prefix->length), dialect)) return std::nullopt;
  const auto move = resolve(prefix->written, position, dialect);
  if (!move) return std::nullopt;
  return MoveFound{*move, prefix->length};
}

std::size_t count_legal_moves(std::string_view text, std::size_t from, const Position& position,
                              const Dialect& dialect, std::size_t limit) {
  Scanner scanner(text, from);
  Position at = position;
  std::size_t count = 0;
  constexpr std::size_t cheap = 2048;
  while (count < limit) {
    const Token token = scanner.next();
    switch (token.kind) {
      case Token::Kind::comment:
      case Token::Kind::line_comment:
      case Token::Kind::mark: continue;
      case Token::Kind::open: {
        if (count > 0) return count;
        const auto end = Scanner::bracket_end(text.substr(0, token.offset + cheap), token.offset);
        if (!end) return count;
        scanner.seek(*end);
        continue;
      }
      case Token::Kind::number:
        if (!may_be_move(token, text, dialect)) continue;
        break;
      case Token::Kind::word: break;
      default: return count;
    }
    const auto found = legal_move_at(text.substr(token.offset), at, dialect);
    if (!found) {
      if (token.kind == Token::Kind::number) continue;
      // `+` and `#` behind a move are signs of check.
      if (count > 0 && (token.text == "+" || token.text == "#")) continue;
      return count + (ambiguous_at(text.substr(token.offset), at, dialect) ? 1 : 0);
    }
    at.play(found->move);
    ++count;
    scanner.seek(token.offset + found->length);
  }
  return count;
}

namespace {

/// Where no move is legal, the notation whose syntax most of the first words have.
const Dialect* likely_by_syntax(std::string_view text, std::size_t from) {
  constexpr std::size_t enough = 12;
  const Dialect* best = candidates[0];
  std::size_t most = 0;
  const auto count = [&](const Dialect& dialect) {
    Scanner scanner(text, from);
    std::size_t words = 0;
    std::size_t moves = 0;
    while (words < enough) {
      const Token token = scanner.next();
      if (token.kind == Token::Kind::end || token.kind == Token::Kind::tag) break;
      if (token.kind != Token::Kind::word) continue;
      ++words;
      const auto prefix = parse_prefix(token.text, dialect);
      if (!prefix || !may_end(token.text.substr(prefix->length), dialect)) continue;
      ++moves;
    }
    if (moves <= most) return;
    most = moves;
    best = &dialect;
  };
  for (const Dialect* dialect : candidates) count(*dialect);
  return best;
}

}  // namespace

namespace {

/// Whether the tenth rank of a board whose ranks begin with 1 is named: `h10`.
bool has_rank_ten(std::string_view text) {
  for (std::size_t at = text.find("10"); at != std::string_view::npos;
       at = text.find("10", at + 1)) {
    if (at > 0 && text[at - 1] >= 'a' && text[at - 1] <= 'i') return true;
  }
  return false;
}

}  // namespace

DialectChoice choose_dialect(std::string_view text, std::size_t from, const Diagram& start,
                             const Dialect* expected) {
  constexpr std::size_t enough = 12;
  // Ranks counted from 1 look like ranks counted from 0. A few moves that happen to be legal so are
  // no proof where no rank 10 is among them.
  constexpr std::size_t proof = 4;
  DialectChoice best;
  const auto attempt = [&](const Position& position, bool other_turn) {
    const auto one = [&](const Dialect& dialect) {
      const std::size_t legal = count_legal_moves(text, from, position, dialect, enough);
      if (&dialect == &notation::uci_fairy && legal < proof && !has_rank_ten(text.substr(from))) {
        return;
      }
      if (legal > best.legal) best = {&dialect, legal, other_turn};
    };
    if (expected != nullptr) one(*expected);
    for (const Dialect* dialect : candidates) {
      if (best.legal == enough) return;
      one(*dialect);
    }
  };

  const auto position_of = [](const Diagram& diagram) -> std::optional<Position> {
    if (diagram == opening_diagram()) return Position();
    if (const auto position = Position::from(diagram)) return *position;
    return std::nullopt;
  };
  const std::optional<Position> as_named = position_of(start);
  // `1. ... 马8进7`: dots in place of Red's move say that Black begins.
  Scanner scanner(text, from);
  Token first = scanner.next();
  while (first.kind == Token::Kind::comment) first = scanner.next();
  const bool dotted = first.kind == Token::Kind::number && first.many_dots;
  const bool other_first = dotted && start.turn == Color::red;
  const auto attempt_other = [&] {
    Diagram other = start;
    other.turn = opponent(start.turn);
    if (const auto position = position_of(other)) attempt(*position, true);
  };
  if (other_first) attempt_other();
  if (best.legal == 0 && as_named) attempt(*as_named, false);
  if (best.legal == 0 && !other_first) {
    attempt_other();
    // One move may be a single illegal one; two in a row are no accident.
    if (best.legal < 2) best = {};
  }
  if (best.dialect == nullptr) {
    best.dialect = expected != nullptr ? expected : likely_by_syntax(text, from);
  }
  return best;
}

}  // namespace chuhe::record
