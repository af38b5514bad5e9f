// Outlines of the characters that boards and pieces show, so that no font is needed.
#pragma once

#include <QPainterPath>
#include <QString>
#include <cstdint>

namespace chuhe::desktop {

/// The handwriting that characters are drawn in.
enum class GlyphStyle : std::uint8_t {
  kai,   ///< As with a brush (楷体).
  song,  ///< As in print (宋体).
};

/// The outline of a character in a square of 1000 units, y downwards; empty for one that is not
/// there. Built from the program's own text files when first asked for.
const QPainterPath& glyph(GlyphStyle style, char32_t character);

/// The outlines of a short text, set side by side from x = 0; characters that are not there are
/// left out.
QPainterPath glyphs(GlyphStyle style, const QString& text);

/// Reads SVG path data with the absolute commands M, L, Q, C and Z; what cannot be understood ends
/// the path.
QPainterPath path_from_svg(QStringView data);

}  // namespace chuhe::desktop
