// Simultaneous perturbation stochastic approximation: all parameters are moved at once by what one
// comparison of two neighbours tells (J. C. Spall, "Implementation of the simultaneous perturbation
// algorithm for stochastic optimization", 1998).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace chuhe::spsa {

/// A parameter being tuned.
struct Parameter {
  std::string name;
  int least = 0;
  int most = 0;
  /// By how much it is changed in the last comparison; the first ones change it by more.
  double step = 1;
  double value = 0;
  friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// How fast is learnt.
struct Schedule {
  int iterations = 1000;
  /// What a point of difference moves a parameter by in the last comparison, in steps.
  double rate = 0.01;
  std::uint64_t seed = 1;
  friend bool operator==(const Schedule&, const Schedule&) = default;
};

/// Two settings to be compared: whole values in the order of the parameters.
struct Comparison {
  std::vector<int> first;
  std::vector<int> second;
};

/// The parameters on their way. What is compared depends on the seed, the number of the comparison
/// and the values so far alone.
class Approximation {
 public:
  /// `done`: how many comparisons have been made already. Precondition: steps above 0.
  Approximation(std::vector<Parameter> parameters, const Schedule& schedule, int done = 0);

  bool finished() const { return done_ >= schedule_.iterations; }
  int done() const { return done_; }
  const std::vector<Parameter>& parameters() const { return parameters_; }

  /// The next two settings. Precondition: not finished.
  Comparison next() const;
  /// How the last of `next` came out: by how many points the first was ahead.
  void take(double points);

 private:
  // Exponents of the steps' and the changes' decrease, as the paper advises.
  static constexpr double gain_exponent = 0.602;
  static constexpr double change_exponent = 0.101;

  struct Signs {
    std::vector<int> up;        // 1 or -1
    std::vector<double> round;  // 0 to 1, what is added before the fraction is cut off
  };
  Signs signs() const;
  // In steps.
  double change() const;

  std::vector<Parameter> parameters_;
  Schedule schedule_;
  int done_;
};

}  // namespace chuhe::spsa
