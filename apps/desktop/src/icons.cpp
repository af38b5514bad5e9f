#include "icons.hpp"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <algorithm>
#include <array>

#include "board_painter.hpp"
#include "glyphs.hpp"

namespace chuhe::desktop {

namespace {

// Filled shapes in a square of 24 units, in the order of `Icon`.
constexpr std::array<const char*, 20> shapes{
    // new_game: a plus
    "M10.5 4L13.5 4L13.5 10.5L20 10.5L20 13.5L13.5 13.5L13.5 20L10.5 20L10.5 13.5L4 13.5L4 10.5"
    "L10.5 10.5Z",
    // open: a folder
    "M2.5 5L9.5 5L11.5 7.5L21.5 7.5L21.5 19.5L2.5 19.5Z",
    // save: an arrow into a tray
    "M10.5 3L13.5 3L13.5 10L17.5 10L12 16L6.5 10L10.5 10Z"
    "M3 15L5.5 15L5.5 18.5L18.5 18.5L18.5 15L21 15L21 21L3 21Z",
    // undo
    "M9 4L9 8C15 8 20 11 20 19C17.5 14.5 14 13 9 13L9 17L2.5 10.5Z",
    // redo
    "M15 4L15 8C9 8 4 11 4 19C6.5 14.5 10 13 15 13L15 17L21.5 10.5Z",
    // hint: a bulb
    "M12 2C8 2 5 5 5 8.8C5 11.5 6.5 13.2 8.3 15L8.3 17L15.7 17L15.7 15C17.5 13.2 19 11.5 19 8.8"
    "C19 5 16 2 12 2Z"
    "M9 18.2L15 18.2L15 20L9 20ZM10.2 20.8L13.8 20.8L13.8 22.3L10.2 22.3Z",
    // flip: two arrows
    "M7 3L12 8.5L8.6 8.5L8.6 20.5L5.4 20.5L5.4 8.5L2 8.5Z"
    "M17 21L12 15.5L15.4 15.5L15.4 3.5L18.6 3.5L18.6 15.5L22 15.5Z",
    // first
    "M4 4L7 4L7 20L4 20ZM20 4L20 20L8.5 12Z",
    // previous
    "M17 3.5L17 20.5L5.5 12Z",
    // next
    "M7 3.5L18.5 12L7 20.5Z",
    // last
    "M17 4L20 4L20 20L17 20ZM4 4L15.5 12L4 20Z",
    // play
    "M5 3L20.5 12L5 21Z",
    // pause
    "M5 4L10 4L10 20L5 20ZM14 4L19 4L19 20L14 20Z",
    // resign: a flag
    "M4 2.5L6.4 2.5L6.4 4L20 4L16.5 8.5L20 13L6.4 13L6.4 21.5L4 21.5Z",
    // draw: two equal bars
    "M4 7L20 7L20 10.5L4 10.5ZM4 13.5L20 13.5L20 17L4 17Z",
    // analyse: a curve of bars
    "M3 12L6.5 12L6.5 21L3 21ZM8 8L11.5 8L11.5 21L8 21ZM13 14L16.5 14L16.5 21L13 21Z"
    "M18 3L21.5 3L21.5 21L18 21Z",
    // two_people
    "M7.5 4C9.6 4 11 5.5 11 7.5C11 9.5 9.6 11 7.5 11C5.4 11 4 9.5 4 7.5C4 5.5 5.4 4 7.5 4Z"
    "M16.5 4C18.6 4 20 5.5 20 7.5C20 9.5 18.6 11 16.5 11C14.4 11 13 9.5 13 7.5C13 5.5 14.4 4 "
    "16.5 4ZM1.5 20C1.5 15 3.5 12.5 7.5 12.5C11 12.5 13 15 13 20Z"
    "M14.3 20C14.3 16.8 13.7 14.8 12.7 13.4C13.8 12.8 15 12.5 16.5 12.5C20.5 12.5 22.5 15 22.5 "
    "20Z",
    // computer
    "M3 4L21 4L21 16L13.5 16L13.5 18.5L17 18.5L17 20.5L7 20.5L7 18.5L10.5 18.5L10.5 16L3 16Z",
    // edit: a pen
    "M16.5 2.5L21.5 7.5L8.5 20.5L2.5 21.5L3.5 15.5Z",
    // resume: a clockwise arrow
    "M12 3C14.8 3 17.2 4.2 18.8 6.2L21.5 3.5L21.5 11L14 11L16.7 8.3C15.6 7 13.9 6.2 12 6.2"
    "C8.8 6.2 6.2 8.8 6.2 12C6.2 15.2 8.8 17.8 12 17.8C14.2 17.8 16.1 16.6 17.1 14.8L20 16"
    "C18.4 19 15.5 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z",
};

// Painted anew at each size, in the palette of the moment.
class ShapeEngine final : public QIconEngine {
 public:
  explicit ShapeEngine(QPainterPath path) : path_(std::move(path)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const QPalette palette = QApplication::palette();
    const QColor color = mode == QIcon::Disabled
                             ? palette.color(QPalette::Disabled, QPalette::ButtonText)
                             : palette.color(QPalette::Active, QPalette::ButtonText);
    const double scale = std::min(rect.width(), rect.height()) / 24.0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.center().x() + 0.5 - 12 * scale, rect.center().y() + 0.5 - 12 * scale);
    painter->scale(scale, scale);
    painter->fillPath(path_, color);
    painter->restore();
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }
  QIconEngine* clone() const override { return new ShapeEngine(*this); }

 private:
  QPainterPath path_;
};

}  // namespace

QIcon icon(Icon icon) {
  return QIcon(new ShapeEngine(path_from_svg(QString(shapes[static_cast<std::size_t>(icon)]))));
}

QIcon program_icon() {
  QIcon result;
  for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint_piece(painter, {size / 2.0, size / 2.0}, size / 1.06, {Color::red, Role::king},
                BoardLook{}, false);
    result.addPixmap(picture);
  }
  return result;
}

}  // namespace chuhe::desktop
