// The state of a match on disk: which games have been played, and how they ended.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <chuhe/match/tournament.hpp>

namespace chuhe::cli {

/// What is kept of a match.
struct MatchState {
  nlohmann::ordered_json fingerprint;
  std::vector<match::FinishedGame> games;
  /// How long the file of games was when the state was written; nothing: there is none.
  std::optional<std::uint64_t> pgn_bytes;
};

std::string print_state(const MatchState& state);

/// Reads a state back; nothing when the text is none.
std::optional<MatchState> parse_state(std::string_view text);

}  // namespace chuhe::cli
