#include "info_text.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "moves_text.hpp"

namespace chuhe::protocol {

namespace {

constexpr int max_int = std::numeric_limits<int>::max();
constexpr int ucci_mate = 30000;
constexpr int ucci_least_mate = 29000;

class InfoReader {
 public:
  InfoReader(WordReader& reader, const Dialect& dialect) : reader_(reader), dialect_(dialect) {}

  Info read() {
    for (Word word = reader_.next(); !word.empty(); word = reader_.next()) {
      if (word.is("string") || word.is("message")) {
        info_.text = reader_.rest();
        break;
      }
      if (word.is("score")) {
        read_score();
      } else if (word.is("lowerbound")) {
        info_.bound = Bound::lower;
      } else if (word.is("upperbound")) {
        info_.bound = Bound::upper;
      } else if (word.is("wdl")) {
        read_chances();
      } else if (word.is("pv")) {
        info_.line = take_moves(reader_, dialect_.ranks);
      } else if (word.is("currmove")) {
        read_current_move();
      } else if (!small_number(word)) {
        large_number(word);
      }
    }
    return std::move(info_);
  }

 private:
  std::optional<int> take_int(int least) {
    const Word word = reader_.peek();
    const auto value = read_int(word.text, least, max_int);
    if (value) reader_.take(word);
    return value;
  }

  void read_score() {
    const Word word = reader_.peek();
    const bool is_mate = word.is("mate");
    if (is_mate || word.is("cp")) reader_.take(word);
    const auto value = take_int(-max_int);
    if (!value) return;
    if (is_mate) {
      info_.score = Score{Score::Kind::mate, *value};
    } else if (dialect_.language == Language::ucci) {
      info_.score = score_from_ucci(*value);
    } else {
      info_.score = Score{Score::Kind::centipawns, *value};
    }
  }

  void read_chances() {
    const auto win = take_int(0);
    const auto draw = win ? take_int(0) : std::nullopt;
    const auto loss = draw ? take_int(0) : std::nullopt;
    if (loss) info_.chances = WinDrawLoss{*win, *draw, *loss};
  }

  void read_current_move() {
    const Word word = reader_.peek();
    info_.current_move = read_move(word, dialect_.ranks);
    if (info_.current_move) reader_.take(word);
  }

  bool small_number(const Word& word) {
    const std::array<std::pair<std::string_view, std::optional<int>*>, 5> fields = {{
        {"depth", &info_.depth},
        {"seldepth", &info_.selective_depth},
        {"multipv", &info_.multi_pv},
        {"hashfull", &info_.hash_full},
        {"currmovenumber", &info_.current_move_number},
    }};
    for (const auto& [name, field] : fields) {
      if (!word.is(name)) continue;
      if (const auto value = take_int(0)) *field = value;
      return true;
    }
    return false;
  }

  void large_number(const Word& word) {
    std::optional<std::uint64_t>* field = nullptr;
    if (word.is("nodes")) field = &info_.nodes;
    if (word.is("nps")) field = &info_.nodes_per_second;
    if (word.is("tbhits")) field = &info_.table_hits;
    if (!field && !word.is("time")) return;
    const Word number = reader_.peek();
    const auto value = read_count(number.text);
    if (!value) return;
    reader_.take(number);
    if (field) {
      *field = value;
    } else {
      info_.time = Milliseconds(static_cast<std::int64_t>(*value));
    }
  }

  WordReader& reader_;
  const Dialect& dialect_;
  Info info_;
};

std::string score_text(const Score& score, Language language) {
  if (language == Language::ucci) return " score " + std::to_string(ucci_score(score));
  return (score.kind == Score::Kind::mate ? " score mate " : " score cp ") +
         std::to_string(score.value);
}

}  // namespace

int ucci_score(const Score& score) {
  if (score.kind == Score::Kind::centipawns) {
    return std::clamp(score.value, -ucci_least_mate, ucci_least_mate);
  }
  const int moves = std::clamp(score.value, -499, 499);
  return moves > 0 ? ucci_mate + 1 - 2 * moves : -ucci_mate - 2 * moves;
}

Score score_from_ucci(int value) {
  if (value > ucci_least_mate && value <= ucci_mate) {
    return {Score::Kind::mate, (ucci_mate + 2 - value) / 2};
  }
  if (value < -ucci_least_mate && value >= -ucci_mate) {
    return {Score::Kind::mate, -((ucci_mate + value) / 2)};
  }
  return {Score::Kind::centipawns, value};
}

Info read_info(WordReader& reader, const Dialect& dialect) {
  return InfoReader(reader, dialect).read();
}

std::string info_text(const Info& info, const Dialect& dialect) {
  std::string text = "info";
  const auto number = [&](std::string_view key, const auto& value) {
    if (value) ((text += ' ') += key) += ' ' + std::to_string(*value);
  };
  number("depth", info.depth);
  number("seldepth", info.selective_depth);
  number("multipv", info.multi_pv);
  if (info.score) text += score_text(*info.score, dialect.language);
  if (info.bound == Bound::lower) text += " lowerbound";
  if (info.bound == Bound::upper) text += " upperbound";
  if (const auto& chances = info.chances) {
    text += " wdl " + std::to_string(chances->win) + ' ' + std::to_string(chances->draw) + ' ' +
            std::to_string(chances->loss);
  }
  number("nodes", info.nodes);
  number("nps", info.nodes_per_second);
  number("hashfull", info.hash_full);
  number("tbhits", info.table_hits);
  if (info.time) text += " time " + std::to_string(info.time->count());
  if (info.current_move) text += " currmove " + to_uci(*info.current_move, dialect.ranks);
  number("currmovenumber", info.current_move_number);
  if (!info.line.empty()) text += " pv " + moves_text(info.line, dialect.ranks);
  if (!info.text.empty()) {
    text += dialect.language == Language::uci ? " string " : " message ";
    text += info.text;
  }
  return text;
}

}  // namespace chuhe::protocol
