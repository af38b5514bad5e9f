#include <chuhe/record/server_records.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "bytes.hpp"
#include "preorder.hpp"
#include "server_moves.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

using detail::ServerBoard;
using detail::ServerMove;

// Moves of one format, and what was wrong with the bytes.
struct Moves {
  std::vector<ServerMove> moves;
  ServerBoard board = ServerBoard::ranks_from_red;
  // Where the bytes end in the middle of a move, or have something that is none.
  std::optional<std::size_t> truncated;
  std::optional<std::size_t> corrupt;
  std::optional<std::size_t> trailing;
};

// --- CCM: seven bytes a move ---

constexpr std::size_t ccm_move_size = 7;

Moves ccm_moves(Bytes bytes) {
  Moves result;
  result.board = ServerBoard::rows_as_seen;
  std::size_t at = 0;
  for (; at + ccm_move_size <= bytes.size(); at += ccm_move_size) {
    const auto value = [&](std::size_t i) { return int{detail::byte_at(bytes, at + i)}; };
    result.moves.push_back({value(3), value(5), value(4), value(6), at});
  }
  if (at != bytes.size()) result.truncated = bytes.size();
  return result;
}

// --- CHN: a header and 32 bytes a move ---

constexpr std::size_t chn_header_size = 188;
constexpr std::size_t chn_move_size = 32;

Moves chn_moves(Bytes bytes) {
  Moves result;
  result.board = ServerBoard::rows_as_seen;
  std::size_t at = std::min(chn_header_size, bytes.size());
  if (at < chn_header_size) result.truncated = bytes.size();
  for (; at + chn_move_size <= bytes.size(); at += chn_move_size) {
    const auto value = [&](std::size_t i) { return int{detail::u16_at(bytes, at + 2 * i)}; };
    result.moves.push_back({value(2), value(3), value(4), value(5), at});
  }
  // The ten numbers at the end of a move mean nothing: without them it is whole enough.
  constexpr std::size_t meaning = 12;
  if (at < bytes.size()) {
    result.truncated = bytes.size();
    if (at + meaning <= bytes.size()) {
      const auto value = [&](std::size_t i) { return int{detail::u16_at(bytes, at + 2 * i)}; };
      result.moves.push_back({value(2), value(3), value(4), value(5), at});
    }
  }
  return result;
}

// --- CHE: numbers as text ---

struct Number {
  int value = 0;
  std::size_t offset = 0;
};

// The numbers of a text up to the first thing that is none, whose place goes to `stopped`.
std::vector<Number> numbers_of(Bytes text, std::size_t at_most,
                               std::optional<std::size_t>& stopped) {
  std::vector<Number> numbers;
  std::size_t at = 0;
  while (numbers.size() < at_most) {
    while (at < text.size() && (is_blank(text[at]) || text[at] == '\0')) ++at;
    if (at == text.size()) break;
    int value = 0;
    const char* const begin = text.data() + at;
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
    if (error != std::errc{}) {
      stopped = at;
      break;
    }
    numbers.push_back({value, at});
    at += static_cast<std::size_t>(end - begin);
  }
  return numbers;
}

constexpr std::size_t che_header_numbers = 2;
constexpr std::size_t che_move_numbers = 10;
constexpr std::size_t che_least_numbers = 7;  // of the last move, if the text is cut
constexpr int che_newer_mark = 32;

Moves che_moves(Bytes text, const Limits& limits) {
  Moves result;
  // One move more than there may be is read, so that the limit is noticed.
  const std::size_t most = limits.nodes < text.size() ? limits.nodes + 1 : text.size();
  const std::vector<Number> numbers =
      numbers_of(text, che_header_numbers + che_move_numbers * most, result.corrupt);
  // The newer text was seen without the two numbers in front too.
  const auto newer_at = [&](std::size_t first) {
    return first + 1 < numbers.size() && numbers[first + 1].value == che_newer_mark;
  };
  const bool bare = newer_at(0) && numbers.size() % che_move_numbers == 0;
  std::size_t at = bare ? 0 : che_header_numbers;
  if (newer_at(at)) result.board = ServerBoard::files_from_right;
  std::size_t count = numbers.size();
  if (!bare && numbers.size() >= che_header_numbers) {
    count = numbers[1].value < 0 ? 0 : static_cast<std::size_t>(numbers[1].value);
  }
  while (result.moves.size() < count && at + che_least_numbers <= numbers.size()) {
    const auto value = [&](std::size_t i) { return numbers[at + i].value; };
    result.moves.push_back({value(4), value(3), value(6), value(5), numbers[at].offset});
    at += che_move_numbers;
  }
  const bool whole = bare ? at == numbers.size() : result.moves.size() == count;
  if (!whole && !result.corrupt) result.truncated = text.size();
  if (whole && at < numbers.size()) result.trailing = numbers[at].offset;
  return result;
}

// --- all ---

void report(Feed& feed, const Moves& moves) {
  if (moves.truncated) {
    feed.report(Severity::warning, DiagnosticKind::truncated, *moves.truncated);
  }
  if (moves.corrupt) feed.report(Severity::warning, DiagnosticKind::corrupt, *moves.corrupt);
  if (moves.trailing) feed.report(Severity::note, DiagnosticKind::trailing_bytes, *moves.trailing);
}

ReadSummary feed_game(Feed& feed, Moves moves) {
  if (moves.moves.empty() && (moves.truncated || moves.corrupt)) {
    feed.report(Severity::error, DiagnosticKind::no_game,
                moves.truncated.value_or(moves.corrupt.value_or(0)));
    return feed.summary();
  }
  if (feed.begin_game(0)) {
    detail::feed_moves(feed, feed.start(), detail::turned(std::move(moves.moves), moves.board));
    report(feed, moves);
  }
  if (!feed.stopped()) feed.end_game();
  return feed.summary();
}

// Whether moves are whole, on the board and begin like a game.
bool convincing(Moves moves) {
  if (moves.truncated || moves.corrupt) return false;
  const std::vector<ServerMove> line = detail::turned(std::move(moves.moves), moves.board);
  return detail::begins_like_a_game(line) &&
         std::ranges::all_of(line, [](const ServerMove& move) { return detail::on_board(move); });
}

}  // namespace

bool looks_like_ccm(Bytes bytes) {
  return !bytes.empty() && bytes.front() == '\x01' && convincing(ccm_moves(bytes));
}

bool looks_like_chn(Bytes bytes) {
  return bytes.size() > chn_header_size && convincing(chn_moves(bytes));
}

bool looks_like_che(Bytes bytes) {
  const bool digits_only = std::ranges::all_of(
      bytes, [](char c) { return is_digit(c) || is_blank(c) || c == '-' || c == '\0'; });
  return digits_only && convincing(che_moves(bytes, Limits{}));
}

ReadSummary read_ccm(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  return feed_game(feed, ccm_moves(detail::within_limit(feed, bytes)));
}

ReadSummary read_chn(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  return feed_game(feed, chn_moves(detail::within_limit(feed, bytes)));
}

ReadSummary read_che(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  return feed_game(feed, che_moves(detail::within_limit(feed, bytes), options.limits));
}

}  // namespace chuhe::record
