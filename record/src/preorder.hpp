// Trees that files hold as a stream of nodes: a node, all that follows it, then its alternative.
// XQF, CBR and XQR do.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/record/charset.hpp>

#include "feed.hpp"

namespace chuhe::record::detail {

/// A number that is no square in any of these formats.
inline constexpr std::uint8_t off_board = 0xff;

/// A node of such a stream. The numbers of its squares are kept for telling what is no move.
struct StreamNode {
  std::size_t offset = 0;
  std::uint8_t from_number = 0;
  std::uint8_t to_number = 0;
  /// Whether both squares are on the board; else `move` means nothing.
  bool is_move = false;
  Move move;
  bool has_next = false;
  bool has_alternative = false;
  Bytes comment;
  std::size_t comment_offset = 0;
};

/// The text that stands for a move with a square off the board: its two numbers, `95-103`.
std::string numbers_text(std::uint8_t from, std::uint8_t to);
/// The numbers of such a text again, so that they can be written as they were read.
struct NumberPair {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
};
std::optional<NumberPair> parse_numbers_text(std::string_view text);

/// Squares by their numbers, `off_board` for all that are none.
class SquareNumbers {
 public:
  /// A number for which `square_of` has nothing is off the board.
  template <class SquareOf>
  constexpr explicit SquareNumbers(SquareOf square_of) {
    for (unsigned i = 0; i < squares_.size(); ++i) {
      const std::optional<Square> square = square_of(static_cast<std::uint8_t>(i));
      squares_[i] = square ? static_cast<std::uint8_t>(*square) : off_board;
    }
  }
  /// Fills in a node's move from its numbers.
  void resolve(StreamNode& node) const {
    const std::uint8_t from = squares_[node.from_number];
    const std::uint8_t to = squares_[node.to_number];
    node.is_move = from != off_board && to != off_board;
    if (node.is_move) node.move = Move(square_at(from), square_at(to));
  }

 private:
  std::array<std::uint8_t, 256> squares_{};
};

/// Feeds the nodes behind the root. `next` puts the next node into what it is given, every member
/// of it, and says whether there is one; `comment` makes text of a comment's bytes. True when the
/// tree came to its end by itself, false when the nodes or a limit ended it.
template <class Next, class Comment>
bool feed_preorder(Feed& feed, const Cursor& start, bool has_first, Next&& next,
                   Comment&& comment) {
  // Where the alternatives that are owed go on, innermost last.
  std::vector<Cursor> owed;
  Cursor cursor = start;
  StreamNode node;
  bool more = has_first;
  while (more) {
    if (!next(node)) return false;
    if (node.has_alternative) owed.push_back(cursor);
    const bool taken = node.is_move
                           ? feed.play(cursor, node.move, {}, node.offset)
                           : feed.play_text(cursor, numbers_text(node.from_number, node.to_number),
                                            DiagnosticKind::unreadable_move, node.offset);
    if (!taken) return false;
    if (!node.comment.empty()) {
      feed.comment(cursor.node, CommentPlace::after_move,
                   comment(node.comment, node.comment_offset), node.comment_offset);
    }
    if (node.has_next) continue;
    more = !owed.empty();
    if (more) {
      cursor = owed.back();
      owed.pop_back();
    }
  }
  return true;
}

/// Tells a start position: nothing for the opening position with Red to move. The side is `named`
/// unless the piece on the first move's square says otherwise, which is reported at `offset`.
Cursor feed_start(Feed& feed, Diagram diagram, Color named, const std::optional<Square>& first_from,
                  std::size_t offset);

/// What XQF and CBR number from 0 as the type of a game, in the words of the tag.
inline constexpr std::array<std::string_view, 4> game_types{"game", "opening", "middlegame",
                                                            "endgame"};
/// The type that goes without saying: a whole game from the opening position, else an endgame.
unsigned usual_game_type(const Diagram& start);
/// Tells a type that does not go without saying.
void feed_game_type(Feed& feed, std::size_t type, const Diagram& start, std::size_t offset);

/// The bytes that a reader may look at; reports when there are more.
Bytes within_limit(Feed& feed, Bytes bytes);

}  // namespace chuhe::record::detail
