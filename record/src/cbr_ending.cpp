#include "cbr_ending.hpp"

#include <algorithm>
#include <array>

namespace chuhe::record::detail {

namespace {

struct Word {
  std::string_view text;
  GameEnding ending;
};

// The first word of an ending is the one that is written.
constexpr std::array words{
    Word{"将死", GameEnding::checkmate},           Word{"绝杀", GameEnding::checkmate},
    Word{"困毙", GameEnding::stalemate},           Word{"认负", GameEnding::resignation},
    Word{"认输", GameEnding::resignation},         Word{"超时", GameEnding::time_forfeit},
    Word{"超时判负", GameEnding::time_forfeit},    Word{"议和", GameEnding::agreement},
    Word{"提和", GameEnding::agreement},           Word{"不变作和", GameEnding::repetition},
    Word{"循环", GameEnding::repetition},          Word{"长将", GameEnding::perpetual_check},
    Word{"长将判负", GameEnding::perpetual_check}, Word{"长捉", GameEnding::perpetual_chase},
    Word{"长捉判负", GameEnding::perpetual_chase}, Word{"自然限着", GameEnding::quiet_limit},
    Word{"回合限制", GameEnding::total_limit},     Word{"双方无进攻子力", GameEnding::no_attackers},
    Word{"违例", GameEnding::illegal_move},        Word{"犯规", GameEnding::illegal_move},
    Word{"弃权", GameEnding::abandoned},           Word{"裁定", GameEnding::adjudication},
    Word{"判决", GameEnding::adjudication},
};

}  // namespace

std::optional<GameEnding> parse_chinese_ending(std::string_view word) {
  const auto found = std::ranges::find(words, word, &Word::text);
  if (found == words.end()) return std::nullopt;
  return found->ending;
}

std::string_view chinese_ending(GameEnding ending) {
  const auto found = std::ranges::find(words, ending, &Word::ending);
  return found == words.end() ? std::string_view{} : found->text;
}

}  // namespace chuhe::record::detail
