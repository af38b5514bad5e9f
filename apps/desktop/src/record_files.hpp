// Games in files: found, read and written outside the window's thread.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>

#include "game_desk.hpp"
#include "speech.hpp"

namespace chuhe::desktop {

/// What a list of games tells of one.
struct GameHead {
  QString path;
  record::Format format = record::Format::pgn;
  /// Within its file, from 0.
  std::size_t number = 0;
  QString title;
  QString red;
  QString black;
  QString event;
  QString date;
  QString result;
  int moves = 0;
  /// The keys of the positions of its main line, as far as it is legal.
  std::shared_ptr<const std::vector<std::uint64_t>> positions;
};

/// Reads what the games of files and folders are called, in a thread of its own.
class CollectionReader : public QObject {
  Q_OBJECT

 public:
  explicit CollectionReader(QObject* parent = nullptr);
  ~CollectionReader() override;

  /// Begins; what was read before is broken off. Folders are read with all that is below.
  void read(const QStringList& paths);

 Q_SIGNALS:
  /// Some more games, in order.
  void found(const std::vector<chuhe::desktop::GameHead>& games);
  /// All has been read; sentences about files that could not be.
  void finished(const QStringList& faults);

 private:
  struct State;
  void break_off();

  std::shared_ptr<State> state_;
  // Broken off, and not yet at their end: one may just be reading a large file.
  std::vector<std::shared_ptr<State>> leaving_;
  Speech speech_;
};

/// A game of a file, or why there is none, as a sentence.
std::expected<record::Game, QString> load_game(const QString& path, std::size_t number,
                                               const Speech& speech);

/// The first game that a text holds, in whatever form: a FEN, moves, a whole record.
std::expected<record::Game, QString> game_from_text(const QString& text, const Speech& speech);

/// Writes a game in the format that the name's ending tells, or why not. What the format cannot
/// hold is given in words.
std::expected<QStringList, QString> save_game(const record::Game& game, const QString& path,
                                              const Speech& speech);

/// The text of a game in a format; empty for formats of bytes.
QString text_of(const record::Game& game, record::Format format, const Speech& speech);

/// What a file of the game may be called, without an ending: by its players or title. Every file
/// system takes it.
QString usual_file_name(const record::Game& game, const Speech& speech);

/// The folder of the first of these files whose folder is still there; else that of the person.
QString usual_folder(const QStringList& files);

/// Filters for file dialogs.
QString open_filters();
QString save_filters();

}  // namespace chuhe::desktop
