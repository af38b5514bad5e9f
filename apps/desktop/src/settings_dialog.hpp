// What a person can choose, on one page; every choice is seen at once.
#pragma once

#include <QDialog>
#include <functional>

#include "preferences.hpp"
#include "speech.hpp"

class QCheckBox;
class QFormLayout;
class QSlider;

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
  // A choice that goes into the preferences, and is told of, as soon as it is made.
  QCheckBox* add_check(const QString& label, const QString& text, bool& choice);
  // One with its value beside it, in words as wide as `widest`.
  QSlider* add_slider(const QString& label, int largest, int page, const QString& widest,
                      std::function<QString(int)> text, int& choice);
  void add_sounds();

  Preferences preferences_;
  QFormLayout* form_;
};

}  // namespace chuhe::desktop
