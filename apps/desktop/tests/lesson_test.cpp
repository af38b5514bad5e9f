// Learning from the mistakes of a game, by mouse.
#include <QApplication>
#include <QFile>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <array>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "lesson_dialog.hpp"
#include "main_window.hpp"
#include "report_dialog.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr int patience = 20'000;

Move move(const char* text) { return parse_coordinates(text).value(); }

// Red misses a rook, twice, and Black once. The horse could take it as well.
match::GameAnalysis analysis() {
  match::GameAnalysis made;
  made.line = Line(read_fen("3k5/9/9/9/9/9/9/R6r1/9/4K1N2 w").value().line.position());
  struct Made {
    const char* played;
    const char* better;
  };
  for (const Made& step : {Made{"a2a3", "a2h2"}, {"h2h4", "h2h0"}, {"e0e1", "a3a9"}}) {
    record::MoveReview review;
    review.mover = made.line.position().turn();
    review.played = move(step.played);
    review.better = {move(step.better)};
    review.before = record::worth_of(record::Evaluation{.value = 900});
    review.after = record::worth_of(record::Evaluation{.value = 0});
    review.loss = 0.4;
    review.judgement = record::Judgement::blunder;
    made.moves.push_back(review);
    made.line.push(review.played);
  }
  made.is_complete = true;
  return made;
}

QPushButton* button(QWidget& window, const QString& text) {
  for (QPushButton* found : window.findChildren<QPushButton*>()) {
    if (found->text() == text) return found;
  }
  return nullptr;
}

void press(QWidget& window, const char* text) {
  QPushButton* found = button(window, text);
  QVERIFY2(found != nullptr && found->isEnabled(), text);
  QTest::mouseClick(found, Qt::LeftButton);
}

void click(BoardWidget& board, Square square) {
  QTest::mouseClick(&board, Qt::LeftButton, {}, board.geometry_now().center(square).toPoint());
}

// A game in which a rook is missed.
void show_a_mistake(MainWindow& window) {
  window.show();
  window.paste_text("3k5/9/9/9/9/9/9/R6r1/9/4K1N2 w");
  window.desk().make_move(move("e0e1"));
  window.desk().make_move(move("h2a2"));
}

}  // namespace

class LessonTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_better_move_is_looked_for() {
    LessonDialog dialog(analysis(), Color::red, rules_, own_engine(), stable_, BoardLook{},
                        Speech());
    show(dialog);
    QCOMPARE(dialog.lessons().count(), std::size_t{2});
    QVERIFY(dialog.text().contains("R9+1"));
    // The better move is not told.
    QVERIFY(!dialog.text().contains("R9=2"));
    QVERIFY(dialog.board().arrows().empty());
    // The mistake itself needs no engine to be refused; the piece stands where it stood.
    click(dialog.board(), Square::a2);
    click(dialog.board(), Square::a3);
    QVERIFY(!dialog.is_looking());
    QVERIFY(dialog.text().contains("Try again"));
    QVERIFY(dialog.board().pieces()[Square::a2].has_value());
    // One that gives the rook away is looked at, and told how much worse it is.
    click(dialog.board(), Square::e0);
    click(dialog.board(), Square::e1);
    QVERIFY(dialog.is_looking());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_looking(), patience);
    QVERIFY2(dialog.text().contains("Try again"), qPrintable(dialog.text()));
    QVERIFY(dialog.text().contains(" %"));
    QVERIFY(dialog.board().pieces()[Square::e0].has_value());
    // Nearly as good as the best is good enough.
    click(dialog.board(), Square::g0);
    click(dialog.board(), Square::h2);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_looking(), patience);
    QVERIFY2(dialog.text().contains("good move"), qPrintable(dialog.text()));
    QVERIFY(dialog.text().contains("R9=2"));
    QCOMPARE(dialog.lessons().state(), record::Lessons::State::found);
    press(dialog, "Next");
    QCOMPARE(dialog.lessons().ply(), std::size_t{2});
    // The best move is known.
    click(dialog.board(), Square::a3);
    click(dialog.board(), Square::a9);
    QVERIFY(!dialog.is_looking());
    QVERIFY(dialog.text().contains("best move"));
    press(dialog, "Next");
    QVERIFY(dialog.lessons().is_over());
    QCOMPARE(dialog.text(), QString("Found 2 of 2."));
    QVERIFY(!button(dialog, "Show the solution")->isEnabled());
    press(dialog, "Once more");
    QCOMPARE(dialog.lessons().number(), std::size_t{0});
  }

  void the_solution_is_shown_and_lessons_are_skipped() {
    LessonDialog dialog(analysis(), Color::red, rules_, own_engine(), stable_, BoardLook{},
                        Speech());
    show(dialog);
    // What is being looked at is no more wanted then.
    click(dialog.board(), Square::e0);
    click(dialog.board(), Square::e1);
    QVERIFY(dialog.is_looking());
    press(dialog, "Show the solution");
    QVERIFY(!dialog.is_looking());
    QVERIFY(dialog.text().contains("R9=2"));
    QCOMPARE(dialog.board().arrows().size(), std::size_t{1});
    QCOMPARE(dialog.board().arrows().front().move, move("a2h2"));
    QTest::qWait(100);
    QVERIFY(dialog.text().contains("R9=2"));
    press(dialog, "Next");
    QVERIFY(dialog.board().arrows().empty());
    press(dialog, "Skip");
    QCOMPARE(dialog.text(), QString("Found 0 of 2."));
  }

  void sides_are_chosen_and_sit_below() {
    LessonDialog dialog(analysis(), Color::black, rules_, own_engine(), stable_, BoardLook{},
                        Speech());
    show(dialog);
    QCOMPARE(dialog.lessons().count(), std::size_t{1});
    QCOMPARE(dialog.board().orientation(), Orientation::black_below);
    dialog.choose_side(Color::red);
    QCOMPARE(dialog.lessons().count(), std::size_t{2});
    QCOMPARE(dialog.board().orientation(), Orientation::red_below);
    LessonDialog empty({}, Color::red, rules_, own_engine(), stable_, BoardLook{}, Speech());
    show(empty);
    QVERIFY(empty.text().contains("no mistake"));
    click(empty.board(), Square::h2);
    click(empty.board(), Square::e2);
    QVERIFY(!empty.is_looking());
  }

  void an_engine_that_dies_is_told_and_the_lesson_goes_on() {
    EngineProfile dying;
    dying.program = CHUHE_FAKE_ENGINE;
    dying.arguments = {"die"};
    LessonDialog dialog(analysis(), Color::red, rules_, dying, stable_, BoardLook{}, Speech());
    show(dialog);
    const QString question = dialog.text();
    click(dialog.board(), Square::e0);
    click(dialog.board(), Square::e1);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_looking(), patience);
    QVERIFY(dialog.text() != question && !dialog.text().isEmpty());
    click(dialog.board(), Square::a2);
    click(dialog.board(), Square::h2);
    QVERIFY(dialog.text().contains("best move"));
  }

  // What was played before counts: the third check of the same kind in the same position loses.
  void a_repetition_is_no_better_move() {
    match::GameAnalysis made;
    made.line = Line(position_from_fen("3k5/9/R8/9/9/9/9/9/9/4K4 w"));
    for (const char* played :
         {"a7a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9", "a8b8"}) {
      record::MoveReview review;
      review.mover = made.line.position().turn();
      review.played = move(played);
      made.moves.push_back(review);
      made.line.push(review.played);
    }
    made.moves.back().judgement = record::Judgement::blunder;
    made.moves.back().better = {move("a8e8")};
    LessonDialog dialog(made, Color::red, rules_, own_engine(), stable_, BoardLook{}, Speech());
    show(dialog);
    QCOMPARE(dialog.lessons().ply(), std::size_t{8});
    click(dialog.board(), Square::a8);
    click(dialog.board(), Square::a9);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_looking(), patience);
    QVERIFY2(dialog.text().contains("leaves 0 %"), qPrintable(dialog.text()));
    // Another way to the same end is none of it.
    click(dialog.board(), Square::a8);
    click(dialog.board(), Square::a7);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_looking(), patience);
    QVERIFY2(!dialog.text().contains("leaves 0 %"), qPrintable(dialog.text()));
  }

  // From the menu: the report is made first, unless there is one of this game.
  void the_window_makes_a_report_first() {
    QSettings settings(settings_file(), QSettings::IniFormat);
    choose_own_engine(settings);
    MainWindow window(settings, stable_);
    show_a_mistake(window);
    for (int round = 0; round < 2; ++round) {
      QString seen;
      QTimer wait;
      connect(&wait, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<LessonDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        seen = dialog->text();
        dialog->reject();
      });
      wait.start(20);
      window.action("learn")->trigger();
      // The second time it is there at once, and no report is made.
      if (round == 1) QVERIFY(!seen.isEmpty());
      QTRY_VERIFY_WITH_TIMEOUT(!seen.isEmpty(), patience);
      QVERIFY2(seen.contains("K5+1"), qPrintable(seen));
    }
    // The record has what the report found, and keeps it: read again, it teaches without another
    // report.
    QVERIFY(window.desk().game().annotation(window.desk().game().main_line().front()).evaluation);
    const QTemporaryDir folder;
    window.save_to(folder.filePath("a.pgn"));
    QTRY_VERIFY_WITH_TIMEOUT(!window.is_working(), patience);
    MainWindow another(settings, stable_);
    another.show();
    another.open_path(folder.filePath("a.pgn"));
    QTRY_VERIFY_WITH_TIMEOUT(another.desk().file(), patience);
    QString kept;
    QTimer wait;
    connect(&wait, &QTimer::timeout, this, [&] {
      auto* dialog = qobject_cast<LessonDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      kept = dialog->text();
      dialog->reject();
    });
    wait.start(20);
    another.action("learn")->trigger();
    QVERIFY2(kept.contains("K5+1"), qPrintable(kept));
    settings.clear();
  }

  // What stands in the report is looked at on the board, which the report does not cover.
  void rows_of_the_report_lead_to_their_moves() {
    QSettings settings(settings_file(), QSettings::IniFormat);
    choose_own_engine(settings);
    MainWindow window(settings, stable_);
    show_a_mistake(window);
    window.action("report")->trigger();
    ReportDialog* report = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((report = window.findChild<ReportDialog*>()) != nullptr, patience);
    QVERIFY(report->isVisible() && !report->isModal());
    auto* rows = report->findChild<QTreeWidget*>();
    QVERIFY(rows->topLevelItemCount() > 0);
    const auto click_on = [&](int column) {
      const QRect cell = rows->visualRect(rows->model()->index(0, column));
      QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, cell.center());
    };
    click_on(0);
    QCOMPARE(window.desk().last_move(), std::optional(move("e0e1")));
    QCOMPARE(window.desk().place(), window.desk().game().main_line()[0]);
    window.desk().go_to_end();
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(window.desk().last_move(), std::optional(move("e0e1")));
    QVERIFY(report->isVisible());
    // The better line stands beside it in the record.
    click_on(2);
    QVERIFY(window.desk().last_move() && window.desk().last_move() != move("e0e1"));
    QCOMPARE(window.desk().line().plies(), std::size_t{1});
    // It leads to the lessons too, and is gone then.
    bool teaches = false;
    QTimer wait;
    connect(&wait, &QTimer::timeout, this, [&] {
      auto* dialog = qobject_cast<LessonDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      teaches = true;
      dialog->reject();
    });
    wait.start(20);
    QTest::mouseClick(report->findChild<QPushButton*>("learn"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(teaches, patience);
    QTRY_VERIFY(window.findChild<ReportDialog*>() == nullptr);
    // Of another game it tells nothing.
    window.action("report")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<ReportDialog*>() != nullptr, patience);
    window.desk().set_unmodified();
    window.paste_text("1. C2=5 H8+7");
    QTRY_VERIFY(window.findChild<ReportDialog*>() == nullptr);
    settings.clear();
  }

 private:
  static void choose_own_engine(QSettings& settings) {
    settings.clear();
    settings.setValue("language", "en");
    settings.setValue("animation", 0);
    settings.setValue("sounds", false);
    settings.beginWriteArray("engines");
    settings.setArrayIndex(0);
    settings.setValue("program", CHUHE_OWN_ENGINE);
    settings.endArray();
    settings.setValue("analysis_engine", 0);
  }
  static void show(LessonDialog& dialog) {
    dialog.board().set_animation_time(0);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  }
  static EngineProfile own_engine() {
    EngineProfile profile;
    profile.program = CHUHE_OWN_ENGINE;
    return profile;
  }

  const RuleSet& rules_ = *find_rule_set("wxf2018");
  EngineStable stable_;
};

std::unique_ptr<QObject> lesson_suite() { return std::make_unique<LessonTest>(); }

}  // namespace chuhe::desktop::tests

#include "lesson_test.moc"
