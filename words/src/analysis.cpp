#include <chuhe/words/analysis.hpp>

#include <array>
#include <cstdlib>
#include <vector>

#include "analysis_catalogues.hpp"

namespace chuhe::words {

namespace {

constexpr Catalogues<AnalysisMessage> catalogues{analysis_english, analysis_simplified_chinese,
                                                 analysis_traditional_chinese, analysis_vietnamese};

// As the engine calls them.
constexpr std::array<std::string_view, 14> level_names{
    "newcomer",           "beginner",  "learner",    "novice",
    "hobbyist",           "improver",  "challenger", "club-player",
    "strong-club-player", "candidate", "expert",     "strong-expert",
    "champion",           "full"};
static_assert(static_cast<std::size_t>(AnalysisMessage::full) -
                  static_cast<std::size_t>(AnalysisMessage::newcomer) + 1 ==
              level_names.size());

AnalysisMessage nth(AnalysisMessage first, std::size_t number) {
  return static_cast<AnalysisMessage>(static_cast<std::size_t>(first) + number);
}

}  // namespace

std::string_view text(Language language, AnalysisMessage message) {
  return catalogues[language][message];
}

std::string text(Language language, AnalysisMessage message,
                 std::initializer_list<std::string_view> arguments) {
  return fill(text(language, message), arguments);
}

std::string_view word(Language language, record::Judgement judgement) {
  return text(language, nth(AnalysisMessage::good_move, static_cast<std::size_t>(judgement)));
}

std::string figures(const record::Evaluation& evaluation) {
  if (evaluation.is_mate) return "#" + std::to_string(evaluation.value);
  const int value = std::abs(evaluation.value);
  std::string hundredths = std::to_string(value % 100);
  if (hundredths.size() < 2) hundredths.insert(0, "0");
  const char* sign = evaluation.value > 0 ? "+" : evaluation.value < 0 ? "-" : "";
  return sign + std::to_string(value / 100) + "." + hundredths;
}

std::string standing(const Phrasebook& book, const record::Evaluation& evaluation) {
  const Language language = book.language();
  if (evaluation.is_mate && evaluation.value != 0) {
    const Color winner = evaluation.value > 0 ? Color::red : Color::black;
    return text(language, AnalysisMessage::mates_in,
                {book.name(winner), std::to_string(std::abs(evaluation.value))});
  }
  const double red = record::expected_points(evaluation, Color::red);
  const Color side = red >= 0.5 ? Color::red : Color::black;
  const double points = record::expected_points(evaluation, side);
  constexpr double slight = 0.55;
  constexpr double clear = 0.65;
  constexpr double won = 0.85;
  AnalysisMessage message = AnalysisMessage::level_position;
  if (points >= won) {
    message = AnalysisMessage::winning;
  } else if (points >= clear) {
    message = AnalysisMessage::clearly_better;
  } else if (points >= slight) {
    message = AnalysisMessage::slightly_better;
  }
  return text(language, message, {book.name(side)});
}

std::string reasons(const Phrasebook& book, const Position& position, Move move,
                    const record::MoveReasons& reasons, const record::Evaluation& evaluation) {
  const Language language = book.language();
  std::vector<std::string> parts;
  const auto add = [&](AnalysisMessage message, std::initializer_list<std::string_view> with = {}) {
    parts.push_back(text(language, message, with));
  };
  const bool mates = evaluation.is_mate &&
                     (evaluation.value > 0) == (position.turn() == Color::red) &&
                     evaluation.value != 0;
  if (reasons.is_only_legal) add(AnalysisMessage::only_legal);
  if (mates) add(AnalysisMessage::mates, {std::to_string(std::abs(evaluation.value))});
  if (reasons.ends_check && !reasons.is_only_legal) add(AnalysisMessage::ends_check);
  const bool wins_what_it_takes = reasons.gained && reasons.takes == reasons.gained;
  if (reasons.takes) {
    add(wins_what_it_takes && !mates ? AnalysisMessage::takes_freely : AnalysisMessage::takes,
        {book.name(*reasons.takes, move.to())});
  }
  if (reasons.gains && !wins_what_it_takes && !mates) {
    if (reasons.gained) {
      add(AnalysisMessage::wins_piece, {book.name(*reasons.gained)});
    } else {
      add(AnalysisMessage::wins_material);
    }
  }
  if (reasons.gives_check && !mates) add(AnalysisMessage::gives_check);
  if (reasons.saves_itself && !reasons.takes) {
    add(AnalysisMessage::saves_itself, {book.name(*position.piece_at(move.from()), move.from())});
  }
  if (!reasons.attacks.empty() && !mates) {
    add(AnalysisMessage::attacks, {book.names(position.after(move), reasons.attacks)});
  }
  std::string result;
  for (const std::string& part : parts) {
    if (!result.empty()) result += text(language, AnalysisMessage::reason_separator);
    result += part;
  }
  return result;
}

std::string level_name(Language language, std::string_view name) {
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    if (level_names[i] == name) {
      return std::string(text(language, nth(AnalysisMessage::newcomer, i)));
    }
  }
  return harmless(name);
}

}  // namespace chuhe::words
