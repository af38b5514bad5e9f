#include <chuhe/match/openings.hpp>

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>

#include <chuhe/core/movegen.hpp>

namespace chuhe::match {

namespace {

constexpr std::string_view blanks = " \t\r\f\v";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

bool is_text(std::string_view bytes) {
  return std::ranges::none_of(bytes, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte == 0x7f || (byte < 0x20 && c != '\n' && blanks.find(c) == std::string_view::npos);
  });
}

// `h2e2`: a letter of a file and a digit, which no FEN begins with and means otherwise for a whole
// word of four.
bool begins_with_move(std::string_view text) {
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  const auto is_square = [&](std::size_t at) {
    const char file = word[at];
    const char rank = word[at + 1];
    return ((file >= 'a' && file <= 'i') || (file >= 'A' && file <= 'I')) && rank >= '0' &&
           rank <= '9';
  };
  return (word.size() == 4 && is_square(0) && is_square(2)) ||
         (word.size() == 5 && word[2] == '-' && is_square(0) && is_square(3));
}

}  // namespace

std::string to_string(const OpeningFault& fault) {
  const std::string place = "line " + std::to_string(fault.line) + ": ";
  switch (fault.kind) {
    case OpeningFaultKind::not_text: return place + "this is no text";
    case OpeningFaultKind::bad_line:
      return place + (fault.faults.empty() ? "" : to_string(fault.faults.front()));
    case OpeningFaultKind::game_over: return place + "the game is over";
    case OpeningFaultKind::none: return "no openings";
  }
  return {};
}

std::expected<std::vector<Line>, OpeningFault> parse_openings(std::string_view text) {
  std::vector<Line> openings;
  std::size_t number = 0;
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  while (!text.empty()) {
    ++number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!is_text(line)) {
      return std::unexpected(OpeningFault{OpeningFaultKind::not_text, number});
    }
    line = trimmed(line.substr(0, line.find_first_of("#;")));
    if (line.empty()) continue;
    const std::string position =
        (begins_with_move(line) ? "startpos moves " : "") + std::string(line);
    auto reading = read_fen(position);
    if (!reading) {
      return std::unexpected(
          OpeningFault{OpeningFaultKind::bad_line, number, std::move(reading.error()), position});
    }
    if (!has_legal_move(reading->line.position())) {
      return std::unexpected(OpeningFault{OpeningFaultKind::game_over, number, {}, position});
    }
    openings.push_back(std::move(reading->line));
  }
  if (openings.empty()) return std::unexpected(OpeningFault{OpeningFaultKind::none});
  return openings;
}

std::vector<std::size_t> shuffled_order(std::size_t size, std::uint64_t seed) {
  std::vector<std::size_t> order(size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Without the library's shuffle, which is another one on every system.
  std::mt19937_64 random(seed);
  for (std::size_t i = size; i > 1; --i) std::swap(order[i - 1], order[random() % i]);
  return order;
}

}  // namespace chuhe::match
