// What a record was before it was changed, to be brought back.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <utility>

#include <chuhe/record/game.hpp>

namespace chuhe::desktop {

/// A record at some time, with the place in it.
struct KeptRecord {
  record::Game game;
  record::NodeId place = record::NodeId::root;
  bool is_modified = false;
};

/// The changes of a record, undone and done again. A record is a value: what is kept is the whole
/// of it before each change, the latest ones up to a bound.
class EditHistory {
 public:
  static constexpr std::size_t most_changes = 100;
  /// Moves of all that is kept, for large records.
  static constexpr std::size_t most_moves = 1'000'000;

  bool can_undo() const { return !past_.empty(); }
  bool can_redo() const { return !future_.empty(); }

  /// Keeps what is about to be changed.
  void keep(KeptRecord before) {
    future_.clear();
    past_.push_back(std::move(before));
    std::size_t moves = 0;
    for (const KeptRecord& kept : past_) moves += kept.game.move_count();
    while (past_.size() > 1 && (past_.size() > most_changes || moves > most_moves)) {
      moves -= past_.front().game.move_count();
      past_.pop_front();
    }
  }
  /// Gives back what was, and keeps what is. Precondition: there is something.
  KeptRecord undo(KeptRecord now) { return exchange(past_, future_, std::move(now)); }
  KeptRecord redo(KeptRecord now) { return exchange(future_, past_, std::move(now)); }
  void clear() {
    past_.clear();
    future_.clear();
  }
  /// The record has been saved as it is now: all that is kept differs from the file.
  void note_saved() {
    for (auto* side : {&past_, &future_}) {
      for (KeptRecord& kept : *side) kept.is_modified = true;
    }
  }

 private:
  static KeptRecord exchange(std::deque<KeptRecord>& from, std::deque<KeptRecord>& to,
                             KeptRecord now) {
    to.push_back(std::move(now));
    KeptRecord kept = std::move(from.back());
    from.pop_back();
    return kept;
  }

  std::deque<KeptRecord> past_;
  std::deque<KeptRecord> future_;
};

}  // namespace chuhe::desktop
