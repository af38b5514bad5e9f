// What a repetition means: the facts of every move of a cycle, what each side did, and the ruling.
//
// Facts know nothing of rule sets; rule sets (rules.hpp) are data over facts. A cycle is the run of
// moves between two occurrences of a position: the moves after the first occurrence up to the one
// that brought the position back, never the move that led to the first occurrence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe {

/// A piece followed through a cycle. Two of them are the same piece when `origin` is the same.
struct TrackedPiece {
  Piece piece;
  /// Where it stood before the first move of the cycle: its identity.
  Square origin{};
  /// Where it stands after the move that is spoken of.
  Square at{};
  friend bool operator==(const TrackedPiece&, const TrackedPiece&) = default;
};

/// How an attack came about.
enum class AttackKind : std::uint8_t {
  direct,          ///< The moved piece attacks.
  discovered,      ///< The moved piece opened a line or a leg, or became or ceased to be a screen.
  unrooted,        ///< The attack was there, the move took its target's protection away.
  through_checks,  ///< The target falls by force in a series of checks (抽吃).
  exchange,        ///< The gain is what is left of an exchange of several pieces.
};

/// The protection of an attacked piece.
enum class Root : std::uint8_t {
  none,  ///< Nothing recaptures.
  fake,  ///< Something points at the square, but cannot legally recapture after the capture.
  real,  ///< A legal recapture exists after the capture.
  few,   ///< Protected, but the attackers win in the full exchange on that square (少根).
};

/// One threatened capture after a move, if the opponent were to pass.
struct AttackEdge {
  TrackedPiece attacker;
  TrackedPiece target;
  AttackKind kind{};
  /// Whether the capture itself would be legal (false: the attacker is pinned, say).
  bool legal = true;
  /// Whether this attacker did not threaten this target in the same way before the move.
  bool new_for_pair = false;
  /// Whether nothing at all threatened this target before the move.
  bool new_for_target = false;
  /// Whether the target stood under threats before the other side's last move, which did nothing
  /// about any of them.
  bool left_alone = false;
  Root root{};
  /// Whether the target could as well legally capture the attacker.
  bool captures_back = false;
  /// Whether the target is a rook which this side's horse pins to its king.
  bool target_pinned_by_horse = false;
  /// Whether the gain needs at least two of the attacker's pieces (联合捉子). CXA sets alone.
  bool joint = false;
  /// The material won, in halves of a horse's value (rook 4, horse and cannon 2, advisor and
  /// elephant 1). Nothing where the rule set does not weigh gains.
  std::optional<int> gain;
  friend bool operator==(const AttackEdge&, const AttackEdge&) = default;
};

/// Whether a move threatens mate by an uninterrupted series of checks.
struct MateThreat {
  enum class State : std::uint8_t {
    not_examined,  ///< The rule set does not ask.
    no,
    yes,
    unknown,  ///< The budget ran out.
  };
  State state{};
  /// How many own moves the mate takes, when `yes`.
  int moves = 0;
  friend bool operator==(const MateThreat&, const MateThreat&) = default;
};

/// What one move of a cycle did, whatever the rule set.
struct MoveFacts {
  /// The index of the move in the line.
  std::size_t ply = 0;
  Move move;
  TrackedPiece mover;
  /// Whether it was a capture (never in a cycle; possible when a single move is asked about).
  bool capture = false;
  /// The pieces that give check after the move, where they stand; empty: no check.
  Bitboard checkers;
  /// Whether the mover's king was in check before the move.
  bool answers_check = false;
  MateThreat mate_threat;
  /// All attacks on pieces after the move, new or not, by square of the attacker.
  std::vector<AttackEdge> edges;
  /// The `origin` squares of the mover's own pieces which were threatened before the move (an edge
  /// that wins them), and are no more.
  Bitboard resolved;

  bool gives_check() const { return !checkers.empty(); }
};

/// The class of a move in the words of the rule books. 打 is the first three; all others are idle
/// for a ruling and are told apart for the explanation alone.
enum class MoveClass : std::uint8_t {
  check,     ///< 将
  kill,      ///< 杀: threatens mate.
  chase,     ///< 捉
  exchange,  ///< 兑: offers to trade.
  offer,     ///< 献: offers itself.
  block,     ///< 拦
  follow,    ///< 跟: keeps an eye on a protected piece.
  idle,      ///< 闲
  unknown,   ///< The budget ran out before the class was certain.
};

/// What weighs in a chase where both sides are at fault (CXA art. 26.9).
enum class ChaseWeight : std::uint8_t {
  none,       ///< No chase.
  rook,       ///< A rook is chased (捉车).
  rootless,   ///< A piece without a root, or with a fake root (捉无根子).
  few_roots,  ///< A piece with too few roots (捉少根子).
};

/// A move of a cycle with the class a rule set gives it.
struct JudgedMove {
  MoveFacts facts;
  MoveClass move_class = MoveClass::idle;
  /// Of a chase: the weight, and whether it takes two pieces.
  ChaseWeight weight = ChaseWeight::none;
  bool joint = false;
  /// The edge that decided the class, into `facts.edges`: of a chase, exchange, offer or follow.
  std::optional<std::size_t> edge;
};

/// What a side did in a whole cycle.
enum class Behaviour : std::uint8_t {
  none,                  ///< Nothing that any rule forbids, or nothing throughout.
  perpetual_check,       ///< 长将
  perpetual_kill,        ///< 长杀
  perpetual_chase,       ///< 长捉 (of one piece; under CXA also of several in turn)
  chases_in_turn,        ///< Every move chases, but not one and the same piece (分捉).
  chase_of_pinned_rook,  ///< 长捉 of a rook which a horse pins (AXF diagrams 39 to 41)
  check_and_chase,       ///< 一将一捉
  check_and_kill,        ///< 一将一杀
  kill_and_chase,        ///< 一杀一捉
  check_kill_and_chase,  ///< all three
  check_and_idle,        ///< 一将一闲
  kill_and_idle,         ///< 一杀一闲
  chase_and_idle,        ///< 一捉一闲
  mixed_and_idle,        ///< several of 将, 杀, 捉, and idle moves
};

/// One side's conduct over a cycle.
struct Profile {
  Behaviour behaviour = Behaviour::none;
  /// Bit `1 << MoveClass` for each class that occurs.
  std::uint16_t classes = 0;
  /// How many moves the side made in the cycle, and how many of them gave check.
  int moves = 0;
  int checks = 0;
  /// The pieces that every move of the side chased, where they stand at the end of the cycle.
  std::vector<TrackedPiece> targets;
  /// How many different pieces gave the checks.
  int checking_pieces = 0;
  /// How many different pieces chased.
  int chasing_pieces = 0;
  /// CXA art. 26.9: see ChaseWeight.
  bool heavy = false;
  bool joint = false;
  bool has(MoveClass c) const { return (classes >> static_cast<int>(c) & 1) != 0; }
};

/// What is decided about a repetition.
enum class Verdict : std::uint8_t {
  none,  ///< There is nothing to rule yet; the game goes on.
  draw,
  red_loses,
  black_loses,
  red_must_change,  ///< Red has to play something else, else it loses.
  black_must_change,
  unknown,  ///< The budget ran out: an arbiter has to look.
};

/// A ruling with all that an arbiter would write down.
struct Ruling {
  Verdict verdict = Verdict::none;
  Reason reason = Reason::none;
  /// The article that decided, as the rule book numbers it; empty when there was nothing to rule.
  std::string_view article;
  /// The cycle: `line.moves()[first_ply]` up to and without `line.moves()[last_ply]`. Both are 0
  /// when the position has not stood before.
  std::size_t first_ply = 0;
  std::size_t last_ply = 0;
  /// How often the position has stood, and how often it must for a ruling.
  int occurrences = 1;
  int occurrences_needed = 0;
  ByColor<Profile> profiles;
  /// The moves of the cycle.
  std::vector<JudgedMove> moves;

  bool has_cycle() const { return last_ply > first_ply; }
};

/// The ruling on the present position of the line, with every move of the last cycle explained.
/// When the position has not occurred often enough the verdict is `none`, and the cycle is
/// explained all the same when there is one. Cost: see Budget; some microseconds for the others.
Ruling explain_repetition(const Line& line, const RuleSet& rules, Budget budget = {});

/// The verdict alone. Cost: none when nothing repeats; some microseconds else (CXA: see Budget).
Verdict repetition_verdict(const Line& line, const RuleSet& rules, Budget budget = {});

/// How the game stands after the line's last move, in the words of a verdict: its outcome when it
/// has ended, by mate, a limit or a repetition, else what is ruled on the repetition.
Verdict judge(const Line& line, const RuleSet& rules, Budget budget = {});

/// An outcome as a verdict: the loser's, or a draw.
Verdict to_verdict(const Outcome& outcome);

/// The legal moves that the side to move may not play, because the rules have told it to change: a
/// move after which its own repetition would be ruled against it.
MoveList banned_moves(const Line& line, const RuleSet& rules, Budget budget = {});

/// What protects a piece from a capture: whether the other side could legally retake on `to` after
/// `move`, a capture or not. `few` is never given: it takes an exchange to know. Precondition: the
/// move is pseudo-legal for the piece on its first square, whose side need not be to move.
Root root_against(const Position& position, Move move);

/// What one move of a line did: the facts of `line.moves()[ply]`, where pieces are followed from
/// that move alone. Precondition: ply < line.plies().
MoveFacts move_facts(const Line& line, std::size_t ply);

/// The side a verdict is against; nothing for none, draw and unknown.
std::optional<Color> side_at_fault(Verdict verdict);

/// The names of the enumerators, as in `red_must_change`, for machines and logs.
std::string_view to_string(Verdict verdict);
std::string_view to_string(MoveClass move_class);
std::string_view to_string(Behaviour behaviour);
std::string_view to_string(Reason reason);
std::string_view to_string(AttackKind kind);
std::string_view to_string(Root root);

}  // namespace chuhe
