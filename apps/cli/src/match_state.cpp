#include "match_state.hpp"

#include <array>
#include <utility>

namespace chuhe::cli {

namespace {

using match::FinishedGame;
using match::Termination;

constexpr int version = 1;

constexpr std::array all_terminations{
    Termination::rules,        Termination::resignation,  Termination::agreement,
    Termination::time_forfeit, Termination::illegal_move, Termination::no_move,
    Termination::crash,        Termination::stall,        Termination::score,
    Termination::level_scores, Termination::ply_limit};

constexpr int ending_count = 10;

std::string result_text(const FinishedGame& game) {
  if (!game.winner) return "1/2-1/2";
  return *game.winner == Color::red ? "1-0" : "0-1";
}

bool read_result(const std::string& text, FinishedGame& game) {
  if (text == "1-0") game.winner = Color::red;
  if (text == "0-1") game.winner = Color::black;
  return game.winner || text == "1/2-1/2";
}

bool read_termination(const std::string& text, FinishedGame& game) {
  for (const Termination termination : all_terminations) {
    if (match::to_string(termination) != text) continue;
    game.termination = termination;
    return true;
  }
  return false;
}

std::optional<FinishedGame> read_game(const nlohmann::ordered_json& json) {
  if (!json.is_array() || json.size() != 5 || !json[0].is_number_unsigned() ||
      !json[1].is_string() || !json[2].is_string() || !json[3].is_number_integer() ||
      !json[4].is_number_unsigned()) {
    return std::nullopt;
  }
  FinishedGame game;
  game.number = json[0].get<std::size_t>();
  game.plies = json[4].get<std::size_t>();
  if (!read_result(json[1].get<std::string>(), game) ||
      !read_termination(json[2].get<std::string>(), game)) {
    return std::nullopt;
  }
  const auto ending = json[3].get<std::int64_t>();
  const bool by_rules = game.termination == Termination::rules;
  if (by_rules != (ending >= 0) || ending >= ending_count) return std::nullopt;
  if (by_rules) game.by_rules = static_cast<Ending>(ending);
  return game;
}

}  // namespace

std::string print_state(const MatchState& state) {
  nlohmann::ordered_json json;
  json["chuhe_match"] = version;
  json["settings"] = state.fingerprint;
  json["pgn_bytes"] = nullptr;
  if (state.pgn_bytes) json["pgn_bytes"] = *state.pgn_bytes;
  json["games"] = nlohmann::ordered_json::array();
  for (const FinishedGame& game : state.games) {
    json["games"].push_back({game.number, result_text(game), match::to_string(game.termination),
                             game.by_rules ? static_cast<int>(*game.by_rules) : -1, game.plies});
  }
  return json.dump() + '\n';
}

std::optional<MatchState> parse_state(std::string_view text) {
  const auto json = nlohmann::ordered_json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("chuhe_match") || json["chuhe_match"] != version ||
      !json.contains("settings") || !json.contains("games") || !json["games"].is_array() ||
      !json.contains("pgn_bytes")) {
    return std::nullopt;
  }
  MatchState state;
  state.fingerprint = json["settings"];
  if (json["pgn_bytes"].is_number_unsigned()) {
    state.pgn_bytes = json["pgn_bytes"].get<std::uint64_t>();
  } else if (!json["pgn_bytes"].is_null()) {
    return std::nullopt;
  }
  for (const auto& item : json["games"]) {
    auto game = read_game(item);
    if (!game) return std::nullopt;
    state.games.push_back(std::move(*game));
  }
  return state;
}

}  // namespace chuhe::cli
