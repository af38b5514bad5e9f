// Pictures of the windows in light and dark and in all languages, to be looked at. Not a test:
//
//   CHUHE_SHOTS=FOLDER chuhe_desktop_tests shots
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTimer>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "board_painter.hpp"
#include "engine_log_window.hpp"
#include "engines_dialog.hpp"
#include "lesson_dialog.hpp"
#include "main_window.hpp"
#include "new_game_dialog.hpp"
#include "own_board_dialog.hpp"
#include "position_editor.hpp"
#include "report_dialog.hpp"
#include "settings_dialog.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr const char* game_text =
    "[Game \"Chinese Chess\"]\n[Red \"许银川\"]\n[Black \"胡荣华\"]\n[Result \"1-0\"]\n\n"
    "1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 炮8进4 {封车} (3. ... 马2进3 4. 兵七进一 "
    "卒7进1) "
    "4. 兵三进一 炮2平5 5. 兵七进一 马2进3 6. 马八进七 车1平2 7. 车九平八 车2进4 1-0";

}  // namespace

class Shots : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void windows() {
    folder_ = qEnvironmentVariable("CHUHE_SHOTS", QDir::tempPath() + "/chuhe_shots");
    QDir().mkpath(folder_);
    QSettings settings(settings_file(), QSettings::IniFormat);
    settings.clear();
    settings.setValue("animation", 0);
    EngineStable stable;
    for (const int shade : {1, 2}) {
      for (const char* language : {"en", "zh-Hans", "zh-Hant", "vi"}) {
        settings.beginWriteArray("engines");
        settings.setArrayIndex(0);
        settings.setValue("name", "Chuhe");
        settings.setValue("program", CHUHE_OWN_ENGINE);
        settings.endArray();
        settings.setValue("analysis_engine", 0);
        settings.setValue("language", language);
        settings.setValue("shade", shade);
        settings.setValue("board", shade == 2 ? "night" : "maple");
        settings.setValue("pieces", QLatin1String(language) == "en" && shade == 2 ? 2 : 0);
        QFile::remove(data_folder() + "/desk.json");
        const QString name = QStringLiteral("%1_%2").arg(language, shade == 1 ? "light" : "dark");
        MainWindow window(settings, stable);
        window.resize(1180, 760);
        window.show();
        QTest::qWait(50);
        save(window, name + "_start");
        window.paste_text(QString::fromUtf8(game_text));
        window.desk().go_to_end();
        window.analysis().set_on(true);
        QTest::qWait(900);
        save(window, name + "_review");
        window.resize(800, 600);
        QTest::qWait(50);
        save(window, name + "_small");
        window.analysis().set_on(false);
        window.resize(1180, 760);
        play(window);
        save(window, name + "_play");
        NewGameDialog new_game(window.preferences(), window.desk().speech(), stable, nullptr);
        new_game.show();
        QTest::qWait(400);
        save(new_game, name + "_new");
        PositionEditor editor(position_from_fen("3k5/9/9/9/9/9/9/9/9/R3K4 w").diagram(),
                              window.preferences().look, window.desk().speech());
        Diagram wrong = editor.diagram();
        wrong.board[Square::e9] = Piece{Color::black, Role::advisor};
        editor.set_diagram(wrong);
        editor.show();
        QTest::qWait(50);
        save(editor, name + "_editor");
        SettingsDialog dialog(window.preferences(), window.desk().speech());
        dialog.show();
        QTest::qWait(50);
        save(dialog, name + "_settings");
        EngineLogWindow log(stable.log());
        log.show();
        QTest::qWait(50);
        save(log, name + "_log");
        BackgroundWork reading;
        OwnBoardDialog board(
            {}, {QPointF(0.18, 0.12), QPointF(0.84, 0.14), QPointF(0.93, 0.9), QPointF(0.09, 0.88)},
            reading);
        board.choose_file(photograph());
        board.show();
        QTRY_VERIFY(!board.is_reading());
        QTest::qWait(50);
        save(board, name + "_own_board");
        window.desk().leave_game();
        window.desk().set_unmodified();
        window.paste_text(QString::fromUtf8(game_text));
        window.desk().replace_record(reported(window.desk().game()));
        window.desk().go_to_end();
        QTest::qWait(50);
        save(window, name + "_report");
        window.desk().set_unmodified();
        window.open_path(write_games());
        QTRY_VERIFY(window.desk().file());
        QTest::qWait(100);
        save(window, name + "_list");
        window.resize(800, 600);
        QTest::qWait(50);
        save(window, name + "_list_small");
        window.resize(1600, 1000);
        QTest::qWait(50);
        save(window, name + "_list_large");
        window.action("start_page")->trigger();
        window.resize(800, 600);
        QTest::qWait(50);
        save(window, name + "_start_small");
        EngineProfile own;
        own.name = "Chuhe";
        own.program = CHUHE_OWN_ENGINE;
        EnginesDialog engines({own}, stable);
        engines.show();
        QTRY_VERIFY(!engines.is_asking());
        QTest::qWait(50);
        save(engines, name + "_engines");
        ReportDialog report(blunder(), window.desk().speech());
        report.show();
        QTest::qWait(50);
        save(report, name + "_report_dialog");
        for (const char* asked : {"shortcuts", "about"}) {
          QTimer::singleShot(100, this, [&] {
            if (QWidget* shown = QApplication::activeModalWidget()) {
              save(*shown, name + "_" + asked);
              shown->close();
            }
          });
          window.action(asked)->trigger();
        }
        LessonDialog lesson(blunder(), Color::red, *find_rule_set("wxf2018"), {}, stable,
                            window.board().look(), window.desk().speech());
        lesson.show();
        QTest::qWait(50);
        save(lesson, name + "_lesson");
        // What is left of a small screen below its bar.
        lesson.resize(800, 560);
        QTest::qWait(50);
        save(lesson, name + "_lesson_small");
      }
    }
  }

 private:
  static match::GameAnalysis blunder() {
    match::GameAnalysis made;
    record::MoveReview review;
    review.played = Move(Square::b2, Square::b9);
    review.better = {Move(Square::h2, Square::e2)};
    review.judgement = record::Judgement::mistake;
    made.line.push(review.played);
    made.moves = {review};
    return made;
  }
  // A game with what a report writes into it.
  static record::Game reported(record::Game game) {
    int score = 20;
    int step = 0;
    for (const record::NodeId node : game.main_line()) {
      record::Annotation& annotation = game.edit_annotation(node);
      score += (step++ % 5 == 3) ? -310 : 45 * (step % 4);
      annotation.evaluation = record::Evaluation{.value = score, .depth = 14};
      if (step % 5 == 4) annotation.marks = {4};
    }
    return game;
  }
  QString write_games() const {
    const QString path = folder_ + "/games.pgn";
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    for (int i = 0; i < 200; ++i) {
      file.write(QStringLiteral("[Game \"Chinese Chess\"]\n[Event \"全国象棋个人赛 %1\"]\n[Date "
                                "\"2001.03.0%2\"]\n[Red \"许银川\"]\n[Black \"胡荣华\"]\n[Result "
                                "\"1-0\"]\n\n1. 炮二平五 马8进7 2. 马二进三 1-0\n\n")
                     .arg(i)
                     .arg(1 + i % 9)
                     .toUtf8());
    }
    return path;
  }
  // A board as a camera sees it from the side.
  QString photograph() const {
    BoardLook look;
    look.theme = board_theme("walnut");
    const QImage image = board_image(BoardScene{}, look, 600);
    const QRectF all(image.rect());
    QTransform lean;
    QTransform::quadToQuad(
        QPolygonF({all.topLeft(), all.topRight(), all.bottomRight(), all.bottomLeft()}),
        QPolygonF(QList<QPointF>{{60, 0}, {540, 10}, {600, 660}, {0, 650}}), lean);
    const QString path = folder_ + "/photograph.png";
    image.transformed(lean, Qt::SmoothTransformation).save(path);
    return path;
  }
  static void play(MainWindow& window) {
    GamePlan plan;
    plan.seats[Color::red].name = "You";
    const match::TimeControl control{.base = match::Milliseconds(600'000),
                                     .increment = match::Milliseconds(5'000)};
    plan.time = ByColor<match::TimeControl>{{control, control}};
    window.begin_game(plan);
    for (const char* text : {"b2b9", "a9b9", "h2h9", "i9h9"}) {
      window.desk().make_move(parse_coordinates(text).value());
    }
    window.board().activate(Square::h0);
    window.desk().make_move(parse_coordinates("h0f1").value());
    QTest::qWait(50);
  }
  void save(QWidget& widget, const QString& name) {
    widget.grab().save(folder_ + "/" + name + ".png");
  }

  QString folder_;
};

std::unique_ptr<QObject> shots_suite() { return std::make_unique<Shots>(); }

}  // namespace chuhe::desktop::tests

#include "shots.moc"
