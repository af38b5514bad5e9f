// Ways to find what rooks and cannons reach, side by side on squares and boards of random games:
//
//   line tables, gathered by a multiplication: what the library uses, 58 KB
//   line tables, gathered by PEXT: the same tables
//   one table a square, indexed by PEXT over all squares that matter: 23 MB for rooks alone
//   one table a square, indexed by two multiplications ("magics"): the same size at best
//
// Cannons need all squares of their lines, which would make tables a square four times as large;
// only rooks are measured there.
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include <chuhe/core/attacks.hpp>
#include <chuhe/core/movegen.hpp>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace {

using chuhe::Bitboard;
using chuhe::Square;

struct Query {
  Square square;
  Bitboard occupied;
};

std::vector<Query> make_queries() {
  std::mt19937_64 random(1);
  std::vector<Query> queries;
  chuhe::Position position;
  while (queries.size() < 8192) {
    const chuhe::MoveList moves = chuhe::legal_moves(position);
    if (moves.empty() || position.fullmove() > 60) {
      position = chuhe::Position{};
      continue;
    }
    position.play(moves[random() % moves.size()]);
    const Bitboard lines =
        position.pieces(chuhe::Role::rook) | position.pieces(chuhe::Role::cannon);
    for (Square square : lines) queries.push_back({square, position.occupied()});
  }
  return queries;
}

const std::vector<Query> queries = make_queries();

template <class Attacks>
void run(benchmark::State& state, Attacks attacks) {
  std::size_t i = 0;
  for (auto _ : state) {
    const Query& query = queries[i];
    const Bitboard result = attacks(query.square, query.occupied);
    benchmark::DoNotOptimize(result);
    i = (i + 1) % 8192;
  }
}

void rook_line_tables(benchmark::State& state) {
  run(state, [](Square s, Bitboard o) { return chuhe::rook_attacks(s, o); });
}
BENCHMARK(rook_line_tables);

void cannon_line_tables(benchmark::State& state) {
  run(state, [](Square s, Bitboard o) { return chuhe::cannon_attacks(s, o); });
}
BENCHMARK(cannon_line_tables);

// The squares whose occupation changes what a rook reaches: its lines without their ends.
Bitboard relevant(Square square) {
  Bitboard result;
  for (Square other : chuhe::same_line(square)) {
    const bool end = chuhe::file_of(other) == chuhe::file_of(square)
                         ? chuhe::rank_of(other) == 0 || chuhe::rank_of(other) == 9
                         : chuhe::file_of(other) == 0 || chuhe::file_of(other) == 8;
    if (!end) result.add(other);
  }
  return result;
}

template <class Visit>
void for_subsets(Bitboard set, Visit visit) {
  // All subsets, by counting through the lower word within each subset of the upper one.
  std::uint64_t high = 0;
  do {
    std::uint64_t low = 0;
    do {
      visit(Bitboard::from_words(low, high));
      low = (low - set.red_half()) & set.red_half();
    } while (low != 0);
    high = (high - set.black_half()) & set.black_half();
  } while (high != 0);
}

// Two multiplications to a number of `bits` bits without harmful collisions, found by trial.
struct Magic {
  Bitboard mask;
  std::uint64_t red = 0;
  std::uint64_t black = 0;
  int shift = 0;
  std::vector<Bitboard> table;
  std::size_t index(Bitboard occupied) const {
    const Bitboard masked = occupied & mask;
    return (masked.red_half() * red + masked.black_half() * black) >> shift;
  }
};

Magic find_magic(Square square, std::mt19937_64& random) {
  Magic magic;
  magic.mask = relevant(square);
  for (int bits = magic.mask.size();; ++bits) {
    magic.shift = 64 - bits;
    for (int trial = 0; trial < 300; ++trial) {
      magic.red = random() & random() & random();
      magic.black = random() & random() & random();
      magic.table.assign(std::size_t{1} << bits, Bitboard{});
      bool good = true;
      for_subsets(magic.mask, [&](Bitboard occupied) {
        Bitboard& entry = magic.table[magic.index(occupied)];
        const Bitboard attacks = chuhe::rook_attacks(square, occupied);
        if (entry.empty()) entry = attacks;
        good = good && entry == attacks;
      });
      if (good) return magic;
    }
  }
}

void rook_magics(benchmark::State& state) {
  static const std::vector<Magic> magics = [] {
    std::mt19937_64 random(3);
    std::vector<Magic> result;
    for (Square square : Bitboard::all()) result.push_back(find_magic(square, random));
    return result;
  }();
  std::size_t entries = 0;
  for (const Magic& magic : magics) entries += magic.table.size();
  state.counters["MB"] = static_cast<double>(entries * sizeof(Bitboard)) / 1e6;
  run(state, [&](Square s, Bitboard o) {
    const Magic& magic = magics[static_cast<std::size_t>(s)];
    return magic.table[magic.index(o)];
  });
}
BENCHMARK(rook_magics);

#if defined(__x86_64__)

__attribute__((target("bmi2"))) Bitboard rook_by_pext_lines(Square square, Bitboard occupied) {
  const auto& tables = chuhe::detail::attack_tables;
  const int file = tables.file[square];
  const int rank = tables.rank[square];
  const std::uint64_t mask = std::uint64_t{0x1008040201} << file;
  const std::uint64_t on_file =
      _pext_u64(occupied.red_half(), mask) | _pext_u64(occupied.black_half(), mask) << 5;
  const std::uint64_t half = rank < 5 ? occupied.red_half() : occupied.black_half();
  const int shift = 9 * (rank < 5 ? rank : rank - 5);
  const std::uint64_t row =
      tables.along_rank[static_cast<std::size_t>(file)][half >> shift & 511].rook;
  const std::uint64_t column = tables.along_file[static_cast<std::size_t>(rank)][on_file].rook;
  const std::uint64_t red = _pdep_u64(column & 31, mask);
  const std::uint64_t black = _pdep_u64(column >> 5, mask);
  return rank < 5 ? Bitboard::from_words(red | row << shift, black)
                  : Bitboard::from_words(red, black | row << shift);
}

__attribute__((target("bmi2"))) void rook_line_tables_pext(benchmark::State& state) {
  run(state, rook_by_pext_lines);
}

struct PextTable {
  Bitboard mask;
  int red_bits = 0;
  std::vector<Bitboard> table;
};

__attribute__((target("bmi2"))) std::size_t pext_index(const PextTable& table, Bitboard occupied) {
  return _pext_u64(occupied.red_half(), table.mask.red_half()) |
         _pext_u64(occupied.black_half(), table.mask.black_half()) << table.red_bits;
}

__attribute__((target("bmi2"))) void rook_pext(benchmark::State& state) {
  static const std::vector<PextTable> tables = [] {
    std::vector<PextTable> result;
    for (Square square : Bitboard::all()) {
      PextTable table;
      table.mask = relevant(square);
      table.red_bits = std::popcount(table.mask.red_half());
      table.table.resize(std::size_t{1} << table.mask.size());
      for_subsets(table.mask, [&](Bitboard occupied) {
        table.table[pext_index(table, occupied)] = chuhe::rook_attacks(square, occupied);
      });
      result.push_back(std::move(table));
    }
    return result;
  }();
  std::size_t entries = 0;
  for (const PextTable& table : tables) entries += table.table.size();
  state.counters["MB"] = static_cast<double>(entries * sizeof(Bitboard)) / 1e6;
  run(state, [&](Square s, Bitboard o) {
    const PextTable& table = tables[static_cast<std::size_t>(s)];
    return table.table[pext_index(table, o)];
  });
}

#endif

}  // namespace

int main(int argc, char** argv) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("bmi2")) {
    benchmark::RegisterBenchmark("rook_line_tables_pext", rook_line_tables_pext);
    benchmark::RegisterBenchmark("rook_pext", rook_pext);
  }
#endif
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
