// Movetext: moves with numbers, comments, marks and variations, as PGN, WXF and forums have it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/notation.hpp>

#include "feed.hpp"
#include "scanner.hpp"

namespace chuhe::record {

/// A move found at some place of a text.
struct MoveFound {
  Move move;
  std::size_t length = 0;
};

/// The legal move at the very start of `text`, which must not go on with letters or digits where
/// the notation has such. Nothing if there is none.
std::optional<MoveFound> legal_move_at(std::string_view text, const Position& position,
                                       const Dialect& dialect);

/// How many moves from `from` on are legal one after the other, at most `limit`; brackets and
/// comments are skipped as far as that is cheap.
std::size_t count_legal_moves(std::string_view text, std::size_t from, const Position& position,
                              const Dialect& dialect, std::size_t limit);

/// The notation in which most of the moves are legal, and in whose turn the first one is.
struct DialectChoice {
  const Dialect* dialect = nullptr;
  /// How many of the first moves are legal; 0: none in any notation.
  std::size_t legal = 0;
  /// Whether this holds with the other side to move only.
  bool other_turn = false;
};

/// Tries `expected` first (may be null), then all families, with the side to move that the start
/// names and then the other one.
DialectChoice choose_dialect(std::string_view text, std::size_t from, const Diagram& start,
                             const Dialect* expected);

struct MovetextOptions {
  /// Comments are XBoard's scores and times.
  bool xboard = false;
  /// `[name "` ends the text.
  bool ends_at_tag = true;
  /// `}` ends the text (WXF).
  bool ends_at_brace = false;
  /// What is no move is a remark on the move before it (forums), up to the line's end or the next
  /// number.
  bool keeps_text = false;
  /// Whether a line ends the text; asked for lines that begin with no move. May be null.
  bool (*ends_at_line)(std::string_view line) = nullptr;
};

struct MovetextEnd {
  /// Where reading stopped: behind the result, before a tag, or at the end.
  std::size_t offset = 0;
  std::optional<Score> score;
};

/// Reads one game's movetext into a feed.
class MovetextReader {
 public:
  MovetextReader(Feed& feed, std::string_view text, const MovetextOptions& options)
      : feed_(feed), text_(text), options_(options) {}

  MovetextEnd read(std::size_t from, const Cursor& start, const Dialect& dialect);

 private:
  // An open variation: where the line goes on behind it.
  struct Level {
    Cursor now;
    Cursor before;
  };

  bool take(const Token& token, Scanner& scanner);
  void word(const Token& token, Scanner& scanner);
  bool readable(const Token& token, Scanner& scanner);
  bool coordinates(const Token& token, Scanner& scanner);
  void unplayable(const Token& token, Scanner& scanner);
  void faulty(const Token& token, std::size_t length, const Written& written,
              const MoveError& error, Scanner& scanner);
  void ambiguous(const Token& token, std::size_t length, const MoveError& error, Scanner& scanner);
  void junk(const Token& token, Scanner& scanner);
  void remark(const Token& token, Scanner& scanner);
  bool ends_here(const Token& token) const;
  void number(const Token& token, Scanner& scanner);
  void play(Move move, std::size_t offset);
  void played();
  void comment(std::string_view text, std::size_t offset);
  void open(const Token& token, Scanner& scanner);
  void close(const Token& token);
  bool starts_variation(std::size_t offset) const;
  bool restarts(const Token& token) const;
  void flush_pending(std::size_t offset);
  std::optional<MoveFound> other_family(std::size_t offset) const;

  Feed& feed_;
  std::string_view text_;
  MovetextOptions options_;
  const Dialect* dialect_ = nullptr;
  Cursor now_;
  Cursor before_;
  bool has_before_ = false;
  bool after_number_ = false;
  bool full_ = false;          // a limit is reached
  bool ended_before_ = false;  // by a line that is not the movetext's
  std::size_t last_number_ = 0;
  std::size_t open_scans_ = 0;
  std::string pending_;  // comments for the move to come
  std::vector<Level> levels_;
  std::optional<Score> score_;
};

}  // namespace chuhe::record
