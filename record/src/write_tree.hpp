// What the writers of binary formats share: tags that go into fields, comments, what is lost.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>

#include "feed.hpp"
#include "preorder.hpp"

namespace chuhe::record::detail {

/// Hands out the tags that a format has fields for and counts the others.
class TagTaker {
 public:
  explicit TagTaker(const Game& game) : game_(game), taken_(game.tags().size(), false) {}

  /// The value of the first tag of that name, empty when there is none.
  std::string_view take(std::string_view name);
  /// Counts the tags that were not taken.
  void count_rest(LossCounter& losses) const;

 private:
  const Game& game_;
  std::vector<bool> taken_;
};

/// The number of the game's type as XQF and CBR have it, from its tag or its start position.
unsigned game_type_number(const Game& game, TagTaker& tags, LossCounter& losses);

/// The comments of a node as one, a line each, for formats that have none before moves.
std::string joined_comment(const Annotation& annotation);

/// Counts what squares, comments after moves and the tree cannot tell: marks, evaluations, clocks,
/// comments before moves.
void count_node_losses(const Game& game, LossCounter& losses);
/// Counts the counters of a start position that are not the usual ones.
void count_counter_losses(const Diagram& start, LossCounter& losses);
/// Counts how a game ended and its rule set.
void count_result_losses(const Result& result, LossCounter& losses);

/// The numbers that an unreadable move was read with, as far as they are no move for the reader of
/// this format, whose squares `square_of` knows; else numbers off the board, and a loss.
NumberPair numbers_of_unreadable(const Annotation& annotation,
                                 std::optional<Square> (*square_of)(std::uint8_t),
                                 LossCounter& losses);

}  // namespace chuhe::record::detail
