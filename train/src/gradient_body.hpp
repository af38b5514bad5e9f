// The computation of gradient.hpp over a type of vectors. Included by translation units for an
// instruction set of their own: no inline functions of the standard library here.
#pragma once

#include <math.h>

#include "gradient.hpp"

namespace chuhe::train {
namespace {

// So many examples go through a slice together.
constexpr size_t group = 128;
constexpr size_t slice = Layout::slice;

// The sum of the numbers of a vector.
template <class V>
typename V::Real total_of(const V& vector) {
  typename V::Real parts[V::lanes];
  vector.store(parts);
  typename V::Real sum = 0;
  for (typename V::Real part : parts) sum += part;
  return sum;
}

template <class V>
class Body {
 public:
  using Real = typename V::Real;

  static double run(const Work<Real>& work) {
    double loss = 0;
    for (size_t from = 0; from < work.count; from += group) {
      const size_t count = work.count - from < group ? work.count - from : group;
      loss += run_group(work, from, count);
    }
    return loss;
  }

 private:
  static constexpr size_t vectors = slice / static_cast<size_t>(V::lanes);

  // Where a view's clipped numbers stand: [slice][example][own, other].
  static size_t place(size_t part, size_t example, size_t view) {
    return ((part * group + example) * 2 + view) * slice;
  }

  static double run_group(const Work<Real>& work, size_t from, size_t count) {
    const Layout& layout = work.layout;
    const size_t parts = layout.hidden / slice;
    const Example* const examples = work.examples + from;
    Real* const clipped = work.scratch;
    Real outputs[group];
    Real slopes[group];
    for (size_t n = 0; n < count; ++n) {
      outputs[n] = work.weights[layout.output_biases() + bucket_of(examples[n])];
    }
    for (size_t part = 0; part < parts; ++part) {
      for (size_t n = 0; n < count; ++n) {
        outputs[n] +=
            look(work, part, examples[n].own, examples[n], 0, clipped + place(part, n, 0)) +
            look(work, part, examples[n].other, examples[n], 1, clipped + place(part, n, 1));
      }
    }
    double loss = 0;
    for (size_t n = 0; n < count; ++n) {
      if (work.outputs != nullptr) work.outputs[from + n] = outputs[n];
      loss += judge(work.power, outputs[n], static_cast<Real>(examples[n].target), slopes[n]);
    }
    if (work.slopes == nullptr) return loss;
    for (size_t n = 0; n < count; ++n) {
      work.slopes[layout.output_biases() + bucket_of(examples[n])] += slopes[n];
    }
    for (size_t part = 0; part < parts; ++part) {
      for (size_t n = 0; n < count; ++n) {
        learn(work, part, slopes[n], examples[n].own, examples[n], 0, clipped + place(part, n, 0));
        learn(work, part, slopes[n], examples[n].other, examples[n], 1,
              clipped + place(part, n, 1));
      }
    }
    return loss;
  }

  static size_t bucket_of(const Example& example) { return static_cast<size_t>(example.bucket); }

  // The output weights of a part of a view.
  static size_t output_row(const Layout& layout, size_t part, const Example& example, size_t view) {
    return layout.output_weights() + (bucket_of(example) * 2 + view) * layout.hidden + part * slice;
  }

  // The loss, and its slope by the output.
  static double judge(Real power, Real output, Real target, Real& slope) {
    const Real expected = 1 / (1 + static_cast<Real>(exp(static_cast<double>(-output))));
    const Real difference = expected - target;
    const Real size = difference < 0 ? -difference : difference;
    const Real steep =
        power == 2
            ? size
            : static_cast<Real>(pow(static_cast<double>(size), static_cast<double>(power) - 1));
    slope = power * (difference < 0 ? -steep : steep) * expected * (1 - expected);
    return static_cast<double>(steep * size);
  }

  // A part of the accumulator of a view, clipped to 0..1, and what it adds to the output.
  static Real look(const Work<Real>& work, size_t part, const uint16_t* inputs,
                   const Example& example, size_t view, Real* clipped) {
    const Layout& layout = work.layout;
    const Real* const biases = work.weights + layout.biases() + part * slice;
    const Real* const rows = work.weights + part * layout.inputs * slice;
    const Real* const out = work.weights + output_row(layout, part, example, view);
    V sums[vectors];
    for (size_t v = 0; v < vectors; ++v) sums[v] = V::load(biases + v * V::lanes);
    for (int i = 0; i < example.count; ++i) {
      const Real* const row = rows + inputs[i] * slice;
      for (size_t v = 0; v < vectors; ++v) sums[v] = sums[v] + V::load(row + v * V::lanes);
    }
    V total = V::all(0);
    for (size_t v = 0; v < vectors; ++v) {
      const V value = sums[v].clipped();
      value.store(clipped + v * V::lanes);
      total = total + value * value * V::load(out + v * V::lanes);
    }
    return total_of(total);
  }

  // Back from the output's slope to the weights of a part of a view.
  static void learn(const Work<Real>& work, size_t part, Real slope, const uint16_t* inputs,
                    const Example& example, size_t view, const Real* clipped) {
    const Layout& layout = work.layout;
    Real* const biases = work.slopes + layout.biases() + part * slice;
    Real* const rows = work.slopes + part * layout.inputs * slice;
    const size_t out = output_row(layout, part, example, view);
    V inner[vectors];
    for (size_t v = 0; v < vectors; ++v) {
      const V value = V::load(clipped + v * V::lanes);
      Real* const out_slopes = work.slopes + out + v * V::lanes;
      (V::load(out_slopes) + V::all(slope) * value * value).store(out_slopes);
      // Of the square of the clipped value: nothing where it is clipped.
      const V weights = V::load(work.weights + out + v * V::lanes);
      inner[v] = value.inside(V::all(2 * slope) * value * weights);
      (V::load(biases + v * V::lanes) + inner[v]).store(biases + v * V::lanes);
    }
    for (int i = 0; i < example.count; ++i) {
      Real* const row = rows + inputs[i] * slice;
      for (size_t v = 0; v < vectors; ++v) {
        (V::load(row + v * V::lanes) + inner[v]).store(row + v * V::lanes);
      }
    }
  }
};

}  // namespace
}  // namespace chuhe::train
