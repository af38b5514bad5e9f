// Boards and pieces that a person brings along as pictures.
#pragma once

#include <QImage>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <array>
#include <expected>
#include <memory>
#include <optional>

#include <chuhe/core/piece.hpp>

class QPainter;

namespace chuhe::desktop {

class BoardGeometry;

/// Where the grid's corner points lie in a picture, as parts of its width and height: upper left,
/// upper right, lower right, lower left.
using GridCorners = std::array<QPointF, 4>;
inline constexpr GridCorners usual_corners{QPointF(0.1, 0.1), QPointF(0.9, 0.1), QPointF(0.9, 0.9),
                                           QPointF(0.1, 0.9)};

/// Whether the corners make a quadrangle that is not twisted, not dented, and not too small.
bool is_usable(const GridCorners& corners);

/// A picture of a board.
struct BoardPicture {
  QString path;
  QImage image;
  GridCorners corners = usual_corners;
};

/// Pictures of all pieces.
struct PiecePictures {
  ByColor<std::array<QImage, role_count>> images;
};

/// Reads a picture, made smaller where it is larger than any board on a screen; or says why not.
std::expected<QImage, QString> read_picture(const QString& path, int largest);

/// Reads a picture of a board.
std::expected<std::shared_ptr<const BoardPicture>, QString> read_board_picture(
    const QString& path, const GridCorners& corners);

/// Reads the pictures of a folder: `red_king.png`, `black-rook.svg`, `RK.png`, `bc.webp`, ... All
/// fourteen must be there; the fault names those that are not.
std::expected<std::shared_ptr<const PiecePictures>, QString> read_piece_pictures(
    const QString& folder);

/// The piece that a file's name speaks of.
std::optional<Piece> piece_of_name(const QString& file_name);

/// Draws the picture so that its corners come upon those of the board's grid, clipped by the
/// frame.
void paint_board_picture(QPainter& painter, const BoardGeometry& geometry,
                         const BoardPicture& picture);

}  // namespace chuhe::desktop
