// Menus, tool bars, and the texts of all actions.
#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QToolBar>
#include <utility>

#include "icons.hpp"
#include "main_window.hpp"

namespace chuhe::desktop {

namespace {

// Where an action or menu keeps its text in English, for the next language.
constexpr const char* source_property = "source_text";

QKeySequence undo_keys() { return QKeySequence("Ctrl+Z"); }
QKeySequence redo_keys() { return QKeySequence("Ctrl+Shift+Z"); }

}  // namespace

QAction* MainWindow::add(QMenu* menu, const char* name, const char* text, const QKeySequence& keys,
                         Slot slot) {
  auto* action = new QAction(this);
  action->setObjectName(QLatin1String(name));
  action->setProperty(source_property, QByteArray(text));
  action->setShortcut(keys);
  connect(action, &QAction::triggered, this, slot);
  if (menu != nullptr) menu->addAction(action);
  addAction(action);
  return action;
}

QMenu* MainWindow::add_menu(const char* text, QMenu* parent) {
  QMenu* menu = parent == nullptr ? menuBar()->addMenu(QString()) : parent->addMenu(QString());
  menu->menuAction()->setProperty(source_property, QByteArray(text));
  return menu;
}

void MainWindow::retranslate_actions() {
  for (QAction* action : findChildren<QAction*>()) {
    show_text_of(*action);
  }
}

void MainWindow::show_text_of(QAction& action) {
  const QByteArray source = action.property(source_property).toByteArray();
  if (source.isEmpty()) return;
  const QString text = tr(source.constData());
  action.setText(text);
  // Chinese has the letter of a menu in brackets, which mean nothing elsewhere.
  static const QRegularExpression letter(QStringLiteral("\\(&[A-Za-z]\\)"));
  QString plain = text;
  plain.remove(letter).remove('&');
  action.setIconText(plain);
  QString tip = plain;
  tip.remove(QStringLiteral(" …")).remove(QStringLiteral("…"));
  if (!action.shortcut().isEmpty()) {
    tip += QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText));
  }
  action.setToolTip(tip);
}

// The same keys undo what was done last: moves of a game that is played, else changes of the
// record. Of two actions that can be triggered one alone may have them.
void MainWindow::share_out_undo_keys() {
  const bool plays = desk_->session() != nullptr;
  const auto share = [this](const char* move, const char* edit, bool to_move,
                            const QKeySequence& keys) {
    for (const auto& [name, has] : {std::pair{move, to_move}, {edit, !to_move}}) {
      QAction* shared = action(QLatin1String(name));
      const QKeySequence wanted = has ? keys : QKeySequence();
      if (shared->shortcut() == wanted) continue;
      shared->setShortcut(wanted);
      show_text_of(*shared);
    }
  };
  share("undo", "undo_edit", plays && !desk_->can_undo_edit(), undo_keys());
  share("redo", "redo_edit", plays && !desk_->can_redo_edit(), redo_keys());
}

void MainWindow::build_actions() {
  build_game_menu();
  build_edit_menu();
  build_play_menu();
  build_review_menu();
  build_view_menu();
  build_help_menu();
  build_tool_bar();
  retranslate_actions();
}

void MainWindow::build_game_menu() {
  QMenu* menu = add_menu(QT_TR_NOOP("&Game"));
  add(menu, "new", QT_TR_NOOP("&New game …"), QKeySequence::New, &MainWindow::new_game)
      ->setIcon(icon(Icon::new_game));
  add(menu, "empty", QT_TR_NOOP("&Empty record"), {}, &MainWindow::empty_board);
  menu->addSeparator();
  add(menu, "open", QT_TR_NOOP("&Open …"), QKeySequence::Open, &MainWindow::open_file)
      ->setIcon(icon(Icon::open));
  add(menu, "open_folder", QT_TR_NOOP("Open &folder …"), {}, &MainWindow::open_folder);
  recent_menu_ = add_menu(QT_TR_NOOP("Open &recent"), menu);
  add(menu, "next_game", QT_TR_NOOP("Next game of the list"), QKeySequence("Ctrl+PgDown"),
      &MainWindow::next_game);
  add(menu, "previous_game", QT_TR_NOOP("Previous game of the list"), QKeySequence("Ctrl+PgUp"),
      &MainWindow::previous_game);
  menu->addSeparator();
  add(menu, "save", QT_TR_NOOP("&Save"), QKeySequence::Save, &MainWindow::save)
      ->setIcon(icon(Icon::save));
  add(menu, "save_as", QT_TR_NOOP("Save &as …"), QKeySequence::SaveAs, &MainWindow::save_as);
  add(menu, "game_data", QT_TR_NOOP("About &this game …"), QKeySequence("Ctrl+I"),
      &MainWindow::edit_game_data);
  menu->addSeparator();
  QMenu* exports = add_menu(QT_TR_NOOP("E&xport"), menu);
  add(exports, "export_image", QT_TR_NOOP("Picture of the board …"), QKeySequence("Ctrl+E"),
      &MainWindow::export_image);
  add(exports, "export_animation", QT_TR_NOOP("Animation of the game …"), {},
      &MainWindow::export_animation);
  add(exports, "export_pdf", QT_TR_NOOP("PDF …"), {}, &MainWindow::export_pdf);
  add(menu, "print", QT_TR_NOOP("&Print …"), QKeySequence::Print, &MainWindow::print);
  menu->addSeparator();
  add(menu, "start_page", QT_TR_NOOP("Start page"), {}, &MainWindow::show_start_page);
  add(menu, "quit", QT_TR_NOOP("&Quit"), QKeySequence("Ctrl+Q"), &MainWindow::quit);
}

void MainWindow::build_edit_menu() {
  QMenu* menu = add_menu(QT_TR_NOOP("&Edit"));
  add(menu, "undo_edit", QT_TR_NOOP("&Undo change"), {}, &MainWindow::undo_edit);
  add(menu, "redo_edit", QT_TR_NOOP("&Redo change"), {}, &MainWindow::redo_edit);
  menu->addSeparator();
  add(menu, "paste", QT_TR_NOOP("&Paste game or position"), QKeySequence("Ctrl+Shift+V"),
      &MainWindow::paste);
  menu->addSeparator();
  add(menu, "copy_fen", QT_TR_NOOP("Copy position (&FEN)"), QKeySequence("Ctrl+Shift+C"),
      &MainWindow::copy_fen);
  add(menu, "copy_pgn", QT_TR_NOOP("Copy game (&PGN)"), {}, &MainWindow::copy_pgn);
  add(menu, "copy_dhtmlxq", QT_TR_NOOP("Copy game (&DhtmlXQ)"), {}, &MainWindow::copy_dhtmlxq);
  add(menu, "copy_moves", QT_TR_NOOP("Copy &moves as text"), {}, &MainWindow::copy_moves);
  add(menu, "copy_image", QT_TR_NOOP("Copy picture of the &board"), {}, &MainWindow::copy_image);
  menu->addSeparator();
  add(menu, "edit_position", QT_TR_NOOP("&Set up a position …"), QKeySequence("Ctrl+B"),
      &MainWindow::edit_position)
      ->setIcon(icon(Icon::edit));
}

void MainWindow::build_play_menu() {
  QMenu* menu = add_menu(QT_TR_NOOP("&Play"));
  add(menu, "undo", QT_TR_NOOP("Take &back"), undo_keys(), &MainWindow::undo)
      ->setIcon(icon(Icon::undo));
  add(menu, "redo", QT_TR_NOOP("Play a&gain"), redo_keys(), &MainWindow::redo)
      ->setIcon(icon(Icon::redo));
  menu->addSeparator();
  add(menu, "hint", QT_TR_NOOP("&Hint"), QKeySequence("H"), &MainWindow::hint)
      ->setIcon(icon(Icon::hint));
  add(menu, "move_now", QT_TR_NOOP("Move &now"), QKeySequence("N"), &MainWindow::move_now);
  add(menu, "pause", QT_TR_NOOP("&Pause"), QKeySequence("P"), &MainWindow::pause)
      ->setIcon(icon(Icon::pause));
  menu->addSeparator();
  add(menu, "draw", QT_TR_NOOP("Offer a &draw"), {}, &MainWindow::offer_draw)
      ->setIcon(icon(Icon::draw));
  add(menu, "resign", QT_TR_NOOP("&Resign"), {}, &MainWindow::resign)->setIcon(icon(Icon::resign));
  menu->addSeparator();
  add(menu, "continue_from_here", QT_TR_NOOP("Play on from here …"), {},
      &MainWindow::continue_from_here);
}

void MainWindow::build_review_menu() {
  QMenu* menu = add_menu(QT_TR_NOOP("&Review"));
  add(menu, "first", QT_TR_NOOP("&First position"), QKeySequence("Home"), &MainWindow::first)
      ->setIcon(icon(Icon::first));
  add(menu, "previous", QT_TR_NOOP("&Back"), QKeySequence("Left"), &MainWindow::previous)
      ->setIcon(icon(Icon::previous));
  add(menu, "next", QT_TR_NOOP("F&orward"), QKeySequence("Right"), &MainWindow::next)
      ->setIcon(icon(Icon::next));
  add(menu, "last", QT_TR_NOOP("&Last position"), QKeySequence("End"), &MainWindow::last)
      ->setIcon(icon(Icon::last));
  add(menu, "replay", QT_TR_NOOP("&Replay by itself"), QKeySequence("Ctrl+R"),
      &MainWindow::auto_replay)
      ->setIcon(icon(Icon::play));
  menu->addSeparator();
  add(menu, "next_alternative", QT_TR_NOOP("Next &variation"), QKeySequence("Ctrl+Down"),
      &MainWindow::next_alternative);
  add(menu, "previous_alternative", QT_TR_NOOP("Previous variation"), QKeySequence("Ctrl+Up"),
      &MainWindow::previous_alternative);
  add(menu, "promote", QT_TR_NOOP("Move variation &up"), {}, &MainWindow::promote);
  add(menu, "promote_to_main", QT_TR_NOOP("Make it the &main line"), {},
      &MainWindow::promote_to_main_line);
  add(menu, "remove", QT_TR_NOOP("&Delete this move and what follows"), QKeySequence("Ctrl+Del"),
      &MainWindow::remove_from_here);
  menu->addSeparator();
  QMenu* marks = add_menu(QT_TR_NOOP("Mar&k the move"), menu);
  add(marks, "mark_1", QT_TR_NOOP("! good"), QKeySequence("Ctrl+1"), &MainWindow::mark_good);
  add(marks, "mark_2", QT_TR_NOOP("? mistake"), QKeySequence("Ctrl+2"), &MainWindow::mark_bad);
  add(marks, "mark_3", QT_TR_NOOP("!! excellent"), QKeySequence("Ctrl+3"),
      &MainWindow::mark_brilliant);
  add(marks, "mark_4", QT_TR_NOOP("?? blunder"), QKeySequence("Ctrl+4"), &MainWindow::mark_blunder);
  add(marks, "mark_5", QT_TR_NOOP("!? interesting"), QKeySequence("Ctrl+5"),
      &MainWindow::mark_interesting);
  add(marks, "mark_6", QT_TR_NOOP("?! dubious"), QKeySequence("Ctrl+6"), &MainWindow::mark_dubious);
  menu->addSeparator();
  add(menu, "analyse", QT_TR_NOOP("&Analysis"), QKeySequence("A"), &MainWindow::toggle_analysis)
      ->setIcon(icon(Icon::analyse));
  add(menu, "report", QT_TR_NOOP("Game r&eport"), QKeySequence("Ctrl+G"), &MainWindow::make_report);
  add(menu, "learn", QT_TR_NOOP("Lear&n from mistakes …"), QKeySequence("Ctrl+T"),
      &MainWindow::learn_from_mistakes);
}

void MainWindow::build_view_menu() {
  QMenu* menu = add_menu(QT_TR_NOOP("&View"));
  add(menu, "flip", QT_TR_NOOP("&Turn the board"), QKeySequence("F"), &MainWindow::flip)
      ->setIcon(icon(Icon::flip));
  QAction* sounds = add(menu, "sounds", QT_TR_NOOP("S&ounds"), QKeySequence("Ctrl+M"),
                        &MainWindow::toggle_sounds);
  sounds->setCheckable(true);
  sounds->setEnabled(SoundPlayer::is_available());
  menu->addSeparator();
  build_choices(menu);
  menu->addSeparator();
  add(menu, "engines", QT_TR_NOOP("&Engines …"), {}, &MainWindow::show_engines);
  add(menu, "engine_log", QT_TR_NOOP("Engine &log"), QKeySequence("Ctrl+L"),
      &MainWindow::show_engine_log);
  add(menu, "settings", QT_TR_NOOP("&Settings …"), QKeySequence("Ctrl+,"),
      &MainWindow::show_settings);
}

// Choices that are made again and again have menus of their own; the rest is in the settings.
void MainWindow::build_choices(QMenu* menu) {
  const auto add_choice = [this](QMenu* choices, QActionGroup* group, const char* name,
                                 const char* text, const QString& plain, auto choose) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    if (text != nullptr) action->setProperty(source_property, QByteArray(text));
    if (!plain.isEmpty()) action->setText(plain);
    action->setCheckable(true);
    group->addAction(action);
    choices->addAction(action);
    connect(action, &QAction::triggered, this, choose);
  };
  QMenu* boards = add_menu(QT_TR_NOOP("&Board"), menu);
  auto* board_group = new QActionGroup(this);
  static constexpr std::array board_texts{QT_TR_NOOP("Maple"), QT_TR_NOOP("Walnut"),
                                          QT_TR_NOOP("Paper"), QT_TR_NOOP("Jade"),
                                          QT_TR_NOOP("Night"), QT_TR_NOOP("High contrast")};
  for (std::size_t i = 0; i < board_themes().size(); ++i) {
    const QByteArray name = "board_" + QByteArray::number(static_cast<int>(i));
    add_choice(boards, board_group, name.constData(), board_texts[i], {}, [this, i] {
      preferences_.look.theme = board_themes()[i];
      leave_own_board();
      apply_preferences();
    });
  }
  add_choice(boards, board_group, "board_own", QT_TR_NOOP("A picture of one's own …"), {},
             [this] { choose_own_board(); });
  QMenu* pieces = add_menu(QT_TR_NOOP("P&ieces"), menu);
  auto* piece_group = new QActionGroup(this);
  static constexpr std::array piece_texts{QT_TR_NOOP("Traditional characters"),
                                          QT_TR_NOOP("Simplified characters"),
                                          QT_TR_NOOP("International signs")};
  for (int i = 0; i < piece_set_count; ++i) {
    const QByteArray name = "pieces_" + QByteArray::number(i);
    add_choice(pieces, piece_group, name.constData(), piece_texts[static_cast<std::size_t>(i)], {},
               [this, i] {
                 preferences_.look.pieces = static_cast<PieceSet>(i);
                 leave_own_pieces();
                 apply_preferences();
               });
  }
  add_choice(pieces, piece_group, "pieces_own", QT_TR_NOOP("Pictures of one's own …"), {},
             [this] { choose_own_pieces(); });
  QMenu* shades = add_menu(QT_TR_NOOP("&Light and dark"), menu);
  auto* shade_group = new QActionGroup(this);
  static constexpr std::array shade_texts{QT_TR_NOOP("As the system has it"), QT_TR_NOOP("Light"),
                                          QT_TR_NOOP("Dark")};
  for (int i = 0; i < 3; ++i) {
    const QByteArray name = "shade_" + QByteArray::number(i);
    add_choice(shades, shade_group, name.constData(), shade_texts[static_cast<std::size_t>(i)], {},
               [this, i] {
                 preferences_.shade = static_cast<Shade>(i);
                 apply_preferences();
               });
  }
  QMenu* languages = add_menu(QT_TR_NOOP("L&anguage"), menu);
  auto* language_group = new QActionGroup(this);
  add_choice(languages, language_group, "language_system", QT_TR_NOOP("As the system has it"), {},
             [this] { set_language(std::nullopt); });
  for (const words::Language language : words::all_languages) {
    const QByteArray name = "language_" + QByteArray::number(static_cast<int>(language));
    add_choice(languages, language_group, name.constData(), nullptr, qs(words::own_name(language)),
               [this, language] { set_language(language); });
  }
}

void MainWindow::check_choices() {
  const auto check = [this](const QString& name) {
    if (QAction* choice = action(name)) choice->setChecked(true);
  };
  for (std::size_t i = 0; i < board_themes().size(); ++i) {
    if (board_themes()[i].name == preferences_.look.theme.name) {
      check(QStringLiteral("board_%1").arg(i));
    }
  }
  check(QStringLiteral("pieces_%1").arg(static_cast<int>(preferences_.look.pieces)));
  if (preferences_.shows_own_board) check("board_own");
  if (preferences_.shows_own_pieces) check("pieces_own");
  check(QStringLiteral("shade_%1").arg(static_cast<int>(preferences_.shade)));
  check(preferences_.language
            ? QStringLiteral("language_%1").arg(static_cast<int>(*preferences_.language))
            : QStringLiteral("language_system"));
}

void MainWindow::build_help_menu() {
  QMenu* menu = add_menu(QT_TR_NOOP("&Help"));
  add(menu, "shortcuts", QT_TR_NOOP("&Keys"), QKeySequence("F1"), &MainWindow::show_shortcuts);
  add(menu, "about", QT_TR_NOOP("&About Chuhe"), {}, &MainWindow::about);
}

void MainWindow::build_tool_bar() {
  tool_bar_ = addToolBar(QString());
  tool_bar_->setObjectName("tools");
  tool_bar_->setMovable(false);
  tool_bar_->setIconSize(QSize(20, 20));
  tool_bar_->setToolButtonStyle(Qt::ToolButtonIconOnly);
  tool_bar_->setContextMenuPolicy(Qt::PreventContextMenu);
  setContextMenuPolicy(Qt::NoContextMenu);
  // Taking back stands far from what cannot be taken back.
  for (const char* name : {"new", "open", "save", "", "undo", "redo", "", "hint", "analyse", "",
                           "flip", "edit_position", "", "pause", "draw", "resign"}) {
    if (*name == '\0') {
      tool_bar_->addSeparator();
    } else {
      tool_bar_->addAction(action(QLatin1String(name)));
    }
  }
  for (const char* name : {"first", "previous", "replay", "next", "last"}) {
    replay_bar_->addAction(action(QLatin1String(name)));
  }
}

void MainWindow::update_actions() {
  if (tool_bar_ == nullptr) return;
  const bool has_board = pages_->currentWidget() == game_page_;
  const PlaySession* session = desk_->session();
  const bool is_live = desk_->is_live();
  const auto enable = [this](const char* name, bool on) {
    action(QLatin1String(name))->setEnabled(on);
  };
  for (const char* name : {"save",
                           "save_as",
                           "game_data",
                           "export_image",
                           "export_animation",
                           "export_pdf",
                           "print",
                           "copy_fen",
                           "copy_pgn",
                           "copy_dhtmlxq",
                           "copy_moves",
                           "copy_image",
                           "first",
                           "previous",
                           "next",
                           "last",
                           "replay",
                           "next_alternative",
                           "previous_alternative",
                           "flip",
                           "analyse",
                           "continue_from_here",
                           "start_page"}) {
    enable(name, has_board);
  }
  for (int i = 1; i <= 6; ++i) {
    action(QStringLiteral("mark_%1").arg(i))
        ->setEnabled(has_board && desk_->place() != record::NodeId::root);
  }
  const bool can_undo =
      session != nullptr ? session->table().can_undo() : desk_->place() != record::NodeId::root;
  const bool can_redo = session != nullptr ? session->table().can_redo()
                                           : desk_->game().first_child(desk_->place()).has_value();
  enable("undo", has_board && can_undo);
  enable("redo", has_board && can_redo);
  enable("undo_edit", has_board && desk_->can_undo_edit());
  enable("redo_edit", has_board && desk_->can_redo_edit());
  share_out_undo_keys();
  enable("hint", has_board && (!is_live || session->awaits_person()));
  enable("move_now", is_live && session->is_thinking());
  for (const char* name : {"pause", "draw", "resign"}) enable(name, has_board && is_live);
  action("pause")->setIcon(
      icon(is_live && session->table().is_paused() ? Icon::play : Icon::pause));
  action("replay")->setIcon(icon(replay_timer_.isActive() ? Icon::pause : Icon::play));
  const bool edits = has_board && desk_->can_edit_moves() && desk_->place() != record::NodeId::root;
  for (const char* name : {"promote", "promote_to_main", "remove"}) enable(name, edits);
  for (const char* name : {"report", "learn"}) {
    enable(name, has_board && !is_live && desk_->game().move_count() > 0);
  }
  const bool has_list = collection_list_has_several();
  enable("next_game", has_list);
  enable("previous_game", has_list);
}

}  // namespace chuhe::desktop
