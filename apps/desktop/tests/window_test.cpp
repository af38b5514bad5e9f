// The window as people use it: by mouse and keys, in every language.
#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QImageReader>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrinter>
#include <QSettings>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <array>
#include <functional>
#include <utility>

#include <QtTest/QTest>
#include <sys/stat.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "board_export.hpp"
#include "collection_panel.hpp"
#include "engines_dialog.hpp"
#include "main_window.hpp"
#include "position_editor.hpp"
#include "record_files.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr int patience = 20'000;

Move move(const char* text) { return parse_coordinates(text).value(); }

// Turns the next message box down.
void close_next_box() {
  QTimer::singleShot(50, qApp, [] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box == nullptr) return close_next_box();
    for (QAbstractButton* button : box->buttons()) {
      if (box->buttonRole(button) == QMessageBox::RejectRole) button->click();
    }
  });
}

// Answers every message box by the button of a role, and counts them.
class Answers : public QObject {
 public:
  explicit Answers(QMessageBox::ButtonRole role) {
    timer_.setInterval(20);
    connect(&timer_, &QTimer::timeout, this, [this, role] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      ++count_;
      for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == role) return button->click();
      }
    });
    timer_.start();
  }
  int count() const { return count_; }

 private:
  QTimer timer_;
  int count_ = 0;
};

// A pipe in the place of a file: who writes to it is held until it is read.
class HeldWriting {
 public:
  explicit HeldWriting(const QString& path) : path_(path) {
    is_held_ = ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0;
  }
  ~HeldWriting() { let_go(); }
  HeldWriting(const HeldWriting&) = delete;
  HeldWriting& operator=(const HeldWriting&) = delete;

  const QString& path() const { return path_; }
  // What is written, up to its end.
  QByteArray let_go() {
    QFile pipe(path_);
    if (!std::exchange(is_held_, false) || !pipe.open(QIODevice::ReadOnly)) return {};
    return pipe.readAll();
  }

 private:
  QString path_;
  bool is_held_ = false;
};

// A file of so many games of two moves: R0 against B0, R1 against B1, ...
QString write_games(const QTemporaryDir& folder, int count) {
  QFile file(folder.filePath("games.pgn"));
  if (!file.open(QIODevice::WriteOnly)) return {};
  for (int i = 0; i < count; ++i) {
    file.write(QStringLiteral("[Game \"Chinese Chess\"]\n[Red \"R%1\"]\n[Black \"B%1\"]\n\n"
                              "1. C2=5 H8+7 *\n\n")
                   .arg(i)
                   .toUtf8());
  }
  return file.fileName();
}

}  // namespace

class WindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QFile::remove(settings_file());
    QFile::remove(data_folder() + "/desk.json");
  }

  void init() {
    settings_ = std::make_unique<QSettings>(settings_file(), QSettings::IniFormat);
    settings_->setValue("language", "en");
    settings_->setValue("animation", 0);
    settings_->setValue("sounds", false);
    stable_ = std::make_unique<EngineStable>();
    open_window();
  }
  void cleanup() {
    window_.reset();
    stable_.reset();
    settings_.reset();
    QFile::remove(settings_file());
    QFile::remove(data_folder() + "/desk.json");
  }

  void a_game_is_played_by_mouse_against_an_engine() {
    GamePlan plan;
    plan.seats[Color::black].mover = match::Mover::computer;
    plan.seats[Color::black].engine.program = CHUHE_FAKE_ENGINE;
    window_->begin_game(plan);
    for (std::size_t round = 1; round <= 3; ++round) {
      QVERIFY(!window_->board().moves().empty());
      const Move chosen = window_->board().moves().front();
      click(chosen.from());
      click(chosen.to());
      QTRY_VERIFY_WITH_TIMEOUT(
          window_->desk().game().main_line().size() == 2 * round || !window_->desk().is_live(),
          patience);
    }
    QVERIFY(!window_->move_view().toPlainText().isEmpty());
  }

  // What the computer plays is Chuhe's own engine, found beside the program or told here.
  void the_own_engine_plays_at_a_level() {
    GamePlan plan;
    Seat& black = plan.seats[Color::black];
    black.mover = match::Mover::computer;
    black.engine.program = CHUHE_OWN_ENGINE;
    black.level = "newcomer";
    window_->begin_game(plan);
    click(Square::h2);
    click(Square::e2);
    QTRY_COMPARE_WITH_TIMEOUT(window_->desk().game().main_line().size(), std::size_t{2}, patience);
  }

  void flipping_turns_the_view_and_nothing_else() {
    window_->begin_game({});
    window_->action("flip")->trigger();
    QCOMPARE(window_->board().orientation(), Orientation::black_below);
    click(Square::h2);
    click(Square::e2);
    QCOMPARE(window_->desk().last_move(), std::optional(move("h2e2")));
    window_->action("undo")->trigger();
    QCOMPARE(window_->board().orientation(), Orientation::black_below);
    type("炮二平五");
    QCOMPARE(window_->desk().last_move(), std::optional(move("h2e2")));
  }

  void moves_are_typed_in_any_notation() {
    window_->begin_game({});
    for (const char* text : {"h2e2", "H8+7", "马二进三", "X9-8"}) type(text);
    QCOMPARE(window_->desk().game().main_line().size(), std::size_t{4});
    type("h2h2");
    QCOMPARE(window_->desk().game().main_line().size(), std::size_t{4});
    QVERIFY(!window_->board().message().isEmpty());
  }

  void refused_moves_say_why_on_the_board() {
    window_->begin_game({});
    click(Square::b0);
    click(Square::d1);
    QVERIFY(!window_->board().message().isEmpty());
    QVERIFY(window_->board().scene().marked.contains(Square::c0));
  }

  void keys_leaf_through_the_game() {
    window_->paste_text("1. C2=5 H8+7 2. H2+3 R9=8");
    QCOMPARE(window_->desk().line().plies(), std::size_t{0});
    QTest::keyClick(window_.get(), Qt::Key_End);
    QCOMPARE(window_->desk().line().plies(), std::size_t{4});
    QTest::keyClick(window_.get(), Qt::Key_Left);
    QCOMPARE(window_->desk().line().plies(), std::size_t{3});
    QTest::keyClick(window_.get(), Qt::Key_Home);
    QTest::keyClick(window_.get(), Qt::Key_Right);
    QCOMPARE(window_->desk().line().plies(), std::size_t{1});
    // A move on the board leaves the game into a variation.
    window_->board().activate(Square::b9);
    window_->board().activate(Square::c7);
    QCOMPARE(window_->desk().game().children(window_->desk().game().main_line().front()).size(),
             std::size_t{2});
  }

  void mate_ends_the_game_with_a_word() {
    GamePlan plan;
    plan.start = Line(position_from_fen("3k5/R8/1R7/9/9/9/9/9/9/4K4 w"));
    window_->begin_game(plan);
    close_next_box();
    click(Square::b7);
    click(Square::b9);
    QVERIFY(!window_->desk().is_live());
    QTest::qWait(200);
    QCOMPARE(window_->board().scene().check, std::optional(Square::d9));
  }

  void the_language_changes_at_once() {
    window_->paste_text("1. C2=5 H8+7");
    const QString english = window_->action("flip")->text();
    for (const auto language :
         {words::Language::simplified_chinese, words::Language::traditional_chinese,
          words::Language::vietnamese}) {
      window_->set_language(language);
      QVERIFY(window_->action("flip")->text() != english);
    }
    window_->set_language(words::Language::simplified_chinese);
    QVERIFY(window_->move_view().toPlainText().contains("炮二平五"));
    // The letter of the menu, in brackets, is no part of what it is called elsewhere.
    QVERIFY(window_->action("flip")->text().contains("(&"));
    QVERIFY(!window_->action("flip")->iconText().contains('('));
    QCOMPARE(window_->action("flip")->toolTip().count('('), 1);
    window_->set_language(words::Language::english);
    QCOMPARE(window_->action("flip")->text(), english);
    QVERIFY(window_->move_view().toPlainText().contains("C2=5"));
  }

  // The window goes without a word, as when it is killed; the next one has the game.
  void what_was_in_progress_comes_back() {
    GamePlan plan;
    plan.seats[Color::red].name = "甲";
    window_->begin_game(plan);
    play_and_come_back();
    // It is read beside the window.
    QVERIFY(!window_->desk().is_live());
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().is_live(), patience);
    QCOMPARE(window_->desk().last_move(), std::optional(move("h2e2")));
    click(Square::h9);
    click(Square::g7);
    QCOMPARE(window_->desk().game().main_line().size(), std::size_t{2});
  }

  // What has been begun meanwhile stays.
  void what_comes_back_late_replaces_nothing() {
    window_->begin_game({});
    play_and_come_back();
    window_->paste_text("1. P3+1");
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    QVERIFY(!window_->desk().is_live());
    QCOMPARE(window_->desk().game().main_line().size(), std::size_t{1});
  }

  void a_long_text_is_pasted_beside_the_window() {
    const QString text =
        "[Game \"Chinese Chess\"]\n\n1. C2=5 {" + QString("word ").repeated(20'000) + "} H8+7 *";
    window_->paste_text(text);
    QVERIFY(window_->is_working());
    QCOMPARE(window_->desk().game().move_count(), std::size_t{0});
    QTRY_COMPARE_WITH_TIMEOUT(window_->desk().game().move_count(), std::size_t{2}, patience);
    // Late, it replaces nothing newer; and nonsense is told.
    window_->paste_text(text);
    window_->paste_text("1. P3+1");
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    QCOMPARE(window_->desk().game().move_count(), std::size_t{1});
    window_->paste_text(QString(100'000, '?'));
    QTRY_VERIFY_WITH_TIMEOUT(!window_->board().message().isEmpty(), patience);
    QCOMPARE(window_->desk().game().move_count(), std::size_t{1});
  }

  // What is drawn on a position is there again when one comes back to it, and goes with the record.
  void drawings_belong_to_their_positions() {
    window_->paste_text("1. C2=5 H8+7");
    window_->desk().go_to_end();
    const auto ring = [this](Square square) {
      BoardWidget& board = window_->board();
      QTest::mouseClick(&board, Qt::RightButton, {}, board.geometry_now().center(square).toPoint());
    };
    ring(Square::d4);
    window_->desk().step(-1);
    QVERIFY(window_->board().drawing().empty());
    ring(Square::f4);
    window_->desk().step(1);
    QCOMPARE(window_->board().drawing().points, Bitboard(Square::d4));
    window_->desk().step(-1);
    QCOMPARE(window_->board().drawing().points, Bitboard(Square::f4));
    window_->paste_text("1. C2=5 H8+7");
    window_->desk().step(1);
    QVERIFY(window_->board().drawing().empty());
  }

  void a_file_of_many_games_fills_the_list() {
    QTemporaryDir folder;
    QFile file(folder.filePath("many.pgn"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 700; ++i) {
      file.write(QStringLiteral("[Game \"Chinese Chess\"]\n[Red \"R%1\"]\n[Black \"B%2\"]\n\n"
                                "1. C2=5 H8+7 *\n\n")
                     .arg(i)
                     .arg(i % 7)
                     .toUtf8());
    }
    file.close();
    window_->open_path(file.fileName());
    auto* panel = window_->findChild<CollectionPanel*>();
    QTRY_COMPARE_WITH_TIMEOUT(panel->count(), 700, patience);
    QTRY_COMPARE_WITH_TIMEOUT(window_->desk().game().main_line().size(), std::size_t{2}, patience);
    panel->set_filter("r699");
    QCOMPARE(panel->shown_count(), 1);
    window_->desk().set_unmodified();
    window_->action("next_game")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(window_->desk().game().tag("Red").value_or(""),
                              std::string_view("R699"), patience);
    // Without the filter the games before it are its neighbours again; two steps are two games,
    // however long a game takes to be read.
    panel->set_filter("");
    window_->action("previous_game")->trigger();
    window_->action("previous_game")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(window_->desk().game().tag("Red").value_or(""),
                              std::string_view("R697"), patience);
  }

  void the_list_belongs_to_the_board() {
    QTemporaryDir folder;
    window_->open_path(write_games(folder, 3));
    auto* panel = window_->findChild<CollectionPanel*>();
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file() && panel->isVisible(), patience);
    window_->action("start_page")->trigger();
    QVERIFY(!panel->isVisible());
    window_->paste_text("1. C2=5");
    QVERIFY(panel->isVisible());
    // No heading is cut, in whatever language.
    for (const words::Language language : words::all_languages) {
      window_->set_language(language);
      // Qt tells the widgets of it by and by.
      QCoreApplication::processEvents();
      const QHeaderView* heads = panel->findChild<QTableView*>()->horizontalHeader();
      for (int i = 0; i < heads->count(); ++i) {
        QVERIFY(heads->sectionSize(i) >= heads->sectionSizeHint(i));
      }
    }
  }

  // Where the filter hides the open game, its neighbours are those of the place where it would
  // stand, in whatever order the list is.
  void neighbours_of_a_hidden_game_follow_the_order_of_the_list() {
    std::vector<GameHead> games(6);
    for (std::size_t i = 0; i < games.size(); ++i) {
      games[i].path = "a.pgn";
      games[i].number = i;
      games[i].red = QStringList{"Cai", "Fu", "Bao", "Deng", "Ai", "Eck"}[static_cast<int>(i)];
      games[i].event = i == 3 ? "other" : "shown";
    }
    CollectionPanel panel;
    panel.add(games);
    panel.finish();
    panel.note_open("a.pgn", 3);
    panel.set_filter("shown");
    QCOMPARE(panel.shown_count(), 5);
    const auto number = [&](int rows) {
      const auto head = panel.neighbour(rows);
      return head ? static_cast<int>(head->number) : -1;
    };
    auto* table = panel.findChild<QTableView*>();
    QVERIFY(table != nullptr);
    QCOMPARE((std::array{number(-1), number(1)}), (std::array{2, 4}));
    // Ai, Bao, Cai, [Deng,] Eck, Fu
    table->sortByColumn(1, Qt::AscendingOrder);
    QCOMPARE((std::array{number(-2), number(-1), number(1), number(2)}), (std::array{2, 0, 5, 1}));
    // Fu, Eck, [Deng,] Cai, Bao, Ai
    table->sortByColumn(1, Qt::DescendingOrder);
    QCOMPARE((std::array{number(-2), number(-1), number(1), number(2)}), (std::array{1, 5, 0, 2}));
    // Shown again it is its own place.
    panel.set_filter("");
    QCOMPARE((std::array{number(-1), number(1)}), (std::array{5, 0}));
  }

  // What is begun or opened after a file was asked for stays, whether the file is still being
  // looked through or the game in it is being read.
  void a_game_that_comes_late_replaces_no_newer_one() {
    QTemporaryDir folder;
    const QString path = write_games(folder, 3);
    auto* panel = window_->findChild<CollectionPanel*>();
    QSignalSpy finished(window_->findChild<CollectionReader*>(), &CollectionReader::finished);
    const auto begin = [&] { window_->begin_game({}); };
    const auto paste = [&] { window_->paste_text("1. H2+3"); };
    const auto clear = [&] { window_->action("empty")->trigger(); };
    for (const std::function<void()>& newer : {std::function<void()>(begin), {paste}, {clear}}) {
      finished.clear();
      window_->open_path(path);
      newer();
      QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
      QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
      QCOMPARE(panel->count(), 3);
      QVERIFY(!window_->desk().file());
      window_->desk().set_unmodified();
      window_->action("next_game")->trigger();
      QVERIFY(window_->is_working());
      newer();
      QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
      QVERIFY(!window_->desk().file());
    }
    // Of two that are wanted the later one comes, though the first has been found before.
    window_->open_path(path);
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file(), patience);
    window_->action("next_game")->trigger();
    const QString text = folder.filePath("b.pgn");
    record::Game other;
    other.add(record::NodeId::root, move("h2e2"));
    QVERIFY(save_game(other, text, Speech()).has_value());
    window_->open_path(text);
    QTRY_COMPARE_WITH_TIMEOUT(window_->desk().file()->path, text, patience);
  }

  // Asking for a file is agreed to losing what was there then, not what was added since.
  void edits_made_while_a_game_is_read_are_asked_about() {
    QTemporaryDir folder;
    const QString path = write_games(folder, 3);
    QSignalSpy finished(window_->findChild<CollectionReader*>(), &CollectionReader::finished);
    window_->paste_text("1. H2+3");
    window_->desk().go_to_end();
    {
      const Answers cancel(QMessageBox::RejectRole);
      window_->open_path(path);
      window_->desk().make_move(move("h9g7"));
      QTRY_COMPARE_WITH_TIMEOUT(cancel.count(), 1, patience);
      QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
      QVERIFY(!window_->is_working());
      QCOMPARE(window_->desk().game().move_count(), std::size_t{2});
    }
    // Asked once, not again when the game has been read; and another language is no edit.
    const Answers discard(QMessageBox::DestructiveRole);
    window_->open_path(path);
    window_->desk().set_comment(window_->desk().place(), "!");
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file(), patience);
    QCOMPARE(discard.count(), 1);
    window_->desk().go_to_end();
    window_->desk().make_move(move("h0g2"));
    window_->open_path(path);
    window_->set_language(words::Language::vietnamese);
    window_->set_language(words::Language::english);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->desk().is_modified(), patience);
    QCOMPARE(discard.count(), 1);
  }

  void the_clipboard_holds_what_was_copied() {
    window_->paste_text("1. C2=5 H8+7");
    window_->action("copy_fen")->trigger();
    QVERIFY(read_fen(QApplication::clipboard()->text().toStdString()).has_value());
    window_->action("copy_pgn")->trigger();
    const auto game = game_from_text(QApplication::clipboard()->text(), Speech());
    QVERIFY(game.has_value());
    QCOMPARE(game->main_line().size(), std::size_t{2});
  }

  void the_editor_names_faults_as_they_arise() {
    PositionEditor editor(opening_diagram(), BoardLook{}, Speech());
    editor.show();
    QVERIFY(editor.position().has_value());
    editor.choose(std::nullopt);
    click_on(editor.board(), Square::e9);
    QVERIFY(!editor.position().has_value());
    QVERIFY(!editor.faults().isEmpty());
    editor.choose(Piece{Color::black, Role::king});
    click_on(editor.board(), Square::d9);
    QVERIFY(editor.diagram().board[Square::d9].has_value());
    // A second king is the first one at another place.
    click_on(editor.board(), Square::e9);
    QVERIFY(editor.faults().isEmpty() || editor.diagram().board[Square::e9].has_value());
    QVERIFY(!editor.diagram().board[Square::d9].has_value());
  }

  void an_engine_is_added_and_asked_for_its_options() {
    EnginesDialog dialog({}, *stable_);
    dialog.add_program(CHUHE_FAKE_ENGINE);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_asking(), patience);
    QCOMPARE(dialog.engines().size(), std::size_t{1});
    QCOMPARE(dialog.engines().front().protocol, QString("uci"));
    QVERIFY(!dialog.state().isEmpty());
    dialog.add_program("/no/such/engine");
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.is_asking(), patience);
    QVERIFY(dialog.state().contains("found"));
  }

  void pictures_and_animations_are_written() {
    QTemporaryDir folder;
    BoardScene scene;
    scene.pieces = opening_diagram().board;
    QVERIFY(write_picture(scene, BoardLook{}, 300, folder.filePath("a.png")));
    QCOMPARE(QImage(folder.filePath("a.png")).width(), 300);
    QVERIFY(write_picture(scene, BoardLook{}, 300, folder.filePath("a.svg")));
    QVERIFY(QSvgRenderer(folder.filePath("a.svg")).isValid());
    record::Game game;
    game.add(game.add(record::NodeId::root, move("h2e2")), move("h9g7"));
    QVERIFY(write_animation(game, Orientation::red_below, BoardLook{}, 160, 100,
                            folder.filePath("a.gif")));
    QFile gif(folder.filePath("a.gif"));
    QVERIFY(gif.open(QIODevice::ReadOnly));
    const QByteArray bytes = gif.readAll();
    QVERIFY(bytes.startsWith("GIF89a"));
    QVERIFY(bytes.endsWith(';'));
    // One picture for the start and one for each move.
    QImageReader reader(folder.filePath("a.gif"));
    QCOMPARE(reader.imageCount(), 3);
    QVERIFY(!write_picture(scene, BoardLook{}, 300, "/no such folder/a.png"));
    QVERIFY(!write_animation(game, Orientation::red_below, BoardLook{}, 160, 100,
                             "/no such folder/a.gif"));
  }

  // The window goes on while files are written: the call comes back before the work is done.
  void exports_are_written_beside_the_window() {
    window_->paste_text("1. C2=5 H8+7 2. H2+3 R9=8");
    QTemporaryDir folder;
    window_->export_pdf_to(folder.filePath("a.pdf"));
    QVERIFY(window_->is_working());
    window_->export_animation_to(folder.filePath("a.gif"));
    window_->export_image_to(folder.filePath("a.png"));
    // What happens on the board meanwhile has no part in it.
    window_->desk().go_to_end();
    window_->export_image_to(folder.filePath("end.png"));
    window_->desk().go_to_start();
    window_->export_image_to(folder.filePath("start.png"));
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    QFile pdf(folder.filePath("a.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QCOMPARE(QImageReader(folder.filePath("a.gif")).imageCount(), 5);
    const QImage picture(folder.filePath("a.png"));
    QVERIFY(!picture.isNull());
    QCOMPARE(picture, QImage(folder.filePath("start.png")));
    QVERIFY(picture != QImage(folder.filePath("end.png")));
    const Answers answers(QMessageBox::AcceptRole);
    window_->export_pdf_to("/no such folder/a.pdf");
    QTRY_COMPARE_WITH_TIMEOUT(answers.count(), 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
  }

  // A game is opened while a long animation is still being written: here one that cannot go on
  // before somebody reads it.
  void opening_does_not_wait_for_writing() {
    QTemporaryDir folder;
    const QString path = write_games(folder, 1);
    window_->paste_text("1. C2=5 H8+7 2. H2+3 R9=8");
    HeldWriting held(folder.filePath("a.gif"));
    window_->export_animation_to(held.path());
    window_->open_path(path);
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file(), patience);
    QVERIFY(window_->is_working());
    QVERIFY(held.let_go().startsWith("GIF89a"));
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
  }

  // An export that has begun is brought to its end, though nobody waits for it any more.
  void a_window_that_closes_leaves_no_half_file() {
    window_->paste_text("1. C2=5 H8+7 2. H2+3 R9=8");
    QTemporaryDir folder;
    window_->export_animation_to(folder.filePath("a.gif"));
    window_.reset();
    QCOMPARE(QImageReader(folder.filePath("a.gif")).imageCount(), 5);
  }

  // Saving comes back at once; what is saved is the game as it was then, and the last wish for a
  // place is what stands there in the end.
  void games_are_saved_beside_the_window_and_in_order() {
    QTemporaryDir folder;
    const QString path = folder.filePath("a.pgn");
    window_->paste_text("1. C2=5 H8+7 2. H2+3 R9=8");
    window_->desk().go_to_end();
    window_->save_to(path);
    QVERIFY(window_->is_working());
    QVERIFY(!QFile::exists(path) || !window_->desk().file());
    for (int i = 0; i < 20; ++i) {
      window_->desk().set_comment(window_->desk().place(), QStringLiteral("comment %1").arg(i));
      window_->save_to(path);
    }
    window_->desk().set_comment(window_->desk().place(), "unsaved");
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("comment 19"));
    QCOMPARE(window_->desk().file()->path, path);
    QVERIFY(window_->desk().is_modified());
    window_->save_to(path);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->desk().is_modified(), patience);
    // What was on the desk when it was saved gives its name to nothing else.
    window_->save_to(folder.filePath("b.pgn"));
    window_->begin_game({});
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    QVERIFY(QFile::exists(folder.filePath("b.pgn")));
    QVERIFY(!window_->desk().file());
  }

  // A game makes room for another once it is safe, and not before.
  void a_game_stays_until_it_is_saved() {
    QTemporaryDir folder;
    const QString inner = folder.filePath("inner");
    QVERIFY(QDir().mkdir(inner));
    window_->paste_text("1. C2=5 H8+7");
    window_->desk().go_to_end();
    window_->save_to(inner + "/a.pgn");
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file(), patience);
    window_->desk().make_move(move("h0g2"));
    {
      const Answers save(QMessageBox::AcceptRole);
      window_->action("empty")->trigger();
      QCOMPARE(save.count(), 1);
    }
    QCOMPARE(window_->desk().game().move_count(), std::size_t{0});
    const auto kept = load_game(inner + "/a.pgn", 0, Speech());
    QVERIFY(kept.has_value());
    QCOMPARE(kept->move_count(), std::size_t{3});
    window_->paste_text("1. C2=5 H8+7");
    window_->desk().go_to_end();
    window_->save_to(inner + "/a.pgn");
    QTRY_VERIFY_WITH_TIMEOUT(window_->desk().file(), patience);
    window_->desk().make_move(move("h0g2"));
    QVERIFY(QDir(inner).removeRecursively());
    // The question, and then the fault.
    const Answers save(QMessageBox::AcceptRole);
    window_->action("empty")->trigger();
    QCOMPARE(save.count(), 2);
    QCOMPARE(window_->desk().game().move_count(), std::size_t{3});
    QVERIFY(window_->desk().is_modified());
  }

  void closing_waits_for_what_is_saved_and_tells_what_fails() {
    QTemporaryDir folder;
    window_->paste_text("1. C2=5 H8+7");
    {
      const Answers answers(QMessageBox::AcceptRole);
      window_->save_to("/no such folder/a.pgn");
      QVERIFY(!window_->close());
      QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working() && answers.count() == 1, patience);
    }
    QTest::qWait(50);
    QVERIFY(window_->isVisible());
    window_->save_to(folder.filePath("a.pgn"));
    QVERIFY(!window_->close());
    QVERIFY(window_->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isVisible(), patience);
    QVERIFY(QFile::exists(folder.filePath("a.pgn")));
    // Who insists need not look at a window; the file is written all the same.
    window_->show();
    HeldWriting held(folder.filePath("a.gif"));
    window_->export_animation_to(held.path());
    QVERIFY(!window_->close());
    QVERIFY(window_->close());
    QVERIFY(held.let_go().startsWith("GIF89a"));
  }

  void games_are_printed_beside_the_window() {
    QTemporaryDir folder;
    window_->paste_text("1. C2=5 H8+7");
    const auto printer = [](const QString& path) {
      auto made = std::make_shared<QPrinter>(QPrinter::HighResolution);
      made->setOutputFormat(QPrinter::PdfFormat);
      made->setOutputFileName(path);
      return made;
    };
    auto paper = printer(folder.filePath("a.pdf"));
    const std::weak_ptr<QPrinter> seen = paper;
    window_->print_to(std::move(paper));
    QVERIFY(window_->is_working());
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
    QVERIFY(seen.expired());
    QFile pdf(folder.filePath("a.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF") && bytes.trimmed().endsWith("%%EOF"));
    const Answers answers(QMessageBox::AcceptRole);
    window_->print_to(printer("/no such folder/a.pdf"));
    QTRY_COMPARE_WITH_TIMEOUT(answers.count(), 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->is_working(), patience);
  }

  void settings_are_kept() {
    window_->action("board_4")->trigger();
    window_->action("pieces_2")->trigger();
    window_->close();
    window_.reset();
    open_window();
    QCOMPARE(window_->board().look().theme.name, std::string_view("night"));
    QCOMPARE(window_->board().look().pieces, PieceSet::international);
  }

 private:
  // A move, the window gone without a word, and another one told to go on.
  void play_and_come_back() {
    click(Square::h2);
    click(Square::e2);
    window_->flush_autosave();
    window_.reset();
    open_window();
    window_->continue_unfinished();
  }
  void open_window() {
    window_ = std::make_unique<MainWindow>(*settings_, *stable_);
    window_->resize(1100, 720);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  static void click_on(BoardWidget& board, Square square) {
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.geometry_now().center(square).toPoint());
  }
  void click(Square square) { click_on(window_->board(), square); }
  void type(const char* text) {
    for (QLineEdit* edit : window_->findChildren<QLineEdit*>()) {
      if (edit->objectName() != "typed_move") continue;
      edit->setText(QString::fromUtf8(text));
      QTest::keyClick(edit, Qt::Key_Return);
    }
  }

  std::unique_ptr<QSettings> settings_;
  std::unique_ptr<EngineStable> stable_;
  std::unique_ptr<MainWindow> window_;
};

std::unique_ptr<QObject> window_suite() { return std::make_unique<WindowTest>(); }

}  // namespace chuhe::desktop::tests

#include "window_test.moc"
