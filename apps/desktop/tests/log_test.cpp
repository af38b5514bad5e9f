// What is said to and by engines, and what of it is shown.
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <thread>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>

#include "engine_log_window.hpp"
#include "game_desk.hpp"
#include "main_window.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr int patience = 20'000;

EngineProfile fake_engine(const QStringList& arguments = {}) {
  EngineProfile profile;
  profile.name = "Fake";
  profile.program = CHUHE_FAKE_ENGINE;
  profile.arguments = arguments;
  return profile;
}

}  // namespace

class LogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void lines_are_kept_in_order_and_bounded() {
    EngineLog log;
    const int engine = log.begin("A");
    for (int i = 0; i < static_cast<int>(EngineLog::most_lines) + 500; ++i) {
      log.write(engine, Speaker::engine, std::to_string(i));
    }
    const auto lines = log.after(0);
    QCOMPARE(lines.size(), EngineLog::most_lines);
    QCOMPARE(lines.front().text, std::string("500"));
    QCOMPARE(log.after(lines.back().number - 3).size(), std::size_t{3});
    QVERIFY(log.after(lines.back().number).empty());
    // Long lines are cut, and push out the older ones.
    for (int i = 0; i < 1'000; ++i) log.write(engine, Speaker::engine, std::string(100'000, 'x'));
    std::size_t bytes = 0;
    for (const LogLine& line : log.after(0)) bytes += line.text.size();
    QVERIFY(bytes <= EngineLog::most_bytes);
    QCOMPARE(log.after(0).back().text.size(), EngineLog::longest_line);
    log.clear();
    QVERIFY(log.after(0).empty());
  }

  void threads_write_at_the_same_time() {
    EngineLog log;
    std::vector<std::thread> writers;
    for (int i = 0; i < 4; ++i) {
      writers.emplace_back([&log] {
        const int engine = log.begin("W");
        for (int j = 0; j < 500; ++j) log.write(engine, Speaker::engine, "line");
      });
    }
    for (std::thread& writer : writers) writer.join();
    QCOMPARE(log.after(0).size(), std::size_t{2'000});
    QCOMPARE(log.names().size(), std::size_t{4});
  }

  void a_line_tells_when_who_and_what() {
    EngineLog log;
    const int engine = log.begin("Fake");
    log.write(engine, Speaker::program, "isready");
    const QString text = log_text(log.after(0).front(), log.names().front());
    QVERIFY2(QRegularExpression("^\\d\\d:\\d\\d:\\d\\d\\.\\d{3}  Fake #1  > isready$")
                 .match(text)
                 .hasMatch(),
             qPrintable(text));
  }

  // A game: both ways are written down with the process, and the end too.
  void an_engine_that_plays_is_written_down() {
    EngineStable stable;
    GameDesk desk(stable);
    GamePlan plan;
    plan.seats[Color::black].mover = match::Mover::computer;
    plan.seats[Color::black].engine = fake_engine();
    desk.begin(plan);
    desk.make_move(parse_coordinates("h2e2").value());
    QTRY_COMPARE_WITH_TIMEOUT(desk.game().main_line().size(), std::size_t{2}, patience);
    const QString said = all(stable.log());
    QVERIFY2(said.contains("> uci"), qPrintable(said));
    QVERIFY(said.contains("> go"));
    QVERIFY(said.contains("< bestmove"));
    QVERIFY(said.contains(CHUHE_FAKE_ENGINE));
    desk.open(record::Game(), std::nullopt);
    QTRY_VERIFY_WITH_TIMEOUT(all(stable.log()).contains("ended"), patience);
    QCOMPARE(all(stable.log()).count("The engine has been ended."), 1);
  }

  void an_engine_that_cannot_be_found_or_dies_leaves_its_reason() {
    EngineStable stable;
    EngineProfile profile = fake_engine();
    profile.program = "/no/such/engine";
    EngineRunner missing(profile, stable);
    QSignalSpy failed(&missing, &EngineRunner::failed);
    missing.prepare({});
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
    QVERIFY(all(stable.log()).contains("cannot be found"));
    EngineRunner dying(fake_engine({"die"}), stable);
    QSignalSpy died(&dying, &EngineRunner::failed);
    dying.prepare({});
    QTRY_COMPARE_WITH_TIMEOUT(died.size(), 1, patience);
    QVERIFY(all(stable.log()).count("-- ") >= 2);
  }

  // One that goes down in the middle of a game has not been ended by anybody.
  void an_engine_that_ends_by_itself_is_not_said_to_have_been_ended() {
    EngineStable stable;
    EngineRunner runner(fake_engine({"crash"}), stable);
    QSignalSpy failed(&runner, &EngineRunner::failed);
    protocol::Go go;
    go.move_time = match::Milliseconds(50);
    runner.think(Line(), go, {}, 1, std::nullopt);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
    const QString said = all(stable.log());
    QVERIFY2(said.contains("has ended by itself"), qPrintable(said));
    QVERIFY2(!said.contains("has been ended"), qPrintable(said));
  }

  // One that takes the question and never answers is ended, and that is said in words.
  void an_engine_that_hangs_is_ended_and_says_so() {
    EngineStable stable;
    EngineRunner runner(fake_engine({"hang"}), stable);
    QSignalSpy failed(&runner, &EngineRunner::failed);
    protocol::Go go;
    go.move_time = match::Milliseconds(50);
    runner.think(Line(), go, {}, 1, match::Milliseconds(300));
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
    QVERIFY(!runner.is_busy());
    const QString said = all(stable.log());
    QVERIFY2(said.contains("> go"), qPrintable(said));
    QVERIFY(said.contains("does not answer any more"));
    QVERIFY(said.trimmed().endsWith("ended."));
    // Once: the sentence about the fault says it already.
    QCOMPARE(said.count("has been ended"), 1);
  }

  // The message about an engine that died leads to the log; the game waits meanwhile.
  void the_message_leads_to_the_log() {
    QSettings settings(settings_file(), QSettings::IniFormat);
    settings.setValue("language", "en");
    EngineStable stable;
    MainWindow window(settings, stable);
    GamePlan plan;
    plan.seats[Color::red].mover = match::Mover::computer;
    plan.seats[Color::red].engine = fake_engine({"die"});
    QString told;
    QTimer answer;
    answer.setInterval(50);
    connect(&answer, &QTimer::timeout, this, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      answer.stop();
      told = box->text() + box->informativeText();
      for (QAbstractButton* button : box->buttons()) {
        if (button->text() == "Engine log") button->click();
      }
    });
    answer.start();
    window.begin_game(plan);
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<EngineLogWindow*>() != nullptr, patience);
    QVERIFY2(told.contains("cannot go on"), qPrintable(told));
    QVERIFY(window.findChild<EngineLogWindow*>()->isVisible());
    QVERIFY(window.desk().is_live());
    QVERIFY(window.desk().session()->table().is_paused());
    window.desk().leave_game();
    window.desk().set_unmodified();
    settings.remove("language");
  }

  void the_window_follows_pauses_filters_and_saves() {
    EngineLog log;
    const int one = log.begin("One");
    const int two = log.begin("Two");
    EngineLogWindow window(log);
    window.show();
    log.write(one, Speaker::program, "uci");
    log.write(two, Speaker::engine, "ucciok");
    QTRY_VERIFY(window.text().contains("ucciok"));
    QVERIFY(window.text().contains("One #1  > uci"));
    window.choose(two);
    QVERIFY(!window.text().contains("One #1"));
    QVERIFY(window.text().contains("ucciok"));
    window.set_paused(true);
    log.write(two, Speaker::engine, "later");
    QTest::qWait(250);
    QVERIFY(!window.text().contains("later"));
    // Nor is it taken when the window is seen again.
    window.hide();
    window.show();
    QVERIFY(!window.text().contains("later"));
    window.set_paused(false);
    QVERIFY(window.text().contains("later"));
    window.choose(0);
    QVERIFY(window.text().contains("One #1"));
    QTemporaryDir folder;
    QSignalSpy saved(&window, &EngineLogWindow::saved);
    window.save_to(folder.filePath("a.log"));
    QVERIFY(saved.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patience);
    QVERIFY(saved[0][0].toBool());
    QFile file(folder.filePath("a.log"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()).trimmed(), window.text());
    window.save_to("/no such folder/a.log");
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 2, patience);
    QVERIFY(!saved[1][0].toBool());
  }

  // An engine that talks without end fills no memory and stops nobody.
  void a_flood_is_shown_in_time() {
    EngineLog log;
    const int engine = log.begin("Flood");
    EngineLogWindow window(log);
    window.show();
    // It joins by itself, also where a check fails.
    std::jthread writer([&] {
      for (int i = 0; i < 100'000; ++i) {
        log.write(engine, Speaker::engine, "info depth 1 nodes " + std::to_string(i));
      }
      log.write(engine, Speaker::engine, "bestmove h2e2");
    });
    QTRY_VERIFY_WITH_TIMEOUT(window.text().contains("bestmove"), patience);
    writer.join();
    // What is shown is what is kept, without a gap and nothing twice.
    QCOMPARE(log.after(0).size(), EngineLog::most_lines);
    QVERIFY(window.text() + '\n' == all(log));
  }

  void the_menu_opens_it() {
    QSettings settings(settings_file(), QSettings::IniFormat);
    EngineStable stable;
    MainWindow window(settings, stable);
    window.action("engine_log")->trigger();
    auto* log = window.findChild<EngineLogWindow*>();
    QVERIFY(log != nullptr);
    QVERIFY(log->isVisible());
    window.set_language(words::Language::simplified_chinese);
    QTRY_COMPARE(log->windowTitle(), QString("引擎日志"));
    window.set_language(std::nullopt);
  }

 private:
  static QString all(const EngineLog& log) {
    QString text;
    const auto lines = log.after(0);
    const auto names = log.names();
    for (const LogLine& line : lines) {
      text += log_text(line, names[static_cast<std::size_t>(line.engine) - 1]) + '\n';
    }
    return text;
  }
};

std::unique_ptr<QObject> log_suite() { return std::make_unique<LogTest>(); }

}  // namespace chuhe::desktop::tests

#include "log_test.moc"
