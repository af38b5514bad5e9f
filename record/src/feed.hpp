// What readers share: checks moves, counts, keeps to the limits and feeds the visitor.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/movegen.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

/// A place in the tree with its position: a value, to be copied where a variation goes off.
struct Cursor {
  NodeId node = NodeId::root;
  std::uint32_t depth = 0;
  /// Whether `position` is the one after `node`; false after a move that is not legal.
  bool playable = true;
  Position position;
};

/// Tells where a place of decoded text lies in the source.
class OffsetMap {
 public:
  struct Place {
    std::size_t offset = 0;
    std::size_t line = 0;
  };
  virtual ~OffsetMap() = default;
  virtual Place place(std::size_t offset) = 0;
};

class Feed {
 public:
  Feed(Visitor& visitor, const ReadOptions& options) : visitor_(visitor), options_(options) {}

  /// False when the game is to be skipped or nothing more is wanted (see `stopped`).
  bool begin_game(std::size_t offset);
  void tag(std::string_view name, std::string_view value, std::size_t offset = 0);
  /// Tells the start and gives the cursor for it. A diagram that is no position is reported.
  Cursor start(const Diagram& diagram, std::size_t offset = 0);
  /// The cursor of a game from the opening position, for which nothing is told.
  Cursor start() const { return Cursor{}; }

  /// Appends a move after the cursor and moves the cursor there. `text` is what the file says, for
  /// moves that turn out illegal. False when a limit is reached: nothing was appended.
  bool play(Cursor& cursor, Move move, std::string_view text, std::size_t offset);
  /// The same for a move known to be legal (a notation's reader has just said so).
  bool play_legal(Cursor& cursor, Move move, std::size_t offset);
  /// Appends a text that is no move. `kind` says why.
  bool play_text(Cursor& cursor, std::string_view text, DiagnosticKind kind, std::size_t offset);

  void comment(NodeId node, CommentPlace place, std::string_view text, std::size_t offset = 0);
  void mark(NodeId node, std::uint8_t nag) {
    if (telling_) visitor_.mark(node, nag);
  }
  void evaluation(NodeId node, const Evaluation& value) {
    if (telling_) visitor_.evaluation(node, value);
  }
  void clock(NodeId node, std::chrono::milliseconds left) {
    if (telling_) visitor_.clock(node, left);
  }
  void elapsed(NodeId node, std::chrono::milliseconds spent) {
    if (telling_) visitor_.elapsed(node, spent);
  }
  void result(const Result& result) {
    if (telling_) visitor_.result(result);
  }
  /// False when nothing more is wanted.
  bool end_game();

  void report(Severity severity, DiagnosticKind kind, std::size_t offset,
              std::string_view text = {}, std::size_t ply = 0);
  void report(Diagnostic diagnostic);

  bool stopped() const { return summary_.stopped; }
  const ReadOptions& options() const { return options_; }
  const Limits& limits() const { return options_.limits; }
  /// The number of moves of the present game.
  std::size_t nodes() const { return nodes_; }
  ReadSummary& summary() { return summary_; }
  /// From here on, offsets are places of a text that `map` knows; null: of the source itself.
  void set_map(OffsetMap* map) { map_ = map; }
  /// Added to all offsets, for a piece of a larger source.
  void set_base(std::size_t offset) { base_ = offset; }

 private:
  bool append(Cursor& cursor, Move move, MoveStatus status, std::string_view text,
              std::size_t offset);

  Visitor& visitor_;
  const ReadOptions& options_;
  ReadSummary summary_;
  std::size_t nodes_ = 0;
  std::size_t tags_ = 0;
  OffsetMap* map_ = nullptr;
  std::size_t base_ = 0;
  bool limit_reported_ = false;
  bool telling_ = true;  // false while a game is skipped
};

/// Counts losses while a writer walks a game; the list comes out in the order of the kinds.
class LossCounter {
 public:
  void add(LossKind kind, std::size_t count = 1) {
    counts_[static_cast<std::size_t>(kind)] += count;
  }
  void add_tag(std::string_view name);
  std::vector<Loss> list() const;

 private:
  std::array<std::size_t, loss_kind_count> counts_{};
  std::string tag_names_;
};

}  // namespace chuhe::record
