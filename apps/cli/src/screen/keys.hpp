// Keys and mouse as a terminal sends them.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chuhe::cli {

enum class KeyName : std::uint8_t {
  character,  ///< Its code is in `Key::code`.
  enter,
  tab,
  back_tab,
  escape,
  backspace,
  erase,
  up,
  down,
  left,
  right,
  home,
  end,
  page_up,
  page_down,
  function,  ///< Its number is in `Key::code`.
};

struct Key {
  KeyName name = KeyName::character;
  char32_t code = 0;
  bool control = false;
  bool alt = false;
  friend bool operator==(const Key&, const Key&) = default;
};

enum class MouseDeed : std::uint8_t { press, release, drag, wheel_up, wheel_down };

/// What a mouse did; row and column from 0. `button` from 0, the left one.
struct Mouse {
  MouseDeed deed{};
  int button = 0;
  int row = 0;
  int column = 0;
  friend bool operator==(const Mouse&, const Mouse&) = default;
};

/// A text that was pasted, without control characters other than line breaks.
struct Paste {
  std::string text;
  friend bool operator==(const Paste&, const Paste&) = default;
};

using KeyEvent = std::variant<Key, Mouse, Paste>;

/// Makes keys of bytes, in whatever pieces they come. Sequences that it does not know give nothing.
class KeyReader {
 public:
  /// The keys that are complete with these bytes.
  std::vector<KeyEvent> read(std::string_view bytes);
  /// Whether bytes are kept that may be the beginning of something: an Escape above all.
  bool is_waiting() const { return !kept_.empty(); }
  /// Nothing follows for now: what was kept is what it is.
  std::vector<KeyEvent> give_up_waiting();

 private:
  enum class Reading : std::uint8_t { event, nothing, incomplete };
  Reading next(KeyEvent& event, bool final);
  Reading escape_sequence(KeyEvent& event, bool final);
  Reading control_sequence(KeyEvent& event);
  Reading paste(KeyEvent& event);
  std::vector<KeyEvent> all(bool final);

  std::string kept_;
};

/// Keys as time goes by: what may be the beginning of something is what it is when nothing has
/// followed for a while, however often the waiting for it was broken off for other reasons.
class TimedKeys {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  /// What follows within this time belongs together.
  static constexpr std::chrono::milliseconds longest_gap{40};

  /// The keys that are complete after a waiting that has ended with these bytes, or with none.
  std::vector<KeyEvent> take(std::string_view typed, Moment now);
  /// How long more bytes are waited for; nothing: they are not.
  std::optional<std::chrono::milliseconds> patience(Moment now) const;

 private:
  KeyReader reader_;
  // Of the last bytes, while more of them are waited for.
  std::optional<Moment> typed_at_;
};

}  // namespace chuhe::cli
