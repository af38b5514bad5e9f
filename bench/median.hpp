#pragma once

#include <algorithm>
#include <vector>

namespace chuhe::bench {

/// The middle one of some values; of an even number the upper one. Precondition: not empty.
inline double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

}  // namespace chuhe::bench
