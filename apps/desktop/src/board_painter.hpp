// Draws boards, on screens and on whatever else a QPainter paints on.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QSize>

#include "board_look.hpp"
#include "board_scene.hpp"

namespace chuhe::desktop {

/// Draws the empty board: frame, wood, lines, river, labels.
void paint_empty_board(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look);

/// Draws one piece with its shadow. `on_its_head`: turned round.
void paint_piece(QPainter& painter, QPointF center, double step, Piece piece, const BoardLook& look,
                 bool on_its_head);

/// Draws everything, as shapes: for pictures, print and vector formats.
void paint_board(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                 const BoardLook& look);

/// Whether a piece of this side is drawn on its head.
bool stands_on_head(Color color, Orientation orientation, const BoardLook& look);

/// A picture of a board, `width` pixels wide.
QImage board_image(const BoardScene& scene, const BoardLook& look, int width);

/// Keeps the empty board and the pieces as pictures of the size at hand, so that a frame of an
/// animation costs little.
class BoardCache {
 public:
  /// Draws what `paint_board` does, in the region that is to be painted.
  void paint(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
             const BoardLook& look, const QRectF& dirty, double pixel_ratio);
  /// Forgets everything: the looks have changed.
  void clear();

 private:
  void prepare(const BoardGeometry& geometry, const BoardLook& look, double pixel_ratio);
  const QPixmap& piece(Piece piece, bool on_its_head, double step, const BoardLook& look,
                       double pixel_ratio);

  QPixmap board_;
  QRectF frame_;
  double ratio_ = 0;
  double step_ = 0;
  Orientation orientation_ = Orientation::red_below;
  std::array<QPixmap, 28> pieces_;
};

}  // namespace chuhe::desktop
