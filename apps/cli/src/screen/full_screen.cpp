#include "screen/full_screen.hpp"

#include <algorithm>
#include <chrono>
#include <string>

#include "screen/cells.hpp"
#include "screen/console.hpp"
#include "screen/desk.hpp"
#include "screen/game_screen.hpp"
#include "screen/keys.hpp"

namespace chuhe::cli {

namespace {

class FullScreen {
 public:
  FullScreen(TerminalGame& game, Console& console, Computer& computer,
             std::atomic<bool>& interrupts, ColorDepth colors, words::Language language)
      : console_(console),
        colors_(colors),
        desk_(computer, interrupts, [&console] { console.wake(); }),
        screen_(game, {language, colors, [this] { desk_.rest(); }}) {
    screen_.resize(console_.size());
  }

  void run() {
    while (!screen_.has_ended()) {
      desk_.want(screen_.wanted());
      draw();
      auto patience = screen_.patience();
      if (const auto gap = keys_.patience(std::chrono::steady_clock::now())) {
        patience = std::min(patience.value_or(*gap), *gap);
      }
      const ConsoleNews news = console_.wait(patience);
      if (news.has_ended) return;
      for (const KeyEvent& event : keys_.take(news.typed, std::chrono::steady_clock::now())) {
        if (!screen_.has_ended()) screen_.handle(event);
      }
      take();
      screen_.look_at_clock();
      if (news.is_to_suspend || screen_.wants_suspension()) console_.suspend();
      if (news.is_to_redraw || screen_.wants_redrawing()) {
        screen_.resize(console_.size());
        shown_ = Cells();
      }
    }
  }

 private:
  void take() {
    if (const auto thoughts = desk_.take_thoughts()) screen_.show(*thoughts);
    // What was answered may not be wanted any more.
    desk_.want(screen_.wanted());
    if (auto answer = desk_.take_answer()) screen_.take(std::move(*answer));
  }

  void draw() {
    Cells picture = screen_.picture();
    std::string bytes = changes(shown_, picture, colors_);
    const auto cursor = screen_.cursor();
    if (bytes.empty() && cursor == cursor_) return;
    std::string all = bytes.empty() ? "" : "\x1b[?25l" + bytes;
    if (cursor) {
      all += "\x1b[" + std::to_string(cursor->first + 1) + ";" +
             std::to_string(cursor->second + 1) + "H\x1b[?25h";
    } else {
      all += "\x1b[?25l";
    }
    console_.write(all);
    shown_ = std::move(picture);
    cursor_ = cursor;
  }

  Console& console_;
  ColorDepth colors_;
  TimedKeys keys_;
  Cells shown_;
  std::optional<std::pair<int, int>> cursor_;
  Desk desk_;
  GameScreen screen_;
};

}  // namespace

bool play_on_screen(TerminalGame& game, Computer& computer, std::atomic<bool>& interrupts,
                    ColorDepth colors, words::Language language) {
  const auto console = take_console();
  if (console == nullptr) return false;
  FullScreen(game, *console, computer, interrupts, colors, language).run();
  return true;
}

}  // namespace chuhe::cli
