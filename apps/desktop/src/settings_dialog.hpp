// What a person can choose, on one page; every choice is seen at once.
#pragma once

#include <QDialog>

#include "preferences.hpp"
#include "speech.hpp"

class QFormLayout;

namespace chuhe::desktop {

class SettingsDialog : public QDialog {
  Q_OBJECT

 public:
  SettingsDialog(const Preferences& preferences, const Speech& speech, QWidget* parent = nullptr);

  const Preferences& preferences() const { return preferences_; }

 Q_SIGNALS:
  void changed();
  /// Somebody wants to hear how loud it is.
  void sound_tried();

 private:
  void add_sounds(QFormLayout* form);

  Preferences preferences_;
};

}  // namespace chuhe::desktop
