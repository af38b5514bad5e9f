#include "own_pictures.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QPolygonF>
#include <QTransform>
#include <algorithm>
#include <optional>

#include "board_scene.hpp"

namespace chuhe::desktop {

namespace {

struct OwnPictures {
  Q_DECLARE_TR_FUNCTIONS(OwnPictures)
};

constexpr int largest_board = 2'400;
constexpr int largest_piece = 512;

double cross(QPointF a, QPointF b) { return a.x() * b.y() - a.y() * b.x(); }

// What programs call the pieces, the usual word first.
constexpr std::array<std::array<const char*, 3>, role_count> role_names{{
    {"king", "general", ""},
    {"advisor", "guard", "mandarin"},
    {"elephant", "bishop", "minister"},
    {"horse", "knight", ""},
    {"rook", "chariot", ""},
    {"cannon", "", ""},
    {"pawn", "soldier", ""},
}};

// By one of those words, or by a letter of a FEN.
std::optional<Role> role_of_name(const QString& name) {
  if (name.isEmpty()) return std::nullopt;
  if (name.size() == 1) {
    const auto piece = piece_from_letter(name.front().toLatin1());
    return piece ? std::optional(piece->role) : std::nullopt;
  }
  for (int i = 0; i < role_count; ++i) {
    for (const char* known : role_names[static_cast<std::size_t>(i)]) {
      if (name == QLatin1String(known)) return static_cast<Role>(i);
    }
  }
  return std::nullopt;
}

}  // namespace

bool is_usable(const GridCorners& corners) {
  double area = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const QPointF a = corners[i];
    const QPointF b = corners[(i + 1) % 4];
    const QPointF c = corners[(i + 2) % 4];
    if (a.x() < 0 || a.x() > 1 || a.y() < 0 || a.y() > 1) return false;
    if (cross(b - a, c - b) <= 1e-4) return false;
    area += cross(a, b) / 2;
  }
  return area > 0.02;
}

std::expected<QImage, QString> read_picture(const QString& path, int largest) {
  QImageReader reader(path);
  reader.setAutoTransform(true);
  QSize size = reader.size();
  const bool is_outline = reader.format().startsWith("svg");
  if (size.isValid() && (is_outline || std::max(size.width(), size.height()) > largest)) {
    reader.setScaledSize(size.scaled(largest, largest, Qt::KeepAspectRatio));
  }
  QImage image = reader.read();
  if (image.isNull()) {
    return std::unexpected(
        OwnPictures::tr("%1 cannot be read as a picture.").arg(QFileInfo(path).fileName()));
  }
  if (std::max(image.width(), image.height()) > largest) {
    image = image.scaled(largest, largest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  }
  return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

std::expected<std::shared_ptr<const BoardPicture>, QString> read_board_picture(
    const QString& path, const GridCorners& corners) {
  auto image = read_picture(path, largest_board);
  if (!image) return std::unexpected(image.error());
  auto picture = std::make_shared<BoardPicture>();
  picture->path = path;
  picture->image = std::move(*image);
  picture->corners = is_usable(corners) ? corners : usual_corners;
  return picture;
}

std::optional<Piece> piece_of_name(const QString& file_name) {
  QString name = QFileInfo(file_name).completeBaseName().toLower();
  name.remove('_').remove('-').remove(' ');
  static constexpr std::array<std::pair<const char*, Color>, 6> sides{{{"red", Color::red},
                                                                       {"black", Color::black},
                                                                       {"white", Color::red},
                                                                       {"r", Color::red},
                                                                       {"b", Color::black},
                                                                       {"w", Color::red}}};
  for (const auto& [side, color] : sides) {
    if (!name.startsWith(QLatin1String(side))) continue;
    if (const auto role = role_of_name(name.mid(static_cast<qsizetype>(qstrlen(side))))) {
      return Piece{color, *role};
    }
  }
  return std::nullopt;
}

std::expected<std::shared_ptr<const PiecePictures>, QString> read_piece_pictures(
    const QString& folder) {
  auto pictures = std::make_shared<PiecePictures>();
  const QDir files(folder);
  for (const QString& name : files.entryList(QDir::Files, QDir::Name)) {
    const auto piece = piece_of_name(name);
    if (!piece) continue;
    auto image = read_picture(files.filePath(name), largest_piece);
    if (!image) return std::unexpected(image.error());
    pictures->images[piece->color][static_cast<std::size_t>(piece->role)] = std::move(*image);
  }
  QStringList missing;
  for (const Color color : all_colors) {
    for (int i = 0; i < role_count; ++i) {
      const auto role = static_cast<std::size_t>(i);
      if (!pictures->images[color][role].isNull()) continue;
      missing << QStringLiteral("%1_%2").arg(color == Color::red ? "red" : "black",
                                             QLatin1String(role_names[role].front()));
    }
  }
  if (!missing.isEmpty()) {
    return std::unexpected(OwnPictures::tr("There are no pictures of these names: %1.")
                               .arg(missing.join(QStringLiteral(", "))));
  }
  return pictures;
}

void paint_board_picture(QPainter& painter, const BoardGeometry& geometry,
                         const BoardPicture& picture) {
  const QRectF grid = geometry.grid();
  QPolygonF from;
  for (const QPointF& corner : picture.corners) {
    from << QPointF(corner.x() * picture.image.width(), corner.y() * picture.image.height());
  }
  const QPolygonF to({grid.topLeft(), grid.topRight(), grid.bottomRight(), grid.bottomLeft()});
  QTransform transform;
  if (!QTransform::quadToQuad(from, to, transform)) return;
  painter.save();
  painter.setClipRect(geometry.frame());
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setTransform(transform, true);
  painter.drawImage(0, 0, picture.image);
  painter.restore();
}

}  // namespace chuhe::desktop
