// Whoever moves for a side.
#pragma once

#include <string_view>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/match/clock.hpp>
#include <chuhe/match/engine_session.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::match {

class Player;

/// Receives what a player says. Calls come from the loop, never from within a call of the player's;
/// a listener may destroy the player during a call.
class PlayerListener {
 public:
  virtual ~PlayerListener() = default;
  /// It is ready for the game that `prepare` announced.
  virtual void ready(Player& player) = 0;
  /// What it thinks while it does.
  virtual void thinks(Player& player, const protocol::Info& info) = 0;
  /// Its answer to `think`, and when it came.
  virtual void answers(Player& player, const protocol::Best& best, Moment now) = 0;
  /// It has answered something that is no move.
  virtual void answers_unreadably(Player& player, std::string_view text, Moment now) = 0;
  /// It has been told to set an option that it has not offered.
  virtual void ignores_option(Player& player, std::string_view name) = 0;
  /// It cannot play any longer; `prepare` begins anew.
  virtual void fails(Player& player, const EngineFault& fault) = 0;
};

/// One side's player: an engine, or somebody at the other end of a line.
class Player {
 public:
  virtual ~Player() = default;
  /// Gets ready for a new game: `ready` or `fails` comes.
  virtual void prepare() = 0;
  /// Asks for a move in the last position of the line; `answers`, `answers_unreadably` or `fails`
  /// comes. Gives the moment from which the time counts. Precondition: ready, and not thinking.
  virtual Moment think(const Line& line, const protocol::Go& go,
                       const std::vector<Move>& banned) = 0;
  /// Breaks thinking off: nothing more comes of it.
  virtual void stop() = 0;
  /// What the player calls itself; empty when it has not told.
  virtual std::string_view name() const = 0;
};

}  // namespace chuhe::match
