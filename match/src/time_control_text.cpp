#include <chuhe/match/time_control_text.hpp>

#include <algorithm>
#include <optional>

namespace chuhe::match {

namespace {

constexpr std::int64_t milliseconds_per_second = 1000;
// Three years: beyond any game, and far below what overflows.
constexpr std::int64_t longest_seconds = 100'000'000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::optional<std::int64_t> read_whole(std::string_view text) {
  if (text.empty() || !std::ranges::all_of(text, is_digit)) return std::nullopt;
  std::int64_t number = 0;
  for (char c : text) {
    number = number * 10 + (c - '0');
    if (number > longest_seconds) return std::nullopt;
  }
  return number;
}

// Seconds with up to three decimals, as milliseconds.
std::optional<std::int64_t> read_seconds(std::string_view text) {
  const std::size_t point = text.find('.');
  std::string whole(text.substr(0, point));
  std::string decimals(point == std::string_view::npos ? "" : text.substr(point + 1));
  if ((whole.empty() && decimals.empty()) || decimals.size() > 3) return std::nullopt;
  if (whole.empty()) whole = "0";
  decimals.resize(3, '0');
  const auto seconds = read_whole(whole);
  const auto thousandths = read_whole(decimals);
  if (!seconds || !thousandths) return std::nullopt;
  return *seconds * milliseconds_per_second + *thousandths;
}

std::optional<Milliseconds> read_time(std::string_view text) {
  std::int64_t minutes = 0;
  for (int parts = 1; text.find(':') != std::string_view::npos; ++parts) {
    const std::size_t colon = text.find(':');
    const auto part = read_whole(text.substr(0, colon));
    if (!part || parts > 2) return std::nullopt;
    minutes = minutes * 60 + *part;
    text.remove_prefix(colon + 1);
  }
  const auto rest = read_seconds(text);
  if (!rest || minutes > longest_seconds / 60) return std::nullopt;
  return Milliseconds(minutes * 60 * milliseconds_per_second + *rest);
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::expected<TimeControl, TimeControlError> read() {
    if (text_.empty()) return std::unexpected(TimeControlError{TimeControlFault::empty, 0});
    std::size_t at = 0;
    while (!error_ && at <= text_.size()) {
      const std::size_t end = std::min(text_.find(',', at), text_.size());
      read_part(at, text_.substr(at, end - at));
      at = end + 1;
    }
    if (!error_ && flags_at_once()) fail(TimeControlFault::no_time, 0);
    if (error_) return std::unexpected(*error_);
    return control_;
  }

 private:
  void fail(TimeControlFault fault, std::size_t offset) {
    if (!error_) error_ = TimeControlError{fault, offset};
  }

  bool flags_at_once() const {
    constexpr Milliseconds none{0};
    if (control_.per_move && *control_.per_move == none) return true;
    if (!control_.base && !control_.byo_yomi) return false;
    return control_.base.value_or(none) + control_.byo_yomi.value_or(none) == none;
  }

  void read_part(std::size_t at, std::string_view part) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) return read_main(at, part);
    const std::string_view word = part.substr(0, equals);
    std::optional<Milliseconds>* target = nullptr;
    if (word == "byo") target = &control_.byo_yomi;
    if (word == "move") target = &control_.per_move;
    if (target == nullptr) return fail(TimeControlFault::unknown_word, at);
    if (*target) return fail(TimeControlFault::repeated, at);
    *target = read_time(part.substr(equals + 1));
    if (!*target) fail(TimeControlFault::bad_number, at + equals + 1);
  }

  void read_main(std::size_t at, std::string_view part) {
    if (control_.base) return fail(TimeControlFault::repeated, at);
    if (const std::size_t slash = part.find('/'); slash != std::string_view::npos) {
      const auto moves = read_whole(part.substr(0, slash));
      if (!moves || *moves == 0 || *moves > 10'000) return fail(TimeControlFault::bad_number, at);
      control_.moves_per_period = static_cast<int>(*moves);
      at += slash + 1;
      part.remove_prefix(slash + 1);
    }
    const std::size_t plus = part.find('+');
    control_.base = read_time(part.substr(0, plus));
    if (!control_.base) return fail(TimeControlFault::bad_number, at);
    if (plus == std::string_view::npos) return;
    const auto increment = read_time(part.substr(plus + 1));
    if (!increment) return fail(TimeControlFault::bad_number, at + plus + 1);
    control_.increment = *increment;
  }

  std::string_view text_;
  TimeControl control_;
  std::optional<TimeControlError> error_;
};

std::string seconds_text(Milliseconds time) {
  std::string text = std::to_string(time.count() / milliseconds_per_second);
  const std::int64_t rest = time.count() % milliseconds_per_second;
  if (rest == 0) return text;
  std::string decimals = std::to_string(milliseconds_per_second + rest).substr(1);
  while (decimals.ends_with('0')) decimals.pop_back();
  return text + '.' + decimals;
}

// Whether the base time is written with a colon, and so is no number of minutes.
bool has_clock_form(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.find('=') != std::string_view::npos) continue;
    return part.substr(0, part.find('+')).find(':') != std::string_view::npos;
  }
  return false;
}

std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::string to_string(const TimeControlError& error) {
  const std::string place = " at byte " + std::to_string(error.offset);
  switch (error.fault) {
    case TimeControlFault::empty: return "no time control";
    case TimeControlFault::bad_number: return "no number" + place;
    case TimeControlFault::unknown_word: return "unknown word" + place;
    case TimeControlFault::repeated: return "said twice" + place;
    case TimeControlFault::no_time: return "no time for the first move";
  }
  return {};
}

std::expected<TimeControl, TimeControlError> parse_time_control(std::string_view text) {
  return Reader(text).read();
}

std::string to_string(const TimeControl& control) {
  std::string text;
  if (control.base) {
    if (control.moves_per_period) text += std::to_string(*control.moves_per_period) + '/';
    text += seconds_text(*control.base);
    if (control.increment.count() != 0) text += '+' + seconds_text(control.increment);
  }
  const auto add = [&text](std::string_view word, const std::optional<Milliseconds>& time) {
    if (!time) return;
    if (!text.empty()) text += ',';
    text += word;
    text += seconds_text(*time);
  };
  add("byo=", control.byo_yomi);
  add("move=", control.per_move);
  return text.empty() ? "none" : text;
}

std::expected<TimeControl, TimeControlError> parse_game_time(std::string_view text) {
  auto control = parse_time_control(text);
  constexpr int seconds_per_minute = 60;
  if (control && control->base && !has_clock_form(text)) *control->base *= seconds_per_minute;
  return control;
}

std::string clock_text(Milliseconds time) {
  constexpr std::int64_t minute = 60;
  const std::int64_t tenths = std::max<std::int64_t>(time.count(), 0) / 100;
  const std::int64_t seconds = tenths / 10;
  if (seconds >= minute * minute) {
    return std::to_string(seconds / (minute * minute)) + ":" +
           two_digits(seconds / minute % minute) + ":" + two_digits(seconds % minute);
  }
  if (seconds >= minute) {
    return std::to_string(seconds / minute) + ":" + two_digits(seconds % minute);
  }
  return "0:" + two_digits(seconds) + "." + std::to_string(tenths % 10);
}

}  // namespace chuhe::match
