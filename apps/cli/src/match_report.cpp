#include "match_report.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/match/match_record.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "match_text.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

namespace {

using match::Accidents;
using match::EloEstimate;
using match::PairCounts;
using match::Tally;
using match::Termination;

double share_of(const Tally& tally) {
  return tally.games() == 0 ? 0.5 : tally.points() / static_cast<double>(tally.games());
}

std::string percent(double share) { return fmt::format("{:.1f}", share * 100); }

std::string signed_number(double number) {
  if (std::isinf(number)) return number > 0 ? "+inf" : "-inf";
  return fmt::format("{:+.1f}", number);
}

// Half the width of the 95 % interval.
std::string error_of(const EloEstimate& estimate) {
  const double error = (estimate.high - estimate.low) / 2;
  return std::isfinite(error) ? fmt::format("{:.1f}", error) : "inf";
}

std::string duration_text(std::chrono::duration<double> time) {
  const auto seconds = static_cast<std::int64_t>(time.count());
  if (seconds < 3600) return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
  return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string rate_text(std::size_t games, std::chrono::duration<double> time) {
  return fmt::format("{:.2f}", static_cast<double>(games) / std::max(time.count(), 1e-3));
}

class Lines {
 public:
  explicit Lines(const MatchView& view) : view_(view) {}

  std::vector<std::string> all() {
    if (view_.names.size() == 2) {
      add_pair();
    } else {
      add_table();
    }
    add_accidents();
    return std::move(lines_);
  }

 private:
  void add(MatchText text, std::initializer_list<std::string_view> arguments) {
    lines_.push_back(match_text(view_.language, text, arguments));
  }

  void add_pair() {
    const Tally& tally = view_.standings.tally(0);
    lines_.push_back(view_.names[0] + " - " + view_.names[1]);
    add(MatchText::score, {std::to_string(tally.wins), std::to_string(tally.draws),
                           std::to_string(tally.losses), percent(share_of(tally))});
    const PairCounts& pairs = view_.standings.pairs(0);
    if (const auto estimate = match::estimate_elo(pairs)) {
      add(MatchText::elo,
          {signed_number(estimate->elo), error_of(*estimate), percent(estimate->superiority)});
    }
    const auto count = [&](std::size_t i) { return std::to_string(pairs.counts[i]); };
    add(MatchText::pairs, {count(0), count(1), count(2), count(3), count(4)});
    if (view_.sprt) add_sprt(pairs);
  }

  void add_sprt(const PairCounts& pairs) {
    const match::Sprt& sprt = *view_.sprt;
    const match::SprtState state = match::test_sprt(pairs, sprt);
    const auto number = [](double value) { return fmt::format("{:.2f}", value); };
    const auto elo = [](double value) { return fmt::format("{:g}", value); };
    add(MatchText::sprt_state, {number(state.ratio), number(state.lower), number(state.upper),
                                elo(sprt.elo0), elo(sprt.elo1)});
    if (state.decision == match::SprtDecision::accept_elo0) {
      add(MatchText::sprt_accepts, {elo(sprt.elo0)});
    } else if (state.decision == match::SprtDecision::accept_elo1) {
      add(MatchText::sprt_accepts, {elo(sprt.elo1)});
    }
  }

  void add_table() {
    std::vector<std::size_t> order(view_.names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
      return share_of(view_.standings.player_tally(a)) > share_of(view_.standings.player_tally(b));
    });
    int widest = 0;
    for (const std::string& name : view_.names) widest = std::max(widest, width_of(name));
    for (std::size_t place = 0; place < order.size(); ++place) {
      const std::size_t player = order[place];
      const Tally tally = view_.standings.player_tally(player);
      const auto estimate = match::estimate_elo(view_.standings.player_pairs(player));
      const std::string& name = view_.names[player];
      const auto padding = static_cast<std::size_t>(widest - width_of(name));
      lines_.push_back(
          fmt::format("{:>3}. {}{}  {:>6.1f}/{:<5} {:>6} %  +{} ={} -{}  Elo {} +/- {}", place + 1,
                      name, std::string(padding, ' '), tally.points(), tally.games(),
                      percent(share_of(tally)), tally.wins, tally.draws, tally.losses,
                      estimate ? signed_number(estimate->elo) : std::string("?"),
                      estimate ? error_of(*estimate) : std::string("?")));
    }
  }

  void add_accidents() {
    for (std::size_t i = 0; i < view_.names.size(); ++i) {
      const Accidents& accidents = view_.standings.accidents(i);
      if (accidents == Accidents{}) continue;
      add(MatchText::accidents,
          {view_.names[i], std::to_string(accidents.crashes), std::to_string(accidents.stalls),
           std::to_string(accidents.time_forfeits), std::to_string(accidents.illegal_moves)});
    }
  }

  const MatchView& view_;
  std::vector<std::string> lines_;
};

std::string_view result_text(const match::MatchResult& result) {
  if (!result.winner) return "1/2-1/2";
  return *result.winner == Color::red ? "1-0" : "0-1";
}

std::string how_it_ended(const MatchView& view, const match::ScheduledGame& game,
                         const match::MatchResult& result) {
  if (result.termination == Termination::rules) {
    return words::Phrasebook(view.language).sentence(Outcome{result.winner, *result.by_rules});
  }
  const std::string loser =
      result.winner ? view.names[game.players[opponent(*result.winner)]] : std::string();
  const std::string detail = words::harmless(result.detail, 200);
  const auto text = [&](MatchText id) { return match_text(view.language, id, {loser, detail}); };
  switch (result.termination) {
    case Termination::rules:
    case Termination::abandoned: break;
    case Termination::resignation: return text(MatchText::end_resignation);
    case Termination::agreement: return text(MatchText::end_agreement);
    case Termination::time_forfeit: return text(MatchText::end_time);
    case Termination::illegal_move: return text(MatchText::end_illegal);
    case Termination::no_move: return text(MatchText::end_no_move);
    case Termination::crash: return text(MatchText::end_crash);
    case Termination::stall: return text(MatchText::end_stall);
    case Termination::score: return text(MatchText::end_score);
    case Termination::level_scores: return text(MatchText::end_level);
    case Termination::ply_limit: return text(MatchText::end_plies);
  }
  return {};
}

nlohmann::ordered_json number_or_null(double number) {
  if (!std::isfinite(number)) return nullptr;
  return number;
}

void add_estimate(nlohmann::ordered_json& json, const PairCounts& pairs) {
  json["pairs"] = pairs.counts;
  const auto estimate = match::estimate_elo(pairs);
  json["elo"] = estimate ? number_or_null(estimate->elo) : nlohmann::ordered_json(nullptr);
  json["elo_low"] = estimate ? number_or_null(estimate->low) : nlohmann::ordered_json(nullptr);
  json["elo_high"] = estimate ? number_or_null(estimate->high) : nlohmann::ordered_json(nullptr);
  json["superiority"] =
      estimate ? number_or_null(estimate->superiority) : nlohmann::ordered_json(nullptr);
}

void add_tally(nlohmann::ordered_json& json, const Tally& tally) {
  json["games"] = tally.games();
  json["wins"] = tally.wins;
  json["draws"] = tally.draws;
  json["losses"] = tally.losses;
  json["share"] = share_of(tally);
}

nlohmann::ordered_json sprt_json(const PairCounts& pairs, const match::Sprt& sprt) {
  const match::SprtState state = match::test_sprt(pairs, sprt);
  nlohmann::ordered_json json;
  json["elo0"] = sprt.elo0;
  json["elo1"] = sprt.elo1;
  json["alpha"] = sprt.alpha;
  json["beta"] = sprt.beta;
  json["llr"] = state.ratio;
  json["lower"] = state.lower;
  json["upper"] = state.upper;
  json["accepts"] = nullptr;
  if (state.decision == match::SprtDecision::accept_elo0) json["accepts"] = "elo0";
  if (state.decision == match::SprtDecision::accept_elo1) json["accepts"] = "elo1";
  return json;
}

}  // namespace

std::vector<std::string> standings_lines(const MatchView& view) { return Lines(view).all(); }

std::string running_line(const MatchView& view, std::size_t played_now, std::size_t running,
                         std::chrono::duration<double> time) {
  return match_text(view.language, MatchText::running,
                    {std::to_string(view.standings.games().size()),
                     std::to_string(view.standings.schedule().size()), rate_text(played_now, time),
                     duration_text(time), std::to_string(running)});
}

std::string done_line(const MatchView& view, std::size_t played_now,
                      std::chrono::duration<double> time) {
  return match_text(view.language, MatchText::done,
                    {std::to_string(view.standings.games().size()), rate_text(played_now, time),
                     duration_text(time)});
}

std::string game_line(const MatchView& view, const match::ScheduledGame& game,
                      const match::Match& match) {
  return match_text(
      view.language, MatchText::game_line,
      {std::to_string(game.number + 1), std::to_string(view.standings.schedule().size()),
       view.names[game.players[Color::red]], view.names[game.players[Color::black]],
       result_text(*match.result()), how_it_ended(view, game, *match.result()),
       std::to_string((match.line().plies() + 1) / 2)});
}

nlohmann::ordered_json game_json(const MatchView& view, const match::ScheduledGame& game,
                                 const match::Match& match) {
  const match::MatchResult& result = *match.result();
  nlohmann::ordered_json json;
  json["type"] = "game";
  json["game"] = game.number + 1;
  json["round"] = game.round + 1;
  json["red"] = view.names[game.players[Color::red]];
  json["black"] = view.names[game.players[Color::black]];
  json["result"] = result_text(result);
  json["termination"] = to_string(result.termination);
  json["ending"] = record::to_string(match::result_of(match).ending);
  json["detail"] = result.detail;
  json["rules"] = match.terms().rules.name;
  json["start"] = to_fen(match.line().start());
  json["opening_plies"] = match.opening_plies();
  json["moves"] = nlohmann::ordered_json::array();
  for (const Move move : match.line().moves()) json["moves"].push_back(to_uci(move));
  json["milliseconds"] = nlohmann::ordered_json::array();
  json["scores"] = nlohmann::ordered_json::array();
  for (const match::MatchMove& move : match.moves()) {
    json["milliseconds"].push_back(move.elapsed.count());
    nlohmann::ordered_json score = nullptr;
    if (move.thought.score) {
      const bool mate = move.thought.score->kind == protocol::Score::Kind::mate;
      score = nlohmann::ordered_json{{mate ? "mate" : "cp", move.thought.score->value}};
    }
    json["scores"].push_back(std::move(score));
  }
  return json;
}

nlohmann::ordered_json table_json(const MatchView& view) {
  nlohmann::ordered_json json;
  json["type"] = "table";
  json["games"] = view.standings.games().size();
  json["scheduled"] = view.standings.schedule().size();
  for (std::size_t i = 0; i < view.names.size(); ++i) {
    nlohmann::ordered_json player;
    player["name"] = view.names[i];
    add_tally(player, view.standings.player_tally(i));
    add_estimate(player, view.standings.player_pairs(i));
    const Accidents& accidents = view.standings.accidents(i);
    player["crashes"] = accidents.crashes;
    player["hangs"] = accidents.stalls;
    player["time_forfeits"] = accidents.time_forfeits;
    player["illegal_moves"] = accidents.illegal_moves;
    json["players"].push_back(std::move(player));
  }
  const auto& encounters = view.standings.schedule().encounters();
  for (std::size_t i = 0; i < encounters.size(); ++i) {
    nlohmann::ordered_json encounter;
    encounter["first"] = view.names[encounters[i].first];
    encounter["second"] = view.names[encounters[i].second];
    add_tally(encounter, view.standings.tally(i));
    add_estimate(encounter, view.standings.pairs(i));
    json["encounters"].push_back(std::move(encounter));
  }
  json["sprt"] = nullptr;
  if (view.sprt) json["sprt"] = sprt_json(view.standings.pairs(0), *view.sprt);
  return json;
}

}  // namespace chuhe::cli
