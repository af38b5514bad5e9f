// What there is to see on a board, and where its points lie.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <cstdint>
#include <optional>
#include <vector>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::desktop {

/// Which side sits below. The board is turned round, never mirrored.
enum class Orientation : std::uint8_t { red_below, black_below };

using Pieces = BySquare<std::optional<Piece>>;

/// An arrow from point to point, the first in rank drawn the strongest.
struct Arrow {
  Move move;
  QColor color;
  /// From 0: the best one.
  int rank = 0;
  friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// What a person has drawn on the board: arrows from point to point, and points with a ring.
struct Drawing {
  std::vector<Move> arrows = {};
  Bitboard points = {};
  bool empty() const { return arrows.empty() && points.empty(); }
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// A piece on its way, at a place between the points.
struct FlyingPiece {
  Piece piece;
  QPointF center;
  /// Whether somebody holds it: it is drawn a little larger, above all others.
  bool is_held = false;
};

/// Everything that is drawn on a board. A plain value.
struct BoardScene {
  Pieces pieces;
  Orientation orientation = Orientation::red_below;
  std::optional<Move> last_move = {};
  std::optional<Square> selected = {};
  /// Where a selected piece may go.
  Bitboard hints = {};
  /// Where a held piece would be put down.
  std::optional<Square> target = {};
  /// A king in check.
  std::optional<Square> check = {};
  /// Points that a message speaks of.
  Bitboard marked = {};
  std::optional<Square> cursor = {};
  std::vector<Arrow> arrows = {};
  Drawing drawing = {};
  std::vector<FlyingPiece> flying = {};
  /// Points whose piece is not drawn, for it flies.
  Bitboard hidden = {};
};

/// Where the points of a board lie in a rectangle.
class BoardGeometry {
 public:
  /// The largest board that fits into `area`, in its middle. `with_labels` leaves room at the edge.
  BoardGeometry(const QRectF& area, Orientation orientation, bool with_labels);

  /// The distance between two neighbouring points.
  double step() const { return step_; }
  /// The whole board with its frame.
  const QRectF& frame() const { return frame_; }
  /// From the corner point to the opposite one.
  QRectF grid() const;
  QPointF center(Square square) const;
  /// The rectangle that a piece with its shadow may cover.
  QRectF cell(Square square) const { return cell(center(square)); }
  QRectF cell(QPointF center) const;
  /// The point nearest to a place, within half a step; nothing beyond.
  std::optional<Square> square_at(QPointF place) const;
  Orientation orientation() const { return orientation_; }
  bool has_labels() const { return has_labels_; }

 private:
  Orientation orientation_;
  bool has_labels_;
  QRectF frame_;
  QPointF origin_;  // the upper left point
  double step_ = 0;
};

}  // namespace chuhe::desktop
