// Fits a network to positions.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include <nnue/network.hpp>

#include "gradient_choice.hpp"
#include "optimizer.hpp"
#include "sample.hpp"

namespace chuhe::train {

/// How a network is fitted. The same settings and samples give the same network.
struct Settings {
  engine::nnue::Shape shape{.hidden = 64};
  int epochs = 30;
  std::size_t batch = 16384;
  Rates rates;
  /// Hundredths of a pawn at which 73 % of the points are expected.
  double scale = 400;
  /// How much of the target is the game's result and not the score: at the start, at the end.
  double result_share_from = 0.3;
  double result_share_to = 0.3;
  /// The loss is the difference of expected points to this power.
  double power = 2;
  std::uint64_t seed = 1;
  /// Sums are added up in another order, so that other numbers of threads give another network.
  int threads = 1;
};

/// What an epoch brought.
struct Epoch {
  double loss = 0;           // on the samples trained on, while training
  double held_out_loss = 0;  // after the epoch
  double rate = 0;
  double seconds = 0;
};

class Trainer {
 public:
  /// Precondition: there are samples, the shape is known.
  Trainer(const Settings& settings, const std::vector<Sample>& samples,
          const std::vector<Sample>& held_out, Gradient<float> gradient = best_gradient());

  /// Begins with the weights of a finished network instead of random ones. False: it has another
  /// shape. Precondition: no epoch has been run.
  bool start_from(const engine::Network& network);

  bool is_done() const { return std::ssize(epochs_) >= settings_.epochs; }
  const std::vector<Epoch>& epochs() const { return epochs_; }
  /// Once through all samples. `progress` is called with how many there have been, now and then,
  /// and stops the training by false: the epoch then did not happen.
  bool run_epoch(const std::function<bool(std::size_t)>& progress);

  /// The network as it is, in whole numbers.
  engine::Network network(const std::string& name) const;
  /// Mean difference between the network in whole numbers and the one being trained, on the first
  /// held out samples, in hundredths of a pawn.
  double rounding_error() const;

  /// Everything there is, as bytes; and back again. False: made with other settings or samples,
  /// or damaged.
  std::vector<std::uint8_t> save() const;
  bool restore(std::span<const std::uint8_t> bytes);

  const Layout& layout() const { return layout_; }
  const State& state() const { return state_; }

 private:
  struct Slice {
    const Sample* samples;         // the whole set
    const std::uint32_t* indices;  // null: in order
    std::size_t begin;
    std::size_t end;
  };
  double evaluate_held_out();
  // Adds slopes where they are wanted; the sum of losses.
  double work_on(const Slice& slice, double result_share, float* slopes) const;
  std::uint64_t fingerprint() const;
  double result_share(double place) const;

  Settings settings_;
  const std::vector<Sample>& samples_;
  const std::vector<Sample>& held_out_;
  Gradient<float> gradient_;
  Layout layout_;
  State state_;
  std::vector<std::vector<float>> slopes_;
  std::vector<Epoch> epochs_;
};

/// The losses as a picture, SVG.
std::string loss_plot(const std::vector<Epoch>& epochs, const std::string& title);

}  // namespace chuhe::train
