#include "transposition.hpp"

#include <utility>

namespace chuhe::engine {

namespace {

// Bits of the data word: move 16, value 16, evaluation 16, depth 8, generation 5, bound 2 with 3
// for "no value", pv 1. All zero: an empty slot, for the null move is stored with a bound of "no
// value".
constexpr std::uint64_t pack(const TableEntry& entry, std::uint8_t generation) {
  const auto field = [](int value) { return static_cast<std::uint64_t>(value) & 0xffff; };
  const std::uint64_t bound = entry.has_value ? static_cast<std::uint64_t>(entry.bound) : 3;
  return entry.move.bits() | field(entry.value) << 16 | field(entry.evaluation) << 32 |
         (static_cast<std::uint64_t>(entry.depth + 1) & 0xff) << 48 |
         static_cast<std::uint64_t>(generation) << 56 | bound << 61 |
         static_cast<std::uint64_t>(entry.pv) << 63;
}

constexpr int signed_field(std::uint64_t data, int shift) {
  return static_cast<std::int16_t>(data >> shift & 0xffff);
}

constexpr int depth_of(std::uint64_t data) { return static_cast<int>(data >> 48 & 0xff) - 1; }

}  // namespace

bool TranspositionTable::resize(std::size_t mib) {
  const std::uint64_t count = static_cast<std::uint64_t>(mib) * (1U << 20U) / sizeof(Cluster);
  if (count == cluster_count_) {
    clear();
    return true;
  }
  LargePages<Cluster> fresh = new_in_large_pages<Cluster>(count);
  if (!fresh) return false;
  clusters_ = std::move(fresh);
  cluster_count_ = count;
  generation_ = 0;
  return true;
}

void TranspositionTable::clear() {
  for (std::uint64_t i = 0; i < cluster_count_; ++i) {
    for (Slot& slot : clusters_[i].slots) {
      slot.mixed_key.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
  }
  generation_ = 0;
}

int TranspositionTable::relative_age(std::uint64_t data) const {
  return (generation_ - static_cast<int>(data >> 56 & generation_mask)) & generation_mask;
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key) const {
  for (const Slot& slot : clusters_[cluster_of(key)].slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.mixed_key.load(std::memory_order_relaxed) ^ data) != key || data == 0) continue;
    TableEntry entry;
    entry.move = Move::from_bits(static_cast<std::uint16_t>(data & 0xffff));
    entry.value = signed_field(data, 16);
    entry.evaluation = signed_field(data, 32);
    entry.depth = depth_of(data);
    entry.has_value = (data >> 61 & 3) != 3;
    entry.bound = entry.has_value ? static_cast<Bound>(data >> 61 & 3) : Bound::exact;
    entry.pv = (data >> 63) != 0;
    return entry;
  }
  return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
  Slot* victim = nullptr;
  int worst = 0;
  TableEntry kept = entry;
  for (Slot& slot : clusters_[cluster_of(key)].slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.mixed_key.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
      // The same position: a move is never forgotten, a much deeper value of this search neither.
      if (kept.move.is_null()) kept.move = Move::from_bits(static_cast<std::uint16_t>(data));
      if (entry.bound != Bound::exact && relative_age(data) == 0 &&
          depth_of(data) > entry.depth + 3 + (entry.pv ? 2 : 0)) {
        return;
      }
      victim = &slot;
      break;
    }
    const int worth = data == 0 ? -1000 : depth_of(data) - 4 * relative_age(data);
    if (victim == nullptr || worth < worst) {
      victim = &slot;
      worst = worth;
    }
  }
  const std::uint64_t data = pack(kept, generation_);
  victim->data.store(data, std::memory_order_relaxed);
  victim->mixed_key.store(key ^ data, std::memory_order_relaxed);
}

int TranspositionTable::fullness() const {
  const std::uint64_t sample = cluster_count_ < 250 ? cluster_count_ : 250;
  int used = 0;
  for (std::uint64_t i = 0; i < sample; ++i) {
    for (const Slot& slot : clusters_[i].slots) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      used += data != 0 && relative_age(data) == 0 ? 1 : 0;
    }
  }
  return sample == 0 ? 0 : static_cast<int>(static_cast<std::uint64_t>(used) * 250 / sample);
}

}  // namespace chuhe::engine
