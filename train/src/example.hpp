// What the trainer computes with: inputs, and the layout of the weights.
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace chuhe::train {

/// A position as the network sees it, and what it should say.
struct Example {
  uint16_t own[32];
  uint16_t other[32];
  int count;
  int bucket;
  float target;
};

/// Sizes of a network, and where its weights lie in one long row. Input weights lie in slices, each
/// for so many numbers of the accumulator and all inputs: examples are taken through one slice
/// after the other, and a slice with its slopes stays in a near cache where all would not.
struct Layout {
  size_t inputs = 0;
  size_t hidden = 0;
  static constexpr size_t buckets = 8;
  static constexpr size_t slice = 32;

  constexpr size_t input_weight(size_t input, size_t number) const {
    return (number / slice * inputs + input) * slice + number % slice;
  }

  constexpr size_t biases() const { return inputs * hidden; }
  constexpr size_t output_weights() const { return biases() + hidden; }
  constexpr size_t output_biases() const { return output_weights() + buckets * 2 * hidden; }
  constexpr size_t size() const { return output_biases() + buckets; }
};

}  // namespace chuhe::train
