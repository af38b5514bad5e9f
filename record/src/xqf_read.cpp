#include <algorithm>

#include <chuhe/record/xqf.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "preorder.hpp"
#include "xqf_format.hpp"

namespace chuhe::record {

namespace {

using detail::XqfField;

// The smallest header from which a position can be taken.
constexpr std::size_t smallest_header = detail::xqf_offset::pieces + detail::xqf_slot_count;

constexpr detail::SquareNumbers square_numbers(detail::xqf_square);

Bytes counted_string(Bytes bytes, XqfField field) {
  if (field.offset >= bytes.size()) return {};
  const std::size_t length =
      std::min<std::size_t>(detail::byte_at(bytes, field.offset), field.capacity);
  const Bytes text = detail::field_at(bytes, field.offset + 1, length);
  return text.substr(0, text.find('\0'));
}

class XqfReader {
 public:
  XqfReader(Bytes bytes, Feed& feed)
      : bytes_(bytes),
        feed_(feed),
        texts_(feed, Charset::gb18030, detail::TextReader::Choice::callers),
        version_(detail::byte_at(bytes, detail::xqf_offset::version)) {}

  void read() {
    check_header();
    read_texts();
    read_game();
  }

 private:
  std::uint8_t header_byte(std::size_t offset) const {
    return offset < bytes_.size() ? detail::byte_at(bytes_, offset) : std::uint8_t{0};
  }
  void note(DiagnosticKind kind, std::size_t offset, std::string_view text = {}) {
    feed_.report(Severity::note, kind, offset, text);
  }
  void warn(DiagnosticKind kind, std::size_t offset, std::string_view text = {}) {
    feed_.report(Severity::warning, kind, offset, text);
  }

  void check_header() {
    if (version_ > detail::xqf_last_version) {
      warn(DiagnosticKind::unsupported_version, detail::xqf_offset::version,
           std::to_string(version_));
    }
    if (!detail::xqf_keys_add_up(bytes_)) {
      warn(DiagnosticKind::bad_checksum, detail::xqf_offset::key_sum);
    }
  }

  void tag(std::string_view name, XqfField field) {
    const std::size_t length = header_byte(field.offset);
    if (length > field.capacity) {
      note(DiagnosticKind::corrupt, field.offset, "length " + std::to_string(length));
    }
    detail::feed_tag(feed_, name, texts_.field(counted_string(bytes_, field), field.offset + 1),
                     field.offset);
  }

  void read_texts() {
    namespace field = detail::xqf_field;
    tag(tag_name::title, field::title);
    tag(tag_name::event, field::event);
    tag(tag_name::date, field::date);
    tag(tag_name::site, field::site);
    tag(tag_name::red, field::red);
    tag(tag_name::black, field::black);
    tag(tag_name::time_control, field::time_rule);
    tag(tag_name::red_time, field::red_time);
    tag(tag_name::black_time, field::black_time);
    tag(tag_name::annotator, field::annotator);
    tag(tag_name::author, field::author);
  }

  Diagram read_board() {
    Diagram diagram;
    const detail::XqfKeys keys = detail::xqf_keys(bytes_, version_);
    const auto numbers = detail::xqf_piece_numbers(bytes_, version_, keys);
    bool crowded = false;
    for (std::size_t slot = 0; slot < numbers.size(); ++slot) {
      const std::optional<Square> square = detail::xqf_square(numbers[slot]);
      if (!square) continue;
      crowded = crowded || diagram.board[*square];
      diagram.board[*square] = detail::xqf_slots[slot];
    }
    if (crowded) {
      warn(DiagnosticKind::corrupt, detail::xqf_offset::pieces, "two pieces on one square");
    }
    return diagram;
  }

  void read_result() {
    constexpr std::array<Score, 4> scores{Score::unknown, Score::red_wins, Score::black_wins,
                                          Score::draw};
    const std::size_t result = header_byte(detail::xqf_offset::result);
    if (result >= scores.size()) {
      note(DiagnosticKind::bad_result, detail::xqf_offset::result, std::to_string(result));
    } else if (result != 0) {
      feed_.result({scores[result], GameEnding::unknown, {}});
    }
  }

  // Reads a node and reports what was wrong with it.
  bool next(XqfNodes& nodes, XqfNodes::Node& node) {
    const bool found = nodes.next(node);
    switch (nodes.fault()) {
      case XqfNodes::Fault::none: break;
      case XqfNodes::Fault::truncated:
        if (!truncation_reported_) warn(DiagnosticKind::truncated, bytes_.size());
        truncation_reported_ = true;
        break;
      case XqfNodes::Fault::bad_length:
        warn(DiagnosticKind::corrupt, node.comment_offset - 4, "length of a comment");
        break;
    }
    return found;
  }

  void read_game() {
    XqfNodes nodes(bytes_);
    XqfNodes::Node root;
    const bool has_root = next(nodes, root);
    const std::string introduction = texts_.lines(root.comment, root.comment_offset);
    const bool has_first = root.has_next;
    std::optional<Square> first_from;
    if (has_first) {
      XqfNodes ahead = nodes;
      XqfNodes::Node first;
      // A move that cannot be read tells nothing.
      if (ahead.next(first) && detail::xqf_square(first.to)) {
        first_from = detail::xqf_square(first.from);
      }
    }
    const Diagram diagram = read_board();
    if (detail::xqf_offset::type < bytes_.size()) {
      detail::feed_game_type(feed_, header_byte(detail::xqf_offset::type), diagram,
                             detail::xqf_offset::type);
    }
    const Color named = header_byte(detail::xqf_offset::who_plays) == 1 ? Color::black : Color::red;
    const Cursor start = detail::feed_start(feed_, diagram, named, first_from,
                                            std::min(detail::xqf_offset::who_plays, bytes_.size()));
    read_result();
    if (!introduction.empty()) {
      feed_.comment(NodeId::root, CommentPlace::after_move, introduction, root.comment_offset);
    }
    const bool ended = detail::feed_preorder(
        feed_, start, has_first, [&](detail::StreamNode& node) { return next(nodes, node); },
        [&](Bytes comment, std::size_t offset) { return texts_.lines(comment, offset); });
    if (has_root && ended && nodes.offset() < bytes_.size()) {
      note(DiagnosticKind::trailing_bytes, nodes.offset());
    }
  }

  bool next(XqfNodes& nodes, detail::StreamNode& node) {
    if (!next(nodes, node_)) return false;
    node.offset = node_.offset;
    node.from_number = node_.from;
    node.to_number = node_.to;
    square_numbers.resolve(node);
    node.has_next = node_.has_next;
    node.has_alternative = node_.has_alternative;
    node.comment = node_.comment;
    node.comment_offset = node_.comment_offset;
    return true;
  }

  Bytes bytes_;
  Feed& feed_;
  detail::TextReader texts_;
  int version_;
  XqfNodes::Node node_;
  bool truncation_reported_ = false;
};

}  // namespace

bool looks_like_xqf(Bytes bytes) { return bytes.size() > 2 && bytes.starts_with("XQ"); }

std::optional<XqfTexts> xqf_texts(Bytes bytes) {
  if (!looks_like_xqf(bytes)) return std::nullopt;
  namespace field = detail::xqf_field;
  const auto text = [&](XqfField where) { return counted_string(bytes, where); };
  return XqfTexts{.title = text(field::title),
                  .event = text(field::event),
                  .date = text(field::date),
                  .site = text(field::site),
                  .red = text(field::red),
                  .black = text(field::black),
                  .time_rule = text(field::time_rule),
                  .red_time = text(field::red_time),
                  .black_time = text(field::black_time),
                  .annotator = text(field::annotator),
                  .author = text(field::author)};
}

ReadSummary read_xqf(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  bytes = detail::within_limit(feed, bytes);
  if (!looks_like_xqf(bytes)) {
    feed.report(Severity::error, DiagnosticKind::not_this_format, 0);
  } else if (bytes.size() < smallest_header) {
    feed.report(Severity::error, DiagnosticKind::truncated, bytes.size());
  } else {
    if (feed.begin_game(0)) XqfReader(bytes, feed).read();
    if (!feed.stopped()) feed.end_game();
  }
  return feed.summary();
}

}  // namespace chuhe::record
