// Plays what is to be compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/match/event_loop.hpp>

#include "approximation.hpp"
#include "progress_file.hpp"

namespace chuhe::spsa {

/// Why no comparison came about.
struct RoundFault {
  /// Empty: broken off by its user.
  std::string text;
};

/// Plays games between two settings of one engine.
class Rounds {
 public:
  /// The program is started with `--tuning`.
  Rounds(std::filesystem::path engine, const Conditions& conditions, std::size_t concurrency,
         std::uint64_t seed);

  /// By how many points the first setting is ahead after all games; `number` chooses the openings.
  std::expected<double, RoundFault> play(const std::vector<Parameter>& parameters,
                                         const Comparison& comparison, int number);

 private:
  std::filesystem::path engine_;
  Conditions conditions_;
  std::size_t concurrency_;
  std::vector<Line> openings_;
  match::EventLoop loop_;
  bool interrupted_ = false;
  std::function<void()> break_off_;
};

}  // namespace chuhe::spsa
