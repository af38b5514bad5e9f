#include "game_run.hpp"

#include <utility>
#include <vector>

namespace chuhe::match {

GameRun::GameRun(EventLoop& loop, Match match, ByColor<EnginePlayer*> players, Callbacks callbacks)
    : loop_(loop),
      match_(std::move(match)),
      players_(players),
      callbacks_(std::move(callbacks)),
      timer_(loop) {}

GameRun::~GameRun() {
  for (EnginePlayer* player : players_.values) player->set_listener(nullptr);
}

void GameRun::begin() {
  for (const Color color : all_colors) {
    players_[color]->set_listener(this);
    preparations_[color].begin(*players_[color]);
  }
}

void GameRun::abandon() { step(Abandoned{}, std::chrono::steady_clock::now()); }

Color GameRun::color_of(const Player& player) const {
  return &player == players_[Color::red] ? Color::red : Color::black;
}

void GameRun::ready(Player& player) {
  ready_[color_of(player)] = true;
  if (playing_ || finished_ || !ready_[Color::red] || !ready_[Color::black]) return;
  playing_ = true;
  if (match_.is_over()) {
    finish();
  } else {
    next_turn();
  }
}

void GameRun::next_turn() {
  thought_ = {};
  const MoveList banned = match_.banned();
  EnginePlayer& player = *players_[match_.turn()];
  const Moment asked =
      player.think(match_.line(), match_.go(), std::vector<Move>(banned.begin(), banned.end()));
  match_.apply(TurnBegan{}, asked);
  if (const auto deadline = match_.deadline()) {
    timer_.start(*deadline, [this] { step(TimePassed{}, std::chrono::steady_clock::now()); });
  }
}

void GameRun::step(const MatchEvent& event, Moment now) {
  if (finished_) return;
  const std::size_t plies = match_.moves().size();
  match_.apply(event, now);
  if (match_.is_over()) {
    finish();
  } else if (match_.moves().size() > plies) {
    timer_.cancel();
    next_turn();
  }
}

void GameRun::thinks(Player&, const protocol::Info& info) { take_in(thought_, info); }

void GameRun::answers(Player& player, const protocol::Best& best, Moment now) {
  if (!playing_ || color_of(player) != match_.turn()) return;
  step(Answered{best.move, best.offers_draw, best.resigns, thought_, std::nullopt}, now);
}

void GameRun::answers_unreadably(Player& player, std::string_view text, Moment now) {
  if (!playing_ || color_of(player) != match_.turn()) return;
  step(Answered{std::nullopt, false, false, thought_, std::string(text)}, now);
}

void GameRun::ignores_option(Player& player, std::string_view name) {
  callbacks_.option_unknown(color_of(player), name);
}

void GameRun::fails(Player& player, const EngineFault& fault) {
  if (finished_) return;
  const Color color = color_of(player);
  if (!playing_ && preparations_[color].try_again(player, fault)) return;
  if (!playing_ || is_lasting(fault.kind)) {
    unusable_ = Unusable{color, fault};
    return step(Abandoned{}, std::chrono::steady_clock::now());
  }
  const bool ended = fault.kind == EngineFaultKind::ended;
  step(PlayerFailed{color, ended ? Termination::crash : Termination::stall, fault.detail},
       std::chrono::steady_clock::now());
}

void GameRun::finish() {
  if (std::exchange(finished_, true)) return;
  timer_.cancel();
  for (EnginePlayer* player : players_.values) {
    player->set_listener(nullptr);
    player->stop();
  }
  loop_.post(callbacks_.done);
}

}  // namespace chuhe::match
