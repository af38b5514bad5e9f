// The window: board, players, moves, analysis, and the actions that join them.
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <QSettings>
#include <QTimer>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "analysis_pane.hpp"
#include "autosave.hpp"
#include "background_work.hpp"
#include "board_widget.hpp"
#include "game_desk.hpp"
#include "move_view.hpp"
#include "new_game_dialog.hpp"
#include "player_bar.hpp"
#include "preferences.hpp"
#include "score_graph.hpp"
#include "sounds.hpp"
#include "start_page.hpp"
#include "translations.hpp"

class QAction;
class QActionGroup;
class QDockWidget;
class QLabel;
class QLineEdit;
class QMenu;
class QPlainTextEdit;
class QPrinter;
class QProgressBar;
class QSlider;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace chuhe::desktop {

class CollectionPanel;
class CollectionReader;
class EngineLogWindow;
class ReportDialog;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// The settings and the stable must outlive the window.
  MainWindow(QSettings& settings, EngineStable& stable);
  ~MainWindow() override;

  GameDesk& desk() { return *desk_; }
  BoardWidget& board() { return *board_; }
  MoveView& move_view() { return *moves_view_; }
  AnalysisPane& analysis() { return *analysis_; }
  const Preferences& preferences() const { return preferences_; }
  SoundPlayer& sounds() { return sounds_; }

  /// Opens a file, a folder of games, or tells why not.
  void open_path(const QString& path);
  void begin_game(GamePlan plan);
  /// A game or a position in any form; a long text is read beside the window.
  void paste_text(const QString& text);
  /// Shows pictures of a person's own. Those of a folder are read beside the window; a fault is
  /// told and changes nothing. Precondition: there is a picture.
  void show_own_board(std::shared_ptr<const BoardPicture> picture);
  void show_own_pieces(const QString& folder);
  void set_language(std::optional<words::Language> language);
  /// Goes on with the game that was not finished when the program ended, if there is one. It is
  /// read beside the window.
  void continue_unfinished();
  /// The action of a name, for tests and the list of shortcuts.
  QAction* action(const QString& name) const { return findChild<QAction*>(name); }
  /// Writes what is not yet on the disk.
  void flush_autosave();
  /// Whether games or pictures are being read, or something written.
  bool is_working() const { return reads_.is_busy() || pictures_.is_busy() || is_writing(); }
  /// Whether something is being saved, written or printed.
  bool is_writing() const { return saves_.is_busy() || writes_.is_busy(); }
  /// Saves the game as it is now beside the window, in the order of the calls, and tells when it is
  /// done. `then` is called with whether it was.
  void save_to(const QString& path, std::function<void(bool)> then = [](bool) {});
  /// Writes what the board shows, or the game, beside the window, and tells when it is done.
  void export_image_to(const QString& path);
  void export_animation_to(const QString& path);
  void export_pdf_to(const QString& path);
  void print_to(std::shared_ptr<QPrinter> printer);

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  // main_window.cpp
  void build_center();
  void connect_desk();
  void apply_preferences();
  void apply_language();
  Speech speech_from_preferences() const;
  EngineProfile analysis_engine() const;
  void retranslate();
  void show_start_page();
  void name_unfinished();
  void show_game_page();
  void update_board(Change change);
  void update_players();
  void update_moves();
  void update_place();
  void update_actions();
  void update_title();
  PlayerView player_view(Color color) const;
  void show_end(const QString& result, const QString& note);
  void tell(const QString& text);
  void hear_move(Change change);
  void hear_clock();
  bool may_discard();

  // main_window_actions.cpp
  using Slot = void (MainWindow::*)();
  QAction* add(QMenu* menu, const char* name, const char* text, const QKeySequence& keys,
               Slot slot);
  QMenu* add_menu(const char* text, QMenu* parent = nullptr);
  void build_actions();
  void build_game_menu();
  void build_edit_menu();
  void build_play_menu();
  void build_review_menu();
  void build_view_menu();
  void build_help_menu();
  void build_choices(QMenu* menu);
  void build_tool_bar();
  void retranslate_actions();
  void show_text_of(QAction& action);
  void share_out_undo_keys();
  void check_choices();

  // main_window_play.cpp
  void new_game();
  void new_against_computer();
  void new_for_two();
  void empty_board();
  void continue_from_here();
  void ask_for_game(std::optional<Pairing> pairing, bool from_here);
  void undo();
  void redo();
  void hint();
  void move_now();
  void offer_draw();
  void resign();
  void pause();
  void type_move();
  void engine_failed(Color color, const QString& why);
  void draw_offered(Color by);
  void connect_session();
  void autosave();
  void bring_back(SavedDesk saved);

  // main_window_review.cpp
  void first();
  void previous();
  void next();
  void last();
  void next_alternative();
  void previous_alternative();
  void auto_replay();
  void promote();
  void promote_to_main_line();
  void remove_from_here();
  void undo_edit();
  void redo_edit();
  void mark_good();
  void mark_bad();
  void mark_brilliant();
  void mark_blunder();
  void mark_interesting();
  void mark_dubious();
  void toggle_analysis();
  void make_report();
  void take_report(const match::GameAnalysis& analysis);
  void show_report();
  void go_to_reported(std::size_t plies, const std::vector<Move>& better);
  void learn_from_mistakes();
  void show_lessons();
  void edit_game_data();

  // main_window_files.cpp
  void open_file();
  void open_folder();
  // Where to save; empty: nowhere.
  QString ask_where_to_save();
  QString usual_place_to_save();
  // A path that may be proposed for a new file.
  QString place_for(const QString& suffix) const;
  void save();
  void save_as();
  // Gives up waiting, not saving, where that is wanted.
  bool save_and_wait();
  void note_written(bool done);
  void quit() { close(); }
  bool collection_list_has_several() const;
  void paste();
  void copy_fen();
  void copy_pgn();
  void copy_dhtmlxq();
  void copy_moves();
  void copy_image();
  void export_image();
  void export_animation();
  void print();
  void export_pdf();
  void edit_position();
  void show_recent_files();
  // A game that is wanted from a file. It comes later: then something else may be wanted, or lie on
  // the desk.
  struct Wish {
    std::uint64_t number;
    Edition edition;
  };
  Wish wish_for_game();
  bool still_holds(Wish& wish);
  void open_game(const QString& path, std::size_t number, std::size_t count, Wish wish);
  void show_opened(const QString& path, std::size_t number, std::size_t count,
                   std::expected<record::Game, QString> game);
  void write_beside(const QString& path, std::function<bool(const QString&)> write);
  void show_pasted(std::expected<record::Game, QString> game);
  void next_game();
  void previous_game();

  // main_window_view.cpp
  void flip();
  void choose_own_board();
  void leave_own_board();
  void leave_own_pieces();
  void read_own_pictures();
  void choose_own_pieces();
  void toggle_sounds();
  void show_engine_log();
  void show_engines();
  void show_settings();
  void show_shortcuts();
  void about();

  QSettings& settings_;
  EngineStable& stable_;
  Preferences preferences_;
  Translations translations_;
  std::unique_ptr<GameDesk> desk_;
  Autosave autosave_;

  QStackedWidget* pages_ = nullptr;
  StartPage* start_page_ = nullptr;
  QWidget* game_page_ = nullptr;
  BoardWidget* board_ = nullptr;
  PlayerBar* upper_bar_ = nullptr;
  PlayerBar* lower_bar_ = nullptr;
  MoveView* moves_view_ = nullptr;
  QPlainTextEdit* comment_ = nullptr;
  QSlider* slider_ = nullptr;
  QSplitter* split_ = nullptr;
  QSplitter* side_ = nullptr;
  AnalysisPane* analysis_ = nullptr;
  ScoreGraph* graph_ = nullptr;
  QLineEdit* typed_move_ = nullptr;
  QLabel* rules_label_ = nullptr;
  QLabel* state_label_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QToolBar* tool_bar_ = nullptr;
  QToolBar* replay_bar_ = nullptr;
  QMenu* recent_menu_ = nullptr;
  CollectionPanel* collection_ = nullptr;
  QDockWidget* collection_dock_ = nullptr;
  CollectionReader* reader_ = nullptr;
  // That for the first game of what is being read, until it is known.
  std::optional<Wish> first_wish_;
  // The latest wish; whoever reads a game looks at it too, and does not read for an earlier one.
  std::shared_ptr<std::atomic<std::uint64_t>> wanted_games_ =
      std::make_shared<std::atomic<std::uint64_t>>(0);
  EngineLogWindow* engine_log_ = nullptr;

  SoundPlayer sounds_;
  LowClock low_clock_;
  // Where the last move was heard, or the record was opened.
  std::size_t heard_plies_ = 0;

  QTimer clock_timer_;
  QTimer replay_timer_;
  std::unique_ptr<EngineRunner> adviser_;
  std::unique_ptr<EngineRunner> reviewer_;
  // The last report, and whether what comes of the next one is wanted for its mistakes alone.
  std::optional<match::GameAnalysis> reported_;
  bool learns_from_report_ = false;
  QPointer<ReportDialog> report_;
  record::NodeId commented_ = record::NodeId::root;
  std::vector<Arrow> hint_arrows_;
  bool follows_person_ = true;
  // What has been drawn on the positions of the record that is on the desk.
  std::map<record::NodeId, Drawing> drawings_;
  std::uint64_t drawn_record_ = 0;
  // The window closes when all has been written.
  bool closes_when_written_ = false;
  // How often pictures have been chosen: those that were wanted before are not shown any more.
  int board_choices_ = 0;
  int piece_choices_ = 0;
  // They end before everything that what they do may speak of. Neither opening nor saving a game
  // waits for a long animation.
  BackgroundWork reads_;
  BackgroundWork pictures_;
  BackgroundWork saves_;
  BackgroundWork writes_;
};

}  // namespace chuhe::desktop
