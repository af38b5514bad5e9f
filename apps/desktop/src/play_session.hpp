// A game in progress: the table of the match library, its players, and the time that passes.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <chuhe/match/table.hpp>

#include "engine_runner.hpp"

namespace chuhe::desktop {

/// Who sits at a side.
struct Seat {
  match::Mover mover = match::Mover::person;
  /// What the person calls the player; may be empty.
  QString name;
  EngineProfile engine;
  /// The level by the engine's word for it; empty: as well as it can.
  std::string level;
  /// What limits a move of an engine besides the clock.
  match::SearchLimits limits;
};

/// What is to be played.
struct GamePlan {
  ByColor<Seat> seats;
  /// Where the game begins; moves on it can be taken back.
  Line start;
  const RuleSet* rules = &rule_sets().front();
  /// Nothing: nobody's time is limited.
  std::optional<ByColor<match::TimeControl>> time;
  /// Whether computers give up when they have been lost for long.
  bool computer_resigns = true;
};

/// A game in progress, or ended.
class PlaySession : public QObject {
  Q_OBJECT

 public:
  PlaySession(GamePlan plan, EngineStable& stable, QObject* parent = nullptr);

  const GamePlan& plan() const { return plan_; }
  const match::Table& table() const { return table_; }
  const Position& position() const { return table_.game().position(); }
  bool is_over() const { return table_.game().is_over(); }
  bool is_computers(Color color) const { return table_.mover(color) == match::Mover::computer; }
  /// Whether a person may move now.
  bool awaits_person() const;
  bool is_thinking() const { return thinking_; }
  /// What a player is called: by the person, or by itself.
  QString name(Color color) const;
  /// What is on a side's clock now; nothing: no limit.
  std::optional<match::Milliseconds> time_left(Color color) const;

  /// Lets the game begin, or go on after a pause.
  void resume();
  void pause();
  /// A move of a person's, or why it is refused.
  std::optional<match::Refusal> play(Move move);
  void undo();
  void redo();
  /// The person gives up; with two people, or none, the side to move.
  void resign();
  /// Offers a draw to a computer, which takes it or not.
  void offer_draw();
  void agree_to_draw();
  void move_now();
  /// The computer that failed is started again and asked once more.
  void try_again();

 Q_SIGNALS:
  void move_played(chuhe::Move move, const std::optional<chuhe::record::Evaluation>& evaluation);
  /// So many moves; 0: an end of the game by word alone.
  void moves_taken_back(int plies);
  /// Clock, pause, thinking, end.
  void changed();
  void ended();
  void draw_declined();
  void draw_offered(chuhe::Color by);
  void thought(chuhe::Color color, const chuhe::match::Thoughts& thoughts);
  void engine_failed(chuhe::Color color, const QString& why);

 private:
  void ask_computer();
  void take_answer(Color color, const match::Answer& answer);
  void take_failure(Color color, const QString& why);
  void set_off_clock();
  void look_at_clock();
  void finish_change();
  EngineRunner* runner(Color color) { return runners_[color].get(); }

  GamePlan plan_;
  match::Table table_;
  ByColor<std::unique_ptr<EngineRunner>> runners_;
  ByColor<std::optional<record::Evaluation>> last_evaluation_;
  bool thinking_ = false;
  bool was_over_ = false;
  QTimer flag_timer_;
};

}  // namespace chuhe::desktop
