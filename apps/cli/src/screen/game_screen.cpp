// What keys do on the full screen.
#include "screen/game_screen.hpp"

#include <algorithm>
#include <charconv>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/words/ruling.hpp>

#include "screen/completion.hpp"
#include "text_items.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

GameScreen::GameScreen(TerminalGame& game, GameScreenSettings settings)
    : game_(game), settings_(std::move(settings)) {
  say(game_.greeting());
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

bool GameScreen::is_waiting_for_computer() const {
  const auto question = game_.question();
  return question && question->about == Question::About::move;
}

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
  if (!game_.question()) {
    waits_since_.reset();
  } else if (!waits_since_) {
    waits_since_ = game_.now();
  }
  if (game_.has_ended()) has_ended_ = true;
}

std::optional<std::chrono::milliseconds> GameScreen::patience() const {
  const match::Clock* clock = game_.running_clock();
  if (clock != nullptr && clock->is_running()) return std::chrono::milliseconds(100);
  if (waits_since_) return std::chrono::milliseconds(250);
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
      if (is_waiting_for_computer()) {
        const std::string name = game_.player_name(*game_.computer_side());
        return say(text(ScreenText::not_now, {name}));
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
  if (!is_waiting_for_computer() && game_.question()) game_.forget_question();
  const std::string answer = game_.begin(line);
  const bool is_step = command == Command::load || command == Command::next ||
                       command == Command::back || command == Command::other;
  say_step(answer, is_step);
  changed();
}

// In a record the pane shows the choices and the comment: a step is told by its first line.
void GameScreen::say_step(const std::string& answer, bool is_step) {
  const bool is_short = is_step && game_.studied() != nullptr && layout().has_pane;
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

bool GameScreen::obey_own_command(const std::string& line) {
  const std::size_t blank = std::min(line.find(' '), line.size());
  const std::string word = lowered(std::string_view(line).substr(0, blank));
  std::string_view argument = std::string_view(line).substr(blank);
  while (argument.starts_with(' ')) argument.remove_prefix(1);
  if (word == "analyse" || word == "analyze" || word == "分析") {
    analyse(argument);
  } else if (word == "explain" || word == "裁决" || word == "裁決") {
    explain();
  } else if (word == "edit" || word == "摆棋" || word == "擺棋") {
    begin_editing();
  } else if ((word == "comment" || word == "注解" || word == "註解") &&
             game_.studied() != nullptr) {
    open_page(game_.studied()->game().annotation(game_.studied()->place()).comment);
  } else {
    return false;
  }
  return true;
}

void GameScreen::submit(const std::string& line) {
  std::string cut = line;
  while (cut.ends_with(' ')) cut.pop_back();
  cut.erase(0, cut.find_first_not_of(' '));
  if (cut.empty()) return;
  if (parse_input(cut).command == Command::quit) {
    asks_to_quit_ = true;
  } else if (!obey_own_command(cut)) {
    run(cut);
  }
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
  } else if (picked_up_ && !(is_own && !is_legal(position, Move(*picked_up_, square)))) {
    play(Move(*picked_up_, square));
  } else if (is_own && !is_waiting_for_computer() && !game_.game().is_over()) {
    picked_up_ = square;
  } else if (!position.is_empty(square)) {
    // It says why it cannot be moved.
    run("moves " + std::string(to_string(square)));
  }
}

void GameScreen::begin_editing() {
  editor_.emplace(game_.game().position().diagram(), cursor_);
  picked_up_.reset();
  say(text(ScreenText::editor_keys));
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
  editor_.reset();
  run("new " + to_fen(*position));
}

// ---- keys ----------------------------------------------------------------------------------

void GameScreen::handle(const KeyEvent& event) {
  if (const auto* key = std::get_if<Key>(&event)) return handle_key(*key);
  if (const auto* mouse = std::get_if<Mouse>(&event)) return handle_mouse(*mouse);
  // A pasted text is typed; its lines are not sent off by themselves, but one line is a line.
  std::string text = std::get<Paste>(event).text;
  std::ranges::replace(text, '\n', ' ');
  if (page_ || editor_ || asks_to_quit_) return;
  input_.insert(text);
  completions_.clear();
}

void GameScreen::handle_key(const Key& key) {
  if (asks_to_quit_) {
    asks_to_quit_ = false;
    has_ended_ = key.name == KeyName::enter || key.code == 'y' || key.code == 'Y' ||
                 (key.control && key.code == 'c');
    return;
  }
  if (handle_control(key)) return;
  if (page_ && handle_page(key)) return;
  if (editor_) return handle_editor(key);
  if (handle_function(key)) return;
  if (input_.is_empty() && handle_record(key)) return;
  switch (key.name) {
    case KeyName::enter: return handle_enter();
    case KeyName::escape: return handle_escape();
    case KeyName::tab:
    case KeyName::back_tab: return complete();
    case KeyName::up:
    case KeyName::down:
    case KeyName::left:
    case KeyName::right:
      if (!input_.is_empty()) break;
      if (cursor_is_shown_) cursor_ = beside(cursor_, key.name, game_.style().view);
      cursor_is_shown_ = true;
      return;
    case KeyName::character:
      if (input_.is_empty() && key.code == ' ') return handle_enter();
      if (input_.is_empty() && (key.code == '?' || key.code == U'？')) return show_help();
      break;
    default: break;
  }
  is_completing_ = false;
  input_.handle(key);
  completions_ = completions(input_.text(), game_.game().position(), game_.shown_notation());
}

bool GameScreen::handle_control(const Key& key) {
  if (key.name != KeyName::character || !key.control) return false;
  switch (key.code) {
    case 'z': wants_suspension_ = true; return true;
    case 'l': wants_redrawing_ = true; return true;
    case 'c':
      if (page_) {
        page_.reset();
      } else if (editor_ || !input_.is_empty()) {
        handle_escape();
      } else {
        asks_to_quit_ = true;
      }
      return true;
    case 'd':
      if (!input_.is_empty()) return false;
      asks_to_quit_ = true;
      return true;
    default: return false;
  }
}

bool GameScreen::handle_function(const Key& key) {
  if (key.name != KeyName::function) return false;
  const bool studies = game_.studied() != nullptr;
  switch (key.code) {
    case 1: show_help(); break;
    case 2: run(studies ? "eval" : "hint"); break;
    case 3: run(studies ? "back" : "undo"); break;
    case 4: run(studies ? "next" : "redo"); break;
    case 5: run("flip"); break;
    case 6: analyse(""); break;
    case 7: explain(); break;
    case 8: begin_editing(); break;
    case 9:
      if (studies) run("leave");
      break;
    case 10: asks_to_quit_ = true; break;
    default: break;
  }
  return true;
}

// A page is turned; any other key closes it, and nothing else.
bool GameScreen::handle_page(const Key& key) {
  const int rows = std::max(size_.rows - 2, 1);
  const int all = static_cast<int>(wrap(*page_, std::max(size_.columns - 2, 10)).size());
  switch (key.name) {
    case KeyName::up: --page_row_; break;
    case KeyName::down: ++page_row_; break;
    case KeyName::page_up: page_row_ -= rows; break;
    case KeyName::page_down: page_row_ += rows; break;
    case KeyName::home: page_row_ = 0; break;
    case KeyName::end: page_row_ = all; break;
    default: page_.reset(); return true;
  }
  page_row_ = std::clamp(page_row_, 0, std::max(all - rows, 0));
  return true;
}

bool GameScreen::handle_record(const Key& key) {
  const StudiedGame* studied = game_.studied();
  if (studied == nullptr) return false;
  const std::size_t choices = studied->choices().size();
  switch (key.name) {
    case KeyName::right:
      if (choices == 0)
        run("next");
      else
        run("next " + std::to_string(choice_ + 1));
      return true;
    case KeyName::left: run("back"); return true;
    case KeyName::down:
      if (choice_ + 1 < choices) ++choice_;
      return true;
    case KeyName::up:
      if (choice_ > 0) --choice_;
      return true;
    case KeyName::home:
      game_.study(record::NodeId::root);
      changed();
      return true;
    case KeyName::end: {
      record::NodeId at = studied->place();
      while (const auto child = studied->game().first_child(at)) {
        if (studied->game().status(*child) != record::MoveStatus::legal) break;
        at = *child;
      }
      game_.study(at);
      changed();
      return true;
    }
    default: return false;
  }
}

void GameScreen::handle_editor(const Key& key) {
  switch (editor_->handle(key, game_.style().view)) {
    case DiagramEditor::Done::finished: finish_editing(); break;
    case DiagramEditor::Done::given_up:
      editor_.reset();
      say(text(ScreenText::editor_left));
      break;
    default: break;
  }
}

void GameScreen::handle_enter() {
  if (!input_.is_empty()) return submit(input_.submit());
  if (game_.studied() != nullptr && !game_.studied()->trying) return;
  if (cursor_is_shown_) touch(cursor_);
  cursor_is_shown_ = true;
}

void GameScreen::handle_escape() {
  if (editor_) {
    editor_.reset();
    return say(text(ScreenText::editor_left));
  }
  if (!input_.is_empty()) {
    input_.clear();
    completions_.clear();
    is_completing_ = false;
  } else if (picked_up_) {
    picked_up_.reset();
  } else if (game_.question() && !is_waiting_for_computer()) {
    game_.forget_question();
    changed();
  } else {
    cursor_is_shown_ = false;
  }
}

void GameScreen::complete() {
  if (completions_.empty()) return;
  if (is_completing_) completion_ = (completion_ + 1) % completions_.size();
  if (!is_completing_) completion_ = 0;
  is_completing_ = true;
  input_.replace(completions_[completion_]);
}

void GameScreen::handle_mouse(const Mouse& mouse) {
  const bool is_wheel = mouse.deed == MouseDeed::wheel_up || mouse.deed == MouseDeed::wheel_down;
  const bool is_up = mouse.deed == MouseDeed::wheel_up;
  if (is_wheel) {
    const Key key{page_ ? (is_up ? KeyName::up : KeyName::down)
                        : (is_up ? KeyName::left : KeyName::right)};
    if (page_) {
      handle_page(key);
    } else if (input_.is_empty()) {
      handle_record(key);
    }
    return;
  }
  if (mouse.button != 0 || mouse.deed == MouseDeed::drag) return;
  const bool is_press = mouse.deed == MouseDeed::press;
  if (page_ || asks_to_quit_) {
    if (is_press) handle_key(Key{KeyName::escape});
    return;
  }
  if (is_press && mouse.row == size_.rows - 1) {
    for (const BarKey& key : bar()) {
      const int end = key.column + width_of(key.label);
      if (mouse.column >= key.column && mouse.column < end) return handle_key(key.key);
    }
    return;
  }
  const auto square = layout().board.square_at(mouse.row, mouse.column, game_.style().view);
  if (!square) return;
  if (editor_) return editor_->go_to(*square);
  if (is_press) {
    cursor_ = *square;
    cursor_is_shown_ = false;
    const bool was_picked_up = picked_up_.has_value();
    touch(*square);
    if (picked_up_ && !was_picked_up) pressed_ = *square;
  } else if (pressed_ && pressed_ != *square && picked_up_ == pressed_) {
    // The piece was dragged.
    play(Move(*picked_up_, *square));
  }
}

}  // namespace chuhe::cli
