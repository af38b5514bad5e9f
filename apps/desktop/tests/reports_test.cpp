// What people have reported of other windows does not happen in this one.
#include <QAbstractButton>
#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTimer>
#include <QUrl>
#include <algorithm>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "board_export.hpp"
#include "board_painter.hpp"
#include "collection_panel.hpp"
#include "main_window.hpp"
#include "new_game_dialog.hpp"
#include "player_bar.hpp"
#include "record_files.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr int patience = 20'000;

Move move(const char* text) { return parse_coordinates(text).value(); }

Seat fake_seat() {
  Seat seat;
  seat.mover = match::Mover::computer;
  seat.engine.program = CHUHE_FAKE_ENGINE;
  return seat;
}

int difference(QRgb a, QRgb b) {
  return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
         std::abs(qBlue(a) - qBlue(b));
}

}  // namespace

class ReportsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    settings_ = std::make_unique<QSettings>(settings_file(), QSettings::IniFormat);
    settings_->clear();
    settings_->setValue("language", "en");
    settings_->setValue("animation", 0);
    settings_->setValue("volume", 1);
    stable_ = std::make_unique<EngineStable>();
    desk_ = std::make_unique<GameDesk>(*stable_);
    open_window();
  }
  void cleanup() {
    window_.reset();
    desk_.reset();
    stable_.reset();
    settings_.reset();
    QFile::remove(settings_file());
    QFile::remove(data_folder() + "/desk.json");
  }

  // What is heard comes from the board, however moves are written.
  void a_capture_is_heard_under_every_notation() {
    for (const char* notation : {"", "zh", "wxf", "vi", "iccs", "uci", "san"}) {
      settings_->setValue("notation", notation);
      window_.reset();
      open_window();
      QSignalSpy played(&window_->sounds(), &SoundPlayer::played);
      window_->begin_game({});
      window_->desk().make_move(move("b2b9"));
      window_->desk().make_move(move("h9g7"));
      QCOMPARE(played.size(), 2);
      QCOMPARE(played[0][0].value<Sound>(), Sound::capture);
      QCOMPARE(played[1][0].value<Sound>(), Sound::move);
    }
  }

  // An arrow is drawn between its points, also on the turned board, and not between their mirror
  // images.
  void arrows_lie_on_their_points_on_the_turned_board() {
    for (const auto orientation : {Orientation::red_below, Orientation::black_below}) {
      BoardScene scene;
      scene.orientation = orientation;
      const BoardLook look;
      const int width = 540;
      const QImage without = board_image(scene, look, width);
      scene.arrows = {{move("h2e2"), Qt::blue, 0}};
      const QImage with = board_image(scene, look, width);
      const BoardGeometry geometry(QRectF(0, 0, width, with.height()), orientation,
                                   look.labels != EdgeLabels::none);
      const auto changes = [&](Square square) {
        const QPoint at = geometry.center(square).toPoint();
        return difference(with.pixel(at), without.pixel(at)) > 60;
      };
      QVERIFY(changes(Square::g2) && changes(Square::f2));
      QVERIFY(!changes(Square::c2) && !changes(Square::g7) && !changes(Square::c7));
    }
  }

  void taking_back_leaves_blacks_view() {
    GamePlan plan;
    plan.seats[Color::red] = fake_seat();
    window_->begin_game(plan);
    QTRY_COMPARE_WITH_TIMEOUT(plies(), std::size_t{1}, patience);
    QCOMPARE(window_->board().orientation(), Orientation::black_below);
    window_->desk().make_move(window_->board().moves().front());
    QTRY_COMPARE_WITH_TIMEOUT(plies(), std::size_t{3}, patience);
    window_->action("undo")->trigger();
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(window_->board().orientation(), Orientation::black_below);
    QVERIFY(window_->desk().session()->awaits_person());
  }

  void options_of_engines_are_kept() {
    Preferences chosen;
    EngineProfile engine;
    engine.name = "象棋";
    engine.program = "/some dir/象 棋/eng";
    engine.arguments = {"a b", "c"};
    engine.protocol = "ucci";
    engine.options = {{"Hash", "256"}, {"Book File", "/x y/z=1;2.obk"}};
    chosen.engines = {engine, {}};
    save_preferences(chosen, *settings_);
    settings_->sync();
    QSettings again(settings_file(), QSettings::IniFormat);
    QCOMPARE(load_preferences(again).engines, chosen.engines);
  }

  // Depth and time together, whichever comes first; kept for the next time.
  void a_computer_is_limited_by_level_depth_and_time() {
    Preferences chosen;
    EngineProfile engine;
    engine.name = "Fake";
    engine.program = CHUHE_FAKE_ENGINE;
    chosen.engines = {engine};
    chosen.opponent_engine = 0;
    NewGameDialog dialog(chosen, Speech(), *stable_, nullptr);
    dialog.set_pairing(Pairing::person_red);
    dialog.show();
    QVERIFY(!dialog.plan().seats[Color::black].limits.depth);
    QVERIFY(!dialog.plan().seats[Color::black].limits.time);
    auto* depth = dialog.findChild<QSpinBox*>();
    auto* seconds = dialog.findChild<QDoubleSpinBox*>();
    depth->setValue(6);
    seconds->setValue(2.5);
    const Seat seat = dialog.plan().seats[Color::black];
    QCOMPARE(seat.mover, match::Mover::computer);
    QCOMPARE(seat.engine, engine);
    QCOMPARE(seat.limits.depth, std::optional(6));
    QVERIFY(seat.limits.time == match::Milliseconds(2'500));
    Preferences kept;
    dialog.store(kept);
    save_preferences(kept, *settings_);
    QCOMPARE(load_preferences(*settings_).opponent_depth, 6);
    QCOMPARE(load_preferences(*settings_).opponent_seconds, 2.5);
    dialog.set_pairing(Pairing::two_people);
    QVERIFY(!depth->isVisible() && !seconds->isVisible());
    // What the engine is told.
    GamePlan plan;
    plan.seats[Color::red] = fake_seat();
    plan.seats[Color::red].limits = seat.limits;
    desk_->begin(plan);
    QTRY_COMPARE_WITH_TIMEOUT(desk_->game().main_line().size(), std::size_t{1}, patience);
    const auto lines = stable_->log().after(0);
    QVERIFY(std::ranges::any_of(lines, [](const LogLine& line) {
      return line.text.contains("depth 6") && line.text.contains("movetime 2500");
    }));
  }

  void files_and_texts_are_dropped_on_the_window() {
    const auto drop = [this](const QMimeData& data) {
      QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(window_.get(), &enter);
      QVERIFY(enter.isAccepted());
      QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(window_.get(), &event);
    };
    QMimeData text;
    text.setText("1. C2=5 H8+7");
    drop(text);
    QCOMPARE(plies(), std::size_t{2});
    window_->desk().set_unmodified();
    const QTemporaryDir folder;
    record::Game game;
    game.add(record::NodeId::root, move("h2e2"));
    const QString path = folder.filePath("a b 棋.xqf");
    QVERIFY(save_game(game, path, Speech()).has_value());
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(path)});
    drop(file);
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file(), patience);
    QCOMPARE(window_->desk().file()->path, path);
    QCOMPARE(plies(), std::size_t{1});
  }

  // By whatever moves a position came about, the list finds the games that have it.
  void games_are_found_by_their_position() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("many.pgn"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const char* moves : {"1. C2=5 H8+7 2. P3+1", "1. P3+1 H8+7 2. C2=5", "1. C2=5 H2+3",
                              "1. C2=5 (1. P3+1 H8+7 2. C2=5) 1... C8=5 2. H2+3"}) {
      file.write("[Game \"Chinese Chess\"]\n\n");
      file.write(moves);
      file.write(" *\n\n");
    }
    file.close();
    auto* panel = window_->findChild<CollectionPanel*>();
    QSignalSpy finished(window_->findChild<CollectionReader*>(), &CollectionReader::finished);
    window_->open_path(file.fileName());
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file() && !finished.isEmpty(), patience);
    QCOMPARE(panel->count(), 4);
    auto* here = panel->findChild<QCheckBox*>();
    here->setChecked(true);
    window_->desk().go_to_start();
    QCOMPARE(panel->shown_count(), 4);
    window_->desk().step(1);
    QCOMPARE(panel->shown_count(), 3);
    window_->desk().go_to_end();
    QCOMPARE(panel->shown_count(), 2);
    here->setChecked(false);
    QCOMPARE(panel->shown_count(), 4);
  }

  // A study is taken back to its own start, and goes on from there.
  void a_study_is_taken_back_to_its_own_start() {
    GamePlan plan;
    plan.start = Line(position_from_fen("c3k1RC1/4a4/9/9/9/9/9/9/9/3K5 b"));
    const Position start = plan.start.position();
    window_->begin_game(plan);
    for (int i = 0; i < 4; ++i) {
      QVERIFY(!window_->board().moves().empty());
      window_->desk().make_move(window_->board().moves().front());
      if (!window_->desk().is_live()) break;
    }
    while (plies() > 0) window_->action("undo")->trigger();
    QCOMPARE(window_->desk().position(), start);
    QVERIFY(window_->desk().is_live());
    window_->desk().make_move(window_->board().moves().front());
    QCOMPARE(plies(), std::size_t{1});
    // The same without a game in progress.
    window_->desk().leave_game();
    window_->desk().set_unmodified();
    window_->paste_text("c3k1RC1/4a4/9/9/9/9/9/9/9/3K5 b");
    window_->desk().make_move(window_->board().moves().front());
    window_->action("undo")->trigger();
    QCOMPARE(window_->desk().position(), start);
    QVERIFY(!window_->board().moves().empty());
  }

  // Asking for moves and texts forgets nothing that may be played again.
  void what_was_taken_back_outlives_questions() {
    window_->begin_game({});
    window_->desk().make_move(move("b2b9"));
    const Position after = window_->desk().position();
    window_->action("undo")->trigger();
    window_->desk().moves();
    window_->action("copy_pgn")->trigger();
    window_->action("copy_fen")->trigger();
    window_->action("redo")->trigger();
    QCOMPARE(window_->desk().position(), after);
    QCOMPARE(after.occupied().size(), 31);
  }

  void check_is_shown_and_mate_is_not_stalemate() {
    window_->paste_text("4k4/9/9/9/9/9/9/9/9/R4K3 w");
    window_->desk().make_move(move("a0a9"));
    QCOMPARE(window_->board().scene().check, std::optional(Square::e9));
    const auto ending = [this](const char* fen, const char* last) {
      GamePlan plan;
      plan.start = Line(position_from_fen(fen));
      desk_->begin(plan);
      QSignalSpy ended(desk_.get(), &GameDesk::game_ended);
      desk_->make_move(move(last));
      return ended.isEmpty() ? QString() : ended[0][0].toString();
    };
    const QString mate = ending("3k5/R8/1R7/9/9/9/9/9/9/4K4 w", "b7b9");
    const QString stalemate = ending("3k5/9/2P6/9/9/9/9/9/9/4K4 w", "c7c8");
    QVERIFY(!mate.isEmpty() && !stalemate.isEmpty());
    QVERIFY(mate != stalemate);
    QCOMPARE(desk_->game().result().score, record::Score::red_wins);
    QCOMPARE(desk_->game().result().ending, record::GameEnding::stalemate);
  }

  // Names and clocks go with their sides.
  void clocks_follow_their_players_when_the_board_is_turned() {
    GamePlan plan;
    plan.seats[Color::red].name = "R";
    plan.seats[Color::black].name = "B";
    const match::TimeControl red{.base = match::Milliseconds(600'000)};
    const match::TimeControl black{.base = match::Milliseconds(300'000)};
    plan.time = ByColor<match::TimeControl>{{red, black}};
    window_->begin_game(plan);
    for (const bool turned : {false, true}) {
      auto bars = window_->findChildren<PlayerBar*>();
      QCOMPARE(bars.size(), 2);
      std::ranges::sort(bars, {},
                        [](const PlayerBar* bar) { return bar->mapToGlobal(QPoint()).y(); });
      const PlayerView& lower = bars[1]->view();
      const PlayerView& upper = bars[0]->view();
      QCOMPARE(lower.color, turned ? Color::black : Color::red);
      QCOMPARE(lower.name, QString(turned ? "B" : "R"));
      QCOMPARE(upper.name, QString(turned ? "R" : "B"));
      QVERIFY((*lower.left > *upper.left) == !turned);
      window_->action("flip")->trigger();
    }
  }

  // A game that comes back or is opened is silent: only new moves are heard.
  void what_comes_back_is_not_heard() {
    window_->begin_game({});
    window_->desk().make_move(move("b2b9"));
    window_->flush_autosave();
    window_.reset();
    open_window();
    QSignalSpy played(&window_->sounds(), &SoundPlayer::played);
    continue_game();
    QCOMPARE(plies(), std::size_t{1});
    QCOMPARE(played.size(), 0);
    window_->desk().make_move(move("a9b9"));
    QCOMPARE(played.size(), 1);
    window_->desk().leave_game();
    window_->desk().set_unmodified();
    window_->paste_text("1. C2=5 H8+7");
    QCOMPARE(played.size(), 1);
  }

  // A game out of many that is brought back and saved leaves the others where they are.
  void what_comes_back_saves_over_no_collection() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("many.pgn");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 3; ++i) file.write("[Game \"Chinese Chess\"]\n\n1. C2=5 H8+7 *\n\n");
    file.close();
    QSignalSpy finished(window_->findChild<CollectionReader*>(), &CollectionReader::finished);
    window_->open_path(path);
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file() && !finished.isEmpty(), patience);
    window_->flush_autosave();
    window_.reset();
    open_window();
    continue_game();
    QCOMPARE(plies(), std::size_t{2});
    QVERIFY(!window_->desk().file());
    window_->save_to(folder.filePath("one.pgn"));
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    window_->flush_autosave();
    window_.reset();
    open_window();
    continue_game();
    QCOMPARE(window_->desk().file()->path, folder.filePath("one.pgn"));
  }

  void facing_kings_are_the_reason_that_is_told() {
    const auto refusal = [this](const char* fen, const char* tried) {
      window_->desk().set_unmodified();
      window_->paste_text(fen);
      window_->desk().make_move(move(tried));
      return window_->board().message();
    };
    const QString pawn = refusal("4k4/9/9/4P4/9/9/9/9/9/4K4 w", "e6d6");
    const QString king = refusal("4k4/9/9/9/p8/P8/9/9/9/3K5 w", "d0e0");
    for (const QString& why : {pawn, king}) {
      QVERIFY2(why.contains("king", Qt::CaseInsensitive) && why.contains("fac"), qPrintable(why));
    }
    QCOMPARE(window_->desk().game().move_count(), std::size_t{0});
    // A cannon does not leap onto an empty point either.
    QVERIFY(!refusal("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "b2b8")
                 .isEmpty());
  }

  // A file without names has one all the same, and no name breaks a file system.
  void files_get_sensible_names() {
    record::Game game;
    const QString bare = usual_file_name(game, Speech());
    QVERIFY(!bare.isEmpty());
    QVERIFY(!bare.contains("undefined"));
    game.set_tag("Red", "许银川");
    QCOMPARE(usual_file_name(game, Speech()), "许银川 - " + Speech().name(Color::black));
    game.set_tag("Black", "A/B\\C: \"D\"?*<x>|\n.");
    const QString name = usual_file_name(game, Speech());
    QVERIFY(name.startsWith("许银川 - A_B_C_ _D_"));
    for (const QChar letter : QStringLiteral("/\\:*?\"<>|\n")) QVERIFY(!name.contains(letter));
    QVERIFY(!name.endsWith('.'));
    game.set_tag("Black", std::string(500, 'x'));
    QVERIFY(usual_file_name(game, Speech()).toUtf8().size() < 250);
    record::Game dots;
    dots.set_tag(record::tag_name::title, "...");
    QCOMPARE(usual_file_name(dots, Speech()), bare);
    const QTemporaryDir folder;
    QVERIFY(save_game(game, folder.filePath(usual_file_name(game, Speech()) + ".pgn"), Speech()));
  }

  // A folder that is gone is no reason not to ask.
  void a_folder_that_is_gone_is_not_proposed() {
    const QTemporaryDir folder;
    QDir().mkdir(folder.filePath("gone"));
    const QStringList files{folder.filePath("gone/a.pgn"), folder.filePath("b.pgn")};
    QCOMPARE(usual_folder(files), folder.filePath("gone"));
    QVERIFY(QDir(folder.filePath("gone")).removeRecursively());
    QCOMPARE(usual_folder(files), folder.path());
    QCOMPARE(usual_folder({files.front()}), QDir::homePath());
    QCOMPARE(usual_folder({}), QDir::homePath());
  }

  // One move goes at once; with what follows it is asked about.
  void deleting_many_moves_is_asked_about() {
    window_->paste_text("1. C2=5 H8+7 2. H2+3 R9=8");
    window_->desk().go_to_start();
    window_->desk().step(1);
    int asked = 0;
    QMessageBox::ButtonRole answer = QMessageBox::RejectRole;
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      ++asked;
      for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == answer) return button->click();
      }
    });
    answers.start(10);
    window_->action("remove")->trigger();
    QCOMPARE(asked, 1);
    QCOMPARE(window_->desk().game().move_count(), std::size_t{4});
    window_->desk().go_to_end();
    window_->action("remove")->trigger();
    QCOMPARE(asked, 1);
    QCOMPARE(window_->desk().game().move_count(), std::size_t{3});
    window_->desk().go_to_start();
    window_->desk().step(1);
    answer = QMessageBox::AcceptRole;
    window_->action("remove")->trigger();
    QCOMPARE(asked, 2);
    QCOMPARE(window_->desk().game().move_count(), std::size_t{0});
    // And comes back.
    window_->action("undo_edit")->trigger();
    QCOMPARE(window_->desk().game().move_count(), std::size_t{3});
    window_->action("undo_edit")->trigger();
    QCOMPARE(window_->desk().game().move_count(), std::size_t{4});
    window_->action("redo_edit")->trigger();
    QCOMPARE(window_->desk().game().move_count(), std::size_t{3});
  }

  // One pair of keys: moves of a game, else changes of the record.
  void the_keys_of_undoing_serve_games_and_records() {
    window_->begin_game({});
    window_->desk().make_move(move("b2b9"));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(plies(), std::size_t{0});
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(plies(), std::size_t{1});
    window_->desk().leave_game();
    window_->desk().make_move(move("a9b9"));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(plies(), std::size_t{1});
    QVERIFY(!window_->action("undo_edit")->isEnabled());
  }

  // Each line of a printed text stands on one page, and all lines are printed.
  void no_printed_line_is_cut() {
    QTextDocument text;
    QString html;
    for (int i = 0; i < 60; ++i) {
      html += QStringLiteral("<h2>象棋 %1</h2><p>%2</p>").arg(i).arg(QString(37 * i, 'm'));
    }
    text.setHtml(html);
    text.setTextWidth(200);
    for (const double first : {5.0, 90.0, 137.0}) {
      const std::vector<double> ends = page_ends(text, first, 211);
      QVERIFY(std::ranges::is_sorted(ends));
      double begin = 0;
      for (std::size_t page = 0; page < ends.size(); ++page) {
        QVERIFY(ends[page] - begin <= (page == 0 ? first : 211.0) + 1e-6);
        begin = ends[page];
      }
      int lines = 0;
      for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const double top = text.documentLayout()->blockBoundingRect(block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
          const QRectF line = block.layout()->lineAt(i).rect().translated(0, top);
          const auto end =
              std::ranges::find_if(ends, [&](double at) { return at > line.top() + 1e-6; });
          QVERIFY(end != ends.end() && line.bottom() <= *end + 1e-6);
          ++lines;
        }
      }
      QVERIFY(lines > 120);
    }
  }

 private:
  void open_window() {
    window_ = std::make_unique<MainWindow>(*settings_, *stable_);
    window_->resize(1100, 720);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void continue_game() {
    window_->continue_unfinished();
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
  }
  std::size_t plies() { return window_->desk().game().main_line().size(); }

  std::unique_ptr<QSettings> settings_;
  std::unique_ptr<EngineStable> stable_;
  std::unique_ptr<GameDesk> desk_;
  std::unique_ptr<MainWindow> window_;
};

std::unique_ptr<QObject> reports_suite() { return std::make_unique<ReportsTest>(); }

}  // namespace chuhe::desktop::tests

#include "reports_test.moc"
