#include "moves_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/protocol/command.hpp>

namespace chuhe::protocol {

namespace {

// Plays the words after `moves`; the fault of the first that cannot be played.
std::optional<FenFault> play(WordReader& reader, RankNumbers ranks, Line& line) {
  for (Word word = reader.next(); !word.empty(); word = reader.next()) {
    FenFault fault;
    fault.offset = word.offset;
    fault.length = word.text.size();
    const auto move = parse_coordinates(word.text, ranks);
    if (!move) {
      fault.kind = FenFaultKind::bad_move_text;
      return fault;
    }
    if (const auto why = why_illegal(line.position(), *move)) {
      fault.kind = FenFaultKind::illegal_move;
      fault.illegal = why;
      fault.move = *move;
      return fault;
    }
    line.push(*move);
  }
  return std::nullopt;
}

}  // namespace

bool says_no_move(const Word& word) {
  static constexpr std::array<std::string_view, 8> ways = {
      "(none)", "none", "null", "(null)", "0000", "nullmove", "nobestmove", "-"};
  return std::ranges::any_of(ways, [&](std::string_view way) { return word.is(way); });
}

std::optional<Move> read_move(const Word& word, RankNumbers ranks) {
  const auto move = parse_coordinates(word.text, ranks);
  if (!move || move->from() == move->to()) return std::nullopt;
  return *move;
}

std::vector<Move> take_moves(WordReader& reader, RankNumbers ranks) {
  std::vector<Move> moves;
  for (Word word = reader.peek(); !word.empty(); word = reader.peek()) {
    const auto move = read_move(word, ranks);
    if (!move) break;
    moves.push_back(*move);
    reader.take(word);
  }
  return moves;
}

std::expected<FenReading, FenFaults> read_position(std::string_view line, const Word& rest,
                                                   RankNumbers ranks) {
  // The moves are not left to read_fen, which counts ranks from 0 alone.
  WordReader reader(line);
  reader.take({line.substr(rest.offset, 0), rest.offset});
  Word word = reader.next();
  while (!word.empty() && !word.is("moves")) word = reader.next();
  auto reading = read_fen(line.substr(rest.offset, word.offset - rest.offset));
  if (!reading) {
    for (FenFault& fault : reading.error()) fault.offset += rest.offset;
    return reading;
  }
  for (FenNote& note : reading->notes) note.offset += rest.offset;
  if (const auto fault = play(reader, ranks, reading->line)) {
    return std::unexpected(FenFaults{*fault});
  }
  return reading;
}

std::string moves_text(std::span<const Move> moves, RankNumbers ranks) {
  std::string text;
  for (const Move move : moves) {
    if (!text.empty()) text += ' ';
    text += to_uci(move, ranks);
  }
  return text;
}

std::string position_text(const Line& line, RankNumbers ranks) {
  std::string text = line.start().diagram() == opening_diagram() ? std::string("startpos")
                                                                 : "fen " + to_fen(line.start());
  if (!line.empty()) text += " moves " + moves_text(line.moves(), ranks);
  return text;
}

Line since_last_capture(const Line& line) {
  std::size_t start = line.plies();
  while (start > 0) {
    const Position& before = line.positions()[start - 1];
    if (!before.is_empty(line.moves()[start - 1].to())) break;
    --start;
  }
  if (start == 0) return line;
  Line rest(line.positions()[start]);
  rest.reserve(line.plies() - start);
  for (const Move move : line.moves().subspan(start)) rest.push(move);
  return rest;
}

bool is_same_line(const Line& a, const Line& b) {
  return a.start().diagram() == b.start().diagram() && std::ranges::equal(a.moves(), b.moves());
}

namespace {

template <class WithLine>
bool is_same_position(const WithLine& a, const WithLine& b) {
  if (a.notes != b.notes || a.line.has_value() != b.line.has_value()) return false;
  return a.line ? is_same_line(*a.line, *b.line) : a.line.error() == b.line.error();
}

}  // namespace

bool operator==(const SetPosition& a, const SetPosition& b) { return is_same_position(a, b); }
bool operator==(const Probe& a, const Probe& b) { return is_same_position(a, b); }

}  // namespace chuhe::protocol
