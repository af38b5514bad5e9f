#include "samples.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <sstream>
#include <stdexcept>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

#include "evaluation_features.hpp"
#include "evaluation_values.hpp"

namespace chuhe::engine::tuning {

namespace {

// Lists what was found instead of summing it.
class List {
 public:
  template <Color color>
  void piece(Role role, Square square) {
    const auto r = static_cast<std::size_t>(role);
    add<color>(evaluation_values.material[r], 1);
    add<color>(place_of(evaluation_values.places[r], color, square), 1);
  }
  template <Color color>
  void add(const Tapered& term, int count) {
    counts_[index(term)] += color == Color::red ? count : -count;
  }
  void write(std::vector<Found>& out) const {
    for (std::size_t i = 0; i < term_count; ++i) {
      if (counts_[i] == 0) continue;
      out.push_back({static_cast<std::uint16_t>(i), static_cast<std::int16_t>(counts_[i])});
    }
  }

 private:
  static std::size_t index(const Tapered& term) {
    const auto* first = reinterpret_cast<const Tapered*>(&evaluation_values);
    return static_cast<std::size_t>(&term - first);
  }
  std::array<int, term_count> counts_{};
};

bool is_quiet(const Position& position, Move move) {
  return !position.in_check() && position.is_empty(move.to()) && !gives_check(position, move);
}

void add_sample(const Position& position, float result, int score, Samples& samples) {
  Sample sample;
  sample.first = static_cast<std::uint32_t>(samples.found.size());
  List list;
  const Census census(position);
  Features features(position, census, evaluation_values, list);
  features.find_places();
  features.find_the_rest();
  find_forces(census, evaluation_values, list);
  list.write(samples.found);
  sample.count = static_cast<std::uint32_t>(samples.found.size()) - sample.first;
  sample.game = samples.games;
  sample.phase = static_cast<std::uint8_t>(phase_of(census));
  sample.red_chances = static_cast<std::uint8_t>(winning_chances(position, Color::red));
  sample.black_chances = static_cast<std::uint8_t>(winning_chances(position, Color::black));
  sample.turn = position.turn() == Color::red ? 1 : -1;
  sample.result = result;
  sample.score = static_cast<float>(score * sample.turn);
  samples.rows.push_back(sample);
}

}  // namespace

void read_samples(std::istream& games, Samples& samples) {
  constexpr int clearly_won = 1200;
  std::string line;
  for (int number = 1; std::getline(games, line); ++number) {
    const auto fail = [number](const char* what) {
      throw std::runtime_error("line " + std::to_string(number) + ": " + what);
    };
    std::istringstream fields(line);
    std::string fen;
    std::string result;
    std::string moves;
    if (!std::getline(fields, fen, '\t') || !std::getline(fields, result, '\t') ||
        !std::getline(fields, moves)) {
      fail("not three fields");
    }
    auto start = read_fen(fen);
    if (!start) fail("bad FEN");
    Position position = start->line.position();
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
      const std::size_t colon = word.find(':');
      if (colon == std::string::npos) fail("a move without score");
      const auto move = parse_coordinates(word.substr(0, colon));
      if (!move || !is_legal(position, *move)) fail("an illegal move");
      const int score = std::atoi(word.c_str() + colon + 1);
      if (is_quiet(position, *move) && std::abs(score) < clearly_won) {
        add_sample(position, std::strtof(result.c_str(), nullptr), score, samples);
      }
      position.play(*move);
    }
    ++samples.games;
  }
}

}  // namespace chuhe::engine::tuning
