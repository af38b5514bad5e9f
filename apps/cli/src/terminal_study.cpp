// The terminal game with records: loading, saving, stepping through.
#include <algorithm>
#include <charconv>
#include <utility>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "game_record.hpp"
#include "move_marks.hpp"
#include "record_text.hpp"
#include "terminal_game.hpp"

namespace chuhe::cli {

using words::Message;

namespace {

/// `games.pgn #3` is the third game.
std::pair<std::string_view, std::size_t> split_number(std::string_view argument) {
  const std::size_t sign = argument.rfind(" #");
  std::size_t number = 0;
  if (sign == std::string_view::npos) return {argument, 1};
  const std::string_view digits = argument.substr(sign + 2);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size() || number == 0) {
    return {argument, 1};
  }
  std::string_view path = argument.substr(0, sign);
  while (path.ends_with(' ')) path.remove_suffix(1);
  return {path, number};
}

}  // namespace

std::string TerminalGame::say(StudyText text,
                              std::initializer_list<std::string_view> arguments) const {
  return study_text(settings_.language, text, arguments) + "\n";
}

std::string TerminalGame::load(std::string_view argument) {
  if (settings_.files == nullptr) return say(StudyText::no_files);
  if (argument.empty()) return say(StudyText::file_missing, {"load"});
  const auto [path, number] = split_number(argument);
  auto loaded = settings_.files->load(path, number);
  if (!loaded) return loaded.error() + "\n";
  studied_.emplace(std::move(*loaded));
  kept_ = studied_->game();
  draw_offered_by_.reset();
  game_ = Game(studied_->line(), game_.rules());
  std::string text = say(StudyText::loaded, {words::harmless(path, 200),
                                             std::to_string(studied_->game().move_count())});
  text += say(StudyText::how_to_step);
  return text + comment_here() + shown_place();
}

record::Game TerminalGame::as_record() const {
  if (studied_) return studied_->game();
  record::Game record = record_of(game_);
  if (opponent_) {
    for (const Color color : all_colors) {
      if (!is_computers(color)) continue;
      record.set_tag(color == Color::red ? record::tag_name::red : record::tag_name::black,
                     opponent_name());
    }
  }
  return record;
}

bool TerminalGame::has_unsaved() const {
  if (!studied_ && game_.line().plies() == 0) return false;
  return kept_ != as_record();
}

std::string TerminalGame::save(std::string_view argument) {
  if (settings_.files == nullptr) return say(StudyText::no_files);
  if (argument.empty()) return say(StudyText::file_missing, {"save"});
  record::Game record = as_record();
  const auto losses = settings_.files->save(argument, record);
  if (!losses) return losses.error() + "\n";
  kept_ = std::move(record);
  std::string text = say(StudyText::saved, {words::harmless(argument, 200)});
  std::string names;
  for (const record::Loss& loss : *losses) {
    if (!names.empty()) names += book_.text(Message::list_separator);
    names += name(settings_.language, loss.kind);
  }
  if (!names.empty()) text += say(StudyText::saved_without, {names});
  return text;
}

std::string TerminalGame::step(const Input& input) {
  if (!studied_) return say(StudyText::not_loaded);
  switch (input.command) {
    case Command::next: return next(input.argument);
    case Command::back:
      if (!studied_->back()) return say(StudyText::at_start);
      return moved();
    case Command::variations: return list_variations();
    case Command::try_moves:
      studied_->trying = !studied_->trying;
      return say(studied_->trying ? StudyText::trying : StudyText::trying_ended);
    default: studied_.reset(); return say(StudyText::left) + standing();
  }
}

std::string TerminalGame::next(std::string_view argument) {
  std::size_t number = 1;
  if (!argument.empty()) {
    const auto [end, error] =
        std::from_chars(argument.data(), argument.data() + argument.size(), number);
    if (error != std::errc() || end != argument.data() + argument.size()) number = 0;
  }
  const Position before = studied_->line().position();
  switch (studied_->next(number)) {
    case StudiedGame::Step::done: break;
    case StudiedGame::Step::end: return say(StudyText::line_ends);
    case StudiedGame::Step::no_such:
      return say(StudyText::no_such_move, {std::to_string(studied_->choices().size())});
    case StudiedGame::Step::unplayable:
      return say(StudyText::cannot_step, {written(studied_->choices()[number - 1])});
  }
  return played_text(before, studied_->line().moves().back()) + "\n" + moved();
}

std::string TerminalGame::written(record::NodeId move) const {
  const std::string& text = studied_->game().annotation(move).text;
  return text.empty() ? to_uci(studied_->game().move(move)) : words::harmless(text);
}

std::string TerminalGame::list_variations() const {
  const auto choices = studied_->choices();
  if (choices.empty()) return say(StudyText::no_choices);
  std::string text;
  const Position& position = studied_->line().position();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const record::Game& game = studied_->game();
    const bool is_legal_move = game.status(choices[i]) == record::MoveStatus::legal;
    const std::string move =
        is_legal_move ? played_text(position, game.move(choices[i])) : written(choices[i]) + " (?)";
    const std::string marks = marks_text(game.annotation(choices[i]));
    text +=
        say(StudyText::choice, {std::to_string(i + 1), marks.empty() ? move : move + " " + marks});
  }
  return text;
}

std::string TerminalGame::study_move(Move move) {
  const Position before = studied_->line().position();
  if (!is_legal(before, move)) {
    const auto reason = why_illegal(before, move);
    return say(Message::refused,
               {book_.name(move), reason ? book_.sentence(*reason, before, move) : std::string()});
  }
  const bool known = studied_->follow(move);
  if (!known) {
    if (!studied_->trying) return say(StudyText::only_stepping);
    studied_->add(move);
  }
  std::string text = played_text(before, move) + "\n";
  if (!known) text += say(StudyText::new_variation);
  return text + moved();
}

std::string TerminalGame::study(record::NodeId place) {
  if (!studied_->go_to(place)) return "";
  return moved();
}

std::string TerminalGame::moved() {
  game_ = Game(studied_->line(), game_.rules());
  return marks_here() + comment_here() + shown_place();
}

std::string TerminalGame::marks_here() const {
  const record::Annotation& annotation = studied_->game().annotation(studied_->place());
  const std::string in_words = marks_in_words(annotation, settings_.language);
  if (in_words.empty()) return "";
  return say(StudyText::marked, {marks_text(annotation), in_words});
}

std::string TerminalGame::comment_here() const {
  const std::string& comment = studied_->game().annotation(studied_->place()).comment;
  std::string text;
  std::string_view rest = comment;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    text += words::harmless(rest.substr(0, end), 100'000) + "\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return text;
}

std::string TerminalGame::shown_place() const {
  std::string text;
  if (settings_.drawing == BoardDrawing::after_each_change) text += board();
  if (game_.position().in_check()) text += book_.check(game_.position()) + "\n";
  const std::size_t choices = studied_->choices().size();
  if (choices > 1) text += list_variations();
  if (choices == 0) text += say(StudyText::line_ends);
  return text;
}

}  // namespace chuhe::cli
