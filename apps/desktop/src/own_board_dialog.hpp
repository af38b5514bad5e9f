// Where a person shows the program the corners of the grid in a picture of a board.
#pragma once

#include <QDialog>
#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>

#include "background_work.hpp"
#include "own_pictures.hpp"

class QLabel;
class QPushButton;

namespace chuhe::desktop {

/// A picture with four handles, and the grid that they make. The handles are dragged, or chosen by
/// the keys 1 to 4 and moved by the arrows.
class CornerPicker : public QWidget {
  Q_OBJECT

 public:
  explicit CornerPicker(QWidget* parent = nullptr);

  void set_image(const QImage& image);
  void set_corners(const GridCorners& corners);
  const GridCorners& corners() const { return corners_; }
  /// Where a corner is on this widget.
  QPointF place_of(int corner) const;
  QSize sizeHint() const override { return {560, 600}; }

 Q_SIGNALS:
  void corners_changed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF area() const;
  void move_to(int corner, QPointF part);

  QImage image_;
  GridCorners corners_ = usual_corners;
  int chosen_ = 0;
  bool drags_ = false;
  QPointF grip_;
};

/// Chooses a picture and its corners.
class OwnBoardDialog : public QDialog {
  Q_OBJECT

 public:
  /// Pictures are read by `reading`, which outlives the dialog.
  OwnBoardDialog(const QString& path, const GridCorners& corners, BackgroundWork& reading,
                 QWidget* parent = nullptr);

  /// Takes the picture of a file once it has been read; a fault is shown.
  void choose_file(const QString& path);
  CornerPicker& picker() { return *picker_; }
  bool is_reading() const { return !awaited_.isEmpty(); }
  /// What is wrong now, or still to be waited for; empty: nothing.
  QString fault() const;
  /// The picture with its corners; null while something is wrong.
  std::shared_ptr<const BoardPicture> picture() const;

 private:
  void check();

  BackgroundWork& reading_;
  // The file that is being read.
  QString awaited_;
  std::shared_ptr<const BoardPicture> read_;
  QString read_fault_;
  CornerPicker* picker_;
  QLabel* state_;
  QPushButton* ok_;
};

}  // namespace chuhe::desktop
