#include <chuhe/record/lessons.hpp>

#include <cassert>

namespace chuhe::record {

Lessons::Lessons(std::span<const MoveReview> moves, Color side) {
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    const MoveReview& review = moves[ply];
    if (review.mover != side || review.is_forced || review.better.empty()) continue;
    if (review.judgement < Judgement::mistake) continue;
    lessons_.push_back({ply, review});
  }
}

std::optional<Judgement> Lessons::known(Move tried) const {
  assert(!is_over());
  if (tried == mistake().better.front()) return Judgement::good;
  if (tried == mistake().played) return mistake().judgement;
  return std::nullopt;
}

bool Lessons::answer(Judgement judgement) {
  assert(!is_over());
  if (judgement != Judgement::good) return false;
  if (state_ == State::asked) {
    state_ = State::found;
    ++found_;
  }
  return true;
}

void Lessons::show_solution() {
  assert(!is_over());
  if (state_ == State::asked) state_ = State::shown;
}

void Lessons::next() {
  assert(!is_over());
  ++number_;
  state_ = State::asked;
}

}  // namespace chuhe::record
