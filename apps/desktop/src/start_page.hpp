// What the window shows when it opens: a board, and what can be done with it.
#pragma once

#include <QWidget>
#include <vector>

#include "board_look.hpp"
#include "preferences.hpp"

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace chuhe::desktop {

class StartPage : public QWidget {
  Q_OBJECT

 public:
  explicit StartPage(QWidget* parent = nullptr);

  void set_look(const BoardLook& look);
  /// Whether there is a game to go on with, and what it is.
  void set_unfinished(bool exists, const QString& what);
  /// Nothing: as the system has it.
  void set_language(std::optional<words::Language> language);
  void set_recent_files(const QStringList& files);

 Q_SIGNALS:
  void continue_wanted();
  void computer_wanted();
  void two_people_wanted();
  void open_wanted();
  void file_wanted(const QString& path);
  void editor_wanted();
  void analysis_wanted();
  void language_chosen(std::optional<chuhe::words::Language> language);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QToolButton* add_button(QGridLayout& grid, int row, int column, int icon,
                          void (StartPage::*signal)());
  void retranslate();

  class Picture;
  Picture* picture_;
  QLabel* title_;
  QLabel* greeting_;
  QToolButton* continue_;
  QToolButton* computer_;
  QToolButton* people_;
  QToolButton* open_;
  QToolButton* editor_;
  QToolButton* analysis_;
  QLabel* recent_;
  QLabel* language_label_;
  QComboBox* language_;
  QStringList recent_files_;
  QString unfinished_;
};

}  // namespace chuhe::desktop
