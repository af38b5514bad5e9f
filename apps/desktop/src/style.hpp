// Light and dark windows.
#pragma once

#include <QColor>
#include <QSize>

#include "preferences.hpp"

class QApplication;
class QWidget;

namespace chuhe::desktop {

/// Gives all windows their colours, and fonts that have Chinese characters.
void apply_shade(QApplication& application, Shade shade);

/// Gives a window a size, or as much of it as the screen has room for.
void resize_within_screen(QWidget& window, QSize wanted);

/// Whether windows are dark now.
bool is_dark();

/// Colours that palettes have not, for the present shade.
struct Accents {
  QColor red_side;
  QColor black_side;
  QColor good;
  QColor bad;
  QColor faint;      ///< Text of little weight.
  QColor variation;  ///< Text of variations.
  QColor here;       ///< Behind the move that is shown.
  QColor card;       ///< Behind a group of things.
};
Accents accents();

}  // namespace chuhe::desktop
