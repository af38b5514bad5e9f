// The rules once more, as simply as can be, to compare the fast generator with: a board of letters
// and loops, no tables and nothing of the library but squares and pieces.
#pragma once

#include <cstdlib>

#include <chuhe/core/diagram.hpp>

namespace chuhe::testing {

class Reference {
 public:
  explicit Reference(const Diagram& diagram) : diagram_(diagram) {}

  bool is_legal(int from_file, int from_rank, int to_file, int to_rank) const {
    const auto piece = at(from_file, from_rank);
    const auto target = at(to_file, to_rank);
    if (!piece || piece->color != diagram_.turn) return false;
    if (target && target->color == piece->color) return false;
    if (!goes(from_file, from_rank, to_file, to_rank)) return false;
    Diagram after = diagram_;
    after.board[make_square(to_file, to_rank)] = piece;
    after.board[make_square(from_file, from_rank)] = std::nullopt;
    return !Reference(after).king_hangs(piece->color);
  }

  /// Whether the king of `color` could be taken, or faces the other king.
  bool king_hangs(Color color) const {
    int kf = -1;
    int kr = -1;
    int of = -1;
    int orank = -1;
    for (int f = 0; f < 9; ++f) {
      for (int r = 0; r < 10; ++r) {
        const auto piece = at(f, r);
        if (!piece || piece->role != Role::king) continue;
        (piece->color == color ? kf : of) = f;
        (piece->color == color ? kr : orank) = r;
      }
    }
    if (kf == of && pieces_between(kf, kr, of, orank) == 0) return true;
    for (int f = 0; f < 9; ++f) {
      for (int r = 0; r < 10; ++r) {
        const auto piece = at(f, r);
        if (piece && piece->color != color && goes(f, r, kf, kr)) return true;
      }
    }
    return false;
  }

 private:
  std::optional<Piece> at(int file, int rank) const {
    return diagram_.board[make_square(file, rank)];
  }

  int pieces_between(int f1, int r1, int f2, int r2) const {
    const int df = (f2 > f1) - (f2 < f1);
    const int dr = (r2 > r1) - (r2 < r1);
    int count = 0;
    for (int f = f1 + df, r = r1 + dr; f != f2 || r != r2; f += df, r += dr) {
      if (at(f, r)) ++count;
    }
    return count;
  }

  // Whether the piece on the first point goes to the second, whoever stands there.
  bool goes(int f1, int r1, int f2, int r2) const {
    const Piece piece = *at(f1, r1);
    const bool red = piece.color == Color::red;
    const int df = std::abs(f2 - f1);
    const int dr = std::abs(r2 - r1);
    const bool palace = f2 >= 3 && f2 <= 5 && (red ? r2 <= 2 : r2 >= 7);
    const bool straight = (df == 0) != (dr == 0);
    switch (piece.role) {
      case Role::king: return df + dr == 1 && palace;
      case Role::advisor: return df == 1 && dr == 1 && palace;
      case Role::elephant:
        return df == 2 && dr == 2 && (red ? r2 <= 4 : r2 >= 5) && !at((f1 + f2) / 2, (r1 + r2) / 2);
      case Role::horse:
        if (df == 2 && dr == 1) return !at((f1 + f2) / 2, r1);
        if (df == 1 && dr == 2) return !at(f1, (r1 + r2) / 2);
        return false;
      case Role::rook: return straight && pieces_between(f1, r1, f2, r2) == 0;
      case Role::cannon: return straight && pieces_between(f1, r1, f2, r2) == (at(f2, r2) ? 1 : 0);
      case Role::pawn: {
        const int forward = red ? r2 - r1 : r1 - r2;
        const bool crossed = red ? r1 >= 5 : r1 <= 4;
        return (df == 0 && forward == 1) || (crossed && df == 1 && dr == 0);
      }
    }
    return false;
  }

  Diagram diagram_;
};

}  // namespace chuhe::testing
