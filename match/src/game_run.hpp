// One game between two players that are told what to do as events come.
#pragma once

#include <functional>
#include <optional>

#include <chuhe/match/engine_player.hpp>
#include <chuhe/match/event_loop.hpp>
#include <chuhe/match/match.hpp>
#include <chuhe/match/player.hpp>

namespace chuhe::match {

/// Gets a player ready, more than once if need be.
class Preparation {
 public:
  static constexpr int attempts = 3;

  void begin(Player& player) {
    left_ = attempts - 1;
    player.prepare();
  }
  /// Whether another attempt has begun.
  bool try_again(Player& player, const EngineFault& fault) {
    if (is_lasting(fault.kind) || left_ == 0) return false;
    --left_;
    player.prepare();
    return true;
  }

 private:
  int left_ = 0;
};

/// Lets two engines play a match. The players' listener is this one until the end.
class GameRun final : private PlayerListener {
 public:
  /// What is told, from the loop; the run may be destroyed by neither but `done`'s caller's end.
  struct Callbacks {
    /// The game is over, abandoned, or a player was unusable (`fault`).
    std::function<void()> done;
    std::function<void(Color, std::string_view)> option_unknown;
  };

  GameRun(EventLoop& loop, Match match, ByColor<EnginePlayer*> players, Callbacks callbacks);
  ~GameRun() override;
  GameRun(const GameRun&) = delete;
  GameRun& operator=(const GameRun&) = delete;

  void begin();
  /// Breaks the game off.
  void abandon();

  const Match& match() const { return match_; }
  /// Whose fault it is that the game could not be played, and which.
  struct Unusable {
    Color color = Color::red;
    EngineFault fault;
  };
  const std::optional<Unusable>& unusable() const { return unusable_; }

 private:
  void ready(Player& player) override;
  void thinks(Player& player, const protocol::Info& info) override;
  void answers(Player& player, const protocol::Best& best, Moment now) override;
  void answers_unreadably(Player& player, std::string_view text, Moment now) override;
  void ignores_option(Player& player, std::string_view name) override;
  void fails(Player& player, const EngineFault& fault) override;

  Color color_of(const Player& player) const;
  void step(const MatchEvent& event, Moment now);
  void next_turn();
  void finish();

  EventLoop& loop_;
  Match match_;
  ByColor<EnginePlayer*> players_;
  Callbacks callbacks_;
  ByColor<Preparation> preparations_;
  ByColor<bool> ready_;
  bool playing_ = false;
  bool finished_ = false;
  Thought thought_;
  Timer timer_;
  std::optional<Unusable> unusable_;
};

}  // namespace chuhe::match
