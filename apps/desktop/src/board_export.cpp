#include "board_export.hpp"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include <gif_lib.h>

#include <chuhe/core/position.hpp>

#include "board_painter.hpp"

namespace chuhe::desktop {

bool write_picture(const BoardScene& scene, const BoardLook& look, int width, const QString& path) {
  if (!path.endsWith(".svg", Qt::CaseInsensitive)) {
    return board_image(scene, look, width).save(path);
  }
  const BoardGeometry whole(QRectF(0, 0, width, 2.0 * width), scene.orientation,
                            look.labels != EdgeLabels::none);
  const QSize size(width, static_cast<int>(std::ceil(whole.frame().height())));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  QSvgGenerator svg;
  svg.setOutputDevice(&file);
  svg.setSize(size);
  svg.setViewBox(QRect(QPoint(), size));
  svg.setTitle("Chuhe");
  QPainter painter(&svg);
  paint_board(painter,
              BoardGeometry(QRectF(QPointF(), QSizeF(size)), scene.orientation,
                            look.labels != EdgeLabels::none),
              scene, look);
  painter.end();
  return file.flush();
}

// ---- pages --------------------------------------------------------------------------------------

namespace {

QString html_of(const record::Game& game, const Speech& speech) {
  namespace name = record::tag_name;
  const auto tag = [&](std::string_view key) { return qs(game.tag(key).value_or("")); };
  QString html;
  const QString red = tag(name::red).isEmpty() ? speech.name(Color::red) : tag(name::red);
  const QString black = tag(name::black).isEmpty() ? speech.name(Color::black) : tag(name::black);
  html += "<h2>" + red.toHtmlEscaped() + " – " + black.toHtmlEscaped() + "</h2>";
  QStringList facts;
  for (const auto key : {name::event, name::site, name::date, name::round, name::opening}) {
    if (!tag(key).isEmpty()) facts << tag(key).toHtmlEscaped();
  }
  if (game.result().score != record::Score::unknown) facts << speech.result(game.result());
  html += "<p>" + facts.join(", ") + "</p>";
  const std::string& introduction = game.annotation(record::NodeId::root).comment;
  if (!introduction.empty()) html += "<p><i>" + qs(introduction).toHtmlEscaped() + "</i></p>";
  html += "<p>";
  std::optional<Position> position = game.start();
  bool needs_number = true;
  for (const record::NodeId node : game.main_line()) {
    if (position) {
      const bool is_red = position->turn() == Color::red;
      if (is_red || needs_number) {
        html += QStringLiteral("<b>%1%2</b> ").arg(position->fullmove()).arg(is_red ? "." : "…");
      }
    }
    needs_number = false;
    html += speech.move(game, node, position ? &*position : nullptr).toHtmlEscaped() + "&nbsp; ";
    const std::string& comment = game.annotation(node).comment;
    if (!comment.empty()) {
      html += "<i>" + qs(comment).toHtmlEscaped() + "</i> ";
      needs_number = true;
    }
    if (position && game.status(node) == record::MoveStatus::legal) {
      position->play(game.move(node));
    } else {
      position.reset();
    }
  }
  return html + "</p>";
}

}  // namespace

std::vector<double> page_ends(const QTextDocument& text, double first, double further) {
  std::vector<double> ends;
  double begin = 0;
  double room = first;
  double last = 0;
  const auto end_page = [&](double end) {
    ends.push_back(end);
    begin = end;
    room = further;
  };
  const QAbstractTextDocumentLayout* layout = text.documentLayout();
  for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
    const double top = layout->blockBoundingRect(block).top();
    for (int i = 0; i < block.layout()->lineCount(); ++i) {
      const QRectF line = block.layout()->lineAt(i).rect().translated(0, top);
      // The first page may have no room for a line at all.
      if (line.bottom() > begin + room && (line.top() > begin || ends.empty())) {
        end_page(std::min(line.top(), begin + room));
      }
      while (line.bottom() > begin + room) end_page(begin + room);
      last = line.bottom();
    }
  }
  ends.push_back(std::max(last, begin));
  return ends;
}

bool print_game(QPagedPaintDevice& device, const record::Game& game, const BoardScene& scene,
                const BoardLook& look, const Speech& speech) {
  QPainter painter;
  if (!painter.begin(&device)) return false;
  const QRectF page(QPointF(), QSizeF(device.width(), device.height()));
  const double wide = page.width() * 0.62;
  const BoardGeometry geometry(QRectF((page.width() - wide) / 2, 0, wide, wide * 1.2),
                               scene.orientation, look.labels != EdgeLabels::none);
  paint_board(painter, geometry, scene, look);
  QTextDocument text;
  text.documentLayout()->setPaintDevice(&device);
  text.setDefaultFont(QFont("Noto Serif", 10));
  text.setHtml(html_of(game, speech));
  text.setTextWidth(page.width());
  // The first page has the board; what does not fit below it goes on to the next ones.
  const double top = geometry.frame().bottom() + page.height() * 0.03;
  double done = 0;
  double above = top;
  for (const double end : page_ends(text, page.height() - top, page.height())) {
    if (above == 0) device.newPage();
    painter.save();
    painter.translate(0, above - done);
    text.drawContents(&painter, QRectF(0, done, page.width(), end - done));
    painter.restore();
    done = end;
    above = 0;
  }
  return painter.end();
}

bool write_pdf(const record::Game& game, const BoardScene& scene, const BoardLook& look,
               const Speech& speech, const QString& title, const QString& path) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  bool printed = false;
  {
    QPdfWriter pdf(&file);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
    pdf.setTitle(title);
    printed = print_game(pdf, game, scene, look, speech);
  }
  return printed && file.commit();
}

// ---- animations ---------------------------------------------------------------------------------

namespace {

constexpr int bucket_count = 1 << 15;

int bucket_of(QRgb color) {
  return (qRed(color) >> 3) << 10 | (qGreen(color) >> 3) << 5 | qBlue(color) >> 3;
}

// The colours of the first picture that occur most; the others are drawn in the nearest of them. A
// board has few: wood, ink, and what lies between.
class Palette {
 public:
  explicit Palette(const QImage& picture) {
    struct Bucket {
      std::int64_t count = 0, red = 0, green = 0, blue = 0;
    };
    std::vector<Bucket> buckets(bucket_count);
    for (int y = 0; y < picture.height(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
      for (int x = 0; x < picture.width(); ++x) {
        Bucket& bucket = buckets[static_cast<std::size_t>(bucket_of(line[x]))];
        ++bucket.count;
        bucket.red += qRed(line[x]);
        bucket.green += qGreen(line[x]);
        bucket.blue += qBlue(line[x]);
      }
    }
    std::vector<int> order(bucket_count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, [&](int a, int b) {
      return buckets[static_cast<std::size_t>(a)].count >
             buckets[static_cast<std::size_t>(b)].count;
    });
    for (int i = 0; i < 256; ++i) {
      const Bucket& b = buckets[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])];
      const std::int64_t count = std::max<std::int64_t>(b.count, 1);
      colors_.push_back({static_cast<GifByteType>(b.red / count),
                         static_cast<GifByteType>(b.green / count),
                         static_cast<GifByteType>(b.blue / count)});
    }
    nearest_.assign(bucket_count, -1);
  }

  const std::vector<GifColorType>& colors() const { return colors_; }

  GifByteType index_of(QRgb color) {
    int& known = nearest_[static_cast<std::size_t>(bucket_of(color))];
    if (known < 0) {
      int least = 1 << 30;
      for (std::size_t i = 0; i < colors_.size(); ++i) {
        const int red = colors_[i].Red - qRed(color);
        const int green = colors_[i].Green - qGreen(color);
        const int blue = colors_[i].Blue - qBlue(color);
        const int distance = 2 * red * red + 4 * green * green + blue * blue;
        if (distance < least) {
          least = distance;
          known = static_cast<int>(i);
        }
      }
    }
    return static_cast<GifByteType>(known);
  }

 private:
  std::vector<GifColorType> colors_;
  std::vector<int> nearest_;
};

// Where two pictures differ.
QRect changed_part(const QImage& a, const QImage& b) {
  int left = a.width();
  int right = -1;
  int top = a.height();
  int bottom = -1;
  for (int y = 0; y < a.height(); ++y) {
    const auto* p = reinterpret_cast<const QRgb*>(a.constScanLine(y));
    const auto* q = reinterpret_cast<const QRgb*>(b.constScanLine(y));
    for (int x = 0; x < a.width(); ++x) {
      if (p[x] == q[x]) continue;
      left = std::min(left, x);
      right = std::max(right, x);
      top = std::min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

// A GIF that is being written; what fails stays failed.
class GifWriter {
 public:
  GifWriter(const QString& path, const QImage& first) : palette_(first) {
    int error = 0;
    file_ = EGifOpenFileName(QFile::encodeName(path).constData(), false, &error);
    if (file_ == nullptr) return;
    EGifSetGifVersion(file_, true);
    ColorMapObject* map = GifMakeMapObject(256, palette_.colors().data());
    good_ = map != nullptr &&
            EGifPutScreenDesc(file_, first.width(), first.height(), 8, 0, map) == GIF_OK;
    if (map != nullptr) GifFreeMapObject(map);
    // Played again and again, as browsers know it from Netscape.
    const std::array<unsigned char, 3> loop{1, 0, 0};
    good_ = good_ && EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
            EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0") == GIF_OK &&
            EGifPutExtensionBlock(file_, 3, loop.data()) == GIF_OK &&
            EGifPutExtensionTrailer(file_) == GIF_OK;
  }
  ~GifWriter() { close(); }

  void put(const QImage& picture, const QRect& part, int milliseconds) {
    if (!good_) return;
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = milliseconds / 10;
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    good_ = EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, 4, bytes.data()) == GIF_OK &&
            EGifPutImageDesc(file_, part.left(), part.top(), part.width(), part.height(), false,
                             nullptr) == GIF_OK;
    std::vector<GifByteType> row(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); good_ && y <= part.bottom(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y)) + part.left();
      for (std::size_t x = 0; x < row.size(); ++x) row[x] = palette_.index_of(line[x]);
      good_ = EGifPutLine(file_, row.data(), part.width()) == GIF_OK;
    }
  }

  bool close() {
    if (file_ == nullptr) return false;
    int error = 0;
    const bool closed = EGifCloseFile(std::exchange(file_, nullptr), &error) == GIF_OK;
    return good_ && closed;
  }

 private:
  Palette palette_;
  GifFileType* file_ = nullptr;
  bool good_ = false;
};

}  // namespace

bool write_animation(const record::Game& game, Orientation orientation, const BoardLook& look,
                     int width, int milliseconds, const QString& path) {
  if (!game.start()) return false;
  Position position = *game.start();
  BoardScene scene;
  scene.orientation = orientation;
  const auto draw = [&] {
    scene.pieces = position.diagram().board;
    scene.check =
        position.in_check() ? std::optional(position.king(position.turn())) : std::nullopt;
    QImage image = board_image(scene, look, width);
    QImage opaque(image.size(), QImage::Format_RGB32);
    opaque.fill(look.theme.frame);
    QPainter(&opaque).drawImage(0, 0, image);
    return opaque;
  };
  QImage last = draw();
  GifWriter gif(path, last);
  gif.put(last, last.rect(), milliseconds);
  const auto moves = game.main_line();
  for (const record::NodeId node : moves) {
    if (game.status(node) != record::MoveStatus::legal) break;
    position.play(game.move(node));
    scene.last_move = game.move(node);
    QImage next = draw();
    // The end is looked at a little longer.
    gif.put(next, changed_part(last, next), node == moves.back() ? 3 * milliseconds : milliseconds);
    last = std::move(next);
  }
  return gif.close();
}

}  // namespace chuhe::desktop
