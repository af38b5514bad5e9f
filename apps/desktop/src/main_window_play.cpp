// Beginning, playing and ending games.
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

#include <chuhe/match/computer_play.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/words/analysis.hpp>
#include <chuhe/words/record.hpp>

#include "main_window.hpp"

namespace chuhe::desktop {

void MainWindow::new_game() { ask_for_game(std::nullopt, false); }
void MainWindow::new_against_computer() { ask_for_game(Pairing::person_red, false); }
void MainWindow::new_for_two() { ask_for_game(Pairing::two_people, false); }
void MainWindow::continue_from_here() { ask_for_game(std::nullopt, true); }

void MainWindow::empty_board() {
  if (!may_discard()) return;
  desk_->open(record::Game(), std::nullopt);
  show_game_page();
}

void MainWindow::ask_for_game(std::optional<Pairing> pairing, bool from_here) {
  const bool has_place = pages_->currentWidget() == game_page_;
  NewGameDialog dialog(preferences_, desk_->speech(), stable_, has_place ? &desk_->line() : nullptr,
                       this);
  if (pairing) dialog.set_pairing(*pairing);
  if (from_here) dialog.continue_from_here();
  if (dialog.exec() != QDialog::Accepted || !may_discard()) return;
  dialog.store(preferences_);
  save_preferences(preferences_, settings_);
  begin_game(dialog.plan());
}

void MainWindow::begin_game(GamePlan plan) {
  const bool computer_below = plan.seats[Color::red].mover == match::Mover::computer &&
                              plan.seats[Color::black].mover == match::Mover::person;
  analysis_->set_on(false);
  board_->set_orientation(computer_below ? Orientation::black_below : Orientation::red_below);
  show_game_page();
  desk_->begin(std::move(plan));
  connect_session();
}

void MainWindow::connect_session() {
  PlaySession* session = desk_->session();
  if (session == nullptr) return;
  connect(session, &PlaySession::engine_failed, this, &MainWindow::engine_failed,
          Qt::QueuedConnection);
  connect(session, &PlaySession::draw_offered, this, &MainWindow::draw_offered,
          Qt::QueuedConnection);
  connect(session, &PlaySession::draw_declined, this,
          [this] { board_->show_message(tr("The computer declines the draw.")); });
  update_players();
  update_actions();
}

void MainWindow::continue_unfinished() {
  reads_.run([&kept = autosave_] { return kept.restore(); },
             [this, wish = wish_for_game()](std::optional<SavedDesk> saved) mutable {
               if (saved && still_holds(wish)) bring_back(std::move(*saved));
             });
}

void MainWindow::bring_back(SavedDesk saved) {
  if (saved.plan) {
    GamePlan plan = std::move(*saved.plan);
    const bool computer_below = plan.seats[Color::red].mover == match::Mover::computer &&
                                plan.seats[Color::black].mover == match::Mover::person;
    board_->set_orientation(computer_below ? Orientation::black_below : Orientation::red_below);
    show_game_page();
    desk_->begin(std::move(plan), &saved.game);
    connect_session();
  } else {
    std::optional<RecordPlace> place;
    if (!saved.path.isEmpty()) place = RecordPlace{saved.path};
    desk_->open(std::move(saved.game), std::move(place));
    show_game_page();
    desk_->go_to_end();
  }
}

void MainWindow::autosave() {
  if (pages_->currentWidget() != game_page_) return;
  SavedDesk saved;
  saved.game = desk_->game();
  // A file of many games must not be saved over by one of them: brought back, it has no file.
  if (desk_->file() && desk_->file()->count == 1) saved.path = desk_->file()->path;
  if (desk_->is_live()) {
    const PlaySession& session = *desk_->session();
    saved.plan = session.plan();
    saved.plan->start = session.table().game().line();
    for (const Color color : all_colors) {
      if (!saved.plan->time) break;
      const auto left = session.table().clock()->remaining(color, std::chrono::steady_clock::now());
      match::TimeControl& control = (*saved.plan->time)[color];
      if (left && left->count() > 0) control.base = left;
      // Once the base time is used up only the seconds of a move are left.
      if (left && left->count() == 0) {
        control.base.reset();
        control.moves_per_period.reset();
      }
    }
  }
  autosave_.keep(saved);
}

void MainWindow::flush_autosave() {
  autosave();
  autosave_.flush();
}

void MainWindow::undo() {
  if (desk_->session() != nullptr) {
    desk_->session()->undo();
  } else {
    desk_->step(-1);
  }
}

void MainWindow::redo() {
  if (desk_->session() != nullptr) {
    desk_->session()->redo();
  } else {
    desk_->step(1);
  }
}

void MainWindow::hint() {
  if (!has_legal_move(desk_->position())) return;
  adviser_ = std::make_unique<EngineRunner>(EngineProfile{}, stable_);
  const record::NodeId place = desk_->place();
  connect(adviser_.get(), &EngineRunner::answered, this,
          [this, place](const match::Answer& answer) {
            if (!answer.move || desk_->place() != place) return;
            const Position& position = desk_->position();
            if (!is_legal(position, *answer.move)) return;
            hint_arrows_ = {{*answer.move, QColor(0x1f, 0x7a, 0xe0), 0}};
            board_->set_arrows(hint_arrows_);
            QString text = desk_->speech().move(position, *answer.move);
            if (!answer.thoughts.lines.empty()) {
              const match::BestLine& best = answer.thoughts.lines.front();
              const auto evaluation = match::evaluation_of(best.score, position.turn(), best.depth);
              const auto reasons =
                  words::reasons(desk_->speech().book(), position, *answer.move,
                                 record::reasons_for(position, best.moves), evaluation);
              if (!reasons.empty()) text += ": " + qs(reasons);
            }
            tell(text);
            board_->announce(text);
          });
  connect(adviser_.get(), &EngineRunner::failed, this,
          [this](const match::EngineFault& fault) { tell(fault_text(fault)); });
  protocol::Go go;
  go.move_time = match::Milliseconds(1'200);
  tell(tr("Looking for a good move …"));
  adviser_->think(desk_->line(), go, {}, 1, match::Milliseconds(15'000));
}

void MainWindow::move_now() {
  if (desk_->session() != nullptr) desk_->session()->move_now();
}

void MainWindow::offer_draw() {
  PlaySession* session = desk_->session();
  if (session == nullptr || session->is_over()) return;
  if (session->is_computers(Color::red) || session->is_computers(Color::black)) {
    session->offer_draw();
    return;
  }
  draw_offered(session->table().turn());
}

void MainWindow::draw_offered(Color by) {
  const auto& book = desk_->speech().book();
  const QString text =
      qs(book.text(words::Message::draw_offered, {book.name(by), book.name(opponent(by))}));
  QMessageBox box(QMessageBox::Question, tr("Draw"), text, QMessageBox::NoButton, this);
  QPushButton* agree = box.addButton(tr("Agree"), QMessageBox::AcceptRole);
  box.addButton(tr("Decline"), QMessageBox::RejectRole);
  box.exec();
  if (box.clickedButton() == agree && desk_->session() != nullptr) {
    desk_->session()->agree_to_draw();
  }
}

void MainWindow::resign() {
  PlaySession* session = desk_->session();
  if (session == nullptr || session->is_over()) return;
  QMessageBox box(QMessageBox::Question, tr("Resign"), tr("Do you give up this game?"),
                  QMessageBox::NoButton, this);
  QPushButton* yes = box.addButton(tr("Resign"), QMessageBox::DestructiveRole);
  QPushButton* no = box.addButton(tr("Play on"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.exec();
  if (box.clickedButton() == yes && desk_->session() != nullptr) desk_->session()->resign();
}

void MainWindow::pause() {
  PlaySession* session = desk_->session();
  if (session == nullptr || session->is_over()) return;
  if (session->table().is_paused()) {
    board_->clear_message();
    session->resume();
  } else {
    session->pause();
    board_->show_message(tr("The game is paused."));
  }
}

// Any notation is taken, the person's own first.
void MainWindow::type_move() {
  const std::string text = typed_move_->text().trimmed().toStdString();
  if (text.empty()) return;
  const Position& position = desk_->position();
  const record::Dialect& own = desk_->speech().notation();
  const auto first = record::read_move(text, position, own);
  std::optional<Move> move;
  if (first) move = *first;
  for (const record::Dialect* dialect :
       {&record::notation::uci, &record::notation::chinese, &record::notation::wxf,
        &record::notation::vietnamese, &record::notation::san}) {
    if (move) break;
    if (const auto read = record::read_move(text, position, *dialect)) move = *read;
  }
  if (!move) {
    // A move in coordinates that is not legal tells why on the board.
    if (const auto written = parse_coordinates(text); written && written->is_well_formed()) {
      desk_->make_move(*written);
    } else {
      board_->show_message(qs(words::sentence(desk_->speech().book(), first.error(), position)));
    }
    return;
  }
  typed_move_->clear();
  desk_->make_move(*move);
}

void MainWindow::engine_failed(Color color, const QString& why) {
  if (desk_->session() == nullptr) return;
  QMessageBox box(QMessageBox::Warning, tr("Engine"),
                  tr("%1 cannot go on.").arg(desk_->session()->name(color)), QMessageBox::NoButton,
                  this);
  box.setInformativeText(why);
  QPushButton* again = box.addButton(tr("Try again"), QMessageBox::AcceptRole);
  QPushButton* engines = box.addButton(tr("Engines …"), QMessageBox::ActionRole);
  QPushButton* log = box.addButton(tr("Engine log"), QMessageBox::ActionRole);
  box.addButton(tr("Leave the game"), QMessageBox::RejectRole);
  box.exec();
  if (desk_->session() == nullptr) return;
  if (box.clickedButton() == again) {
    desk_->session()->try_again();
  } else if (box.clickedButton() == engines) {
    show_engines();
  } else if (box.clickedButton() == log) {
    // The game stays paused; "Pause" lets it go on, and the engine is asked again.
    show_engine_log();
  } else {
    desk_->leave_game();
  }
}

}  // namespace chuhe::desktop
