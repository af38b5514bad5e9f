#include "write_tree.hpp"

#include <algorithm>

#include "text.hpp"

namespace chuhe::record::detail {

std::string_view TagTaker::take(std::string_view name) {
  const std::vector<Tag>& tags = game_.tags();
  for (std::size_t i = 0; i < tags.size(); ++i) {
    if (taken_[i] || !equal_ignoring_case(tags[i].name, name)) continue;
    taken_[i] = true;
    return tags[i].value;
  }
  return {};
}

void TagTaker::count_rest(LossCounter& losses) const {
  const std::vector<Tag>& tags = game_.tags();
  for (std::size_t i = 0; i < tags.size(); ++i) {
    if (!taken_[i]) losses.add_tag(tags[i].name);
  }
}

unsigned game_type_number(const Game& game, TagTaker& tags, LossCounter& losses) {
  const std::string_view text = tags.take(tag_name::game_type);
  const auto found = std::ranges::find(game_types, text);
  if (found != game_types.end()) return static_cast<unsigned>(found - game_types.begin());
  if (!text.empty()) losses.add_tag(tag_name::game_type);
  return usual_game_type(game.start_diagram());
}

std::string joined_comment(const Annotation& annotation) {
  if (annotation.comment_before.empty()) return annotation.comment;
  if (annotation.comment.empty()) return annotation.comment_before;
  return annotation.comment_before + '\n' + annotation.comment;
}

void count_node_losses(const Game& game, LossCounter& losses) {
  for (std::optional<NodeId> node = NodeId::root; node; node = game.next_in_preorder(*node)) {
    const Annotation& annotation = game.annotation(*node);
    if (!annotation.comment_before.empty()) losses.add(LossKind::comments_before_moves);
    if (!annotation.marks.empty()) losses.add(LossKind::marks, annotation.marks.size());
    if (annotation.evaluation) losses.add(LossKind::evaluations);
    if (annotation.clock || annotation.elapsed) losses.add(LossKind::clocks);
  }
}

void count_counter_losses(const Diagram& start, LossCounter& losses) {
  if (start.quiet_plies != 0 || start.fullmove != 1) losses.add(LossKind::start_counters);
}

void count_result_losses(const Result& result, LossCounter& losses) {
  if (result.ending != GameEnding::unknown) losses.add(LossKind::ending);
  if (!result.rule_set.empty()) losses.add(LossKind::rule_set);
}

NumberPair numbers_of_unreadable(const Annotation& annotation,
                                 std::optional<Square> (*square_of)(std::uint8_t),
                                 LossCounter& losses) {
  const std::optional<NumberPair> numbers = parse_numbers_text(annotation.text);
  if (numbers && !(square_of(numbers->from) && square_of(numbers->to))) return *numbers;
  losses.add(LossKind::unplayable_moves);
  return {off_board, off_board};
}

}  // namespace chuhe::record::detail
