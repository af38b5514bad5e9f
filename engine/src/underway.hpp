// Which moves the threads of a search are looking at.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace chuhe::engine {

/// Moves being searched deep by some thread, so that the others may begin with another one and come
/// back when it is in the table (deferred moves as in T. Kerrigan, Simplified ABDADA, 2017). Wrong
/// answers cost time only.
class Underway {
 public:
  /// Another thread searches the move that the key stands for.
  bool has(std::uint64_t key) const {
    for (const auto& slot : slots_[index(key)]) {
      if (slot.load(std::memory_order_relaxed) == key) return true;
    }
    return false;
  }

  /// Holds a key in the table as long as it lives; does nothing without a table.
  class Mark {
   public:
    Mark(Underway* table, std::uint64_t key) {
      if (table == nullptr) return;
      for (auto& slot : table->slots_[index(key)]) {
        std::uint64_t empty = 0;
        if (slot.compare_exchange_strong(empty, key, std::memory_order_relaxed)) {
          slot_ = &slot;
          return;
        }
      }
    }
    Mark(const Mark&) = delete;
    Mark& operator=(const Mark&) = delete;
    ~Mark() {
      if (slot_ != nullptr) slot_->store(0, std::memory_order_relaxed);
    }

   private:
    std::atomic<std::uint64_t>* slot_ = nullptr;
  };

 private:
  static constexpr std::size_t size = 4096;
  static std::size_t index(std::uint64_t key) { return (key >> 40) % size; }

  std::array<std::array<std::atomic<std::uint64_t>, 4>, size> slots_{};
};

}  // namespace chuhe::engine
