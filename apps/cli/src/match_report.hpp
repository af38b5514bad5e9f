// How the course and the results of a match are shown.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <chuhe/match/match.hpp>
#include <chuhe/match/statistics.hpp>
#include <chuhe/match/tournament.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// What a report is about.
struct MatchView {
  words::Language language = words::Language::english;
  const std::vector<std::string>& names;
  const match::Standings& standings;
  const std::optional<match::Sprt>& sprt;
};

/// The results as lines: of two players score, Elo, pairs and test; of more a table; and what went
/// wrong with whom.
std::vector<std::string> standings_lines(const MatchView& view);

/// `120 of 400 games, 2.31 a second, 0:52; in progress: 2`
std::string running_line(const MatchView& view, std::size_t played_now, std::size_t running,
                         std::chrono::duration<double> time);
/// `400 games, 2.31 a second, 2:53`
std::string done_line(const MatchView& view, std::size_t played_now,
                      std::chrono::duration<double> time);

/// `Game 12 of 400: A - B 1-0 Red wins: checkmate. (44 rounds)`
std::string game_line(const MatchView& view, const match::ScheduledGame& game,
                      const match::Match& match);

nlohmann::ordered_json game_json(const MatchView& view, const match::ScheduledGame& game,
                                 const match::Match& match);
nlohmann::ordered_json table_json(const MatchView& view);

}  // namespace chuhe::cli
