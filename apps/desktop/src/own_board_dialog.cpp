#include "own_board_dialog.hpp"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImageReader>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QPolygonF>
#include <QPushButton>
#include <QTransform>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include <chuhe/core/square.hpp>

namespace chuhe::desktop {

namespace {

constexpr double handle_radius = 9;

QString picture_filter() {
  QStringList endings;
  for (const QByteArray& format : QImageReader::supportedImageFormats()) {
    endings << "*." + QString::fromLatin1(format);
  }
  return OwnBoardDialog::tr("Pictures") + " (" + endings.join(' ') + ")";
}

}  // namespace

CornerPicker::CornerPicker(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(280, 300);
  setAccessibleName(tr("Corners of the grid"));
}

void CornerPicker::set_image(const QImage& image) {
  image_ = image;
  update();
}

void CornerPicker::set_corners(const GridCorners& corners) {
  corners_ = corners;
  update();
  Q_EMIT corners_changed();
}

// The picture fills the widget as far as its shape allows, with room for handles at the edge.
QRectF CornerPicker::area() const {
  const QRectF room =
      QRectF(rect()).adjusted(handle_radius, handle_radius, -handle_radius, -handle_radius);
  if (image_.isNull()) return room;
  const QSizeF size = QSizeF(image_.size()).scaled(room.size(), Qt::KeepAspectRatio);
  return {room.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

QPointF CornerPicker::place_of(int corner) const {
  const QRectF a = area();
  const QPointF part = corners_[static_cast<std::size_t>(corner)];
  return a.topLeft() + QPointF(part.x() * a.width(), part.y() * a.height());
}

void CornerPicker::move_to(int corner, QPointF part) {
  corners_[static_cast<std::size_t>(corner)] = {std::clamp(part.x(), 0.0, 1.0),
                                                std::clamp(part.y(), 0.0, 1.0)};
  update();
  Q_EMIT corners_changed();
}

void CornerPicker::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  if (!image_.isNull()) painter.drawImage(area(), image_);
  const bool good = is_usable(corners_);
  const QColor color = good ? QColor(0x10, 0x70, 0xe0) : QColor(0xd0, 0x20, 0x20);
  QPolygonF corners;
  for (int i = 0; i < 4; ++i) corners << place_of(i);
  QTransform transform;
  const QPolygonF unit(QList<QPointF>{
      {0, 0}, {file_count - 1, 0}, {file_count - 1, rank_count - 1}, {0, rank_count - 1}});
  // Light below dark, to be seen on any picture.
  for (const QPen& pen : {QPen(QColor(255, 255, 255, 150), 3), QPen(color, 1.2)}) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(corners);
    if (!good || !QTransform::quadToQuad(unit, corners, transform)) continue;
    for (int i = 0; i < file_count; ++i) {
      painter.drawLine(transform.map(QPointF(i, 0)), transform.map(QPointF(i, rank_count - 1)));
    }
    for (int i = 0; i < rank_count; ++i) {
      painter.drawLine(transform.map(QPointF(0, i)), transform.map(QPointF(file_count - 1, i)));
    }
  }
  for (int i = 0; i < 4; ++i) {
    painter.setPen(QPen(Qt::white, 2));
    painter.setBrush(i == chosen_ && hasFocus() ? color.lighter(140) : color);
    painter.drawEllipse(place_of(i), handle_radius - 1, handle_radius - 1);
  }
}

// The nearest handle comes along, wherever the press is; it keeps its distance from the mouse.
void CornerPicker::mousePressEvent(QMouseEvent* event) {
  const auto distance = [&](int i) {
    const QPointF way = place_of(i) - event->position();
    return std::hypot(way.x(), way.y());
  };
  chosen_ = 0;
  for (int i = 1; i < 4; ++i) {
    if (distance(i) < distance(chosen_)) chosen_ = i;
  }
  drags_ = true;
  grip_ = place_of(chosen_) - event->position();
  update();
}

void CornerPicker::mouseMoveEvent(QMouseEvent* event) {
  if (!drags_) return;
  const QRectF a = area();
  const QPointF at = event->position() + grip_ - a.topLeft();
  move_to(chosen_, {at.x() / a.width(), at.y() / a.height()});
}

void CornerPicker::mouseReleaseEvent(QMouseEvent*) { drags_ = false; }

void CornerPicker::keyPressEvent(QKeyEvent* event) {
  const QPointF part = corners_[static_cast<std::size_t>(chosen_)];
  const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 0.01 : 0.001;
  switch (event->key()) {
    case Qt::Key_Left: return move_to(chosen_, part - QPointF(step, 0));
    case Qt::Key_Right: return move_to(chosen_, part + QPointF(step, 0));
    case Qt::Key_Up: return move_to(chosen_, part - QPointF(0, step));
    case Qt::Key_Down: return move_to(chosen_, part + QPointF(0, step));
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
    case Qt::Key_4: chosen_ = event->key() - Qt::Key_1; return update();
    default: QWidget::keyPressEvent(event);
  }
}

// ---- the dialog ---------------------------------------------------------------------------------

OwnBoardDialog::OwnBoardDialog(const QString& path, const GridCorners& corners,
                               BackgroundWork& reading, QWidget* parent)
    : QDialog(parent), reading_(reading), picker_(new CornerPicker), state_(new QLabel) {
  setWindowTitle(tr("A board of one's own"));
  picker_->set_corners(is_usable(corners) ? corners : usual_corners);
  auto* choose = new QPushButton(tr("Choose a picture …"));
  choose->setAutoDefault(false);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  ok_->setText(tr("OK"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  state_->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->addWidget(choose);
  row->addWidget(state_, 1);
  auto* all = new QVBoxLayout(this);
  all->addLayout(row);
  all->addWidget(picker_, 1);
  all->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(picker_, &CornerPicker::corners_changed, this, &OwnBoardDialog::check);
  connect(choose, &QPushButton::clicked, this, [this] {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Choose a picture …"), QString(), picture_filter());
    if (!file.isEmpty()) choose_file(file);
  });
  if (path.isEmpty()) {
    check();
  } else {
    choose_file(path);
  }
}

void OwnBoardDialog::choose_file(const QString& path) {
  awaited_ = path;
  check();
  // The dialog may be gone when the picture comes, or wait for another one.
  reading_.run([path, corners = picker_->corners()] { return read_board_picture(path, corners); },
               [this, path, here = QPointer<OwnBoardDialog>(this)](const auto& read) {
                 if (!here || awaited_ != path) return;
                 awaited_.clear();
                 read_ = read ? *read : nullptr;
                 read_fault_ = read ? QString() : read.error();
                 picker_->set_image(read_ ? read_->image : QImage());
                 check();
               });
}

QString OwnBoardDialog::fault() const {
  if (is_reading()) return tr("Reading %1 …").arg(QFileInfo(awaited_).fileName());
  if (!read_fault_.isEmpty()) return read_fault_;
  if (!read_) return tr("Choose a picture of a board, drawn or photographed.");
  if (!is_usable(picker_->corners())) {
    return tr("These corners make no board: they must not cross or lie in one line.");
  }
  return {};
}

std::shared_ptr<const BoardPicture> OwnBoardDialog::picture() const {
  if (!fault().isEmpty()) return nullptr;
  auto picture = std::make_shared<BoardPicture>(*read_);
  picture->corners = picker_->corners();
  return picture;
}

void OwnBoardDialog::check() {
  const QString wrong = fault();
  ok_->setEnabled(wrong.isEmpty());
  state_->setText(wrong.isEmpty() ? tr("Drag the four handles to the corner points of the grid.")
                                  : wrong);
}

}  // namespace chuhe::desktop
