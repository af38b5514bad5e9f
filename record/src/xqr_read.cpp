#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/xqr.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "preorder.hpp"

namespace chuhe::record {

namespace {

constexpr std::string_view magic{"\x00\x02\x20\x17", 4};

// Tags of items.
namespace item {
constexpr std::uint8_t version = 1;
constexpr std::uint8_t event = 2;
constexpr std::uint8_t site = 3;
constexpr std::uint8_t date = 4;
constexpr std::uint8_t red = 5;
constexpr std::uint8_t black = 6;
constexpr std::uint8_t result = 7;
constexpr std::uint8_t tree = 9;
constexpr std::uint8_t checksum = 10;
}  // namespace item

constexpr std::size_t node_size = 4;
constexpr std::size_t checksum_item_size = 6;

std::uint32_t crc32(Bytes bytes) {
  std::uint32_t crc = 0xffffffff;
  for (char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~crc;
}

constexpr std::optional<Square> square_of(std::uint8_t number) {
  const int file = number & 15;
  const int row = number >> 4;
  if (!on_board(file, 9 - row)) return std::nullopt;
  return make_square(file, 9 - row);
}

constexpr detail::SquareNumbers square_numbers(square_of);

// How a comment's length may be written.
struct LengthForm {
  std::size_t width;
  bool high_first;
};
constexpr std::array<LengthForm, 5> length_forms{
    {{1, false}, {2, false}, {2, true}, {4, false}, {4, true}}};

class XqrNodes {
 public:
  XqrNodes(Bytes bytes, std::size_t offset, LengthForm form)
      : bytes_(bytes), reader_(bytes, offset), form_(form) {}

  // False where the bytes end within a node or before it.
  bool next(detail::StreamNode& node) {
    node.offset = reader_.offset();
    const std::optional<Bytes> head = reader_.take(node_size);
    if (!head) return false;
    node.from_number = detail::byte_at(*head, 0);
    node.to_number = detail::byte_at(*head, 1);
    node.comment = {};
    square_numbers.resolve(node);
    const std::uint8_t flags = detail::byte_at(*head, 2);
    node.has_next = (flags & 1U) != 0;
    node.has_alternative = (flags & 2U) != 0;
    return (flags & 4U) == 0 || read_comment(node);
  }
  std::size_t offset() const { return reader_.offset(); }

 private:
  bool read_comment(detail::StreamNode& node) {
    const std::optional<Bytes> digits = reader_.take(form_.width);
    if (!digits) return false;
    std::size_t length = 0;
    for (std::size_t i = 0; i < form_.width; ++i) {
      const std::size_t at = form_.high_first ? i : form_.width - 1 - i;
      length = length << 8 | detail::byte_at(*digits, at);
    }
    node.comment_offset = reader_.offset();
    const std::optional<Bytes> comment = reader_.take(length);
    if (!comment) return false;
    node.comment = *comment;
    return true;
  }

  Bytes bytes_;
  detail::ByteReader reader_;
  LengthForm form_;
};

// Whether the tree that begins at `offset` ends at `end`, with comments that are text.
bool fits(Bytes bytes, std::size_t offset, std::size_t end, LengthForm form) {
  XqrNodes nodes(bytes, offset, form);
  std::size_t owed = 0;
  for (bool root = true;; root = false) {
    detail::StreamNode node;
    if (!nodes.next(node) || first_malformed_utf8(node.comment)) return false;
    if (node.has_alternative && !root) ++owed;
    if (node.has_next) continue;
    if (owed == 0) return nodes.offset() == end;
    --owed;
  }
}

LengthForm length_form(Bytes bytes, std::size_t offset, std::size_t end) {
  for (LengthForm form : length_forms) {
    if (fits(bytes, offset, end, form)) return form;
  }
  return length_forms.front();
}

class XqrReader {
 public:
  XqrReader(Bytes bytes, Feed& feed)
      : bytes_(bytes),
        end_(bytes.size()),
        feed_(feed),
        texts_(feed, Charset::utf8, detail::TextReader::Choice::formats) {}

  void read() {
    check_sum();
    const std::optional<std::size_t> tree = read_items();
    Diagram start = opening_diagram();
    if (start_) start = *start_;
    if (!tree) {
      detail::feed_start(feed_, start, start.turn, std::nullopt, 0);
      feed_.report(Severity::warning, DiagnosticKind::truncated, bytes_.size());
    } else {
      read_tree(*tree, start);
    }
  }

 private:
  // The sum is the last item; without it the tree goes up to the end of the bytes.
  void check_sum() {
    if (bytes_.size() < checksum_item_size + magic.size()) return;
    const std::size_t at = bytes_.size() - checksum_item_size;
    if (detail::byte_at(bytes_, at) != item::checksum || detail::byte_at(bytes_, at + 1) != 4) {
      return;
    }
    end_ = at;
    if (detail::u32_at(bytes_, at + 2) != crc32(bytes_.substr(0, at))) {
      feed_.report(Severity::warning, DiagnosticKind::bad_checksum, at + 2);
    }
  }

  // Where the tree begins; nothing when the bytes end before.
  std::optional<std::size_t> read_items() {
    detail::ByteReader reader(bytes_, magic.size());
    while (reader.left() >= 2) {
      const std::uint8_t tag = *reader.u8();
      const std::uint8_t length = *reader.u8();
      if (tag == item::tree) return reader.offset();
      const std::size_t at = reader.offset();
      const std::optional<Bytes> value = reader.take(length);
      if (!value) break;
      read_item(tag, *value, at);
    }
    return std::nullopt;
  }

  void read_item(std::uint8_t tag, Bytes value, std::size_t at) {
    const auto text = [&](std::string_view name) {
      detail::feed_tag(feed_, name, texts_.field(value, at), at);
    };
    switch (tag) {
      case item::version: break;
      case item::event: text(tag_name::event); break;
      case item::site: text(tag_name::site); break;
      case item::date: text(tag_name::date); break;
      case item::red: text(tag_name::red); break;
      case item::black: text(tag_name::black); break;
      case item::result: read_result(value, at); break;
      default:
        // A start position as FEN is likely, though none was ever seen.
        if (const auto diagram = read_diagram(value)) {
          start_ = *diagram;
        } else {
          feed_.report(Severity::note, DiagnosticKind::ignored_text, at,
                       "item " + std::to_string(tag) + ": " + detail::hex(value));
        }
        break;
    }
  }

  void read_result(Bytes value, std::size_t at) {
    constexpr std::array<Score, 4> scores{Score::unknown, Score::red_wins, Score::black_wins,
                                          Score::draw};
    const std::size_t number = value.empty() ? 0 : detail::byte_at(value, 0);
    if (number >= scores.size()) {
      feed_.report(Severity::note, DiagnosticKind::bad_result, at, std::to_string(number));
    } else if (number != 0) {
      result_ = scores[number];
    }
  }

  void read_tree(std::size_t offset, const Diagram& diagram) {
    XqrNodes nodes(bytes_.substr(0, end_), offset, length_form(bytes_, offset, end_));
    detail::StreamNode root;
    const bool has_root = nodes.next(root);
    std::optional<Square> first_from;
    const bool has_first = has_root && root.has_next;
    if (has_first) {
      XqrNodes ahead = nodes;
      detail::StreamNode first;
      // A move that cannot be read tells nothing.
      if (ahead.next(first) && first.is_move) first_from = first.move.from();
    }
    const Cursor start = detail::feed_start(feed_, diagram, diagram.turn, first_from, offset);
    if (result_ != Score::unknown) feed_.result({result_, GameEnding::unknown, {}});
    const auto comment = [&](Bytes text, std::size_t at) { return texts_.lines(text, at); };
    if (has_root && !root.comment.empty()) {
      feed_.comment(NodeId::root, CommentPlace::after_move,
                    comment(root.comment, root.comment_offset), root.comment_offset);
    }
    bool cut = !has_root;
    const auto next = [&](detail::StreamNode& node) {
      const bool found = nodes.next(node);
      cut = !found;
      return found;
    };
    const bool ended = detail::feed_preorder(feed_, start, has_first, next, comment);
    if (cut) {
      feed_.report(Severity::warning, DiagnosticKind::truncated, nodes.offset());
    } else if (ended && nodes.offset() < end_) {
      feed_.report(Severity::note, DiagnosticKind::trailing_bytes, nodes.offset());
    }
  }

  Bytes bytes_;
  std::size_t end_;  // of the tree
  Feed& feed_;
  detail::TextReader texts_;
  std::optional<Diagram> start_;
  Score result_ = Score::unknown;
};

}  // namespace

bool looks_like_xqr(Bytes bytes) { return bytes.starts_with(magic); }

ReadSummary read_xqr(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  bytes = detail::within_limit(feed, bytes);
  if (!looks_like_xqr(bytes)) {
    feed.report(Severity::error, DiagnosticKind::not_this_format, 0);
    return feed.summary();
  }
  if (feed.begin_game(0)) XqrReader(bytes, feed).read();
  if (!feed.stopped()) feed.end_game();
  return feed.summary();
}

}  // namespace chuhe::record
