#include <algorithm>
#include <vector>

#include <chuhe/record/cbr.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "cbr_ending.hpp"
#include "cbr_format.hpp"
#include "cbr_record.hpp"
#include "preorder.hpp"

namespace chuhe::record {

namespace {

constexpr std::size_t smallest_record = detail::cbr_guid_offset + detail::guid_size;

// How the numbers of squares are to be understood.
enum class SquareCode : std::uint8_t {
  by_rows,           // row * 9 + column, row 0 at Black's side
  by_columns_black,  // column * 16 + row, row 0 at Black's side (old layout)
  by_columns_red,    // the same with row 0 at Red's side
};

constexpr std::optional<Square> square_of(SquareCode code, std::uint8_t number) {
  if (code == SquareCode::by_rows) return detail::cbr_square(number);
  const int file = number / 16;
  const int row = number % 16;
  if (!on_board(file, row)) return std::nullopt;
  return make_square(file, code == SquareCode::by_columns_red ? row : 9 - row);
}

const detail::SquareNumbers& numbers(SquareCode code) {
  static constexpr std::array<detail::SquareNumbers, 3> all{
      detail::SquareNumbers([](std::uint8_t n) { return square_of(SquareCode::by_rows, n); }),
      detail::SquareNumbers(
          [](std::uint8_t n) { return square_of(SquareCode::by_columns_black, n); }),
      detail::SquareNumbers(
          [](std::uint8_t n) { return square_of(SquareCode::by_columns_red, n); })};
  return all[static_cast<std::size_t>(code)];
}

// The nodes of a record as a value: a copy can look ahead.
class CbrNodes {
 public:
  enum class Fault : std::uint8_t { none, truncated, bad_flags, lost };

  CbrNodes(Bytes bytes, std::size_t offset, SquareCode code)
      : bytes_(bytes), reader_(bytes, offset), code_(code) {}

  bool next(detail::StreamNode& node) {
    fault_ = Fault::none;
    node.offset = reader_.offset();
    const std::optional<Bytes> head = reader_.take(4);
    if (!head) {
      fault_ = Fault::truncated;
      return false;
    }
    const std::uint8_t flags = detail::byte_at(*head, 0);
    node.from_number = detail::byte_at(*head, 2);
    node.to_number = detail::byte_at(*head, 3);
    node.comment = {};
    numbers(code_).resolve(node);
    if (flags > detail::cbr_flag::all) {
      // With squares off the board too this is no node at all: the place in the stream is lost.
      fault_ = node.is_move ? Fault::bad_flags : Fault::lost;
      if (fault_ == Fault::lost) {
        reader_ = detail::ByteReader(bytes_, node.offset);
        return false;
      }
    }
    node.has_next = (flags & detail::cbr_flag::last_of_line) == 0;
    node.has_alternative = (flags & detail::cbr_flag::alternative) != 0;
    if ((flags & detail::cbr_flag::comment) != 0) read_comment(node);
    return true;
  }
  Fault fault() const { return fault_; }
  std::size_t offset() const { return reader_.offset(); }
  void set_code(SquareCode code) { code_ = code; }

 private:
  void read_comment(detail::StreamNode& node) {
    const std::optional<std::uint32_t> length = reader_.u32();
    node.comment_offset = reader_.offset();
    if (length && *length <= reader_.left()) {
      node.comment = *reader_.take(*length);
      return;
    }
    // Of a cut comment what is there, up to what can be no text.
    fault_ = Fault::truncated;
    const Bytes rest = *reader_.take(reader_.left());
    node.comment = detail::utf16_field(rest, 0, rest.size());
    node.has_next = false;
    node.has_alternative = false;
  }

  Bytes bytes_;
  detail::ByteReader reader_;
  SquareCode code_;
  Fault fault_ = Fault::none;
};

// How many of the first moves of the main line are legal.
int legal_moves_ahead(CbrNodes nodes, const Position& start) {
  constexpr int enough = 20;
  Position position = start;
  int count = 0;
  while (count < enough) {
    detail::StreamNode node;
    if (!nodes.next(node) || !node.is_move || !is_legal(position, node.move)) break;
    position.play(node.move);
    ++count;
    if (!node.has_next) break;
  }
  return count;
}

class CbrReader {
 public:
  CbrReader(Bytes bytes, Feed& feed)
      : bytes_(bytes),
        feed_(feed),
        texts_(feed, Charset::utf16le, detail::TextReader::Choice::formats),
        old_(detail::byte_at(bytes, detail::cbr_kind_offset) == detail::cbr_old_kind) {}

  void read(std::string_view title) {
    const int kind = detail::byte_at(bytes_, detail::cbr_kind_offset);
    if (kind < detail::cbr_old_kind || kind > detail::cbr_newest_kind) {
      report(Severity::warning, DiagnosticKind::unsupported_version, detail::cbr_kind_offset,
             std::to_string(kind));
    }
    read_texts(title);
    const bool has_board = bytes_.size() >= place(detail::cbr_offset::board) + square_count;
    if (has_board) {
      read_game();
    } else {
      read_result();
      report(Severity::warning, DiagnosticKind::truncated, bytes_.size());
    }
  }

 private:
  void report(Severity severity, DiagnosticKind kind, std::size_t offset,
              std::string_view text = {}) {
    feed_.report(severity, kind, offset, text);
  }

  // Where something stands. Precondition: the layout has it.
  std::size_t place(std::size_t offset) const {
    return old_ ? detail::cbr_old_offset(offset).value_or(bytes_.size()) : offset;
  }
  std::uint8_t header_byte(std::size_t offset) const {
    const std::size_t at = place(offset);
    return at < bytes_.size() ? detail::byte_at(bytes_, at) : std::uint8_t{0};
  }

  void read_texts(std::string_view title) {
    for (const detail::CbrField& field : detail::cbr_fields) {
      const std::size_t at = place(field.offset);
      std::string text = texts_.field(detail::utf16_field(bytes_, at, field.size), at);
      if (field.tag == tag_name::title && text.empty()) text = title;
      detail::feed_tag(feed_, field.tag, text, at);
    }
  }

  void read_result() {
    constexpr std::array<Score, 4> scores{Score::unknown, Score::red_wins, Score::black_wins,
                                          Score::draw};
    const std::size_t number = header_byte(detail::cbr_offset::result);
    Result result;
    if (number < scores.size()) {
      result.score = scores[number];
    } else {
      report(Severity::note, DiagnosticKind::bad_result, place(detail::cbr_offset::result),
             std::to_string(number));
    }
    const std::size_t at = place(detail::cbr_offset::ending);
    const std::string ending =
        texts_.field(detail::utf16_field(bytes_, at, detail::cbr_ending_size), at);
    if (const auto known = detail::parse_chinese_ending(ending)) {
      result.ending = *known;
    } else {
      detail::feed_tag(feed_, detail::termination_tag, ending, at);
    }
    result_ = result;
  }

  Diagram read_board() {
    Diagram diagram;
    const std::size_t at = place(detail::cbr_offset::board);
    for (int i = 0; i < square_count; ++i) {
      const std::uint8_t code = detail::byte_at(bytes_, at + static_cast<std::size_t>(i));
      if (code == 0) continue;
      const std::optional<Piece> piece = detail::cbr_piece(code);
      if (!piece) {
        report(Severity::warning, DiagnosticKind::corrupt, at + static_cast<std::size_t>(i),
               "piece " + std::to_string(code));
      }
      diagram.board[*detail::cbr_square(static_cast<std::uint8_t>(i))] = piece;
    }
    return old_ ? upright(diagram) : diagram;
  }

  // The old layout's board with Red's king on Red's side; without kings as other readers have it,
  // Red's side first.
  static Diagram upright(const Diagram& diagram) {
    for (Square square : Bitboard::all()) {
      const std::optional<Piece>& piece = diagram.board[square];
      if (!piece || piece->role != Role::king) continue;
      if (on_own_half(square, piece->color)) return diagram;
      break;
    }
    Diagram flipped = diagram;
    for (Square square : Bitboard::all()) {
      flipped.board[make_square(file_of(square), 9 - rank_of(square))] = diagram.board[square];
    }
    return flipped;
  }

  Color read_side() {
    const std::uint8_t side = header_byte(detail::cbr_offset::side);
    if (side != 1 && side != 2) {
      report(Severity::note, DiagnosticKind::corrupt, place(detail::cbr_offset::side),
             "side " + std::to_string(side));
    }
    return side == 2 ? Color::black : Color::red;
  }

  int read_first_number() const {
    const std::size_t at = place(detail::cbr_offset::first_number);
    if (at + 2 > bytes_.size()) return 1;
    constexpr int most = 9999;  // beyond this it is no number of a move
    const int number = detail::u16_at(bytes_, at);
    return number >= 1 && number <= most ? number : 1;
  }

  bool next(CbrNodes& nodes, detail::StreamNode& node) {
    const bool found = nodes.next(node);
    const std::size_t at = node.offset;
    switch (nodes.fault()) {
      case CbrNodes::Fault::none: break;
      case CbrNodes::Fault::truncated:
        if (!truncation_reported_) {
          report(Severity::warning, DiagnosticKind::truncated, bytes_.size());
        }
        truncation_reported_ = true;
        break;
      case CbrNodes::Fault::bad_flags:
        report(Severity::warning, DiagnosticKind::corrupt, at, "flags");
        break;
      case CbrNodes::Fault::lost:
        report(Severity::warning, DiagnosticKind::corrupt, at, "no move");
        break;
    }
    return found;
  }

  // Which way the old layout counts rows.
  SquareCode old_code(const CbrNodes& nodes, const Diagram& diagram) const {
    // The side that the header names decides where both are legal, as in the opening position.
    const auto legal = [&](SquareCode code) {
      CbrNodes ahead = nodes;
      ahead.set_code(code);
      CbrNodes first = ahead;
      Diagram start = diagram;
      detail::StreamNode node;
      if (first.next(node) && node.is_move && start.board[node.move.from()]) {
        start.turn = start.board[node.move.from()]->color;
      }
      const auto position = Position::from(start);
      if (!position) return 0;
      return 2 * legal_moves_ahead(ahead, *position) + (start.turn == diagram.turn ? 1 : 0);
    };
    return legal(SquareCode::by_columns_black) > legal(SquareCode::by_columns_red)
               ? SquareCode::by_columns_black
               : SquareCode::by_columns_red;
  }

  void read_game() {
    Diagram diagram = read_board();
    const Color side = read_side();
    diagram.fullmove = read_first_number();
    diagram.turn = side;
    read_result();
    CbrNodes nodes(bytes_, place(detail::cbr_offset::moves), SquareCode::by_rows);
    detail::StreamNode root;
    const bool has_first = next(nodes, root) && root.has_next;
    if (old_ && has_first) nodes.set_code(old_code(nodes, diagram));
    std::optional<Square> first_from;
    if (has_first) {
      CbrNodes ahead = nodes;
      detail::StreamNode first;
      // A move that cannot be read tells nothing.
      if (ahead.next(first) && first.is_move) first_from = first.move.from();
    }
    const Cursor start =
        detail::feed_start(feed_, diagram, side, first_from, place(detail::cbr_offset::side));
    if (result_ != Result{}) feed_.result(result_);
    const auto comment = [&](Bytes text, std::size_t offset) { return texts_.lines(text, offset); };
    if (!root.comment.empty()) {
      feed_.comment(NodeId::root, CommentPlace::after_move,
                    comment(root.comment, root.comment_offset), root.comment_offset);
    }
    detail::feed_preorder(
        feed_, start, has_first, [&](detail::StreamNode& node) { return next(nodes, node); },
        comment);
  }

  Bytes bytes_;
  Feed& feed_;
  detail::TextReader texts_;
  bool old_;
  Result result_;
  bool truncation_reported_ = false;
};

}  // namespace

namespace detail {

bool read_cbr_record(Bytes bytes, Feed& feed, std::string_view title) {
  if (feed.begin_game(0)) CbrReader(bytes, feed).read(title);
  return !feed.stopped() && feed.end_game();
}

}  // namespace detail

bool looks_like_cbr(Bytes bytes) { return bytes.starts_with(detail::cbr_magic); }

ReadSummary read_cbr(Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  Feed feed(visitor, options);
  bytes = detail::within_limit(feed, bytes);
  if (!looks_like_cbr(bytes)) {
    feed.report(Severity::error, DiagnosticKind::not_this_format, 0);
  } else if (bytes.size() < smallest_record) {
    feed.report(Severity::error, DiagnosticKind::truncated, bytes.size());
  } else {
    detail::read_cbr_record(bytes, feed, {});
  }
  return feed.summary();
}

}  // namespace chuhe::record
