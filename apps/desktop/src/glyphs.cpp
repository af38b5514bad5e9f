#include "glyphs.hpp"

#include <QFile>
#include <QStringList>
#include <QTextStream>
#include <QTransform>
#include <array>
#include <map>

namespace chuhe::desktop {

namespace {

struct Glyph {
  QPainterPath path;
  double advance = 0;
};

using Table = std::map<char32_t, Glyph>;

Table load(const QString& name) {
  Table table;
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return table;
  QTextStream lines(&file);
  while (!lines.atEnd()) {
    const QString line = lines.readLine();
    if (line.isEmpty() || line.startsWith('#')) continue;
    const qsizetype first = line.indexOf(' ');
    const qsizetype second = line.indexOf(' ', first + 1);
    const auto code = static_cast<char32_t>(QStringView(line).first(first).toUInt(nullptr, 16));
    table[code] = {path_from_svg(QStringView(line).sliced(second + 1)),
                   line.mid(first + 1, second - first - 1).toDouble()};
  }
  return table;
}

const Table& table_of(GlyphStyle style) {
  static const std::array<Table, 2> tables{load(":/glyphs/kai.txt"), load(":/glyphs/song.txt")};
  return tables[static_cast<std::size_t>(style)];
}

const Glyph* find(GlyphStyle style, char32_t character) {
  const Table& table = table_of(style);
  const auto found = table.find(character);
  return found == table.end() ? nullptr : &found->second;
}

// The numbers of path data, one after the other.
class Numbers {
 public:
  explicit Numbers(QStringView data) : data_(data) {}

  // The next command letter; nothing for a number or the end.
  QChar command() {
    skip_blanks();
    if (at_ >= data_.size() || !data_[at_].isLetter()) return {};
    return data_[at_++];
  }
  bool has_number() {
    skip_blanks();
    return at_ < data_.size() && !data_[at_].isLetter();
  }
  double number() {
    skip_blanks();
    const qsizetype begin = at_;
    if (at_ < data_.size() && (data_[at_] == '-' || data_[at_] == '+')) ++at_;
    while (at_ < data_.size() && (data_[at_].isDigit() || data_[at_] == '.')) ++at_;
    if (at_ == begin) ++at_;  // so that nonsense comes to an end
    return data_.mid(begin, at_ - begin).toDouble();
  }
  QPointF point() {
    const double x = number();
    return {x, number()};
  }
  bool at_end() {
    skip_blanks();
    return at_ >= data_.size();
  }

 private:
  void skip_blanks() {
    while (at_ < data_.size() && (data_[at_].isSpace() || data_[at_] == ',')) ++at_;
  }
  QStringView data_;
  qsizetype at_ = 0;
};

}  // namespace

QPainterPath path_from_svg(QStringView data) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  Numbers numbers(data);
  while (!numbers.at_end()) {
    const QChar command = numbers.command();
    if (command == 'Z') {
      path.closeSubpath();
      continue;
    }
    if (command != 'M' && command != 'L' && command != 'Q' && command != 'C') break;
    while (numbers.has_number()) {
      const QPointF a = numbers.point();
      if (command == 'M') {
        path.moveTo(a);
      } else if (command == 'L') {
        path.lineTo(a);
      } else if (command == 'Q') {
        path.quadTo(a, numbers.point());
      } else {
        const QPointF b = numbers.point();
        path.cubicTo(a, b, numbers.point());
      }
    }
  }
  return path;
}

const QPainterPath& glyph(GlyphStyle style, char32_t character) {
  static const QPainterPath none;
  const Glyph* found = find(style, character);
  return found == nullptr ? none : found->path;
}

QPainterPath glyphs(GlyphStyle style, const QString& text) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  double x = 0;
  for (const uint character : text.toUcs4()) {
    const Glyph* found = find(style, character);
    if (found == nullptr) continue;
    path.addPath(found->path.translated(x, 0));
    x += found->advance;
  }
  return path;
}

}  // namespace chuhe::desktop
