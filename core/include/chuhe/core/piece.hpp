// Pieces: a side and a role.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include <chuhe/core/square.hpp>

namespace chuhe {

/// What a piece is, in the words of the World Xiangqi Federation.
enum class Role : std::uint8_t { king, advisor, elephant, horse, rook, cannon, pawn };

inline constexpr int role_count = 7;
inline constexpr std::array<Role, role_count> all_roles{
    Role::king, Role::advisor, Role::elephant, Role::horse, Role::rook, Role::cannon, Role::pawn};

/// A piece: whose, and what.
struct Piece {
  Color color = Color::red;
  Role role = Role::king;
  friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// How many pieces of a role one side has in a full set.
constexpr int full_set(Role role) { return role == Role::king ? 1 : role == Role::pawn ? 5 : 2; }

/// The canonical FEN letter of a piece: K A B N R C P for Red, lower case for Black.
constexpr char fen_letter(Piece piece) {
  const char upper = "KABNRCP"[static_cast<int>(piece.role)];
  return piece.color == Color::red ? upper : static_cast<char>(upper - 'A' + 'a');
}

/// The piece that a FEN letter means; takes the letters of all known dialects: N or H for the
/// horse, B or E for the elephant. Nothing for any other character.
constexpr std::optional<Piece> piece_from_letter(char letter) {
  const bool upper = letter >= 'A' && letter <= 'Z';
  const Color color = upper ? Color::red : Color::black;
  switch (upper ? letter - 'A' + 'a' : letter) {
    case 'k': return Piece{color, Role::king};
    case 'a': return Piece{color, Role::advisor};
    case 'b':
    case 'e': return Piece{color, Role::elephant};
    case 'n':
    case 'h': return Piece{color, Role::horse};
    case 'r': return Piece{color, Role::rook};
    case 'c': return Piece{color, Role::cannon};
    case 'p': return Piece{color, Role::pawn};
    default: return std::nullopt;
  }
}

}  // namespace chuhe
