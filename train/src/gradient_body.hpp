// The computation of gradient.hpp over a type of vectors. Included by translation units for an
// instruction set of their own: no inline functions of the standard library here.
#pragma once

#include <math.h>

#include "gradient.hpp"

namespace chuhe::train {
namespace {

// So many numbers are kept in registers while rows are added to them, or taken from them.
constexpr size_t block = 32;

template <class V>
struct Body {
  using Real = typename V::Real;
  static constexpr int vectors = static_cast<int>(block) / V::lanes;
  static constexpr size_t most_hidden = 1024;

  // One side's view: what the first layer says, clipped to 0..1.
  static void look(const Layout& layout, const Real* weights, const uint16_t* inputs, int count,
                   Real* clipped) {
    const Real* const biases = weights + layout.biases();
    for (size_t from = 0; from < layout.hidden; from += block) {
      V sums[vectors];
      for (int v = 0; v < vectors; ++v) sums[v] = V::load(biases + from + v * V::lanes);
      for (int i = 0; i < count; ++i) {
        const Real* const row = weights + inputs[i] * layout.hidden + from;
        for (int v = 0; v < vectors; ++v) sums[v] = sums[v] + V::load(row + v * V::lanes);
      }
      for (int v = 0; v < vectors; ++v) sums[v].clipped().store(clipped + from + v * V::lanes);
    }
  }

  static Real weigh(size_t hidden, const Real* clipped, const Real* weights) {
    V sum = V::all(0);
    for (size_t i = 0; i < hidden; i += static_cast<size_t>(V::lanes)) {
      const V value = V::load(clipped + i);
      sum = sum + value * value * V::load(weights + i);
    }
    return sum.total();
  }

  // Back from the output's slope to the weights of one view.
  static void learn(const Layout& layout, Real slope, const uint16_t* inputs, int count,
                    const Real* clipped, const Real* output_weights, Real* output_slopes,
                    Real* slopes) {
    Real* const bias_slopes = slopes + layout.biases();
    const V out = V::all(slope);
    const V twice = V::all(2 * slope);
    for (size_t from = 0; from < layout.hidden; from += block) {
      V inner[vectors];
      for (int v = 0; v < vectors; ++v) {
        const size_t at = from + static_cast<size_t>(v * V::lanes);
        const V value = V::load(clipped + at);
        (V::load(output_slopes + at) + out * value * value).store(output_slopes + at);
        // Of the square of the clipped value: nothing where it is clipped.
        inner[v] = value.inside(twice * value * V::load(output_weights + at));
        (V::load(bias_slopes + at) + inner[v]).store(bias_slopes + at);
      }
      for (int i = 0; i < count; ++i) {
        Real* const row = slopes + inputs[i] * layout.hidden + from;
        for (int v = 0; v < vectors; ++v) {
          (V::load(row + v * V::lanes) + inner[v]).store(row + v * V::lanes);
        }
      }
    }
  }

  static double run(const Work<Real>& work) {
    const Layout& layout = work.layout;
    alignas(64) Real own[most_hidden];
    alignas(64) Real other[most_hidden];
    double loss = 0;
    for (size_t n = 0; n < work.count; ++n) {
      const Example& example = work.examples[n];
      const size_t bucket = static_cast<size_t>(example.bucket);
      const size_t row = layout.output_weights() + bucket * 2 * layout.hidden;
      const Real* const output_weights = work.weights + row;
      look(layout, work.weights, example.own, example.count, own);
      look(layout, work.weights, example.other, example.count, other);
      const Real output = work.weights[layout.output_biases() + bucket] +
                          weigh(layout.hidden, own, output_weights) +
                          weigh(layout.hidden, other, output_weights + layout.hidden);
      if (work.outputs != nullptr) work.outputs[n] = output;
      const Real expected = 1 / (1 + static_cast<Real>(exp(static_cast<double>(-output))));
      const Real difference = expected - static_cast<Real>(example.target);
      const Real size = difference < 0 ? -difference : difference;
      const Real steep = work.power == 2
                             ? size
                             : static_cast<Real>(pow(static_cast<double>(size),
                                                     static_cast<double>(work.power) - 1));
      loss += static_cast<double>(steep * size);
      if (work.slopes == nullptr) continue;
      const Real slope = work.power * (difference < 0 ? -steep : steep) * expected * (1 - expected);
      work.slopes[layout.output_biases() + bucket] += slope;
      Real* const output_slopes = work.slopes + row;
      learn(layout, slope, example.own, example.count, own, output_weights, output_slopes,
            work.slopes);
      learn(layout, slope, example.other, example.count, other, output_weights + layout.hidden,
            output_slopes + layout.hidden, work.slopes);
    }
    return loss;
  }
};

}  // namespace
}  // namespace chuhe::train
