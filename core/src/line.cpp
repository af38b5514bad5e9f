#include <chuhe/core/line.hpp>

#include <algorithm>
#include <cassert>

#include <chuhe/core/movegen.hpp>

namespace chuhe {

Line::Line(const Position& start) : positions_{start}, keys_{start.key()} {}

void Line::push(Move move) {
  assert(is_legal(position(), move));
  positions_.push_back(position().after(move));
  keys_.push_back(position().key());
  moves_.push_back(move);
}

void Line::push_pass() {
  positions_.push_back(position().after_pass());
  keys_.push_back(position().key());
  moves_.push_back(Move{});
}

void Line::pop() {
  assert(!moves_.empty());
  positions_.pop_back();
  keys_.pop_back();
  moves_.pop_back();
}

void Line::reserve(std::size_t plies) {
  positions_.reserve(plies + 1);
  keys_.reserve(plies + 1);
  moves_.reserve(plies);
}

std::vector<std::size_t> Line::occurrences() const {
  std::vector<std::size_t> result;
  const std::size_t last = plies();
  const std::size_t quiet = std::min(last, static_cast<std::size_t>(position().quiet_plies()));
  for (std::size_t i = last - quiet + (quiet % 2); i <= last; i += 2) {
    if (keys_[i] == keys_[last] && positions_[i] == position()) result.push_back(i);
  }
  return result;
}

int Line::occurrence_count() const {
  const std::size_t last = plies();
  const std::size_t quiet = std::min(last, static_cast<std::size_t>(position().quiet_plies()));
  int count = 1;
  for (std::size_t back = 4; back <= quiet; back += 2) {
    if (keys_[last - back] == keys_[last] && positions_[last - back] == position()) ++count;
  }
  return count;
}

}  // namespace chuhe
