// The XBoard protocol (CECP, version 2), our end only: for playing against old engines.
//
// The first part are the lines as they are, typed; the second, `Interpreter`, lets an XBoard engine
// be talked to in the commands and replies of UCI.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::protocol::xboard {

/// Commands that are one word.
enum class Order : std::uint8_t {
  xboard,    ///< Opens the talk.
  new_game,  ///< `new`: the opening position, the engine plays Black.
  force,     ///< Take moves and play none.
  go,        ///< Play the side to move from now on.
  move_now,  ///< `?`: end the search and move.
  undo,
  remove,  ///< Take two plies back.
  easy,    ///< Do not ponder.
  hard,    ///< Ponder.
  post,    ///< Tell thoughts.
  no_post,
  computer,  ///< The opponent is a program.
  draw,      ///< The opponent offers a draw.
  analyze,
  exit,  ///< Ends `analyze`.
  quit,
};

/// `protover N`.
struct ProtocolVersion {
  int version = 2;
};
/// `accepted NAME` or `rejected NAME`: the answer to a feature.
struct FeatureAnswer {
  std::string name;
  bool accepted = true;
};
struct Variant {
  std::string name = "xiangqi";
};
struct SetBoard {
  Position position;
};
/// A move; with the word `usermove` where the engine has asked for it.
struct UserMove {
  Move move;
  bool with_word = false;
};
/// `level MOVES BASE INCREMENT`: moves a session (0: the whole game), its time, time added per
/// move.
struct Level {
  int moves_per_session = 0;
  Milliseconds base{0};
  Milliseconds increment{0};
  friend bool operator==(const Level&, const Level&) = default;
};
/// `st`: time for each move. The protocol counts whole seconds; what is below one is lost, but at
/// least one is sent.
struct TimePerMove {
  Milliseconds time{0};
};
/// `sd`: depth for each move.
struct DepthLimit {
  int depth = 1;
};
/// `time` and `otim`: what the engine and its opponent have left, sent in hundredths of seconds.
struct EngineTime {
  Milliseconds remaining{0};
};
struct OpponentTime {
  Milliseconds remaining{0};
};
struct Ping {
  int number = 0;
};
/// `memory`: MiB for all tables together.
struct Memory {
  std::int64_t mebibytes = 0;
};
struct Cores {
  std::int64_t count = 1;
};
/// `option NAME=VALUE`, or `option NAME` for a button.
struct ChangeOption {
  std::string name;
  std::optional<std::string> value;
};
/// How the game has ended; no winner: drawn.
struct GameOver {
  std::optional<Color> winner;
  std::string comment;
  friend bool operator==(const GameOver&, const GameOver&) = default;
};

using Command = std::variant<Order, ProtocolVersion, FeatureAnswer, Variant, SetBoard, UserMove,
                             Level, TimePerMove, DepthLimit, EngineTime, OpponentTime, Ping, Memory,
                             Cores, ChangeOption, GameOver>;

/// Writes a command, without a line break. Moves and ranks are counted from 0, as XBoard does.
std::string print_command(const Command& command);

/// `feature NAME=VALUE ...`, values without their quotes.
struct Features {
  std::vector<std::pair<std::string, std::string>> values;
  friend bool operator==(const Features&, const Features&) = default;
};
/// The engine plays a move: `move h2e2`, or `1. ... h2e2` of the oldest.
struct PlayedMove {
  Move move;
  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};
/// `Illegal move (REASON): MOVE`.
struct IllegalMove {
  std::string move;
  std::string reason;
  friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};
/// `Error (REASON): COMMAND`.
struct Error {
  std::string reason;
  std::string command;
  friend bool operator==(const Error&, const Error&) = default;
};
struct Resignation {
  friend bool operator==(const Resignation&, const Resignation&) = default;
};
struct DrawOffer {
  friend bool operator==(const DrawOffer&, const DrawOffer&) = default;
};
struct Pong {
  int number = 0;
  friend bool operator==(const Pong&, const Pong&) = default;
};
/// A line of thoughts: `DEPTH SCORE TIME NODES [SELECTIVE-DEPTH NPS TABLE-HITS<tab>] MOVES`.
struct Thinking {
  /// Depth, score, bound, nodes, time; `line` holds the moves up to the first that is not written
  /// with both its squares.
  Info info;
  /// The moves as the engine wrote them.
  std::string line_text;
  friend bool operator==(const Thinking&, const Thinking&) = default;
};
/// Something for people: `tellics`, `telluser`, `tellusererror`, `askuser` and so on.
struct Message {
  std::string text;
  friend bool operator==(const Message&, const Message&) = default;
};
/// `# ...`: for logs.
struct Comment {
  std::string text;
  friend bool operator==(const Comment&, const Comment&) = default;
};

using Reply = std::variant<Features, PlayedMove, IllegalMove, Error, GameOver, Resignation,
                           DrawOffer, Pong, Thinking, Message, Comment>;

/// Reads what an engine says; `unknown_command` for all that is none of the above: old engines
/// print a good deal.
std::expected<Reply, ParseError> parse_reply(std::string_view line);

/// What cannot be said to this engine.
enum class Obstacle : std::uint8_t {
  position,  ///< The game does not begin with the opening position and boards cannot be set up.
  limit,     ///< Limits of nodes or mate alone, chosen or banned moves.
  pondering,
};

/// What comes of a command or of a line: lines for the engine, in order and without line breaks,
/// and replies for the program; and what could not be said.
struct Exchange {
  std::vector<std::string> lines;
  std::vector<protocol::Reply> replies;
  std::optional<Obstacle> obstacle;
};

/// Whether an engine's `feature setboard=1` is believed; that of HoiXiangqi is not true.
enum class SetBoardTrust : std::uint8_t { as_told, never };

/// Lets an XBoard engine be used like a UCI engine: a value that turns commands into lines and
/// lines into replies, and does neither input nor output. The engine is kept in force mode but for
/// its own searches; games are sent as the moves that are new, or from the beginning where
/// something was taken back.
class Interpreter {
 public:
  explicit Interpreter(SetBoardTrust trust = SetBoardTrust::as_told) : trust_(trust) {}

  /// What to send for a command. An obstacle means that nothing was done: a `Go` with one gets no
  /// answer. Commands that have no counterpart do nothing.
  Exchange command(const protocol::Command& command);
  /// What a line of the engine means.
  Exchange line(std::string_view line);
  /// To be called when two seconds after `Hello` no `HelloOk` has come: engines of version 1 know
  /// no features and are ready. Does nothing later, and nothing for an engine that has asked for
  /// more time (`done=0`).
  Exchange features_overdue();

  /// Whether the engine plays xiangqi, as far as its features tell.
  bool plays_xiangqi() const;
  bool is_searching() const { return searching_; }

 private:
  void send(const Command& command, Exchange& exchange) const;
  void take_features(const Features& features, Exchange& exchange);
  void take_feature(const std::string& name, const std::string& value, Exchange& exchange);
  void finish_hello(Exchange& exchange);
  void start(const Go& go, Exchange& exchange);
  std::optional<Obstacle> obstacle_of(const Go& go) const;
  bool can_set_up(const Line& line) const;
  void set_up(Exchange& exchange);
  void limit(const Go& go, Exchange& exchange);
  void limit_by_clock(const Go& go, Milliseconds remaining, Exchange& exchange);
  void set_option(const SetOption& set, Exchange& exchange) const;
  void take_move(Move move, Exchange& exchange);
  void answer(const Best& best, Exchange& exchange);
  void say(std::string text, Exchange& exchange) const;

  SetBoardTrust trust_;
  bool introduced_ = false;
  bool asked_for_time_ = false;
  bool setboard_ = false;
  bool user_move_ = false;
  bool ping_ = false;
  bool memory_ = false;
  bool cores_ = false;
  std::string variants_;
  int pings_ = 0;
  bool searching_ = false;
  bool draw_offered_ = false;
  /// What is to be searched, and what stands on the engine's board; nothing: who knows.
  Line wanted_;
  std::optional<Line> board_;
  /// What the engine's clock has been set to; nothing: not by `level`.
  std::optional<Level> level_;
  std::optional<int> depth_;
};

}  // namespace chuhe::protocol::xboard
