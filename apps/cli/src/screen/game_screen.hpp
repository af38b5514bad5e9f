// The game on a full screen: keys go in, pictures come out, and nothing else happens. What a move
// or a command means is the business of the game by lines, which is asked in its own words.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <chuhe/words/language.hpp>

#include "computer_question.hpp"
#include "screen/board_picture.hpp"
#include "screen/cells.hpp"
#include "screen/console.hpp"
#include "screen/desk.hpp"
#include "screen/diagram_editor.hpp"
#include "screen/input_line.hpp"
#include "screen/keys.hpp"
#include "screen/screen_text.hpp"
#include "terminal_game.hpp"

namespace chuhe::cli {

struct GameScreenSettings {
  words::Language language = words::Language::english;
  ColorDepth colors = ColorDepth::none;
  /// Called before the game itself may turn to the computer: nobody else does so then.
  std::function<void()> rest_computer = [] {};
};

/// What the screen shows and what its keys do.
class GameScreen {
 public:
  /// The game outlives this, and only this changes it.
  GameScreen(TerminalGame& game, GameScreenSettings settings);

  void resize(ScreenSize size);
  void handle(const KeyEvent& event);
  /// Time has passed: looks at the clock.
  void look_at_clock();

  /// What the computer is to think about now.
  std::optional<Question> wanted() const;
  void take(Desk::Answer answer);
  void show(const Thoughts& thoughts);

  Cells picture() const;
  /// Row and column of the text cursor; nothing: it is not shown.
  std::optional<std::pair<int, int>> cursor() const;
  /// How soon the picture changes by itself; nothing: it does not.
  std::optional<std::chrono::milliseconds> patience() const;

  bool has_ended() const { return has_ended_; }
  /// Whether the program is to be suspended; asking answers it.
  bool wants_suspension() { return std::exchange(wants_suspension_, false); }
  /// Whether all is to be written anew; asking answers it.
  bool wants_redrawing() { return std::exchange(wants_redrawing_, false); }

 private:
  struct Layout {
    BoardGeometry board;
    int pane = 0;      ///< Column where the pane begins.
    int messages = 0;  ///< Row where the messages begin.
    int message_rows = 0;
    int input = 0;
    bool has_pane = false;
    bool fits = false;
  };

  struct Waiting {
    Question question;
    match::Moment since;
  };

  // Keys.
  void handle_key(const Key& key);
  bool handle_function(const Key& key);
  bool handle_control(const Key& key);
  void handle_page(const Key& key);
  bool handle_record(const Key& key);
  void handle_editor(const Key& key);
  void handle_mouse(const Mouse& mouse);
  void handle_enter();
  void handle_escape();
  void complete();

  // What lines and points do.
  void submit(const std::string& line);
  bool obey_own_command(const Input& input);
  void run(std::string_view line);
  void say_step(const std::string& answer, bool is_step);
  void play(Move move);
  void touch(Square square);
  void analyse(std::string_view argument);
  void explain();
  void show_comment();
  /// The main moves behind the place in a record, as far as they can be played.
  static std::vector<record::NodeId> moves_ahead(const StudiedGame& studied);
  void begin_editing();
  void finish_editing();
  void leave_editor();
  void show_help();
  void say(std::string_view text);
  /// The rows that what was said last takes at a width.
  std::vector<std::string> last_rows(int width) const;
  bool is_said_in_pane(const Layout& layout) const;
  void open_page(const std::string& text);
  void changed();
  std::string text(ScreenText text, std::initializer_list<std::string_view> arguments = {}) const {
    return screen_text(settings_.language, text, arguments);
  }

  // The picture.
  struct BarKey {
    int column = 0;
    std::string label;
    Key key;
  };
  Layout layout() const;
  BoardStyle style() const;
  BoardMarks marks() const;
  std::vector<BarKey> bar() const;
  void put_players(Cells& cells, const Layout& layout) const;
  void put_status(Cells& cells, const Layout& layout) const;
  void put_pane(Cells& cells, const Layout& layout) const;
  void put_moves(Cells& cells, const Layout& layout, int row, int end) const;
  std::vector<std::string> analysis_lines(int width) const;
  std::vector<std::string> record_lines(int width, int& chosen) const;
  void put_messages(Cells& cells, const Layout& layout) const;
  void put_input(Cells& cells, const Layout& layout) const;
  void put_bar(Cells& cells) const;
  void put_page(Cells& cells) const;
  std::string prompt() const;
  /// What fits, with a sign that something is missing where it does not.
  std::string shortened(const std::string& text, int columns) const;
  std::string status(int width) const;

  TerminalGame& game_;
  GameScreenSettings settings_;
  ScreenSize size_{24, 80};
  InputLine input_;
  Square cursor_ = Square::e4;
  bool cursor_is_shown_ = false;
  std::optional<Square> picked_up_;
  std::optional<Square> pressed_;
  std::optional<DiagramEditor> editor_;
  // What has been said, a paragraph each; what was said last begins there.
  std::vector<std::string> said_;
  std::size_t last_said_ = 0;
  std::optional<std::string> page_;
  int page_row_ = 0;
  // How the typed text goes on, and what was typed.
  std::vector<std::string> completions_;
  std::size_t completion_ = 0;
  bool is_completing_ = false;
  // The number of lines; nothing: no analysis.
  std::optional<std::size_t> analysis_;
  std::optional<Question> analysed_;  // to its end
  std::optional<Thoughts> thoughts_;
  std::optional<Position> thoughts_of_;
  std::size_t choice_ = 0;
  std::optional<Waiting> waiting_;
  bool asks_to_quit_ = false;
  bool has_ended_ = false;
  bool wants_suspension_ = false;
  bool wants_redrawing_ = false;
};

}  // namespace chuhe::cli
