// How boards and pieces look: colours and characters, as plain values.
#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include <chuhe/core/piece.hpp>

#include "glyphs.hpp"

namespace chuhe::desktop {

struct BoardPicture;
struct PiecePictures;

/// The colours of a board with its pieces.
struct BoardTheme {
  /// The name by which settings know it: `maple`.
  std::string_view name;
  QColor board_light;
  QColor board_dark;
  /// How visible the grain of the wood is, from 0 (none) to 1.
  double grain = 0;
  QColor frame;
  QColor lines;
  QColor river;
  QColor labels;
  QColor piece_light;
  QColor piece_dark;
  QColor piece_edge;
  QColor red_ink;
  QColor black_ink;
  QColor last_move;
  QColor selection;
  QColor hint;
  QColor check;
  QColor cursor;
};

/// All themes, the usual one first.
std::span<const BoardTheme> board_themes();
/// The theme of a name; the usual one when there is none of that name.
const BoardTheme& board_theme(std::string_view name);

/// What stands on the pieces.
enum class PieceSet : std::uint8_t { traditional, simplified, international };
inline constexpr int piece_set_count = 3;

/// What files and ranks are called along the edge.
enum class EdgeLabels : std::uint8_t {
  none,
  players,  ///< 一 to 九 from Red's right hand, 1 to 9 from Black's: as moves are said.
  letters,  ///< a to i and 0 to 9.
};

/// Everything about the looks that a person chooses.
struct BoardLook {
  BoardTheme theme = board_themes().front();
  PieceSet pieces = PieceSet::traditional;
  GlyphStyle glyphs = GlyphStyle::kai;
  EdgeLabels labels = EdgeLabels::players;
  /// Whether the pieces of the far side stand on their heads, as across a table.
  bool rotates_far_side = false;
  /// A picture in the place of the drawn board; null: none.
  std::shared_ptr<const BoardPicture> board_picture = nullptr;
  /// Pictures in the place of the drawn pieces; null: none.
  std::shared_ptr<const PiecePictures> piece_pictures = nullptr;
};

/// The character that stands on a piece. Precondition: not the international set.
char32_t piece_character(PieceSet set, Piece piece);
/// The icon that stands on an international piece, in a square of 1000 units.
const QPainterPath& piece_icon(Role role);

}  // namespace chuhe::desktop
