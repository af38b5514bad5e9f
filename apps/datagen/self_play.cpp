#include "self_play.hpp"

#include <algorithm>
#include <cstdlib>
#include <istream>
#include <random>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/rules.hpp>

namespace chuhe::datagen {

namespace {

using Random = std::mt19937_64;

constexpr int mate_score = train::max_score;

int below(Random& random, int n) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

struct Thought {
  std::optional<Move> move;
  int score = 0;
};

int as_number(engine::Score score) {
  if (score.kind == engine::Score::Kind::centipawns) {
    return std::clamp(score.value, -mate_score, mate_score);
  }
  return score.value > 0 ? mate_score - score.value : -mate_score - score.value;
}

Thought think(engine::Engine& engine, const Line& line, std::uint64_t nodes) {
  engine::Limits limits;
  limits.soft_nodes = nodes;
  limits.nodes = 8 * nodes;
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

// How a game begins: a position and moves from it that nobody has thought about.
struct Beginning {
  Line line;
  int balance = 0;
};

bool add_random_moves(Line& line, int plies, Random& random) {
  for (int i = 0; i < plies; ++i) {
    const MoveList moves = legal_moves(line.position());
    if (moves.empty()) return false;
    line.push(moves[random() % moves.size()]);
  }
  return true;
}

// Up to three attackers and some guards on each side, anywhere they can stand.
std::optional<Position> random_ending(Random& random) {
  Diagram diagram;
  diagram.turn = below(random, 2) == 0 ? Color::red : Color::black;
  const auto put = [&](Piece piece) {
    Bitboard free = reachable_squares(piece);
    for (Square square : free) {
      if (diagram.board[square]) free.remove(square);
    }
    if (free.empty()) return;
    for (int skip = below(random, free.size()); skip > 0; --skip) free.pop_first();
    diagram.board[free.first()] = piece;
  };
  constexpr Role attackers[] = {Role::rook, Role::horse, Role::cannon, Role::pawn, Role::pawn};
  int sum = 0;
  for (Color color : all_colors) {
    put({color, Role::king});
    for (Role role : {Role::advisor, Role::elephant}) {
      const int guards = below(random, 3) + below(random, 2);
      for (int i = std::min(guards, 2); i > 0; --i) put({color, role});
    }
    const int count = below(random, 4);
    for (int i = 0; i < count; ++i) put({color, attackers[below(random, 5)]});
    sum += count;
  }
  if (sum < 2) return std::nullopt;
  const auto position = Position::from(diagram);
  if (!position) return std::nullopt;
  return *position;
}

std::optional<Beginning> random_beginning(Random& random, const Conditions& conditions) {
  Beginning beginning;
  beginning.balance = conditions.balance;
  int draw = below(random, 100);
  if (draw < conditions.ending_share) {
    const auto position = random_ending(random);
    if (!position) return std::nullopt;
    beginning.line = Line(*position);
    beginning.balance *= 2;
  } else if (draw -= conditions.ending_share;
             draw < conditions.suite_share && !conditions.suite.empty()) {
    beginning.line = conditions.suite[random() % conditions.suite.size()];
    if (!add_random_moves(beginning.line, below(random, 4), random)) return std::nullopt;
  } else {
    const int range = conditions.random_plies_to - conditions.random_plies_from + 1;
    const int plies = conditions.random_plies_from + below(random, range);
    if (!add_random_moves(beginning.line, plies, random)) return std::nullopt;
  }
  if (!has_legal_move(beginning.line.position())) return std::nullopt;
  return beginning;
}

// Watches the scores of a game.
class Adjudicator {
 public:
  explicit Adjudicator(const Conditions& conditions) : conditions_(conditions) {}
  // The outcome that the scores tell, once they do.
  std::optional<Outcome> see(Color turn, int score, std::size_t ply) {
    constexpr int decided_plies = 5;
    constexpr int equal_plies = 10;
    constexpr std::size_t equal_from = 80;
    const int red = turn == Color::red ? score : -score;
    const int side = red > conditions_.decided ? 1 : red < -conditions_.decided ? -1 : 0;
    decided_ = side != 0 && side == side_ ? decided_ + 1 : 1;
    side_ = side;
    equal_ = std::abs(score) < conditions_.equal && ply >= equal_from ? equal_ + 1 : 0;
    const bool mate = std::abs(score) > mate_score - 300;
    if (side != 0 && (mate || decided_ >= decided_plies)) {
      return Outcome{side > 0 ? Color::red : Color::black, Ending::checkmate};
    }
    if (equal_ >= equal_plies) return Outcome{std::nullopt, Ending::total_limit};
    return std::nullopt;
  }

 private:
  const Conditions& conditions_;
  int side_ = 0;
  int decided_ = 0;
  int equal_ = 0;
};

}  // namespace

std::optional<train::Game> play_game(engine::Engine& engine, std::uint64_t seed,
                                     const Conditions& conditions, const Cancelled& cancelled) {
  Random random(seed);
  const RuleSet& rules = *find_rule_set("computer");
  engine.new_game();
  Line line;
  while (true) {
    if (cancelled()) return std::nullopt;
    auto beginning = random_beginning(random, conditions);
    if (!beginning || outcome(beginning->line, rules)) continue;
    const int score = think(engine, beginning->line, conditions.nodes).score;
    if (std::abs(score) > beginning->balance) continue;
    line = std::move(beginning->line);
    break;
  }
  train::Game game;
  game.start = line.start();
  game.opening.assign(line.moves().begin(), line.moves().end());
  Adjudicator adjudicator(conditions);
  while (true) {
    if (cancelled()) return std::nullopt;
    if (const auto end = outcome(line, rules)) {
      game.outcome = *end;
      return game;
    }
    game.adjudicated = true;
    if (game.moves.size() >= static_cast<std::size_t>(conditions.longest)) {
      game.outcome = {std::nullopt, Ending::total_limit};
      return game;
    }
    const Thought thought = think(engine, line, conditions.nodes);
    game.moves.push_back({*thought.move, thought.score});
    const auto end = adjudicator.see(line.position().turn(), thought.score, game.moves.size());
    if (end) {
      game.outcome = *end;
      return game;
    }
    game.adjudicated = false;
    line.push(*thought.move);
  }
}

std::optional<train::Game> relabelled(engine::Engine& engine, train::Game game, std::uint64_t nodes,
                                      const Cancelled& cancelled) {
  engine.new_game();
  Line line(game.start);
  for (Move move : game.opening) line.push(move);
  for (train::ScoredMove& scored : game.moves) {
    if (cancelled()) return std::nullopt;
    scored.score = think(engine, line, nodes).score;
    line.push(scored.move);
  }
  return game;
}

std::expected<std::vector<Line>, int> read_suite(std::istream& in) {
  std::vector<Line> suite;
  int number = 0;
  for (std::string text; std::getline(in, text);) {
    ++number;
    text.resize(std::min(text.find('#'), text.size()));
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.pop_back();
    if (text.empty()) continue;
    const bool moves = text.find('/') == std::string::npos && !text.starts_with("startpos");
    auto reading = read_fen(moves ? "startpos moves " + text : text);
    if (!reading) return std::unexpected(number);
    suite.push_back(std::move(reading->line));
  }
  return suite;
}

}  // namespace chuhe::datagen
