// What distinguishes the dialects of move notation, as data.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>
#include <chuhe/record/written.hpp>

namespace chuhe::record {

/// Dialects of one family share their syntax: each can be read where another is expected.
enum class NotationFamily : std::uint8_t {
  coordinates,  ///< h2e2
  chinese,      ///< 炮二平五
  western,      ///< C2=5
  vietnamese,   ///< P2-5
  algebraic,    ///< Che2
};

/// How one piece among several of its kind on a file is put.
struct Mark {
  Place place = Place::none;
  /// Whether the file is written too.
  bool with_file = false;
  /// Whether the piece is written.
  bool with_piece = true;
  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

/// How pawns are told apart. Pieces of which a set has two never need more than `alone[0]`.
struct PawnMarks {
  /// All pawns that share a file stand on one file: [number on the file - 2][from the front - 1].
  std::array<std::array<Mark, 5>, 4> alone{};
  /// Two files have two or more pawns each: [number on the own file - 2][from the front - 1].
  std::array<std::array<Mark, 3>, 2> crossed{};
  /// How the pawns of two such files are counted.
  enum class Count : std::uint8_t {
    each_file,   ///< Each file for itself, as `crossed` says.
    one_series,  ///< One series of ordinals over both, from the mover's right file to the left.
  };
  Count count = Count::each_file;
};

/// When the front and the rear one of two pieces on a file are marked as such.
enum class PairMarks : std::uint8_t {
  always,       ///< Always, save advisors and elephants, which their direction tells apart.
  when_needed,  ///< Only if the other one, moved by the same step, would still be on its points.
};

/// How coordinates are written.
enum class CoordinateForm : std::uint8_t {
  plain,    ///< h2e2
  iccs,     ///< H2-E2
  numbers,  ///< 7747: file from Red's left, rank from Black's side, both from 0 (DhtmlXQ)
};

/// A way of writing moves. A plain value: copy one and change it for one's own.
struct Dialect {
  /// What the command line calls it.
  std::string_view name;
  NotationFamily family{};

  // Families chinese, western, vietnamese.
  /// By role; also for the algebraic family, where the pawn may have none.
  ByColor<std::array<std::string_view, role_count>> pieces{};
  /// By digit, from 0.
  ByColor<std::array<std::string_view, 10>> digits{};
  /// By `Direction`.
  std::array<std::string_view, 3> directions{};
  /// By `Place`.
  std::array<std::string_view, 11> places{};
  PawnMarks pawns{};
  PairMarks pairs = PairMarks::always;

  // Families coordinates and algebraic.
  RankNumbers ranks = RankNumbers::zero_to_nine;
  CoordinateForm form = CoordinateForm::plain;
};

/// All dialects with a name of their own.
std::span<const Dialect> dialects();

/// The dialect called `name` (`uci`, `zh`, `wxf_axf1980s`, ...); a null pointer if there is none.
const Dialect* find_dialect(std::string_view name);

}  // namespace chuhe::record
