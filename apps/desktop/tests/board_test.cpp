// The board: where points lie, what mouse and keys do, what it looks like.
#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <cmath>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "board_widget.hpp"
#include "suites.hpp"

Q_DECLARE_METATYPE(chuhe::Move)
Q_DECLARE_METATYPE(chuhe::Square)

namespace chuhe::desktop::tests {

namespace {

Pieces pieces_of(const Position& position) { return position.diagram().board; }

std::vector<Move> moves_of(const Position& position) {
  const MoveList list = legal_moves(position);
  return {list.begin(), list.end()};
}

Move move(const char* text) { return parse_coordinates(text).value(); }

// How much two pictures differ: the share of pixels of which a channel differs by more than a
// tolerance that smoothing stays below.
double difference(const QImage& one, const QImage& other) {
  if (one.size() != other.size()) return 1;
  const QImage a = one.convertToFormat(QImage::Format_RGB32);
  const QImage b = other.convertToFormat(QImage::Format_RGB32);
  constexpr int tolerance = 40;
  std::int64_t count = 0;
  for (int y = 0; y < a.height(); ++y) {
    const auto* p = reinterpret_cast<const QRgb*>(a.constScanLine(y));
    const auto* q = reinterpret_cast<const QRgb*>(b.constScanLine(y));
    for (int x = 0; x < a.width(); ++x) {
      if (std::abs(qRed(p[x]) - qRed(q[x])) > tolerance ||
          std::abs(qGreen(p[x]) - qGreen(q[x])) > tolerance ||
          std::abs(qBlue(p[x]) - qBlue(q[x])) > tolerance) {
        ++count;
      }
    }
  }
  return static_cast<double>(count) / (static_cast<double>(a.width()) * a.height());
}

// The board as the widget draws it, by way of the cache, at a pixel ratio.
QImage drawn(const BoardScene& scene, const BoardLook& look, QSize size, double ratio) {
  QImage image(size * ratio, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(QColor(40, 40, 40));
  QPainter painter(&image);
  BoardCache cache;
  const BoardGeometry geometry(QRectF(QPointF(), QSizeF(size)), scene.orientation,
                               look.labels != EdgeLabels::none);
  cache.paint(painter, geometry, scene, look, QRectF(QPointF(), QSizeF(size)), ratio);
  return image;
}

BoardScene busy_scene() {
  const Position position =
      position_from_fen("r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w");
  BoardScene scene;
  scene.pieces = pieces_of(position);
  scene.last_move = move("b9c7");
  scene.selected = Square::e2;
  scene.hints.add(Square::e3);
  scene.hints.add(Square::e6);
  scene.arrows = {{move("h0i2"), QColor(30, 120, 220), 0}};
  scene.check = Square::e9;
  return scene;
}

}  // namespace

class BoardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    qRegisterMetaType<chuhe::Move>("chuhe::Move");
    qRegisterMetaType<chuhe::Square>("chuhe::Square");
  }

  void init() {
    board_ = std::make_unique<BoardWidget>();
    board_->resize(560, 620);
    board_->set_animation_time(0);
    board_->show();
    QVERIFY(QTest::qWaitForWindowExposed(board_.get()));
    show_opening();
  }
  void cleanup() { board_.reset(); }

  // The board is turned, never mirrored: at both orientations and every size each point is found
  // again where it is drawn, and a is at Red's left hand.
  void points_are_found_where_they_are_drawn() {
    for (const QSizeF size : {QSizeF(180, 200), QSizeF(560, 620), QSizeF(1501, 977)}) {
      for (const auto orientation : {Orientation::red_below, Orientation::black_below}) {
        for (const bool labels : {false, true}) {
          const BoardGeometry geometry(QRectF({}, size), orientation, labels);
          for (int i = 0; i < square_count; ++i) {
            const QPointF at = geometry.center(square_at(i));
            QVERIFY(geometry.frame().contains(at));
            const double slip = geometry.step() * 0.45;
            for (const QPointF off : {QPointF(), QPointF(slip, -slip), QPointF(-slip, slip)}) {
              QCOMPARE(geometry.square_at(at + off), std::optional(square_at(i)));
            }
          }
          const bool red_below = orientation == Orientation::red_below;
          QCOMPARE(geometry.center(Square::a0).x() < geometry.center(Square::i0).x(), red_below);
          QCOMPARE(geometry.center(Square::a0).y() > geometry.center(Square::a9).y(), red_below);
        }
      }
    }
  }

  void a_move_is_made_by_two_clicks_at_both_orientations() {
    for (const auto orientation : {Orientation::red_below, Orientation::black_below}) {
      board_->set_orientation(orientation);
      QSignalSpy made(board_.get(), &BoardWidget::move_made);
      click(Square::h2);
      QCOMPARE(board_->selected(), std::optional(Square::h2));
      QCOMPARE(board_->scene().hints.size(), 12);
      click(Square::e2);
      QCOMPARE(made.size(), 1);
      QCOMPARE(made[0][0].value<Move>(), move("h2e2"));
      QVERIFY(!board_->selected());
    }
  }

  void a_dragged_piece_snaps_to_the_nearest_point() {
    QSignalSpy made(board_.get(), &BoardWidget::move_made);
    const QPointF slip(board_->geometry_now().step() * 0.3, board_->geometry_now().step() * 0.3);
    drag(Square::h2, place(Square::e2) + slip.toPoint());
    QCOMPARE(made.size(), 1);
    QCOMPARE(made[0][0].value<Move>(), move("h2e2"));
    QVERIFY(board_->scene().flying.empty());
    QVERIFY(board_->scene().hidden.empty());
  }

  void a_piece_dropped_beside_the_board_comes_back() {
    QSignalSpy made(board_.get(), &BoardWidget::move_made);
    QSignalSpy refused(board_.get(), &BoardWidget::move_refused);
    drag(Square::h2, QPoint(2, 2));
    QCOMPARE(made.size() + refused.size(), 0);
    QVERIFY(board_->scene().flying.empty());
    QVERIFY(!board_->selected());
  }

  void what_is_not_legal_is_refused_by_its_name() {
    QSignalSpy refused(board_.get(), &BoardWidget::move_refused);
    drag(Square::b0, place(Square::b1));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].value<Move>(), move("b0b1"));
    QSignalSpy unpicked(board_.get(), &BoardWidget::pick_refused);
    click(Square::e9);
    QCOMPARE(unpicked.size(), 1);
    QCOMPARE(unpicked[0][0].value<Square>(), Square::e9);
  }

  void another_own_piece_is_picked_instead() {
    QSignalSpy refused(board_.get(), &BoardWidget::move_refused);
    click(Square::h2);
    click(Square::b2);
    QCOMPARE(board_->selected(), std::optional(Square::b2));
    click(Square::b2);
    QVERIFY(!board_->selected());
    QCOMPARE(refused.size(), 0);
  }

  // A stroke of the right button is an arrow, a press a ring; the same again takes them away.
  void the_right_button_draws_arrows_and_rings() {
    QSignalSpy drawn(board_.get(), &BoardWidget::drawing_changed);
    QSignalSpy made(board_.get(), &BoardWidget::move_made);
    for (const auto orientation : {Orientation::red_below, Orientation::black_below}) {
      board_->set_orientation(orientation);
      board_->set_drawing({});
      drawn.clear();
      draw(Square::h2, Square::e2);
      draw(Square::h2, Square::h9);
      QCOMPARE(board_->drawing().arrows, (std::vector{move("h2e2"), move("h2h9")}));
      draw(Square::d4, Square::d4);
      QCOMPARE(board_->drawing().points, Bitboard(Square::d4));
      draw(Square::h2, Square::e2);
      QCOMPARE(board_->drawing().arrows, std::vector{move("h2h9")});
      draw(Square::d4, Square::d4);
      QVERIFY(board_->drawing().points.empty());
      QCOMPARE(drawn.size(), 5);
    }
    // It is seen, and seen where it is.
    const auto seen = [this](Square square) {
      return board_->grab().toImage().pixel(place(square));
    };
    const QRgb before = seen(Square::f4);
    draw(Square::e4, Square::g4);
    QVERIFY(seen(Square::f4) != before);
    // A press that puts a piece down draws nothing, and no stroke moves one.
    board_->set_orientation(Orientation::red_below);
    click(Square::h2);
    QVERIFY(board_->selected());
    const Drawing kept = board_->drawing();
    draw(Square::d4, Square::d4);
    QVERIFY(!board_->selected());
    QVERIFY(board_->drawing() == kept);
    QCOMPARE(made.size(), 0);
    // Another position has its own.
    board_->set_position(pieces_of(Position().after(move("h2e2"))), move("h2e2"), Change::at_once);
    QVERIFY(board_->drawing().empty());
  }

  void keys_move_a_cursor_as_it_is_seen() {
    board_->setFocus();
    QSignalSpy made(board_.get(), &BoardWidget::move_made);
    QTest::keyClick(board_.get(), Qt::Key_Return);
    QCOMPARE(board_->cursor(), std::optional(Square::e0));
    for (int i = 0; i < 3; ++i) QTest::keyClick(board_.get(), Qt::Key_Right);
    for (int i = 0; i < 2; ++i) QTest::keyClick(board_.get(), Qt::Key_Up);
    QCOMPARE(board_->cursor(), std::optional(Square::h2));
    QTest::keyClick(board_.get(), Qt::Key_Return);
    for (int i = 0; i < 3; ++i) QTest::keyClick(board_.get(), Qt::Key_Left);
    QTest::keyClick(board_.get(), Qt::Key_Space);
    QCOMPARE(made.size(), 1);
    QCOMPARE(made[0][0].value<Move>(), move("h2e2"));
    board_->set_orientation(Orientation::black_below);
    board_->set_cursor(Square::e4);
    QTest::keyClick(board_.get(), Qt::Key_Right);
    QCOMPARE(board_->cursor(), std::optional(Square::d4));
    QTest::keyClick(board_.get(), Qt::Key_Escape);
    QVERIFY(!board_->cursor());
  }

  void a_move_flies_and_arrives() {
    board_->set_animation_time(60);
    Position position;
    board_->set_position(pieces_of(position.after(move("h2e2"))), move("h2e2"), Change::animated);
    QVERIFY(board_->is_animating());
    QCOMPARE(board_->scene().flying.size(), std::size_t{1});
    QTRY_VERIFY(!board_->is_animating());
    QVERIFY(board_->scene().hidden.empty());
    // Taken back, it flies the other way.
    board_->set_position(pieces_of(position), std::nullopt, Change::animated);
    QVERIFY(board_->is_animating());
    QTRY_VERIFY(!board_->is_animating());
  }

  void the_wheel_steps() {
    QSignalSpy stepped(board_.get(), &BoardWidget::stepped);
    const QPointF at(100, 100);
    QWheelEvent down(at, board_->mapToGlobal(at), {}, {0, -240}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(board_.get(), &down);
    QCOMPARE(stepped.size(), 1);
    QCOMPARE(stepped[0][0].toInt(), 2);
  }

  void an_editor_moves_and_throws_away() {
    board_->set_mode(BoardMode::edit);
    QSignalSpy moved(board_.get(), &BoardWidget::piece_moved);
    QSignalSpy thrown(board_.get(), &BoardWidget::piece_thrown_away);
    QSignalSpy pressed(board_.get(), &BoardWidget::square_pressed);
    drag(Square::e9, place(Square::a4));
    QCOMPARE(moved.size(), 1);
    drag(Square::e0, QPoint(1, 1));
    QCOMPARE(thrown.size(), 1);
    click(Square::e5);
    QCOMPARE(pressed.size(), 1);
  }

  void ninety_points_have_names_and_can_be_pressed() {
    board_->set_describer(
        [](Square square) { return QString::fromStdString("point " + chuhe::to_string(square)); });
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(board_.get());
    QVERIFY(interface != nullptr);
    QCOMPARE(interface->childCount(), 90);
    QAccessibleInterface* point = interface->child(index(Square::h2));
    QCOMPARE(point->text(QAccessible::Name), QString("point h2"));
    QCOMPARE(interface->childAt(point->rect().center().x(), point->rect().center().y()), point);
    QCOMPARE(interface->indexOfChild(point), index(Square::h2));
    QSignalSpy made(board_.get(), &BoardWidget::move_made);
    for (const Square square : {Square::h2, Square::e2}) {
      auto* actions = static_cast<QAccessibleActionInterface*>(
          interface->child(index(square))->interface_cast(QAccessible::ActionInterface));
      actions->doAction(QAccessibleActionInterface::pressAction());
    }
    QCOMPARE(made.size(), 1);
  }

  void every_character_has_its_outline() {
    for (const auto style : {GlyphStyle::kai, GlyphStyle::song}) {
      for (const auto set : {PieceSet::traditional, PieceSet::simplified}) {
        for (const Color color : all_colors) {
          for (const Role role : all_roles) {
            QVERIFY(!glyph(style, piece_character(set, {color, role})).isEmpty());
          }
        }
      }
      for (const QChar character : QString("楚河漢界汉一二三四五六七八九0123456789abcdefghi")) {
        QVERIFY2(!glyph(style, character.unicode()).isEmpty(), qPrintable(QString(character)));
      }
    }
    for (const Role role : all_roles) QVERIFY(!piece_icon(role).isEmpty());
  }

  void it_looks_as_it_did_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("ratio");
    for (const char* name : {"maple", "night_flipped", "paper_international", "jade_simplified"}) {
      for (const double ratio : {1.0, 2.0}) {
        QTest::addRow("%s at %gx", name, ratio) << QString(name) << ratio;
      }
    }
  }
  void it_looks_as_it_did() {
    QFETCH(QString, name);
    QFETCH(double, ratio);
    BoardScene scene = busy_scene();
    const BoardLook look = look_named(name, scene);
    const QImage now = drawn(scene, look, QSize(216, 243), ratio);
    const QString path = QString(CHUHE_TEST_DATA_DIR "/board_%1_%2x.png").arg(name).arg(ratio);
    if (qEnvironmentVariableIsSet("CHUHE_WRITE_GOLDEN")) QVERIFY(now.save(path));
    const QImage golden(path);
    QVERIFY2(!golden.isNull(), qPrintable(path));
    constexpr double most = 0.004;
    const double found = difference(now, golden);
    if (found > most) now.save(QDir::temp().filePath(QFileInfo(path).fileName()));
    QVERIFY2(found <= most, qPrintable(QString("%1 of all pixels differ").arg(found)));
    // And what the tolerance is for: a piece on the wrong point is seen.
    scene.pieces[Square::a4] = scene.pieces[Square::a3];
    scene.pieces[Square::a3].reset();
    QVERIFY(difference(drawn(scene, look, QSize(216, 243), ratio), golden) > 2 * most);
  }

  // Shapes for print and files show what the screen shows.
  void shapes_and_cache_show_the_same() {
    const BoardScene scene = busy_scene();
    const QSize size(432, 480);
    QImage shapes(size, QImage::Format_RGB32);
    shapes.fill(QColor(40, 40, 40));
    QPainter painter(&shapes);
    paint_board(painter, BoardGeometry(QRectF(QPointF(), QSizeF(size)), scene.orientation, true),
                scene, BoardLook{});
    // Pieces of the cache lie on whole pixels; from a little further away there is no difference.
    const auto from_afar = [](const QImage& image) {
      return image.scaled(image.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const double found =
        difference(from_afar(shapes), from_afar(drawn(scene, BoardLook{}, size, 1)));
    QVERIFY2(found < 0.01, qPrintable(QString::number(found)));
  }

 private:
  void show_opening() {
    const Position position;
    board_->set_position(pieces_of(position), std::nullopt, Change::at_once);
    board_->set_moves(moves_of(position));
    board_->set_movable(position.pieces(Color::red));
  }
  QPoint place(Square square) const { return board_->geometry_now().center(square).toPoint(); }
  void click(Square square) { QTest::mouseClick(board_.get(), Qt::LeftButton, {}, place(square)); }
  void draw(Square from, Square to) {
    QTest::mousePress(board_.get(), Qt::RightButton, {}, place(from));
    if (from != to) QTest::mouseMove(board_.get(), place(to));
    QTest::mouseRelease(board_.get(), Qt::RightButton, {}, place(to));
  }
  void drag(Square from, QPoint to) {
    QTest::mousePress(board_.get(), Qt::LeftButton, {}, place(from));
    QTest::mouseMove(board_.get(), (place(from) + to) / 2);
    QTest::mouseMove(board_.get(), to);
    QTest::mouseRelease(board_.get(), Qt::LeftButton, {}, to);
  }
  static BoardLook look_named(const QString& name, BoardScene& scene) {
    BoardLook look;
    look.theme = board_theme(name.section('_', 0, 0).toStdString());
    if (name.endsWith("flipped")) {
      scene.orientation = Orientation::black_below;
      look.rotates_far_side = true;
    }
    if (name.endsWith("international")) {
      look.pieces = PieceSet::international;
      look.labels = EdgeLabels::letters;
    }
    if (name.endsWith("simplified")) {
      look.pieces = PieceSet::simplified;
      look.glyphs = GlyphStyle::song;
    }
    return look;
  }

  std::unique_ptr<BoardWidget> board_;
};

std::unique_ptr<QObject> board_suite() { return std::make_unique<BoardTest>(); }

}  // namespace chuhe::desktop::tests

#include "board_test.moc"
