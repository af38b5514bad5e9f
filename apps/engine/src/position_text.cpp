#include "position_text.hpp"

#include <cstdio>
#include <optional>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/engine/engine.hpp>

namespace chuhe::engine_app {

namespace {

std::string points(int centipawns) {
  char text[32];
  std::snprintf(text, sizeof text, "%+.2f", centipawns / 100.0);
  return text;
}

int for_red(const Position& position, const engine::Network* network) {
  const int value = network != nullptr ? engine::static_evaluation(position, *network)
                                       : engine::static_evaluation(position);
  return position.turn() == Color::red ? value : -value;
}

// What the piece on a square adds for its side; nothing where the position needs the piece.
std::optional<int> worth(const Position& position, Square square, Piece piece,
                         const engine::Network* network) {
  Diagram diagram = position.diagram();
  diagram.board[square] = std::nullopt;
  const auto without = Position::from(diagram);
  if (!without) return std::nullopt;
  const int difference = for_red(position, network) - for_red(*without, network);
  return piece.color == Color::red ? difference : -difference;
}

constexpr char letter(Piece piece) {
  constexpr char letters[] = "KABNRCP";
  const char c = letters[static_cast<int>(piece.role)];
  return piece.color == Color::red ? c : static_cast<char>(c - 'A' + 'a');
}

}  // namespace

std::string drawing(const Line& line) {
  const Position& position = line.position();
  char key[32];
  std::snprintf(key, sizeof key, "%016llx", static_cast<unsigned long long>(position.key()));
  std::string text = to_string(position);
  if (!text.ends_with('\n')) text += '\n';
  text += "\nfen " + to_fen(position) + "\nkey " + key;
  text += "\nlegal moves " + std::to_string(count_legal_moves(position));
  text += "\noccurrences " + std::to_string(line.occurrence_count());
  if (position.in_check()) {
    text += "\ncheckers";
    for (Square square : position.checkers()) text += ' ' + to_string(square);
  }
  return text;
}

std::string evaluation_text(const Position& position, const engine::Network* network) {
  std::string text = "what each piece adds for its side, in pawns:\n";
  for (int rank = 9; rank >= 0; --rank) {
    for (int file = 0; file < 9; ++file) {
      const Square square = square_at(rank * 9 + file);
      const auto piece = position.piece_at(square);
      std::string cell = ".";
      if (piece) {
        cell = letter(*piece);
        if (piece->role != Role::king) {
          const auto value = worth(position, square, *piece, network);
          cell += value ? points(*value) : " ?";
        }
      }
      cell.resize(9, ' ');
      text += cell;
    }
    while (text.ends_with(' ')) text.pop_back();
    text += '\n';
  }
  text += "\nevaluation for Red " + points(for_red(position, network));
  text += position.turn() == Color::red ? " (Red to move)" : " (Black to move)";
  if (network != nullptr) {
    text += "\nby network " + std::string(name_of(*network));
    text += "\nhand-made evaluation for Red " + points(for_red(position, nullptr));
  }
  return text;
}

}  // namespace chuhe::engine_app
