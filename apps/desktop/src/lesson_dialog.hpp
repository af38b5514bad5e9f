// Where a person looks for better moves than those of a game.
#pragma once

#include <QDialog>
#include <memory>

#include <chuhe/match/analysis.hpp>
#include <chuhe/record/lessons.hpp>

#include "board_widget.hpp"
#include "engine_runner.hpp"
#include "speech.hpp"

class QComboBox;
class QLabel;
class QPushButton;

namespace chuhe::desktop {

/// Goes through the mistakes of a side. A move on the board that nothing is known of is looked at
/// by the engine.
class LessonDialog : public QDialog {
  Q_OBJECT

 public:
  /// The rules and the stable must outlive the dialog.
  LessonDialog(match::GameAnalysis analysis, Color side, const RuleSet& rules,
               const EngineProfile& engine, EngineStable& stable, const BoardLook& look,
               const Speech& speech, QWidget* parent = nullptr);

  BoardWidget& board() { return *board_; }
  const record::Lessons& lessons() const { return lessons_; }
  /// What the person is told now.
  QString text() const;
  /// Whether the engine is looking at a move.
  bool is_looking() const { return tried_.has_value(); }
  void choose_side(Color side);

 private:
  const Position& position() const;
  void begin();
  void show_lesson();
  void try_move(Move move);
  void judge(Move move, const record::MoveReview& review);
  void show_solution();
  void next();
  void tell(const QString& text);
  void update_buttons();

  match::GameAnalysis analysis_;
  const RuleSet& rules_;
  Speech speech_;
  record::Lessons lessons_;
  std::optional<Move> tried_;
  EngineRunner engine_;
  BoardWidget* board_;
  QComboBox* sides_;
  QLabel* number_;
  QLabel* text_;
  QPushButton* solution_;
  QPushButton* next_;
};

}  // namespace chuhe::desktop
