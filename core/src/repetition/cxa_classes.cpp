#include "cxa_classes.hpp"

#include <algorithm>
#include <tuple>

#include <chuhe/core/attacks.hpp>

#include "threats.hpp"

namespace chuhe::repetition {

namespace {

bool is_attacking_role(Role role) {
  return role == Role::rook || role == Role::horse || role == Role::cannon || role == Role::pawn;
}

// Pieces that can attack something now: a pawn before the river cannot.
int attacking_pieces(const Position& position, Color color) {
  int count = 0;
  for (Square square : position.pieces(color)) {
    const Role role = position.piece_at(square)->role;
    if (is_attacking_role(role) && (role != Role::pawn || has_crossed(color, square))) ++count;
  }
  return count;
}

// The board without some pieces; nothing where that is no position.
std::optional<Position> without(const Position& position, Bitboard removed) {
  Diagram diagram = position.diagram();
  for (int i = 0; i < square_count; ++i) {
    if (removed.contains(square_at(i))) diagram.board[square_at(i)].reset();
  }
  const auto left = Position::from(diagram);
  if (!left) return std::nullopt;
  return *left;
}

class Classifier {
 public:
  Classifier(const MoveContext& context, CxaSearch& search)
      : context_(context),
        search_(search),
        us_(context.before.turn()),
        them_(opponent(us_)),
        mover_(context.before.piece_at(context.move.from())->role) {}

  MoveFinding run() {
    // 26.4: of several meanings the heaviest counts, so the rest need not be looked at.
    if (context_.after.in_check()) {
      finding_.move_class = MoveClass::check;
      return finding_;
    }
    threatening_ = with_turn(context_.after, us_);
    if (!threatening_) return finding_;
    search_.take_doubt();
    if (!king_answers_check()) {
      look_for_kill();
      if (finding_.move_class != MoveClass::kill) look_for_chase();
    }
    if (finding_.move_class == MoveClass::idle) name_idle_move();
    if (search_.take_doubt() && finding_.move_class != MoveClass::kill) {
      finding_.move_class = MoveClass::unknown;
    }
    return finding_;
  }

 private:
  // 26.1.2, 26.1.3: whatever comes of a king's answer to a check is idle.
  bool king_answers_check() const { return context_.before.in_check() && mover_ == Role::king; }

  // Where what is threatened now is compared with what was threatened before. When a check was
  // answered (26.1.4), that is the position before the check.
  std::optional<Position> baseline() const {
    if (!context_.before.in_check()) return context_.before;
    if (!context_.earlier) return std::nullopt;
    return with_turn(*context_.earlier, us_);
  }

  void look_for_kill() {
    const CheckProof proof = search_.mates(*threatening_);
    finding_.mate_threat.state = proof.answer == Answer::yes  ? MateThreat::State::yes
                                 : proof.answer == Answer::no ? MateThreat::State::no
                                                              : MateThreat::State::unknown;
    finding_.mate_threat.moves = proof.moves;
    if (proof.answer == Answer::yes && kill_is_new()) finding_.move_class = MoveClass::kill;
  }

  bool kill_is_new() {
    const std::optional<Position> old = baseline();
    if (!old) return true;
    const Answer before = search_.mates(*old).answer;
    if (before != Answer::yes) return before == Answer::no;
    if (!context_.before.in_check()) return false;
    // 26.1.4: another kill than the one that was threatened before the check is a new one
    // (figure 19: the interposing cannon adds the horse's mate).
    const std::vector<Move> now = search_.mating_moves(*threatening_);
    const std::vector<Move> then = search_.mating_moves(*old);
    return std::ranges::any_of(
        now, [&](Move move) { return std::ranges::find(then, move) == then.end(); });
  }

  void look_for_chase() {
    look_for_direct_gains();
    look_for_gain_by_checks();
    weigh();
  }

  // Whether the piece could be won just as well before the move.
  bool was_won_before(const Win& win) {
    if (was_won_before(win, Losses::all)) return true;
    if (context_.before.in_check() || !was_attacked_all_along(win.target) || takes_part(win)) {
      return false;
    }
    return was_won_before(win, Losses::no_old_mates);
  }

  bool was_won_before(const Win& win, Losses losses) {
    const auto& wins = search_.direct_wins(context_.before, losses).wins;
    return std::ranges::any_of(wins, [&](const Win& old) {
      return old.target == win.target && !old.by_king_or_pawn &&
             old.trade.score() >= win.trade.score();
    });
  }

  // Whether the piece was attacked already before the opponent's last move. If it could not be
  // taken only because something else was threatened, then to end that threat is no chase by
  // itself (reference figure 37, figure 9); it is one when the opponent's last move brought the
  // piece under attack (reference figures 20 and 23).
  bool was_attacked_all_along(Square target) const {
    if (!context_.earlier) return false;
    const Position& earlier = *context_.earlier;
    if (earlier.piece_at(target) != context_.before.piece_at(target)) return false;
    const Bitboard attacking = attackers(earlier, target, us_);
    return std::ranges::any_of(attacking, [&](Square from) {
      return capture_is_safe(earlier, from, target) &&
             exchange_on(earlier, from, target).trade.wins();
    });
  }

  // Whether the moved piece is needed to win the target by captures (figures 10, 25 and 27).
  bool takes_part(const Win& win) {
    if (win.from == context_.move.to()) return true;
    const auto left = without(*threatening_, Bitboard(context_.move.to()));
    if (mover_ == Role::king || !left || left->in_check()) return takes_part_in_exchange(win);
    Bitboard exchangers;
    Bitboard capturers;
    for (Square from : attackers(*left, win.target, us_)) {
      if (!capture_is_safe(*left, from, win.target)) continue;
      (search_.is_exchange(*left, from, win.target) ? exchangers : capturers).add(from);
    }
    return std::ranges::none_of(capturers, [&](Square from) {
      const auto other = search_.played_out(*left, Move(from, win.target), exchangers,
                                            Losses::new_ones, Depth::refined);
      return other && other->trade.score() >= win.trade.score();
    });
  }

  bool takes_part_in_exchange(const Win& win) const {
    const Position& position = *threatening_;
    const Bitboard removed(context_.move.to());
    return !attackers(position, win.target, us_, position.occupied() & ~removed)
                .contains(win.from) ||
           (exchange_on(position, win.from, win.target).trade.wins() &&
            !exchange_on(position, win.from, win.target, {}, removed).trade.wins());
  }

  void look_for_direct_gains() {
    for (const Win& win : search_.direct_wins(*threatening_, Losses::new_ones).wins) {
      if (win.by_king_or_pawn) {  // 26.1
        note_gain_by_pawn(win);
        continue;
      }
      if (is_incidental(win.target)) continue;
      finding_.gains.push_back(
          {win, kind_of(win), !was_won_before(win), false, win.trade.halves()});
    }
  }

  void note_gain_by_pawn(const Win& win) {
    if (threatening_->piece_at(win.from)->role != Role::pawn) return;
    const auto& before = search_.direct_wins(context_.before, Losses::all).wins;
    const bool old =
        std::ranges::any_of(before, [&](const Win& w) { return w.target == win.target; });
    if (!old) finding_.by_pawn = {win, kind_of(win), true, false, win.trade.halves()};
  }

  // 26.2: a side that holds a draw with its last attacking piece does not chase advisors and
  // elephants; its attacks on them are incidental.
  bool is_incidental(Square target) const {
    const Role role = context_.after.piece_at(target)->role;
    return (role == Role::advisor || role == Role::elephant) &&
           attacking_pieces(context_.after, us_) == 1 &&
           attacking_pieces(context_.after, them_) > 1;
  }

  AttackKind kind_of(const Win& win) const {
    if (win.joint) return AttackKind::exchange;
    if (win.from == context_.move.to()) return AttackKind::direct;
    const bool attacked_before = attackers(context_.before, win.target, us_).contains(win.from);
    return attacked_before ? AttackKind::unrooted : AttackKind::discovered;
  }

  // Pieces that are no news for a gain by checks: those that could be taken at once, before or
  // after the move.
  Bitboard known_targets() {
    const DirectWins& now = search_.direct_wins(*threatening_, Losses::new_ones);
    Bitboard known = now.exchanges;
    for (const Win& win : now.wins) known.add(win.target);
    for (const Win& win : search_.direct_wins(context_.before, Losses::new_ones).wins) {
      known.add(win.target);
    }
    for (Square square : context_.after.pieces(them_)) {
      if (is_incidental(square)) known.add(square);
    }
    return known & context_.after.pieces(them_);
  }

  void look_for_gain_by_checks() {
    const Bitboard known = known_targets();
    if (gain_now(known).answer != Answer::yes) return;
    const std::optional<Position> old = baseline();
    const auto could_gain_before = [&](Bitboard excluded) {
      return old && search_.gain_by_checks(*old, excluded & old->pieces(them_), {}, Depth::refined)
                            .answer == Answer::yes;
    };
    if (!could_gain_before(known)) {
      add_gain_by_checks(known);
      return;
    }
    // Something could be won by checks before as well: only other pieces are news. The result has
    // not changed for those that could be won before (figure 5, reference figure 6).
    Bitboard more = known;
    for (Square square : context_.after.pieces(them_) & old->pieces(them_) & ~known) {
      if (could_gain_before(~Bitboard(square))) more.add(square);
    }
    if (gain_now(more).answer == Answer::yes && !could_gain_before(more)) add_gain_by_checks(more);
  }

  CheckGain gain_now(Bitboard excluded) {
    return search_.gain_by_checks(*threatening_, excluded & context_.after.pieces(them_), {},
                                  Depth::refined);
  }

  // Whether no rook, horse or cannon wins it without the others.
  bool gain_takes_two(Bitboard excluded) {
    const Position& position = *threatening_;
    const Bitboard strong = (position.pieces(Role::rook) | position.pieces(Role::horse) |
                             position.pieces(Role::cannon)) &
                            position.pieces(us_);
    return std::ranges::none_of(strong, [&](Square square) {
      const auto alone = without(position, strong & ~Bitboard(square));
      return alone && !alone->in_check() &&
             search_.gain_by_checks(*alone, excluded & alone->pieces(them_)).answer == Answer::yes;
    });
  }

  void add_gain_by_checks(Bitboard excluded) {
    // A rook that falls by force weighs more than what else may fall.
    const Bitboard no_rooks = excluded | ~context_.after.pieces(Role::rook);
    const bool wins_rook = gain_now(no_rooks).answer == Answer::yes;
    const CheckGain gain = gain_now(wins_rook ? no_rooks : excluded);
    MoveFinding::Gain found;
    found.win.from = gain.first.from();
    found.win.target = gain.targets.empty() ? context_.after.king(them_) : gain.targets.first();
    for (Square square : gain.targets & context_.after.pieces(Role::rook)) {
      if (wins_rook) found.win.target = square;
    }
    found.win.joint = gain_takes_two(wins_rook ? no_rooks : excluded);
    found.win.root = Root::none;
    found.kind = AttackKind::through_checks;
    found.is_new = true;
    found.wins_rook = wins_rook;
    found.halves = gain.halves;
    finding_.gains.push_back(found);
  }

  ChaseWeight weight_of(const MoveFinding::Gain& gain) const {
    const std::optional<Piece> target = context_.after.piece_at(gain.win.target);
    const bool is_rook = gain.kind == AttackKind::through_checks
                             ? gain.wins_rook
                             : target && target->role == Role::rook;
    if (is_rook) return ChaseWeight::rook;
    return gain.win.root == Root::few ? ChaseWeight::few_roots : ChaseWeight::rootless;
  }

  // The heaviest of the new gains decides: a rook, then a rootless piece, then few roots; alone
  // before jointly.
  void weigh() {
    const auto rank = [&](const MoveFinding::Gain& gain) {
      return std::tuple(!gain.is_new, weight_of(gain), gain.win.joint, -gain.halves,
                        gain.win.target, gain.win.from);
    };
    std::ranges::sort(finding_.gains, {}, rank);
    if (finding_.gains.empty() || !finding_.gains.front().is_new) return;
    finding_.move_class = MoveClass::chase;
    finding_.weight = weight_of(finding_.gains.front());
    finding_.joint = finding_.gains.front().win.joint;
  }

  // The names of idle moves serve the explanation alone.
  void name_idle_move() {
    const Square at = context_.move.to();
    const Bitboard exchanges = search_.direct_wins(*threatening_, Losses::new_ones).exchanges;
    const BySquare<int> losses = exchange_losses(context_.after, us_);
    const Bitboard attacked =
        capture_squares(context_.after, Piece{us_, mover_}, at) & context_.after.pieces(them_);
    if (!exchanges.empty() && (exchanges & attacked)) {
      finding_.move_class = MoveClass::exchange;
    } else if (losses[at] > 0) {
      finding_.move_class = MoveClass::offer;
    } else if (blocks()) {
      finding_.move_class = MoveClass::block;
    } else if (is_attacking_role(mover_) && follows(attacked)) {
      finding_.move_class = MoveClass::follow;
    }
  }

  bool blocks() const {
    const Square at = context_.move.to();
    const BySquare<int> before = exchange_losses(context_.before, us_);
    const BySquare<int> now = exchange_losses(context_.after, us_);
    const Square king = context_.after.king(us_);
    const Bitboard sliders =
        context_.after.pieces(them_, Role::rook) | context_.after.pieces(them_, Role::cannon);
    for (Square slider : sliders& same_line(at)) {
      for (Square own : context_.after.pieces(us_)) {
        const bool saved =
            own == king ? context_.before.in_check() : before[own] > 0 && now[own] == 0;
        if (saved && squares_between(slider, own).contains(at)) return true;
      }
    }
    return false;
  }

  bool follows(Bitboard attacked) const {
    return std::ranges::any_of(attacked, [&](Square square) {
      const Role role = context_.after.piece_at(square)->role;
      return role != Role::king && role != Role::pawn;
    });
  }

  const MoveContext& context_;
  CxaSearch& search_;
  Color us_;
  Color them_;
  Role mover_;
  std::optional<Position> threatening_;
  MoveFinding finding_;
};

}  // namespace

MoveFinding class_of(const MoveContext& context, CxaSearch& search) {
  return Classifier(context, search).run();
}

}  // namespace chuhe::repetition
