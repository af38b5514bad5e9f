#include "mate_solver.hpp"

#include <algorithm>
#include <utility>

#include <chuhe/core/movegen.hpp>

namespace chuhe::engine {

namespace {

constexpr std::size_t slot_count = std::size_t{1} << 19U;
constexpr std::size_t cluster = 4;

}  // namespace

void MateSolver::begin(const Line& line, std::vector<Move> first_moves, int longest) {
  line_ = line;
  line_.reserve(line.plies() + most_plies + 2);
  first_moves_ = std::move(first_moves);
  if (!slots_) slots_ = new_in_large_pages<Slot>(slot_count);
  plies_limit_ = std::min(longest, most_plies);
  nodes_ = nodes_limit_ = 0;
  found_.reset();
  finished_ = !slots_ || plies_limit_ < 1 || children(Side::attacker, 0).empty();
  if (!finished_) forget();
}

// What is in the table holds for one position, with what has stood before, and one limit.
void MateSolver::forget() {
  if (++generation_ != 0) return;
  std::fill_n(slots_.get(), slot_count, Slot{});
  generation_ = 1;
}

void MateSolver::look(std::uint64_t nodes, const GoOn& go_on) {
  if (finished_) return;
  nodes_limit_ = nodes_ + nodes;
  go_on_ = &go_on;
  given_up_ = false;
  while (!finished_ && !given_up_) {
    const std::optional<Numbers> root = solve(Side::attacker, 0, never, never);
    if (root && root->proof == 0) {
      found_ = ProvenMate{root->plies, principal_line()};
      // Is there a shorter one?
      plies_limit_ = root->plies - 2;
      finished_ = plies_limit_ < 1;
      forget();
    } else if (!given_up_) {
      finished_ = true;
    }
  }
}

bool MateSolver::give_up() {
  if (given_up_) return true;
  given_up_ = ++nodes_ >= nodes_limit_ || !(*go_on_)();
  return given_up_;
}

// How many plies are left matters only where they are limited.
std::uint64_t MateSolver::slot_key(std::uint64_t key, int rest) const {
  if (plies_limit_ == most_plies) return key;
  return key ^ static_cast<std::uint64_t>(rest + 1) * 0x9e3779b97f4a7c15;
}

const MateSolver::Slot* MateSolver::find(std::uint64_t key) const {
  const std::size_t at = key % (slot_count / cluster) * cluster;
  for (std::size_t i = at; i < at + cluster; ++i) {
    if (slots_[i].key == key && slots_[i].generation == generation_) return &slots_[i];
  }
  return nullptr;
}

void MateSolver::store(std::uint64_t key, const Numbers& numbers, std::uint64_t effort) {
  const std::size_t at = key % (slot_count / cluster) * cluster;
  Slot* chosen = &slots_[at];
  const auto worth = [&](const Slot& slot) -> std::uint64_t {
    return slot.generation == generation_ ? slot.effort + 1ULL : 0;
  };
  for (std::size_t i = at; i < at + cluster; ++i) {
    if (slots_[i].key == key) {
      chosen = &slots_[i];
      break;
    }
    if (worth(slots_[i]) < worth(*chosen)) chosen = &slots_[i];
  }
  if (chosen->key == key && chosen->generation == generation_) effort += chosen->effort;
  *chosen = {key,
             numbers.proof,
             numbers.disproof,
             generation_,
             static_cast<std::uint16_t>(numbers.plies),
             static_cast<std::uint32_t>(std::min<std::uint64_t>(effort, 0xffffffff))};
}

std::vector<MateSolver::Child> MateSolver::children(Side side, int ply) const {
  std::vector<Child> result;
  const Position& here = line_.position();
  MoveList list;
  generate(here, MoveKind::all, list);
  for (Move move : list) {
    if (side == Side::attacker && !gives_check(here, move)) continue;
    if (!leaves_king_safe(here, move)) continue;
    if (ply == 0 && std::ranges::find(first_moves_, move) == first_moves_.end()) continue;
    const Position next = here.after(move);
    Child child;
    child.move = move;
    child.key = next.key();
    if (side == Side::attacker) {
      // The fewer answers, the sooner it may be mate.
      const int answers = count_legal_moves(next);
      child.first.proof = static_cast<std::uint32_t>(answers);
      if (answers == 0) child.first.disproof = never;
    }
    result.push_back(child);
  }
  return result;
}

bool MateSolver::stood_before(std::uint64_t key) const {
  const auto keys = line_.keys();
  const std::size_t last = line_.plies();
  const std::size_t quiet =
      std::min(last, static_cast<std::size_t>(line_.position().quiet_plies()));
  for (std::size_t back = 1; back <= quiet; ++back) {
    if (keys[last - back] == key) return true;
  }
  return false;
}

MateSolver::Numbers MateSolver::look_up(const Child& child, int rest) const {
  if (child.first.proof == 0 || child.first.on_this_way) return child.first;
  if (rest <= 0) return {never, 0, 0, false};
  if (const Slot* slot = find(slot_key(child.key, rest))) {
    return {slot->proof, slot->disproof, slot->plies, false};
  }
  return child.first;
}

// For the attacker the smallest proof number and the sum of the disproof numbers, for the defender
// the other way round. `best`: the child to go on with; `second`: the next best one's number.
MateSolver::Numbers MateSolver::sum_up(Side side, const std::vector<Child>& list, int rest,
                                       const Child*& best, Numbers& of_best,
                                       std::uint32_t& second) const {
  const bool attacker = side == Side::attacker;
  std::uint64_t sum = 0;
  std::uint32_t smallest = never;
  int plies = attacker ? most_plies : 0;
  bool way_matters = false;
  bool disproven_anyway = false;
  best = nullptr;
  second = never;
  for (const Child& child : list) {
    const Numbers numbers = look_up(child, rest - 1);
    const std::uint32_t wanted = attacker ? numbers.proof : numbers.disproof;
    sum += attacker ? numbers.disproof : numbers.proof;
    way_matters = way_matters || numbers.on_this_way;
    disproven_anyway = disproven_anyway || (numbers.disproof == 0 && !numbers.on_this_way);
    if (wanted < smallest) {
      second = smallest;
      smallest = wanted;
      best = &child;
      of_best = numbers;
    } else {
      second = std::min(second, wanted);
    }
    if (numbers.proof == 0) {
      plies = attacker ? std::min(plies, numbers.plies + 1) : std::max(plies, numbers.plies + 1);
    }
  }
  const auto total = static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, never));
  Numbers own;
  own.proof = attacker ? smallest : total;
  own.disproof = attacker ? total : smallest;
  if (own.proof == 0) {
    own.disproof = never;
    own.plies = plies;
  } else if (own.disproof == 0) {
    own.proof = never;
    own.on_this_way = attacker ? way_matters : !disproven_anyway;
  }
  return own;
}

std::optional<MateSolver::Numbers> MateSolver::solve(Side side, int ply, std::uint32_t proof_limit,
                                                     std::uint32_t disproof_limit) {
  if (give_up()) return std::nullopt;
  const bool attacker = side == Side::attacker;
  const int rest = plies_limit_ - ply;
  std::vector<Child> list = children(side, ply);
  for (Child& child : list) {
    if (stood_before(child.key)) child.first = {never, 0, 0, true};
  }
  while (true) {
    const Child* best = nullptr;
    Numbers of_best;
    std::uint32_t second = never;
    Numbers own = sum_up(side, list, rest, best, of_best, second);
    if (own.proof >= proof_limit || own.disproof >= disproof_limit || best == nullptr ||
        given_up_) {
      return own;
    }
    const std::uint32_t a_little_more = second >= never ? never : second + 1 + second / 4;
    const auto left_of = [](std::uint32_t limit, std::uint32_t all, std::uint32_t part) {
      return limit >= never ? never : limit - (all - part);
    };
    const std::uint32_t child_proof = attacker ? std::min(proof_limit, a_little_more)
                                               : left_of(proof_limit, own.proof, of_best.proof);
    const std::uint32_t child_disproof =
        attacker ? left_of(disproof_limit, own.disproof, of_best.disproof)
                 : std::min(disproof_limit, a_little_more);
    const std::uint64_t before = nodes_;
    line_.push(best->move);
    const std::optional<Numbers> fresh =
        solve(attacker ? Side::defender : Side::attacker, ply + 1, child_proof, child_disproof);
    line_.pop();
    if (!fresh) return own;
    if (fresh->on_this_way) {
      list[static_cast<std::size_t>(best - list.data())].first = *fresh;
    } else {
      store(slot_key(best->key, rest - 1), *fresh, nodes_ - before);
    }
  }
}

// The attacker takes the shortest way known, the defender the longest.
std::vector<Move> MateSolver::principal_line() {
  std::vector<Move> result;
  std::size_t pushed = 0;
  for (int ply = 0; ply < plies_limit_; ++ply) {
    const Side side = ply % 2 == 0 ? Side::attacker : Side::defender;
    const Child* best = nullptr;
    int best_plies = 0;
    const std::vector<Child> list = children(side, ply);
    for (const Child& child : list) {
      const Numbers numbers = look_up(child, plies_limit_ - ply - 1);
      if (numbers.proof != 0) continue;
      if (best == nullptr ||
          (side == Side::attacker ? numbers.plies < best_plies : numbers.plies > best_plies)) {
        best = &child;
        best_plies = numbers.plies;
      }
    }
    if (best == nullptr) break;
    result.push_back(best->move);
    line_.push(best->move);
    ++pushed;
  }
  for (; pushed > 0; --pushed) line_.pop();
  return result;
}

}  // namespace chuhe::engine
