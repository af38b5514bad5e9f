#include "preorder.hpp"

#include <charconv>
#include <string_view>

namespace chuhe::record::detail {

std::string numbers_text(std::uint8_t from, std::uint8_t to) {
  return std::to_string(int{from}) + '-' + std::to_string(int{to});
}

std::optional<NumberPair> parse_numbers_text(std::string_view text) {
  NumberPair pair;
  const char* const end = text.data() + text.size();
  const auto [dash, from_error] = std::from_chars(text.data(), end, pair.from);
  if (from_error != std::errc{} || dash == end || *dash != '-') return std::nullopt;
  const auto [last, to_error] = std::from_chars(dash + 1, end, pair.to);
  if (to_error != std::errc{} || last != end) return std::nullopt;
  return pair;
}

Cursor feed_start(Feed& feed, Diagram diagram, Color named, const std::optional<Square>& first_from,
                  std::size_t offset) {
  diagram.turn = named;
  if (first_from && diagram.board[*first_from]) {
    const Color mover = diagram.board[*first_from]->color;
    if (mover != named) {
      feed.report(Severity::note, DiagnosticKind::turn_corrected, offset);
      diagram.turn = mover;
    }
  }
  return diagram == opening_diagram() ? feed.start() : feed.start(diagram, offset);
}

unsigned usual_game_type(const Diagram& start) {
  return start.board == opening_diagram().board ? 0 : 3;
}

void feed_game_type(Feed& feed, std::size_t type, const Diagram& start, std::size_t offset) {
  if (type >= game_types.size()) {
    feed.report(Severity::note, DiagnosticKind::bad_tag, offset, std::to_string(type));
  } else if (type != usual_game_type(start)) {
    feed.tag(tag_name::game_type, game_types[type], offset);
  }
}

Bytes within_limit(Feed& feed, Bytes bytes) {
  if (bytes.size() <= feed.limits().bytes) return bytes;
  feed.report(Severity::error, DiagnosticKind::limit_reached, feed.limits().bytes, "bytes");
  return bytes.substr(0, feed.limits().bytes);
}

}  // namespace chuhe::record::detail
