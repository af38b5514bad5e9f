// An engine that is asked one thing at a time, and waited for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/match/engine_player.hpp>
#include <chuhe/match/engine_session.hpp>
#include <chuhe/match/event_loop.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/conversation.hpp>
#include <chuhe/protocol/reply.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::match {

/// A program, and how to talk with it.
struct EngineChoice {
  std::filesystem::path program;
  std::vector<std::string> arguments = {};
  /// Nothing: to be found out.
  std::optional<EngineProtocol> protocol = {};
};

/// One of the best lines.
struct BestLine {
  int depth = 0;
  int selective_depth = 0;
  /// For the side to move.
  protocol::Score score;
  bool is_bound = false;
  /// Legal moves, at least one.
  std::vector<Move> moves;
};

/// What an engine has told of a position so far.
struct Thoughts {
  /// The best first; no two begin with the same move.
  std::vector<BestLine> lines = {};
  int depth = 0;
  std::uint64_t nodes = 0;
  std::uint64_t nodes_per_second = 0;
  Milliseconds time{0};
};

/// Takes in what an engine tells about `position`. `most` lines are kept. What is not legal is cut
/// off; bounds count until there is something exact.
void take_in(Thoughts& thoughts, const protocol::Info& info, const Position& position,
             std::size_t most);

/// A score for the side to move as records have it, seen from Red.
record::Evaluation evaluation_of(const protocol::Score& score, Color turn, int depth);

/// Whether waiting is to end.
using Interrupted = std::function<bool()>;

/// An engine as it has introduced itself.
struct KnownEngine {
  EngineChoice choice;
  std::string name;
  protocol::EngineDescription description;
};

/// Starts an engine, finds out which protocol it speaks and what it offers, and ends it again.
std::expected<KnownEngine, EngineFault> meet(const EngineChoice& choice,
                                             const Interrupted& interrupted);

/// What came of thinking.
struct Answer {
  Thoughts thoughts;
  /// Nothing: the engine says that there is no move, or was interrupted.
  std::optional<Move> move;
  bool offers_draw = false;
  bool resigns = false;
  bool was_interrupted = false;
};

/// An engine in a process of its own. Every call waits for the engine.
class ThinkingEngine final : private PlayerListener {
 public:
  using OnThoughts = std::function<void(const Thoughts&)>;

  ThinkingEngine(const KnownEngine& engine, std::vector<protocol::SetOption> options,
                 Interrupted interrupted);
  /// Tells the engine to quit, and kills it if it does not.
  ~ThinkingEngine() override;

  /// Gets the engine ready for a new game; starts it when it does not run.
  std::expected<void, EngineFault> new_game();
  /// Asks for a move in the line's last position. `lines` are kept, and `on_thoughts` is called
  /// whenever there is something new. `patience`: how long to wait at most; then the engine counts
  /// as hung. Precondition: there is a legal move.
  std::expected<Answer, EngineFault> think(const Line& line, const protocol::Go& go,
                                           const std::vector<Move>& banned, std::size_t lines,
                                           std::optional<Milliseconds> patience,
                                           const OnThoughts& on_thoughts = {});
  /// Is asked from time to time while the engine thinks whether it is to answer now; nothing:
  /// never.
  void set_hurried(Interrupted hurried) { hurried_ = std::move(hurried); }
  /// Shows every line of the talk as it goes, in the thread that calls; nothing: nobody.
  void set_log(TalkLog log) { player_->set_log(std::move(log)); }
  /// Options that have been sent and that the engine does not offer.
  const std::vector<std::string>& ignored_options() const { return ignored_options_; }

 private:
  void ready(Player& player) override;
  void thinks(Player& player, const protocol::Info& info) override;
  void answers(Player& player, const protocol::Best& best, Moment now) override;
  void answers_unreadably(Player& player, std::string_view text, Moment now) override;
  void ignores_option(Player& player, std::string_view name) override;
  void fails(Player& player, const EngineFault& fault) override;

  enum class Wait : std::uint8_t { done, interrupted, too_long };
  Wait wait(std::optional<Moment> until);
  void finish();

  Interrupted interrupted_;
  Interrupted hurried_;
  EventLoop loop_;
  std::unique_ptr<EnginePlayer> player_;
  std::vector<std::string> ignored_options_;
  // Of what is being waited for.
  bool done_ = false;
  std::optional<EngineFault> fault_;
  std::optional<Position> position_;
  std::size_t lines_ = 1;
  Answer answer_;
  // The latest score that came without a line.
  std::optional<BestLine> bare_score_;
  const OnThoughts* on_thoughts_ = nullptr;
};

}  // namespace chuhe::match
