// A player beside the board: side, name, clock, what has been taken.
#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include <chuhe/core/piece.hpp>
#include <chuhe/match/clock.hpp>

#include "board_look.hpp"

namespace chuhe::desktop {

/// What a bar shows. A plain value.
struct PlayerView {
  Color color = Color::red;
  QString name;
  /// Below the name: the level, what it is doing.
  QString note;
  bool is_to_move = false;
  bool has_clock = false;
  /// Nothing with a clock: no limit.
  std::optional<match::Milliseconds> left;
  /// The pieces of the other side that are gone.
  std::vector<Piece> taken;
};

class PlayerBar : public QWidget {
  Q_OBJECT

 public:
  explicit PlayerBar(QWidget* parent = nullptr);

  void show_player(const PlayerView& view);
  const PlayerView& view() const { return view_; }
  void set_look(const BoardLook& look);

  QSize sizeHint() const override { return {400, 52}; }
  QSize minimumSizeHint() const override { return {180, 46}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double paint_clock(QPainter& painter);

  PlayerView view_;
  BoardLook look_;
};

}  // namespace chuhe::desktop
