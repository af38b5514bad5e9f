// What engines and reviews find, in words: scores, judgements, reasons for a move, levels of play.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/reasons.hpp>
#include <chuhe/record/review.hpp>
#include <chuhe/words/language.hpp>
#include <chuhe/words/phrasebook.hpp>

namespace chuhe::words {

/// A text about analysis in every language. The comment names what stands for {0}, {1} and so on.
enum class AnalysisMessage : std::uint8_t {
  // Judgements, in the order of `record::Judgement`.
  good_move,
  inaccuracy,
  mistake,
  blunder,
  missed_mate,  ///< 0 in how many moves.

  // How a position stands.
  level_position,
  slightly_better,  ///< 0 side.
  clearly_better,   ///< 0 side.
  winning,          ///< 0 side.
  mates_in,         ///< 0 side, 1 how many moves.
  is_mated,         ///< 0 the side that is mated.
  score_in_words,   ///< 0 score, 1 the same in words.

  // Why a move is good; parts of a sentence.
  only_legal,
  mates,  ///< 0 how many moves.
  ends_check,
  takes,         ///< 0 piece on square.
  takes_freely,  ///< 0 piece on square: it is won.
  wins_piece,    ///< 0 piece.
  wins_material,
  gives_check,
  saves_itself,  ///< 0 piece on square.
  attacks,       ///< 0 pieces on squares.
  only_good,     ///< 0 the score of the next best move.
  reason_separator,

  // The levels of Chuhe's engine, the weakest first.
  newcomer,
  beginner,
  learner,
  novice,
  hobbyist,
  improver,
  challenger,
  club_player,
  strong_club_player,
  candidate,
  expert,
  strong_expert,
  champion,
  full,

  count  // not a text
};

/// A text as the language's catalogue has it.
std::string_view text(Language language, AnalysisMessage message);
/// A text with its arguments put in.
std::string text(Language language, AnalysisMessage message,
                 std::initializer_list<std::string_view> arguments);

/// One word for a judgement: `blunder`, `漏着`.
std::string_view word(Language language, record::Judgement judgement);

/// A score seen from Red in figures: `+0.35`, `-12.00`; `#3` where Red mates in three moves, `#-3`
/// where Black does.
std::string figures(const record::Evaluation& evaluation);

/// A score in words: `Red is slightly better`.
std::string standing(const Phrasebook& book, const record::Evaluation& evaluation);

/// What speaks for a move, parts of a sentence with what separates them; empty where the board
/// tells nothing. `evaluation` is that of the move. Precondition: the move is legal.
std::string reasons(const Phrasebook& book, const Position& position, Move move,
                    const record::MoveReasons& reasons, const record::Evaluation& evaluation);

/// The name of one of the engine's levels: `beginner`, `入门`; as it is when there is no such
/// level.
std::string level_name(Language language, std::string_view name);

}  // namespace chuhe::words
