// Boards and games as pictures, animations and pages.
#pragma once

#include <QString>
#include <vector>

#include <chuhe/record/game.hpp>

#include "board_look.hpp"
#include "board_scene.hpp"
#include "speech.hpp"

class QPagedPaintDevice;
class QTextDocument;

namespace chuhe::desktop {

// All of these may be called in any thread.

/// Writes a picture: as shapes where the name ends in `.svg`, else in the format of the ending.
bool write_picture(const BoardScene& scene, const BoardLook& look, int width, const QString& path);

/// How far down a text each page reaches, of which the first one has room for `first` and all
/// others for `further`: no line is cut, save one that is higher than a page.
std::vector<double> page_ends(const QTextDocument& text, double first, double further);

/// Prints the board at the place, the players and the moves; false: the device cannot be painted
/// on.
bool print_game(QPagedPaintDevice& device, const record::Game& game, const BoardScene& scene,
                const BoardLook& look, const Speech& speech);

/// The same as a PDF file on A4 pages; false: the file cannot be written.
bool write_pdf(const record::Game& game, const BoardScene& scene, const BoardLook& look,
               const Speech& speech, const QString& title, const QString& path);

/// Writes the game's main line as an animated GIF, `width` pixels wide and so many milliseconds for
/// each move.
bool write_animation(const record::Game& game, Orientation orientation, const BoardLook& look,
                     int width, int milliseconds, const QString& path);

}  // namespace chuhe::desktop
