// A move as it is written, before anybody has looked at the board.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <variant>

#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/core/square.hpp>

namespace chuhe::record {

/// A set of roles: what a letter may stand for. Vietnamese `tuong` without its accents is a king or
/// an elephant.
class RoleSet {
 public:
  constexpr RoleSet() = default;
  constexpr RoleSet(std::initializer_list<Role> roles) {
    for (const Role role : roles) bits_ = static_cast<std::uint8_t>(bits_ | bit(role));
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Role role) const { return (bits_ & bit(role)) != 0; }
  /// The first role of the set. Precondition: not empty.
  constexpr Role first() const {
    for (const Role role : all_roles) {
      if (contains(role)) return role;
    }
    return Role::pawn;
  }
  friend constexpr bool operator==(RoleSet, RoleSet) = default;

 private:
  static constexpr unsigned bit(Role role) { return 1U << static_cast<unsigned>(role); }
  std::uint8_t bits_ = 0;
};

/// Where a piece's destination lies, as its side sees the board.
enum class Direction : std::uint8_t { advance, retreat, traverse };

/// Which of several pieces of a kind is meant, counted from the front as its side sees the board.
enum class Place : std::uint8_t {
  none,      ///< No place is written: the file alone tells the piece.
  front,     ///< 前, `+`, `t`
  middle,    ///< 中, `.`, `g`
  rear,      ///< 后, `-`, `s`
  foremost,  ///< `++`, before the front one of four or five
  rearmost,  ///< `--`, behind the rear one of four or five
  first,     ///< 一, `a`, `1`
  second,
  third,
  fourth,
  fifth,
};

/// The place with number `n`. Precondition: 1 <= n <= 5.
constexpr Place ordinal_place(int n) {
  return static_cast<Place>(static_cast<int>(Place::first) + n - 1);
}
/// The number of an ordinal place; 0 for the others.
constexpr int ordinal_of(Place place) {
  return place < Place::first ? 0 : static_cast<int>(place) - static_cast<int>(Place::first) + 1;
}

/// A move as the player says it: 炮二平五, `C2=5`, `P2-5`.
struct RelativeMove {
  /// Empty where no piece is written: a pawn is meant (前七平六, `15=6`).
  RoleSet roles;
  Place place = Place::none;
  /// The file the piece stands on, 1 to 9 from the mover's right.
  std::optional<std::uint8_t> file;
  Direction direction{};
  /// Steps for king, rook, cannon and pawn that advance or retreat; the target file (from the
  /// mover's right) for all other moves. 1 to 9.
  std::uint8_t number = 1;
  friend bool operator==(const RelativeMove&, const RelativeMove&) = default;
};

/// A move in the manner of chess: `Che2`, `Rii2`, `c5`.
struct AlgebraicMove {
  enum class Threat : std::uint8_t { none, check, mate };

  Role role = Role::pawn;
  /// The file (0 to 8) and rank (0 to 9) the piece comes from, where they are written.
  std::optional<std::uint8_t> from_file;
  std::optional<std::uint8_t> from_rank;
  bool captures = false;
  Square to{};
  Threat threat = Threat::none;
  friend bool operator==(const AlgebraicMove&, const AlgebraicMove&) = default;
};

/// Coordinates name the move itself; it may be nonsense on the board.
using Written = std::variant<Move, RelativeMove, AlgebraicMove>;

}  // namespace chuhe::record
