// Looks, engines, settings, help.
#include <QDialog>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <chuhe/version.hpp>

#include "engine_log_window.hpp"
#include "engines_dialog.hpp"
#include "main_window.hpp"
#include "own_board_dialog.hpp"
#include "settings_dialog.hpp"
#include "style.hpp"

namespace chuhe::desktop {

// The players change places together with the board: each sits where its pieces stand.
void MainWindow::flip() {
  board_->set_orientation(board_->orientation() == Orientation::red_below ? Orientation::black_below
                                                                          : Orientation::red_below);
  update_players();
}

void MainWindow::choose_own_board() {
  OwnBoardDialog dialog(preferences_.own_board, preferences_.own_board_corners, pictures_, this);
  if (dialog.exec() == QDialog::Accepted) {
    show_own_board(dialog.picture());
  } else {
    check_choices();
  }
}

void MainWindow::show_own_board(std::shared_ptr<const BoardPicture> picture) {
  ++board_choices_;
  preferences_.own_board = picture->path;
  preferences_.own_board_corners = picture->corners;
  preferences_.shows_own_board = true;
  preferences_.look.board_picture = std::move(picture);
  apply_preferences();
}

void MainWindow::leave_own_board() {
  ++board_choices_;
  preferences_.shows_own_board = false;
  preferences_.look.board_picture.reset();
}

void MainWindow::leave_own_pieces() {
  ++piece_choices_;
  preferences_.shows_own_pieces = false;
  preferences_.look.piece_pictures.reset();
}

// Those of the last time. Where they have gone meanwhile the drawn ones stay, without a word.
void MainWindow::read_own_pictures() {
  if (preferences_.shows_own_board) {
    pictures_.run(
        [path = preferences_.own_board, corners = preferences_.own_board_corners] {
          return read_board_picture(path, corners);
        },
        [this, mine = board_choices_](auto picture) {
          if (mine != board_choices_) return;
          if (!picture) leave_own_board();
          if (picture) preferences_.look.board_picture = std::move(*picture);
          apply_preferences();
        });
  }
  if (preferences_.shows_own_pieces) {
    pictures_.run([folder = preferences_.own_pieces] { return read_piece_pictures(folder); },
                  [this, mine = piece_choices_](auto pictures) {
                    if (mine != piece_choices_) return;
                    if (!pictures) leave_own_pieces();
                    if (pictures) preferences_.look.piece_pictures = std::move(*pictures);
                    apply_preferences();
                  });
  }
}

void MainWindow::choose_own_pieces() {
  QMessageBox box(QMessageBox::NoIcon, tr("Pieces of one's own"),
                  tr("Choose a folder with fourteen pictures, red_king.png to black_pawn.png."),
                  QMessageBox::NoButton, this);
  box.setInformativeText(
      tr("The others: advisor, elephant, horse, rook, cannon. Short names such as RK.png and "
         "bc.svg are known too."));
  QPushButton* choose = box.addButton(tr("Choose …"), QMessageBox::AcceptRole);
  box.addButton(tr("Cancel"), QMessageBox::RejectRole);
  box.exec();
  const QString folder = box.clickedButton() == choose
                             ? QFileDialog::getExistingDirectory(this, tr("Pieces of one's own"),
                                                                 preferences_.own_pieces)
                             : QString();
  if (folder.isEmpty()) {
    check_choices();
  } else {
    show_own_pieces(folder);
  }
}

void MainWindow::show_own_pieces(const QString& folder) {
  tell(tr("Reading pictures …"));
  pictures_.run([folder] { return read_piece_pictures(folder); },
                [this, folder, mine = ++piece_choices_](auto pictures) {
                  if (mine != piece_choices_) return;
                  if (!pictures) {
                    check_choices();
                    QMessageBox::warning(this, tr("Pieces of one's own"), pictures.error());
                    return;
                  }
                  statusBar()->clearMessage();
                  preferences_.own_pieces = folder;
                  preferences_.shows_own_pieces = true;
                  preferences_.look.piece_pictures = std::move(*pictures);
                  apply_preferences();
                });
}

void MainWindow::toggle_sounds() {
  preferences_.has_sounds = !preferences_.has_sounds;
  apply_preferences();
}

void MainWindow::show_engine_log() {
  if (engine_log_ == nullptr) engine_log_ = new EngineLogWindow(stable_.log(), this);
  engine_log_->show();
  engine_log_->raise();
  engine_log_->activateWindow();
}

void MainWindow::show_engines() {
  EnginesDialog dialog(preferences_.engines, stable_, this);
  if (dialog.exec() != QDialog::Accepted) return;
  preferences_.engines = dialog.engines();
  const int count = static_cast<int>(preferences_.engines.size());
  if (preferences_.analysis_engine >= count) preferences_.analysis_engine = -1;
  if (preferences_.opponent_engine >= count) preferences_.opponent_engine = -1;
  apply_preferences();
}

void MainWindow::show_settings() {
  SettingsDialog dialog(preferences_, desk_->speech(), this);
  connect(&dialog, &SettingsDialog::changed, this, [this, &dialog] {
    Preferences chosen = dialog.preferences();
    // What has come meanwhile, beside the dialog, stays.
    chosen.look.board_picture = preferences_.look.board_picture;
    chosen.look.piece_pictures = preferences_.look.piece_pictures;
    chosen.shows_own_board = preferences_.shows_own_board;
    chosen.shows_own_pieces = preferences_.shows_own_pieces;
    chosen.recent_files = preferences_.recent_files;
    preferences_ = std::move(chosen);
    apply_preferences();
    const Speech speech = speech_from_preferences();
    analysis_->set_speech(speech);
    desk_->set_speech(speech);
  });
  connect(&dialog, &SettingsDialog::sound_tried, this, [this] { sounds_.play(Sound::move); });
  dialog.exec();
}

void MainWindow::show_shortcuts() {
  QString rows;
  for (QAction* listed : findChildren<QAction*>()) {
    if (listed->shortcut().isEmpty()) continue;
    rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                .arg(listed->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped(),
                     listed->iconText().toHtmlEscaped());
  }
  QDialog dialog(this);
  dialog.setWindowTitle(tr("Keys"));
  auto* page = new QTextBrowser;
  page->setHtml(
      "<table cellpadding=\"2\">" + rows + "</table><p>" +
      tr("On the board: Tab goes there, the arrows move a cursor, Return picks up and "
         "puts down, Escape gives the arrows back to the game. The wheel leafs through "
         "the game.")
          .toHtmlEscaped() +
      "</p><p>" +
      tr("The mouse's right button draws arrows and rings, and takes them away.").toHtmlEscaped() +
      "</p>");
  auto* all = new QVBoxLayout(&dialog);
  all->addWidget(page);
  resize_within_screen(dialog, {460, 560});
  dialog.exec();
}

void MainWindow::about() {
  QMessageBox box(QMessageBox::NoIcon, tr("About Chuhe"), QStringLiteral("<h2>Chuhe 楚河</h2>"),
                  QMessageBox::Close, this);
  box.setIconPixmap(windowIcon().pixmap(64));
  box.setInformativeText(
      QStringLiteral("%1<br>%2<br><br>%3")
          .arg(tr("Version %1").arg(qs(chuhe::version)),
               tr("Xiangqi: play, look back, understand.").toHtmlEscaped(),
               tr("Licence: Apache 2.0. The characters on the pieces are those of LXGW WenKai and "
                  "Noto Serif CJK, SIL Open Font License.")
                   .toHtmlEscaped()));
  box.exec();
}

}  // namespace chuhe::desktop
