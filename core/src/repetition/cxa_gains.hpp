// Threats under the Chinese rules: mate by checks, direct gains, gains by a series of checks.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include <chuhe/core/position.hpp>
#include <chuhe/core/repetition.hpp>

#include "check_mates.hpp"
#include "cxa_exchange.hpp"

namespace chuhe::repetition {

/// The same board with `color` to move: what it threatens if the other side passes. Nothing when
/// the other side is in check, for then it cannot pass.
std::optional<Position> with_turn(const Position& position, Color color);

/// A capture that would win material if it could be made.
struct Win {
  Square from{};
  Square target{};
  Trade trade;
  Root root{};
  /// Whether the gain takes at least two of the attacker's pieces.
  bool joint = false;
  /// Whether the capturer is a king or a pawn, whose attacks are free (26.1) but for 26.8.
  bool by_king_or_pawn = false;
};

/// How far the opponent's threats are looked into to tell which of them are real.
enum class Depth : std::uint8_t {
  plain,    ///< The exchange on the square alone.
  refined,  ///< With mates and gains by checks in answer.
};

/// What there is to win in one position for the side to move.
struct DirectWins {
  std::vector<Win> wins;
  /// Enemy pieces attacked by a piece of their own role that they could take themselves: an offer
  /// to exchange (兑).
  Bitboard exchanges;
  /// What such an offer would win if it were taken up by the side that made it.
  std::vector<Win> exchange_wins;
  /// Whether something was cut off by the node limit on the way.
  bool doubtful = false;
};

/// A gain that takes checks first.
struct CheckGain {
  Answer answer = Answer::no;
  /// The pieces won in the lines of the proof, where they stand at the start or where they were
  /// driven to.
  Bitboard targets;
  /// The first check and the number of checks.
  Move first;
  int checks = 0;
  int halves = 0;
};

/// Which of the opponent's threats count against a capture.
enum class Losses : std::uint8_t {
  new_ones,      ///< Those that the capture brings about, and mates.
  no_old_mates,  ///< The same without a mate that was threatened before.
  all,           ///< Also what was hanging before.
};

/// Searches of one ruling, with what they found out about positions. Not thread-safe.
class CxaSearch {
 public:
  explicit CxaSearch(NodeLimit& limit) : limit_(&limit) {}

  /// Whether any answer since the last call may be wrong because the limit was reached.
  bool take_doubt() { return std::exchange(doubtful_, false); }

  /// Whether the side to move mates by an uninterrupted series of checks.
  CheckProof mates(const Position& position);

  /// The legal checks that begin a mate by checks.
  std::vector<Move> mating_moves(const Position& position);

  /// Captures that win material when the exchange is played out: on their square something is won,
  /// and with what is lost or won elsewhere by it nothing is lost (26.5), nor is the capturer mated
  /// (1999 art. 29). When the side to move is in check: what there would be to win but for the
  /// check, on the square alone.
  const DirectWins& direct_wins(const Position& position, Losses losses,
                                Depth depth = Depth::refined);

  /// The same for one capture and without looking for an answer by checks. `exchangers` are pieces
  /// that only offer to exchange themselves for the target.
  std::optional<Win> played_out(const Position& position, Move capture, Bitboard exchangers,
                                Losses losses, Depth depth);

  /// Whether the piece on `from` and the one on `target` could take each other and are of one role:
  /// an offer to exchange (兑). Precondition: the first can take the second.
  bool is_exchange(const Position& position, Square from, Square target);

  /// Whether the side to move wins material by a series of checks, other than the pieces on
  /// `excluded`, when it has already got `balance`.
  CheckGain gain_by_checks(const Position& position, Bitboard excluded, Trade balance = {},
                           Depth depth = Depth::plain);

  /// What `side` stands to lose on each square, as far as the threats are real.
  BySquare<int> real_losses(const Position& position, Color side, Depth depth);

 private:
  friend class CheckGainGoal;
  friend class CaptureTree;
  std::vector<Win> candidates(const Position& position, const BySquare<int>& base,
                              Bitboard ignored);
  DirectWins find_direct_wins(const Position& position, Losses losses, Depth depth);
  Answer is_answered_by_checks(const Position& position, const Win& win, Losses losses,
                               Depth depth);

  NodeLimit* limit_;
  bool doubtful_ = false;
  ByColor<CheckSearch> mate_search_;
  std::map<std::uint64_t, CheckProof> mates_;
  std::map<std::tuple<std::uint64_t, Losses, Depth>, DirectWins> direct_;
};

}  // namespace chuhe::repetition
