// One game between two players, as a value that is told what happens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/match/clock.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::match {

/// What limits a side's moves. Clocks are kept here; nodes and depth are for the player to keep.
struct SideTerms {
  TimeControl control = {};
  std::optional<std::uint64_t> nodes = {};
  std::optional<int> depth = {};
  friend bool operator==(const SideTerms&, const SideTerms&) = default;
};

/// When a game is given up for a side: its own scores have not been above -`score` for `moves`
/// moves of its own in a row and, if `both_agree`, the other side's not below `score`.
struct ResignRule {
  int moves = 5;
  int score = 600;
  bool both_agree = false;
  friend bool operator==(const ResignRule&, const ResignRule&) = default;
};

/// When a game is called a draw: from round `after` on, both sides' scores within `score` of 0 for
/// `moves` moves of each in a row.
struct DrawRule {
  int moves = 8;
  int score = 10;
  int after = 40;
  friend bool operator==(const DrawRule&, const DrawRule&) = default;
};

/// What a game is played under.
struct MatchTerms {
  RuleSet rules;
  ByColor<SideTerms> sides = {};
  /// By how much a move may be late without losing: the machine's fault, not the player's.
  Milliseconds time_margin{0};
  /// How long a move may take where no clock limits it.
  std::optional<Milliseconds> patience = {};
  std::optional<ResignRule> resign = {};
  std::optional<DrawRule> draw = {};
  /// Plies after the start of the line at which the game is called a draw.
  std::optional<int> max_plies = {};
  /// How much searching a ruling may do.
  Budget budget = {};
};

/// How a game has ended.
enum class Termination : std::uint8_t {
  rules,         ///< By the rule set, see `MatchResult::by_rules`.
  resignation,   ///< A player has resigned.
  agreement,     ///< Both have offered a draw.
  time_forfeit,  ///< A side's time was used up.
  illegal_move,  ///< A move that is not legal, or a text that is no move.
  no_move,       ///< "No move" although there are some.
  crash,         ///< The player has gone.
  stall,         ///< No answer within the patience there is.
  score,         ///< Given up for a side by `ResignRule`.
  level_scores,  ///< Called a draw by `DrawRule`.
  ply_limit,     ///< Called a draw at `MatchTerms::max_plies`.
  abandoned,     ///< Broken off: no result.
};

/// The enumerator's name, for machines and logs.
std::string_view to_string(Termination termination);

struct MatchResult {
  /// Nobody: a draw, or, where it was abandoned, no result.
  std::optional<Color> winner;
  Termination termination{};
  /// With `Termination::rules`.
  std::optional<Ending> by_rules;
  /// What there is to say beside: the move as it was sent, an engine's last words.
  std::string detail;
  friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

/// What a player thought of the position before it moved, from its own side.
struct Thought {
  std::optional<protocol::Score> score;
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  friend bool operator==(const Thought&, const Thought&) = default;
};

/// Takes in what an engine tells: the latest score that is no bound, of its best line.
void take_in(Thought& thought, const protocol::Info& info);

/// A move of the game with what belongs to it.
struct MatchMove {
  Move move;
  /// From the player's being told to move until the answer.
  Milliseconds elapsed{0};
  /// Left on the mover's clock; nothing without base time.
  std::optional<Milliseconds> left;
  Thought thought;
};

/// The player to move has been told so: its clock runs.
struct TurnBegan {};
/// The player to move has answered.
struct Answered {
  /// Nothing: it says that there is no move.
  std::optional<Move> move;
  bool offers_draw = false;
  bool resigns = false;
  Thought thought = {};
  /// What was sent, when it could not be read as a move.
  std::optional<std::string> unreadable = {};
};
/// A player is lost, whoever is to move; `termination` is `crash` or `stall`.
struct PlayerFailed {
  Color color = Color::red;
  Termination termination = Termination::crash;
  std::string detail = {};
};
/// Nothing but that time has passed.
struct TimePassed {};
/// The game is broken off.
struct Abandoned {};

using MatchEvent = std::variant<TurnBegan, Answered, PlayerFailed, TimePassed, Abandoned>;

/// A game: line, rule set, clock and what has been said. Whoever has the players tells it what
/// happens and when, one event at a time; it rules and keeps the time, and does nothing else.
class Match {
 public:
  /// A game that goes on from the end of `line`. It may be over at once.
  Match(Line line, MatchTerms terms);

  const MatchTerms& terms() const { return terms_; }
  const Line& line() const { return line_; }
  /// The plies of the line before the first move of the game.
  std::size_t opening_plies() const { return opening_plies_; }
  /// The moves played, in order.
  const std::vector<MatchMove>& moves() const { return moves_; }
  Color turn() const { return line_.position().turn(); }
  const Clock& clock() const { return clock_; }

  /// Nothing while the game goes on.
  const std::optional<MatchResult>& result() const { return result_; }
  bool is_over() const { return result_.has_value(); }

  /// One step. An event that comes too late, after the end of the game, changes nothing; neither
  /// does an answer that nobody has been asked for.
  void apply(const MatchEvent& event, Moment now);

  /// When `TimePassed` would end the game; nothing: never, or nobody's clock runs.
  std::optional<Moment> deadline() const;

  /// What to ask the player to move for: clocks, limits, whether a draw has been offered.
  protocol::Go go() const;
  /// The moves that the rule set does not let the side to move play.
  MoveList banned() const;

 private:
  void begin_turn(Moment now);
  void take(const Answered& answer, Moment now);
  void play(const Answered& answer, Milliseconds elapsed);
  void adjudicate(const Thought& thought, Color mover);
  bool is_late(Moment now) const;
  void lose(Color color, Termination termination, std::string detail = {});
  void end(MatchResult result);

  MatchTerms terms_;
  Line line_;
  std::size_t opening_plies_;
  std::vector<MatchMove> moves_;
  Clock clock_;
  /// When the player to move was told so; nothing: it has not been.
  std::optional<Moment> asked_at_;
  /// What the player to move had when it was asked.
  std::optional<Milliseconds> had_;
  std::optional<Color> draw_offer_;
  ByColor<int> lost_scores_;
  ByColor<int> won_scores_;
  ByColor<int> level_scores_;
  std::optional<MatchResult> result_;
};

}  // namespace chuhe::match
