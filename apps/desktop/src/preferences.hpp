// What a person has chosen, kept between runs.
#pragma once

#include <QByteArray>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/words/language.hpp>

#include "board_look.hpp"
#include "engine_runner.hpp"
#include "own_pictures.hpp"

class QSettings;

namespace chuhe::desktop {

/// Light or dark windows.
enum class Shade : std::uint8_t { as_the_system, light, dark };

struct Preferences {
  /// Nothing: the language of the system.
  std::optional<words::Language> language;
  Shade shade = Shade::as_the_system;
  BoardLook look;
  /// The last own picture of a board, and its corners, also while another board is shown.
  QString own_board;
  GridCorners own_board_corners = usual_corners;
  /// The folder of the last own pictures of pieces.
  QString own_pieces;
  /// Whether those are wanted: they are in `look` only once they have been read.
  bool shows_own_board = false;
  bool shows_own_pieces = false;
  /// Milliseconds that a move is on its way; 0: none.
  int animation = 180;
  bool shows_hints = true;
  bool allows_dragging = true;
  bool shows_evaluations = true;
  bool has_sounds = true;
  /// Of sounds, in percent.
  int volume = 60;
  /// The name of a dialect of notation; empty: the language's own.
  QString notation;
  /// The name of a rule set; empty: the language's own.
  QString rules;
  std::vector<EngineProfile> engines;
  /// Which engine analyses: an index into `engines`; -1: the program's own.
  int analysis_engine = -1;
  int analysis_lines = 3;
  QStringList recent_files;

  // The last choices for a new game.
  int opponent_engine = -1;
  QString opponent_level = "novice";
  /// What a computer's move is limited to besides the clock; 0: to nothing.
  int opponent_depth = 0;
  double opponent_seconds = 0;
  QString time = {};
  QString player_name = {};

  QByteArray window_geometry;
  QByteArray window_state;

  /// The language to speak: the one chosen, or the system's.
  words::Language spoken() const;
};

Preferences load_preferences(QSettings& settings);
void save_preferences(const Preferences& preferences, QSettings& settings);

/// The file of the settings, `$XDG_CONFIG_HOME/chuhe/desktop.ini`.
QString settings_file();
/// The folder of what the program keeps, `$XDG_DATA_HOME/chuhe`; made when it is missing.
QString data_folder();

/// Puts a file in front of the recent ones; ten are kept.
void note_recent_file(Preferences& preferences, const QString& path);

}  // namespace chuhe::desktop
