// What a match is to be, as it was said on the command line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <chuhe/match/runner.hpp>
#include <chuhe/match/statistics.hpp>
#include <chuhe/match/tournament.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// The arguments as the parser gives them.
struct MatchArguments {
  std::vector<std::vector<std::string>> engines;
  std::vector<std::string> each;
  std::string openings = "balanced";
  /// Of a file of games: how many plies of each.
  std::size_t opening_plies = 10;
  std::size_t games = 100;
  std::size_t concurrency = 1;
  std::vector<std::string> sprt;
  std::vector<std::string> resign;
  std::vector<std::string> draw;
  bool has_sprt = false;
  bool has_resign = false;
  bool has_draw = false;
  std::string rules = "computer";
  std::optional<int> max_plies;
  std::int64_t time_margin = 10;
  double patience = 60;
  bool gauntlet = false;
  std::uint64_t seed = 1;
};

/// A key of a `KEY=VALUE`, and the values that it takes where they can be listed.
struct MatchKey {
  std::string_view name;
  std::string_view values{};
  bool is_file = false;
};

/// The keys of --engine and --each, but for `option.NAME`; of --sprt, --resign and --draw.
std::span<const MatchKey> engine_keys();
std::span<const MatchKey> sprt_keys();
std::span<const MatchKey> resign_keys();
std::span<const MatchKey> draw_keys();

/// The same understood.
struct MatchSettings {
  match::RunnerPlan plan;
  /// Of each contestant; empty: what it calls itself.
  std::vector<std::string> names;
  match::Pairing pairing = match::Pairing::round_robin;
  std::size_t games = 0;
  std::optional<match::Sprt> sprt;
  /// All that the results depend on, for telling whether a match goes on. The number of games and
  /// the test are not part of it: both may be changed.
  nlohmann::ordered_json fingerprint;
};

/// Why arguments cannot be used, in the person's language, and whether it is the world's fault.
struct MatchSettingsError {
  std::string text;
  bool environment = false;
};

/// Understands the arguments. Reads the file of openings and looks the engines up in `folders`.
std::expected<MatchSettings, MatchSettingsError> understand(
    const MatchArguments& arguments, words::Language language,
    const std::vector<std::filesystem::path>& folders);

/// A command line as a shell would take it apart: blanks part words, single and double quotes hold
/// them together, a backslash stands for what follows but within single quotes.
std::vector<std::string> split_arguments(std::string_view text);

}  // namespace chuhe::cli
