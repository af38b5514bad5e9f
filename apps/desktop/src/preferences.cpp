#include "preferences.hpp"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <cstdlib>

#include "speech.hpp"

namespace chuhe::desktop {

namespace {

template <class Enumeration>
Enumeration read_enum(const QSettings& settings, const char* key, Enumeration otherwise,
                      int count) {
  bool is_number = false;
  const int value = settings.value(QLatin1String(key)).toInt(&is_number);
  return is_number && value >= 0 && value < count ? static_cast<Enumeration>(value) : otherwise;
}

void read_engines(QSettings& settings, Preferences& preferences) {
  const int engines = settings.beginReadArray("engines");
  for (int i = 0; i < engines; ++i) {
    settings.setArrayIndex(i);
    EngineProfile profile;
    profile.name = settings.value("name").toString();
    profile.program = settings.value("program").toString();
    profile.arguments = settings.value("arguments").toStringList();
    profile.protocol = settings.value("protocol").toString();
    const QStringList names = settings.value("option_names").toStringList();
    const QStringList values = settings.value("option_values").toStringList();
    for (qsizetype j = 0; j < std::min(names.size(), values.size()); ++j) {
      profile.options.emplace_back(names[j], values[j]);
    }
    preferences.engines.push_back(std::move(profile));
  }
  settings.endArray();
}

// Where the pictures lie; reading them takes longer than a start may.
void read_own_pictures(const QSettings& settings, Preferences& p) {
  p.own_board = settings.value("own_board").toString();
  // Eight numbers, x and y of each corner.
  const QStringList numbers = settings.value("own_board_corners").toStringList();
  if (numbers.size() == 8) {
    GridCorners corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const auto at = static_cast<qsizetype>(2 * i);
      corners[i] = {numbers[at].toDouble(), numbers[at + 1].toDouble()};
    }
    if (is_usable(corners)) p.own_board_corners = corners;
  }
  p.own_pieces = settings.value("own_pieces").toString();
  p.shows_own_board = settings.value("shows_own_board").toBool();
  p.shows_own_pieces = settings.value("shows_own_pieces").toBool();
}

void write_own_pictures(const Preferences& p, QSettings& settings) {
  constexpr int digits = 17;
  QStringList corners;
  for (const QPointF& corner : p.own_board_corners) {
    corners << QString::number(corner.x(), 'g', digits) << QString::number(corner.y(), 'g', digits);
  }
  settings.setValue("own_board", p.own_board);
  settings.setValue("own_board_corners", corners);
  settings.setValue("own_pieces", p.own_pieces);
  settings.setValue("shows_own_board", p.shows_own_board);
  settings.setValue("shows_own_pieces", p.shows_own_pieces);
}

void write_engines(const Preferences& preferences, QSettings& settings) {
  settings.remove("engines");
  settings.beginWriteArray("engines");
  for (std::size_t i = 0; i < preferences.engines.size(); ++i) {
    const EngineProfile& profile = preferences.engines[i];
    settings.setArrayIndex(static_cast<int>(i));
    settings.setValue("name", profile.name);
    settings.setValue("program", profile.program);
    settings.setValue("arguments", profile.arguments);
    settings.setValue("protocol", profile.protocol);
    QStringList names;
    QStringList values;
    for (const auto& [name, value] : profile.options) {
      names << name;
      values << value;
    }
    settings.setValue("option_names", names);
    settings.setValue("option_values", values);
  }
  settings.endArray();
}

}  // namespace

words::Language Preferences::spoken() const {
  if (language) return *language;
  return words::language_of([](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    return value;
  });
}

Preferences load_preferences(QSettings& settings) {
  Preferences p;
  p.language = words::parse_language(settings.value("language").toString().toStdString());
  p.shade = read_enum(settings, "shade", Shade::as_the_system, 3);
  p.look.theme = board_theme(settings.value("board").toString().toStdString());
  p.look.pieces = read_enum(settings, "pieces", PieceSet::traditional, piece_set_count);
  p.look.glyphs = read_enum(settings, "glyphs", GlyphStyle::kai, 2);
  p.look.labels = read_enum(settings, "labels", EdgeLabels::players, 3);
  p.look.rotates_far_side = settings.value("rotates_far_side", false).toBool();
  read_own_pictures(settings, p);
  p.animation = std::clamp(settings.value("animation", p.animation).toInt(), 0, 500);
  p.shows_hints = settings.value("hints", true).toBool();
  p.allows_dragging = settings.value("dragging", true).toBool();
  p.shows_evaluations = settings.value("evaluations", true).toBool();
  p.has_sounds = settings.value("sounds", true).toBool();
  p.volume = std::clamp(settings.value("volume", p.volume).toInt(), 0, 100);
  p.notation = settings.value("notation").toString();
  p.rules = settings.value("rules").toString();
  p.analysis_engine = settings.value("analysis_engine", -1).toInt();
  p.analysis_lines = std::clamp(settings.value("analysis_lines", 3).toInt(), 1, 9);
  p.recent_files = settings.value("recent_files").toStringList();
  p.opponent_engine = settings.value("opponent_engine", -1).toInt();
  p.opponent_level = settings.value("opponent_level", p.opponent_level).toString();
  p.opponent_depth = settings.value("opponent_depth", 0).toInt();
  p.opponent_seconds = settings.value("opponent_seconds", 0.0).toDouble();
  p.time = settings.value("time").toString();
  p.player_name = settings.value("player_name").toString();
  p.window_geometry = settings.value("window_geometry").toByteArray();
  p.window_state = settings.value("window_state").toByteArray();
  read_engines(settings, p);
  const int engines = static_cast<int>(p.engines.size());
  if (p.analysis_engine >= engines) p.analysis_engine = -1;
  if (p.opponent_engine >= engines) p.opponent_engine = -1;
  return p;
}

void save_preferences(const Preferences& p, QSettings& settings) {
  settings.setValue("language", p.language ? qs(words::tag(*p.language)) : QString());
  settings.setValue("shade", static_cast<int>(p.shade));
  settings.setValue("board", qs(p.look.theme.name));
  settings.setValue("pieces", static_cast<int>(p.look.pieces));
  settings.setValue("glyphs", static_cast<int>(p.look.glyphs));
  settings.setValue("labels", static_cast<int>(p.look.labels));
  settings.setValue("rotates_far_side", p.look.rotates_far_side);
  write_own_pictures(p, settings);
  settings.setValue("animation", p.animation);
  settings.setValue("hints", p.shows_hints);
  settings.setValue("dragging", p.allows_dragging);
  settings.setValue("evaluations", p.shows_evaluations);
  settings.setValue("sounds", p.has_sounds);
  settings.setValue("volume", p.volume);
  settings.setValue("notation", p.notation);
  settings.setValue("rules", p.rules);
  settings.setValue("analysis_engine", p.analysis_engine);
  settings.setValue("analysis_lines", p.analysis_lines);
  settings.setValue("recent_files", p.recent_files);
  settings.setValue("opponent_engine", p.opponent_engine);
  settings.setValue("opponent_level", p.opponent_level);
  settings.setValue("opponent_depth", p.opponent_depth);
  settings.setValue("opponent_seconds", p.opponent_seconds);
  settings.setValue("time", p.time);
  settings.setValue("player_name", p.player_name);
  settings.setValue("window_geometry", p.window_geometry);
  settings.setValue("window_state", p.window_state);
  write_engines(p, settings);
}

QString settings_file() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
         "/chuhe/desktop.ini";
}

QString data_folder() {
  const QString folder =
      QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/chuhe";
  QDir().mkpath(folder);
  return folder;
}

void note_recent_file(Preferences& preferences, const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  constexpr qsizetype most = 10;
  preferences.recent_files.removeAll(absolute);
  preferences.recent_files.prepend(absolute);
  while (preferences.recent_files.size() > most) preferences.recent_files.removeLast();
}

}  // namespace chuhe::desktop
