// What an engine thinks of the position on the board: the best lines, as they grow.
#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/rules.hpp>

#include "board_scene.hpp"
#include "engine_runner.hpp"
#include "speech.hpp"

class QLabel;
class QSpinBox;
class QToolButton;
class QTreeWidget;

namespace chuhe::desktop {

class AnalysisPane : public QWidget {
  Q_OBJECT

 public:
  AnalysisPane(EngineStable& stable, QWidget* parent = nullptr);
  ~AnalysisPane() override;

  void set_speech(const Speech& speech);
  void set_engine(const EngineProfile& profile);
  void set_lines(int lines);
  int lines() const;
  bool is_on() const { return on_; }
  /// Begins or ends to look at the position.
  void set_on(bool on);
  /// The position to look at.
  void set_position(const Line& line, const RuleSet& rules);
  const match::Thoughts& thoughts() const { return thoughts_; }

 Q_SIGNALS:
  void switched(bool on);
  void lines_changed(int lines);
  /// The first moves of the best lines; empty when there is nothing to show.
  void arrows_changed(const std::vector<chuhe::desktop::Arrow>& arrows);
  /// Somebody wants a line in the record.
  void line_chosen(const std::vector<chuhe::Move>& moves);
  void failed(const QString& why);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void look();
  void show_thoughts();
  void retranslate();
  void fail(const match::EngineFault& fault);

  EngineStable& stable_;
  Speech speech_;
  EngineProfile profile_;
  std::unique_ptr<EngineRunner> runner_;
  Line line_;
  RuleSet rules_;
  match::Thoughts thoughts_;
  bool on_ = false;
  bool is_over_ = false;
  QTimer redraw_;
  QString problem_;

  QToolButton* switch_;
  QLabel* state_;
  QSpinBox* count_;
  QTreeWidget* list_;
};

}  // namespace chuhe::desktop
