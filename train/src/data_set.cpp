#include "data_set.hpp"

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace chuhe::train {

namespace {

// A set of keys, which takes eight bytes for each at two thirds full.
class KeySet {
 public:
  // False: it was there.
  bool insert(std::uint64_t key) {
    if (key == 0) key = 1;
    if (3 * (count_ + 1) > 2 * slots_.size()) grow();
    std::uint64_t& slot = find(key);
    if (slot == key) return false;
    slot = key;
    ++count_;
    return true;
  }

 private:
  std::uint64_t& find(std::uint64_t key) {
    std::size_t at = key & (slots_.size() - 1);
    while (slots_[at] != 0 && slots_[at] != key) at = (at + 1) & (slots_.size() - 1);
    return slots_[at];
  }
  void grow() {
    std::vector<std::uint64_t> former(slots_.size() * 2);
    former.swap(slots_);
    for (std::uint64_t key : former) {
      if (key != 0) find(key) = key;
    }
  }
  std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1U << 16U);
  std::size_t count_ = 0;
};

// A number from 0 to below 1.
double fraction(std::uint64_t hash) { return static_cast<double>(hash >> 11U) * 0x1p-53; }

struct Part {
  DataSet set;
  std::string wrong;
};

Part read_block(const ArchiveBlock& block, const Filters& filters, double held_out_share) {
  Part part;
  const auto games = block.unpack();
  if (!games) {
    part.wrong = to_string(games.error());
    return part;
  }
  for (const Game& game : *games) {
    const std::vector<Sample> samples = samples_of(game, filters, part.set);
    auto& to = is_held_out(game, held_out_share) ? part.set.held_out : part.set.samples;
    to.insert(to.end(), samples.begin(), samples.end());
  }
  return part;
}

void append(DataSet& all, const DataSet& part, const Filters& filters, KeySet& known) {
  const auto take = [&](const std::vector<Sample>& from, std::vector<Sample>& to) {
    for (const Sample& sample : from) {
      if (filters.skip_repeated && !known.insert(sample.key())) {
        ++all.repeated;
      } else {
        to.push_back(sample);
      }
    }
  };
  take(part.held_out, all.held_out);
  take(part.samples, all.samples);
  all.games += part.games;
  all.plies += part.plies;
  all.checks += part.checks;
  all.noisy += part.noisy;
  all.decided += part.decided;
}

}  // namespace

std::vector<Sample> samples_of(const Game& game, const Filters& filters, DataSet& counts) {
  std::vector<Sample> samples;
  Position position = game.start;
  for (Move move : game.opening) position.play(move);
  const auto& winner = game.outcome.winner;
  ++counts.games;
  int ply = 0;
  for (const auto& [move, score] : game.moves) {
    ++counts.plies;
    if (filters.skip_checks && position.in_check()) {
      ++counts.checks;
    } else if (filters.skip_noisy && !position.is_empty(move.to())) {
      ++counts.noisy;
    } else if (std::abs(score) > filters.score_limit) {
      ++counts.decided;
    } else if (ply >= filters.skip_plies) {
      const Sample sample(position, score, !winner ? 1 : *winner == position.turn() ? 2 : 0);
      if (filters.share >= 1 || fraction(sample.key() * 0x94d049bb133111eb) < filters.share) {
        samples.push_back(sample);
      }
    }
    position.play(move);
    ++ply;
  }
  return samples;
}

bool is_held_out(const Game& game, double share) {
  std::uint64_t hash = game.start.key();
  const auto mix = [&hash](Move move) {
    hash = (hash ^ move.bits()) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32U;
  };
  for (Move move : game.opening) mix(move);
  for (const ScoredMove& scored : game.moves) mix(scored.move);
  return fraction(hash * 0xbf58476d1ce4e5b9) < share;
}

std::expected<DataSet, std::string> load(const std::vector<std::string>& paths,
                                         const Filters& filters, double held_out_share,
                                         int threads) {
  DataSet all;
  KeySet known;
  constexpr std::size_t blocks_at_a_time = 256;
  for (const std::string& path : paths) {
    const auto fail = [&](const std::string& what) { return std::unexpected(path + ": " + what); };
    std::ifstream in(path, std::ios::binary);
    if (!in) return fail("cannot be read");
    auto reader = ArchiveReader::open(in);
    if (!reader) return fail(to_string(reader.error()));
    for (bool more = true; more;) {
      std::vector<ArchiveBlock> blocks;
      while (blocks.size() < blocks_at_a_time) {
        auto block = reader->next();
        if (!block && block.error().kind != ArchiveFaultKind::cut) {
          return fail(to_string(block.error()));
        }
        more = block && *block;
        if (!more) break;
        blocks.push_back(std::move(**block));
      }
      std::vector<Part> parts(blocks.size());
      std::atomic<std::size_t> next{0};
      const auto work = [&] {
        for (std::size_t i = next++; i < blocks.size(); i = next++) {
          parts[i] = read_block(blocks[i], filters, held_out_share);
        }
      };
      {
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) workers.emplace_back(work);
        work();
      }
      for (const Part& part : parts) {
        if (!part.wrong.empty()) return fail(part.wrong);
        append(all, part.set, filters, known);
      }
    }
  }
  return all;
}

}  // namespace chuhe::train
