#include "board_widget.hpp"

#include <QAccessible>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace chuhe::desktop {

namespace {

constexpr int longest_animation = 500;
constexpr int frame_interval = 16;
constexpr int message_time = 6000;

// Slow, fast, slow.
double eased(double t) { return t * t * (3 - 2 * t); }

}  // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(false);
  setAttribute(Qt::WA_OpaquePaintEvent, false);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  flight_timer_.setTimerType(Qt::PreciseTimer);
  flight_timer_.setInterval(frame_interval);
  connect(&flight_timer_, &QTimer::timeout, this, &BoardWidget::advance_flights);
  message_timer_.setSingleShot(true);
  connect(&message_timer_, &QTimer::timeout, this, &BoardWidget::clear_message);
}

BoardWidget::~BoardWidget() = default;

BoardGeometry BoardWidget::geometry_now() const {
  return {QRectF(rect()), scene_.orientation, look_.labels != EdgeLabels::none};
}

void BoardWidget::set_position(const Pieces& pieces, std::optional<Move> last_move, Change change) {
  const Pieces before = std::exchange(scene_.pieces, pieces);
  flights_.clear();
  const bool was_dropped = dropped_ && last_move == dropped_;
  dropped_.reset();
  if (change == Change::animated && animation_time_ > 0 && !was_dropped && before != pieces &&
      isVisible()) {
    start_flights(before, last_move);
  }
  scene_.last_move = last_move;
  scene_.selected.reset();
  scene_.hints = {};
  scene_.target.reset();
  held_.reset();
  stroke_.reset();
  if (before != pieces) scene_.drawing = {};
  update_flying();
  update();
}

// Pairs what has gone with what has come. A move and its taking back are such pairs, and so is what
// a step over several moves has changed when it is little.
void BoardWidget::start_flights(const Pieces& before, std::optional<Move> last_move) {
  struct Difference {
    Square square;
    Piece piece;
  };
  std::vector<Difference> gone;
  std::vector<Difference> come;
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const auto& old_piece = before[square];
    const auto& new_piece = scene_.pieces[square];
    if (old_piece == new_piece) continue;
    if (old_piece) gone.push_back({square, *old_piece});
    if (new_piece) come.push_back({square, *new_piece});
  }
  constexpr std::size_t most = 3;
  if (come.size() > most || gone.size() > most + 1) return;
  for (const Difference& arrival : come) {
    auto source = std::ranges::find_if(gone, [&](const Difference& departure) {
      return departure.piece == arrival.piece && last_move && last_move->from() == departure.square;
    });
    if (source == gone.end()) {
      source = std::ranges::find_if(
          gone, [&](const Difference& departure) { return departure.piece == arrival.piece; });
    }
    if (source == gone.end()) continue;
    flights_.push_back({arrival.piece, source->square, arrival.square});
    gone.erase(source);
  }
  if (flights_.empty()) return;
  flight_clock_.start();
  flight_timer_.start();
}

void BoardWidget::advance_flights() {
  if (flight_clock_.elapsed() >= animation_time_) flights_.clear();
  update_flying();
}

// What flies, by the flights and by the mouse; only what has changed is painted again.
void BoardWidget::update_flying() {
  const BoardGeometry geometry = geometry_now();
  QRectF dirty;
  for (const FlyingPiece& flying : scene_.flying) dirty |= geometry.cell(flying.center);
  for (const Square square : scene_.hidden) dirty |= geometry.cell(square);
  scene_.flying.clear();
  scene_.hidden = {};
  if (flights_.empty()) flight_timer_.stop();
  const double t = flights_.empty()
                       ? 1
                       : eased(std::clamp(static_cast<double>(flight_clock_.elapsed()) /
                                              std::max(1, animation_time_),
                                          0.0, 1.0));
  for (const Flight& flight : flights_) {
    const QPointF from = geometry.center(flight.from);
    const QPointF to = geometry.center(flight.to);
    scene_.flying.push_back({flight.piece, from + (to - from) * t});
    scene_.hidden.add(flight.to);
  }
  if (held_ && held_->is_dragged && scene_.pieces[held_->from]) {
    scene_.flying.push_back({*scene_.pieces[held_->from], held_->at, true});
    scene_.hidden.add(held_->from);
  }
  for (const FlyingPiece& flying : scene_.flying) dirty |= geometry.cell(flying.center);
  for (const Square square : scene_.hidden) dirty |= geometry.cell(square);
  if (!dirty.isEmpty()) update(dirty.toAlignedRect());
}

void BoardWidget::set_moves(std::vector<Move> moves) {
  moves_ = std::move(moves);
  if (scene_.selected) select(scene_.selected);
}

void BoardWidget::set_check(std::optional<Square> king) {
  if (scene_.check == king) return;
  scene_.check = king;
  update();
}

void BoardWidget::set_arrows(std::vector<Arrow> arrows) {
  if (scene_.arrows == arrows) return;
  scene_.arrows = std::move(arrows);
  update();
}

void BoardWidget::set_drawing(Drawing drawing) {
  if (scene_.drawing == drawing) return;
  scene_.drawing = std::move(drawing);
  stroke_.reset();
  update();
}

// Shows what would be drawn by letting go here.
void BoardWidget::draw_stroke() {
  Drawing drawing = stroke_->before;
  if (stroke_->from != stroke_->to) {
    const Move arrow(stroke_->from, stroke_->to);
    if (std::erase(drawing.arrows, arrow) == 0) drawing.arrows.push_back(arrow);
  } else if (!stroke_->deselects) {
    if (drawing.points.contains(stroke_->from)) {
      drawing.points.remove(stroke_->from);
    } else {
      drawing.points.add(stroke_->from);
    }
  }
  if (drawing == scene_.drawing) return;
  scene_.drawing = std::move(drawing);
  update();
}

void BoardWidget::finish_stroke() {
  const Stroke stroke = *std::exchange(stroke_, std::nullopt);
  if (stroke.before != scene_.drawing) Q_EMIT drawing_changed();
}

void BoardWidget::set_orientation(Orientation orientation) {
  if (scene_.orientation == orientation) return;
  scene_.orientation = orientation;
  flights_.clear();
  held_.reset();
  update_flying();
  update();
}

void BoardWidget::set_look(const BoardLook& look) {
  look_ = look;
  cache_.clear();
  update();
}

void BoardWidget::set_mode(BoardMode mode) {
  mode_ = mode;
  select(std::nullopt);
}

void BoardWidget::set_animation_time(int milliseconds) {
  animation_time_ = std::clamp(milliseconds, 0, longest_animation);
}

void BoardWidget::set_shows_hints(bool shows) {
  shows_hints_ = shows;
  select(scene_.selected);
}

void BoardWidget::show_message(const QString& text, Bitboard squares) {
  message_ = text;
  scene_.marked = squares;
  message_timer_.start(message_time);
  announce(text);
  update();
}

void BoardWidget::mark(Bitboard squares) {
  scene_.marked = squares;
  update();
}

void BoardWidget::clear_message() {
  if (message_.isEmpty()) return;
  message_.clear();
  scene_.marked = {};
  message_timer_.stop();
  update();
}

void BoardWidget::set_describer(std::function<QString(Square)> describer) {
  describer_ = std::move(describer);
}

QString BoardWidget::description_of(Square square) const {
  return describer_ ? describer_(square) : QString::fromStdString(to_string(square));
}

void BoardWidget::announce(const QString& text) {
  setAccessibleDescription(text);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
  QAccessibleEvent alert(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

bool BoardWidget::has_move(Move move) const {
  return std::ranges::find(moves_, move) != moves_.end();
}

bool BoardWidget::can_pick(Square square) const {
  if (!scene_.pieces[square]) return false;
  if (mode_ == BoardMode::edit || movable_.contains(square)) return true;
  return std::ranges::any_of(moves_, [&](Move move) { return move.from() == square; });
}

void BoardWidget::select(std::optional<Square> square) {
  scene_.selected = square;
  scene_.hints = {};
  if (square && shows_hints_) {
    for (const Move move : moves_) {
      if (move.from() == *square) scene_.hints.add(move.to());
    }
  }
  update();
}

void BoardWidget::try_move(Square from, Square to, Change change) {
  const Move move(from, to);
  if (!has_move(move)) {
    Q_EMIT move_refused(move);
    return;
  }
  select(std::nullopt);
  if (change == Change::at_once) dropped_ = move;
  Q_EMIT move_made(move);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
  clear_message();
  set_cursor(std::nullopt);
  const auto square = geometry_now().square_at(event->position());
  if (!square) {
    select(std::nullopt);
    return;
  }
  if (mode_ == BoardMode::edit) {
    if (event->button() == Qt::LeftButton && can_pick(*square)) {
      held_ = Held{*square, event->position(), event->position()};
    } else {
      Q_EMIT square_pressed(*square, event->button());
    }
    return;
  }
  if (event->button() == Qt::RightButton) {
    if (held_) return;
    stroke_ = Stroke{*square, *square, scene_.drawing, scene_.selected.has_value()};
    select(std::nullopt);
    draw_stroke();
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  const bool completes = scene_.selected && *scene_.selected != *square &&
                         (has_move(Move(*scene_.selected, *square)) || !can_pick(*square));
  if (completes) {
    try_move(*scene_.selected, *square, Change::animated);
    return;
  }
  if (!can_pick(*square)) {
    select(std::nullopt);
    if (scene_.pieces[*square]) Q_EMIT pick_refused(*square);
    return;
  }
  held_ = Held{*square, event->position(), event->position(), false, scene_.selected == square};
  select(square);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
  if (stroke_) {
    // Beside the board nothing new is drawn.
    const auto square = geometry_now().square_at(event->position());
    if (square && *square != stroke_->to) {
      stroke_->to = *square;
      draw_stroke();
    }
    return;
  }
  if (!held_) return;
  held_->at = event->position();
  const QPointF way = held_->at - held_->start;
  const BoardGeometry geometry = geometry_now();
  // A hand that shakes does not drag.
  const double least = std::max(4.0, geometry.step() * 0.12);
  if (!held_->is_dragged && (dragging_ || mode_ == BoardMode::edit) &&
      std::hypot(way.x(), way.y()) > least) {
    held_->is_dragged = true;
    setCursor(Qt::ClosedHandCursor);
  }
  if (!held_->is_dragged) return;
  const auto target = geometry.square_at(held_->at);
  const bool is_allowed =
      target && (mode_ == BoardMode::edit || has_move(Move(held_->from, *target)));
  const auto shown = is_allowed ? target : std::nullopt;
  if (shown != scene_.target) {
    if (scene_.target) update_square(*scene_.target);
    scene_.target = shown;
    if (shown) update_square(*shown);
  }
  update_flying();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && held_) release_held(event->position());
  if (event->button() == Qt::RightButton && stroke_) finish_stroke();
}

// Put down on the nearest point, or back where it came from: a piece never floats.
void BoardWidget::release_held(QPointF at) {
  const Held held = *held_;
  held_.reset();
  scene_.target.reset();
  unsetCursor();
  update_flying();
  update();
  const auto square = geometry_now().square_at(at);
  if (mode_ == BoardMode::edit) {
    if (!held.is_dragged) {
      Q_EMIT square_pressed(held.from, Qt::LeftButton);
    } else if (!square) {
      Q_EMIT piece_thrown_away(held.from);
    } else if (*square != held.from) {
      Q_EMIT piece_moved(held.from, *square);
    }
    return;
  }
  if (!held.is_dragged) {
    if (held.was_selected) select(std::nullopt);
    return;
  }
  if (!square || *square == held.from) {
    select(std::nullopt);
    return;
  }
  try_move(held.from, *square, Change::at_once);
  if (!has_move(Move(held.from, *square))) select(std::nullopt);
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
  constexpr int notch = 120;
  wheel_ += event->angleDelta().y();
  const int steps = wheel_ / notch;
  wheel_ -= steps * notch;
  if (steps != 0) Q_EMIT stepped(-steps);
  event->accept();
}

void BoardWidget::activate(Square square) {
  clear_message();
  if (mode_ == BoardMode::edit) {
    Q_EMIT square_pressed(square, Qt::LeftButton);
    return;
  }
  if (scene_.selected == square) {
    select(std::nullopt);
  } else if (scene_.selected && (has_move(Move(*scene_.selected, square)) || !can_pick(square))) {
    try_move(*scene_.selected, square, Change::animated);
  } else if (can_pick(square)) {
    select(square);
    announce(tr("%1 picked up").arg(description_of(square)));
  } else if (scene_.pieces[square]) {
    Q_EMIT pick_refused(square);
  }
}

void BoardWidget::set_cursor(std::optional<Square> square) {
  if (scene_.cursor == square) return;
  scene_.cursor = square;
  update();
  if (!square) return;
  QAccessibleEvent focus(this, QAccessible::Focus);
  focus.setChild(index(*square));
  QAccessible::updateAccessibility(&focus);
}

void BoardWidget::step_cursor(int right, int up) {
  const int sign = scene_.orientation == Orientation::red_below ? 1 : -1;
  const Square at = scene_.cursor.value_or(Square::e0);
  const int file = std::clamp(file_of(at) + sign * right, 0, file_count - 1);
  const int rank = std::clamp(rank_of(at) + sign * up, 0, rank_count - 1);
  set_cursor(make_square(file, rank));
}

bool BoardWidget::event(QEvent* event) {
  // While there is a cursor the arrows move it; else they leaf through the game.
  if (event->type() == QEvent::ShortcutOverride && scene_.cursor) {
    switch (static_cast<QKeyEvent*>(event)->key()) {
      case Qt::Key_Left:
      case Qt::Key_Right:
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_Space:
      case Qt::Key_Return:
      case Qt::Key_Escape: event->accept(); return true;
      default: break;
    }
  }
  return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return step_cursor(-1, 0);
    case Qt::Key_Right: return step_cursor(1, 0);
    case Qt::Key_Up: return step_cursor(0, 1);
    case Qt::Key_Down: return step_cursor(0, -1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!scene_.cursor) {
        step_cursor(0, 0);
      } else {
        activate(*scene_.cursor);
      }
      return;
    case Qt::Key_Escape:
      if (scene_.selected) {
        select(std::nullopt);
      } else {
        set_cursor(std::nullopt);
      }
      clear_message();
      return;
    default: QWidget::keyPressEvent(event);
  }
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
    if (!scene_.cursor) step_cursor(0, 0);
  }
  QWidget::focusInEvent(event);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
    set_cursor(std::nullopt);
  }
  QWidget::focusOutEvent(event);
}

void BoardWidget::leaveEvent(QEvent* event) {
  if (!held_) unsetCursor();
  QWidget::leaveEvent(event);
}

void BoardWidget::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  cache_.paint(painter, geometry_now(), scene_, look_, QRectF(event->rect()), devicePixelRatioF());
  if (!message_.isEmpty()) paint_message(painter);
}

void BoardWidget::paint_message(QPainter& painter) {
  const BoardGeometry geometry = geometry_now();
  QFont font = this->font();
  font.setPixelSize(std::max(12, static_cast<int>(geometry.step() * 0.26)));
  painter.setFont(font);
  const QRectF widest = geometry.frame().adjusted(geometry.step(), 0, -geometry.step(), 0);
  const double padding = geometry.step() * 0.22;
  const QRectF text =
      QFontMetricsF(font).boundingRect(QRectF(0, 0, widest.width() - 2 * padding, widest.height()),
                                       Qt::AlignCenter | Qt::TextWordWrap, message_);
  QRectF box(0, 0, text.width() + 2 * padding, text.height() + 1.4 * padding);
  box.moveCenter(geometry.frame().center());
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 20, 24, 225));
  painter.drawRoundedRect(box, padding * 0.6, padding * 0.6);
  painter.setPen(Qt::white);
  painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, message_);
}

}  // namespace chuhe::desktop
