// Boards and pieces of a person's own.
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QMessageBox>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <QtTest/QTest>

#include <chuhe/core/position.hpp>

#include "board_painter.hpp"
#include "main_window.hpp"
#include "own_board_dialog.hpp"
#include "own_pictures.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

// A picture, white all over, with a coloured spot at each of the four places.
QImage spotted(const GridCorners& corners) {
  QImage image(400, 500, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setPen(Qt::NoPen);
  constexpr std::array colors{Qt::red, Qt::green, Qt::blue, Qt::magenta};
  for (std::size_t i = 0; i < 4; ++i) {
    painter.setBrush(colors[i]);
    painter.drawEllipse(QPointF(corners[i].x() * 400, corners[i].y() * 500), 8, 8);
  }
  return image;
}

void write_pieces(const QString& folder, bool with_all) {
  for (const char* side : {"red", "black"}) {
    for (const char* role : {"king", "advisor", "elephant", "horse", "rook", "cannon", "pawn"}) {
      if (!with_all && QLatin1String(role) == QLatin1String("horse")) continue;
      QImage image(64, 64, QImage::Format_ARGB32);
      image.fill(QLatin1String(side) == QLatin1String("red") ? Qt::yellow : Qt::cyan);
      image.save(QStringLiteral("%1/%2_%3.png").arg(folder, side, role));
    }
  }
}

}  // namespace

class PicturesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void corners_that_cross_are_refused() {
    QVERIFY(is_usable(usual_corners));
    GridCorners twisted = usual_corners;
    std::swap(twisted[0], twisted[1]);
    QVERIFY(!is_usable(twisted));
    GridCorners dented = usual_corners;
    dented[2] = {0.2, 0.2};
    QVERIFY(!is_usable(dented));
    GridCorners outside = usual_corners;
    outside[0] = {-0.1, 0.1};
    QVERIFY(!is_usable(outside));
    GridCorners flat = usual_corners;
    flat[2] = {0.9, 0.1};
    QVERIFY(!is_usable(flat));
  }

  // A photograph taken from the side: its corners come to lie on the corner points all the same.
  void corners_come_upon_the_grid() {
    const GridCorners corners{QPointF(0.2, 0.15), QPointF(0.85, 0.1), QPointF(0.95, 0.9),
                              QPointF(0.05, 0.8)};
    BoardPicture picture{.path = {}, .image = spotted(corners), .corners = corners};
    BoardLook look;
    look.labels = EdgeLabels::none;
    look.board_picture = std::make_shared<BoardPicture>(picture);
    const QImage image = board_image(BoardScene{}, look, 500);
    const BoardGeometry geometry(QRectF(QPointF(), QSizeF(image.size())), Orientation::red_below,
                                 false);
    const auto at = [&](Square square) {
      return image.pixelColor(geometry.center(square).toPoint());
    };
    QCOMPARE(at(Square::a9), QColor(Qt::red));
    QCOMPARE(at(Square::i9), QColor(Qt::green));
    QCOMPARE(at(Square::i0), QColor(Qt::blue));
    QCOMPARE(at(Square::a0), QColor(Qt::magenta));
    QCOMPARE(at(Square::e4), QColor(Qt::white));
  }

  void names_of_pieces_are_understood() {
    const Piece cannon{Color::black, Role::cannon};
    for (const char* name : {"black_cannon.png", "Black-Cannon.svg", "BC.png", "bc.webp"}) {
      QCOMPARE(piece_of_name(name), std::optional(cannon));
    }
    QCOMPARE(piece_of_name("rr.png"), std::optional(Piece{Color::red, Role::rook}));
    QCOMPARE(piece_of_name("bb.png"), std::optional(Piece{Color::black, Role::elephant}));
    // Every letter that a FEN may have.
    for (const char* name : {"rh.png", "rn.png"}) {
      QCOMPARE(piece_of_name(name), std::optional(Piece{Color::red, Role::horse}));
    }
    QCOMPARE(piece_of_name("wE.png"), std::optional(Piece{Color::red, Role::elephant}));
    QCOMPARE(piece_of_name("red_knight.png"), std::optional(Piece{Color::red, Role::horse}));
    for (const char* name : {"board.png", "red.png", "readme.txt", "b.png", "rx.png", ""}) {
      QVERIFY2(!piece_of_name(name), name);
    }
  }

  void a_folder_of_pieces_is_drawn() {
    QTemporaryDir folder;
    write_pieces(folder.path(), true);
    const auto pictures = read_piece_pictures(folder.path());
    QVERIFY(pictures.has_value());
    BoardLook look;
    look.piece_pictures = *pictures;
    BoardScene scene;
    scene.pieces = opening_diagram().board;
    const QImage image = board_image(scene, look, 500);
    const BoardGeometry geometry(QRectF(QPointF(), QSizeF(image.size())), Orientation::red_below,
                                 true);
    QCOMPARE(image.pixelColor(geometry.center(Square::e0).toPoint()), QColor(Qt::yellow));
    QCOMPARE(image.pixelColor(geometry.center(Square::h7).toPoint()), QColor(Qt::cyan));
  }

  void what_is_missing_or_broken_is_named() {
    QTemporaryDir folder;
    write_pieces(folder.path(), false);
    const auto incomplete = read_piece_pictures(folder.path());
    QVERIFY(!incomplete.has_value());
    QVERIFY(incomplete.error().contains("red_horse"));
    QVERIFY(!incomplete.error().contains("red_king"));
    QFile broken(folder.filePath("red_horse.png"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no picture");
    broken.close();
    const auto read = read_piece_pictures(folder.path());
    QVERIFY(!read.has_value());
    QVERIFY(read.error().contains("red_horse.png"));
    QVERIFY(!read_board_picture("/no such file.png", usual_corners).has_value());
  }

  void corners_are_dragged_and_moved_by_keys() {
    QTemporaryDir folder;
    const QString path = folder.filePath("board.png");
    QVERIFY(spotted(usual_corners).save(path));
    BackgroundWork reading;
    OwnBoardDialog dialog({}, usual_corners, reading);
    QVERIFY(dialog.picture() == nullptr);
    QVERIFY(!dialog.fault().isEmpty());
    dialog.choose_file("/no such file.png");
    QTRY_VERIFY(!dialog.is_reading());
    QVERIFY(dialog.picture() == nullptr);
    QVERIFY(dialog.fault().contains("no such file.png"));
    // Read beside the dialog, which says so; of two that are chosen the later one counts.
    dialog.choose_file("/no such file.png");
    dialog.choose_file(path);
    QVERIFY(dialog.is_reading());
    QVERIFY(dialog.fault().contains("board.png"));
    QVERIFY(dialog.picture() == nullptr);
    QTRY_VERIFY(!dialog.is_reading());
    QTRY_VERIFY(!reading.is_busy());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY2(dialog.fault().isEmpty(), qPrintable(dialog.fault()));
    CornerPicker& picker = dialog.picker();
    const QPoint from = picker.place_of(2).toPoint();
    QTest::mousePress(&picker, Qt::LeftButton, {}, from);
    QTest::mouseMove(&picker, from - QPoint(40, 30));
    QTest::mouseRelease(&picker, Qt::LeftButton, {}, from - QPoint(40, 30));
    QVERIFY((picker.place_of(2) - QPointF(from - QPoint(40, 30))).manhattanLength() < 3);
    QCOMPARE(picker.corners()[0], usual_corners[0]);
    const QPointF before = picker.corners()[0];
    QTest::keyClick(&picker, Qt::Key_1);
    QTest::keyClick(&picker, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(std::abs(picker.corners()[0].x() - before.x() - 0.01) < 1e-9);
    QVERIFY(dialog.picture() != nullptr);
    GridCorners twisted = usual_corners;
    std::swap(twisted[0], twisted[2]);
    picker.set_corners(twisted);
    QVERIFY(dialog.picture() == nullptr);
  }

  void the_window_keeps_them() {
    QTemporaryDir folder;
    write_pieces(folder.path(), true);
    const QString path = folder.filePath("board.png");
    QVERIFY(spotted(usual_corners).save(path));
    QSettings settings(settings_file(), QSettings::IniFormat);
    settings.clear();
    GridCorners corners = usual_corners;
    corners[0] = {0.125, 0.25};
    EngineStable stable;
    {
      MainWindow window(settings, stable);
      window.show_own_board(read_board_picture(path, corners).value());
      window.show_own_pieces(folder.path());
      QVERIFY(window.is_working());
      QVERIFY(window.board().look().piece_pictures == nullptr);
      QTRY_VERIFY(!window.is_working());
      QVERIFY(window.board().look().piece_pictures != nullptr);
      QVERIFY(window.board().look().board_picture != nullptr);
      QVERIFY(window.action("board_own")->isChecked());
      QVERIFY(window.action("pieces_own")->isChecked());
    }
    {
      MainWindow window(settings, stable);
      // They are still the ones chosen while they are being read.
      QVERIFY(window.is_working());
      QVERIFY(window.action("board_own")->isChecked());
      QVERIFY(window.action("pieces_own")->isChecked());
      QTRY_VERIFY(!window.is_working());
      QVERIFY(window.board().look().board_picture != nullptr);
      QCOMPARE(window.board().look().board_picture->corners[0], corners[0]);
      QVERIFY(window.board().look().piece_pictures != nullptr);
      // Another board takes its place; the picture is remembered.
      window.action("board_2")->trigger();
      window.action("pieces_0")->trigger();
      QVERIFY(window.board().look().board_picture == nullptr);
      QVERIFY(window.board().look().piece_pictures == nullptr);
      QCOMPARE(window.preferences().own_board, path);
      window.action("board_2")->trigger();
      window.show_own_board(read_board_picture(path, corners).value());
      // A folder that holds nothing changes nothing.
      int told = 0;
      QTimer closing;
      connect(&closing, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        ++told;
        box->close();
      });
      closing.start(20);
      QTemporaryDir empty;
      window.show_own_pieces(empty.path());
      QTRY_COMPARE(told, 1);
      QTRY_VERIFY(!window.is_working());
      QVERIFY(window.board().look().piece_pictures == nullptr);
      QVERIFY(!window.preferences().shows_own_pieces);
      // What is chosen while pictures are read stays when they come.
      window.show_own_pieces(folder.path());
      window.action("pieces_1")->trigger();
      QTRY_VERIFY(!window.is_working());
      QVERIFY(window.board().look().piece_pictures == nullptr);
      QVERIFY(window.action("pieces_1")->isChecked());
    }
    // A picture that has gone is no reason not to start.
    QVERIFY(QFile::remove(path));
    MainWindow window(settings, stable);
    QTRY_VERIFY(!window.is_working());
    QVERIFY(window.board().look().board_picture == nullptr);
    QVERIFY(!window.action("board_own")->isChecked());
    settings.clear();
  }
};

std::unique_ptr<QObject> pictures_suite() { return std::make_unique<PicturesTest>(); }

}  // namespace chuhe::desktop::tests

#include "pictures_test.moc"
