// How what an engine has found is shown: tables, a graph, JSON.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <chuhe/core/position.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/notation_dialect.hpp>
#include <chuhe/words/language.hpp>

#include "analysis.hpp"
#include "terminal.hpp"

namespace chuhe::cli {

/// What a report is written for.
struct ReportStyle {
  words::Language language = words::Language::english;
  const record::Dialect& notation;
  /// Columns; 0: no limit.
  int width = 0;
  /// Whether block elements are there and one column wide.
  bool blocks = false;
  ColorDepth colors = ColorDepth::none;
};

/// What is said of the limits: `1 s a position`.
std::string limits_text(words::Language language, const SearchLimits& limits);

/// The best lines of a position as a table, below a line that tells how they were found. Each line
/// is cut to the width.
std::vector<std::string> thoughts_lines(const ReportStyle& style, const Position& position,
                                        const Thoughts& thoughts);
nlohmann::ordered_json thoughts_json(const ReportStyle& style, const Position& position,
                                     const Thoughts& thoughts);

/// A move of a game with what it is worth, without a line break.
std::string move_row(const ReportStyle& style, const GameAnalysis& analysis, std::size_t move);
/// What both sides' moves come to: lines with their breaks.
std::string summary_text(const ReportStyle& style, std::span<const record::MoveReview> moves);
/// The points that Red could expect, a column for each position or for a few together: lines with
/// their breaks.
std::string graph_text(const ReportStyle& style, const GameAnalysis& analysis);

/// A game with everything that was found.
nlohmann::ordered_json game_json(const ReportStyle& style, const record::Game& game,
                                 const GameAnalysis& analysis);

/// How a JSON document ends up on one line.
std::string dump(const nlohmann::ordered_json& json);

}  // namespace chuhe::cli
