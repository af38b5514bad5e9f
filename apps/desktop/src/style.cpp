#include "style.hpp"

#include <QApplication>
#include <QFont>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QScreen>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

namespace chuhe::desktop {

namespace {

QPalette palette_for(bool dark) {
  const auto rgb = [](unsigned value) { return QColor::fromRgb(0xff000000U | value); };
  QPalette p;
  p.setColor(QPalette::Window, rgb(dark ? 0x23262b : 0xf3f1ec));
  p.setColor(QPalette::WindowText, rgb(dark ? 0xe6e4df : 0x23211d));
  p.setColor(QPalette::Base, rgb(dark ? 0x1b1e22 : 0xffffff));
  p.setColor(QPalette::AlternateBase, rgb(dark ? 0x24282e : 0xf7f5f0));
  p.setColor(QPalette::Text, rgb(dark ? 0xe6e4df : 0x23211d));
  p.setColor(QPalette::Button, rgb(dark ? 0x31353c : 0xeae6de));
  p.setColor(QPalette::ButtonText, rgb(dark ? 0xe6e4df : 0x2b2822));
  p.setColor(QPalette::BrightText, rgb(0xff5a4d));
  p.setColor(QPalette::ToolTipBase, rgb(dark ? 0x3a3f47 : 0xfffbe9));
  p.setColor(QPalette::ToolTipText, rgb(dark ? 0xf0eee9 : 0x23211d));
  p.setColor(QPalette::PlaceholderText, rgb(dark ? 0x8f949b : 0x8a857b));
  p.setColor(QPalette::Highlight, rgb(dark ? 0xb5413a : 0xa8322b));
  p.setColor(QPalette::HighlightedText, rgb(0xffffff));
  p.setColor(QPalette::Link, rgb(dark ? 0x7db7ff : 0x1557b0));
  p.setColor(QPalette::LinkVisited, rgb(dark ? 0xc09bff : 0x6a3fb0));
  p.setColor(QPalette::Light, rgb(dark ? 0x3c4149 : 0xffffff));
  p.setColor(QPalette::Midlight, rgb(dark ? 0x343940 : 0xf3efe8));
  p.setColor(QPalette::Mid, rgb(dark ? 0x191b1f : 0xc9c3b7));
  p.setColor(QPalette::Dark, rgb(dark ? 0x141619 : 0xa59e90));
  p.setColor(QPalette::Shadow, rgb(dark ? 0x0b0c0e : 0x6f6a60));
  for (const QPalette::ColorRole role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    p.setColor(QPalette::Disabled, role, rgb(dark ? 0x74787f : 0xa19b8f));
  }
  return p;
}

// Fusion draws the edges of fields and boxes darker than the window, which cannot be seen where the
// window is dark: an empty check box would be no box.
class EdgedStyle : public QProxyStyle {
 public:
  EdgedStyle() : QProxyStyle(QStyleFactory::create("Fusion")) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_IndicatorCheckBox || element == PE_FrameLineEdit || element == PE_Frame) {
      draw_edge(*option, *painter);
    }
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox || control == CC_ComboBox) draw_edge(*option, *painter);
  }

 private:
  static void draw_edge(const QStyleOption& option, QPainter& painter) {
    if (!is_dark()) return;
    const bool has_focus = option.state.testFlag(State_HasFocus);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(has_focus ? option.palette.color(QPalette::Highlight)
                             : option.palette.color(QPalette::Disabled, QPalette::Text));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
  }
};

}  // namespace

void apply_shade(QApplication& application, Shade shade) {
  // Before anything is changed the palette tells what the system wants.
  static const bool system_is_dark =
      QApplication::palette().color(QPalette::Window).lightness() < 128;
  const bool dark = shade == Shade::dark || (shade == Shade::as_the_system && system_is_dark);
  QApplication::setStyle(new EdgedStyle);
  QApplication::setPalette(palette_for(dark));
  // One family for all: else a brush font that happens to come first takes over the window.
  QFont font = application.font();
  font.setFamilies({"Noto Sans", "DejaVu Sans", "Noto Sans CJK SC", "Source Han Sans SC",
                    "WenQuanYi Micro Hei", "Microsoft YaHei", "PingFang SC", "sans-serif"});
  if (application.font().families() != font.families()) QApplication::setFont(font);
}

void resize_within_screen(QWidget& window, QSize wanted) {
  // What the frame and a panel take.
  constexpr QSize around(8, 40);
  window.resize(wanted.boundedTo(window.screen()->availableSize() - around));
}

bool is_dark() { return QApplication::palette().color(QPalette::Window).lightness() < 128; }

Accents accents() {
  const auto rgb = [](unsigned value) { return QColor::fromRgb(0xff000000U | value); };
  if (is_dark()) {
    return {.red_side = rgb(0xff8378),
            .black_side = rgb(0xe6e4df),
            .good = rgb(0x7ddc8b),
            .bad = rgb(0xff7b6e),
            .faint = rgb(0x9a9ea5),
            .variation = rgb(0xa9bdd6),
            .here = rgb(0x6d3a2d),
            .card = rgb(0x2b2f35)};
  }
  return {.red_side = rgb(0xa8141a),
          .black_side = rgb(0x23211d),
          .good = rgb(0x1f7a3a),
          .bad = rgb(0xc0271d),
          .faint = rgb(0x7d776b),
          .variation = rgb(0x3c5a80),
          .here = rgb(0xffdfa3),
          .card = rgb(0xfbfaf7)};
}

}  // namespace chuhe::desktop
