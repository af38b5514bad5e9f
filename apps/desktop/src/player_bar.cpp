#include "player_bar.hpp"

#include <QPainter>
#include <algorithm>

#include <chuhe/match/time_control_text.hpp>

#include "board_painter.hpp"
#include "speech.hpp"
#include "style.hpp"

namespace chuhe::desktop {

PlayerBar::PlayerBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlayerBar::show_player(const PlayerView& view) {
  view_ = view;
  QString said = view.name;
  if (view.left) said += ", " + qs(match::clock_text(*view.left));
  setAccessibleName(said);
  update();
}

void PlayerBar::set_look(const BoardLook& look) {
  look_ = look;
  update();
}

// Gives the left edge of the clock.
double PlayerBar::paint_clock(QPainter& painter) {
  if (!view_.has_clock) return width() - 6;
  const QString text = view_.left ? qs(match::clock_text(*view_.left)) : QStringLiteral("∞");
  QFont font = this->font();
  font.setPixelSize(22);
  font.setBold(true);
  font.setStyleHint(QFont::Monospace);
  painter.setFont(font);
  const double wide = std::max(QFontMetricsF(font).horizontalAdvance(text) + 22, 92.0);
  const QRectF box(width() - wide - 4, 8, wide, height() - 16);
  const bool is_short = view_.left && view_.left->count() < 10'000;
  const Accents colors = accents();
  QColor ground = view_.is_to_move ? palette().color(QPalette::Highlight) : colors.card;
  if (view_.is_to_move && is_short) ground = QColor(0xd8, 0x20, 0x18);
  painter.setPen(view_.is_to_move ? Qt::NoPen : QPen(palette().color(QPalette::Mid)));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 6, 6);
  painter.setPen(view_.is_to_move ? QColor(Qt::white) : palette().color(QPalette::Text));
  painter.drawText(box, Qt::AlignCenter, text);
  return box.left();
}

void PlayerBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double middle = height() / 2.0;
  const double right = paint_clock(painter);
  const Accents colors = accents();

  paint_piece(painter, {24, middle}, 40, {view_.color, Role::king}, look_, false);
  if (view_.is_to_move) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(24, middle), 20.5, 20.5);
  }

  QFont bold = font();
  bold.setBold(true);
  bold.setPixelSize(15);
  QFont small = font();
  small.setPixelSize(12);
  const double left = 54;
  double taken_left = left;
  const bool has_second_row = !view_.note.isEmpty();
  const double wide = right - left - 8;
  painter.setPen(view_.color == Color::red ? colors.red_side : palette().color(QPalette::Text));
  painter.setFont(bold);
  const double row = has_second_row ? height() / 2.0 : height();
  const QString name = QFontMetricsF(bold).elidedText(view_.name, Qt::ElideRight, wide);
  painter.drawText(QRectF(left, has_second_row ? 3 : 0, wide, row), Qt::AlignVCenter, name);
  taken_left += QFontMetricsF(bold).horizontalAdvance(name) + 14;
  if (has_second_row) {
    painter.setFont(small);
    painter.setPen(colors.faint);
    painter.drawText(QRectF(left, row, wide, row - 4), Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(view_.note, Qt::ElideRight, wide));
  }

  // What has been taken, as far as there is room.
  constexpr double step = 22;
  constexpr double gap = 13;
  const auto count = static_cast<int>(view_.taken.size());
  const double y = has_second_row ? 14 : middle;
  const double needed = step + gap * (count - 1);
  const double start = std::max(taken_left, right - 10 - needed);
  for (int i = 0; i < count; ++i) {
    const double x = start + step / 2 + gap * i;
    if (x + step / 2 > right) break;
    paint_piece(painter, {x, y}, step, view_.taken[static_cast<std::size_t>(i)], look_, false);
  }
}

}  // namespace chuhe::desktop
