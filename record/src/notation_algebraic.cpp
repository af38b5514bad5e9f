// Che2, Rii2, c5: in the manner of chess.
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <chuhe/core/movegen.hpp>

#include "notation_cursor.hpp"
#include "notation_families.hpp"

namespace chuhe::record {

namespace {

using Threat = AlgebraicMove::Threat;

std::optional<std::uint8_t> take_file(TextCursor& cursor) {
  const char c = cursor.ascii();
  if (c < 'a' || c > 'i') return std::nullopt;
  cursor.next();
  return static_cast<std::uint8_t>(c - 'a');
}

std::optional<std::uint8_t> take_optional_rank(TextCursor& cursor, RankNumbers ranks) {
  const auto rank = take_rank(cursor, ranks);
  if (!rank) return std::nullopt;
  return static_cast<std::uint8_t>(*rank);
}

Threat take_threat(TextCursor& cursor) {
  Threat threat = Threat::none;
  while (cursor.ascii() == '+' || cursor.ascii() == '#') {
    if (threat != Threat::mate) threat = cursor.ascii() == '#' ? Threat::mate : Threat::check;
    cursor.next();
  }
  return threat;
}

/// The other pieces of the kind that can legally go to the same square.
Bitboard rivals(Move move, Role role, const Position& position) {
  Bitboard result;
  for (const Square square : position.pieces(position.turn(), role)) {
    if (square != move.from() && is_legal(position, Move(square, move.to()))) result.add(square);
  }
  return result;
}

Threat threat_of(Move move, const Position& position) {
  if (!gives_check(position, move)) return Threat::none;
  return has_legal_move(position.after(move)) ? Threat::check : Threat::mate;
}

}  // namespace

PrefixReading parse_algebraic_prefix(std::string_view text, const Dialect& dialect) {
  TextCursor cursor(text);
  AlgebraicMove move;
  // Small letters are files: `bc5` is the pawn from file b.
  const auto piece = piece_from_letter(cursor.ascii());
  if (piece && piece->color == Color::red) {
    move.role = piece->role;
    cursor.next();
  }
  const auto first_file = take_file(cursor);
  const auto first_rank = take_optional_rank(cursor, dialect.ranks);
  move.captures = cursor.take('x');
  const bool dash = !move.captures && cursor.take('-');
  if (const auto file = take_file(cursor)) {
    const auto rank = take_optional_rank(cursor, dialect.ranks);
    if (!rank) return cursor.fault();
    move.from_file = first_file;
    move.from_rank = first_rank;
    move.to = make_square(*file, *rank);
  } else {
    if (!first_file || !first_rank || move.captures || dash) return cursor.fault();
    move.to = make_square(*first_file, *first_rank);
  }
  move.threat = take_threat(cursor);
  return WrittenPrefix{move, cursor.offset()};
}

MoveText spell_algebraic(const AlgebraicMove& written, Color mover, const Dialect& dialect) {
  MoveText text;
  text.append(dialect.pieces[mover][static_cast<std::size_t>(written.role)]);
  if (written.from_file) text.append(static_cast<char>('a' + *written.from_file));
  if (written.from_rank) append_rank(text, *written.from_rank, dialect.ranks);
  if (written.captures) text.append('x');
  text.append(static_cast<char>('a' + file_of(written.to)));
  append_rank(text, rank_of(written.to), dialect.ranks);
  if (written.threat == Threat::check) text.append('+');
  if (written.threat == Threat::mate) text.append('#');
  return text;
}

AlgebraicMove describe_algebraic(Move move, const Position& position, const Dialect& dialect) {
  AlgebraicMove written;
  const auto piece = position.piece_at(move.from());
  assert(piece);
  const Square from = move.from();
  const auto file = static_cast<std::uint8_t>(file_of(from));
  const auto rank = static_cast<std::uint8_t>(rank_of(from));
  written.role = piece->role;
  written.to = move.to();
  written.captures = !position.is_empty(move.to());
  bool same_file = false;
  bool same_rank = false;
  const Bitboard others = rivals(move, piece->role, position);
  for (const Square other : others) {
    same_file = same_file || file_of(other) == file;
    same_rank = same_rank || rank_of(other) == rank;
  }
  // A pawn without letter that captures names its file, as in chess: `cxc5`.
  const bool bare = dialect.pieces[position.turn()][static_cast<std::size_t>(piece->role)].empty();
  if (!others.empty() || (bare && written.captures)) {
    if (!same_file || same_rank) written.from_file = file;
    if (same_file) written.from_rank = rank;
  }
  written.threat = threat_of(move, position);
  return written;
}

std::expected<Move, MoveError> resolve_algebraic(const AlgebraicMove& written,
                                                 const Position& position) {
  std::array<Move, 8> legal{};
  std::array<Move, 8> illegal{};
  std::size_t legal_count = 0;
  std::size_t illegal_count = 0;
  bool found_piece = false;
  for (const Square from : position.pieces(position.turn(), written.role)) {
    if (written.from_file && *written.from_file != file_of(from)) continue;
    if (written.from_rank && *written.from_rank != rank_of(from)) continue;
    found_piece = true;
    const Move move(from, written.to);
    if (is_legal(position, move)) {
      legal[legal_count++] = move;
    } else if (is_pseudo_legal(position, move)) {
      illegal[illegal_count++] = move;
    }
  }
  if (legal_count == 1) return legal[0];
  if (legal_count > 1) {
    return std::unexpected(MoveError(MoveFault::ambiguous, std::span(legal).first(legal_count)));
  }
  if (illegal_count > 0) {
    return std::unexpected(MoveError(MoveFault::illegal, std::span(illegal).first(illegal_count)));
  }
  return std::unexpected(MoveError(found_piece ? MoveFault::impossible : MoveFault::no_such_piece));
}

}  // namespace chuhe::record
