#include <algorithm>

#include <chuhe/record/cbr.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "cbr_ending.hpp"
#include "cbr_format.hpp"
#include "cbr_record.hpp"
#include "write_tree.hpp"

namespace chuhe::record {

namespace {

class CbrWriter {
 public:
  CbrWriter(const Game& game, LossCounter& losses)
      : game_(game), losses_(losses), texts_(Charset::utf16le, nullptr, losses) {}

  std::string write(std::size_t number) && {
    out_.resize(detail::cbr_offset::moves, '\0');
    put(0, detail::cbr_magic);
    set(detail::cbr_kind_offset, detail::cbr_usual_kind);
    write_tags();
    write_start();
    detail::count_node_losses(game_, losses_);
    write_tree();
    put(detail::cbr_guid_offset, detail::content_guid(out_ + std::to_string(number)));
    return std::move(out_);
  }

 private:
  void set(std::size_t offset, unsigned value) { out_[offset] = static_cast<char>(value & 255U); }
  void put(std::size_t offset, std::string_view bytes) {
    std::ranges::copy(bytes, out_.begin() + static_cast<std::ptrdiff_t>(offset));
  }
  void put_text(std::size_t offset, std::size_t size, std::string_view text) {
    constexpr std::size_t terminator = 2;
    put(offset, texts_.field(text, size - terminator));
  }

  void write_tags() {
    detail::TagTaker tags(game_);
    for (const detail::CbrField& field : detail::cbr_fields) {
      put_text(field.offset, field.size, tags.take(field.tag));
    }
    const Result& result = game_.result();
    set(detail::cbr_offset::result, static_cast<unsigned>(result.score));
    std::string_view ending = detail::chinese_ending(result.ending);
    if (ending.empty()) ending = tags.take(detail::termination_tag);
    put_text(detail::cbr_offset::ending, detail::cbr_ending_size, ending);
    if (!result.rule_set.empty()) losses_.add(LossKind::rule_set);
    tags.count_rest(losses_);
  }

  void write_start() {
    const Diagram& start = game_.start_diagram();
    const bool from_opening = start.board == opening_diagram().board;
    // What CCBridge itself gives to games from the opening position and to others.
    set(detail::cbr_offset::type, from_opening ? 1 : 3);
    set(detail::cbr_offset::side, start.turn == Color::red ? 1 : 2);
    const bool plain_number = start.fullmove >= 1 && start.fullmove <= 9999;
    const unsigned number = plain_number ? static_cast<unsigned>(start.fullmove) : 1;
    set(detail::cbr_offset::first_number, number);
    set(detail::cbr_offset::first_number + 1, number >> 8);
    if (start.quiet_plies != 0 || !plain_number) losses_.add(LossKind::start_counters);
    for (Square square : Bitboard::all()) {
      if (start.board[square]) {
        set(detail::cbr_offset::board + detail::cbr_number(square),
            detail::cbr_code(*start.board[square]));
      }
    }
    put(detail::cbr_offset::playback, "\xff\xff\xff\xff");
  }

  void write_node(std::uint8_t from, std::uint8_t to, NodeId node) {
    const std::string comment = texts_.lines(detail::joined_comment(game_.annotation(node)));
    unsigned flags = 0;
    if (!game_.first_child(node)) flags |= detail::cbr_flag::last_of_line;
    if (node != NodeId::root && game_.next_sibling(node)) flags |= detail::cbr_flag::alternative;
    if (!comment.empty()) flags |= detail::cbr_flag::comment;
    detail::append_u8(out_, flags);
    detail::append_u8(out_, 0);
    detail::append_u8(out_, from);
    detail::append_u8(out_, to);
    if (comment.empty()) return;
    detail::append_u32(out_, static_cast<std::uint32_t>(comment.size()));
    out_ += comment;
  }

  void write_tree() {
    write_node(0, 0, NodeId::root);
    for (auto node = game_.next_in_preorder(NodeId::root); node;
         node = game_.next_in_preorder(*node)) {
      detail::NumberPair numbers;
      if (game_.status(*node) == MoveStatus::unreadable || !game_.move(*node).is_well_formed()) {
        numbers =
            detail::numbers_of_unreadable(game_.annotation(*node), detail::cbr_square, losses_);
      } else {
        numbers.from = detail::cbr_number(game_.move(*node).from());
        numbers.to = detail::cbr_number(game_.move(*node).to());
      }
      write_node(numbers.from, numbers.to, *node);
    }
  }

  const Game& game_;
  LossCounter& losses_;
  detail::TextWriter texts_;
  std::string out_;
};

}  // namespace

namespace detail {

std::string cbr_record(const Game& game, std::size_t number, LossCounter& losses) {
  return CbrWriter(game, losses).write(number);
}

}  // namespace detail

WriteResult write_cbr(const Game& game, const WriteOptions&) {
  LossCounter losses;
  std::string bytes = detail::cbr_record(game, 0, losses);
  return {std::move(bytes), losses.list()};
}

}  // namespace chuhe::record
