#include <chuhe/train/archive.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "bytes.hpp"
#include "random_positions.hpp"

namespace chuhe::train {
namespace {

using testing::below;
using testing::Random;

Game random_game(Random& random) {
  Game game;
  if (below(random, 3) == 0) game.start = testing::random_setup(random);
  Position position = game.start;
  const auto step = [&]() -> std::optional<Move> {
    if (!has_legal_move(position)) return std::nullopt;
    const Move move = testing::random_move(position, random);
    position.play(move);
    return move;
  };
  for (int i = below(random, 10); i > 0; --i) {
    if (const auto move = step()) game.opening.push_back(*move);
  }
  int score = below(random, 400) - 200;
  for (int i = below(random, 200); i > 0; --i) {
    const auto move = step();
    if (!move) break;
    game.moves.push_back({*move, score});
    score = below(random, 20) == 0
                ? below(random, 2 * max_score + 1) - max_score
                : std::clamp(-score + below(random, 60) - 30, -max_score, max_score);
  }
  game.adjudicated = below(random, 2) == 0;
  game.outcome.ending = static_cast<Ending>(below(random, 9));
  const int result = below(random, 3);
  if (result != 1) game.outcome.winner = result == 2 ? Color::red : Color::black;
  return game;
}

std::vector<Game> random_games(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Game> games;
  for (int i = 0; i < count; ++i) games.push_back(random_game(random));
  return games;
}

const ArchiveHeader some_header{{{"engine", "Chuhe 0 = the first"}, {"nodes", "5000"}}};

std::string archive_of(const std::vector<Game>& games) {
  std::ostringstream out;
  ArchiveWriter writer(out, some_header);
  for (const Game& game : games) writer.add(game);
  writer.flush();
  return out.str();
}

struct Read {
  std::vector<Game> games;
  std::optional<ArchiveFault> fault;
  std::uint64_t whole_until = 0;
};
Read read(const std::string& bytes) {
  Read read;
  std::istringstream in(bytes);
  auto reader = ArchiveReader::open(in);
  if (!reader) {
    read.fault = reader.error();
    return read;
  }
  EXPECT_EQ(reader->header(), some_header);
  while (!read.fault) {
    const auto block = reader->next();
    read.whole_until = reader->whole_until();
    if (!block) {
      read.fault = block.error();
    } else if (!*block) {
      break;
    } else if (auto games = (*block)->unpack()) {
      std::ranges::move(*games, std::back_inserter(read.games));
    } else {
      read.fault = games.error();
    }
  }
  return read;
}

TEST(PackedGame, IsReadAsItWasWritten) {
  for (const Game& game : random_games(300, 1)) {
    std::vector<std::uint8_t> packed;
    pack_game(game, packed);
    packed.push_back(77);
    std::span<const std::uint8_t> bytes(packed);
    const auto again = unpack_game(bytes);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, game);
    EXPECT_EQ(bytes.size(), 1U);
    // Every shorter string is refused.
    const std::span<const std::uint8_t> whole(packed);
    for (std::size_t size = 0; size + 1 < packed.size(); size += 1 + size / 8) {
      auto cut = whole.first(size);
      EXPECT_FALSE(unpack_game(cut));
    }
  }
}

TEST(PackedGame, TakesAboutTwoBytesAPly) {
  // Scores as searches give them: they change a little from ply to ply.
  Random random(4);
  Game game;
  Position position;
  int score = 30;
  while (game.moves.size() < 100 && has_legal_move(position)) {
    const Move move = testing::random_move(position, random);
    game.moves.push_back({move, score});
    position.play(move);
    score = -score + below(random, 60) - 30;
  }
  std::vector<std::uint8_t> packed;
  pack_game(game, packed);
  EXPECT_LE(packed.size(), 3 + 2 * game.moves.size());
}

TEST(PackedGame, RefusesWhatIsNoGame) {
  const auto refused = [](std::vector<std::uint8_t> bytes) {
    std::span<const std::uint8_t> rest(bytes);
    return !unpack_game(rest);
  };
  EXPECT_FALSE(refused({1, 0, 0}));
  EXPECT_TRUE(refused({}));
  EXPECT_TRUE(refused({3, 0, 0}));      // no result
  EXPECT_TRUE(refused({0xa1, 0, 0}));   // no ending
  EXPECT_TRUE(refused({1, 1, 44, 0}));  // there are 44 moves: 0 to 43
  EXPECT_FALSE(refused({1, 1, 43, 0}));
  EXPECT_TRUE(refused({1, 0, 1, 0, 255, 255, 255, 255, 127}));                // a number too long
  EXPECT_TRUE(refused({1, 0, 1, 0, 255, 255, 127}));                          // a score too large
  EXPECT_TRUE(refused({9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0}));  // an empty board
}

TEST(PackedGame, KeepsItsTextForm) {
  for (const Game& game : random_games(100, 2)) {
    const auto again = game_from_text(to_text(game));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->moves, game.moves);
    EXPECT_EQ(again->outcome.winner, game.outcome.winner);
    Position start = game.start;
    for (Move move : game.opening) start.play(move);
    EXPECT_EQ(again->start, start);
  }
  const std::string fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
  EXPECT_TRUE(game_from_text(fen + "\t0.5\t"));
  EXPECT_TRUE(game_from_text(fen + "\t1\th2e2:31 h9g7:-20"));
  for (const char* rest : {"", "\t1", "\t2\t", "\t1\th2e2", "\t1\th2e2:", "\t1\th2e2:3x",
                           "\t1\th2h8:3", "\t1\th2e2:40000"}) {
    EXPECT_FALSE(game_from_text(fen + rest)) << rest;
  }
}

TEST(Archive, IsReadAsItWasWritten) {
  const std::vector<Game> games = random_games(300, 3);
  const Read all = read(archive_of(games));
  EXPECT_FALSE(all.fault);
  EXPECT_EQ(all.games, games);
  EXPECT_TRUE(read(archive_of({})).games.empty());
}

TEST(Archive, IsReadableAfterACutEnd) {
  const std::vector<Game> games = random_games(300, 5);
  const std::string whole = archive_of(games);
  Random random(6);
  std::size_t with_games = 0;
  for (int i = 0; i < 60; ++i) {
    const std::size_t size = random() % whole.size();
    const Read cut = read(whole.substr(0, size));
    EXPECT_LE(cut.whole_until, size);
    EXPECT_EQ(cut.games.size() % ArchiveWriter::games_in_block, 0U);
    EXPECT_TRUE(std::equal(cut.games.begin(), cut.games.end(), games.begin()));
    if (cut.fault && size >= 8) {
      EXPECT_EQ(cut.fault->kind, ArchiveFaultKind::cut);
    }
    if (cut.games.empty()) continue;
    ++with_games;
    // And a writer goes on from there.
    std::ostringstream out;
    out << whole.substr(0, cut.whole_until);
    ArchiveWriter writer(out);
    for (std::size_t j = cut.games.size(); j < games.size(); ++j) writer.add(games[j]);
    writer.flush();
    EXPECT_EQ(out.str(), whole);
  }
  EXPECT_GT(with_games, 10U);
}

TEST(Archive, NoticesEveryChangedByte) {
  const std::vector<Game> games = random_games(20, 7);
  const std::string whole = archive_of(games);
  for (std::size_t i = 0; i < whole.size(); i += 1 + i / 200) {
    std::string changed = whole;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    std::istringstream in(changed);
    auto reader = ArchiveReader::open(in);
    if (!reader) continue;
    const auto block = reader->next();
    if (block && *block) {
      const auto unpacked = (*block)->unpack();
      // The number of games stands outside of the checksum and is compared.
      EXPECT_FALSE(unpacked) << "byte " << i;
    } else {
      EXPECT_FALSE(block) << "byte " << i;
    }
  }
}

// The games column of the table in the README of the games that are kept, by file.
std::map<std::string, std::size_t> kept_games() {
  std::ifstream readme(std::string(CHUHE_KEPT_GAMES_DIR) + "/README.md");
  std::map<std::string, std::size_t> games;
  for (std::string line; std::getline(readme, line);) {
    std::istringstream cells(line);
    std::vector<std::string> row;
    for (std::string cell; std::getline(cells, cell, '|');) row.push_back(cell);
    if (row.size() < 6 || !row[1].contains(".games")) continue;
    std::erase(row[4], ',');
    games[row[1].substr(row[1].find('`') + 1, row[1].rfind('`') - row[1].find('`') - 1)] =
        std::stoul(row[4]);
  }
  return games;
}

TEST(Archive, KeptGamesAreWhatTheirReadmeSays) {
  std::map<std::string, std::size_t> found;
  for (const auto& entry : std::filesystem::directory_iterator(CHUHE_KEPT_GAMES_DIR)) {
    if (entry.path().extension() != ".games") continue;
    const std::string name = entry.path().filename().string();
    std::ifstream file(entry.path(), std::ios::binary);
    auto reader = ArchiveReader::open(file);
    ASSERT_TRUE(reader) << name << ": " << to_string(reader.error());
    for (bool first = true;; first = false) {
      const auto block = reader->next();
      ASSERT_TRUE(block) << name << ": " << to_string(block.error());
      if (!*block) break;
      // To unpack them all would take long under the sanitizers.
      if (first) {
        const auto games = (*block)->unpack();
        ASSERT_TRUE(games) << name << ": " << to_string(games.error());
        EXPECT_EQ(games->size(), (*block)->games) << name;
      }
      found[name] += (*block)->games;
    }
  }
  EXPECT_EQ(found, kept_games());
  EXPECT_FALSE(found.empty());
}

TEST(Archive, SaysWhatItIsNot) {
  EXPECT_EQ(read("").fault->kind, ArchiveFaultKind::not_an_archive);
  EXPECT_EQ(read("rnbakabnr/9/1c5c1").fault->kind, ArchiveFaultKind::not_an_archive);
  std::string newer = archive_of({});
  newer[8] = 2;
  EXPECT_EQ(read(newer).fault->kind, ArchiveFaultKind::newer_version);
  std::string header = archive_of({});
  header[20] = 'x';
  EXPECT_EQ(read(header).fault->kind, ArchiveFaultKind::bad_checksum);
}

}  // namespace
}  // namespace chuhe::train
