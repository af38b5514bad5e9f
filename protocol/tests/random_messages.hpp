// Seeded random commands and replies, as each dialect can say them.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <chuhe/core/movegen.hpp>
#include <chuhe/protocol/command.hpp>
#include <chuhe/protocol/reply.hpp>

namespace chuhe::protocol::testing {

class RandomMessages {
 public:
  explicit RandomMessages(std::uint64_t seed) : random_(seed) {}

  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }
  bool coin() { return below(2) == 0; }

  Move move() {
    while (true) {
      const Move move(square_at(below(square_count)), square_at(below(square_count)));
      if (move.from() != move.to()) return move;
    }
  }
  std::vector<Move> moves(int least, int most) {
    std::vector<Move> list(static_cast<std::size_t>(least + below(most - least + 1)));
    for (Move& m : list) m = move();
    return list;
  }

  /// A random game, from the opening position or from the middle of another one.
  Line line() {
    Line line;
    play(line, below(60));
    if (coin()) {
      Line later(*Position::from(line.position().diagram()));
      play(later, below(60));
      return later;
    }
    return line;
  }

  /// A few words without anything that a language gives a meaning to.
  std::string words() {
    static const std::vector<std::string> pool = {"Slow",  "mover",   "a",      "炮二平五", "x=1",
                                                  "/tmp/", "net.bin", "(none)", "-5",       "draw"};
    std::string text;
    for (int i = 1 + below(3); i > 0; --i) {
      text += text.empty() ? "" : " ";
      text += pool[random_() % pool.size()];
    }
    return text;
  }
  std::string word() {
    static const std::vector<std::string> pool = {"Hash", "Skill_Level", "知识", "solid", "none"};
    return pool[random_() % pool.size()];
  }

  Milliseconds time(const Dialect& dialect) {
    const int units = below(1000000);
    return Milliseconds(dialect.time_unit == TimeUnit::seconds ? units * 1000LL : units);
  }

  Go go(const Dialect& dialect, Color turn) {
    Go go;
    const bool ucci = dialect.language == Language::ucci;
    for (const Color color : all_colors) {
      SideClock& clock = go.clocks[color];
      if (coin()) clock.remaining = time(dialect);
      if (coin()) clock.increment = time(dialect);
      if ((ucci || color == turn) && coin()) clock.moves_to_go = 1 + below(60);
    }
    if (below(4) == 0) go.byo_yomi = time(dialect);
    if (below(4) == 0) go.move_time = time(dialect);
    if (below(4) == 0) go.depth = 1 + below(100);
    if (below(4) == 0) go.nodes = random_() % 1'000'000'000'000'000U;
    if (below(4) == 0) go.mate = 1 + below(20);
    go.infinite = below(4) == 0;
    go.ponder = below(4) == 0;
    go.offers_draw = ucci && below(4) == 0;
    if (below(4) == 0) go.search_moves = moves(1, 5);
    return go;
  }

  Command command(const Dialect& dialect, Color turn) {
    const bool ucci = dialect.language == Language::ucci;
    switch (below(14)) {
      case 0: return Hello{coin() ? Language::uci : Language::ucci};
      case 1: return IsReady{};
      case 2: return NewGame{};
      case 3: return ucci ? Command(Quit{}) : Command(Debug{coin()});
      case 4: return SetPosition{ucci ? since_last_capture(line()) : line(), {}};
      case 5: return Probe{ucci ? since_last_capture(line()) : line(), {}};
      case 6: return BanMoves{moves(0, 5)};
      case 7: return go(dialect, turn);
      case 8: return PonderHit{ucci && coin()};
      case 9: {
        SetOption set{ucci ? word() : words(), std::nullopt};
        if (coin()) set.value = coin() ? words() : std::string{};
        return set;
      }
      case 10: return coin() ? Bench{} : Bench{1 + below(30)};
      case 11: return Perft{1 + below(9)};
      case 12: return coin() ? Command(Display{}) : Command(Evaluate{});
      default: return coin() ? Command(Stop{}) : Command(Quit{});
    }
  }

  OptionSpec option(const Dialect& dialect) {
    const bool ucci = dialect.language == Language::ucci;
    OptionSpec option{ucci ? word() : words(), ButtonOption{}};
    const auto maybe_number = [&] {
      return below(4) == 0 ? std::optional<std::int64_t>{} : below(2'000'000) - 1'000'000;
    };
    switch (below(ucci ? 7 : 5)) {
      case 0: option.kind = CheckOption{coin()}; break;
      case 1: {
        SpinOption spin;
        spin.value = maybe_number();
        spin.least = maybe_number();
        spin.most = maybe_number();
        option.kind = spin;
        break;
      }
      case 2: {
        ComboOption combo{coin() ? words() : std::string{}, {}};
        for (int i = below(4); i > 0; --i) combo.choices.push_back(words());
        option.kind = combo;
        break;
      }
      case 3: option.kind = StringOption{coin() ? words() + " min max var default" : ""}; break;
      case 4: break;
      case 5: option.kind = FileOption{coin() ? words() : ""}; break;
      case 6: option.kind = LabelOption{}; break;
    }
    return option;
  }

  Info info(const Dialect& dialect) {
    Info info;
    if (coin()) info.depth = below(100);
    if (coin()) info.selective_depth = below(100);
    if (coin()) info.multi_pv = 1 + below(9);
    if (coin()) {
      const bool mate = coin();
      info.score = Score{mate ? Score::Kind::mate : Score::Kind::centipawns,
                         mate ? below(800) - 400 : below(40000) - 20000};
      info.bound = static_cast<Bound>(below(3));
    }
    if (coin()) info.chances = WinDrawLoss{below(1001), below(1001), below(1001)};
    if (coin()) info.nodes = random_() % 1'000'000'000'000U;
    if (coin()) info.nodes_per_second = random_() % 1'000'000'000U;
    if (coin()) info.table_hits = random_() % 1'000'000'000U;
    if (coin()) info.time = Milliseconds(below(10'000'000));
    if (coin()) info.hash_full = below(1001);
    if (coin()) info.current_move = move();
    if (coin()) info.current_move_number = 1 + below(100);
    if (coin()) info.line = moves(1, 12);
    if (coin()) info.text = words() + (dialect.language == Language::uci ? " score cp 5" : "");
    return info;
  }

  Best best(const Dialect& dialect) {
    Best best;
    if (below(4) == 0) return best;
    best.move = move();
    if (coin()) best.ponder = move();
    if (dialect.language == Language::ucci) {
      best.offers_draw = below(3) == 0;
      best.resigns = below(3) == 0;
    }
    return best;
  }

  Reply reply(const Dialect& dialect) {
    switch (below(8)) {
      case 0: return Id{static_cast<IdField>(below(5)), coin() ? words() : std::string{}};
      case 1: return option(dialect);
      case 2: return HelloOk{coin() ? Language::uci : Language::ucci};
      case 3: return Ready{};
      case 4: return info(dialect);
      case 5: return best(dialect);
      case 6: {
        ProbeAnswer answer;
        if (coin()) answer.move = move();
        if (coin()) answer.lower = ProbedBound{below(2000) - 1000, below(30)};
        if (coin()) answer.upper = ProbedBound{below(2000) - 1000, below(30)};
        return answer;
      }
      default: return Bye{};
    }
  }

 private:
  void play(Line& line, int plies) {
    for (; plies > 0; --plies) {
      const MoveList list = legal_moves(line.position());
      if (list.empty()) return;
      line.push(list[random_() % list.size()]);
    }
  }

  std::mt19937_64 random_;
};

}  // namespace chuhe::protocol::testing
