// The pictures of buttons, drawn as shapes in the colour of the text around them.
#pragma once

#include <QIcon>
#include <cstdint>

namespace chuhe::desktop {

enum class Icon : std::uint8_t {
  new_game,
  open,
  save,
  undo,
  redo,
  hint,
  flip,
  first,
  previous,
  next,
  last,
  play,
  pause,
  resign,
  draw,
  analyse,
  two_people,
  computer,
  edit,
  resume,
};

QIcon icon(Icon icon);

/// The icon of the program.
QIcon program_icon();

}  // namespace chuhe::desktop
