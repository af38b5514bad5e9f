// What relative moves (炮二平五, C2=5, P2-5) mean on a board, and how a move is put in that manner.
#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <chuhe/core/bitboard.hpp>
#include <chuhe/core/movegen.hpp>

#include "notation_families.hpp"

namespace chuhe::record {

namespace {

constexpr Bitboard file_squares(int file) {
  constexpr std::uint64_t every_ninth = 0x1008040201;
  return Bitboard::from_words(every_ninth << file, every_ninth << file);
}

// A file's number as `color` counts them, 1 to 9 from its right; and back. Both ways are the same.
constexpr int file_number(int file, Color color) {
  return color == Color::red ? file_count - file : file + 1;
}
constexpr int file_of_number(int number, Color color) {
  return color == Color::red ? file_count - number : number - 1;
}
// A rank counted from the own side, 0 to 9; and back.
constexpr int own_rank(int rank, Color color) {
  return color == Color::red ? rank : rank_count - 1 - rank;
}

constexpr bool goes_straight(Role role) {
  return role == Role::king || role == Role::rook || role == Role::cannon || role == Role::pawn;
}

/// Where a piece stands among those of its kind.
struct Standing {
  /// How many stand on the file, it included.
  int on_file = 1;
  /// Its number on the file, from the front, from 1.
  int index = 1;
  /// On how many files two or more stand.
  int shared_files = 0;
  /// Its number among all that share a file: files from the mover's right, each from the front.
  int in_series = 0;
};

Standing standing_of(Square square, Bitboard kind, Color color) {
  Standing standing;
  const Bitboard file = kind & file_squares(file_of(square));
  standing.on_file = file.size();
  if (standing.on_file == 1) return standing;
  const int rank = own_rank(rank_of(square), color);
  for (const Square other : file) {
    if (own_rank(rank_of(other), color) > rank) ++standing.index;
  }
  const int own_number = file_number(file_of(square), color);
  for (int number = 1; number <= file_count; ++number) {
    const int count = (kind & file_squares(file_of_number(number, color))).size();
    if (count < 2) continue;
    ++standing.shared_files;
    if (number < own_number) standing.in_series += count;
  }
  standing.in_series += standing.index;
  return standing;
}

/// Whether the other one of two pieces on a file, moved by the same step, stays on the board. (An
/// advisor or elephant would then never stay on its points.)
bool other_could_follow(Move move, Bitboard kind) {
  Bitboard others = kind & file_squares(file_of(move.from()));
  others.remove(move.from());
  const int rank = rank_of(others.first()) + rank_of(move.to()) - rank_of(move.from());
  return rank >= 0 && rank < rank_count;
}

Mark mark_of(Move move, Role role, Bitboard kind, Color color, const Dialect& dialect) {
  constexpr Mark plain{Place::none, true, true};
  const Bitboard file = kind & file_squares(file_of(move.from()));
  if (!file.has_many() || role == Role::advisor || role == Role::elephant) return plain;
  const Standing standing = standing_of(move.from(), kind, color);
  const auto on_file = static_cast<std::size_t>(std::min(standing.on_file, 5));
  const auto index = static_cast<std::size_t>(std::min(standing.index, 5));
  if (standing.shared_files > 1) {
    if (dialect.pawns.count == PawnMarks::Count::one_series) {
      return {ordinal_place(std::min(standing.in_series, 5)), false, true};
    }
    return dialect.pawns
        .crossed[std::min<std::size_t>(on_file, 3) - 2][std::min<std::size_t>(index, 3) - 1];
  }
  if (on_file == 2 && dialect.pairs == PairMarks::when_needed && !other_could_follow(move, kind)) {
    return plain;
  }
  return dialect.pawns.alone[on_file - 2][index - 1];
}

/// Where a piece gets that moves so; nothing if it never does, or would leave the board.
std::optional<Square> target_of(Square from, Role role, Color color, Direction direction,
                                int number) {
  const int file = file_number(file_of(from), color);
  int rank = own_rank(rank_of(from), color);
  int new_file = file;
  int step = 0;
  if (goes_straight(role)) {
    if (direction == Direction::traverse) {
      new_file = number;
      if (new_file == file) return std::nullopt;
    } else {
      step = number;
    }
  } else {
    new_file = number;
    const int across = new_file > file ? new_file - file : file - new_file;
    const int wanted = role == Role::advisor ? 1 : 2;
    if (direction == Direction::traverse || across == 0 || across > 2) return std::nullopt;
    if (role == Role::horse) {
      step = 3 - across;
    } else if (across == wanted) {
      step = across;
    } else {
      return std::nullopt;
    }
  }
  rank += direction == Direction::retreat ? -step : step;
  if (rank < 0 || rank >= rank_count) return std::nullopt;
  return make_square(file_of_number(new_file, color), own_rank(rank, color));
}

/// How well a piece answers a description.
enum class Fit : std::uint8_t { none, second_choice, first_choice };

constexpr Fit first_choice_if(bool fits) { return fits ? Fit::first_choice : Fit::none; }

// 一兵, `Pa`: in one series over two files, as xqbase counts, before each file for itself.
Fit fit_of_ordinal(int n, const Standing& standing) {
  if (standing.shared_files < 2) return first_choice_if(standing.index == n);
  if (standing.in_series == n) return Fit::first_choice;
  return standing.index == n ? Fit::second_choice : Fit::none;
}

// `33`: the third pawn of file 3, and also the middle one of three in the old table, which writes
// so only beside a pair on another file.
Fit fit_of_twin_digits(int digit, const Standing& standing) {
  if (standing.index == digit) return Fit::first_choice;
  if (standing.on_file != 3 || standing.index != 2) return Fit::none;
  return standing.shared_files > 1 || digit > 3 ? Fit::first_choice : Fit::second_choice;
}

Fit fit_of(const RelativeMove& written, const Standing& standing, int file, NotationFamily family) {
  if (written.file && *written.file != file) return Fit::none;
  const int count = standing.on_file;
  const int index = standing.index;
  const bool is_middle = count % 2 == 1 && index == (count + 1) / 2;
  if (written.place == Place::none) {
    // `P3`: with three or five pawns on the file the old table means the middle one.
    if (family != NotationFamily::western || count < 3 || is_middle) return Fit::first_choice;
    return Fit::second_choice;
  }
  if (count < 2) return Fit::none;
  // With four or five `+` is the second from the front, after `++`.
  const bool doubled = family != NotationFamily::chinese && count >= 4;
  const int ordinal = ordinal_of(written.place);
  if (family == NotationFamily::western && written.file &&
      (written.place == Place::middle || ordinal == file)) {
    return fit_of_twin_digits(file, standing);
  }
  switch (written.place) {
    case Place::front:
      if (doubled && index == 2) return Fit::first_choice;
      if (doubled && index == 1) return Fit::second_choice;
      return first_choice_if(!doubled && index == 1);
    case Place::rear:
      if (doubled && index == count - 1) return Fit::first_choice;
      if (doubled && index == count) return Fit::second_choice;
      return first_choice_if(!doubled && index == count);
    case Place::middle: return first_choice_if(is_middle);
    case Place::foremost: return first_choice_if(index == 1);
    case Place::rearmost: return first_choice_if(index == count);
    default:
      return written.file ? first_choice_if(index == ordinal) : fit_of_ordinal(ordinal, standing);
  }
}

/// The moves that a text may mean.
class Candidates {
 public:
  void note_piece() { found_piece_ = true; }
  void add(const Position& position, Move move, Fit fit) {
    if (is_legal(position, move)) {
      if (legal_count_ == capacity) return;
      fits_[legal_count_] = fit;
      legal_[legal_count_++] = move;
    } else if (illegal_count_ < capacity) {
      illegal_[illegal_count_++] = move;
    }
  }

  std::expected<Move, MoveError> choose(const RelativeMove& written, const Position& position,
                                        const Dialect& dialect) const {
    if (legal_count_ == 1) return legal_[0];
    if (legal_count_ == 0) {
      if (illegal_count_ > 0) {
        return std::unexpected(
            MoveError(MoveFault::illegal, std::span(illegal_).first(illegal_count_)));
      }
      return std::unexpected(
          MoveError(found_piece_ ? MoveFault::impossible : MoveFault::no_such_piece));
    }
    // The dialect itself puts no two moves alike.
    for (std::size_t i = 0; i < legal_count_; ++i) {
      const RelativeMove own = describe_relative(legal_[i], position, dialect);
      if (own.place == written.place && own.file == written.file) return legal_[i];
    }
    const auto end = fits_.begin() + static_cast<std::ptrdiff_t>(legal_count_);
    const auto best = std::find(fits_.begin(), end, Fit::first_choice);
    if (best != end && std::find(best + 1, end, Fit::first_choice) == end) {
      return legal_[static_cast<std::size_t>(best - fits_.begin())];
    }
    return std::unexpected(MoveError(MoveFault::ambiguous, std::span(legal_).first(legal_count_)));
  }

 private:
  static constexpr std::size_t capacity = MoveError::max_candidates;
  std::array<Move, capacity> legal_{};
  std::array<Fit, capacity> fits_{};
  std::array<Move, capacity> illegal_{};
  std::size_t legal_count_ = 0;
  std::size_t illegal_count_ = 0;
  bool found_piece_ = false;
};

}  // namespace

RelativeMove describe_relative(Move move, const Position& position, const Dialect& dialect) {
  const auto piece = position.piece_at(move.from());
  assert(piece && piece->color == position.turn());
  const Color color = piece->color;
  const Mark mark = mark_of(move, piece->role, position.pieces(color, piece->role), color, dialect);
  RelativeMove written;
  if (mark.with_piece) written.roles = {piece->role};
  written.place = mark.place;
  if (mark.with_file) {
    written.file = static_cast<std::uint8_t>(file_number(file_of(move.from()), color));
  }
  const int steps = own_rank(rank_of(move.to()), color) - own_rank(rank_of(move.from()), color);
  written.direction = steps > 0   ? Direction::advance
                      : steps < 0 ? Direction::retreat
                                  : Direction::traverse;
  const int number = goes_straight(piece->role) && steps != 0
                         ? (steps > 0 ? steps : -steps)
                         : file_number(file_of(move.to()), color);
  written.number = static_cast<std::uint8_t>(number);
  return written;
}

std::expected<Move, MoveError> resolve_relative(const RelativeMove& written,
                                                const Position& position, const Dialect& dialect) {
  const Color color = position.turn();
  const RoleSet roles = written.roles.empty() ? RoleSet{Role::pawn} : written.roles;
  Candidates candidates;
  for (const Role role : all_roles) {
    if (!roles.contains(role)) continue;
    const Bitboard kind = position.pieces(color, role);
    const Bitboard eligible =
        written.file ? kind & file_squares(file_of_number(*written.file, color)) : kind;
    // Nearly always one piece of the kind stands on the file that is named.
    const bool alone = written.place == Place::none && written.file && !eligible.has_many();
    for (const Square from : eligible) {
      Fit fit = Fit::first_choice;
      if (!alone) {
        fit = fit_of(written, standing_of(from, kind, color), file_number(file_of(from), color),
                     dialect.family);
        if (fit == Fit::none) continue;
      }
      candidates.note_piece();
      const auto to = target_of(from, role, color, written.direction, written.number);
      if (to) candidates.add(position, Move(from, *to), fit);
    }
  }
  return candidates.choose(written, position, dialect);
}

}  // namespace chuhe::record
