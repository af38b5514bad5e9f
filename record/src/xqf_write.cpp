#include <algorithm>
#include <vector>

#include <chuhe/record/xqf.hpp>

#include "binary_text.hpp"
#include "bytes.hpp"
#include "preorder.hpp"
#include "write_tree.hpp"
#include "xqf_format.hpp"

namespace chuhe::record {

namespace {

constexpr std::uint8_t next_flag = 0xf0;
constexpr std::uint8_t alternative_flag = 0x0f;

class XqfWriter {
 public:
  XqfWriter(const Game& game, const WriteOptions& options)
      : game_(game),
        texts_(detail::charset_to_write(options, Charset::gb18030), options.converter, losses_) {}

  WriteResult write() && {
    out_.resize(detail::xqf_header_size, '\0');
    out_[0] = 'X';
    out_[1] = 'Q';
    set(detail::xqf_offset::version, detail::xqf_plain_version);
    write_start();
    write_tags();
    write_result();
    detail::count_node_losses(game_, losses_);
    write_tree();
    return {std::move(out_), losses_.list()};
  }

 private:
  void set(std::size_t offset, unsigned value) { out_[offset] = static_cast<char>(value & 255U); }

  void write_start() {
    const Diagram& start = game_.start_diagram();
    detail::count_counter_losses(start, losses_);
    std::array<bool, detail::xqf_slot_count> used{};
    for (std::size_t slot = 0; slot < detail::xqf_slot_count; ++slot) {
      set(detail::xqf_offset::pieces + slot, detail::off_board);
    }
    // The usual order of equal pieces is from the left, file by file.
    for (int file = 0; file < file_count; ++file) {
      for (int rank = 0; rank < rank_count; ++rank) {
        const Square square = make_square(file, rank);
        if (start.board[square]) place(*start.board[square], square, used);
      }
    }
    set(detail::xqf_offset::who_plays, start.turn == Color::black ? 1 : 0);
  }

  void place(Piece piece, Square square, std::array<bool, detail::xqf_slot_count>& used) {
    for (std::size_t slot = 0; slot < detail::xqf_slot_count; ++slot) {
      if (used[slot] || detail::xqf_slots[slot] != piece) continue;
      used[slot] = true;
      set(detail::xqf_offset::pieces + slot, detail::xqf_number(square));
      return;
    }
    losses_.add(LossKind::start_position);  // more of a kind than there are slots
  }

  void write_tags() {
    namespace field = detail::xqf_field;
    // The title's own 63 bytes, not the reserved ones behind it.
    constexpr detail::XqfField title{field::title.offset, 63};
    const std::array<std::pair<std::string_view, detail::XqfField>, 11> fields{{
        {tag_name::title, title},
        {tag_name::event, field::event},
        {tag_name::date, field::date},
        {tag_name::site, field::site},
        {tag_name::red, field::red},
        {tag_name::black, field::black},
        {tag_name::time_control, field::time_rule},
        {tag_name::red_time, field::red_time},
        {tag_name::black_time, field::black_time},
        {tag_name::annotator, field::annotator},
        {tag_name::author, field::author},
    }};
    detail::TagTaker tags(game_);
    for (const auto& [name, where] : fields) {
      const std::string text = texts_.field(tags.take(name), where.capacity);
      set(where.offset, static_cast<unsigned>(text.size()));
      std::ranges::copy(text, out_.begin() + static_cast<std::ptrdiff_t>(where.offset) + 1);
    }
    set(detail::xqf_offset::type, detail::game_type_number(game_, tags, losses_));
    tags.count_rest(losses_);
  }

  void write_result() {
    const Result& result = game_.result();
    set(detail::xqf_offset::result, static_cast<unsigned>(result.score));
    detail::count_result_losses(result, losses_);
  }

  void write_node(std::uint8_t from, std::uint8_t to, NodeId node, std::uint8_t last) {
    std::uint8_t flags = 0;
    if (game_.first_child(node)) flags |= next_flag;
    if (node != NodeId::root && game_.next_sibling(node)) flags |= alternative_flag;
    detail::append_u8(out_, from + 24U);
    detail::append_u8(out_, to + 32U);
    detail::append_u8(out_, flags);
    detail::append_u8(out_, last);
    const std::string comment = texts_.lines(detail::joined_comment(game_.annotation(node)));
    detail::append_u32(out_, static_cast<std::uint32_t>(comment.size()));
    out_ += comment;
  }

  void write_tree() {
    write_node(0, 0, NodeId::root, 0xff);
    for (auto node = game_.next_in_preorder(NodeId::root); node;
         node = game_.next_in_preorder(*node)) {
      detail::NumberPair numbers;
      if (game_.status(*node) == MoveStatus::unreadable || !game_.move(*node).is_well_formed()) {
        numbers =
            detail::numbers_of_unreadable(game_.annotation(*node), detail::xqf_square, losses_);
      } else {
        numbers.from = detail::xqf_number(game_.move(*node).from());
        numbers.to = detail::xqf_number(game_.move(*node).to());
      }
      write_node(numbers.from, numbers.to, *node, 0);
    }
  }

  const Game& game_;
  LossCounter losses_;
  detail::TextWriter texts_;
  std::string out_;
};

}  // namespace

WriteResult write_xqf(const Game& game, const WriteOptions& options) {
  return XqfWriter(game, options).write();
}

}  // namespace chuhe::record
