#include "record_files.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <thread>
#include <utility>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/visitor.hpp>
#include <chuhe/words/record.hpp>

namespace chuhe::desktop {

namespace {

constexpr std::size_t largest_file = std::size_t{1} << 30;
constexpr std::size_t batch_size = 500;

std::filesystem::path path_of(const QString& text) {
  return std::filesystem::path(text.toStdU16String());
}

record::ReadOptions read_options() {
  record::ReadOptions options;
  options.converter = record::native_charset_converter();
  return options;
}

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(RecordFiles)
};

// One game of a source, by its number.
class OneGame final : public record::GameBuilder {
 public:
  explicit OneGame(std::size_t number) : number_(number) {}
  record::Flow begin_game(const record::GamePlace& place) override {
    GameBuilder::begin_game(place);
    return place.number == number_ ? record::Flow::go_on : record::Flow::skip_game;
  }
  std::optional<record::Game> game;

 protected:
  record::Flow take(record::Game& read, const record::GamePlace& place) override {
    if (place.number != number_) return record::Flow::go_on;
    game = std::move(read);
    return record::Flow::stop;
  }

 private:
  std::size_t number_;
};

// Only what a list shows.
class HeadVisitor final : public record::Visitor {
 public:
  using Take = std::function<bool(GameHead)>;
  HeadVisitor(QString path, record::Format format, Take take)
      : path_(std::move(path)), format_(format), take_(std::move(take)) {}

  record::Flow begin_game(const record::GamePlace& place) override {
    head_ = GameHead{};
    head_.path = path_;
    head_.format = format_;
    head_.number = place.number;
    position_ = Position();
    tip_ = record::NodeId::root;
    moves_ = 0;
    keys_.clear();
    return record::Flow::go_on;
  }
  void start(const Diagram& diagram) override {
    const auto start = Position::from(diagram);
    position_ = start ? std::optional(*start) : std::nullopt;
  }
  void tag(std::string_view name, std::string_view value) override {
    namespace tag = record::tag_name;
    if (name == tag::red) head_.red = qs(value);
    if (name == tag::black) head_.black = qs(value);
    if (name == tag::event) head_.event = qs(value);
    if (name == tag::date) head_.date = qs(value);
    if (name == tag::title) head_.title = qs(value);
  }
  void move(record::NodeId parent, Move move, record::MoveStatus status,
            std::string_view) override {
    ++head_.moves;
    const auto node = static_cast<record::NodeId>(++moves_);
    // What comes first after the end of the main line goes on with it.
    if (parent != tip_ || !position_) return;
    if (keys_.empty()) keys_.push_back(position_->key());
    tip_ = node;
    if (status == record::MoveStatus::legal) {
      position_->play(move);
      keys_.push_back(position_->key());
    } else {
      position_.reset();
    }
  }
  void result(const record::Result& result) override {
    head_.result = qs(record::to_string(result.score));
  }
  record::Flow end_game() override {
    if (keys_.empty() && position_) keys_.push_back(position_->key());
    head_.positions = std::make_shared<const std::vector<std::uint64_t>>(keys_);
    return take_(std::move(head_)) ? record::Flow::go_on : record::Flow::stop;
  }

 private:
  QString path_;
  record::Format format_;
  Take take_;
  GameHead head_;
  // The end of the main line so far.
  std::optional<Position> position_;
  record::NodeId tip_ = record::NodeId::root;
  std::uint32_t moves_ = 0;
  std::vector<std::uint64_t> keys_;
};

QStringList files_of(const QStringList& paths, const std::atomic<bool>& stops) {
  QStringList files;
  for (const QString& path : paths) {
    if (!QFileInfo(path).isDir()) {
      files << path;
      continue;
    }
    QStringList below;
    QDirIterator iterator(path, QDir::Files | QDir::Readable, QDirIterator::Subdirectories);
    while (iterator.hasNext() && !stops) below << iterator.next();
    below.sort();
    files << below;
  }
  return files;
}

}  // namespace

struct CollectionReader::State {
  std::atomic<bool> stops = false;
  std::atomic<bool> has_ended = false;
  CollectionReader* reader = nullptr;  // of the window's thread
  std::thread thread;
};

CollectionReader::CollectionReader(QObject* parent) : QObject(parent) {}

CollectionReader::~CollectionReader() {
  break_off();
  for (const auto& state : leaving_) state->thread.join();
}

void CollectionReader::break_off() {
  if (!state_) return;
  state_->stops = true;
  state_->reader = nullptr;
  leaving_.push_back(std::move(state_));
}

void CollectionReader::read(const QStringList& paths) {
  break_off();
  std::erase_if(leaving_, [](const std::shared_ptr<State>& state) {
    if (!state->has_ended) return false;
    state->thread.join();
    return true;
  });
  state_ = std::make_shared<State>();
  state_->reader = this;
  State* state = state_.get();
  const auto tell = [weak = std::weak_ptr<State>(state_)](auto call) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [weak, call = std::move(call)] {
          const auto alive = weak.lock();
          if (alive && alive->reader != nullptr) call(*alive->reader);
        },
        Qt::QueuedConnection);
  };
  state_->thread = std::thread([state, paths, tell, speech = speech_] {
    QStringList faults;
    std::vector<GameHead> batch;
    const auto hand_over = [&] {
      tell([games = std::exchange(batch, {})](CollectionReader& reader) {
        Q_EMIT reader.found(games);
      });
    };
    const bool are_named =
        std::ranges::none_of(paths, [](const QString& path) { return QFileInfo(path).isDir(); });
    for (const QString& file : files_of(paths, state->stops)) {
      if (state->stops) break;
      const auto bytes = record::read_file(path_of(file), largest_file);
      if (!bytes) {
        faults << QDir::toNativeSeparators(file) + ": " +
                      qs(words::sentence(speech.book(), bytes.error()));
        continue;
      }
      const auto format = record::detect_format(*bytes, file.toStdString());
      if (!format) {
        if (are_named) {
          faults << QDir::toNativeSeparators(file) + ": " + Texts::tr("This is no game record.");
        }
        continue;
      }
      HeadVisitor visitor(file, *format, [&](GameHead head) {
        batch.push_back(std::move(head));
        if (batch.size() >= batch_size) hand_over();
        return !state->stops;
      });
      record::read(*format, *bytes, visitor, read_options());
    }
    hand_over();
    tell([faults](CollectionReader& reader) { Q_EMIT reader.finished(faults); });
    state->has_ended = true;
  });
}

std::expected<record::Game, QString> load_game(const QString& path, std::size_t number,
                                               const Speech& speech) {
  const auto bytes = record::read_file(path_of(path), largest_file);
  if (!bytes) return std::unexpected(qs(words::sentence(speech.book(), bytes.error())));
  const auto format = record::detect_format(*bytes, path.toStdString());
  if (!format) return std::unexpected(Texts::tr("This is no game record."));
  OneGame reader(number);
  record::read(*format, *bytes, reader, read_options());
  if (!reader.game) return std::unexpected(Texts::tr("There is no game in it."));
  if (!reader.game->start()) {
    return std::unexpected(Texts::tr(
        "The start position of this game is not legal, so that its moves cannot be shown."));
  }
  return std::move(*reader.game);
}

std::expected<record::Game, QString> game_from_text(const QString& text, const Speech& speech) {
  const std::string bytes = text.trimmed().toStdString();
  if (bytes.empty()) return std::unexpected(Texts::tr("The clipboard holds no text."));
  // A FEN is one line; a record may begin like one and go on.
  const auto fen = read_fen(bytes);
  if (fen) {
    record::Game game(fen->line.start());
    record::NodeId at = record::NodeId::root;
    for (const Move move : fen->line.moves()) {
      at = game.append(at, move, record::MoveStatus::legal);
    }
    return game;
  }
  const auto format = record::detect_format(bytes);
  if (format) {
    OneGame reader(0);
    record::read(*format, bytes, reader, read_options());
    const bool has_something =
        reader.game && (reader.game->move_count() > 0 || !reader.game->tags().empty() ||
                        *format != record::Format::text);
    if (has_something && reader.game->start()) return std::move(*reader.game);
  }
  const bool looks_like_fen = bytes.find('/') != std::string::npos;
  if (looks_like_fen && !fen.error().empty()) {
    return std::unexpected(qs(speech.book().sentence(fen.error().front(), bytes)));
  }
  return std::unexpected(Texts::tr("The text is neither a position nor a game in a known form."));
}

std::expected<QStringList, QString> save_game(const record::Game& game, const QString& path,
                                              const Speech& speech) {
  const std::string suffix = QFileInfo(path).suffix().toStdString();
  const auto format = record::parse_format(suffix);
  if (!format || !record::can_write(*format)) {
    return std::unexpected(Texts::tr("This kind of file cannot be written: %1").arg(qs(suffix)));
  }
  record::WriteOptions options;
  options.converter = record::native_charset_converter();
  const record::WriteResult written = *record::write(*format, game, options);
  if (const auto done = record::replace_file(path_of(path), written.bytes); !done) {
    return std::unexpected(qs(words::sentence(speech.book(), done.error())));
  }
  QStringList losses;
  for (const record::Loss& loss : written.losses) {
    losses << qs(words::name(speech.language(), loss.kind));
  }
  return losses;
}

QString text_of(const record::Game& game, record::Format format, const Speech& speech) {
  record::WriteOptions options;
  options.converter = record::native_charset_converter();
  options.notation = format == record::Format::pgn ? nullptr : &speech.notation();
  if (format == record::Format::wxf) options.notation = nullptr;
  const auto written = record::write(format, game, options);
  return written ? qs(written->bytes) : QString();
}

QString usual_file_name(const record::Game& game, const Speech& speech) {
  namespace name = record::tag_name;
  const auto tag = [&](std::string_view key) {
    return qs(game.tag(key).value_or("")).simplified();
  };
  QString text = tag(name::title);
  if (!tag(name::red).isEmpty() || !tag(name::black).isEmpty()) {
    const auto player = [&](std::string_view key, Color color) {
      return tag(key).isEmpty() ? speech.name(color) : tag(key);
    };
    text = player(name::red, Color::red) + " - " + player(name::black, Color::black);
  }
  // What Windows forbids, too: files travel.
  static const QString forbidden = QStringLiteral("/\\:*?\"<>|");
  for (QChar& letter : text) {
    const bool is_shown = letter.isPrint() || letter.isSurrogate();
    if (!is_shown || forbidden.contains(letter)) letter = QChar('_');
  }
  // Names are counted in bytes, of which a character may take four.
  constexpr qsizetype longest = 60;
  text = text.left(longest);
  if (!text.isEmpty() && text.back().isHighSurrogate()) text.chop(1);
  while (text.startsWith('.') || text.startsWith(' ')) text.remove(0, 1);
  while (text.endsWith('.') || text.endsWith(' ')) text.chop(1);
  return text.isEmpty() ? Texts::tr("game") : text;
}

QString usual_folder(const QStringList& files) {
  for (const QString& file : files) {
    const QDir folder = QFileInfo(file).dir();
    if (folder.exists()) return folder.path();
  }
  return QDir::homePath();
}

QString open_filters() {
  return Texts::tr("Game records") +
         " (*.pgn *.xqf *.cbr *.cbl *.ubb *.dhtmlxq *.wxf *.txt *.cbf *.pfc *.xqr *.mxq *.che "
         "*.chn *.ccm *.json *.html *.htm *.PGN *.XQF *.CBR *.CBL);;" +
         Texts::tr("All files") + " (*)";
}

QString save_filters() {
  QStringList filters;
  using record::Format;
  static constexpr std::array<std::pair<Format, const char*>, 11> names{{
      {Format::pgn, "PGN"},
      {Format::xqf, "XQF (XQStudio)"},
      {Format::cbr, "CBR (CCBridge)"},
      {Format::cbl, "CBL (CCBridge)"},
      {Format::dhtmlxq, "DhtmlXQ"},
      {Format::wxf, "WXF"},
      {Format::text, "TXT"},
      {Format::cbf, "CBF (CCBridge)"},
      {Format::pfc, "PFC"},
      {Format::xqr, "XQR"},
      {Format::json, "JSON"},
  }};
  for (const auto& [format, name] : names) {
    if (!record::can_write(format)) continue;
    const QString suffix = format == record::Format::dhtmlxq ? QStringLiteral("ubb")
                           : format == record::Format::text  ? QStringLiteral("txt")
                                                             : qs(record::to_string(format));
    filters << QStringLiteral("%1 (*.%2)").arg(name, suffix);
  }
  return filters.join(";;");
}

}  // namespace chuhe::desktop
