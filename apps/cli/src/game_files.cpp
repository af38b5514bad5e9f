#include "game_files.hpp"

#include <filesystem>
#include <optional>
#include <utility>

#include <chuhe/record/file.hpp>
#include <chuhe/record/visitor.hpp>
#include <chuhe/words/catalogue.hpp>
#include <chuhe/words/record.hpp>

#include "record_files.hpp"
#include "record_text.hpp"

namespace chuhe::cli {

namespace {

std::filesystem::path path_of(std::string_view text) {
  return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

class OneGame final : public record::GameBuilder {
 public:
  explicit OneGame(std::size_t number) : number_(number) {}
  record::Flow begin_game(const record::GamePlace& place) override {
    ++games_;
    GameBuilder::begin_game(place);
    return place.number + 1 == number_ ? record::Flow::go_on : record::Flow::skip_game;
  }
  std::optional<record::Game> game;
  std::size_t games() const { return games_; }

 protected:
  record::Flow take(record::Game& read, const record::GamePlace& place) override {
    if (place.number + 1 != number_) return record::Flow::go_on;
    game = std::move(read);
    return record::Flow::stop;
  }

 private:
  std::size_t number_;
  std::size_t games_ = 0;
};

}  // namespace

std::expected<record::Game, std::string> SystemGameFiles::load(std::string_view path,
                                                               std::size_t number) {
  constexpr std::size_t largest = std::size_t{1} << 30;
  const std::string shown = words::harmless(path, 200);
  const auto bytes = record::read_file(path_of(path), largest);
  problem_status_ = bytes ? exit_bad_input : exit_environment;
  if (!bytes) {
    return std::unexpected(record_text(language_, RecordText::file_failed,
                                       {shown, sentence(language_, bytes.error())}));
  }
  const auto format = record::detect_format(*bytes, path);
  if (!format) return std::unexpected(record_text(language_, RecordText::not_a_record, {shown}));
  OneGame reader(number);
  record::ReadOptions options;
  options.converter = record::native_charset_converter();
  record::read(*format, *bytes, reader, options);
  if (!reader.game) {
    return std::unexpected(record_text(language_, RecordText::no_such_game,
                                       {std::to_string(number), std::to_string(reader.games())}));
  }
  if (!reader.game->start()) {
    return std::unexpected(
        words::fill(words::text(language_, words::RecordMessage::bad_start), {shown}));
  }
  return std::move(*reader.game);
}

std::expected<std::vector<record::Loss>, std::string> SystemGameFiles::save(
    std::string_view path, const record::Game& game) {
  const std::string shown = words::harmless(path, 200);
  std::filesystem::path target = path_of(path);
  if (!target.has_extension()) target += ".pgn";
  const std::u8string ending = target.extension().u8string();
  const std::string extension(ending.begin(), ending.end());
  const auto format = record::parse_format(extension);
  if (!format || !record::can_write(*format)) {
    const auto why = format ? RecordText::cannot_write_format : RecordText::unknown_format;
    return std::unexpected(
        record_text(language_, why, {words::harmless(extension, 50), format_names(true)}));
  }
  record::WriteOptions options;
  options.converter = record::native_charset_converter();
  record::WriteResult written = *record::write(*format, game, options);
  if (const auto done = record::replace_file(target, written.bytes); !done) {
    return std::unexpected(record_text(language_, RecordText::file_failed,
                                       {shown, sentence(language_, done.error())}));
  }
  return std::move(written.losses);
}

}  // namespace chuhe::cli
