#include "cxa_gains.hpp"

#include <algorithm>

#include <chuhe/core/attacks.hpp>

#include "threats.hpp"

namespace chuhe::repetition {

namespace {

constexpr std::uint64_t mate_nodes = 100'000;
constexpr std::uint64_t gain_nodes = 60'000;

// 26.8: a capture by a pawn (or king) that unveils another piece's check is a chase after all.
bool unveils_check(const Position& after_capture, Square by) {
  return !(after_capture.checkers() & ~Bitboard(by)).empty();
}

}  // namespace

std::optional<Position> with_turn(const Position& position, Color color) {
  if (position.turn() == color) return position;
  if (position.in_check()) return std::nullopt;
  return position.after_pass();
}

CheckProof CxaSearch::mates(const Position& position) {
  auto known = mates_.find(position.key());
  if (known == mates_.end()) {
    const CheckProof proof = mate_search_[position.turn()].prove(position, *limit_, mate_nodes);
    known = mates_.emplace(position.key(), proof).first;
  }
  if (known->second.answer == Answer::unknown) doubtful_ = true;
  return known->second;
}

std::vector<Move> CxaSearch::mating_moves(const Position& position) {
  std::vector<Move> mating;
  MoveList checks;
  checking_moves(position, checks);
  for (Move check : checks) {
    const Position after_check = position.after(check);
    Answer answer = Answer::yes;
    for (Move reply : legal_moves(after_check)) {
      const Answer mate = mates(after_check.after(reply)).answer;
      if (mate == Answer::yes) continue;
      answer = mate;
      if (mate == Answer::no) break;
    }
    if (answer == Answer::yes) mating.push_back(check);
  }
  return mating;
}

namespace {

bool is_free_role(Role role) { return role == Role::king || role == Role::pawn; }

}  // namespace

// Whether both pieces could take each other and are of one role: an offer to exchange (兑). A
// target that would be mated for it cannot take (figure 49 of reference: a cannon tied to its
// line).
bool CxaSearch::is_exchange(const Position& position, Square from, Square target) {
  const Piece victim = *position.piece_at(target);
  if (position.piece_at(from)->role != victim.role ||
      !capture_squares(position, victim, target).contains(from) ||
      !capture_is_safe(position, target, from)) {
    return false;
  }
  const std::optional<Position> passed = with_turn(position, victim.color);
  return !passed || mates(passed->after(Move(target, from))).answer != Answer::yes;
}

std::vector<Win> CxaSearch::candidates(const Position& position, const BySquare<int>& base,
                                       Bitboard ignored) {
  const Color us = position.turn();
  const Color them = opponent(us);
  std::vector<Win> wins;
  for (Square target : position.pieces(them) & ~Bitboard(position.king(them))) {
    const Piece victim = *position.piece_at(target);
    if (material_of(victim, target) == Material{}) continue;
    for (Square from : attackers(position, target, us)) {
      if (!capture_is_safe(position, from, target, ignored)) continue;
      const Exchange exchange = exchange_on(position, from, target, ignored);
      if (!exchange.trade.wins()) continue;
      Win win{from, target, exchange.trade, exchange.root, exchange.needs_support, false};
      win.by_king_or_pawn = is_free_role(position.piece_at(from)->role) && !exchange.needs_support;
      if (ignored.empty()) {
        const Position after_capture = position.after(Move(from, target));
        if (unveils_check(after_capture, target)) win.by_king_or_pawn = false;
        const BySquare<int> losses = exchange_losses(after_capture, us);
        int loss = 0;
        for (Square square : after_capture.pieces(us) & ~Bitboard(target)) {
          loss = std::max(loss, losses[square] - base[square]);
        }
        if (loss > Trade{material_of(victim, target), {}}.score()) continue;
      }
      wins.push_back(win);
    }
  }
  return wins;
}

// Plays out what follows a capture: recaptures and captures elsewhere that it has made possible,
// with mates in between. Sides are the capturer (`us`) and the other.
class CaptureTree {
 public:
  CaptureTree(CxaSearch& search, const Position& root, Losses losses, Depth depth)
      : search_(search),
        root_(root),
        us_(root.turn()),
        them_(opponent(us_)),
        theirs_(exchange_losses(root, them_)) {
    if (losses != Losses::all) ours_ = search.real_losses(root, us_, depth);
    if (losses == Losses::no_old_mates) {
      const auto passed = with_turn(root, them_);
      mated_anyway_ = passed && search.mates(*passed).answer == Answer::yes;
    }
  }

  // What comes of a capture when both sides do their best; `only_here` leaves out other squares.
  Trade value(Move capture, bool only_here) {
    only_here_ = only_here;
    const Trade taken{material_of(*root_.piece_at(capture.to()), capture.to()), {}};
    return taken + answered(root_.after(capture), capture.to(), taken, 1);
  }

 private:
  static constexpr int deepest = 7;
  static constexpr int mated = 50;

  bool mates(const Position& position) { return search_.mates(position).answer == Answer::yes; }

  // Calls `play` with each capture worth looking at: on the square of the exchange, and of pieces
  // that were not to be had before the first capture.
  template <class Play>
  void for_captures(const Position& position, Square here, bool in_between, const Play& play) {
    const Color side = position.turn();
    const Color other = opponent(side);
    const BySquare<int>& known = other == us_ ? ours_ : theirs_;
    for (Square target : position.pieces(other) & ~Bitboard(position.king(other))) {
      if (target != here && only_here_) continue;
      const bool unchanged = position.piece_at(target) == root_.piece_at(target);
      for (Square from : attackers(position, target, side)) {
        const Move capture(from, target);
        if (!capture_is_safe(position, from, target)) continue;
        if (target != here) {
          if (side == us_ && is_free_role(position.piece_at(from)->role)) continue;
          const int old = unchanged ? known[target] : 0;
          const int score = exchange_on(position, from, target).trade.score();
          // What wins nothing by itself may still do so in between (reference figure 31).
          if (score <= old && (old > 0 || !in_between)) continue;
        }
        play(capture, material_of(*position.piece_at(target), target));
      }
    }
  }

  // What the other side's best answer to the last capture adds, seen from `us`.
  Trade answered(const Position& position, Square here, Trade so_far, int depth) {
    if (!mated_anyway_ && mates(position)) return Trade{{}, {mated, 0, 0}};
    Trade best;
    if (depth >= deepest) return best;
    for_captures(position, here, depth == 1, [&](Move capture, Material value) {
      const Trade given{{}, value};
      const Trade trade =
          given + continued(position.after(capture), capture.to(), so_far + given, depth + 1);
      if (trade.score() < best.score()) best = trade;
    });
    return best;
  }

  // What `us` can still add, seen from `us`.
  Trade continued(const Position& position, Square here, Trade so_far, int depth) {
    if (mates(position)) return Trade{{mated, 0, 0}, {}};
    Trade best;
    if (depth >= deepest) return best;
    for_captures(position, here, false, [&](Move capture, Material value) {
      const Trade taken{value, {}};
      const Trade trade =
          taken + answered(position.after(capture), capture.to(), so_far + taken, depth + 1);
      if (trade.score() > best.score()) best = trade;
    });
    return best;
  }

  CxaSearch& search_;
  const Position& root_;
  Color us_;
  Color them_;
  BySquare<int> ours_;
  BySquare<int> theirs_;
  bool only_here_ = false;
  bool mated_anyway_ = false;
};

BySquare<int> CxaSearch::real_losses(const Position& position, Color side, Depth depth) {
  BySquare<int> losses = exchange_losses(position, side);
  if (depth == Depth::plain) return losses;
  const std::optional<Position> passed = with_turn(position, opponent(side));
  if (!passed) return losses;
  BySquare<int> real;
  const DirectWins& threats = direct_wins(*passed, Losses::new_ones, Depth::plain);
  for (const auto* wins : {&threats.wins, &threats.exchange_wins}) {
    for (const Win& win : *wins) {
      real[win.target] = std::max(real[win.target], losses[win.target]);
    }
  }
  return real;
}

namespace {

// Whether it takes more than the capturer to win the target: one of the others cannot be spared,
// be it as a second capturer, as a screen or as what ties a protector down (联合捉子).
bool takes_two(const Position& position, Square from, Square target, const Exchange& exchange) {
  if (!exchange.trade.wins() || exchange.needs_support) return true;
  const Color us = position.piece_at(from)->color;
  const Bitboard strong =
      position.pieces(Role::rook) | position.pieces(Role::horse) | position.pieces(Role::cannon);
  for (Square other : position.pieces(us) & strong & ~Bitboard(from)) {
    const Bitboard removed(other);
    const Bitboard left = position.occupied() & ~removed;
    if (!attackers(position, target, us, left).contains(from)) return true;
    if (!exchange_on(position, from, target, {}, removed).trade.wins()) return true;
  }
  return false;
}

Bitboard hanging(const BySquare<int>& losses, Square capturer) {
  Bitboard result;
  for (Square square : Bitboard::all()) {
    if (losses[square] > 0 && square != capturer) result.add(square);
  }
  return result;
}

}  // namespace

std::optional<Win> CxaSearch::played_out(const Position& position, Move capture,
                                         Bitboard exchangers, Losses losses, Depth depth) {
  const Square from = capture.from();
  const Square target = capture.to();
  const Piece victim = *position.piece_at(target);
  const Exchange exchange = exchange_on(position, from, target);
  // A piece that may be exchanged is not won by those who only join in the exchange (figure 21).
  if (exchangers && exchange.trade.wins() &&
      !exchange_on(position, from, target, {}, exchangers).trade.wins()) {
    return std::nullopt;
  }
  CaptureTree tree(*this, position, losses, depth);
  const Trade here = tree.value(capture, true);
  const Trade all = tree.value(capture, false);
  if (!here.wins() && !all.wins()) return std::nullopt;
  // 26.5: what the capturer gives up by leaving its place belongs to the exchange. A pawn taken
  // outright floats (figure 22).
  const bool pawn_outright = victim.role == Role::pawn && here.given == Material{};
  if (!all.loses_nothing() && !(pawn_outright && all.pawns_make_up())) return std::nullopt;
  Win win{from, target, all, exchange.root, false, false};
  if (exchange.root == Root::real) win.root = Root::few;
  win.joint = takes_two(position, from, target, exchange);
  win.by_king_or_pawn = is_free_role(position.piece_at(from)->role) && !exchange.needs_support &&
                        !unveils_check(position.after(capture), target);
  return win;
}

// Whether the opponent gets more back by checks. Pieces that hung before, directly or by checks,
// do not count, the capturer apart.
Answer CxaSearch::is_answered_by_checks(const Position& position, const Win& win, Losses losses,
                                        Depth depth) {
  const Color us = position.turn();
  const auto passed = with_turn(position, opponent(us));
  if (losses == Losses::no_old_mates && passed && mates(*passed).answer == Answer::yes) {
    return Answer::no;
  }
  Bitboard lost;
  if (losses != Losses::all) lost = hanging(real_losses(position, us, depth), win.from);
  const Position captured = position.after(Move(win.from, win.target));
  const Trade given{{}, material_of(*position.piece_at(win.target), win.target)};
  const Answer answered = gain_by_checks(captured, lost, given).answer;
  if (answered != Answer::yes || losses == Losses::all || depth == Depth::plain || !passed) {
    return answered;
  }
  const Bitboard own = position.pieces(us) & ~Bitboard(win.from) & ~Bitboard(position.king(us));
  for (Square square : own & ~lost) {
    if (gain_by_checks(*passed, own & ~Bitboard(square)).answer == Answer::yes) lost.add(square);
  }
  return gain_by_checks(captured, lost, given).answer;
}

const DirectWins& CxaSearch::direct_wins(const Position& position, Losses losses, Depth depth) {
  const auto key = std::tuple(position.key(), losses, depth);
  if (const auto known = direct_.find(key); known != direct_.end()) {
    doubtful_ = doubtful_ || known->second.doubtful;
    return known->second;
  }
  const bool doubtful_before = take_doubt();
  DirectWins result = find_direct_wins(position, losses, depth);
  result.doubtful = doubtful_;
  doubtful_ = doubtful_ || doubtful_before;
  return direct_.emplace(key, std::move(result)).first->second;
}

DirectWins CxaSearch::find_direct_wins(const Position& position, Losses losses, Depth depth) {
  DirectWins result;
  if (position.in_check()) {
    result.wins = candidates(position, {}, position.checkers());
    return result;
  }
  const Color us = position.turn();
  const Color them = opponent(us);
  for (Square target : position.pieces(them) & ~Bitboard(position.king(them))) {
    const Piece victim = *position.piece_at(target);
    if (material_of(victim, target) == Material{}) continue;
    Bitboard exchangers;
    Bitboard capturers;
    for (Square from : attackers(position, target, us)) {
      if (!capture_is_safe(position, from, target)) continue;
      (is_exchange(position, from, target) ? exchangers : capturers).add(from);
    }
    if (exchangers) result.exchanges.add(target);
    for (Square from : exchangers | capturers) {
      const bool offers = exchangers.contains(from);
      auto win =
          played_out(position, Move(from, target), offers ? Bitboard{} : exchangers, losses, depth);
      if (!win) continue;
      const Answer answered = is_answered_by_checks(position, *win, losses, depth);
      if (answered == Answer::yes) continue;
      (offers ? result.exchange_wins : result.wins).push_back(*win);
    }
  }
  return result;
}

// Reached where the attacker is ahead in material, or gets ahead by a capture that is not punished.
class CheckGainGoal final : public CheckGoal {
 public:
  CheckGainGoal(CxaSearch& search, const Position& root, Bitboard excluded, Trade balance,
                Depth depth)
      : search_(search),
        root_(root),
        excluded_(excluded),
        balance_(balance),
        us_(root.turn()),
        losses_(search.real_losses(root, us_, depth)) {
    for (Color color : all_colors) material_[color] = material_of(root, color);
  }

  Answer reached(const Position& position) override { return find(position, nullptr); }

  // An offer to exchange stays one when it begins with check (figure 13).
  bool allows(const Position& position, Move check) override {
    return position.key() != root_.key() || position.is_empty(check.to()) ||
           !search_.is_exchange(position, check.from(), check.to());
  }

  // The same, and tells the capture that reaches the goal; none where the gain is already there.
  Answer find(const Position& position, std::optional<Win>* how) {
    if (position.key() == root_.key()) return Answer::no;
    const Trade balance = balance_at(position);
    if (balance.wins()) {
      const Answer safe = can_stay_alive(position);
      if (safe != Answer::no) return safe;
    }
    BySquare<int> base;
    for (Square square : position.pieces(us_)) {
      if (position.piece_at(square) == root_.piece_at(square)) base[square] = losses_[square];
    }
    Answer result = Answer::no;
    for (const Win& win : search_.candidates(position, base, position.checkers())) {
      if (win.by_king_or_pawn || is_excluded(position, win.target)) continue;
      if (!total(position, win).wins()) continue;
      if (position.in_check() && !is_legal(position, Move(win.from, win.target))) continue;
      const Answer punished = search_.mates(position.after(Move(win.from, win.target))).answer;
      if (punished == Answer::yes) continue;
      if (punished == Answer::unknown) {
        result = Answer::unknown;
        continue;
      }
      if (how != nullptr) *how = win;
      return Answer::yes;
    }
    return result;
  }

  // The same with all that comes of a capture.
  Trade total(const Position& position, const Win& win) const {
    const Material value = material_of(*position.piece_at(win.target), win.target);
    Trade rest = win.trade;
    rest.taken = rest.taken + Material{-value.strong, -value.weak, -value.pawns};
    return balance_at(position, Bitboard(win.target)) + rest;
  }

  // What has been taken and given since the root; `capture` is a square about to be taken.
  Trade balance_at(const Position& position, Bitboard capture = {}) const {
    return balance_ + Trade{taken(position, capture), missing(position, us_)};
  }

 private:
  // Whether there is a move after which the other side does not mate by checks.
  Answer can_stay_alive(const Position& position) {
    const auto passed = with_turn(position, opponent(us_));
    if (passed && search_.mates(*passed).answer == Answer::no) return Answer::yes;
    Answer result = Answer::no;
    for (Move move : legal_moves(position)) {
      const Answer mated = search_.mates(position.after(move)).answer;
      if (mated == Answer::no) return Answer::yes;
      if (mated == Answer::unknown) result = Answer::unknown;
    }
    return result;
  }
  // What has been taken, without pieces that could be had without the checks: those are no gain by
  // them. Of each role as many count as are gone from where they stood, those excluded apart.
  Material taken(const Position& position, Bitboard capture) const {
    const Color them = opponent(us_);
    Material sum;
    for (Role role : all_roles) {
      const Bitboard then = root_.pieces(them, role);
      const Bitboard now = position.pieces(them, role) & ~capture;
      int captured = then.size() - now.size();
      for (Square square : then & ~now & ~excluded_) {
        if (captured-- <= 0) break;
        sum = sum + material_of(Piece{them, role}, square);
      }
    }
    return sum;
  }
  bool is_excluded(const Position& position, Square square) const {
    return excluded_.contains(square) && position.piece_at(square) == root_.piece_at(square);
  }
  Material missing(const Position& position, Color color) const {
    const Material now = material_of(position, color);
    const Material then = material_[color];
    return {then.strong - now.strong, then.weak - now.weak, std::max(0, then.pawns - now.pawns)};
  }

  CxaSearch& search_;
  const Position& root_;
  Bitboard excluded_;
  Trade balance_;
  Color us_;
  BySquare<int> losses_;
  ByColor<Material> material_;
};

CheckGain CxaSearch::gain_by_checks(const Position& position, Bitboard excluded, Trade balance,
                                    Depth depth) {
  CheckGainGoal goal(*this, position, excluded, balance, depth);
  CheckSearch search(&goal);
  const CheckProof proof = search.prove(position, *limit_, gain_nodes);
  CheckGain gain;
  gain.answer = proof.answer;
  if (proof.answer == Answer::unknown) doubtful_ = true;
  if (proof.answer != Answer::yes) return gain;
  gain.checks = proof.moves;
  bool counted = false;
  const auto origin_of = [&](std::span<const Move> path, Square square) {
    for (auto move = path.rbegin(); move != path.rend(); ++move) {
      if (move->to() == square) square = move->from();
    }
    return square;
  };
  search.visit_proof(position, [&](std::span<const Move> path, const Position& at, Move check) {
    if (!check.is_null()) {
      if (path.empty()) gain.first = check;
      return;
    }
    std::optional<Win> how;
    goal.find(at, &how);
    const Trade trade = how ? goal.total(at, *how) : goal.balance_at(at);
    if (how) {
      gain.targets.add(origin_of(path, how->target));
    } else {
      const Color them = opponent(position.turn());
      for (Square square : position.pieces(them) & ~Bitboard(position.king(them))) {
        if (at.piece_at(square) != position.piece_at(square)) gain.targets.add(square);
      }
    }
    gain.halves = counted ? std::min(gain.halves, trade.halves()) : trade.halves();
    counted = true;
  });
  return gain;
}

}  // namespace chuhe::repetition
