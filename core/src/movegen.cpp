#include <chuhe/core/movegen.hpp>

#include <chuhe/core/attacks.hpp>

#include "safety.hpp"

namespace chuhe {

namespace {

// Where the moves of a generator go: a list, a count, or the first one found.
class ListSink {
 public:
  explicit ListSink(MoveList& list) : list_(list) {}
  void add(Square from, Bitboard targets) {
    for (std::uint64_t rest = targets.red_half(); rest != 0; rest &= rest - 1) {
      list_.push_back(Move(from, square_at(std::countr_zero(rest))));
    }
    for (std::uint64_t rest = targets.black_half(); rest != 0; rest &= rest - 1) {
      list_.push_back(Move(from, square_at(45 + std::countr_zero(rest))));
    }
  }
  static constexpr bool done() { return false; }

 private:
  MoveList& list_;
};

class CountSink {
 public:
  void add(Square, Bitboard targets) { count_ += targets.size(); }
  static constexpr bool done() { return false; }
  int count() const { return count_; }

 private:
  int count_ = 0;
};

class AnySink {
 public:
  void add(Square, Bitboard targets) { any_ = any_ || targets; }
  bool done() const { return any_; }

 private:
  bool any_ = false;
};

// The pseudo-legal targets of a piece of `role` that are in `wanted`; a cannon's quiet moves and
// captures differ, so the occupied squares take part.
template <Role role>
Bitboard targets_of(Color color, Square from, Bitboard occupied) {
  if constexpr (role == Role::rook) return rook_attacks(from, occupied);
  if constexpr (role == Role::horse) return horse_attacks(from, occupied);
  if constexpr (role == Role::elephant) return elephant_attacks(from, occupied);
  if constexpr (role == Role::advisor) return advisor_attacks(from);
  if constexpr (role == Role::king) return king_attacks(from);
  if constexpr (role == Role::pawn) return pawn_attacks(color, from);
  if constexpr (role == Role::cannon) {
    const detail::Lines lines(from, occupied);
    return (lines.rook() & ~occupied) | lines.cannon();
  }
}

// Color and role apart: put together in a Piece they would go through memory on a hot path.
Bitboard targets_of(Color color, Role role, Square from, Bitboard occupied) {
  switch (role) {
    case Role::king: return targets_of<Role::king>(color, from, occupied);
    case Role::advisor: return targets_of<Role::advisor>(color, from, occupied);
    case Role::elephant: return targets_of<Role::elephant>(color, from, occupied);
    case Role::horse: return targets_of<Role::horse>(color, from, occupied);
    case Role::rook: return targets_of<Role::rook>(color, from, occupied);
    case Role::cannon: return targets_of<Role::cannon>(color, from, occupied);
    case Role::pawn: return targets_of<Role::pawn>(color, from, occupied);
  }
  return {};
}

template <Role role, class Sink>
void add_role(const Position& position, Bitboard movers, Bitboard occupied, Bitboard allowed,
              Sink& sink) {
  const Color us = position.turn();
  for (Square from : movers& position.pieces(role)) {
    sink.add(from, targets_of<role>(us, from, occupied) & allowed);
  }
}

// All moves of `movers` (no king among them) to `allowed` squares.
template <class Sink>
void add_pieces(const Position& position, Bitboard movers, Bitboard allowed, Sink& sink) {
  const Bitboard occupied = position.occupied();
  add_role<Role::rook>(position, movers, occupied, allowed, sink);
  add_role<Role::cannon>(position, movers, occupied, allowed, sink);
  add_role<Role::horse>(position, movers, occupied, allowed, sink);
  add_role<Role::pawn>(position, movers, occupied, allowed, sink);
  add_role<Role::elephant>(position, movers, occupied, allowed, sink);
  add_role<Role::advisor>(position, movers, occupied, allowed, sink);
}

// The moves of one piece that leave its king safe, each looked at.
template <class Sink>
void add_checked(const Position& position, Square from, Bitboard allowed, Sink& sink) {
  const Role role = position.piece_at(from)->role;
  Bitboard safe;
  for (Square to : targets_of(position.turn(), role, from, position.occupied()) & allowed) {
    if (detail::king_safe_after(position, from, to)) safe.add(to);
  }
  sink.add(from, safe);
}

// Moves out of check. With one checker, a piece other than the king can only take it, step between
// it and the king, on to a horse's leg, or away from being a cannon's screen; each such move is
// looked at, for it may fail all the same. With more checkers every move is.
template <class Sink>
void add_evasions(const Position& position, Sink& sink) {
  const Color us = position.turn();
  const Bitboard own = position.pieces(us);
  const Square king = position.king(us);
  Bitboard useful = Bitboard::all();
  Bitboard screens;
  if (!position.checkers().has_many()) {
    const Square checker = position.checkers().first();
    useful = position.checkers() | squares_between(checker, king);
    const Role role = position.piece_at(checker)->role;
    if (role == Role::cannon) screens = useful & own;
    if (role == Role::horse) useful.add(horse_leg(checker, king));
  }
  for (Square from : own) {
    if (sink.done()) return;
    const bool anywhere = from == king || screens.contains(from);
    add_checked(position, from, (anywhere ? Bitboard::all() : useful) & ~own, sink);
  }
}

template <class Sink>
void add_legal(const Position& position, Sink& sink) {
  if (position.in_check()) {
    add_evasions(position, sink);
    return;
  }
  const Color us = position.turn();
  const Bitboard own = position.pieces(us);
  const Square king = position.king(us);
  const detail::Exposure exposure = detail::exposure_of(position, us);
  const Bitboard free_pieces = own & ~exposure.pinned & ~Bitboard(king);
  add_pieces(position, free_pieces, ~own & ~exposure.forbidden, sink);
  if (sink.done()) return;
  for (Square from : exposure.pinned) add_checked(position, from, ~own, sink);
  add_checked(position, king, ~own, sink);
}

#if defined(__x86_64__) && defined(__GNUC__)
// The baseline of x86-64 has no instruction for counting bits; nearly every processor does.
__attribute__((target("popcnt"), flatten)) int count_with_popcnt(const Position& position) {
  CountSink sink;
  add_legal(position, sink);
  return sink.count();
}
const bool has_popcnt = __builtin_cpu_supports("popcnt") != 0;
#endif

}  // namespace

MoveList legal_moves(const Position& position) {
  MoveList list;
  ListSink sink(list);
  add_legal(position, sink);
  return list;
}

int count_legal_moves(const Position& position) {
#if defined(__x86_64__) && defined(__GNUC__)
  if (has_popcnt) return count_with_popcnt(position);
#endif
  CountSink sink;
  add_legal(position, sink);
  return sink.count();
}

bool has_legal_move(const Position& position) {
  AnySink sink;
  add_legal(position, sink);
  return sink.done();
}

bool is_pseudo_legal(const Position& position, Move move) {
  if (!move.is_well_formed()) return false;
  const Bitboard own = position.pieces(position.turn());
  if (!own.contains(move.from()) || own.contains(move.to())) return false;
  const Role role = position.piece_at(move.from())->role;
  return targets_of(position.turn(), role, move.from(), position.occupied()).contains(move.to());
}

bool leaves_king_safe(const Position& position, Move move) {
  return detail::king_safe_after(position, move.from(), move.to());
}

bool is_legal(const Position& position, Move move) {
  return is_pseudo_legal(position, move) && leaves_king_safe(position, move);
}

void generate(const Position& position, MoveKind kind, MoveList& list) {
  const Bitboard own = position.pieces(position.turn());
  Bitboard allowed = ~own;
  if (kind == MoveKind::captures) allowed = position.pieces(opponent(position.turn()));
  if (kind == MoveKind::quiets) allowed = ~position.occupied();
  ListSink sink(list);
  const Square king = position.king(position.turn());
  add_pieces(position, own & ~Bitboard(king), allowed, sink);
  sink.add(king, king_attacks(king) & allowed);
}

bool gives_check(const Position& position, Move move) {
  const Color us = position.turn();
  const Square king = position.king(opponent(us));
  const Bitboard from(move.from());
  const Bitboard to(move.to());
  // The king was not attacked before; only what happens around it can change that.
  if (!(detail::attack_tables.king_zone[king] & (from | to))) return false;
  const Bitboard occupied = (position.occupied() & ~from) | to;
  const Role mover = position.piece_at(move.from())->role;
  const auto after = [&](Role role) {
    const Bitboard stay = position.pieces(us, role) & ~from;
    return role == mover ? stay | to : stay;
  };
  const detail::Lines lines(king, occupied);
  return !((lines.rook() & after(Role::rook)) | (lines.cannon() & after(Role::cannon)) |
           (horses_reaching(king, occupied) & after(Role::horse)) |
           (pawns_reaching(us, king) & after(Role::pawn)))
              .empty();
}

}  // namespace chuhe
