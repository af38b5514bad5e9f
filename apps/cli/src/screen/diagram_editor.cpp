#include "screen/diagram_editor.hpp"

#include <optional>

#include <chuhe/core/piece.hpp>

namespace chuhe::cli {

Square beside(Square square, KeyName direction, View view) {
  const int forward = view == View::from_red ? 1 : -1;
  int file = file_of(square);
  int rank = rank_of(square);
  switch (direction) {
    case KeyName::up: rank += forward; break;
    case KeyName::down: rank -= forward; break;
    case KeyName::right: file += forward; break;
    case KeyName::left: file -= forward; break;
    default: break;
  }
  return on_board(file, rank) ? make_square(file, rank) : square;
}

void DiagramEditor::put(char32_t letter) {
  const auto piece = letter < 0x80 ? piece_from_letter(static_cast<char>(letter)) : std::nullopt;
  if (piece) diagram_.board[cursor_] = piece;
}

DiagramEditor::Done DiagramEditor::handle(const Key& key, View view) {
  switch (key.name) {
    case KeyName::up:
    case KeyName::down:
    case KeyName::left:
    case KeyName::right: cursor_ = beside(cursor_, key.name, view); return Done::goes_on;
    case KeyName::erase:
    case KeyName::backspace: diagram_.board[cursor_].reset(); return Done::goes_on;
    case KeyName::enter: return Done::finished;
    case KeyName::escape: return Done::given_up;
    case KeyName::character: break;
    default: return Done::goes_on;
  }
  if (key.control || key.alt) return Done::goes_on;
  switch (key.code) {
    case ' ':
    case '.': diagram_.board[cursor_].reset(); break;
    case 't': diagram_.turn = opponent(diagram_.turn); break;
    case 'x': diagram_.board = {}; break;
    case 'o': diagram_ = opening_diagram(); break;
    case 'q': return Done::given_up;
    default: put(key.code); break;
  }
  return Done::goes_on;
}

}  // namespace chuhe::cli
