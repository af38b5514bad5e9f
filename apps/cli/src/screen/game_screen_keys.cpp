// What keys and the mouse do on the full screen.
#include <algorithm>
#include <string>

#include "screen/completion.hpp"
#include "screen/game_screen.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

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
  if (page_) return handle_page(key);
  // Of the bar an editor leaves the way out.
  const bool is_in_bar = key.name == KeyName::function && (!editor_ || key.code == 10);
  if (is_in_bar && handle_function(key)) return;
  if (editor_) return handle_editor(key);
  // While moves are tried the arrows lead the cursor.
  const bool tries = game_.studied() != nullptr && game_.studied()->trying;
  if (input_.is_empty() && !tries && handle_record(key)) return;
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
void GameScreen::handle_page(const Key& key) {
  const int rows = std::max(size_.rows - 2, 1);
  const int all = static_cast<int>(wrap(*page_, std::max(size_.columns - 2, 10)).size());
  switch (key.name) {
    case KeyName::up: --page_row_; break;
    case KeyName::down: ++page_row_; break;
    case KeyName::page_up: page_row_ -= rows; break;
    case KeyName::page_down: page_row_ += rows; break;
    case KeyName::home: page_row_ = 0; break;
    case KeyName::end: page_row_ = all; break;
    default: page_.reset(); return;
  }
  page_row_ = std::clamp(page_row_, 0, std::max(all - rows, 0));
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
      const auto ahead = moves_ahead(*studied);
      if (!ahead.empty()) game_.study(ahead.back());
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
      leave_editor();
      say(text(ScreenText::editor_left));
      break;
    case DiagramEditor::Done::goes_on: break;
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
    leave_editor();
    return say(text(ScreenText::editor_left));
  }
  if (!input_.is_empty()) {
    input_.clear();
    completions_.clear();
    is_completing_ = false;
  } else if (picked_up_) {
    picked_up_.reset();
  } else if (game_.question() && !game_.computer_is_to_move()) {
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
    if (picked_up_ && !was_picked_up) pressed_ = square;
  } else if (pressed_ && pressed_ != *square && picked_up_ == pressed_) {
    // The piece was dragged.
    play(Move(*picked_up_, *square));
  }
}

}  // namespace chuhe::cli
