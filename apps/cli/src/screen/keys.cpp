#include "keys.hpp"

#include <algorithm>
#include <optional>

#include "screen/sequence.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

namespace {

constexpr char escape = '\x1b';
constexpr std::string_view paste_begins = "\x1b[200~";
constexpr std::string_view paste_ends = "\x1b[201~";
constexpr std::size_t longest_paste = 1'000'000;

std::optional<Key> key_of_final(char final) {
  switch (final) {
    case 'A': return Key{KeyName::up};
    case 'B': return Key{KeyName::down};
    case 'C': return Key{KeyName::right};
    case 'D': return Key{KeyName::left};
    case 'H': return Key{KeyName::home};
    case 'F': return Key{KeyName::end};
    case 'Z': return Key{KeyName::back_tab};
    case 'M': return Key{KeyName::enter};  // of the keypad, after ESC O
    case 'P':
    case 'Q':
    case 'R':
    case 'S': return Key{KeyName::function, static_cast<char32_t>(final - 'P' + 1)};
    default: return std::nullopt;
  }
}

std::optional<Key> key_of_number(int number) {
  switch (number) {
    case 1:
    case 7: return Key{KeyName::home};
    case 3: return Key{KeyName::erase};
    case 4:
    case 8: return Key{KeyName::end};
    case 5: return Key{KeyName::page_up};
    case 6: return Key{KeyName::page_down};
    default: break;
  }
  const auto* const found = std::ranges::find(function_key_numbers, number);
  if (found == function_key_numbers.end()) return std::nullopt;
  return Key{KeyName::function, static_cast<char32_t>(found - function_key_numbers.begin() + 1)};
}

// What xterm adds to a key: 1 and the sum of shift 1, alt 2, control 4.
void add_modifiers(Key& key, const std::vector<int>& numbers) {
  if (numbers.size() < 2 || numbers[1] < 1) return;
  const int sum = numbers[1] - 1;
  key.alt = (sum & 2) != 0;
  key.control = (sum & 4) != 0;
}

// "ESC [ < button ; column ; row M", or m when it is released.
std::optional<Mouse> mouse_of(const std::vector<int>& numbers, char final) {
  if (numbers.size() != 3 || numbers[1] < 1 || numbers[2] < 1) return std::nullopt;
  const int code = numbers[0];
  Mouse mouse{final == 'M' ? MouseDeed::press : MouseDeed::release, code & 3, numbers[2] - 1,
              numbers[1] - 1};
  constexpr int moving = 32;
  constexpr int wheel = 64;
  if ((code & wheel) != 0) {
    if ((code & 3) > 1 || final != 'M') return std::nullopt;
    mouse.deed = (code & 1) == 0 ? MouseDeed::wheel_up : MouseDeed::wheel_down;
    mouse.button = 0;
  } else if ((code & moving) != 0) {
    mouse.deed = MouseDeed::drag;
  }
  return mouse;
}

Key key_of_byte(char byte) {
  switch (byte) {
    case '\r':
    case '\n': return Key{KeyName::enter};
    case '\t': return Key{KeyName::tab};
    case '\x7f':
    case '\b': return Key{KeyName::backspace};
    case '\0': return Key{KeyName::character, ' ', true};
    default: break;
  }
  // Control and a letter.
  return Key{KeyName::character, static_cast<char32_t>(byte - 1 + 'a'), true};
}

// How many bytes a character has that begins so.
std::size_t length_of(char lead) {
  const auto byte = static_cast<unsigned char>(lead);
  return byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1;
}

}  // namespace

std::vector<KeyEvent> KeyReader::read(std::string_view bytes) {
  kept_ += bytes;
  return all(false);
}

std::vector<KeyEvent> KeyReader::give_up_waiting() { return all(true); }

std::vector<KeyEvent> KeyReader::all(bool final) {
  std::vector<KeyEvent> events;
  while (!kept_.empty()) {
    KeyEvent event;
    const Reading reading = next(event, final);
    if (reading == Reading::incomplete) break;
    if (reading == Reading::event) events.push_back(std::move(event));
  }
  return events;
}

KeyReader::Reading KeyReader::next(KeyEvent& event, bool final) {
  const char first = kept_.front();
  if (first == escape) return escape_sequence(event, final);
  if (static_cast<unsigned char>(first) < 0x20 || first == '\x7f') {
    event = key_of_byte(first);
    kept_.erase(0, 1);
    return Reading::event;
  }
  if (kept_.size() < length_of(first) && !final) return Reading::incomplete;
  const Character character = first_character(kept_);
  const std::size_t length = character.bytes.size();
  const bool is_broken = character.code == 0xfffd;
  event = Key{KeyName::character, character.code};
  kept_.erase(0, length);
  return is_broken ? Reading::nothing : Reading::event;
}

KeyReader::Reading KeyReader::escape_sequence(KeyEvent& event, bool final) {
  if (kept_.size() == 1) {
    if (!final) return Reading::incomplete;
    kept_.clear();
    event = Key{KeyName::escape};
    return Reading::event;
  }
  const char second = kept_[1];
  if (second == '[') {
    if (kept_.starts_with(paste_begins)) return paste(event);
    const Reading reading = control_sequence(event);
    if (reading != Reading::incomplete || !final) return reading;
    kept_.clear();
    return Reading::nothing;
  }
  if (second == 'O') {
    if (kept_.size() < 3 && !final) return Reading::incomplete;
    const auto key = kept_.size() < 3 ? std::nullopt : key_of_final(kept_[2]);
    kept_.erase(0, 3);
    if (!key) return Reading::nothing;
    event = *key;
    return Reading::event;
  }
  if (second == escape) {
    kept_.erase(0, 1);
    event = Key{KeyName::escape};
    return Reading::event;
  }
  // Alt and a key.
  kept_.erase(0, 1);
  const Reading reading = next(event, final);
  if (reading == Reading::incomplete) kept_.insert(kept_.begin(), escape);
  if (Key* key = std::get_if<Key>(&event); reading == Reading::event && key != nullptr) {
    key->alt = true;
  }
  return reading;
}

KeyReader::Reading KeyReader::control_sequence(KeyEvent& event) {
  std::size_t end = 2;
  while (end < kept_.size() && (kept_[end] < '@' || kept_[end] > '~')) ++end;
  if (end == kept_.size()) return Reading::incomplete;
  // The keys F1 to F5 of the Linux console.
  if (kept_[end] == '[' && end == 2) {
    if (kept_.size() < 4) return Reading::incomplete;
    const char letter = kept_[3];
    kept_.erase(0, 4);
    if (letter < 'A' || letter > 'E') return Reading::nothing;
    event = Key{KeyName::function, static_cast<char32_t>(letter - 'A' + 1)};
    return Reading::event;
  }
  const char final = kept_[end];
  const std::string parameters = kept_.substr(2, end - 2);
  kept_.erase(0, end + 1);
  if (parameters.starts_with('<')) {
    if (final != 'M' && final != 'm') return Reading::nothing;
    const auto mouse = mouse_of(numbers_of(std::string_view(parameters).substr(1)), final);
    if (!mouse) return Reading::nothing;
    event = *mouse;
    return Reading::event;
  }
  const std::vector<int> numbers = numbers_of(parameters);
  // "ESC [ row ; column R" is a report, not F3.
  const bool is_plain = parameters.empty() || numbers.front() == 1;
  auto key = final == '~' ? key_of_number(numbers.front())
             : is_plain   ? key_of_final(final)
                          : std::nullopt;
  if (!key) return Reading::nothing;
  add_modifiers(*key, numbers);
  event = *key;
  return Reading::event;
}

std::vector<KeyEvent> TimedKeys::take(std::string_view typed, Moment now) {
  if (typed.empty()) {
    if (!typed_at_ || now - *typed_at_ < longest_gap) return {};
    typed_at_.reset();
    return reader_.give_up_waiting();
  }
  std::vector<KeyEvent> events = reader_.read(typed);
  typed_at_.reset();
  if (reader_.is_waiting()) typed_at_ = now;
  return events;
}

std::optional<std::chrono::milliseconds> TimedKeys::patience(Moment now) const {
  if (!typed_at_) return std::nullopt;
  using std::chrono::milliseconds;
  return std::max(std::chrono::ceil<milliseconds>(*typed_at_ + longest_gap - now), milliseconds(0));
}

KeyReader::Reading KeyReader::paste(KeyEvent& event) {
  const std::size_t end = kept_.find(paste_ends);
  if (end == std::string::npos) {
    if (kept_.size() < longest_paste) return Reading::incomplete;
    kept_.clear();
    return Reading::nothing;
  }
  std::string text;
  for (const char c : kept_.substr(paste_begins.size(), end - paste_begins.size())) {
    const bool is_break = c == '\r' || c == '\n';
    if (is_break || c == '\t') {
      text += is_break ? '\n' : ' ';
    } else if (static_cast<unsigned char>(c) >= 0x20 && c != '\x7f') {
      text += c;
    }
  }
  kept_.erase(0, end + paste_ends.size());
  event = Paste{std::move(text)};
  return Reading::event;
}

}  // namespace chuhe::cli
