// The window that shows what was said to and by engines.
#pragma once

#include <QDialog>
#include <QTimer>
#include <cstdint>

#include "background_work.hpp"
#include "engine_log.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace chuhe::desktop {

/// Shows the talk as it goes on, of all engines or of one. Looks at the log ten times a second
/// while it can be seen, however fast the engines talk.
class EngineLogWindow : public QDialog {
  Q_OBJECT

 public:
  /// The log must outlive the window.
  explicit EngineLogWindow(EngineLog& log, QWidget* parent = nullptr);

  /// What is shown now.
  QString text() const;
  /// Shows one engine by its number; 0: all of them.
  void choose(int engine);
  void set_paused(bool paused);
  /// Shows what has been said since, also while it is paused.
  void take_news();
  /// Writes what is shown into a file, beside the window: `saved` tells when that is done. The end
  /// of the window waits for it.
  void save_to(const QString& path);

 Q_SIGNALS:
  /// False: it could not be written.
  void saved(bool done);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void follow();
  void show_all();
  void save();
  void retranslate();
  QString row(const LogLine& line) const;

  EngineLog& log_;
  std::uint64_t shown_ = 0;
  std::vector<QString> names_;
  QTimer timer_;
  QComboBox* engines_;
  QCheckBox* pause_;
  QPlainTextEdit* page_;
  QLabel* legend_;
  QPushButton* copy_;
  QPushButton* save_;
  QPushButton* clear_;
  QPushButton* close_;
  BackgroundWork writes_;
};

}  // namespace chuhe::desktop
