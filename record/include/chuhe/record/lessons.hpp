// Learning from a reviewed game: its mistakes as tasks, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <chuhe/core/move.hpp>
#include <chuhe/core/piece.hpp>
#include <chuhe/record/review.hpp>

namespace chuhe::record {

/// The mistakes and blunders of one side for which a better move is known; where only one move is
/// legal there is none. Of each a better move is
/// to be found; what a move is worth that nobody has looked at yet, an engine has to tell.
class Lessons {
 public:
  enum class State : std::uint8_t {
    asked,  ///< A better move is looked for.
    found,  ///< One has been found.
    shown   ///< The solution was shown.
  };

  /// `moves` are the reviews of a game's moves from its first one on.
  Lessons(std::span<const MoveReview> moves, Color side);

  std::size_t count() const { return lessons_.size(); }
  /// Which one it is, from 0; `count()`: all are over.
  std::size_t number() const { return number_; }
  bool is_over() const { return number_ == lessons_.size(); }
  /// How many have been found without being shown.
  std::size_t found_count() const { return found_; }

  // Precondition of all that follows: `!is_over()`.

  /// How many moves of the game come before the mistake.
  std::size_t ply() const { return lessons_[number_].ply; }
  const MoveReview& mistake() const { return lessons_[number_].review; }
  State state() const { return state_; }

  /// What is known of a move already: of the best one, and of the mistake itself.
  std::optional<Judgement> known(Move tried) const;
  /// Takes a move that was judged so; only a good one, which is nearly as good as the best, is an
  /// answer. Returns whether it is.
  bool answer(Judgement judgement);
  void show_solution();
  /// Goes on to the next one, whether this one was found or not.
  void next();

 private:
  struct Lesson {
    std::size_t ply = 0;
    MoveReview review;
  };

  std::vector<Lesson> lessons_;
  std::size_t number_ = 0;
  std::size_t found_ = 0;
  State state_ = State::asked;
};

}  // namespace chuhe::record
