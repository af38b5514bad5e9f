#include "board_painter.hpp"

#include <QLinearGradient>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "own_pictures.hpp"

namespace chuhe::desktop {

namespace {

constexpr double piece_radius = 0.462;  // of a step
constexpr double cell_radius = 0.56;    // with the shadow
constexpr double margin = 0.62;         // around the grid
constexpr double label_margin = 1.08;   // with labels
constexpr double frame_width = 0.14;

double line_width(double step) { return std::max(1.0, step * 0.022); }

// Sharp lines lie on whole pixels.
double snapped(double value, double width) {
  const bool odd = (static_cast<int>(std::lround(width)) & 1) != 0;
  return std::floor(value) + (odd ? 0.5 : 0.0);
}

// Puts a path into the middle of a square.
QPainterPath fitted(const QPainterPath& path, QPointF center, double size, bool on_its_head) {
  const QRectF bounds = path.boundingRect();
  const double scale = size / std::max({bounds.width(), bounds.height(), 1.0});
  QTransform transform;
  transform.translate(center.x(), center.y());
  if (on_its_head) transform.rotate(180);
  transform.scale(scale, scale);
  transform.translate(-bounds.center().x(), -bounds.center().y());
  return transform.map(path);
}

// The same, scaled by the em square, so that small characters stay small.
QPainterPath em_fitted(const QPainterPath& path, QPointF center, double em, bool on_its_head) {
  const QRectF bounds = path.boundingRect();
  QTransform transform;
  transform.translate(center.x(), center.y());
  if (on_its_head) transform.rotate(180);
  transform.scale(em / 1000, em / 1000);
  transform.translate(-bounds.center().x(), -bounds.center().y());
  return transform.map(path);
}

// The grain of wood: fine lines along the board, the same each time.
void paint_grain(QPainter& painter, const QRectF& area, const BoardTheme& theme) {
  if (theme.grain <= 0) return;
  painter.save();
  painter.setClipRect(area);
  std::uint32_t state = 12345;
  const auto random = [&state] {
    state = state * 1664525U + 1013904223U;
    return static_cast<double>(state >> 8) / (1 << 24);
  };
  constexpr int count = 90;
  for (int i = 0; i < count; ++i) {
    const double x = area.left() + area.width() * (i + random()) / count;
    const double sway = area.width() * 0.025 * (random() - 0.5);
    QColor color = random() < 0.5 ? theme.frame : theme.board_light.lighter(108);
    color.setAlphaF(static_cast<float>(theme.grain * (0.04 + 0.10 * random())));
    QPainterPath path({x, area.top()});
    path.cubicTo({x + sway, area.top() + area.height() * 0.3},
                 {x - sway, area.top() + area.height() * 0.7}, {x + sway / 2, area.bottom()});
    painter.setPen(QPen(color, area.width() * (0.0012 + 0.004 * random())));
    painter.drawPath(path);
  }
  painter.restore();
}

// The small angles where cannons and pawns stand at the start.
void paint_station(QPainter& painter, QPointF at, double step, int file) {
  const double gap = step * 0.09;
  const double length = step * 0.17;
  for (const int side : {-1, 1}) {
    if ((side < 0 && file == 0) || (side > 0 && file == file_count - 1)) continue;
    for (const int up : {-1, 1}) {
      const QPointF corner(at.x() + side * gap, at.y() + up * gap);
      painter.drawLine(corner, corner + QPointF(side * length, 0));
      painter.drawLine(corner, corner + QPointF(0, up * length));
    }
  }
}

void paint_lines(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme) {
  const QRectF grid = geometry.grid();
  const double step = geometry.step();
  const double width = line_width(step);
  painter.setPen(QPen(theme.lines, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(Qt::NoBrush);
  const auto x_of = [&](int i) { return snapped(grid.left() + i * step, width); };
  const auto y_of = [&](int i) { return snapped(grid.top() + i * step, width); };
  for (int rank = 0; rank < rank_count; ++rank) {
    painter.drawLine(QPointF(x_of(0), y_of(rank)), QPointF(x_of(8), y_of(rank)));
  }
  for (int file = 0; file < file_count; ++file) {
    const bool is_edge = file == 0 || file == file_count - 1;
    if (is_edge) {
      painter.drawLine(QPointF(x_of(file), y_of(0)), QPointF(x_of(file), y_of(9)));
    } else {
      painter.drawLine(QPointF(x_of(file), y_of(0)), QPointF(x_of(file), y_of(4)));
      painter.drawLine(QPointF(x_of(file), y_of(5)), QPointF(x_of(file), y_of(9)));
    }
  }
  for (const int top : {0, 7}) {
    painter.drawLine(QPointF(x_of(3), y_of(top)), QPointF(x_of(5), y_of(top + 2)));
    painter.drawLine(QPointF(x_of(5), y_of(top)), QPointF(x_of(3), y_of(top + 2)));
  }
  for (const Square square :
       {Square::b2, Square::h2, Square::b7, Square::h7, Square::a3, Square::c3, Square::e3,
        Square::g3, Square::i3, Square::a6, Square::c6, Square::e6, Square::g6, Square::i6}) {
    const QPointF at = geometry.center(square);
    const int column = geometry.orientation() == Orientation::red_below
                           ? file_of(square)
                           : file_count - 1 - file_of(square);
    paint_station(painter, {snapped(at.x(), width), snapped(at.y(), width)}, step, column);
  }
  // The double edge of a good board.
  const double gap = step * 0.11;
  painter.setPen(QPen(theme.lines, width * 1.9, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(
      QRectF(QPointF(x_of(0), y_of(0)), QPointF(x_of(8), y_of(9))).adjusted(-gap, -gap, gap, gap));
}

void paint_river(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look) {
  const double step = geometry.step();
  const QRectF grid = geometry.grid();
  const double y = grid.top() + 4.5 * step;
  const QString left = look.pieces == PieceSet::simplified ? "楚河" : "楚河";
  const QString right = look.pieces == PieceSet::simplified ? "汉界" : "漢界";
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.theme.river);
  const auto put = [&](const QString& text, double at, bool turned) {
    for (qsizetype i = 0; i < text.size(); ++i) {
      const double x = grid.left() + (at + (turned ? -1.1 : 1.1) * static_cast<double>(i)) * step;
      painter.drawPath(
          em_fitted(glyph(look.glyphs, text[i].unicode()), {x, y}, step * 0.62, turned));
    }
  };
  put(left, 1.45, false);
  // On a board for two the other half is written for the one who sits opposite.
  if (look.rotates_far_side) {
    put(right, 6.55, true);
  } else {
    put(right, 5.45, false);
  }
}

void paint_labels(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look) {
  if (look.labels == EdgeLabels::none || !geometry.has_labels()) return;
  static const QString chinese = "一二三四五六七八九";
  static const QString digits = "0123456789";
  static const QString letters = "abcdefghi";
  const double step = geometry.step();
  const QRectF grid = geometry.grid();
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.theme.labels);
  const double top = grid.top() - step * 0.74;
  const double bottom = grid.bottom() + step * 0.74;
  const auto draw = [&](QChar character, QPointF at, bool turned) {
    painter.drawPath(em_fitted(glyph(look.glyphs, character.unicode()), at, step * 0.30, turned));
  };
  for (int file = 0; file < file_count; ++file) {
    const double red_y = geometry.orientation() == Orientation::red_below ? bottom : top;
    const double black_y = geometry.orientation() == Orientation::red_below ? top : bottom;
    const double x = geometry.center(make_square(file, 0)).x();
    if (look.labels == EdgeLabels::letters) {
      draw(letters[file], {x, bottom}, false);
      draw(letters[file], {x, top}, false);
    } else {
      draw(chinese[file_count - 1 - file], {x, red_y},
           stands_on_head(Color::red, geometry.orientation(), look));
      draw(digits[file + 1], {x, black_y},
           stands_on_head(Color::black, geometry.orientation(), look));
    }
  }
  if (look.labels != EdgeLabels::letters) return;
  for (int rank = 0; rank < rank_count; ++rank) {
    const double y = geometry.center(make_square(0, rank)).y();
    draw(digits[rank], {grid.left() - step * 0.74, y}, false);
    draw(digits[rank], {grid.right() + step * 0.74, y}, false);
  }
}

// Four corners around a point: they do not hide what stands there.
void paint_corners(QPainter& painter, QPointF at, double step, const QColor& color, double size) {
  const double reach = step * size;
  const double length = step * 0.17;
  painter.setPen(
      QPen(color, std::max(1.5, step * 0.045), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  for (const int x : {-1, 1}) {
    for (const int y : {-1, 1}) {
      const QPointF corner(at.x() + x * reach, at.y() + y * reach);
      const std::array<QPointF, 3> points{corner + QPointF(-x * length, 0), corner,
                                          corner + QPointF(0, -y * length)};
      painter.drawPolyline(points.data(), static_cast<int>(points.size()));
    }
  }
}

void paint_ring(QPainter& painter, QPointF at, double radius, const QColor& color, double width) {
  painter.setPen(QPen(color, width));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, radius, radius);
}

void paint_glow(QPainter& painter, QPointF at, double radius, QColor color) {
  QRadialGradient glow(at, radius);
  color.setAlpha(230);
  glow.setColorAt(0.70, color);
  color.setAlpha(0);
  glow.setColorAt(1.0, color);
  painter.setPen(Qt::NoPen);
  painter.setBrush(glow);
  painter.drawEllipse(at, radius, radius);
}

void paint_below(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                 const BoardLook& look) {
  const double step = geometry.step();
  if (scene.last_move) {
    const QPointF from = geometry.center(scene.last_move->from());
    QColor spot = look.theme.last_move;
    spot.setAlpha(150);
    painter.setPen(Qt::NoPen);
    painter.setBrush(spot);
    painter.drawEllipse(from, step * 0.11, step * 0.11);
    paint_corners(painter, from, step, look.theme.last_move, 0.38);
  }
  if (scene.check)
    paint_glow(painter, geometry.center(*scene.check), step * 0.62, look.theme.check);
}

void paint_hints(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                 const BoardLook& look) {
  const double step = geometry.step();
  for (const Square square : scene.hints) {
    const QPointF at = geometry.center(square);
    if (scene.pieces[square] && !scene.hidden.contains(square)) {
      paint_ring(painter, at, step * 0.475, look.theme.hint, step * 0.055);
    } else {
      painter.setPen(Qt::NoPen);
      painter.setBrush(look.theme.hint);
      painter.drawEllipse(at, step * 0.11, step * 0.11);
    }
  }
}

void paint_arrow(QPainter& painter, const BoardGeometry& geometry, const Arrow& arrow) {
  const double step = geometry.step();
  const QPointF from = geometry.center(arrow.move.from());
  const QPointF to = geometry.center(arrow.move.to());
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length <= 0) return;
  const QPointF along = way / length;
  const QPointF across(-along.y(), along.x());
  const double half = step * (arrow.rank == 0 ? 0.075 : 0.05);
  const double head = step * (arrow.rank == 0 ? 0.30 : 0.24);
  const QPointF start = from + along * step * 0.30;
  const QPointF tip = to - along * step * 0.06;
  const QPointF neck = tip - along * head;
  QPainterPath path(start + across * half);
  path.lineTo(neck + across * half);
  path.lineTo(neck + across * head * 0.62);
  path.lineTo(tip);
  path.lineTo(neck - across * head * 0.62);
  path.lineTo(neck - across * half);
  path.lineTo(start - across * half);
  path.closeSubpath();
  QColor color = arrow.color;
  color.setAlpha(arrow.rank == 0 ? 205 : 150);
  painter.setPen(QPen(color.darker(130), std::max(1.0, step * 0.012)));
  painter.setBrush(color);
  painter.drawPath(path);
}

void paint_above(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                 const BoardLook& look) {
  const double step = geometry.step();
  if (scene.last_move) {
    paint_corners(painter, geometry.center(scene.last_move->to()), step, look.theme.last_move,
                  0.47);
  }
  paint_hints(painter, geometry, scene, look);
  if (scene.selected) {
    paint_ring(painter, geometry.center(*scene.selected), step * 0.48, look.theme.selection,
               step * 0.06);
  }
  if (scene.target) {
    paint_ring(painter, geometry.center(*scene.target), step * 0.50, look.theme.selection,
               step * 0.045);
  }
  for (const Square square : scene.marked) {
    paint_ring(painter, geometry.center(square), step * 0.49, look.theme.check, step * 0.07);
  }
  for (const Arrow& arrow : scene.arrows) paint_arrow(painter, geometry, arrow);
  // A color that no board has, nor any other arrow.
  const QColor drawn(0x9b, 0x3f, 0xc8);
  for (const Square square : scene.drawing.points) {
    paint_ring(painter, geometry.center(square), step * 0.47, drawn, step * 0.06);
  }
  for (const Move move : scene.drawing.arrows) paint_arrow(painter, geometry, {move, drawn});
  if (scene.cursor) {
    paint_corners(painter, geometry.center(*scene.cursor), step, look.theme.cursor, 0.44);
    paint_ring(painter, geometry.center(*scene.cursor), step * 0.40, look.theme.cursor,
               std::max(1.0, step * 0.02));
  }
}

// A person's own picture, as large as a drawn piece.
void paint_piece_picture(QPainter& painter, QPointF center, double radius, const QImage& picture,
                         bool on_its_head) {
  const QSizeF size = QSizeF(picture.size()).scaled(2 * radius, 2 * radius, Qt::KeepAspectRatio);
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(center);
  if (on_its_head) painter.rotate(180);
  painter.drawImage(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size), picture);
  painter.restore();
}

double flying_scale(const FlyingPiece& flying) { return flying.is_held ? 1.08 : 1.0; }

int piece_number(Piece piece, bool on_its_head) {
  return static_cast<int>(piece.color) * role_count + static_cast<int>(piece.role) +
         (on_its_head ? 2 * role_count : 0);
}

}  // namespace

bool stands_on_head(Color color, Orientation orientation, const BoardLook& look) {
  if (!look.rotates_far_side) return false;
  return color == (orientation == Orientation::red_below ? Color::black : Color::red);
}

BoardGeometry::BoardGeometry(const QRectF& area, Orientation orientation, bool with_labels)
    : orientation_(orientation), has_labels_(with_labels) {
  const double around = with_labels ? label_margin : margin;
  const double width = file_count - 1 + 2 * around;
  const double height = rank_count - 1 + 2 * around;
  step_ = std::max(1.0, std::min(area.width() / width, area.height() / height));
  const QSizeF size(width * step_, height * step_);
  const QPointF corner(std::round(area.center().x() - size.width() / 2),
                       std::round(area.center().y() - size.height() / 2));
  frame_ = QRectF(corner, size);
  origin_ = corner + QPointF(around * step_, around * step_);
}

QRectF BoardGeometry::grid() const {
  return {origin_, QSizeF((file_count - 1) * step_, (rank_count - 1) * step_)};
}

QPointF BoardGeometry::center(Square square) const {
  const bool red_below = orientation_ == Orientation::red_below;
  const int column = red_below ? file_of(square) : file_count - 1 - file_of(square);
  const int row = red_below ? rank_count - 1 - rank_of(square) : rank_of(square);
  return origin_ + QPointF(column * step_, row * step_);
}

QRectF BoardGeometry::cell(QPointF center) const {
  const double reach = step_ * 0.66;
  return {center.x() - reach, center.y() - reach, 2 * reach, 2 * reach};
}

std::optional<Square> BoardGeometry::square_at(QPointF place) const {
  const int column = static_cast<int>(std::lround((place.x() - origin_.x()) / step_));
  const int row = static_cast<int>(std::lround((place.y() - origin_.y()) / step_));
  if (column < 0 || column >= file_count || row < 0 || row >= rank_count) return std::nullopt;
  return orientation_ == Orientation::red_below ? make_square(column, rank_count - 1 - row)
                                                : make_square(file_count - 1 - column, row);
}

void paint_empty_board(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look) {
  const BoardTheme& theme = look.theme;
  const double step = geometry.step();
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = geometry.frame();
  const double radius = step * 0.12;
  painter.setPen(Qt::NoPen);
  QLinearGradient edge(frame.topLeft(), frame.bottomLeft());
  edge.setColorAt(0, theme.frame.lighter(118));
  edge.setColorAt(1, theme.frame);
  painter.setBrush(edge);
  painter.drawRoundedRect(frame, radius, radius);
  if (look.board_picture) {
    paint_board_picture(painter, geometry, *look.board_picture);
    paint_labels(painter, geometry, look);
    return;
  }
  const QRectF wood = frame.adjusted(frame_width * step, frame_width * step, -frame_width * step,
                                     -frame_width * step);
  QLinearGradient surface(wood.topLeft(), wood.bottomRight());
  surface.setColorAt(0, theme.board_light);
  surface.setColorAt(1, theme.board_dark);
  painter.setBrush(surface);
  painter.drawRect(wood);
  paint_grain(painter, wood, theme);
  paint_lines(painter, geometry, theme);
  paint_river(painter, geometry, look);
  paint_labels(painter, geometry, look);
}

void paint_piece(QPainter& painter, QPointF center, double step, Piece piece, const BoardLook& look,
                 bool on_its_head) {
  const BoardTheme& theme = look.theme;
  const double radius = step * piece_radius;
  const QColor ink = piece.color == Color::red ? theme.red_ink : theme.black_ink;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);

  const QPointF fall(step * 0.025, step * 0.05);
  QRadialGradient shadow(center + fall, radius * 1.16);
  shadow.setColorAt(0.78, QColor(0, 0, 0, 110));
  shadow.setColorAt(1.0, QColor(0, 0, 0, 0));
  painter.setBrush(shadow);
  painter.drawEllipse(center + fall, radius * 1.16, radius * 1.16);
  if (look.piece_pictures) {
    paint_piece_picture(
        painter, center, radius,
        look.piece_pictures->images[piece.color][static_cast<std::size_t>(piece.role)],
        on_its_head);
    return;
  }

  // The rim, a little darker below: the piece has a thickness.
  QLinearGradient rim(center - QPointF(0, radius), center + QPointF(0, radius));
  rim.setColorAt(0, theme.piece_light);
  rim.setColorAt(1, theme.piece_edge);
  painter.setBrush(rim);
  painter.setPen(QPen(theme.piece_edge, std::max(0.8, step * 0.014)));
  painter.drawEllipse(center, radius, radius);
  QRadialGradient face(center - QPointF(radius * 0.3, radius * 0.4), radius * 1.5);
  face.setColorAt(0, theme.piece_light);
  face.setColorAt(1, theme.piece_dark);
  painter.setPen(Qt::NoPen);
  painter.setBrush(face);
  painter.drawEllipse(center, radius * 0.93, radius * 0.93);

  // Red has two rings and Black one, so that sides differ without colours.
  paint_ring(painter, center, radius * 0.84, ink, std::max(1.0, step * 0.026));
  if (piece.color == Color::red) {
    paint_ring(painter, center, radius * 0.755, ink, std::max(0.7, step * 0.012));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  if (look.pieces == PieceSet::international) {
    painter.drawPath(fitted(piece_icon(piece.role), center, radius * 1.02, on_its_head));
  } else {
    const QPainterPath& character = glyph(look.glyphs, piece_character(look.pieces, piece));
    painter.drawPath(fitted(character, center, radius * 1.14, on_its_head));
  }
}

void paint_board(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                 const BoardLook& look) {
  painter.save();
  paint_empty_board(painter, geometry, look);
  paint_below(painter, geometry, scene, look);
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    if (!scene.pieces[square] || scene.hidden.contains(square)) continue;
    paint_piece(painter, geometry.center(square), geometry.step(), *scene.pieces[square], look,
                stands_on_head(scene.pieces[square]->color, scene.orientation, look));
  }
  paint_above(painter, geometry, scene, look);
  for (const FlyingPiece& flying : scene.flying) {
    paint_piece(painter, flying.center, geometry.step() * flying_scale(flying), flying.piece, look,
                stands_on_head(flying.piece.color, scene.orientation, look));
  }
  painter.restore();
}

QImage board_image(const BoardScene& scene, const BoardLook& look, int width) {
  const bool has_labels = look.labels != EdgeLabels::none;
  const BoardGeometry whole(QRectF(0, 0, width, 2.0 * width), scene.orientation, has_labels);
  const int height = static_cast<int>(std::ceil(whole.frame().height()));
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  const BoardGeometry geometry(QRectF(0, 0, width, height), scene.orientation, has_labels);
  paint_board(painter, geometry, scene, look);
  return image;
}

void BoardCache::clear() {
  board_ = {};
  pieces_ = {};
}

void BoardCache::prepare(const BoardGeometry& geometry, const BoardLook& look, double pixel_ratio) {
  if (!board_.isNull() && frame_ == geometry.frame() && ratio_ == pixel_ratio &&
      orientation_ == geometry.orientation()) {
    return;
  }
  if (step_ != geometry.step() || ratio_ != pixel_ratio) pieces_ = {};
  frame_ = geometry.frame();
  ratio_ = pixel_ratio;
  step_ = geometry.step();
  orientation_ = geometry.orientation();
  const QSizeF size = frame_.size() * pixel_ratio;
  board_ = QPixmap(static_cast<int>(std::ceil(size.width())),
                   static_cast<int>(std::ceil(size.height())));
  board_.setDevicePixelRatio(pixel_ratio);
  board_.fill(Qt::transparent);
  QPainter painter(&board_);
  painter.translate(-frame_.topLeft());
  paint_empty_board(painter, geometry, look);
}

const QPixmap& BoardCache::piece(Piece piece, bool on_its_head, double step, const BoardLook& look,
                                 double pixel_ratio) {
  QPixmap& picture = pieces_[static_cast<std::size_t>(piece_number(piece, on_its_head))];
  if (picture.isNull()) {
    const int size = static_cast<int>(std::ceil(2 * cell_radius * step * pixel_ratio));
    picture = QPixmap(size, size);
    picture.setDevicePixelRatio(pixel_ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const double middle = size / pixel_ratio / 2;
    paint_piece(painter, {middle, middle}, step, piece, look, on_its_head);
  }
  return picture;
}

void BoardCache::paint(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                       const BoardLook& look, const QRectF& dirty, double pixel_ratio) {
  prepare(geometry, look, pixel_ratio);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF visible = dirty.intersected(frame_);
  if (!visible.isEmpty()) {
    const QRectF source((visible.topLeft() - frame_.topLeft()) * pixel_ratio,
                        visible.size() * pixel_ratio);
    painter.drawPixmap(visible, board_, source);
  }
  paint_below(painter, geometry, scene, look);
  const auto put = [&](QPointF center, Piece what, double scale) {
    const QPixmap& picture = piece(what, stands_on_head(what.color, scene.orientation, look),
                                   geometry.step(), look, pixel_ratio);
    const QSizeF size = picture.size() / pixel_ratio * scale;
    const QPointF corner(center.x() - size.width() / 2, center.y() - size.height() / 2);
    if (scale == 1.0) {
      // On whole pixels, where it is as sharp as it was drawn.
      painter.drawPixmap(QPointF(std::round(corner.x() * pixel_ratio) / pixel_ratio,
                                 std::round(corner.y() * pixel_ratio) / pixel_ratio),
                         picture);
    } else {
      painter.setRenderHint(QPainter::SmoothPixmapTransform);
      painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()));
    }
  };
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    if (!scene.pieces[square] || scene.hidden.contains(square)) continue;
    if (!geometry.cell(square).intersects(dirty)) continue;
    put(geometry.center(square), *scene.pieces[square], 1.0);
  }
  paint_above(painter, geometry, scene, look);
  for (const FlyingPiece& flying : scene.flying) {
    put(flying.center, flying.piece, flying_scale(flying));
  }
}

}  // namespace chuhe::desktop
