// A network's weights, and their file.
//
//   each side's view -> accumulator of `hidden` numbers -> clipped to 0..1 and squared
//   -> own and other side's together, weighted, by the number of pieces -> one value
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <vector>

#include <chuhe/engine/network.hpp>

#include "../value.hpp"
#include "features.hpp"

namespace chuhe::engine {

namespace nnue {

/// Memory on its own cache lines, zero at first.
template <class T>
class AlignedArray {
 public:
  AlignedArray() = default;
  explicit AlignedArray(std::size_t size)
      : size_(size),
        data_(static_cast<T*>(::operator new(size * sizeof(T), std::align_val_t{alignment}))) {
    for (std::size_t i = 0; i < size; ++i) new (data_.get() + i) T{};
  }
  T* data() { return data_.get(); }
  const T* data() const { return data_.get(); }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  std::span<T> span() { return {data_.get(), size_}; }
  std::span<const T> span() const { return {data_.get(), size_}; }

 private:
  static constexpr std::size_t alignment = 64;
  struct Free {
    void operator()(T* data) const { ::operator delete(data, std::align_val_t{alignment}); }
  };
  std::size_t size_ = 0;
  std::unique_ptr<T[], Free> data_;
};

inline constexpr int most_hidden = 1024;
/// Widths are multiples of this, the widest vector.
inline constexpr int hidden_step = 32;
/// What stands for 1 in accumulators, and in the weights of the output.
inline constexpr int accumulator_one = 255;
inline constexpr int output_one = 64;
/// Weights of the output are within +- this, so that products fit in 16 bits.
inline constexpr int most_output_weight = 127;

struct Shape {
  int hidden = 0;
  /// Sets of input weights, and which one belongs to each cell of the own king.
  int king_buckets = 1;
  std::array<std::uint8_t, king_cell_count> bucket_of_cell{};

  bool is_known() const;
  std::size_t inputs() const {
    return static_cast<std::size_t>(king_buckets) * static_cast<std::size_t>(piece_square_count);
  }
  friend bool operator==(const Shape&, const Shape&) = default;
};

}  // namespace nnue

class Network {
 public:
  /// All weights zero. Precondition: the shape is known.
  explicit Network(const nnue::Shape& shape);

  /// The input weights of one input, as many as the net is wide.
  const std::int16_t* row(nnue::View view, int input) const {
    const std::size_t bucket = shape.bucket_of_cell[view.king_cell];
    return feature_weights.data() +
           (bucket * nnue::piece_square_count + static_cast<std::size_t>(input)) *
               static_cast<std::size_t>(shape.hidden);
  }
  const std::int16_t* output_row(int bucket) const {
    return output_weights.data() +
           static_cast<std::size_t>(bucket) * 2 * static_cast<std::size_t>(shape.hidden);
  }
  /// The value from the weighted sum of both sides' squares.
  Value value_of(std::int64_t sum, int bucket) const {
    const std::int64_t whole =
        sum / nnue::accumulator_one + output_biases[static_cast<std::size_t>(bucket)];
    return static_cast<Value>(whole * scale / (nnue::accumulator_one * nnue::output_one));
  }

  std::string name;
  nnue::Shape shape;
  /// What an output of 1 means, in hundredths of a pawn.
  int scale = 400;
  nnue::AlignedArray<std::int16_t> feature_weights;  // [king bucket][input][hidden]
  nnue::AlignedArray<std::int16_t> feature_biases;   // [hidden]
  nnue::AlignedArray<std::int16_t> output_weights;   // [bucket][own, other][hidden]
  std::array<std::int32_t, nnue::output_bucket_count> output_biases{};
};

namespace nnue {

inline constexpr std::size_t most_name_bytes = 31;

/// The file of a network. Precondition: weights in range, the name at most `most_name_bytes`.
std::vector<std::uint8_t> network_file(const Network& network);
std::expected<NetworkPointer, NetworkFault> read_network(std::span<const std::uint8_t> file);

}  // namespace nnue
}  // namespace chuhe::engine
