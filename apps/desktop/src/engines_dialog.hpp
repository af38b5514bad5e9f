// The person's engines: added, tried, set.
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "engine_runner.hpp"

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;

namespace chuhe::desktop {

class EnginesDialog : public QDialog {
  Q_OBJECT

 public:
  EnginesDialog(std::vector<EngineProfile> engines, EngineStable& stable,
                QWidget* parent = nullptr);
  ~EnginesDialog() override;

  const std::vector<EngineProfile>& engines() const { return engines_; }
  /// Adds a program and finds out what it is.
  void add_program(const QString& path);
  /// What is wrong with the engine that is chosen, or what it calls itself.
  QString state() const;
  bool is_asking() const { return runner_ != nullptr && asking_; }

 private:
  void show_list();
  void choose(int row);
  void ask();
  void build_options();
  void set_option(const QString& name, const QString& value, const QString& usual);
  EngineProfile* current();

  std::vector<EngineProfile> engines_;
  EngineStable& stable_;
  std::unique_ptr<EngineRunner> runner_;
  bool asking_ = false;
  QListWidget* list_;
  QLineEdit* name_;
  QLineEdit* program_;
  QLineEdit* arguments_;
  QLabel* state_;
  QScrollArea* area_;
  QPushButton* remove_;
};

}  // namespace chuhe::desktop
