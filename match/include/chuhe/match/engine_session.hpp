// A talk with an engine from its first line to its last, as a value: what to send, what came of
// it, how long to wait. Processes and clocks are somebody else's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/match/clock.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/conversation.hpp>
#include <chuhe/protocol/reply.hpp>
#include <chuhe/protocol/xboard.hpp>

namespace chuhe::match {

enum class EngineProtocol : std::uint8_t { uci, ucci, xboard };

/// How long an engine may take for what is not a move.
struct EngineWaits {
  /// From its start until it has introduced itself.
  Milliseconds introduction{10'000};
  /// To get ready: options, tables, a new game.
  Milliseconds readiness{30'000};
  /// To give its move when told to stop.
  Milliseconds stop{2'000};
  /// After this XBoard engines that say nothing of themselves are taken to be ready.
  Milliseconds features{2'000};
};

/// How to talk with an engine.
struct EngineSetup {
  EngineProtocol protocol = EngineProtocol::uci;
  /// Set before the first game, in this order.
  std::vector<protocol::SetOption> options = {};
  /// How the engine counts ranks; nothing: as its introduction tells.
  std::optional<RankNumbers> ranks = {};
  /// Whether an XBoard engine's `setboard` is used.
  protocol::xboard::SetBoardTrust set_board = protocol::xboard::SetBoardTrust::as_told;
  EngineWaits waits = {};
};

enum class EngineFaultKind : std::uint8_t {
  not_found,        ///< There is no such program.
  not_executable,   ///< It cannot be run: no permission, or no program at all.
  not_started,      ///< The system could not start it.
  no_introduction,  ///< It has not introduced itself in time.
  no_xiangqi,       ///< It does not play xiangqi, as it says itself.
  option_refused,   ///< An option cannot have the value; `detail` names both.
  not_ready,        ///< It has not got ready in time.
  cannot_say,       ///< The protocol cannot say what is wanted; `detail` tells.
  ended,            ///< It has ended by itself; `detail` is how, and its last words.
  silent,           ///< It has not stopped when told to.
};

/// Why an engine cannot be used any longer.
struct EngineFault {
  EngineFaultKind kind{};
  std::string detail = {};
  friend bool operator==(const EngineFault&, const EngineFault&) = default;
};

/// The enumerator's name, for machines and logs.
std::string_view to_string(EngineFaultKind kind);
/// Whether the engine would fail in the same way each time it is started.
bool is_lasting(EngineFaultKind kind);

/// An engine's answer to `think` that is no move in its protocol.
struct UnreadableMove {
  std::string text;
  friend bool operator==(const UnreadableMove&, const UnreadableMove&) = default;
};
/// The engine has done what it was told and waits.
struct EngineReady {
  friend bool operator==(const EngineReady&, const EngineReady&) = default;
};
/// An option that the engine has not offered has been sent all the same.
struct UnknownOption {
  std::string name;
  friend bool operator==(const UnknownOption&, const UnknownOption&) = default;
};

using EngineEvent = std::variant<EngineReady, protocol::Info, protocol::Best, UnreadableMove,
                                 UnknownOption, EngineFault>;

/// What comes of a step: lines to send, in order and without line breaks, and what has happened.
struct EngineStep {
  std::vector<std::string> lines;
  std::vector<EngineEvent> events;
};

/// One engine from its start to its end. After a fault it does nothing any more.
class EngineSession {
 public:
  explicit EngineSession(EngineSetup setup);

  /// Opens the talk. `EngineReady` comes when the engine has introduced itself and its options are
  /// set.
  EngineStep begin(Moment now);
  /// A line of the engine, without its line break.
  EngineStep line(std::string_view text, Moment now);
  /// Time has passed; see `deadline`.
  EngineStep time_passed(Moment now);
  /// Prepares for another game; `EngineReady` comes when that is done. A search that still runs is
  /// stopped, and its answer is lost.
  EngineStep new_game(Moment now);
  /// Asks for a move. `Info`s come, and then `Best` or `UnreadableMove`; there is no limit to the
  /// wait. `banned` are told to engines whose protocol can say that. A search that still runs is
  /// stopped, and its answer is lost. Precondition: `is_idle()` or `is_thinking()`.
  EngineStep think(const Line& line, const protocol::Go& go, const std::vector<Move>& banned,
                   Moment now);
  /// Asks for the answer now. Does nothing when the engine does not think.
  EngineStep stop(Moment now);
  /// Says good-bye.
  EngineStep quit();
  /// The engine has ended.
  EngineStep ended(std::string detail);

  /// When `time_passed` is wanted; nothing: not at all.
  std::optional<Moment> deadline() const { return deadline_; }
  bool is_idle() const { return state_ == State::idle; }
  bool is_thinking() const { return state_ == State::thinking || state_ == State::stopping; }
  bool has_failed() const { return state_ == State::failed; }
  /// What the engine has said of itself.
  const protocol::EngineDescription& description() const { return description_; }

 private:
  enum class State : std::uint8_t {
    fresh,
    introducing,
    preparing,  // options or a new game; ends with `readyok`
    idle,
    thinking,
    stopping,  // told to stop, the answer has not come
    over,      // has been told to quit
    failed,
  };
  struct Exchange {
    std::vector<std::string> lines;
    std::vector<protocol::Reply> replies;
    std::optional<protocol::xboard::Obstacle> obstacle;
  };

  void send(const protocol::Command& command, Moment now, EngineStep& step);
  void take(Exchange exchange, Moment now, EngineStep& step);
  void take_reply(const protocol::Reply& reply, Moment now, EngineStep& step);
  void set_options(Moment now, EngineStep& step);
  void set_option(const protocol::SetOption& option, Moment now, EngineStep& step);
  void prepare(Moment now, EngineStep& step);
  struct Search {
    Line line;
    protocol::Go go;
    std::vector<Move> banned;
  };
  EngineStep stop_again(Moment now);
  void begin(const Search& search, Moment now, EngineStep& step);
  void finish_search(EngineEvent answer, Moment now, EngineStep& step);
  void fail(EngineFaultKind kind, std::string detail, EngineStep& step);

  EngineSetup setup_;
  std::variant<protocol::Conversation, protocol::xboard::Interpreter> talk_;
  protocol::EngineDescription description_;
  State state_ = State::fresh;
  bool game_waits_ = false;             // a new game is wanted as soon as the search has ended
  std::optional<Search> search_waits_;  // and so is this
  std::optional<Moment> deadline_;
  std::optional<Moment> features_until_;
};

}  // namespace chuhe::match
