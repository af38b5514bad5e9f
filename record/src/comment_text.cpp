#include "comment_text.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>

#include "text.hpp"

namespace chuhe::record {

namespace {

using std::chrono::milliseconds;

/// Reads digits at the start and takes them off; nothing when there are none or too many.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::size_t count = 0;
  std::int64_t value = 0;
  while (count < text.size() && is_digit(text[count])) {
    if (count == 9) return std::nullopt;
    value = value * 10 + (text[count] - '0');
    ++count;
  }
  if (count == 0) return std::nullopt;
  text.remove_prefix(count);
  return value;
}

/// Digits behind a point as thousandths: `5` is 500.
std::int64_t take_thousandths(std::string_view& text) {
  std::int64_t value = 0;
  std::int64_t weight = 100;
  while (!text.empty() && is_digit(text[0])) {
    value += weight * (text[0] - '0');
    weight /= 10;
    text.remove_prefix(1);
  }
  return value;
}

/// `1:02:03.5`, `2:35`, `17`, `3.2`.
std::optional<milliseconds> take_time(std::string_view& text) {
  std::string_view rest = text;
  std::int64_t seconds = 0;
  for (int parts = 0; parts < 3; ++parts) {
    const auto number = take_number(rest);
    if (!number) return std::nullopt;
    seconds = seconds * 60 + *number;
    if (rest.empty() || rest[0] != ':') break;
    rest.remove_prefix(1);
  }
  std::int64_t thousandths = 0;
  if (rest.size() > 1 && rest[0] == '.' && is_digit(rest[1])) {
    rest.remove_prefix(1);
    thousandths = take_thousandths(rest);
  }
  text = rest;
  return milliseconds(seconds * 1000 + thousandths);
}

/// `0.38`, `-12`, `#3`, `#-2`, `+M4`; then `,19` or `/19` for the depth.
std::optional<Evaluation> take_evaluation(std::string_view& text, char depth_sign) {
  std::string_view rest = text;
  Evaluation result;
  bool negative = false;
  const auto take_sign = [&] {
    if (rest.empty() || (rest[0] != '+' && rest[0] != '-')) return;
    negative = rest[0] == '-';
    rest.remove_prefix(1);
  };
  take_sign();
  if (!rest.empty() && (rest[0] == '#' || rest[0] == 'M')) {
    result.is_mate = true;
    rest.remove_prefix(1);
    take_sign();
  }
  const auto whole = take_number(rest);
  constexpr std::int64_t too_large = 10'000'000;
  if (!whole || *whole > too_large) return std::nullopt;
  std::int64_t value = *whole;
  if (!result.is_mate) {
    value *= 100;
    if (rest.size() > 1 && rest[0] == '.' && is_digit(rest[1])) {
      rest.remove_prefix(1);
      value += (take_thousandths(rest) + 5) / 10;
    }
  }
  result.value = static_cast<int>(negative ? -value : value);
  if (!rest.empty() && rest[0] == depth_sign) {
    rest.remove_prefix(1);
    const auto depth = take_number(rest);
    if (!depth || *depth > 100'000) return std::nullopt;
    result.depth = static_cast<int>(*depth);
  }
  text = rest;
  return result;
}

/// Reads one `[%name value]`; false leaves it as text.
bool read_command(std::string_view name, std::string_view value, CommentParts& parts) {
  value = trimmed(value);
  if (name == "clk" || name == "emt") {
    const auto time = take_time(value);
    if (!time || !value.empty()) return false;
    (name == "clk" ? parts.clock : parts.elapsed) = time;
    return true;
  }
  if (name == "eval") {
    const auto evaluation = take_evaluation(value, ',');
    if (!evaluation || !value.empty()) return false;
    parts.evaluation = evaluation;
    return true;
  }
  return false;
}

/// Takes the commands off the front and the back of a comment, where programs write them.
std::string_view without_commands(std::string_view text, CommentParts& parts) {
  const auto command = [&](std::string_view whole) {
    const std::size_t blank = whole.find(' ');
    if (blank == std::string_view::npos) return false;
    return read_command(whole.substr(2, blank - 2), whole.substr(blank, whole.size() - blank - 1),
                        parts);
  };
  text = trimmed(text);
  while (text.starts_with("[%")) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos || !command(text.substr(0, end + 1))) break;
    text = trimmed(text.substr(end + 1));
  }
  while (text.ends_with(']')) {
    const std::size_t start = text.rfind("[%");
    if (start == std::string_view::npos || text.find(']', start) != text.size() - 1 ||
        !command(text.substr(start))) {
      break;
    }
    text = trimmed(text.substr(0, start));
  }
  return text;
}

/// `+0.38/19 3.2` and nothing else.
bool read_xboard(std::string_view text, Color mover, CommentParts& parts) {
  text = trimmed(text);
  if (text.empty() || (text[0] != '+' && text[0] != '-' && !is_digit(text[0]))) return false;
  auto evaluation = take_evaluation(text, '/');
  if (!evaluation || evaluation->depth == 0) return false;
  text = trimmed(text);
  std::optional<milliseconds> elapsed;
  if (!text.empty()) {
    elapsed = take_time(text);
    if (!text.empty() && text[0] == 's') text.remove_prefix(1);
    if (!elapsed || !trimmed(text).empty()) return false;
  }
  if (mover == Color::black) evaluation->value = -evaluation->value;
  parts.evaluation = evaluation;
  parts.elapsed = elapsed;
  return true;
}

struct Entity {
  char character;
  std::string_view text;
};
// A zero width space behind the line end that a comment ends with.
constexpr std::string_view guard = "\u200B";

constexpr std::array entities{
    Entity{'}', "&#125;"}, Entity{'{', "&#123;"}, Entity{'[', "&#91;"}, Entity{'&', "&#38;"},
    Entity{' ', "&#32;"},  Entity{'\n', "&#10;"}, Entity{'\t', "&#9;"}, Entity{'\r', "&#13;"},
    Entity{'\v', "&#11;"}, Entity{'\f', "&#12;"}, Entity{']', "&#93;"},
};

std::string unescaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const std::size_t sign = text.find("&#");
    result += text.substr(0, sign);
    if (sign == std::string_view::npos) break;
    text.remove_prefix(sign);
    bool known = false;
    for (const Entity& entity : entities) {
      if (!text.starts_with(entity.text)) continue;
      result += entity.character;
      text.remove_prefix(entity.text.size());
      known = true;
      break;
    }
    if (known) continue;
    result += "&#";
    text.remove_prefix(2);
  }
  return result;
}

std::string_view entity_of(char c) {
  for (const Entity& entity : entities) {
    if (entity.character == c) return entity.text;
  }
  return {};
}

void append_padded(std::string& out, std::int64_t number) {
  if (number < 10) out += '0';
  out += std::to_string(number);
}

void append_command(std::string& out, std::string_view name, milliseconds time) {
  const std::int64_t all = time.count() < 0 ? 0 : time.count();
  out += "[%";
  out += name;
  out += ' ';
  out += std::to_string(all / 3'600'000);
  out += ':';
  append_padded(out, all / 60'000 % 60);
  out += ':';
  append_padded(out, all / 1000 % 60);
  if (const std::int64_t rest = all % 1000; rest != 0) {
    out += '.';
    out += static_cast<char>('0' + rest / 100);
    append_padded(out, rest % 100);
  }
  out += ']';
}

void append_command(std::string& out, const Evaluation& evaluation) {
  out += "[%eval ";
  if (evaluation.is_mate) {
    out += '#';
    out += std::to_string(evaluation.value);
  } else {
    const std::int64_t value = evaluation.value;
    if (value < 0) out += '-';
    out += std::to_string(std::llabs(value) / 100);
    out += '.';
    append_padded(out, std::llabs(value) % 100);
  }
  if (evaluation.depth != 0) {
    out += ',';
    out += std::to_string(evaluation.depth);
  }
  out += ']';
}

}  // namespace

CommentParts read_comment(std::string_view text, const CommentContext& context) {
  CommentParts parts;
  std::string plain;
  if (text.find('\r') != std::string_view::npos) {
    plain = with_line_feeds(text);
    text = plain;
  }
  text = trimmed(text);
  if (context.xboard && read_xboard(text, context.mover, parts)) return parts;
  text = without_commands(text, parts);
  if (text.ends_with(guard)) text.remove_suffix(guard.size());
  parts.text = unescaped(text);
  return parts;
}

std::string escaped_comment(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    const bool at_end = i == 0 || i + 1 == text.size();
    if (c == '\n' && i > 0 && i + 1 == text.size()) {
      result += '\n';
      result += guard;
      continue;
    }
    // A bracket at the start of a line looks like a tag, and `[%` like a command.
    const bool special = c == '{' || c == '}' || c == '\r' || (c == '&' && next == '#') ||
                         (c == '[' && (next == '%' || i == 0 || text[i - 1] == '\n')) ||
                         (is_blank(c) && at_end);
    if (special) {
      result += entity_of(c);
    } else {
      result += c;
    }
  }
  // What ends so itself needs one more, of which reading takes one off.
  if (text.ends_with(guard)) result += guard;
  return result;
}

void spell_out_guards(std::string& movetext) {
  const std::string guarded = "\n" + std::string(guard) + "}";
  for (std::size_t at = movetext.find(guarded); at != std::string::npos;
       at = movetext.find(guarded, at)) {
    movetext.replace(at, guarded.size(), "&#10;}");
  }
}

std::string comment_of(const Annotation& annotation) {
  std::string result;
  if (annotation.evaluation) append_command(result, *annotation.evaluation);
  if (annotation.clock) append_command(result, "clk", *annotation.clock);
  if (annotation.elapsed) append_command(result, "emt", *annotation.elapsed);
  if (annotation.comment.empty()) return result;
  if (!result.empty()) result += ' ';
  return result + escaped_comment(annotation.comment);
}

}  // namespace chuhe::record
