// What real programs have said, line by line: see tests/data/README.md.
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/core/movegen.hpp>
#include <chuhe/protocol/conversation.hpp>

namespace chuhe::protocol {
namespace {

std::vector<std::string> lines_of(const std::string& name) {
  std::ifstream file(CHUHE_TEST_DATA_DIR "/" + name, std::ios::binary);
  EXPECT_TRUE(file) << name;
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// Every move of every line must be legal one after the other.
bool is_playable(Line line, const std::vector<Move>& moves) {
  for (const Move move : moves) {
    if (!is_legal(line.position(), move)) return false;
    line.push(move);
  }
  return true;
}

struct Heard {
  EngineDescription engine;
  std::vector<Info> infos;
  std::vector<Best> bests;
  int ready = 0;
  int hello_ok = 0;
  // Lines that belong to no protocol, by their first words.
  std::map<std::string, int> others;
};

Heard hear(const std::string& name, Conversation talk) {
  Heard heard;
  for (const std::string& line : lines_of(name)) {
    const auto reply = talk.parse_reply(line);
    if (!reply) {
      if (reply.error().kind == ParseErrorKind::unknown_command)
        ++heard.others[reply.error().token];
      EXPECT_TRUE(reply.error().kind == ParseErrorKind::empty ||
                  reply.error().kind == ParseErrorKind::unknown_command)
          << line;
      continue;
    }
    heard.engine.add(*reply);
    if (const auto* info = std::get_if<Info>(&*reply)) heard.infos.push_back(*info);
    if (const auto* best = std::get_if<Best>(&*reply)) heard.bests.push_back(*best);
    heard.ready += std::holds_alternative<Ready>(*reply) ? 1 : 0;
    heard.hello_ok += std::holds_alternative<HelloOk>(*reply) ? 1 : 0;
  }
  return heard;
}

TEST(Captured, FairyStockfishUci) {
  const Heard heard = hear("fairy_uci.txt", Conversation(fairy_dialect));
  EXPECT_EQ(heard.engine.text(IdField::name), "Fairy-Stockfish 11.1 LB 64");
  EXPECT_EQ(heard.engine.text(IdField::author), "Fabian Fichter");
  EXPECT_EQ(heard.engine.options().size(), 25U);
  EXPECT_EQ(heard.engine.ranks(Language::uci), RankNumbers::one_to_ten);
  EXPECT_EQ(heard.engine.variant_choice(), (SetOption{"UCI_Variant", "xiangqi"}));
  ASSERT_TRUE(heard.engine.option("Skill Level"));
  EXPECT_EQ(heard.engine.option("Skill Level")->kind,
            (OptionSpec{"", SpinOption{20, -20, 20}}.kind));
  EXPECT_EQ(heard.hello_ok, 1);
  EXPECT_EQ(heard.ready, 1);
  EXPECT_EQ(heard.infos.size(), 41U);
  ASSERT_EQ(heard.bests.size(), 4U);
  EXPECT_EQ(heard.bests[0].move, Move(Square::b9, Square::c7));
  EXPECT_EQ(heard.bests[0].ponder, Move(Square::c3, Square::c4));
  EXPECT_EQ(heard.bests[2], Best{});
  // After 1. h2e2: all lines told before the first answer can be played.
  Line line;
  line.push(Move(Square::h2, Square::e2));
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_FALSE(heard.infos[i].line.empty());
    EXPECT_TRUE(is_playable(line, heard.infos[i].line)) << i;
  }
  EXPECT_EQ(heard.infos[18].bound, Bound::upper);
  EXPECT_EQ(heard.infos.back().score, (Score{Score::Kind::mate, -4}));
}

TEST(Captured, FairyStockfishUcci) {
  const Heard heard = hear("fairy_ucci.txt", Conversation(ucci_dialect));
  EXPECT_EQ(heard.hello_ok, 1);
  EXPECT_EQ(heard.engine.ranks(Language::ucci), RankNumbers::zero_to_nine);
  EXPECT_EQ(heard.engine.options().size(), 25U);
  EXPECT_TRUE(heard.engine.option("Skill Level"));  // it writes Skill_Level here
  EXPECT_EQ(heard.infos.size(), 16U);
  ASSERT_EQ(heard.bests.size(), 3U);
  EXPECT_EQ(heard.bests[0].move, Move(Square::b7, Square::c7));
  EXPECT_EQ(heard.bests[2], Best{});
  Line line;
  line.push(Move(Square::h2, Square::e2));
  for (std::size_t i = 0; i < 15; ++i) EXPECT_TRUE(is_playable(line, heard.infos[i].line)) << i;
}

// What xboard's adapter sends to an engine: all of it is understood, and every position is legal.
std::vector<Command> heard_by_an_engine(const std::string& name) {
  Conversation talk;
  std::vector<Command> commands;
  for (const std::string& line : lines_of(name)) {
    const auto command = talk.parse_command(line);
    EXPECT_TRUE(command) << line;
    if (!command) continue;
    commands.push_back(*command);
    if (const auto* set = std::get_if<SetPosition>(&*command)) {
      EXPECT_TRUE(set->line) << line;
    }
    if (const auto* go = std::get_if<Go>(&*command)) {
      EXPECT_TRUE(go->ignored.empty()) << line;
    }
  }
  return commands;
}

std::vector<Go> searches(const std::vector<Command>& commands) {
  std::vector<Go> all;
  for (const Command& command : commands) {
    if (const auto* go = std::get_if<Go>(&command)) all.push_back(*go);
  }
  return all;
}

TEST(Captured, XboardsAdapterInUci) {
  const std::vector<Command> commands = heard_by_an_engine("uci2wb_uci.txt");
  EXPECT_EQ(commands[0], Command(Hello{Language::uci}));
  const std::vector<Go> go = searches(commands);
  ASSERT_EQ(go.size(), 6U);
  EXPECT_EQ(go[0].clocks[Color::black].remaining, Milliseconds(30000));
  EXPECT_EQ(go[0].clocks[Color::black].moves_to_go, 40);
  EXPECT_TRUE(go[1].ponder);
  EXPECT_EQ(go[5].move_time, Milliseconds(2970));
}

TEST(Captured, XboardsAdapterInUcci) {
  const std::vector<Command> commands = heard_by_an_engine("uci2wb_ucci.txt");
  EXPECT_EQ(commands[0], Command(Hello{Language::ucci}));
  EXPECT_EQ(commands[3], Command(SetOption{"ponder", "1"}));
  const std::vector<Go> go = searches(commands);
  ASSERT_EQ(go.size(), 6U);
  EXPECT_EQ(go[0].clocks[Color::black].remaining, Milliseconds(30000));
  EXPECT_EQ(go[0].clocks[Color::red].remaining, Milliseconds(29000));
  EXPECT_EQ(go[0].clocks[Color::black].moves_to_go, 40);
  EXPECT_EQ(go[3].clocks[Color::red].increment, Milliseconds(2000));
  EXPECT_TRUE(go[4].offers_draw);
}

}  // namespace
}  // namespace chuhe::protocol
