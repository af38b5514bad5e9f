#include "self_play.hpp"

#include <cstdlib>
#include <random>

#include <fmt/format.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

namespace chuhe::datagen {

namespace {

struct Thought {
  std::optional<Move> move;
  int score = 0;
};

int as_number(engine::Score score) {
  if (score.kind == engine::Score::Kind::centipawns) return score.value;
  constexpr int mate = 30000;
  return score.value > 0 ? mate - score.value : -mate - score.value;
}

Thought think(engine::Engine& engine, const Line& line, std::uint64_t nodes) {
  engine::Limits limits;
  limits.nodes = nodes;
  Thought thought;
  engine::Listener listener;
  listener.on_best = [&thought](const engine::Best& best) {
    thought.move = best.move;
    thought.score = as_number(best.score);
  };
  engine.start(line, limits, listener);
  engine.wait();
  return thought;
}

// An opening position by random moves; nothing when one of them ended the game.
std::optional<Position> random_opening(std::mt19937_64& random, int plies) {
  Position position;
  for (int i = 0; i < plies; ++i) {
    const MoveList moves = legal_moves(position);
    if (moves.empty()) return std::nullopt;
    position.play(moves[random() % moves.size()]);
  }
  if (!has_legal_move(position)) return std::nullopt;
  return position;
}

// Counts for how many plies the scores have said that the same side wins.
class Decision {
 public:
  explicit Decision(int bound) : bound_(bound) {}
  std::optional<Color> see(Color turn, int score) {
    constexpr int plies = 6;
    const int red = turn == Color::red ? score : -score;
    const int side = red > bound_ ? 1 : red < -bound_ ? -1 : 0;
    count_ = side != 0 && side == side_ ? count_ + 1 : 1;
    side_ = side;
    if (side == 0 || count_ < plies) return std::nullopt;
    return side > 0 ? Color::red : Color::black;
  }

 private:
  int bound_;
  int side_ = 0;
  int count_ = 0;
};

}  // namespace

PlayedGame play_game(engine::Engine& engine, std::uint64_t seed, const Conditions& conditions) {
  std::mt19937_64 random(seed);
  const RuleSet& rules = *find_rule_set("computer");
  engine.new_game();
  PlayedGame game;
  while (true) {
    const int plies = conditions.random_plies + static_cast<int>(random() % 2);
    const auto start = random_opening(random, plies);
    if (!start) continue;
    game.start = *start;
    if (std::abs(think(engine, Line(*start), conditions.nodes).score) <= conditions.balance) break;
  }
  Line line(game.start);
  Decision decision(conditions.decided);
  while (true) {
    if (const auto end = outcome(line, rules)) {
      game.outcome = *end;
      return game;
    }
    if (line.plies() >= static_cast<std::size_t>(conditions.longest)) {
      game.outcome = {std::nullopt, Ending::total_limit};
      game.adjudicated = true;
      return game;
    }
    const Thought thought = think(engine, line, conditions.nodes);
    const Color turn = line.position().turn();
    game.moves.push_back({*thought.move, thought.score});
    if (const auto winner = decision.see(turn, thought.score)) {
      game.outcome = {winner, Ending::checkmate};
      game.adjudicated = true;
      return game;
    }
    line.push(*thought.move);
  }
}

std::string to_line(const PlayedGame& game) {
  const std::optional<Color> winner = game.outcome.winner;
  std::string text = to_fen(game.start);
  text += !winner ? "\t0.5\t" : *winner == Color::red ? "\t1\t" : "\t0\t";
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    text +=
        fmt::format("{}{}:{}", i == 0 ? "" : " ", to_uci(game.moves[i].move), game.moves[i].score);
  }
  return text;
}

}  // namespace chuhe::datagen
