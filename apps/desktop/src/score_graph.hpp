// The course of a game: who stood how well after each move.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include <chuhe/record/game.hpp>
#include <chuhe/record/review.hpp>

namespace chuhe::desktop {

/// What the graph shows at a ply.
struct ScorePoint {
  record::NodeId node = record::NodeId::root;
  /// The points that Red may expect, from 0 to 1; nothing: not known.
  std::optional<double> red_points;
  record::Judgement judgement = record::Judgement::good;
  QString text;
};

/// The main line's scores as its record has them.
std::vector<ScorePoint> score_points(const record::Game& game);

class ScoreGraph : public QWidget {
  Q_OBJECT

 public:
  explicit ScoreGraph(QWidget* parent = nullptr);

  void set_points(std::vector<ScorePoint> points);
  void set_place(record::NodeId node);
  bool has_scores() const;

  QSize sizeHint() const override { return {300, 110}; }
  QSize minimumSizeHint() const override { return {120, 70}; }

 Q_SIGNALS:
  void node_clicked(chuhe::record::NodeId node);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  double x_of(std::size_t ply) const;
  std::optional<std::size_t> ply_at(double x) const;

  std::vector<ScorePoint> points_;
  record::NodeId place_ = record::NodeId::root;
};

}  // namespace chuhe::desktop
