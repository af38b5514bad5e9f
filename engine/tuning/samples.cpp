#include "samples.hpp"

#include <array>
#include <cstdlib>
#include <stdexcept>

#include <chuhe/core/movegen.hpp>
#include <chuhe/train/archive.hpp>

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

void read_samples(std::istream& archive, Samples& samples) {
  constexpr int clearly_won = 1200;
  const auto fail = [](const train::ArchiveFault& fault) {
    throw std::runtime_error(to_string(fault));
  };
  auto reader = train::ArchiveReader::open(archive);
  if (!reader) fail(reader.error());
  while (true) {
    const auto block = reader->next();
    if (!block && block.error().kind != train::ArchiveFaultKind::cut) fail(block.error());
    if (!block || !*block) return;
    const auto games = (*block)->unpack();
    if (!games) fail(games.error());
    for (const train::Game& game : *games) {
      const auto& winner = game.outcome.winner;
      const float result = !winner ? 0.5F : *winner == Color::red ? 1.0F : 0.0F;
      Position position = game.start;
      for (Move move : game.opening) position.play(move);
      for (const auto& [move, score] : game.moves) {
        if (is_quiet(position, move) && std::abs(score) < clearly_won) {
          add_sample(position, result, score, samples);
        }
        position.play(move);
      }
      ++samples.games;
    }
  }
}

}  // namespace chuhe::engine::tuning
