// read(write(game)) == game, for every format of text and all that it can hold.
#include <string>

#include <gtest/gtest.h>

#include <chuhe/record/dhtmlxq.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/pgn.hpp>

#include "converter_limits.hpp"
#include "random_games.hpp"

namespace chuhe::record {
namespace {

using testing::GameRecipe;
using testing::RandomGames;
using testing::shown;

constexpr int games_tried = 400;

// Where two texts part, with what is around.
std::string difference(const std::string& a, const std::string& b) {
  std::size_t at = 0;
  while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
  const std::size_t from = at < 100 ? 0 : at - 100;
  return a.substr(from, 300) + "\n---- is not ----\n" + b.substr(from, 300) + "\n";
}

struct Reread {
  std::vector<Game> games;
  std::vector<Diagnostic> diagnostics;
};

Reread reread(Format format, const std::string& bytes) {
  GameCollector collector;
  ReadOptions options;
  options.converter = native_charset_converter();
  read(format, bytes, collector, options);
  return {std::move(collector.games), std::move(collector.diagnostics)};
}

void expect_kept(Format format, const GameRecipe& recipe, const WriteOptions& options,
                 std::uint64_t seed) {
  RandomGames random(seed);
  for (int i = 0; i < games_tried; ++i) {
    const Game game = random.game(recipe);
    const auto written = write(format, game, options);
    ASSERT_TRUE(written);
    ASSERT_EQ(written->losses, std::vector<Loss>{}) << written->losses[0].detail;
    const Reread back = reread(format, written->bytes);
    ASSERT_EQ(back.games.size(), 1U) << i << '\n' << written->bytes;
    ASSERT_TRUE(back.games[0] == game)
        << i << '\n'
        << difference(shown(game), shown(back.games[0])) << written->bytes;
    // Writing again gives the same bytes.
    ASSERT_EQ(write(format, back.games[0], options)->bytes, written->bytes);
  }
}

TEST(FormatLaws, PgnKeepsEverythingInEveryNotation) {
  for (const Dialect& dialect : dialects()) {
    if (dialect.family == NotationFamily::coordinates && dialect.form == CoordinateForm::numbers) {
      continue;
    }
    // What is not legal is written in coordinates, and which of the two ways of counting ranks is
    // meant can be told from legal moves only.
    GameRecipe recipe;
    if (dialect.ranks == RankNumbers::one_to_ten) recipe.illegal = false;
    WriteOptions options;
    options.notation = &dialect;
    SCOPED_TRACE(dialect.name);
    expect_kept(Format::pgn, recipe, options, 1);
  }
}

TEST(FormatLaws, PgnKeepsWhatACharacterSetHas) {
  if (!testing::system_holds_gb18030()) {
    GTEST_SKIP() << "the system has not all of gb18030";
  }
  GameRecipe recipe;
  recipe.nasty = false;
  for (const Charset charset : {Charset::gb18030, Charset::utf16le, Charset::utf8}) {
    WriteOptions options;
    options.charset = charset;
    options.converter = native_charset_converter();
    RandomGames random(7);
    for (int i = 0; i < 50; ++i) {
      const Game game = random.game(recipe);
      const WriteResult written = write_pgn(game, options);
      ASSERT_TRUE(written.losses.empty());
      GameCollector collector;
      ReadOptions read_options;
      read_options.converter = options.converter;
      read_options.charset = charset;
      read_pgn(written.bytes, collector, read_options);
      ASSERT_EQ(collector.games.size(), 1U);
      ASSERT_TRUE(collector.games[0] == game) << shown(game) << shown(collector.games[0]);
    }
  }
}

TEST(FormatLaws, JsonKeepsEverything) { expect_kept(Format::json, {}, {}, 2); }

TEST(FormatLaws, DhtmlxqKeepsTreeCommentsAndTags) {
  GameRecipe recipe;
  recipe.comments_before = recipe.marks = recipe.numbers = recipe.unreadable = false;
  expect_kept(Format::dhtmlxq, recipe, {}, 3);
}

TEST(FormatLaws, WxfKeepsTheMainLine) {
  GameRecipe recipe;
  recipe.comments_before = recipe.comments = recipe.marks = recipe.numbers = false;
  recipe.unreadable = recipe.variations = recipe.nasty = recipe.rule_set = false;
  RandomGames random(4);
  for (int i = 0; i < games_tried; ++i) {
    Game game = random.game(recipe);
    game.remove_tag(tag_name::annotator);  // the format has no place for it
    Result result = game.result();
    result.ending = GameEnding::unknown;
    game.set_result(result);
    const auto written = write(Format::wxf, game, {});
    ASSERT_TRUE(written->losses.empty()) << to_string(written->losses[0].kind);
    const Reread back = reread(Format::wxf, written->bytes);
    ASSERT_EQ(back.games.size(), 1U);
    ASSERT_TRUE(back.games[0] == game)
        << difference(shown(game), shown(back.games[0])) << written->bytes;
  }
}

TEST(FormatLaws, ManyGamesInOneFile) {
  for (const Format format : all_formats) {
    if (!holds_many_games(format)) continue;
    GameRecipe recipe;
    recipe.comments_before = recipe.marks = recipe.numbers = recipe.unreadable = false;
    if (format == Format::wxf) {
      recipe.comments = recipe.variations = recipe.nasty = recipe.rule_set = false;
    }
    RandomGames random(5);
    std::string bytes;
    std::vector<Game> games;
    for (int i = 0; i < 100; ++i) {
      games.push_back(random.game(recipe));
      games.back().remove_tag(tag_name::annotator);
      Result result = games.back().result();
      if (format == Format::wxf) result.ending = GameEnding::unknown;
      games.back().set_result(result);
      bytes += write(format, games.back(), {})->bytes;
    }
    EXPECT_EQ(detect_format(bytes), format);
    const Reread back = reread(format, bytes);
    ASSERT_EQ(back.games.size(), games.size()) << to_string(format);
    for (std::size_t i = 0; i < games.size(); ++i) {
      ASSERT_TRUE(back.games[i] == games[i]) << to_string(format) << ' ' << i << '\n'
                                             << shown(games[i]) << shown(back.games[i]);
    }
  }
}

// A source that gives its bytes in small pieces of different sizes.
class Crumbs final : public ByteSource {
 public:
  explicit Crumbs(std::string_view bytes) : bytes_(bytes) {}
  std::size_t read(char* to, std::size_t size) override {
    const std::size_t count = std::min({size, bytes_.size(), next_});
    bytes_.copy(to, count);
    bytes_.remove_prefix(count);
    next_ = next_ * 3 % 1009 + 1;
    return count;
  }

 private:
  std::string_view bytes_;
  std::size_t next_ = 1;
};

TEST(FormatLaws, APgnStreamGivesTheSameAsItsBytes) {
  RandomGames random(6);
  std::string bytes;
  for (int i = 0; i < 300; ++i) bytes += write_pgn(random.game({}), {}).bytes;
  GameCollector whole;
  read_pgn(bytes, whole, {});
  GameCollector streamed;
  Crumbs crumbs(bytes);
  read_pgn(crumbs, streamed, {});
  EXPECT_EQ(whole.games.size(), 300U);
  EXPECT_TRUE(whole.games == streamed.games);
  ASSERT_EQ(whole.diagnostics.size(), streamed.diagnostics.size());
  for (std::size_t i = 0; i < whole.diagnostics.size(); ++i) {
    EXPECT_EQ(whole.diagnostics[i], streamed.diagnostics[i]);
  }
}

TEST(FormatLaws, DetectionKnowsWhatWasWritten) {
  RandomGames random(8);
  GameRecipe recipe;
  recipe.nasty = false;
  for (const Format format : all_formats) {
    if (!can_write(format)) continue;
    WriteOptions options;
    options.converter = native_charset_converter();
    for (int i = 0; i < 20; ++i) {
      const auto written = write(format, random.game(recipe), options);
      EXPECT_EQ(detect_format(written->bytes), format) << to_string(format);
    }
  }
}

}  // namespace
}  // namespace chuhe::record
