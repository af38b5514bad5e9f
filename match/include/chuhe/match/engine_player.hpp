// An engine in a process of its own as a player.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <chuhe/match/engine_process.hpp>
#include <chuhe/match/engine_session.hpp>
#include <chuhe/match/event_loop.hpp>
#include <chuhe/match/player.hpp>

namespace chuhe::match {

/// Which way a line went.
enum class LineDirection : std::uint8_t { to_engine, from_engine };
/// Receives every line of a talk as it is sent or read, with the number of the process.
using TalkLog =
    std::function<void(std::int64_t process, LineDirection direction, std::string_view line)>;

/// An engine as a player: starts the process when it is first wanted, and again after a failure.
/// Whatever the process does, every `prepare` and `think` ends in a call of the listener's, but
/// for a think that takes forever: the clock is the game's.
class EnginePlayer final : public Player, private ProcessListener {
 public:
  EnginePlayer(EventLoop& loop, ProcessCommand command, EngineSetup setup);
  ~EnginePlayer() override;

  /// Who is told what happens; null: nobody.
  void set_listener(PlayerListener* listener) { listener_ = listener; }
  /// Who is shown every line; nothing: nobody.
  void set_log(TalkLog log) { log_ = std::move(log); }

  void prepare() override;
  Moment think(const Line& line, const protocol::Go& go, const std::vector<Move>& banned) override;
  void stop() override;
  /// Asks for the answer now; it comes as it would have. Does nothing when none is awaited.
  void hurry();
  std::string_view name() const override;

  /// What the engine has said of itself; empty before it has.
  const protocol::EngineDescription& description() const { return session_.description(); }
  /// Whether there is a process.
  bool is_running() const { return process_ != nullptr; }
  /// Ends the process at once; the next `prepare` starts another one.
  void kill();
  /// Tells the engine to quit and calls `done` when it has, or when it has been killed because it
  /// had not in `patience`; at once, from the loop, when there is no process.
  void quit(Milliseconds patience, EventLoop::Task done);
  /// The process's number; 0 when there is none.
  std::int64_t process_id() const { return process_ ? process_->id() : 0; }

 private:
  void line_read(std::string_view line, Moment now) override;
  void process_ended(const ProcessEnd& end) override;
  void start();
  void send(const std::vector<std::string>& lines);
  void take(const EngineStep& step, Moment now);
  void take_later(EngineStep step, Moment now);
  void tell_all(const std::vector<EngineEvent>& events, Moment now);
  void tell(const EngineEvent& event, Moment now);
  void report(EngineFault fault);
  void fail(const EngineFault& fault);
  void keep_deadline();

  EventLoop& loop_;
  ProcessCommand command_;
  EngineSetup setup_;
  PlayerListener* listener_ = nullptr;
  TalkLog log_;
  EngineSession session_;
  std::unique_ptr<EngineProcess> process_;
  Timer deadline_;
  std::optional<Moment> kept_deadline_;
  Timer quit_deadline_;
  EventLoop::Task when_quit_;
  /// Whether the answer that is to come is wanted.
  bool awaited_ = false;
  /// Counts what the player has been told, so that what comes of it later can be known.
  std::uint64_t order_ = 0;
  /// Why the process has gone.
  EngineFault last_fault_{EngineFaultKind::ended};
  /// Shorter than `this` lives what is posted to the loop.
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace chuhe::match
