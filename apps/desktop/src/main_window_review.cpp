// Leafing through games, and working on their records.
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include <chuhe/match/analysis.hpp>
#include <chuhe/record/review.hpp>
#include <chuhe/words/analysis.hpp>

#include "icons.hpp"
#include "lesson_dialog.hpp"
#include "main_window.hpp"
#include "report_dialog.hpp"

namespace chuhe::desktop {

namespace {

// Whether the record's main line begins with what was looked at.
bool is_of(const record::Game& game, const match::GameAnalysis& analysis) {
  const auto line = match::playable_line(game);
  return line && line->start() == analysis.line.start() && line->plies() >= analysis.line.plies() &&
         std::ranges::equal(analysis.line.moves(), line->moves().first(analysis.line.plies()));
}

// A report that was written into the record before; nothing where no mistake can be shown by it.
std::optional<match::GameAnalysis> kept_report(const record::Game& game, const RuleSet& rules) {
  auto moves = record::read_review(game, rules);
  auto line = match::playable_line(game);
  if (!moves || !line) return std::nullopt;
  const bool teaches = std::ranges::any_of(
      all_colors, [&](Color side) { return record::Lessons(*moves, side).count() > 0; });
  if (!teaches) return std::nullopt;
  match::GameAnalysis kept;
  kept.line = std::move(*line);
  kept.moves = std::move(*moves);
  kept.is_complete = true;
  return kept;
}

}  // namespace

void MainWindow::first() { desk_->go_to_start(); }
void MainWindow::previous() { desk_->step(-1); }
void MainWindow::next() { desk_->step(1); }
void MainWindow::last() { desk_->go_to_end(); }
void MainWindow::next_alternative() { desk_->next_alternative(1); }
void MainWindow::previous_alternative() { desk_->next_alternative(-1); }

void MainWindow::auto_replay() {
  if (replay_timer_.isActive()) {
    replay_timer_.stop();
  } else {
    if (!desk_->game().first_child(desk_->place())) desk_->go_to_start();
    replay_timer_.start();
  }
  update_actions();
}

void MainWindow::promote() { desk_->promote(); }
void MainWindow::promote_to_main_line() { desk_->promote_to_main_line(); }

// One move is soon made again; what took longer is asked about.
void MainWindow::remove_from_here() {
  if (!desk_->can_edit_moves() || desk_->place() == record::NodeId::root) return;
  record::Game rest = desk_->game();
  rest.remove(desk_->place());
  const std::size_t count = desk_->game().move_count() - rest.move_count();
  if (count > 1) {
    QMessageBox box(QMessageBox::Question, tr("Delete moves"),
                    tr("%1 moves are deleted, variations counted in.").arg(count),
                    QMessageBox::NoButton, this);
    QPushButton* remove = box.addButton(tr("Delete"), QMessageBox::AcceptRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() != remove) return;
  }
  desk_->remove_from_here();
  tell(tr("Deleted. \"Undo change\" in the menu \"Edit\" brings it back."));
}

// What stands in the field of comments is the record's again.
void MainWindow::undo_edit() {
  comment_->clearFocus();
  desk_->undo_edit();
}

void MainWindow::redo_edit() {
  comment_->clearFocus();
  desk_->redo_edit();
}

void MainWindow::mark_good() { desk_->toggle_mark(desk_->place(), 1); }
void MainWindow::mark_bad() { desk_->toggle_mark(desk_->place(), 2); }
void MainWindow::mark_brilliant() { desk_->toggle_mark(desk_->place(), 3); }
void MainWindow::mark_blunder() { desk_->toggle_mark(desk_->place(), 4); }
void MainWindow::mark_interesting() { desk_->toggle_mark(desk_->place(), 5); }
void MainWindow::mark_dubious() { desk_->toggle_mark(desk_->place(), 6); }

void MainWindow::toggle_analysis() { analysis_->set_on(!analysis_->is_on()); }

// Every move of the main line is looked at; the record gets scores, marks and better lines.
void MainWindow::make_report() {
  if (reviewer_) {
    reviewer_.reset();
    learns_from_report_ = false;
    progress_->setVisible(false);
    update_actions();
    return;
  }
  const auto line = match::playable_line(desk_->game());
  if (!line || line->empty() || desk_->is_live()) return;
  reviewer_ = std::make_unique<EngineRunner>(analysis_engine(), stable_);
  progress_->setRange(0, static_cast<int>(line->plies()) + 1);
  progress_->setValue(0);
  progress_->setVisible(true);
  tell(tr("Looking at every move of the game …"));
  connect(reviewer_.get(), &EngineRunner::reviewed, this,
          [this](const match::GameAnalysis&, int done, int) { progress_->setValue(done); });
  connect(reviewer_.get(), &EngineRunner::failed, this, [this](const match::EngineFault& fault) {
    reviewer_.release()->deleteLater();
    learns_from_report_ = false;
    progress_->setVisible(false);
    tell(fault_text(fault));
    update_actions();
  });
  connect(reviewer_.get(), &EngineRunner::review_ended, this,
          [this](const match::GameAnalysis& analysis) {
            reviewer_.release()->deleteLater();
            progress_->setVisible(false);
            update_actions();
            if (analysis.fault) {
              learns_from_report_ = false;
              tell(fault_text(*analysis.fault));
              return;
            }
            take_report(analysis);
          });
  match::SearchLimits limits;
  limits.nodes = 300'000;
  limits.time = match::Milliseconds(2'000);
  reviewer_->review(*line, limits, desk_->rules());
  update_actions();
}

// Another game may have come onto the desk since the report was asked for.
void MainWindow::take_report(const match::GameAnalysis& analysis) {
  const bool learns = std::exchange(learns_from_report_, false);
  if (!is_of(desk_->game(), analysis)) return;
  record::Game game = desk_->game();
  record::write_review(game, analysis.moves, {});
  desk_->replace_record(std::move(game));
  reported_ = analysis;
  learns ? show_lessons() : show_report();
}

// Beside the board, which its rows lead about, and gone as soon as another record lies there.
void MainWindow::show_report() {
  delete report_;
  report_ = new ReportDialog(*reported_, desk_->speech(), this);
  report_->setAttribute(Qt::WA_DeleteOnClose);
  connect(report_, &QDialog::accepted, this, &MainWindow::show_lessons, Qt::QueuedConnection);
  connect(report_, &ReportDialog::move_wanted, this,
          [this](std::size_t ply) { go_to_reported(ply + 1, {}); });
  connect(report_, &ReportDialog::better_wanted, this, &MainWindow::go_to_reported);
  connect(desk_.get(), &GameDesk::tree_changed, report_, [this] {
    if (!is_of(desk_->game(), *reported_)) report_->close();
  });
  report_->show();
  // Over the moves rather than over the board, as far as the screen has room there.
  const QPoint corner = split_->mapToGlobal(QPoint(split_->width() - side_->width(), 0));
  const QRect room = screen()->availableGeometry();
  report_->move(
      std::clamp(corner.x(), room.left(),
                 std::max(room.left(), room.right() - report_->frameGeometry().width())),
      std::clamp(corner.y(), room.top(),
                 std::max(room.top(), room.bottom() - report_->frameGeometry().height())));
}

// So many moves of the game, and then, as far as the record has it, the first of a better line.
void MainWindow::go_to_reported(std::size_t plies, const std::vector<Move>& better) {
  const auto line = desk_->game().main_line();
  if (plies > line.size()) return;
  record::NodeId node = plies == 0 ? record::NodeId::root : line[plies - 1];
  if (!better.empty()) node = desk_->game().find(node, better.front()).value_or(node);
  desk_->go_to(node);
}

// What the record has tells as much as a report of this run, where its scores are whole.
void MainWindow::learn_from_mistakes() {
  if (reported_ && is_of(desk_->game(), *reported_)) return show_lessons();
  if (auto kept = kept_report(desk_->game(), desk_->rules())) {
    reported_ = std::move(kept);
    return show_lessons();
  }
  if (!reviewer_) make_report();
  learns_from_report_ = reviewer_ != nullptr;
}

void MainWindow::show_lessons() {
  if (!reported_ || !is_of(desk_->game(), *reported_)) return;
  const Color side = board_->orientation() == Orientation::red_below ? Color::red : Color::black;
  analysis_->set_on(false);
  LessonDialog(*reported_, side, desk_->rules(), analysis_engine(), stable_, preferences_.look,
               desk_->speech(), this)
      .exec();
}

void MainWindow::edit_game_data() {
  namespace name = record::tag_name;
  QDialog dialog(this);
  dialog.setWindowTitle(tr("About this game"));
  auto* form = new QFormLayout;
  const record::Game& game = desk_->game();
  const std::vector<std::pair<std::string_view, QString>> rows{
      {name::title, tr("Title")},
      {name::red, tr("Red")},
      {name::black, tr("Black")},
      {name::red_team, tr("Red's team")},
      {name::black_team, tr("Black's team")},
      {name::event, tr("Event")},
      {name::site, tr("Place")},
      {name::date, tr("Date")},
      {name::round, tr("Round")},
      {name::opening, tr("Opening")},
      {name::annotator, tr("Comments by")},
      {name::remark, tr("Remark")}};
  std::vector<QLineEdit*> edits;
  for (const auto& [tag, label] : rows) {
    edits.push_back(new QLineEdit(qs(game.tag(tag).value_or(""))));
    form->addRow(label, edits.back());
  }
  auto* result = new QComboBox;
  for (const record::Score score : {record::Score::unknown, record::Score::red_wins,
                                    record::Score::black_wins, record::Score::draw}) {
    result->addItem(qs(record::to_string(score)), static_cast<int>(score));
  }
  result->setCurrentIndex(result->findData(static_cast<int>(game.result().score)));
  result->setEnabled(!desk_->is_live());
  form->addRow(tr("Result"), result);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  auto* all = new QVBoxLayout(&dialog);
  all->addLayout(form);
  all->addWidget(buttons);
  dialog.resize(440, 0);
  if (dialog.exec() != QDialog::Accepted) return;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const QString before = qs(game.tag(rows[i].first).value_or(""));
    if (edits[i]->text() != before) desk_->set_tag(rows[i].first, edits[i]->text());
  }
  if (result->isEnabled()) {
    desk_->set_result(static_cast<record::Score>(result->currentData().toInt()));
  }
}

}  // namespace chuhe::desktop
