#include "main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include <chuhe/words/analysis.hpp>

#include "collection_panel.hpp"
#include "icons.hpp"
#include "record_files.hpp"
#include "report_dialog.hpp"
#include "style.hpp"

namespace chuhe::desktop {

MainWindow::MainWindow(QSettings& settings, EngineStable& stable)
    : settings_(settings),
      stable_(stable),
      preferences_(load_preferences(settings)),
      desk_(std::make_unique<GameDesk>(stable)),
      autosave_(data_folder() + "/desk.json") {
  setWindowIcon(program_icon());
  setAcceptDrops(true);
  setDockOptions(AnimatedDocks | AllowTabbedDocks);
  build_center();
  build_actions();
  connect_desk();
  clock_timer_.setInterval(100);
  connect(&clock_timer_, &QTimer::timeout, this, [this] {
    update_players();
    hear_clock();
  });
  replay_timer_.setInterval(1200);
  connect(&replay_timer_, &QTimer::timeout, this, [this] {
    const record::NodeId before = desk_->place();
    desk_->step(1);
    if (desk_->place() == before) auto_replay();
  });
  apply_preferences();
  apply_language();
  if (preferences_.window_geometry.isEmpty()) {
    resize_within_screen(*this, {1180, 760});
  } else {
    restoreGeometry(preferences_.window_geometry);
    restoreState(preferences_.window_state);
    collection_dock_->hide();
  }
  show_start_page();
  read_own_pictures();
}

MainWindow::~MainWindow() {
  // Nothing that dies is to tell the window, which is dying itself.
  ++*wanted_games_;
  desk_->disconnect(this);
  reader_->disconnect(this);
}

void MainWindow::build_center() {
  board_ = new BoardWidget;
  upper_bar_ = new PlayerBar;
  lower_bar_ = new PlayerBar;
  moves_view_ = new MoveView;
  comment_ = new QPlainTextEdit;
  comment_->setMinimumHeight(44);
  comment_->setMaximumHeight(74);
  comment_->setTabChangesFocus(true);
  slider_ = new QSlider(Qt::Horizontal);
  typed_move_ = new QLineEdit;
  typed_move_->setObjectName("typed_move");
  typed_move_->setClearButtonEnabled(true);
  analysis_ = new AnalysisPane(stable_);
  graph_ = new ScoreGraph;
  replay_bar_ = new QToolBar;
  replay_bar_->setIconSize(QSize(18, 18));
  replay_bar_->setMovable(false);

  auto* left = new QWidget;
  auto* left_box = new QVBoxLayout(left);
  left_box->setContentsMargins(6, 4, 2, 4);
  left_box->setSpacing(2);
  left_box->addWidget(upper_bar_);
  left_box->addWidget(board_, 1);
  left_box->addWidget(lower_bar_);

  auto* moves = new QWidget;
  auto* moves_box = new QVBoxLayout(moves);
  moves_box->setContentsMargins(0, 0, 0, 0);
  moves_box->setSpacing(4);
  auto* replay_row = new QHBoxLayout;
  replay_row->addWidget(replay_bar_);
  replay_row->addWidget(slider_, 1);
  moves_box->addWidget(moves_view_, 1);
  moves_box->addLayout(replay_row);
  moves_box->addWidget(comment_);
  moves_box->addWidget(typed_move_);

  side_ = new QSplitter(Qt::Vertical);
  side_->addWidget(moves);
  side_->addWidget(analysis_);
  side_->addWidget(graph_);
  side_->setStretchFactor(0, 5);
  side_->setStretchFactor(1, 2);
  side_->setStretchFactor(2, 1);
  side_->setChildrenCollapsible(false);
  side_->setSizes({420, 190, 110});
  auto* right = new QWidget;
  auto* right_box = new QVBoxLayout(right);
  right_box->setContentsMargins(2, 6, 8, 4);
  right_box->addWidget(side_);
  right->setMinimumWidth(250);

  split_ = new QSplitter(Qt::Horizontal);
  split_->addWidget(left);
  split_->addWidget(right);
  split_->setStretchFactor(0, 3);
  split_->setStretchFactor(1, 2);
  split_->setChildrenCollapsible(false);
  split_->setSizes({700, 480});
  game_page_ = split_;

  start_page_ = new StartPage;
  pages_ = new QStackedWidget;
  pages_->addWidget(start_page_);
  pages_->addWidget(game_page_);
  setCentralWidget(pages_);

  collection_ = new CollectionPanel;
  collection_dock_ = new QDockWidget;
  collection_dock_->setObjectName("collection");
  collection_dock_->setWidget(collection_);
  addDockWidget(Qt::BottomDockWidgetArea, collection_dock_);
  collection_dock_->hide();
  reader_ = new CollectionReader(this);

  state_label_ = new QLabel;
  rules_label_ = new QLabel;
  progress_ = new QProgressBar;
  progress_->setMaximumWidth(160);
  progress_->setVisible(false);
  statusBar()->addWidget(state_label_, 1);
  statusBar()->addPermanentWidget(progress_);
  statusBar()->addPermanentWidget(rules_label_);
}

void MainWindow::connect_desk() {
  connect(board_, &BoardWidget::move_made, desk_.get(), &GameDesk::make_move);
  connect(board_, &BoardWidget::move_refused, desk_.get(), &GameDesk::make_move);
  connect(board_, &BoardWidget::pick_refused, desk_.get(), &GameDesk::refuse_pick);
  connect(board_, &BoardWidget::stepped, desk_.get(), &GameDesk::step);
  board_->set_describer(
      [this](Square square) { return desk_->speech().point(desk_->position(), square); });
  connect(board_, &BoardWidget::drawing_changed, this,
          [this] { drawings_[desk_->place()] = board_->drawing(); });
  connect(desk_.get(), &GameDesk::placed, this, &MainWindow::update_board);
  connect(desk_.get(), &GameDesk::tree_changed, this, &MainWindow::update_moves);
  connect(desk_.get(), &GameDesk::state_changed, this, [this] {
    update_players();
    update_actions();
    update_title();
    // The side to move may have changed without the board.
    board_->set_moves(desk_->moves());
    board_->set_movable(desk_->movable());
  });
  connect(desk_.get(), &GameDesk::refused, board_, &BoardWidget::show_message);
  connect(desk_.get(), &GameDesk::game_ended, this, &MainWindow::show_end, Qt::QueuedConnection);
  connect(moves_view_, &MoveView::node_clicked, desk_.get(), &GameDesk::go_to);
  connect(graph_, &ScoreGraph::node_clicked, desk_.get(), &GameDesk::go_to);
  connect(slider_, &QSlider::valueChanged, this, [this](int ply) {
    const int now = static_cast<int>(desk_->line().plies());
    if (ply != now) desk_->step(ply - now);
  });
  connect(comment_, &QPlainTextEdit::textChanged, this, [this] {
    if (comment_->hasFocus()) desk_->set_comment(commented_, comment_->toPlainText());
  });
  connect(typed_move_, &QLineEdit::returnPressed, this, &MainWindow::type_move);
  connect(analysis_, &AnalysisPane::arrows_changed, this, [this](const std::vector<Arrow>& arrows) {
    if (hint_arrows_.empty()) board_->set_arrows(arrows);
  });
  connect(analysis_, &AnalysisPane::switched, this, [this] { update_actions(); });
  connect(analysis_, &AnalysisPane::lines_changed, this,
          [this](int lines) { preferences_.analysis_lines = lines; });
  connect(analysis_, &AnalysisPane::line_chosen, desk_.get(), &GameDesk::add_line);

  connect(start_page_, &StartPage::continue_wanted, this, [this] { continue_unfinished(); });
  connect(start_page_, &StartPage::computer_wanted, this, &MainWindow::new_against_computer);
  connect(start_page_, &StartPage::two_people_wanted, this, &MainWindow::new_for_two);
  connect(start_page_, &StartPage::open_wanted, this, &MainWindow::open_file);
  connect(start_page_, &StartPage::file_wanted, this, [this](const QString& path) {
    if (may_discard()) open_path(path);
  });
  connect(start_page_, &StartPage::editor_wanted, this, &MainWindow::edit_position);
  connect(start_page_, &StartPage::analysis_wanted, this, &MainWindow::empty_board);
  connect(start_page_, &StartPage::language_chosen, this, &MainWindow::set_language);

  // The list belongs to the board: beside the start page it is put away, and comes back with the
  // board unless it had been closed.
  connect(pages_, &QStackedWidget::currentChanged, this, [this, was_shown = false]() mutable {
    if (pages_->currentWidget() == start_page_) {
      was_shown = collection_dock_->isVisibleTo(this);
      collection_dock_->hide();
    } else if (std::exchange(was_shown, false)) {
      collection_dock_->show();
    }
  });
  connect(collection_, &CollectionPanel::game_chosen, this, [this](const GameHead& head) {
    if (may_discard()) open_game(head.path, head.number, 0, wish_for_game());
  });
  connect(reader_, &CollectionReader::found, this, [this](const std::vector<GameHead>& games) {
    collection_->add(games);
    if (!first_wish_ || games.empty()) return;
    Wish wish = *std::exchange(first_wish_, std::nullopt);
    if (!still_holds(wish)) return;
    open_game(games.front().path, games.front().number, games.size(), wish);
  });
  connect(reader_, &CollectionReader::finished, this, [this](const QStringList& faults) {
    collection_->finish();
    collection_dock_->setVisible(collection_->count() > 1);
    if (!faults.isEmpty() && collection_->count() == 0) {
      QMessageBox::warning(this, tr("Open"), faults.mid(0, 10).join('\n'));
    } else if (!faults.isEmpty()) {
      tell(faults.front());
    }
    update_actions();
  });
}

// ---- looks and language -------------------------------------------------------------------------

void MainWindow::apply_preferences() {
  apply_shade(*qApp, preferences_.shade);
  board_->set_look(preferences_.look);
  board_->set_animation_time(preferences_.animation);
  board_->set_shows_hints(preferences_.shows_hints);
  board_->set_dragging(preferences_.allows_dragging);
  upper_bar_->set_look(preferences_.look);
  lower_bar_->set_look(preferences_.look);
  start_page_->set_look(preferences_.look);
  start_page_->set_language(preferences_.language);
  start_page_->set_recent_files(preferences_.recent_files);
  moves_view_->set_shows_evaluations(preferences_.shows_evaluations);
  sounds_.set_volume(preferences_.has_sounds ? preferences_.volume : 0);
  action("sounds")->setChecked(preferences_.has_sounds);
  analysis_->set_engine(analysis_engine());
  analysis_->set_lines(preferences_.analysis_lines);
  show_recent_files();
  check_choices();
  save_preferences(preferences_, settings_);
}

EngineProfile MainWindow::analysis_engine() const {
  const int engine = preferences_.analysis_engine;
  return engine < 0 ? EngineProfile{} : preferences_.engines[static_cast<std::size_t>(engine)];
}

Speech MainWindow::speech_from_preferences() const {
  const words::Language language = preferences_.spoken();
  const auto* chosen = record::find_dialect(preferences_.notation.toStdString());
  return chosen == nullptr ? Speech(language) : Speech(language, *chosen);
}

void MainWindow::apply_language() {
  translations_.use(preferences_.spoken());
  const Speech speech = speech_from_preferences();
  analysis_->set_speech(speech);
  desk_->set_speech(speech);
  retranslate();
  if (report_) show_report();
}

void MainWindow::set_language(std::optional<words::Language> language) {
  preferences_.language = language;
  start_page_->set_language(language);
  apply_language();
  check_choices();
  save_preferences(preferences_, settings_);
}

void MainWindow::retranslate() {
  retranslate_actions();
  collection_dock_->setWindowTitle(tr("Games"));
  comment_->setPlaceholderText(tr("Comment on this move"));
  comment_->setAccessibleName(tr("Comment on this move"));
  typed_move_->setPlaceholderText(tr("Type a move, in any notation"));
  typed_move_->setAccessibleName(tr("Type a move, in any notation"));
  moves_view_->setAccessibleName(tr("Moves"));
  board_->setAccessibleName(tr("Board"));
  slider_->setAccessibleName(tr("Place in the game"));
  update_title();
  update_players();
  update_actions();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && moves_view_ != nullptr) {
    update_moves();
    update_players();
  }
  QMainWindow::changeEvent(event);
}

// ---- what is shown ------------------------------------------------------------------------------

void MainWindow::show_start_page() {
  if (report_) report_->close();
  name_unfinished();
  pages_->setCurrentWidget(start_page_);
  tool_bar_->setVisible(false);
  update_actions();
}

// Tells the start page what there is to go on with, as soon as it is known.
void MainWindow::name_unfinished() {
  reads_.run([&kept = autosave_] { return kept.restore(); },
             [this](const std::optional<SavedDesk>& saved) {
               const bool exists = saved && (saved->plan || saved->game.move_count() > 0);
               QString what;
               if (exists) {
                 const auto red = saved->game.tag(record::tag_name::red).value_or("");
                 const auto black = saved->game.tag(record::tag_name::black).value_or("");
                 if (!red.empty() || !black.empty()) {
                   what = QStringLiteral("%1 – %2").arg(
                       red.empty() ? desk_->speech().name(Color::red) : qs(red),
                       black.empty() ? desk_->speech().name(Color::black) : qs(black));
                 }
               }
               start_page_->set_unfinished(exists, what);
             });
}

void MainWindow::show_game_page() {
  pages_->setCurrentWidget(game_page_);
  tool_bar_->setVisible(true);
  board_->setFocus();
  update_actions();
}

void MainWindow::update_board(Change change) {
  const Position& position = desk_->position();
  hint_arrows_.clear();
  board_->clear_message();
  board_->set_position(position.diagram().board, desk_->last_move(), change);
  board_->set_moves(desk_->moves());
  board_->set_movable(desk_->movable());
  board_->set_check(position.in_check() ? std::optional(position.king(position.turn()))
                                        : std::nullopt);
  board_->set_arrows({});
  if (drawn_record_ != desk_->edition().opened) drawings_.clear();
  drawn_record_ = desk_->edition().opened;
  const auto drawn = drawings_.find(desk_->place());
  board_->set_drawing(drawn == drawings_.end() ? Drawing() : drawn->second);
  analysis_->set_position(desk_->line(), desk_->rules());
  update_place();
  update_players();
  update_actions();
  hear_move(change);
  if (const auto move = desk_->last_move()) {
    const auto positions = desk_->line().positions();
    QString said = qs(desk_->speech().book().played(positions[positions.size() - 2], *move));
    if (position.in_check()) said += ' ' + qs(desk_->speech().book().check(position));
    board_->announce(said);
    state_label_->setText(said);
  } else {
    state_label_->clear();
  }
}

// A move that is played is heard, and one that is leafed to; going back and jumping are silent.
void MainWindow::hear_move(Change change) {
  const std::size_t plies = desk_->line().plies();
  const bool is_next = change == Change::animated && plies == heard_plies_ + 1;
  heard_plies_ = plies;
  if (!is_next) return;
  if (const auto sound = sound_of_last_move(desk_->line())) sounds_.play(*sound);
}

// Only people are warned of their clocks.
void MainWindow::hear_clock() {
  const PlaySession* session = desk_->session();
  if (session == nullptr || !session->awaits_person()) return;
  const Color turn = session->table().turn();
  if (low_clock_.is_heard(turn, session->time_left(turn))) sounds_.play(Sound::low_clock);
}

void MainWindow::update_place() {
  collection_->set_position(desk_->position().key());
  moves_view_->show_place(desk_->game(), desk_->place(), desk_->speech());
  graph_->set_place(desk_->place());
  const int now = static_cast<int>(desk_->line().plies());
  int end = now;
  for (auto node = desk_->game().first_child(desk_->place());
       node && desk_->game().status(*node) == record::MoveStatus::legal;
       node = desk_->game().first_child(*node)) {
    ++end;
  }
  const QSignalBlocker blocker(slider_);
  slider_->setRange(0, end);
  slider_->setValue(now);
  // Typing a comment must not be disturbed by what it causes itself.
  if (commented_ != desk_->place() || !comment_->hasFocus()) {
    commented_ = desk_->place();
    const QSignalBlocker silent(comment_);
    comment_->setPlainText(qs(desk_->game().annotation(commented_).comment));
  }
}

void MainWindow::update_moves() {
  moves_view_->show_game(desk_->game(), desk_->place(), desk_->speech());
  graph_->set_points(score_points(desk_->game()));
  update_place();
  if (desk_->game().move_count() > 0 || desk_->session() != nullptr) autosave();
}

PlayerView MainWindow::player_view(Color color) const {
  const record::Game& game = desk_->game();
  PlayerView view;
  view.color = color;
  const auto tag = game.tag(color == Color::red ? record::tag_name::red : record::tag_name::black);
  if (const PlaySession* session = desk_->session()) view.name = session->name(color);
  if (view.name.isEmpty() && tag) view.name = qs(*tag);
  if (view.name.isEmpty()) view.name = desk_->speech().name(color);
  const Position& position = desk_->position();
  const bool is_running = desk_->session() == nullptr || desk_->is_live();
  view.is_to_move = position.turn() == color && is_running && has_legal_move(position);
  view.left = desk_->time_left(color);
  view.has_clock =
      view.left.has_value() || (desk_->session() != nullptr && desk_->session()->table().clock());
  for (const Role role :
       {Role::rook, Role::cannon, Role::horse, Role::elephant, Role::advisor, Role::pawn}) {
    const Piece piece{opponent(color), role};
    const int had = static_cast<int>(desk_->line().start().pieces(piece.color, role).size());
    const int has = static_cast<int>(position.pieces(piece.color, role).size());
    view.taken.insert(view.taken.end(), static_cast<std::size_t>(std::max(0, had - has)), piece);
  }
  if (const PlaySession* session = desk_->session();
      session != nullptr && session->is_computers(color)) {
    const std::string& level = session->plan().seats[color].level;
    if (!level.empty()) view.note = qs(words::level_name(desk_->speech().language(), level));
    if (session->is_thinking() && session->table().turn() == color) {
      view.note += (view.note.isEmpty() ? "" : " · ") + tr("thinking …");
    }
  }
  return view;
}

void MainWindow::update_players() {
  const bool red_below = board_->orientation() == Orientation::red_below;
  lower_bar_->show_player(player_view(red_below ? Color::red : Color::black));
  upper_bar_->show_player(player_view(red_below ? Color::black : Color::red));
  const PlaySession* session = desk_->session();
  const bool runs = session != nullptr && desk_->is_live() && session->table().clock() &&
                    !session->table().is_paused();
  if (runs != clock_timer_.isActive()) {
    runs ? clock_timer_.start() : clock_timer_.stop();
  }
}

void MainWindow::update_title() {
  const record::Game& game = desk_->game();
  QString title;
  if (const auto& file = desk_->file()) {
    title = QFileInfo(file->path).fileName();
    if (file->count > 1) title += QStringLiteral(" (%1/%2)").arg(file->number + 1).arg(file->count);
  } else if (const auto named = game.tag(record::tag_name::title)) {
    title = qs(*named);
  }
  setWindowTitle(title.isEmpty() ? QStringLiteral("Chuhe 楚河[*]")
                                 : title + QStringLiteral("[*] – Chuhe 楚河"));
  setWindowModified(desk_->is_modified());
  rules_label_->setText(tr("Rules: %1").arg(desk_->speech().title(desk_->rules())));
}

void MainWindow::show_end(const QString& result, const QString& note) {
  update_title();
  tell(result);
  board_->show_message(result);
  sounds_.play(Sound::end);
  QMessageBox box(QMessageBox::NoIcon, tr("End of the game"), result, QMessageBox::NoButton, this);
  if (!note.isEmpty()) {
    box.setInformativeText(tr("The position has been repeated. The arbiter's note:") + "\n\n" +
                           note);
  }
  box.setIconPixmap(windowIcon().pixmap(48));
  QPushButton* again = box.addButton(tr("Play again"), QMessageBox::ActionRole);
  QPushButton* report = box.addButton(tr("Game report"), QMessageBox::ActionRole);
  QPushButton* close = box.addButton(tr("Close"), QMessageBox::RejectRole);
  box.setDefaultButton(close);
  const std::uint64_t ended = desk_->edition().opened;
  box.exec();
  // A record that was being read has come meanwhile.
  if (ended != desk_->edition().opened) return;
  if (box.clickedButton() == again) {
    GamePlan plan = desk_->session()->plan();
    plan.start = Line(plan.start.start());
    begin_game(std::move(plan));
  } else if (box.clickedButton() == report) {
    make_report();
  }
}

void MainWindow::tell(const QString& text) { statusBar()->showMessage(text, 8000); }

// ---- leaving ------------------------------------------------------------------------------------

// Whether what is on the desk may make room for something else. Games in progress are kept on the
// disk all the time, records that were changed are worth a question.
bool MainWindow::may_discard() {
  if (!desk_->is_modified() || desk_->game().move_count() == 0) return true;
  QMessageBox box(QMessageBox::Question, tr("Unsaved game"),
                  tr("The game on the board has not been saved."), QMessageBox::NoButton, this);
  QPushButton* keep = box.addButton(tr("Save"), QMessageBox::AcceptRole);
  box.addButton(tr("Do not save"), QMessageBox::DestructiveRole);
  QPushButton* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
  box.setDefaultButton(keep);
  box.exec();
  if (box.clickedButton() == cancel) return false;
  return box.clickedButton() != keep || save_and_wait();
}

// The first wish to close waits for what is being written, so that faults are seen; a second one
// only keeps the program from ending before.
void MainWindow::closeEvent(QCloseEvent* event) {
  if (is_writing() && !closes_when_written_) {
    closes_when_written_ = true;
    tell(tr("The window closes when all has been written."));
    event->ignore();
    return;
  }
  closes_when_written_ = false;
  // What is on the desk is there again at the next start: no question needs to be asked.
  autosave();
  autosave_.flush();
  preferences_.window_geometry = saveGeometry();
  preferences_.window_state = saveState();
  save_preferences(preferences_, settings_);
  settings_.sync();
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto urls = event->mimeData()->urls();
  event->acceptProposedAction();
  if (!urls.isEmpty() && urls.front().isLocalFile()) {
    if (may_discard()) open_path(urls.front().toLocalFile());
  } else if (event->mimeData()->hasText() && may_discard()) {
    paste_text(event->mimeData()->text());
  }
}

}  // namespace chuhe::desktop
