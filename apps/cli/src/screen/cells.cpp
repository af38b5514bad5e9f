#include "cells.hpp"

#include <algorithm>
#include <optional>

#include "text_width.hpp"

namespace chuhe::cli {

namespace {

// `base` is 30 for what is written and 40 for what is behind it.
std::string color_codes(const Ink& ink, int base, ColorDepth depth) {
  if (ink.basic < 0 || depth == ColorDepth::none) return "";
  const std::string first = std::to_string(base + 8);
  switch (depth) {
    case ColorDepth::none: break;
    case ColorDepth::sixteen:
      return ";" + std::to_string(ink.basic < 8 ? base + ink.basic : base + 60 + ink.basic - 8);
    case ColorDepth::many: return ";" + first + ";5;" + std::to_string(ink.many);
    case ColorDepth::full:
      return ";" + first + ";2;" + std::to_string(ink.full >> 16) + ";" +
             std::to_string((ink.full >> 8) & 0xff) + ";" + std::to_string(ink.full & 0xff);
  }
  return "";
}

std::string go_to(int row, int column) {
  return "\x1b[" + std::to_string(row + 1) + ";" + std::to_string(column + 1) + "H";
}

}  // namespace

std::string sequence(const Paint& paint, ColorDepth depth) {
  std::string codes = "\x1b[0";
  if (paint.bold) codes += ";1";
  if (paint.underlined) codes += ";4";
  if (paint.reversed) codes += ";7";
  codes += color_codes(paint.ink, 30, depth);
  codes += color_codes(paint.ground, 40, depth);
  return codes + "m";
}

Cells::Cells(int rows, int columns)
    : rows_(std::max(rows, 0)),
      columns_(std::max(columns, 0)),
      cells_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

// Half a wide character is none: the other half becomes a blank.
void Cells::release(int row, int column) {
  Cell& cell = cells_[index(row, column)];
  if (cell.text.empty() && column > 0) cells_[index(row, column - 1)].text = " ";
  if (column + 1 < columns_ && cells_[index(row, column + 1)].text.empty()) {
    cells_[index(row, column + 1)].text = " ";
  }
  cell.text = " ";
}

int Cells::put(int row, int column, std::string_view text, const Paint& paint, int most) {
  const int end = std::min(columns_, column + most);
  if (row < 0 || row >= rows_ || column < 0) return column;
  while (!text.empty()) {
    const Character next = first_character(text);
    text.remove_prefix(next.bytes.size());
    // Some terminals obey the controls from U+0080 on as well.
    const bool is_control = next.code < 0x20 || (next.code >= 0x7f && next.code < 0xa0);
    const bool broken = next.code == 0xfffd || is_control;
    const int wide = broken ? 1 : next.columns;
    if (wide == 0) {
      // A mark goes onto the character before it.
      if (column > 0 && column <= columns_) {
        int before = column - 1;
        if (before > 0 && at(row, before).text.empty()) --before;
        cells_[index(row, before)].text += next.bytes;
      }
      continue;
    }
    if (column + wide > end) break;
    release(row, column);
    if (wide == 2) release(row, column + 1);
    cells_[index(row, column)] = {broken ? "?" : std::string(next.bytes), paint};
    if (wide == 2) cells_[index(row, column + 1)] = {"", paint};
    column += wide;
  }
  return column;
}

void Cells::repaint(int row, int column, int columns, const Paint& paint) {
  if (row < 0 || row >= rows_) return;
  for (int i = std::max(column, 0); i < std::min(column + columns, columns_); ++i) {
    cells_[index(row, i)].paint = paint;
  }
}

void Cells::clear(int row, int column, int rows, int columns) {
  for (int r = std::max(row, 0); r < std::min(row + rows, rows_); ++r) {
    for (int c = std::max(column, 0); c < std::min(column + columns, columns_); ++c) {
      release(r, c);
      cells_[index(r, c)] = Cell{};
    }
  }
}

std::string Cells::line(int row) const {
  std::string result;
  for (int column = 0; column < columns_; ++column) result += at(row, column).text;
  result.erase(result.find_last_not_of(' ') + 1);
  return result;
}

std::string changes(const Cells& before, const Cells& after, ColorDepth depth) {
  const bool anew = before.rows() != after.rows() || before.columns() != after.columns();
  std::string result = anew ? "\x1b[0m\x1b[2J" : "";
  std::optional<Paint> paint;
  if (anew) paint = Paint{};
  for (int row = 0; row < after.rows(); ++row) {
    int cursor = -1;  // where the next character would go; not in this row
    for (int column = 0; column < after.columns(); ++column) {
      const Cell& cell = after.at(row, column);
      if (cell.text.empty()) continue;
      const bool wide = column + 1 < after.columns() && after.at(row, column + 1).text.empty();
      static const Cell blank;
      const auto was = [&](int c) -> const Cell& { return anew ? blank : before.at(row, c); };
      if (was(column) == cell && (!wide || was(column + 1) == after.at(row, column + 1))) continue;
      if (cursor != column) result += go_to(row, column);
      if (paint != cell.paint) result += sequence(cell.paint, depth);
      paint = cell.paint;
      result += cell.text;
      cursor = column + (wide ? 2 : 1);
    }
  }
  if (paint && *paint != Paint{}) result += "\x1b[0m";
  return result;
}

}  // namespace chuhe::cli
