#include "game_input.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "text_items.hpp"

namespace chuhe::cli {

namespace {

constexpr std::pair<std::string_view, Command> commands[] = {
    {"undo", Command::undo},
    {"u", Command::undo},
    {"悔棋", Command::undo},
    {"redo", Command::redo},
    {"重走", Command::redo},
    {"flip", Command::flip},
    {"翻转", Command::flip},
    {"翻轉", Command::flip},
    {"board", Command::board},
    {"棋盘", Command::board},
    {"棋盤", Command::board},
    {"fen", Command::fen},
    {"局面", Command::fen},
    {"moves", Command::moves},
    {"着法", Command::moves},
    {"著法", Command::moves},
    {"draw", Command::draw},
    {"提和", Command::draw},
    {"求和", Command::draw},
    {"和棋", Command::draw},
    {"resign", Command::resign},
    {"认输", Command::resign},
    {"認輸", Command::resign},
    {"yes", Command::yes},
    {"y", Command::yes},
    {"accept", Command::yes},
    {"是", Command::yes},
    {"同意", Command::yes},
    {"no", Command::no},
    {"n", Command::no},
    {"decline", Command::no},
    {"否", Command::no},
    {"不", Command::no},
    {"不同意", Command::no},
    {"new", Command::new_game},
    {"新局", Command::new_game},
    {"coords", Command::coordinates},
    {"坐标", Command::coordinates},
    {"座標", Command::coordinates},
    {"pieces", Command::pieces},
    {"棋子", Command::pieces},
    {"rules", Command::rules},
    {"规则", Command::rules},
    {"規則", Command::rules},
    {"save", Command::save},
    {"保存", Command::save},
    {"儲存", Command::save},
    {"load", Command::load},
    {"打开", Command::load},
    {"打開", Command::load},
    {"next", Command::next},
    {"下一着", Command::next},
    {"下一著", Command::next},
    {"back", Command::back},
    {"上一着", Command::back},
    {"上一著", Command::back},
    {"vars", Command::variations},
    {"变着", Command::variations},
    {"變著", Command::variations},
    {"try", Command::try_moves},
    {"试走", Command::try_moves},
    {"試走", Command::try_moves},
    {"leave", Command::leave},
    {"离开", Command::leave},
    {"離開", Command::leave},
    {"level", Command::level},
    {"等级", Command::level},
    {"等級", Command::level},
    {"级别", Command::level},
    {"級別", Command::level},
    {"hint", Command::hint},
    {"提示", Command::hint},
    {"支招", Command::hint},
    {"eval", Command::evaluate},
    {"评估", Command::evaluate},
    {"評估", Command::evaluate},
    {"形势", Command::evaluate},
    {"形勢", Command::evaluate},
    {"swap", Command::swap},
    {"换边", Command::swap},
    {"換邊", Command::swap},
    {"clock", Command::clock},
    {"棋钟", Command::clock},
    {"棋鐘", Command::clock},
    {"时间", Command::clock},
    {"時間", Command::clock},
    {"notation", Command::notation},
    {"记谱", Command::notation},
    {"記譜", Command::notation},
    {"analyse", Command::analyse},
    {"analyze", Command::analyse},
    {"分析", Command::analyse},
    {"explain", Command::explain},
    {"裁决", Command::explain},
    {"裁決", Command::explain},
    {"edit", Command::edit},
    {"摆棋", Command::edit},
    {"擺棋", Command::edit},
    {"comment", Command::comment},
    {"注解", Command::comment},
    {"註解", Command::comment},
    {"help", Command::help},
    {"h", Command::help},
    {"?", Command::help},
    {"？", Command::help},
    {"帮助", Command::help},
    {"幫助", Command::help},
    {"quit", Command::quit},
    {"q", Command::quit},
    {"exit", Command::quit},
    {"-1", Command::quit},
    {"退出", Command::quit},
};

constexpr std::string_view blanks = " \t\r\n\v\f";

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(blanks);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string without_controls(std::string_view line) {
  std::string result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\x1b') {
      // ESC ] ... up to BEL or the next ESC: a title or the like.
      if (i + 1 < line.size() && line[i + 1] == ']') {
        i = std::min(line.find_first_of("\a\x1b", i + 1), line.size());
        if (i < line.size() && line[i] == '\x1b') ++i;
        continue;
      }
      // ESC [ ... letter, ESC O letter, ESC letter.
      if (i + 1 < line.size() && (line[i + 1] == '[' || line[i + 1] == 'O')) ++i;
      do {
        ++i;
      } while (i < line.size() && (is_digit(line[i]) || line[i] == ';' || line[i] == '?'));
      continue;
    }
    const auto byte = static_cast<unsigned char>(line[i]);
    if (byte >= 0x20 ? byte != 0x7f : byte == '\t') result += line[i];
  }
  return result;
}

Input parse_input(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return {};
  const std::size_t end = std::min(text.find_first_of(blanks), text.size());
  const std::string_view word = text.substr(0, end);
  const std::string lower = lowered(word);
  const auto* found = std::ranges::find(commands, std::string_view(lower),
                                        &std::pair<std::string_view, Command>::first);
  if (found == std::end(commands)) return {Command::other, word, text};
  return {found->second, word, trimmed(text.substr(end))};
}

std::vector<std::string_view> words_of_commands() {
  std::vector<std::string_view> words;
  for (const auto& [word, command] : commands) words.push_back(word);
  return words;
}

bool looks_like_numbers(std::string_view text) {
  return text.find_first_of("0123456789") != std::string_view::npos &&
         text.find_first_not_of("0123456789 ,\t+-") == std::string_view::npos;
}

std::expected<Move, NumberError> parse_numbers(std::string_view text, words::SquareNames names) {
  assert(names != words::SquareNames::letters);
  constexpr int too_big = 1000;
  const auto fail = [](NumberFault fault, int first = 0, int second = 0) {
    return std::unexpected(NumberError{fault, first, second});
  };
  if (!looks_like_numbers(text)) return fail(NumberFault::not_numbers);

  std::vector<int> numbers;
  const bool side_by_side = text.size() == 4 && std::ranges::all_of(text, is_digit);
  for (std::size_t i = 0; i < text.size() && numbers.size() <= 4;) {
    if (text[i] == ' ' || text[i] == '\t' || text[i] == ',') {
      ++i;
      continue;
    }
    const bool negative = text[i] == '-';
    if (!is_digit(text[i])) ++i;
    if (i == text.size() || !is_digit(text[i])) return fail(NumberFault::not_numbers);
    int number = 0;
    do {
      number = std::min(10 * number + (text[i++] - '0'), too_big);
    } while (!side_by_side && i < text.size() && is_digit(text[i]));
    numbers.push_back(negative ? -number : number);
  }
  if (numbers.size() < 4) return fail(NumberFault::too_few);
  if (numbers.size() > 4) return fail(NumberFault::too_many);

  std::array<Square, 2> squares{};
  for (std::size_t i = 0; i < 2; ++i) {
    const int first = numbers[2 * i];
    const int second = numbers[2 * i + 1];
    if (!words::are_on_board(first, second, names)) {
      return fail(NumberFault::off_board, first, second);
    }
    squares[i] = words::square_from_numbers(first, second, names);
  }
  return Move(squares[0], squares[1]);
}

}  // namespace chuhe::cli
