// The transposition table, shared by all threads of a search.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include <chuhe/core/move.hpp>

#include "large_pages.hpp"
#include "value.hpp"

namespace chuhe::engine {

/// What is known about a position.
struct TableEntry {
  Move move;
  Value value = no_value;
  Value evaluation = no_value;
  int depth = 0;
  Bound bound = Bound::exact;
  bool has_value = false;
  bool pv = false;
};

/// A table of fixed size in clusters of four entries, one cluster a cache line. Entries are two
/// words written one after the other without a lock; the first is mixed with the second, so that
/// a torn entry does not match any key (Hyatt and Mann, A lock-less transposition table, 2002).
class TranspositionTable {
 public:
  /// False when the memory cannot be had; the former table stays then.
  bool resize(std::size_t mib);
  void clear();
  /// A new search has begun: entries of former ones are the first to go.
  void age() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & generation_mask); }

  std::optional<TableEntry> find(std::uint64_t key) const;
  void store(std::uint64_t key, const TableEntry& entry);
  void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&clusters_[cluster_of(key)]);
#endif
  }
  /// Thousandths of the table with entries of the present search, from a sample.
  int fullness() const;

 private:
  static constexpr std::uint8_t generation_mask = 31;

  struct Slot {
    std::atomic<std::uint64_t> mixed_key{0};
    std::atomic<std::uint64_t> data{0};
  };
  struct alignas(64) Cluster {
    Slot slots[4];
  };

  std::size_t cluster_of(std::uint64_t key) const {
    // The upper bits of key * count: spreads over any number of clusters.
    return static_cast<std::size_t>(((key >> 32) * cluster_count_) >> 32);
  }
  int relative_age(std::uint64_t data) const;

  LargePages<Cluster> clusters_;
  std::uint64_t cluster_count_ = 0;
  std::uint8_t generation_ = 0;
};

}  // namespace chuhe::engine
