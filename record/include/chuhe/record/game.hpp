// A recorded game: tags, a start position, a tree of moves, a result.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

namespace chuhe::record {

/// A tag: the name as in PGN (see `tag_name`), the value in UTF-8.
struct Tag {
  std::string name;
  std::string value;
  friend bool operator==(const Tag&, const Tag&) = default;
};

/// The names that readers give to what most formats have. Others are allowed. Result, rule set and
/// start position are no tags but parts of the game; see `is_reserved`.
namespace tag_name {
inline constexpr std::string_view title = "Title";
inline constexpr std::string_view event = "Event";
inline constexpr std::string_view site = "Site";
inline constexpr std::string_view date = "Date";  ///< As in the file; yyyy.mm.dd where known.
inline constexpr std::string_view round = "Round";
inline constexpr std::string_view group = "Group";
inline constexpr std::string_view table = "Table";
inline constexpr std::string_view red = "Red";
inline constexpr std::string_view red_team = "RedTeam";
inline constexpr std::string_view red_rating = "RedElo";
inline constexpr std::string_view red_time = "RedTime";
inline constexpr std::string_view black = "Black";
inline constexpr std::string_view black_team = "BlackTeam";
inline constexpr std::string_view black_rating = "BlackElo";
inline constexpr std::string_view black_time = "BlackTime";
inline constexpr std::string_view time_control = "TimeControl";
inline constexpr std::string_view ecco = "ECCO";
inline constexpr std::string_view opening = "Opening";
inline constexpr std::string_view variation = "Variation";
inline constexpr std::string_view annotator = "Annotator";
inline constexpr std::string_view author = "Author";
inline constexpr std::string_view referee = "Referee";
inline constexpr std::string_view recorder = "Recorder";
inline constexpr std::string_view source = "Source";
inline constexpr std::string_view remark = "Remark";
/// `game`, `opening`, `middlegame`, `endgame`, or the file's own word.
inline constexpr std::string_view game_type = "GameType";
}  // namespace tag_name

/// Whether a tag of this name would say what the game itself holds: Result, FEN, SetUp, Game,
/// Format, Variant, RuleSet, Ending (any case).
bool is_reserved_tag(std::string_view name);

enum class Score : std::uint8_t { unknown, red_wins, black_wins, draw };

/// How a game on record ended: what the rules know, and what happens over the board.
enum class GameEnding : std::uint8_t {
  unknown,
  checkmate,
  stalemate,
  resignation,
  time_forfeit,
  agreement,
  repetition,
  perpetual_check,
  perpetual_chase,
  quiet_limit,
  total_limit,
  no_attackers,
  illegal_move,
  abandoned,
  adjudication,
};

std::string_view to_string(GameEnding ending);
std::optional<GameEnding> parse_ending(std::string_view name);

/// A result as far as the record tells.
struct Result {
  Score score = Score::unknown;
  GameEnding ending = GameEnding::unknown;
  /// The name of the rule set (`cxa2020`), empty when not told.
  std::string rule_set;
  friend bool operator==(const Result&, const Result&) = default;
};

/// `1-0`, `0-1`, `1/2-1/2`, `*`.
std::string_view to_string(Score score);
/// Reads results as they are found: `1-0`, `0.5-0.5`, `红胜`, `紅方勝`, `先负`, `黑胜`, `和棋`,
/// `W`, `L`, `D`, `*`, `未知` and others, with blanks around. Nothing for an unknown word.
std::optional<Score> parse_score(std::string_view text);

/// A node of the tree; the root stands for the start position and has no move. Ids are given in the
/// order in which moves are added and stay valid until the node is removed.
enum class NodeId : std::uint32_t { root = 0 };

constexpr std::size_t index(NodeId node) { return static_cast<std::size_t>(node); }

enum class MoveStatus : std::uint8_t {
  legal,
  illegal,     ///< The squares are known, the move is not legal.
  unreadable,  ///< Only `text` is known, or the text is ambiguous.
  unchecked,   ///< After an illegal or unreadable move, or an illegal start: no position to ask.
};

/// What an engine thought, seen from Red.
struct Evaluation {
  /// Centipawns, or with `is_mate` the number of moves to mate; positive: good for Red.
  int value = 0;
  bool is_mate = false;
  /// Search depth in plies; 0: not told.
  int depth = 0;
  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// What belongs to a node beside its move. Texts are UTF-8 with LF as line end.
struct Annotation {
  /// Before the move (a variation's introduction).
  std::string comment_before;
  /// After the move; for the root the game's introduction.
  std::string comment;
  /// Numeric annotation glyphs as in PGN: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, ...
  std::vector<std::uint8_t> marks;
  std::optional<Evaluation> evaluation;
  /// Time left on the mover's clock after the move.
  std::optional<std::chrono::milliseconds> clock;
  /// Time spent on the move.
  std::optional<std::chrono::milliseconds> elapsed;
  /// The move as written, kept for moves that are not legal.
  std::string text;
  bool empty() const;
  friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// A recorded game as a value. The first child of a node is the main continuation, further ones
/// are variations. All nodes lie in one array; nothing here recurses on the depth of the tree.
/// Positions are not stored but computed.
class Game {
 public:
  /// A game without moves from the opening position.
  Game();
  explicit Game(const Position& start);
  /// Any diagram, legal or not; moves after an illegal one stay unchecked.
  explicit Game(const Diagram& start);

  // Tags, in order; a name may occur again.
  const std::vector<Tag>& tags() const { return tags_; }
  /// The first tag of that name (any case), or nothing.
  std::optional<std::string_view> tag(std::string_view name) const;
  /// Appends. Reserved names are taken too, but no format with reserved names can hold them.
  void add_tag(std::string_view name, std::string_view value);
  /// Changes the first tag of that name or appends one.
  void set_tag(std::string_view name, std::string_view value);
  /// Removes all tags of that name.
  void remove_tag(std::string_view name);

  const Diagram& start_diagram() const { return start_; }
  /// The start position; nothing when the diagram is not legal.
  const std::optional<Position>& start() const { return start_position_; }
  /// Precondition: no moves.
  void set_start(const Diagram& start);

  const Result& result() const { return result_; }
  void set_result(Result result) { result_ = std::move(result); }

  /// Moves in the tree, all variations counted.
  std::size_t move_count() const { return count_; }
  /// One more than the largest id ever given: for arrays indexed by node.
  std::size_t node_bound() const { return nodes_.size(); }
  /// Whether the id is the root's or that of a move not removed.
  bool contains(NodeId node) const;

  // Precondition of all below: `contains(node)`.
  std::optional<NodeId> parent(NodeId node) const;
  std::optional<NodeId> first_child(NodeId node) const;
  std::optional<NodeId> next_sibling(NodeId node) const;
  /// The node that follows in pre-order (a node, its first child's tree, its next child's tree,
  /// ...) over the whole game; nothing at the end.
  std::optional<NodeId> next_in_preorder(NodeId node) const;
  std::vector<NodeId> children(NodeId node) const;
  /// Whether no other child of its parent stands before it.
  bool is_first_child(NodeId node) const;
  /// Plies from the start: 0 for the root. Cost: the number itself.
  std::size_t depth(NodeId node) const;
  /// The nodes from the first move to `node`; empty for the root.
  std::vector<NodeId> path(NodeId node) const;
  /// The nodes of the main line: first children from the root on.
  std::vector<NodeId> main_line() const;

  /// The move; null for the root and for a text that is no move.
  Move move(NodeId node) const { return nodes_[index(node)].move; }
  MoveStatus status(NodeId node) const { return nodes_[index(node)].status; }
  const Annotation& annotation(NodeId node) const;
  /// The annotation to be changed; the reference is valid until the tree changes.
  Annotation& edit_annotation(NodeId node);

  /// The position after a node's move; nothing when a move on the way is not legal. Cost: the
  /// depth.
  std::optional<Position> position(NodeId node) const;
  /// The line that leads to a node, for the arbiter; nothing as with `position`.
  std::optional<Line> line(NodeId node) const;

  /// Appends a child and finds out whether the move is legal. Cost: the depth.
  NodeId add(NodeId parent, Move move);
  /// Appends a child whose status is known. Cost: constant.
  NodeId append(NodeId parent, Move move, MoveStatus status);
  /// The child with that move, or nothing.
  std::optional<NodeId> find(NodeId parent, Move move) const;
  /// Removes a move and all that follows it. Precondition: not the root.
  void remove(NodeId node);
  /// Moves a node one place up among its siblings; the first one stays.
  void promote(NodeId node);
  /// Makes the line to a node the main line.
  void promote_to_main_line(NodeId node);
  /// Joins children of one node that have the same move, everywhere: what follows the later one
  /// goes to the first, differing comments are put together.
  void join_duplicates();
  /// Adds all lines of another game with the same start; moves both have are joined. False and no
  /// change when the starts differ.
  bool merge(const Game& other);

  /// Same tags in the same order, start with its counters, tree, annotations and result. Ids do not
  /// count.
  friend bool operator==(const Game& a, const Game& b);

 private:
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  struct Node {
    std::uint32_t parent = none;
    std::uint32_t first_child = none;
    std::uint32_t last_child = none;
    std::uint32_t next_sibling = none;
    std::uint32_t annotation = none;
    Move move;
    MoveStatus status = MoveStatus::legal;
    bool removed = false;
  };
  static std::optional<NodeId> optional_id(std::uint32_t node);
  void unlink(NodeId node);
  void link_last(NodeId parent, NodeId node);
  void make_first(NodeId node);
  void join(NodeId kept, NodeId other);

  std::vector<Tag> tags_;
  Diagram start_;
  std::optional<Position> start_position_;
  std::vector<Node> nodes_;
  std::vector<Annotation> annotations_;
  std::size_t count_ = 0;
  Result result_;
};

}  // namespace chuhe::record
