// Games without a window: the desk, engines in their threads, and what is kept on the disk.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <QtTest/QTest>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "autosave.hpp"
#include "game_desk.hpp"
#include "new_game_dialog.hpp"
#include "record_files.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr int patience = 20'000;

Move move(const char* text) { return parse_coordinates(text).value(); }

EngineProfile fake_engine(const QStringList& arguments = {}) {
  EngineProfile profile;
  profile.name = "Fake";
  profile.program = CHUHE_FAKE_ENGINE;
  profile.arguments = arguments;
  return profile;
}

Seat fake_seat(const QStringList& arguments = {}) {
  Seat seat;
  seat.mover = match::Mover::computer;
  seat.engine = fake_engine(arguments);
  return seat;
}

// As many games as a reader tells of together, and after them one with so many variations.
constexpr std::size_t told_together = 500;
bool write_long_game(const QString& path, int variations) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  for (std::size_t i = 0; i < told_together; ++i) {
    file.write("[Game \"Chinese Chess\"]\n\n1. C2=5 *\n\n");
  }
  file.write("[Game \"Chinese Chess\"]\n\n1. C2=5\n");
  for (int i = 0; i < variations; ++i) file.write("(1. H2+3)\n");
  return file.write("*\n") > 0;
}

}  // namespace

class PlayTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    stable_ = std::make_unique<EngineStable>();
    desk_ = std::make_unique<GameDesk>(*stable_);
  }
  void cleanup() {
    desk_.reset();
    stable_.reset();
  }

  void two_people_play_and_take_back() {
    desk_->begin({});
    desk_->make_move(move("h2e2"));
    desk_->make_move(move("h9g7"));
    QCOMPARE(desk_->game().main_line().size(), std::size_t{2});
    desk_->session()->undo();
    QCOMPARE(desk_->game().main_line().size(), std::size_t{1});
    QCOMPARE(desk_->position().turn(), Color::black);
    desk_->session()->redo();
    QCOMPARE(desk_->last_move(), std::optional(move("h9g7")));
  }

  // A capture taken back and played again leaves 31 pieces.
  void a_capture_comes_back_and_goes_again() {
    desk_->begin({});
    desk_->make_move(move("b2b9"));
    const Position after = desk_->position();
    desk_->session()->undo();
    QCOMPARE(desk_->position().occupied().size(), 32);
    QCOMPARE(desk_->moves().size(), std::size_t{44});
    desk_->session()->redo();
    QCOMPARE(desk_->position(), after);
    QCOMPARE(desk_->position().occupied().size(), 31);
  }

  void refusals_say_why() {
    desk_->begin({});
    QSignalSpy refused(desk_.get(), &GameDesk::refused);
    desk_->make_move(move("b0d1"));
    QCOMPARE(refused.size(), 1);
    QVERIFY(!refused[0][0].toString().isEmpty());
    QVERIFY(refused[0][1].value<Bitboard>().contains(Square::c0));
  }

  // Mate ends the game; taken back, it goes on from its own start.
  void after_mate_the_game_can_go_on() {
    GamePlan plan;
    plan.start = Line(position_from_fen("3k5/R8/1R7/9/9/9/9/9/9/4K4 w"));
    const Position start = plan.start.position();
    desk_->begin(plan);
    QSignalSpy ended(desk_.get(), &GameDesk::game_ended);
    desk_->make_move(move("b7b9"));
    QCOMPARE(ended.size(), 1);
    QVERIFY(!ended[0][0].toString().isEmpty());
    QCOMPARE(desk_->game().result().score, record::Score::red_wins);
    QCOMPARE(desk_->game().result().ending, record::GameEnding::checkmate);
    desk_->session()->undo();
    QVERIFY(desk_->is_live());
    QCOMPARE(desk_->position(), start);
    QCOMPARE(desk_->game().result().score, record::Score::unknown);
    QVERIFY(!desk_->moves().empty());
  }

  void a_resignation_is_taken_back_too() {
    desk_->begin({});
    desk_->make_move(move("h2e2"));
    desk_->session()->resign();
    QCOMPARE(desk_->game().result().score, record::Score::red_wins);
    desk_->session()->undo();
    QVERIFY(desk_->is_live());
    QCOMPARE(desk_->game().result().score, record::Score::unknown);
  }

  void an_engine_answers_and_pairs_are_taken_back() {
    GamePlan plan;
    plan.seats[Color::black] = fake_seat();
    desk_->begin(plan);
    desk_->make_move(move("h2e2"));
    QTRY_COMPARE_WITH_TIMEOUT(desk_->game().main_line().size(), std::size_t{2}, patience);
    QVERIFY(desk_->session()->awaits_person());
    desk_->session()->undo();
    QCOMPARE(desk_->game().main_line().size(), std::size_t{0});
    QVERIFY(desk_->session()->awaits_person());
  }

  void two_engines_play_by_themselves() {
    GamePlan plan;
    plan.seats[Color::red] = fake_seat();
    plan.seats[Color::black] = fake_seat({"ucci"});
    desk_->begin(plan);
    QVERIFY(desk_->moves().empty());
    QTRY_VERIFY_WITH_TIMEOUT(desk_->game().main_line().size() >= 4, patience);
  }

  void an_engine_that_dies_is_told_and_can_be_tried_again() {
    GamePlan plan;
    plan.seats[Color::black] = fake_seat({"die"});
    desk_->begin(plan);
    QSignalSpy failed(desk_->session(), &PlaySession::engine_failed);
    desk_->make_move(move("h2e2"));
    QTRY_VERIFY_WITH_TIMEOUT(failed.size() >= 1, patience);
    QVERIFY(!failed[0][1].toString().isEmpty());
    QVERIFY(desk_->session()->table().is_paused());
    QCOMPARE(desk_->game().main_line().size(), std::size_t{1});
  }

  void a_missing_engine_is_told() {
    GamePlan plan;
    plan.seats[Color::red] = fake_seat();
    plan.seats[Color::red].engine.program = "/no such folder/象 棋/engine";
    desk_->begin(plan);
    QSignalSpy failed(desk_->session(), &PlaySession::engine_failed);
    QTRY_VERIFY_WITH_TIMEOUT(failed.size() >= 1, patience);
    QVERIFY(failed[0][1].toString().contains("found"));
  }

  // A path with blanks and Chinese characters is a path.
  void an_engine_starts_from_any_folder() {
    QTemporaryDir folder(QDir::tempPath() + "/some dir 象 棋 XXXXXX");
    const QString program = folder.filePath("eng ine");
    QVERIFY(QFile::copy(CHUHE_FAKE_ENGINE, program));
    EngineProfile profile;
    profile.program = program;
    EngineRunner runner(profile, *stable_);
    QSignalSpy met(&runner, &EngineRunner::met);
    runner.meet();
    QTRY_COMPARE_WITH_TIMEOUT(met.size(), 1, patience);
  }

  void leafing_back_does_not_disturb_the_game() {
    desk_->begin({});
    desk_->make_move(move("h2e2"));
    desk_->make_move(move("h9g7"));
    desk_->go_to_start();
    QVERIFY(desk_->moves().empty());
    desk_->make_move(move("b2e2"));
    QCOMPARE(desk_->game().move_count(), std::size_t{2});
    desk_->go_to_tip();
    QVERIFY(!desk_->moves().empty());
  }

  // At the start the clock shows what it began with, later what the record tells.
  void clocks_belong_to_the_position_shown() {
    GamePlan plan;
    const match::TimeControl control{.base = match::Milliseconds(600'000)};
    plan.time = ByColor<match::TimeControl>{{control, control}};
    desk_->begin(plan);
    desk_->make_move(move("h2e2"));
    desk_->make_move(move("h9g7"));
    desk_->go_to_start();
    QCOMPARE(desk_->time_left(Color::red), std::optional(match::Milliseconds(600'000)));
    QCOMPARE(desk_->time_left(Color::black), std::optional(match::Milliseconds(600'000)));
  }

  void a_record_takes_variations_and_marks() {
    desk_->open(record::Game(), std::nullopt);
    desk_->make_move(move("h2e2"));
    desk_->make_move(move("h9g7"));
    desk_->step(-2);
    desk_->make_move(move("b2e2"));
    QCOMPARE(desk_->game().children(record::NodeId::root).size(), std::size_t{2});
    desk_->toggle_mark(desk_->place(), 2);
    desk_->toggle_mark(desk_->place(), 1);
    QCOMPARE(desk_->game().annotation(desk_->place()).marks, std::vector<std::uint8_t>{1});
    desk_->set_comment(desk_->place(), "好");
    desk_->promote_to_main_line();
    QCOMPARE(desk_->game().move(desk_->game().main_line().front()), move("b2e2"));
    desk_->next_alternative(1);
    QCOMPARE(desk_->last_move(), std::optional(move("h2e2")));
    desk_->remove_from_here();
    QCOMPARE(desk_->game().move_count(), std::size_t{1});
    QCOMPARE(desk_->place(), record::NodeId::root);
  }

  void changes_of_a_record_are_undone_and_done_again() {
    desk_->open(record::Game(), std::nullopt);
    desk_->make_move(move("h2e2"));
    desk_->make_move(move("h9g7"));
    desk_->step(-1);
    desk_->make_move(move("b9c7"));
    desk_->set_unmodified();
    const record::Game full = desk_->game();
    // Letters of one comment are one change, the next change is another.
    for (const char* text : {"g", "go", "good"}) desk_->set_comment(desk_->place(), text);
    desk_->promote();
    const record::Game promoted = desk_->game();
    desk_->step(-1);
    desk_->remove_from_here();
    QCOMPARE(desk_->game().move_count(), std::size_t{0});
    desk_->undo_edit();
    QVERIFY(desk_->game() == promoted);
    QCOMPARE(desk_->last_move(), std::optional(move("h2e2")));
    desk_->undo_edit();
    desk_->undo_edit();
    QVERIFY(desk_->game() == full);
    QVERIFY(!desk_->is_modified());
    desk_->redo_edit();
    desk_->redo_edit();
    QVERIFY(desk_->game() == promoted);
    QVERIFY(desk_->is_modified());
    desk_->redo_edit();
    QCOMPARE(desk_->game().move_count(), std::size_t{0});
    QVERIFY(!desk_->can_redo_edit());
    desk_->undo_edit();
    // What is saved differs from all that was before.
    desk_->set_unmodified();
    desk_->undo_edit();
    QVERIFY(desk_->is_modified());
    // A new change leaves nothing to be done again; another record nothing to be undone.
    desk_->toggle_mark(desk_->place(), 1);
    QVERIFY(desk_->can_undo_edit() && !desk_->can_redo_edit());
    desk_->open(record::Game(), std::nullopt);
    QVERIFY(!desk_->can_undo_edit());
  }

  // Moves of a game in progress are taken back, with their time; its record is not turned back.
  void changes_during_a_game_are_not_undone() {
    desk_->begin(GamePlan());
    desk_->make_move(move("h2e2"));
    desk_->set_comment(desk_->place(), "好");
    QVERIFY(!desk_->can_undo_edit());
    desk_->session()->resign();
    QVERIFY(!desk_->can_undo_edit());
    desk_->remove_from_here();
    QVERIFY(desk_->session() == nullptr);
    desk_->undo_edit();
    QCOMPARE(desk_->game().move_count(), std::size_t{1});
    QCOMPARE(desk_->game().result().score, record::Score::red_wins);
  }

  void what_was_on_the_desk_comes_back() {
    QTemporaryDir folder;
    Autosave autosave(folder.filePath("desk.json"));
    QVERIFY(!autosave.restore());
    SavedDesk saved;
    saved.game = record::Game(Position());
    const auto first = saved.game.add(record::NodeId::root, move("h2e2"));
    saved.game.add(first, move("h9g7"));
    saved.game.add(first, move("b9c7"));
    saved.game.edit_annotation(first).comment = "中炮 \"quoted\"";
    saved.path = "/tmp/棋.pgn";
    saved.plan.emplace();
    saved.plan->seats[Color::black] = fake_seat({"a b", "c"});
    saved.plan->seats[Color::black].level = "novice";
    saved.plan->seats[Color::black].limits.depth = 7;
    saved.plan->seats[Color::black].limits.time = match::Milliseconds(1'500);
    saved.plan->rules = find_rule_set("cxa2020");
    saved.plan->computer_resigns = false;
    saved.plan->start.push(move("h2e2"));
    saved.plan->time.emplace();
    (*saved.plan->time)[Color::red].base = match::Milliseconds(61'500);
    (*saved.plan->time)[Color::red].increment = match::Milliseconds(5'000);
    (*saved.plan->time)[Color::black].byo_yomi = match::Milliseconds(30'000);
    autosave.keep(saved);
    autosave.flush();
    const auto back = autosave.restore();
    QVERIFY(back.has_value());
    QVERIFY(back->game == saved.game);
    QCOMPARE(back->path, saved.path);
    QVERIFY(back->plan.has_value());
    QCOMPARE(back->plan->seats[Color::black].engine, saved.plan->seats[Color::black].engine);
    QCOMPARE(back->plan->seats[Color::black].level, std::string("novice"));
    QCOMPARE(back->plan->seats[Color::black].limits.depth, std::optional(7));
    QVERIFY(back->plan->seats[Color::black].limits.time == match::Milliseconds(1'500));
    QVERIFY(!back->plan->seats[Color::red].limits.depth);
    QVERIFY(!back->plan->computer_resigns);
    QCOMPARE(back->plan->start.plies(), std::size_t{1});
    QVERIFY((*back->plan->time)[Color::red] == (*saved.plan->time)[Color::red]);
    QVERIFY((*back->plan->time)[Color::black] == (*saved.plan->time)[Color::black]);
    // Whatever bytes are there, nothing worse comes of them than nothing.
    const QByteArray text = to_text(saved);
    for (qsizetype cut = 0; cut < text.size(); cut += 7) desk_from_text(text.left(cut));
    QVERIFY(!desk_from_text("{}"));
    QVERIFY(!desk_from_text("[1,2"));
    autosave.forget();
    QVERIFY(!autosave.restore());
  }

  void texts_of_every_kind_are_pasted_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("moves");
    QTest::newRow("FEN") << "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
                         << 0;
    QTest::newRow("UCI position") << "position startpos moves h2e2 h9g7" << 2;
    QTest::newRow("PGN") << "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Result \"*\"]\n\n1. 炮二平五 "
                            "马８进７ 2. 马二进三 *"
                         << 3;
    QTest::newRow("moves in Chinese") << "1. 炮二平五 马8进7 2. 马二进三 车9平8" << 4;
    QTest::newRow("moves in WXF") << "1. C2=5 H8+7 2. H2+3 R9=8" << 4;
    QTest::newRow("DhtmlXQ") << "[DhtmlXQ]\n[DhtmlXQ_title]t[/DhtmlXQ_title]\n[DhtmlXQ_binit]"
                                "8979695949392919097717866646260600102030405060708012720323436383"
                                "[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n"
                                "[/DhtmlXQ]"
                             << 2;
  }
  void texts_of_every_kind_are_pasted() {
    QFETCH(QString, text);
    QFETCH(int, moves);
    const auto game = game_from_text(text, Speech());
    QVERIFY2(game.has_value(), game ? "" : qPrintable(game.error()));
    QCOMPARE(static_cast<int>(game->main_line().size()), moves);
  }

  void nonsense_is_not_pasted() {
    for (const char* text : {"", "   ", "hello world", "rnbakabnr/9/1c5c1/x"}) {
      const auto game = game_from_text(text, Speech());
      QVERIFY(!game.has_value());
      QVERIFY(!game.error().isEmpty());
    }
  }

  void files_are_written_and_read_again() {
    QTemporaryDir folder;
    record::Game game;
    auto at = game.add(record::NodeId::root, move("h2e2"));
    at = game.add(at, move("h9g7"));
    for (const char* name : {"a.pgn", "a.xqf", "a.cbr", "a.ubb", "a.wxf", "a.json"}) {
      const QString path = folder.filePath(name);
      QVERIFY2(save_game(game, path, Speech()).has_value(), name);
      const auto read = load_game(path, 0, Speech());
      QVERIFY2(read.has_value(), name);
      QCOMPARE(read->main_line().size(), std::size_t{2});
    }
    QVERIFY(!save_game(game, folder.filePath("a.xyz"), Speech()).has_value());
    QVERIFY(!save_game(game, "/no such folder/a.pgn", Speech()).has_value());
    CollectionReader reader;
    QSignalSpy finished(&reader, &CollectionReader::finished);
    std::size_t games = 0;
    connect(&reader, &CollectionReader::found, this,
            [&](const std::vector<GameHead>& found) { games += found.size(); });
    reader.read({folder.path()});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
    QCOMPARE(games, std::size_t{6});
  }

  // Another folder is wanted before the first has been read: only its games come.
  void reading_is_broken_off_without_waiting() {
    QTemporaryDir folder;
    record::Game game;
    game.add(record::NodeId::root, move("h2e2"));
    QVERIFY(save_game(game, folder.filePath("a.pgn"), Speech()).has_value());
    CollectionReader reader;
    QSignalSpy finished(&reader, &CollectionReader::finished);
    std::size_t games = 0;
    connect(&reader, &CollectionReader::found, this,
            [&](const std::vector<GameHead>& found) { games += found.size(); });
    for (int i = 0; i < 20; ++i) reader.read({folder.path()});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
    QCOMPARE(games, std::size_t{1});
    // A game that has been begun is read to its end. Who waited for a long one would come after
    // another reader, who began earlier with one half as long.
    QTemporaryDir long_ones;
    const QString long_one = long_ones.filePath("long.pgn");
    const QString half_as_long = long_ones.filePath("half.pgn");
    QVERIFY(write_long_game(long_one, 800'000));
    QVERIFY(write_long_game(half_as_long, 400'000));
    CollectionReader other;
    QSignalSpy other_finished(&other, &CollectionReader::finished);
    bool came_first = false;
    connect(&reader, &CollectionReader::finished, this,
            [&] { came_first = other_finished.isEmpty(); });
    games = 0;
    other.read({half_as_long});
    reader.read({long_one});
    QTRY_COMPARE_WITH_TIMEOUT(games, told_together, patience);
    reader.read({folder.path()});
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, patience);
    QVERIFY(came_first);
    QCOMPARE(games, told_together + 1);
    QTRY_COMPARE_WITH_TIMEOUT(other_finished.size(), 1, patience);
    QVERIFY(other_finished[0][0].toStringList().isEmpty());
  }

  void every_handicap_is_a_legal_start() {
    for (int i = 0; i < handicap_count; ++i) QVERIFY(handicap_start(i).has_value());
    QCOMPARE(handicap_start(2)->occupied().size(), 30);
  }

  void every_text_is_translated() {
    for (const char* name : {"zh_Hans", "zh_Hant", "vi"}) {
      QFile file(QStringLiteral(CHUHE_TRANSLATIONS_DIR "/chuhe_%1.ts").arg(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      QVERIFY(text.count("<message>") > 200);
      QCOMPARE(text.count("unfinished"), 0);
      // Places to be filled are the same in both.
      const QRegularExpression pair("<source>(.*?)</source>\\s*<translation>(.*?)</translation>",
                                    QRegularExpression::DotMatchesEverythingOption);
      for (auto it = pair.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        for (const char* place : {"%1", "%2"}) {
          QCOMPARE(match.captured(1).contains(place), match.captured(2).contains(place));
        }
      }
    }
  }

 private:
  std::unique_ptr<EngineStable> stable_;
  std::unique_ptr<GameDesk> desk_;
};

std::unique_ptr<QObject> play_suite() { return std::make_unique<PlayTest>(); }

}  // namespace chuhe::desktop::tests

#include "play_test.moc"
