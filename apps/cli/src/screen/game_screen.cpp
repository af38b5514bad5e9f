// What is said and done on the full screen.
#include "screen/game_screen.hpp"

#include <algorithm>
#include <charconv>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/words/ruling.hpp>

#include "text_items.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

GameScreen::GameScreen(TerminalGame& game, GameScreenSettings settings)
    : game_(game), settings_(std::move(settings)) {
  if (game_.studied() == nullptr) say(game_.greeting());
  changed();
}

void GameScreen::resize(ScreenSize size) {
  size_ = size;
  game_.resize(size.columns, size.rows);
}

// ---- what is said --------------------------------------------------------------------------

void GameScreen::say(std::string_view text) {
  if (text.empty()) return;
  constexpr std::size_t most = 500;
  if (said_.size() > most) said_.erase(said_.begin(), said_.begin() + most / 2);
  last_said_ = said_.size();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    said_.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  const Layout layout = this->layout();
  const auto rows = static_cast<int>(last_rows(std::max(size_.columns - 2, 10)).size());
  if (rows <= layout.message_rows || is_said_in_pane(layout)) return;
  std::string page;
  for (std::size_t i = last_said_; i < said_.size(); ++i) page += said_[i] + "\n";
  said_.resize(last_said_);
  open_page(page);
}

std::vector<std::string> GameScreen::last_rows(int width) const {
  std::vector<std::string> rows;
  for (std::size_t i = last_said_; i < said_.size(); ++i) {
    if (said_[i].empty()) rows.emplace_back();
    for (std::string& row : wrap(said_[i], width)) rows.push_back(std::move(row));
  }
  return rows;
}

// What has no room below the board, and has it beside the board.
bool GameScreen::is_said_in_pane(const Layout& layout) const {
  if (!layout.has_pane || analysis_ || game_.studied() != nullptr || said_.empty()) return false;
  const auto below = static_cast<int>(last_rows(std::max(size_.columns - 2, 10)).size());
  if (below <= layout.message_rows) return false;
  const auto beside = static_cast<int>(last_rows(size_.columns - layout.pane).size());
  constexpr int least_moves = 4;
  constexpr int above = 5;  // players, status, titles
  return beside <= layout.messages - above - least_moves;
}

void GameScreen::open_page(const std::string& text) {
  page_ = text;
  page_row_ = 0;
}

void GameScreen::show_help() { open_page(text(ScreenText::help) + "\n" + game_.begin("help")); }

// ---- the computer --------------------------------------------------------------------------

std::optional<Question> GameScreen::wanted() const {
  if (has_ended_ || editor_) return std::nullopt;
  if (auto question = game_.question()) return question;
  if (!analysis_ || game_.game().is_over()) return std::nullopt;
  Question question{
      Question::About::analysis, game_.game().line(), {}, game_.game().banned(), *analysis_};
  if (analysed_ && is_same(question, *analysed_)) return std::nullopt;
  return question;
}

void GameScreen::take(Desk::Answer answer) {
  if (answer.question.about == Question::About::analysis) {
    const auto* lines = std::get_if<1>(&answer.reply);
    if (lines != nullptr && !lines->has_value()) {
      analysis_.reset();
      say(lines->error());
      return;
    }
    analysed_ = std::move(answer.question);
    return;
  }
  const auto asked = game_.question();
  if (!asked || !is_same(*asked, answer.question)) return;
  say(game_.take(std::move(answer.reply)));
  changed();
}

void GameScreen::show(const Thoughts& thoughts) {
  if (!analysis_ || thoughts.lines.empty()) return;
  thoughts_ = thoughts;
  thoughts_of_ = game_.game().position();
}

void GameScreen::look_at_clock() {
  const std::string text = game_.look_at_clock();
  if (text.empty()) return;
  say(text);
  changed();
}

// Something may be different on the board or about whose turn it is.
void GameScreen::changed() {
  completions_.clear();
  is_completing_ = false;
  picked_up_.reset();
  pressed_.reset();
  choice_ = 0;
  auto question = game_.question();
  if (!question) {
    waiting_.reset();
  } else if (!waiting_ || !is_same(*question, waiting_->question)) {
    waiting_ = Waiting{std::move(*question), game_.now()};
  }
  if (game_.has_ended()) has_ended_ = true;
}

std::optional<std::chrono::milliseconds> GameScreen::patience() const {
  const match::Clock* clock = game_.running_clock();
  if (clock != nullptr && clock->is_running()) return std::chrono::milliseconds(100);
  if (waiting_) return std::chrono::milliseconds(250);
  return std::nullopt;
}

// ---- commands ------------------------------------------------------------------------------

// Lets the game by lines do it.
void GameScreen::run(std::string_view line) {
  const Command command = parse_input(line).command;
  switch (command) {
    case Command::other:
    case Command::draw:
    case Command::hint:
    case Command::evaluate:
      if (game_.computer_is_to_move()) {
        return say(text(ScreenText::not_now, {game_.computer_name()}));
      }
      break;
    case Command::level:
    case Command::new_game:
    case Command::save:
    case Command::load:
    case Command::swap: settings_.rest_computer(); break;
    case Command::help: return show_help();
    case Command::board: return;
    default: break;
  }
  // Whatever else is said, the advice that was asked for comes no more.
  if (!game_.computer_is_to_move() && game_.question()) game_.forget_question();
  const std::string answer = game_.begin(line);
  const bool is_drawn =
      command == Command::flip || command == Command::coordinates || command == Command::pieces;
  // The board that they answer with is on the screen already; a refusal has one line.
  if (is_drawn && answer.find('\n') + 1 < answer.size()) return changed();
  const bool is_step = command == Command::load || command == Command::next ||
                       command == Command::back || command == Command::other;
  say_step(answer, is_step);
  changed();
}

// In a record the pane shows the choices and the comment: a step is told by its first line.
void GameScreen::say_step(const std::string& answer, bool is_step) {
  const bool is_short = is_step && game_.studied() != nullptr && layout().has_pane;
  // What is indented is the list of choices.
  if (is_short && answer.starts_with(' ')) return;
  say(is_short ? answer.substr(0, answer.find('\n')) : answer);
}

void GameScreen::analyse(std::string_view argument) {
  std::size_t lines = 3;
  const auto [end, error] =
      std::from_chars(argument.data(), argument.data() + argument.size(), lines);
  const bool is_number = error == std::errc() && end == argument.data() + argument.size();
  thoughts_.reset();
  analysed_.reset();
  if (argument == "off" || (argument.empty() && analysis_) || (is_number && lines == 0)) {
    analysis_.reset();
    return say(text(ScreenText::analysis_off));
  }
  constexpr std::size_t most = 9;
  analysis_ = is_number ? std::min(lines, most) : 3;
  say(text(ScreenText::analysis_on));
}

void GameScreen::explain() {
  const Game& game = game_.game();
  open_page(words::note(game_.book(), game.line(), game.rules(),
                        explain_repetition(game.line(), game.rules())));
}

void GameScreen::show_comment() {
  if (game_.studied() == nullptr) return say(study_text(settings_.language, StudyText::not_loaded));
  const std::string comment = game_.comment_here();
  if (comment.empty()) return say(text(ScreenText::no_comment));
  open_page(comment);
}

// What only the screen can do; false: it is the business of the game by lines.
bool GameScreen::obey_own_command(const Input& input) {
  if (input.command == Command::analyse) {
    analyse(input.argument);
    return true;
  }
  if (!input.argument.empty() && input.command != Command::quit) return false;
  switch (input.command) {
    case Command::explain: explain(); return true;
    case Command::edit: begin_editing(); return true;
    case Command::comment: show_comment(); return true;
    case Command::quit: asks_to_quit_ = true; return true;
    default: return false;
  }
}

void GameScreen::submit(const std::string& line) {
  const Input input = parse_input(line);
  if (input.command != Command::none && !obey_own_command(input)) run(line);
}

std::vector<record::NodeId> GameScreen::moves_ahead(const StudiedGame& studied) {
  std::vector<record::NodeId> moves;
  record::NodeId at = studied.place();
  while (const auto child = studied.game().first_child(at)) {
    if (studied.game().status(*child) != record::MoveStatus::legal) break;
    at = *child;
    moves.push_back(at);
  }
  return moves;
}

// ---- the board -----------------------------------------------------------------------------

void GameScreen::play(Move move) {
  picked_up_.reset();
  run(to_uci(move));
}

// A point is chosen: a piece of the side to move is picked up, anything else is where it is to go.
void GameScreen::touch(Square square) {
  const Position& position = game_.game().position();
  const bool is_own = position.pieces(position.turn()).contains(square);
  if (picked_up_ == square) {
    picked_up_.reset();
  } else if (picked_up_ && (!is_own || is_legal(position, Move(*picked_up_, square)))) {
    play(Move(*picked_up_, square));
  } else if (is_own && !game_.computer_is_to_move() && !game_.game().is_over()) {
    picked_up_ = square;
  } else if (!position.is_empty(square)) {
    // It says why it cannot be moved.
    run("moves " + std::string(to_string(square)));
  }
}

void GameScreen::begin_editing() {
  editor_.emplace(game_.game().position().diagram(), cursor_);
  picked_up_.reset();
  // Time that is spent on setting up is nobody's.
  game_.pause();
}

void GameScreen::leave_editor() {
  editor_.reset();
  game_.go_on();
}

void GameScreen::finish_editing() {
  const auto position = Position::from(editor_->diagram());
  if (!position) {
    std::string faults;
    for (const PositionFault& fault : position.error()) {
      faults += game_.book().sentence(fault) + " ";
    }
    return say(faults);
  }
  leave_editor();
  run("new " + to_fen(*position));
}

}  // namespace chuhe::cli
