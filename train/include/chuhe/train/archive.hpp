// Archives of games that the engine has played against itself: docs/formats/games.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>
#include <chuhe/core/rules.hpp>

namespace chuhe::train {

/// A played move and what a search thought of the position it was played in.
struct ScoredMove {
  Move move;
  /// Hundredths of a pawn for the side that moves; mates as +-30000 less their distance in moves.
  int score = 0;
  friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

/// Scores lie within +- this.
inline constexpr int max_score = 30000;

/// A whole game.
struct Game {
  Position start;
  /// Moves before the engine began to think: a random or chosen opening.
  std::vector<Move> opening;
  std::vector<ScoredMove> moves;
  Outcome outcome;
  /// Whether scores ended the game and not the rules.
  bool adjudicated = false;
};

/// Same start and counters, moves, scores and end.
bool operator==(const Game& a, const Game& b);

/// How the games of an archive came about: names and values in the order in which they are
/// written. Neither may hold a line break, nor a name '='.
struct ArchiveHeader {
  std::vector<std::pair<std::string, std::string>> fields;
  /// The value of a field; empty where there is none of that name.
  std::string_view value(std::string_view name) const;
  void set(std::string_view name, std::string_view value);
  friend bool operator==(const ArchiveHeader&, const ArchiveHeader&) = default;
};

enum class ArchiveFaultKind : std::uint8_t {
  not_an_archive,
  newer_version,
  bad_header,
  bad_block,  ///< No block begins here, or its sizes cannot be.
  bad_checksum,
  bad_compression,
  bad_game,  ///< A start that is no position, a move that is not legal, bytes left over.
  cut,       ///< The file ends within a block: what was being written when it was stopped.
};

/// What is wrong with an archive, and in which block or header it begins, in bytes.
struct ArchiveFault {
  ArchiveFaultKind kind{};
  std::uint64_t offset = 0;
  friend bool operator==(const ArchiveFault&, const ArchiveFault&) = default;
};

/// A short English text for developers and logs.
std::string to_string(const ArchiveFault& fault);

/// Appends a game in its packed form, about two bytes a ply. Precondition: all moves are legal, in
/// their order, and scores within +-`max_score`.
void pack_game(const Game& game, std::vector<std::uint8_t>& out);

/// Takes one packed game from the front of `bytes`; nothing where there is none. Every byte string
/// may be asked. Cost: a list of legal moves for each ply.
std::optional<Game> unpack_game(std::span<const std::uint8_t>& bytes);

/// Takes all packed games of a block; nothing where they do not fill it exactly.
std::optional<std::vector<Game>> unpack_games(std::span<const std::uint8_t> bytes);

/// Writes an archive to a stream. The caller looks after the stream's state.
class ArchiveWriter {
 public:
  /// How many games make a block; a file that is cut short loses fewer than this.
  static constexpr std::size_t games_in_block = 128;

  /// Writes the header.
  ArchiveWriter(std::ostream& out, const ArchiveHeader& header);
  /// Goes on behind the blocks that are there already.
  explicit ArchiveWriter(std::ostream& out) : out_(out) {}

  void add(const Game& game);
  /// Writes the games added since the last block, if any, and flushes the stream.
  void flush();

 private:
  std::ostream& out_;
  std::vector<std::uint8_t> packed_;
  std::size_t games_ = 0;
};

/// A block as it lies in the file, still compressed: to be unpacked in another thread.
struct ArchiveBlock {
  std::uint64_t offset = 0;
  std::uint32_t games = 0;
  std::uint32_t packed_size = 0;
  std::uint64_t checksum = 0;
  std::vector<std::uint8_t> compressed;

  /// The games. Thread-safe.
  std::expected<std::vector<Game>, ArchiveFault> unpack() const;
};

/// Reads an archive block by block. What follows a fault is not read.
class ArchiveReader {
 public:
  /// Reads the header. The stream must live as long as the reader.
  static std::expected<ArchiveReader, ArchiveFault> open(std::istream& in);

  const ArchiveHeader& header() const { return header_; }
  /// The next block, nothing at the end. A fault `cut` means that all before it is whole.
  std::expected<std::optional<ArchiveBlock>, ArchiveFault> next();
  /// Where the last block that was read ends, or the header: where a writer can go on.
  std::uint64_t whole_until() const { return offset_; }

 private:
  ArchiveReader(std::istream& in, ArchiveHeader header, std::uint64_t offset)
      : in_(&in), header_(std::move(header)), offset_(offset) {}
  std::istream* in_;
  ArchiveHeader header_;
  std::uint64_t offset_;
};

/// Reads the text form of a game, which is easy on people and other programs: FEN, tab, result for
/// Red (1, 0.5, 0), tab, moves each with its score: `h2e2:35 h9g7:-20`, and nothing for a line that
/// is none. How the game ended is not told there: it counts as adjudicated.
std::optional<Game> game_from_text(std::string_view line);

/// The text form, without line break.
std::string to_text(const Game& game);

}  // namespace chuhe::train
