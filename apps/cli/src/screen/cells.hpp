// A screen of cells, and how one picture is made of another with as little writing as can be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "terminal.hpp"

namespace chuhe::cli {

/// A colour for every kind of terminal.
struct Ink {
  /// Of the sixteen, from 0; negative: the terminal's own.
  std::int8_t basic = -1;
  /// Of the 256.
  std::uint8_t many = 0;
  /// 0xRRGGBB.
  std::uint32_t full = 0;
  friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

/// The colours of the game.
namespace ink {
inline constexpr Ink plain{};
inline constexpr Ink red{1, 160, 0xd70000};
inline constexpr Ink green{2, 28, 0x008700};
inline constexpr Ink blue{4, 32, 0x0087d7};
inline constexpr Ink grey{8, 244, 0x808080};
inline constexpr Ink yellow_ground{3, 229, 0xffffaf};
inline constexpr Ink red_ground{1, 217, 0xffafaf};
inline constexpr Ink green_ground{2, 157, 0xafffaf};
inline constexpr Ink blue_ground{6, 153, 0xafd7ff};
inline constexpr Ink black_on_ground{0, 16, 0x000000};
}  // namespace ink

/// How a cell is drawn. Where there are no colours, `reversed` and `underlined` remain.
struct Paint {
  Ink ink{};
  Ink ground{};
  bool bold = false;
  bool underlined = false;
  bool reversed = false;
  friend constexpr bool operator==(const Paint&, const Paint&) = default;
};

/// The control sequence that sets a paint, whatever was set before.
std::string sequence(const Paint& paint, ColorDepth depth);

/// One place of the screen. A wide character fills two of them, of which the second has no text.
struct Cell {
  std::string text = " ";
  Paint paint{};
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// A picture. Whatever is put beside it is cut off; a wide character that is half covered leaves a
/// blank.
class Cells {
 public:
  Cells() = default;
  Cells(int rows, int columns);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  const Cell& at(int row, int column) const { return cells_[index(row, column)]; }

  /// Puts a text there, at most `most` columns of it, and gives the column behind it. Control
  /// characters and broken bytes become question marks.
  int put(int row, int column, std::string_view text, const Paint& paint = {}, int most = 10'000);
  /// Changes how what stands there is drawn.
  void repaint(int row, int column, int columns, const Paint& paint);
  /// Blanks.
  void clear(int row, int column, int rows, int columns);

  /// The text of a row, without the blanks at its end.
  std::string line(int row) const;

  friend bool operator==(const Cells&, const Cells&) = default;

 private:
  std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  void release(int row, int column);

  int rows_ = 0;
  int columns_ = 0;
  std::vector<Cell> cells_;
};

/// What has to be written to make `after` of a terminal that shows `before`: only the cells that
/// differ. When the sizes differ, everything is written.
std::string changes(const Cells& before, const Cells& after, ColorDepth depth);

}  // namespace chuhe::cli
