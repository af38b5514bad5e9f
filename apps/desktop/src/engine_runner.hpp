// Engines in threads of their own, so that the window never waits for one.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/match/analysis.hpp>
#include <chuhe/match/engine_session.hpp>
#include <chuhe/match/thinking_engine.hpp>

#include "engine_log.hpp"

namespace chuhe::desktop {

/// An engine of the person's list.
struct EngineProfile {
  QString name;
  /// Empty: the engine that comes with the program.
  QString program;
  QStringList arguments;
  /// `uci`, `ucci`, `xboard`; empty: to be found out.
  QString protocol;
  /// Options that differ from what the engine would have by itself.
  std::vector<std::pair<QString, QString>> options;
  friend bool operator==(const EngineProfile&, const EngineProfile&) = default;
};

/// The program of a profile; nothing when it cannot be found.
std::optional<match::EngineChoice> choice_of(const EngineProfile& profile);

/// Why an engine cannot be used, as a sentence in the language of the window.
QString fault_text(const match::EngineFault& fault);

/// What all engines have in common: the log of what they say. Waits at the end of the program for
/// the threads of engines that are still on their way out.
class EngineStable {
 public:
  EngineStable() = default;
  ~EngineStable();
  EngineStable(const EngineStable&) = delete;
  EngineStable& operator=(const EngineStable&) = delete;

  void adopt(std::thread thread, std::shared_ptr<std::atomic<bool>> done);
  EngineLog& log() { return *log_; }
  const std::shared_ptr<EngineLog>& shared_log() const { return log_; }

 private:
  struct Leaving {
    std::thread thread;
    std::shared_ptr<std::atomic<bool>> done;
  };
  std::vector<Leaving> leaving_;
  std::shared_ptr<EngineLog> log_ = std::make_shared<EngineLog>();
};

/// How an engine is set up before it is asked for anything.
struct EnginePreparation {
  /// The level by the engine's word for it; empty: as well as it can.
  std::string level;
  std::vector<protocol::SetOption> options = {};
  /// The rule set that repetitions are looked at under, where the engine can be told.
  std::string rules;
  /// How many lines are to be shown; nothing is said to an engine that cannot show several.
  std::size_t lines = 1;
  friend bool operator==(const EnginePreparation&, const EnginePreparation&) = default;
};

/// One engine. What is asked of it is done in order; what it says comes back as signals in the
/// thread of the window, and never after `interrupt`.
class EngineRunner : public QObject {
  Q_OBJECT

 public:
  EngineRunner(EngineProfile profile, EngineStable& stable, QObject* parent = nullptr);
  ~EngineRunner() override;

  const EngineProfile& profile() const { return profile_; }
  /// What the engine has said of itself; null before it has.
  const std::shared_ptr<const match::KnownEngine>& known() const { return known_; }

  /// Starts the engine and finds out what it is: `met` comes, or `failed`.
  void meet();
  /// Gets ready for a new game; the engine is started anew when the preparation has changed.
  void prepare(const EnginePreparation& preparation);
  /// Asks for a move: `thought`s come, and then `answered` or `failed`.
  void think(const Line& line, const protocol::Go& go, const std::vector<Move>& banned,
             std::size_t lines, std::optional<match::Milliseconds> patience);
  /// Looks at the moves of a line from one on: `reviewed` comes move by move, then `review_ended`.
  void review(const Line& line, const match::SearchLimits& limits, const RuleSet& rules,
              std::size_t first_move = 0);
  /// Nothing more comes of what has been asked.
  void interrupt();
  /// The answer is wanted now.
  void hurry();
  bool is_busy() const { return busy_; }

 Q_SIGNALS:
  void met();
  void thought(const chuhe::match::Thoughts& thoughts);
  void answered(const chuhe::match::Answer& answer);
  void reviewed(const chuhe::match::GameAnalysis& analysis, int done, int of);
  void review_ended(const chuhe::match::GameAnalysis& analysis);
  void failed(const chuhe::match::EngineFault& fault);

 private:
  struct Body;
  class Worker;

  EngineProfile profile_;
  EngineStable& stable_;
  std::shared_ptr<Body> body_;
  std::shared_ptr<std::atomic<bool>> done_;
  std::thread thread_;
  std::shared_ptr<const match::KnownEngine> known_;
  bool busy_ = false;
};

}  // namespace chuhe::desktop
