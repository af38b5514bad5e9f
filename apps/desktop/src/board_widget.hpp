// The board on the screen: shows a scene, takes mouse, keys and touch, and knows no rules.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "board_look.hpp"
#include "board_painter.hpp"
#include "board_scene.hpp"

namespace chuhe::desktop {

/// Whether a change of the position is shown as a movement.
enum class Change : std::uint8_t { animated, at_once };

/// What a press of the mouse means.
enum class BoardMode : std::uint8_t {
  play,  ///< Pieces are picked up and put down again: `move_made`, `move_refused`.
  edit,  ///< Anything goes: `square_pressed`, `piece_moved`, `piece_thrown_away`.
};

/// A board. Which moves there are it is told; which one was made it tells.
class BoardWidget : public QWidget {
  Q_OBJECT

 public:
  explicit BoardWidget(QWidget* parent = nullptr);
  ~BoardWidget() override;

  /// Shows other pieces. `last_move` is marked, and tells what moved when that is to be seen.
  void set_position(const Pieces& pieces, std::optional<Move> last_move, Change change);
  const Pieces& pieces() const { return scene_.pieces; }
  /// The moves that can be made; empty: none.
  void set_moves(std::vector<Move> moves);
  const std::vector<Move>& moves() const { return moves_; }
  /// The pieces that may be picked up although they cannot move, for the refusal to tell why.
  void set_movable(Bitboard squares) { movable_ = squares; }
  void set_check(std::optional<Square> king);
  void set_arrows(std::vector<Arrow> arrows);
  const std::vector<Arrow>& arrows() const { return scene_.arrows; }

  /// What has been drawn: with the right button, a stroke from point to point is an arrow, a press
  /// a ring, and the same once more takes it away. Gone with the position, unless it is set again.
  void set_drawing(Drawing drawing);
  const Drawing& drawing() const { return scene_.drawing; }

  void set_orientation(Orientation orientation);
  Orientation orientation() const { return scene_.orientation; }
  void set_look(const BoardLook& look);
  const BoardLook& look() const { return look_; }
  void set_mode(BoardMode mode);
  /// How long a move is on its way, from 0 (at once) to 500 milliseconds.
  void set_animation_time(int milliseconds);
  int animation_time() const { return animation_time_; }
  void set_shows_hints(bool shows);
  /// Whether pieces may be dragged, clicked from point to point, or both.
  void set_dragging(bool on) { dragging_ = on; }

  /// Shows a text over the board until the next press or for a few seconds, and marks points.
  void show_message(const QString& text, Bitboard squares = {});
  /// Marks points without a text, for as long as nothing else is marked.
  void mark(Bitboard squares);
  QString message() const { return message_; }
  void clear_message();

  /// What a screen reader calls a point with what stands there.
  void set_describer(std::function<QString(Square)> describer);
  QString description_of(Square square) const;
  /// Says something to a screen reader.
  void announce(const QString& text);

  BoardGeometry geometry_now() const;
  const BoardScene& scene() const { return scene_; }
  std::optional<Square> selected() const { return scene_.selected; }
  std::optional<Square> cursor() const { return scene_.cursor; }
  void set_cursor(std::optional<Square> square);
  bool is_animating() const { return !flights_.empty(); }
  /// What a press and release on a point do, for keys and screen readers.
  void activate(Square square);

  QSize sizeHint() const override { return {560, 620}; }
  QSize minimumSizeHint() const override { return {180, 200}; }

 Q_SIGNALS:
  void move_made(chuhe::Move move);
  void move_refused(chuhe::Move move);
  /// Somebody wanted to pick up what cannot be picked up.
  void pick_refused(chuhe::Square square);
  void square_pressed(chuhe::Square square, Qt::MouseButton button);
  void piece_moved(chuhe::Square from, chuhe::Square to);
  void piece_thrown_away(chuhe::Square from);
  /// Somebody has drawn an arrow or a ring, or taken one away.
  void drawing_changed();
  /// The wheel was turned: forward is towards the end of the game.
  void stepped(int steps);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  struct Flight {
    Piece piece;
    Square from{};
    Square to{};
  };
  struct Held {
    Square from{};
    QPointF start;
    QPointF at;
    bool is_dragged = false;
    bool was_selected = false;
  };

  // An arrow that is being drawn; from a point to itself: a ring.
  struct Stroke {
    Square from{};
    Square to{};
    // What was drawn before.
    Drawing before;
    // A mere press only put the piece down that was picked up.
    bool deselects = false;
  };

  void draw_stroke();
  void finish_stroke();
  bool has_move(Move move) const;
  bool can_pick(Square square) const;
  void select(std::optional<Square> square);
  void try_move(Square from, Square to, Change change);
  void release_held(QPointF at);
  void start_flights(const Pieces& before, std::optional<Move> last_move);
  void advance_flights();
  void update_flying();
  void update_square(Square square) { update(geometry_now().cell(square).toAlignedRect()); }
  void paint_message(QPainter& painter);
  void step_cursor(int right, int up);

  BoardScene scene_;
  BoardLook look_;
  BoardCache cache_;
  BoardMode mode_ = BoardMode::play;
  std::vector<Move> moves_;
  Bitboard movable_;
  std::optional<Held> held_;
  std::optional<Stroke> stroke_;
  std::vector<Flight> flights_;
  QElapsedTimer flight_clock_;
  QTimer flight_timer_;
  int animation_time_ = 180;
  bool shows_hints_ = true;
  bool dragging_ = true;
  /// The move that was made by dragging is not shown again as a movement.
  std::optional<Move> dropped_;
  QString message_;
  QTimer message_timer_;
  int wheel_ = 0;
  std::function<QString(Square)> describer_;
};

/// Lets Qt know how to describe boards to screen readers; once for a program.
void install_board_accessibility();

}  // namespace chuhe::desktop
