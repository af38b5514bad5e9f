// The game in progress on the disk, so that nothing is lost whatever happens to the program.
#pragma once

#include <QString>
#include <QThreadPool>
#include <cstdint>
#include <memory>
#include <optional>

#include <chuhe/record/game.hpp>

#include "play_session.hpp"

namespace chuhe::desktop {

/// What was on the desk.
struct SavedDesk {
  record::Game game;
  /// Where the record came from; empty: from no file.
  QString path;
  /// The game in progress: how to go on with it. Its start is the main line played so far, its
  /// clocks are what was left.
  std::optional<GamePlan> plan;
};

/// Writes in a thread of its own, the latest state only.
class Autosave {
 public:
  explicit Autosave(QString file);
  ~Autosave();

  /// Keeps this state; cheap, and never waits for the disk.
  void keep(const SavedDesk& desk);
  /// There is nothing to keep any more.
  void forget();
  /// Waits until everything is on the disk.
  void flush();
  /// What was kept last; nothing: nothing was, or it cannot be read. Waits for what is being
  /// written, and may be called in any thread.
  std::optional<SavedDesk> restore();

 private:
  struct Latest;

  QString file_;
  QThreadPool pool_;
  std::shared_ptr<Latest> latest_;
};

/// The state as text, and back; nothing for a text that is none.
QByteArray to_text(const SavedDesk& desk);
std::optional<SavedDesk> desk_from_text(const QByteArray& text);

}  // namespace chuhe::desktop
