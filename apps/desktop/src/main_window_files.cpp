// Files, the clipboard, pictures and pages.
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTimer>

#include <chuhe/core/fen.hpp>

#include "board_export.hpp"
#include "collection_panel.hpp"
#include "main_window.hpp"
#include "position_editor.hpp"
#include "record_files.hpp"

namespace chuhe::desktop {

namespace {

constexpr int picture_width = 900;
constexpr int animation_width = 420;
constexpr int animation_pace = 900;

// What is shown, without what is only for the hand that moves.
BoardScene plain(BoardScene scene) {
  scene.selected.reset();
  scene.hints = {};
  scene.target.reset();
  scene.cursor.reset();
  scene.marked = {};
  scene.flying.clear();
  scene.hidden = {};
  return scene;
}

QString with_suffix(QString path, const QString& filter, const QString& usual) {
  // What stands behind a dot is an ending only where it looks like one: "A - St. Bo" has none.
  static const QRegularExpression ending(QStringLiteral("\\.[A-Za-z0-9]{1,8}$"));
  if (ending.match(path).hasMatch()) return path;
  const qsizetype star = filter.indexOf("*.");
  const QString suffix =
      star < 0 ? usual : filter.mid(star + 2, filter.indexOf(QChar(')'), star) - star - 2);
  return path + '.' + suffix;
}

}  // namespace

bool MainWindow::collection_list_has_several() const { return collection_->count() > 1; }

void MainWindow::open_file() {
  if (!may_discard()) return;
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open"), usual_folder(preferences_.recent_files), open_filters());
  if (!path.isEmpty()) open_path(path);
}

void MainWindow::open_folder() {
  if (!may_discard()) return;
  const QString path = QFileDialog::getExistingDirectory(this, tr("Open folder"),
                                                         usual_folder(preferences_.recent_files));
  if (!path.isEmpty()) open_path(path);
}

// The list is read in a thread of its own; the first game opens as soon as it is known.
void MainWindow::open_path(const QString& path) {
  collection_->clear();
  first_wish_ = wish_for_game();
  reader_->read({path});
  if (QFileInfo(path).isDir()) collection_dock_->show();
}

MainWindow::Wish MainWindow::wish_for_game() { return {++*wanted_games_, desk_->edition()}; }

// Whether what was wished may come on the desk now. The wish gives way to later ones, and to a game
// that was begun or opened in another way; where somebody has gone on with what was there, it is
// asked whether that may go.
bool MainWindow::still_holds(Wish& wish) {
  const auto is_overtaken = [&] {
    return wish.number != *wanted_games_ || wish.edition.opened != desk_->edition().opened;
  };
  if (is_overtaken()) return false;
  if (wish.edition.changes == desk_->edition().changes) return true;
  if (!may_discard() || is_overtaken()) return false;
  wish.edition = desk_->edition();
  return true;
}

// A large file takes a while, also for one game of it.
void MainWindow::open_game(const QString& path, std::size_t number, std::size_t count, Wish wish) {
  collection_->note_open(path, number);
  reads_.run(
      [path, number, speech = desk_->speech(), mine = wish.number,
       latest = wanted_games_]() -> std::optional<std::expected<record::Game, QString>> {
        if (mine != *latest) return std::nullopt;
        return load_game(path, number, speech);
      },
      [this, path, number, count, wish](auto game) mutable {
        if (game && still_holds(wish)) show_opened(path, number, count, std::move(*game));
      });
}

void MainWindow::show_opened(const QString& path, std::size_t number, std::size_t count,
                             std::expected<record::Game, QString> game) {
  if (!game) {
    QMessageBox::warning(this, tr("Open"), QFileInfo(path).fileName() + ": " + game.error());
    return;
  }
  RecordPlace place{
      path,
      record::parse_format(QFileInfo(path).suffix().toStdString()).value_or(record::Format::pgn)};
  place.number = number;
  place.count = std::max<std::size_t>(count == 0 ? 2 : count, 1);
  show_game_page();
  desk_->open(std::move(*game), place);
  note_recent_file(preferences_, path);
  show_recent_files();
  update_title();
  save_preferences(preferences_, settings_);
}

void MainWindow::next_game() {
  if (!may_discard()) return;
  if (const auto head = collection_->neighbour(1)) {
    open_game(head->path, head->number, 0, wish_for_game());
  }
}

void MainWindow::previous_game() {
  if (!may_discard()) return;
  if (const auto head = collection_->neighbour(-1)) {
    open_game(head->path, head->number, 0, wish_for_game());
  }
}

void MainWindow::show_recent_files() {
  recent_menu_->clear();
  for (const QString& path : preferences_.recent_files) {
    recent_menu_->addAction(QFileInfo(path).fileName(), this, [this, path] {
      if (may_discard()) open_path(path);
    });
  }
  recent_menu_->setEnabled(!preferences_.recent_files.isEmpty());
  start_page_->set_recent_files(preferences_.recent_files);
}

QString MainWindow::usual_place_to_save() {
  const auto& file = desk_->file();
  // A file of many games would lose all others.
  if (!file || file->count > 1) return ask_where_to_save();
  return file->path;
}

QString MainWindow::place_for(const QString& suffix) const {
  return usual_folder(preferences_.recent_files) + '/' +
         usual_file_name(desk_->game(), desk_->speech()) + '.' + suffix;
}

QString MainWindow::ask_where_to_save() {
  QString filter;
  // The file that it came from would lose its other games.
  const auto& file = desk_->file();
  const QString place = file && file->count == 1 && QFileInfo(file->path).dir().exists()
                            ? file->path
                            : place_for("pgn");
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save"), place, save_filters(), &filter);
  return path.isEmpty() ? path : with_suffix(path, filter, "pgn");
}

void MainWindow::save() {
  if (const QString path = usual_place_to_save(); !path.isEmpty()) save_to(path);
}

void MainWindow::save_as() {
  if (const QString path = ask_where_to_save(); !path.isEmpty()) save_to(path);
}

void MainWindow::save_to(const QString& path, std::function<void(bool)> then) {
  tell(tr("Writing %1 …").arg(QFileInfo(path).fileName()));
  saves_.run([path, game = desk_->game(),
              speech = desk_->speech()] { return save_game(game, path, speech); },
             [this, path, edition = desk_->edition(), then = std::move(then)](const auto& saved) {
               if (saved) {
                 const auto format = record::parse_format(QFileInfo(path).suffix().toStdString());
                 desk_->note_saved({path, format.value_or(record::Format::pgn)}, edition);
                 note_recent_file(preferences_, path);
                 show_recent_files();
                 update_title();
               }
               then(saved.has_value());
               if (!saved) {
                 QMessageBox::warning(this, tr("Save"), saved.error());
               } else if (saved->isEmpty()) {
                 tell(tr("Saved: %1").arg(QFileInfo(path).fileName()));
               } else {
                 QMessageBox::information(this, tr("Save"),
                                          tr("Saved. This kind of file cannot hold: %1.")
                                              .arg(saved->join(QStringLiteral(", "))));
               }
               note_written(saved.has_value());
             });
}

// For what must not be done before the game is safe. A disk that takes long is waited for in a
// dialog that can be left.
bool MainWindow::save_and_wait() {
  const QString path = usual_place_to_save();
  if (path.isEmpty()) return false;
  struct State {
    QEventLoop loop;
    std::optional<bool> saved;
  };
  const auto state = std::make_shared<State>();
  save_to(path, [state](bool saved) {
    state->saved = saved;
    state->loop.quit();
  });
  constexpr int unseen = 300;
  QTimer::singleShot(unseen, &state->loop, &QEventLoop::quit);
  state->loop.exec(QEventLoop::ExcludeUserInputEvents);
  if (!state->saved) {
    QProgressDialog wait(tr("Writing %1 …").arg(QFileInfo(path).fileName()), tr("Cancel"), 0, 0,
                         this);
    wait.setWindowModality(Qt::ApplicationModal);
    connect(&wait, &QProgressDialog::canceled, &state->loop, &QEventLoop::quit);
    wait.show();
    state->loop.exec();
  }
  return state->saved.value_or(false);
}

// What fails while the window waits to be closed is a reason to keep it open.
void MainWindow::note_written(bool done) {
  if (!done) closes_when_written_ = false;
  if (closes_when_written_ && !is_writing()) close();
}

void MainWindow::paste() {
  if (may_discard()) paste_text(QApplication::clipboard()->text());
}

void MainWindow::paste_text(const QString& text) {
  // So much is read within a frame.
  constexpr qsizetype most_at_once = 20'000;
  if (text.size() <= most_at_once) return show_pasted(game_from_text(text, desk_->speech()));
  tell(tr("Reading the text …"));
  reads_.run([text, speech = desk_->speech()] { return game_from_text(text, speech); },
             [this, wish = wish_for_game()](std::expected<record::Game, QString> game) mutable {
               if (still_holds(wish)) show_pasted(std::move(game));
             });
}

void MainWindow::show_pasted(std::expected<record::Game, QString> game) {
  if (!game) {
    if (pages_->currentWidget() == game_page_) board_->show_message(game.error());
    tell(game.error());
    return;
  }
  show_game_page();
  desk_->open(std::move(*game), std::nullopt);
}

void MainWindow::copy_fen() {
  QApplication::clipboard()->setText(qs(to_fen(desk_->position())));
  tell(tr("The position is in the clipboard."));
}

void MainWindow::copy_pgn() {
  QApplication::clipboard()->setText(text_of(desk_->game(), record::Format::pgn, desk_->speech()));
  tell(tr("The game is in the clipboard."));
}

void MainWindow::copy_dhtmlxq() {
  QApplication::clipboard()->setText(
      text_of(desk_->game(), record::Format::dhtmlxq, desk_->speech()));
  tell(tr("The game is in the clipboard."));
}

void MainWindow::copy_moves() {
  std::vector<Move> moves;
  for (const record::NodeId node : desk_->game().main_line()) {
    if (desk_->game().status(node) != record::MoveStatus::legal) break;
    moves.push_back(desk_->game().move(node));
  }
  QApplication::clipboard()->setText(
      desk_->speech().line(*desk_->game().start(), moves, moves.size()));
  tell(tr("The moves are in the clipboard."));
}

void MainWindow::copy_image() {
  QApplication::clipboard()->setImage(
      board_image(plain(board_->scene()), preferences_.look, picture_width));
  tell(tr("The picture is in the clipboard."));
}

// The window goes on while a file is written; everything that is drawn is a copy.
void MainWindow::write_beside(const QString& path, std::function<bool(const QString&)> write) {
  tell(tr("Writing %1 …").arg(QFileInfo(path).fileName()));
  writes_.run([path, write = std::move(write)] { return write(path); },
              [this, path](bool written) {
                if (written) {
                  tell(tr("Saved: %1").arg(QFileInfo(path).fileName()));
                } else {
                  QMessageBox::warning(this, tr("Export"), tr("The file cannot be written."));
                }
                note_written(written);
              });
}

void MainWindow::export_image() {
  QString filter;
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Picture of the board"), place_for("png"),
                                   "PNG (*.png);;SVG (*.svg);;JPEG (*.jpg)", &filter);
  if (!path.isEmpty()) export_image_to(with_suffix(path, filter, "png"));
}

void MainWindow::export_image_to(const QString& path) {
  write_beside(path,
               [scene = plain(board_->scene()), look = preferences_.look](const QString& file) {
                 return write_picture(scene, look, picture_width, file);
               });
}

void MainWindow::export_animation() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Animation of the game"),
                                                    place_for("gif"), "GIF (*.gif)");
  if (!path.isEmpty()) export_animation_to(with_suffix(path, "(*.gif)", "gif"));
}

void MainWindow::export_animation_to(const QString& path) {
  write_beside(path, [game = desk_->game(), orientation = board_->orientation(),
                      look = preferences_.look](const QString& file) {
    return write_animation(game, orientation, look, animation_width, animation_pace, file);
  });
}

void MainWindow::print() {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  if (QPrintDialog(printer.get(), this).exec() == QDialog::Accepted) print_to(std::move(printer));
}

// The printer is let go where it was made: in the thread of the window.
void MainWindow::print_to(std::shared_ptr<QPrinter> printer) {
  tell(tr("Printing …"));
  writes_.run(
      [printer, game = desk_->game(), scene = plain(board_->scene()), look = preferences_.look,
       speech = desk_->speech()]() mutable {
        const bool printed = print_game(*printer, game, scene, look, speech) &&
                             printer->printerState() != QPrinter::Error;
        printer.reset();
        return printed;
      },
      [this, printer](bool printed) {
        if (printed) {
          tell(tr("The game has been printed."));
        } else {
          QMessageBox::warning(this, tr("Print"), tr("The game cannot be printed."));
        }
        note_written(printed);
      });
}

void MainWindow::export_pdf() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("PDF"), place_for("pdf"), "PDF (*.pdf)");
  if (!path.isEmpty()) export_pdf_to(with_suffix(path, "(*.pdf)", "pdf"));
}

void MainWindow::export_pdf_to(const QString& path) {
  write_beside(
      path, [game = desk_->game(), scene = plain(board_->scene()), look = preferences_.look,
             speech = desk_->speech(), title = windowTitle().remove("[*]")](const QString& file) {
        return write_pdf(game, scene, look, speech, title, file);
      });
}

void MainWindow::edit_position() {
  if (desk_->is_live()) {
    board_->show_message(tr("A game is in progress: end it before you set up a position."));
    return;
  }
  const bool has_board = pages_->currentWidget() == game_page_;
  PositionEditor editor(has_board ? desk_->position().diagram() : opening_diagram(),
                        preferences_.look, desk_->speech(), this);
  if (editor.exec() != QDialog::Accepted || !may_discard()) return;
  if (const auto position = editor.position()) {
    desk_->open(record::Game(*position), std::nullopt);
    show_game_page();
  }
}

}  // namespace chuhe::desktop
