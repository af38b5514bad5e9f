#include "score_graph.hpp"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include <chuhe/words/analysis.hpp>

#include "speech.hpp"
#include "style.hpp"

namespace chuhe::desktop {

namespace {

record::Judgement judgement_of(const record::Annotation& annotation) {
  for (const std::uint8_t mark : annotation.marks) {
    if (mark == 4) return record::Judgement::blunder;
    if (mark == 2) return record::Judgement::mistake;
    if (mark == 6) return record::Judgement::inaccuracy;
  }
  return record::Judgement::good;
}

constexpr double side = 8;

}  // namespace

std::vector<ScorePoint> score_points(const record::Game& game) {
  std::vector<ScorePoint> points;
  const auto add = [&](record::NodeId node) {
    const record::Annotation& annotation = game.annotation(node);
    ScorePoint point{node, std::nullopt, judgement_of(annotation), {}};
    if (annotation.evaluation) {
      point.red_points = record::expected_points(*annotation.evaluation, Color::red);
      point.text = qs(words::figures(*annotation.evaluation));
    }
    points.push_back(std::move(point));
  };
  add(record::NodeId::root);
  for (const record::NodeId node : game.main_line()) add(node);
  return points;
}

ScoreGraph::ScoreGraph(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setCursor(Qt::PointingHandCursor);
}

void ScoreGraph::set_points(std::vector<ScorePoint> points) {
  points_ = std::move(points);
  update();
}

void ScoreGraph::set_place(record::NodeId node) {
  place_ = node;
  update();
}

bool ScoreGraph::has_scores() const {
  return std::ranges::any_of(points_,
                             [](const ScorePoint& point) { return point.red_points.has_value(); });
}

double ScoreGraph::x_of(std::size_t ply) const {
  const double span = std::max<double>(1, static_cast<double>(points_.size()) - 1);
  return side + (width() - 2 * side) * static_cast<double>(ply) / span;
}

std::optional<std::size_t> ScoreGraph::ply_at(double x) const {
  if (points_.empty()) return std::nullopt;
  const double span = std::max<double>(1, static_cast<double>(points_.size()) - 1);
  const double ply = std::round((x - side) / std::max(1.0, width() - 2 * side) * span);
  return static_cast<std::size_t>(std::clamp(ply, 0.0, static_cast<double>(points_.size()) - 1));
}

void ScoreGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Accents colors = accents();
  const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(palette().color(QPalette::Mid)));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(area, 4, 4);
  const double top = 6;
  const double tall = height() - 12;
  const auto y_of = [&](double red_points) { return top + (1 - red_points) * tall; };

  // Above the middle it is Red's, below it is Black's.
  QPainterPath curve;
  QPainterPath filled;
  bool has_begun = false;
  double last_x = 0;
  for (std::size_t ply = 0; ply < points_.size(); ++ply) {
    if (!points_[ply].red_points) continue;
    const QPointF at(x_of(ply), y_of(*points_[ply].red_points));
    if (!has_begun) {
      curve.moveTo(at);
      filled.moveTo(at.x(), y_of(0.5));
      filled.lineTo(at);
    } else {
      curve.lineTo(at);
      filled.lineTo(at);
    }
    has_begun = true;
    last_x = at.x();
  }
  if (has_begun) {
    filled.lineTo(last_x, y_of(0.5));
    filled.closeSubpath();
    QColor red = colors.red_side;
    red.setAlpha(is_dark() ? 110 : 80);
    QColor black = colors.black_side;
    black.setAlpha(is_dark() ? 90 : 110);
    painter.setPen(Qt::NoPen);
    painter.setClipRect(QRectF(0, 0, width(), y_of(0.5)));
    painter.fillPath(filled, red);
    painter.setClipRect(QRectF(0, y_of(0.5), width(), height()));
    painter.fillPath(filled, black);
    painter.setClipping(false);
  }
  if (has_begun) {
    painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    painter.drawLine(QPointF(side, y_of(0.5)), QPointF(width() - side, y_of(0.5)));
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
  painter.drawPath(curve);

  for (std::size_t ply = 0; ply < points_.size(); ++ply) {
    const ScorePoint& point = points_[ply];
    if (has_begun && point.node == place_) {
      painter.setPen(QPen(palette().color(QPalette::Highlight), 1.6));
      painter.drawLine(QPointF(x_of(ply), 4), QPointF(x_of(ply), height() - 4));
    }
    if (point.judgement == record::Judgement::good || !point.red_points) continue;
    const bool is_grave = point.judgement != record::Judgement::inaccuracy;
    painter.setPen(Qt::NoPen);
    painter.setBrush(is_grave ? colors.bad : QColor(0xe0, 0xa0, 0x20));
    const double radius = point.judgement == record::Judgement::blunder ? 4.5 : 3.2;
    painter.drawEllipse(QPointF(x_of(ply), y_of(*point.red_points)), radius, radius);
  }
  if (!has_begun) {
    painter.setPen(colors.faint);
    painter.drawText(rect(), Qt::AlignCenter, tr("A report draws the course of the game here"));
  }
}

void ScoreGraph::mousePressEvent(QMouseEvent* event) {
  if (const auto ply = ply_at(event->position().x())) Q_EMIT node_clicked(points_[*ply].node);
}

void ScoreGraph::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) mousePressEvent(event);
}

bool ScoreGraph::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto ply = ply_at(help->pos().x());
    if (ply && !points_[*ply].text.isEmpty()) {
      QToolTip::showText(help->globalPos(), points_[*ply].text, this);
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace chuhe::desktop
