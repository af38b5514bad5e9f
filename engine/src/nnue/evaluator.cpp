#include "evaluator.hpp"

#include <algorithm>

#include "../evaluation.hpp"

namespace chuhe::engine {

namespace nnue {

namespace {

// A search's deepest line, and its root.
constexpr std::size_t most_entries = max_ply + 8;

constexpr std::size_t view_number(Color side, View view, const Shape& shape) {
  const std::size_t bucket = shape.bucket_of_cell[view.king_cell];
  return (static_cast<std::size_t>(side) * 2 + view.mirrored) *
             static_cast<std::size_t>(shape.king_buckets) +
         bucket;
}

// Whether both use the same weights for the same pieces.
bool are_alike(View a, View b, const Shape& shape) {
  return a.mirrored == b.mirrored &&
         shape.bucket_of_cell[a.king_cell] == shape.bucket_of_cell[b.king_cell];
}

std::size_t view_count(const Shape& shape) {
  return std::size_t{4} * static_cast<std::size_t>(shape.king_buckets);
}

bool has_attackers(const Position& position, Color color) {
  return bool(position.pieces(color) &
              (position.pieces(Role::rook) | position.pieces(Role::horse) |
               position.pieces(Role::cannon) | position.pieces(Role::pawn)));
}

Value value_of(const Network& network, const Kernels& kernels, const Position& position,
               const std::int16_t* own, const std::int16_t* other) {
  const int bucket = output_bucket(position.occupied().size());
  const int width = network.shape.hidden;
  const std::int16_t* const weights = network.output_row(bucket);
  const std::int64_t sum =
      kernels.squared_sum(own, weights, width) + kernels.squared_sum(other, weights + width, width);
  Value value = std::clamp(network.value_of(sum, bucket), -max_evaluation, max_evaluation);
  // Who has nothing that crosses the river cannot win.
  const Color turn = position.turn();
  if (value > 0 && !has_attackers(position, turn)) value = 0;
  if (value < 0 && !has_attackers(position, opponent(turn))) value = 0;
  return value;
}

}  // namespace

Accumulators::Accumulators(const Network& network, const Kernels& kernels)
    : network_(&network),
      kernels_(&kernels),
      entries_(most_entries),
      stack_(most_entries * 2 * static_cast<std::size_t>(network.shape.hidden)),
      known_(view_count(network.shape)),
      known_accumulators_(view_count(network.shape) *
                          static_cast<std::size_t>(network.shape.hidden)) {
  forget_known();
}

// Of an empty board the accumulator is the biases.
void Accumulators::forget_known() {
  std::fill(known_.begin(), known_.end(), Known{});
  for (std::size_t i = 0; i < known_.size(); ++i) {
    std::copy_n(network_->feature_biases.data(), hidden(),
                known_accumulators_.data() + i * hidden());
  }
}

void Accumulators::begin(const Position& position) {
  top_ = 0;
  Entry& entry = entries_[0];
  entry = Entry{};
  for (Color side : all_colors) {
    entry.tilt[side] = tilt_of(position, side);
    entry.view[side] = view_of(side, position.king(side), entry.tilt[side]);
  }
}

void Accumulators::add_entry() {
  ++top_;
  // Longer lines than a search has are rare: room is made.
  if (top_ < entries_.size()) return;
  entries_.resize(2 * entries_.size());
  AlignedArray<std::int16_t> larger(2 * stack_.size());
  std::copy_n(stack_.data(), stack_.size(), larger.data());
  stack_ = std::move(larger);
}

void Accumulators::push(const Position& before, Move move) {
  add_entry();
  const Entry& former = entries_[top_ - 1];
  Entry& entry = entries_[top_];
  const Piece piece = *before.piece_at(move.from());
  entry.removed[0] = {piece, move.from()};
  entry.removed_count = 1;
  entry.added = {piece, move.to()};
  entry.added_count = 1;
  const auto captured = before.piece_at(move.to());
  if (captured) entry.removed[entry.removed_count++] = {*captured, move.to()};
  for (Color side : all_colors) {
    const auto& tilts = feature_tables.tilt[static_cast<std::size_t>(side)];
    const std::size_t code = piece_code(piece);
    std::int32_t tilt = former.tilt[side] + tilts[code][move.to()] - tilts[code][move.from()];
    if (captured) tilt -= tilts[piece_code(*captured)][move.to()];
    const bool king = piece == Piece{side, Role::king};
    entry.tilt[side] = tilt;
    entry.view[side] = view_of(side, king ? move.to() : before.king(side), tilt);
    entry.ready[side] = false;
  }
}

void Accumulators::push_pass() {
  add_entry();
  Entry& entry = entries_[top_];
  entry = entries_[top_ - 1];
  entry.removed_count = 0;
  entry.added_count = 0;
  entry.ready = {};
}

void Accumulators::update(std::size_t index, Color side) {
  Entry& entry = entries_[index];
  const View view = entry.view[side];
  const auto row = [&](const Change& change) {
    return network_->row(view, input_of(side, view, change.piece, change.square));
  };
  const std::int16_t* added[1];
  const std::int16_t* removed[2];
  for (int i = 0; i < entry.added_count; ++i) added[i] = row(entry.added);
  for (int i = 0; i < entry.removed_count; ++i) {
    removed[i] = row(entry.removed[static_cast<std::size_t>(i)]);
  }
  kernels_->update(accumulator(index, side), accumulator(index - 1, side), added, entry.added_count,
                   removed, entry.removed_count, network_->shape.hidden);
  entry.ready[side] = true;
  ++counts_.updated;
}

// From the last position that was seen in the same view.
void Accumulators::refresh(const Position& position, Color side) {
  const View view = entries_[top_].view[side];
  const std::size_t number = view_number(side, view, network_->shape);
  Known& known = known_[number];
  std::array<const std::int16_t*, 2 * most_pieces> added;
  std::array<const std::int16_t*, 2 * most_pieces> removed;
  int added_count = 0;
  int removed_count = 0;
  const auto row = [&](Piece piece, Square square) {
    return network_->row(view, input_of(side, view, piece, square));
  };
  Bitboard changed;
  const auto follow = [&changed](Bitboard& before, Bitboard now) {
    changed |= before ^ now;
    before = now;
  };
  for (Color color : all_colors) follow(known.by_color[color], position.pieces(color));
  for (Role role : all_roles) {
    follow(known.by_role[static_cast<std::size_t>(role)], position.pieces(role));
  }
  for (Square square : changed) {
    std::optional<Piece>& before = known.board[square];
    const std::optional<Piece> now = position.piece_at(square);
    if (before) removed[removed_count++] = row(*before, square);
    if (now) added[added_count++] = row(*now, square);
    before = now;
  }
  std::int16_t* const own = known_accumulators_.data() + number * hidden();
  kernels_->update(own, own, added.data(), added_count, removed.data(), removed_count,
                   network_->shape.hidden);
  std::copy_n(own, hidden(), accumulator(top_, side));
  entries_[top_].ready[side] = true;
  ++counts_.refreshed;
}

void Accumulators::make_ready(const Position& position, Color side) {
  // A few moves are cheaper one by one than to compare positions.
  constexpr std::size_t most_steps = 4;
  std::size_t from = top_;
  const View view = entries_[top_].view[side];
  while (!entries_[from].ready[side]) {
    if (from == 0 || top_ - from >= most_steps ||
        !are_alike(entries_[from - 1].view[side], view, network_->shape)) {
      refresh(position, side);
      return;
    }
    --from;
  }
  while (from < top_) update(++from, side);
}

Value Accumulators::evaluate(const Position& position) {
  for (Color side : all_colors) make_ready(position, side);
  const Color turn = position.turn();
  return value_of(*network_, *kernels_, position, accumulator(top_, turn),
                  accumulator(top_, opponent(turn)));
}

}  // namespace nnue

Value evaluate(const Position& position, const Network& network, const nnue::Kernels& kernels) {
  using namespace nnue;
  const auto hidden = static_cast<std::size_t>(network.shape.hidden);
  ByColor<std::vector<std::int16_t>> accumulators;
  for (Color side : all_colors) {
    const View view = view_of(position, side);
    std::vector<const std::int16_t*> rows;
    for (Square square : position.occupied()) {
      rows.push_back(network.row(view, input_of(side, view, *position.piece_at(square), square)));
    }
    accumulators[side].resize(hidden);
    kernels.update(accumulators[side].data(), network.feature_biases.data(), rows.data(),
                   static_cast<int>(rows.size()), nullptr, 0, network.shape.hidden);
  }
  const Color turn = position.turn();
  return value_of(network, kernels, position, accumulators[turn].data(),
                  accumulators[opponent(turn)].data());
}

void Evaluator::use(NetworkPointer network) {
  if (network == network_) return;
  accumulators_ = network ? std::make_unique<nnue::Accumulators>(*network) : nullptr;
  network_ = std::move(network);
}

Value Evaluator::evaluate(const Position& position) {
  return accumulators_ ? accumulators_->evaluate(position)
                       : engine::evaluate(position, standings_.back());
}

std::size_t Evaluator::most_memory() {
  return sizeof(std::int16_t) * nnue::most_hidden *
         (2 * nnue::most_entries + std::size_t{4} * nnue::king_cell_count);
}

}  // namespace chuhe::engine
