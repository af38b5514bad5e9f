// Values positions along a line of moves, by a network or by hand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/position.hpp>

#include "../evaluation.hpp"
#include "../value.hpp"
#include "kernels.hpp"
#include "network.hpp"

namespace chuhe::engine {

namespace nnue {

/// Follows a line, `push` and `pop`, and keeps what the first layer says of its positions. Nothing
/// is computed before it is asked for, and then from the nearest position before that is known, or
/// from one that was like it.
class Accumulators {
 public:
  Accumulators(const Network& network, const Kernels& kernels = best_kernels());

  /// Begins a line at a position.
  void begin(const Position& position);
  /// Follows a move that is about to be played in `before`, the line's position.
  void push(const Position& before, Move move);
  void push_pass();
  void pop() { --top_; }

  /// The network's value for the side to move. Precondition: the line's position.
  Value evaluate(const Position& position);

  /// How often a view had to be found from another line's, and how often it was one move ahead.
  struct Counts {
    std::uint64_t refreshed = 0;
    std::uint64_t updated = 0;
  };
  Counts counts() const { return counts_; }

 private:
  struct Change {
    Piece piece;
    Square square = Square::a0;
  };
  struct Entry {
    // What the move before did: at most a piece from, one to, and one captured.
    std::array<Change, 2> removed;
    Change added;
    int removed_count = 0;
    int added_count = 0;
    ByColor<std::int32_t> tilt;
    ByColor<View> view;
    ByColor<bool> ready;
  };
  // For a view: some position seen so, and its accumulator.
  struct Known {
    ByColor<Bitboard> by_color;
    std::array<Bitboard, role_count> by_role;
    BySquare<std::optional<Piece>> board;
  };

  std::int16_t* accumulator(std::size_t entry, Color side) {
    return stack_.data() + (2 * entry + static_cast<std::size_t>(side)) * hidden();
  }
  std::size_t hidden() const { return static_cast<std::size_t>(network_->shape.hidden); }
  void add_entry();
  void make_ready(const Position& position, Color side);
  void update(std::size_t entry, Color side);
  void refresh(const Position& position, Color side);
  void forget_known();

  const Network* network_;
  const Kernels* kernels_;
  std::vector<Entry> entries_;
  std::size_t top_ = 0;
  AlignedArray<std::int16_t> stack_;
  // By [side][mirrored][bucket of the king].
  std::vector<Known> known_;
  AlignedArray<std::int16_t> known_accumulators_;
  Counts counts_;
};

}  // namespace nnue

/// The network's value of a position for the side to move, from nothing.
Value evaluate(const Position& position, const Network& network,
               const nnue::Kernels& kernels = nnue::best_kernels());

/// What a search asks for values: the network where there is one, else the hand-made evaluation.
class Evaluator {
 public:
  /// Null: by hand. May throw std::bad_alloc, and nothing has changed then.
  void use(NetworkPointer network);

  void begin(const Position& position) {
    if (accumulators_) {
      accumulators_->begin(position);
    } else {
      standings_.assign(1, Standing(position));
    }
  }
  void push(const Position& before, Move move) {
    if (accumulators_) {
      accumulators_->push(before, move);
    } else {
      standings_.push_back(standings_.back());
      standings_.back().update(*before.piece_at(move.from()), move, before.piece_at(move.to()));
    }
  }
  void push_pass() {
    if (accumulators_) {
      accumulators_->push_pass();
    } else {
      standings_.push_back(standings_.back());
    }
  }
  void pop() {
    if (accumulators_) {
      accumulators_->pop();
    } else {
      standings_.pop_back();
    }
  }
  Value evaluate(const Position& position);

  /// What the largest network takes of memory for each evaluator, in bytes.
  static std::size_t most_memory();

 private:
  NetworkPointer network_;
  std::unique_ptr<nnue::Accumulators> accumulators_;
  std::vector<Standing> standings_;  // by hand: of the positions of the line
};

}  // namespace chuhe::engine
