// Light and dark windows.
#pragma once

#include <QColor>

#include "preferences.hpp"

class QApplication;

namespace chuhe::desktop {

/// Gives all windows their colours, and fonts that have Chinese characters.
void apply_shade(QApplication& application, Shade shade);

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
