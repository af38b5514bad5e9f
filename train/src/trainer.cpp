#include "trainer.hpp"

#include <algorithm>
#include <barrier>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <numeric>
#include <random>
#include <thread>

#include <nnue/kernels.hpp>

#include "bytes.hpp"

namespace chuhe::train {

namespace {

using namespace engine::nnue;

// So many samples are turned into examples at a time, to stay in the nearest cache.
constexpr std::size_t group = 128;

Layout layout_of(const Shape& shape) {
  return {.inputs = shape.inputs(), .hidden = static_cast<std::size_t>(shape.hidden)};
}

std::uint64_t mixed(std::uint64_t word) {
  word = (word ^ word >> 30U) * 0xbf58476d1ce4e5b9;
  word = (word ^ word >> 27U) * 0x94d049bb133111eb;
  return word ^ word >> 31U;
}

// Evenly between -most and most, the same with every standard library.
void fill_randomly(std::span<float> weights, double most, std::mt19937_64& random) {
  for (float& weight : weights) {
    const double unit = static_cast<double>(random() >> 11U) * 0x1p-53;
    weight = static_cast<float>((2 * unit - 1) * most);
  }
}

constexpr std::size_t piece_kinds = 2 * role_count;

// Which piece an input is about: 0 to 6 own roles, 7 to 13 the other side's.
std::array<std::size_t, engine::nnue::piece_square_count> kinds_of_inputs() {
  std::array<std::size_t, engine::nnue::piece_square_count> kinds{};
  for (Color color : all_colors) {
    for (Role role : all_roles) {
      const std::size_t kind =
          static_cast<std::size_t>(role) + (color == Color::red ? 0 : role_count);
      for (int i = 0; i < square_count; ++i) {
        const int input =
            engine::nnue::feature_tables.input[0][0][piece_code({color, role})][square_at(i)];
        if (input >= 0) kinds[static_cast<std::size_t>(input)] = kind;
      }
    }
  }
  return kinds;
}

// A shuffled order, the same with every standard library.
std::vector<std::uint32_t> shuffled(std::size_t count, std::uint64_t seed) {
  std::vector<std::uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0U);
  std::mt19937_64 random(seed);
  for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[random() % i]);
  return order;
}

double seconds_since(std::chrono::steady_clock::time_point then) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace

Trainer::Trainer(const Settings& settings, const std::vector<Sample>& samples,
                 const std::vector<Sample>& held_out, Gradient<float> gradient)
    : settings_(settings),
      samples_(samples),
      held_out_(held_out),
      gradient_(gradient),
      layout_(layout_of(settings.shape)),
      state_(layout_.size()),
      slopes_(static_cast<std::size_t>(settings.threads), std::vector<float>(layout_.size())) {
  settings_.batch = std::min(settings_.batch, samples_.size());
  std::mt19937_64 random(settings.seed);
  const std::span<float> weights(state_.weights);
  // About thirty inputs are on: their sum shall neither vanish nor be clipped. A piece begins with
  // nearly the same weights on all squares, for on many it is seldom seen, and what it is worth
  // holds there, too: the loss on games held out was 1 % lower by this (3.2 million positions).
  fill_randomly(weights.first(layout_.biases()), 0.05, random);
  std::vector<float> of_pieces(piece_kinds * layout_.hidden);
  fill_randomly(of_pieces, 0.1, random);
  const auto kinds = kinds_of_inputs();
  for (std::size_t input = 0; input < layout_.inputs; ++input) {
    const std::size_t kind = kinds[input % kinds.size()];
    for (std::size_t i = 0; i < layout_.hidden; ++i) {
      weights[layout_.input_weight(input, i)] += of_pieces[kind * layout_.hidden + i];
    }
  }
  for (std::size_t i = layout_.biases(); i < layout_.output_weights(); ++i) weights[i] = 0.2F;
  const std::size_t outputs = layout_.output_biases() - layout_.output_weights();
  fill_randomly(weights.subspan(layout_.output_weights(), outputs),
                1 / std::sqrt(2.0 * settings.shape.hidden), random);
}

bool Trainer::start_from(const engine::Network& network) {
  if (network.shape != settings_.shape) return false;
  // An output means as much as before where the scale is another one.
  const double scale = network.scale / settings_.scale;
  float* const weights = state_.weights.data();
  for (std::size_t input = 0; input < layout_.inputs; ++input) {
    for (std::size_t i = 0; i < layout_.hidden; ++i) {
      weights[layout_.input_weight(input, i)] =
          static_cast<float>(network.feature_weights[input * layout_.hidden + i]) / accumulator_one;
    }
  }
  for (std::size_t i = 0; i < layout_.hidden; ++i) {
    weights[layout_.biases() + i] = static_cast<float>(network.feature_biases[i]) / accumulator_one;
  }
  for (std::size_t i = 0; i < network.output_weights.size(); ++i) {
    weights[layout_.output_weights() + i] =
        static_cast<float>(network.output_weights[i] * scale / output_one);
  }
  for (std::size_t i = 0; i < Layout::buckets; ++i) {
    weights[layout_.output_biases() + i] =
        static_cast<float>(network.output_biases[i] * scale / (accumulator_one * output_one));
  }
  return true;
}

double Trainer::result_share(double place) const {
  return settings_.result_share_from +
         (settings_.result_share_to - settings_.result_share_from) * place;
}

double Trainer::work_on(const Slice& slice, double share, float* slopes) const {
  Example examples[group];
  std::vector<float> scratch(scratch_size(layout_.hidden));
  Work<float> work{.layout = layout_,
                   .weights = state_.weights.data(),
                   .examples = examples,
                   .power = static_cast<float>(settings_.power),
                   .slopes = slopes,
                   .scratch = scratch.data()};
  double loss = 0;
  for (std::size_t from = slice.begin; from < slice.end; from += group) {
    work.count = std::min(group, slice.end - from);
    for (std::size_t i = 0; i < work.count; ++i) {
      const std::size_t index = slice.indices != nullptr ? slice.indices[from + i] : from + i;
      const Sample& sample = slice.samples[index];
      set_inputs(sample, settings_.shape.bucket_of_cell, examples[i]);
      const double expected = 1 / (1 + std::exp(-sample.score() / settings_.scale));
      examples[i].target =
          static_cast<float>((1 - share) * expected + share * sample.points() / 2.0);
    }
    loss += gradient_(work);
  }
  return loss;
}

bool Trainer::run_epoch(const std::function<bool(std::size_t)>& progress) {
  const auto began = std::chrono::steady_clock::now();
  const std::size_t threads = slopes_.size();
  const std::size_t batch = settings_.batch;
  const std::size_t batches = samples_.size() / batch;
  const std::vector<std::uint32_t> order =
      shuffled(samples_.size(), mixed(settings_.seed * 0x9e3779b97f4a7c15 + epochs_.size() + 1));
  const State before = state_;
  std::vector<double> losses(threads);
  std::barrier together(static_cast<std::ptrdiff_t>(threads));
  bool going_on = true;
  double rate = 0;
  const double all_steps = static_cast<double>(batches) * settings_.epochs;
  const auto part = [threads](std::size_t whole, std::size_t number) {
    return whole * number / threads;
  };
  const auto work = [&](std::size_t thread) {
    for (std::size_t b = 0; b < batches; ++b) {
      if (thread == 0) {
        going_on = b % 8 != 0 || !progress || progress(b * batch);
        rate = rate_at(settings_.rates, static_cast<double>(state_.steps + 1) / all_steps);
        ++state_.steps;
      }
      together.arrive_and_wait();
      if (!going_on) return;
      const double share =
          result_share(static_cast<double>(epochs_.size()) / std::max(1, settings_.epochs - 1));
      losses[thread] += work_on({samples_.data(), order.data(), b * batch + part(batch, thread),
                                 b * batch + part(batch, thread + 1)},
                                share, slopes_[thread].data());
      together.arrive_and_wait();
      step(state_, layout_, slopes_, part(layout_.size(), thread), part(layout_.size(), thread + 1),
           batch, rate, settings_.rates.decay);
      together.arrive_and_wait();
    }
  };
  {
    std::vector<std::jthread> workers;
    for (std::size_t i = 1; i < threads; ++i) workers.emplace_back([&, i] { work(i); });
    work(0);
  }
  if (!going_on) {
    state_ = before;
    return false;
  }
  Epoch epoch;
  epoch.loss =
      std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(batches * batch);
  epoch.rate = rate;
  epoch.seconds = seconds_since(began);
  epochs_.push_back(epoch);
  epochs_.back().held_out_loss = evaluate_held_out();
  return true;
}

double Trainer::evaluate_held_out() {
  if (held_out_.empty()) return 0;
  const std::size_t threads = slopes_.size();
  std::vector<double> losses(threads);
  // Always against the same target, so that epochs can be compared.
  const auto work = [&](std::size_t thread) {
    const std::size_t count = held_out_.size();
    losses[thread] = work_on(
        {held_out_.data(), nullptr, count * thread / threads, count * (thread + 1) / threads},
        settings_.result_share_to, nullptr);
  };
  {
    std::vector<std::jthread> workers;
    for (std::size_t i = 1; i < threads; ++i) workers.emplace_back([&, i] { work(i); });
    work(0);
  }
  return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(held_out_.size());
}

engine::Network Trainer::network(const std::string& name) const {
  engine::Network network(settings_.shape);
  network.name = name;
  network.scale = static_cast<int>(std::lround(settings_.scale));
  const auto whole = [](float weight, int one, int most) {
    return std::clamp(static_cast<int>(std::lround(static_cast<double>(weight) * one)), -most,
                      most);
  };
  constexpr int most = 32767;
  const float* const weights = state_.weights.data();
  const auto convert = [&](std::span<std::int16_t> to, std::size_t from, int one, int limit) {
    for (std::size_t i = 0; i < to.size(); ++i) {
      to[i] = static_cast<std::int16_t>(whole(weights[from + i], one, limit));
    }
  };
  for (std::size_t input = 0; input < layout_.inputs; ++input) {
    for (std::size_t i = 0; i < layout_.hidden; ++i) {
      network.feature_weights[input * layout_.hidden + i] = static_cast<std::int16_t>(
          whole(weights[layout_.input_weight(input, i)], accumulator_one, most));
    }
  }
  convert(network.feature_biases.span(), layout_.biases(), accumulator_one, most);
  convert(network.output_weights.span(), layout_.output_weights(), output_one, most_output_weight);
  for (std::size_t i = 0; i < Layout::buckets; ++i) {
    network.output_biases[i] =
        whole(weights[layout_.output_biases() + i], accumulator_one * output_one, 1 << 23);
  }
  return network;
}

double Trainer::rounding_error() const {
  const auto& samples = held_out_.empty() ? samples_ : held_out_;
  const std::size_t count = std::min<std::size_t>(samples.size(), 10000);
  const engine::Network rounded = network("");
  const auto& kernels = best_kernels();
  std::vector<std::int16_t> accumulator(layout_.hidden);
  std::vector<float> scratch(scratch_size(layout_.hidden));
  double sum = 0;
  for (std::size_t n = 0; n < count; ++n) {
    Example example{};
    set_inputs(samples[n], settings_.shape.bucket_of_cell, example);
    float output = 0;
    const Work<float> work{.layout = layout_,
                           .weights = state_.weights.data(),
                           .examples = &example,
                           .count = 1,
                           .scratch = scratch.data(),
                           .outputs = &output};
    gradient_(work);
    std::int64_t total = 0;
    const std::int16_t* weights = rounded.output_row(example.bucket);
    for (const std::uint16_t* inputs : {example.own, example.other}) {
      const std::int16_t* rows[most_pieces];
      for (int i = 0; i < example.count; ++i) {
        rows[i] = rounded.feature_weights.data() + inputs[i] * layout_.hidden;
      }
      kernels.update(accumulator.data(), rounded.feature_biases.data(), rows, example.count,
                     nullptr, 0, settings_.shape.hidden);
      total += kernels.squared_sum(accumulator.data(), weights, settings_.shape.hidden);
      weights += layout_.hidden;
    }
    sum += std::abs(static_cast<double>(output) * settings_.scale -
                    rounded.value_of(total, example.bucket));
  }
  return sum / static_cast<double>(count);
}

// Of settings and samples.
std::uint64_t Trainer::fingerprint() const {
  std::uint64_t hash = 1;
  const auto add = [&hash](std::uint64_t word) { hash = mixed(hash ^ mixed(word + 0x9e37)); };
  add(static_cast<std::uint64_t>(settings_.shape.hidden));
  for (std::uint8_t bucket : settings_.shape.bucket_of_cell) add(bucket);
  for (double number :
       {settings_.rates.first, settings_.rates.last, settings_.rates.decay, settings_.rates.warm_up,
        settings_.scale, settings_.result_share_from, settings_.result_share_to, settings_.power}) {
    add(std::bit_cast<std::uint64_t>(number));
  }
  add(static_cast<std::uint64_t>(settings_.epochs));
  add(settings_.batch);
  add(settings_.seed);
  for (const auto* set : {&samples_, &held_out_}) {
    add(set->size());
    for (std::size_t i = 0; i < set->size(); i += 1 + set->size() / 1000) add((*set)[i].key());
  }
  return hash;
}

namespace {
constexpr std::uint64_t state_magic = 0x0a31657461745343;  // "CState1\n", of this machine alone
}

std::vector<std::uint8_t> Trainer::save() const {
  std::vector<std::uint8_t> bytes;
  put_number(state_magic, bytes);
  put_number(fingerprint(), bytes);
  put_number(state_.steps, bytes);
  put_number(static_cast<std::uint64_t>(epochs_.size()), bytes);
  const auto put = [&bytes](const void* from, std::size_t size) {
    const auto* first = static_cast<const std::uint8_t*>(from);
    bytes.insert(bytes.end(), first, first + size);
  };
  put(epochs_.data(), epochs_.size() * sizeof(Epoch));
  for (const auto* row : {&state_.weights, &state_.mean, &state_.square}) {
    put(row->data(), row->size() * sizeof(float));
  }
  put_number(fnv1a(bytes), bytes);
  return bytes;
}

bool Trainer::restore(std::span<const std::uint8_t> bytes) {
  constexpr std::size_t head = 32;
  constexpr std::uint64_t most_epochs = 1U << 20U;
  if (bytes.size() < head + 8) return false;
  const auto number = [&](std::size_t i) { return number_at<std::uint64_t>(&bytes[8 * i]); };
  const std::size_t rows = 3 * layout_.size() * sizeof(float);
  if (number(0) != state_magic || number(1) != fingerprint() || number(3) > most_epochs ||
      bytes.size() != head + number(3) * sizeof(Epoch) + rows + 8 ||
      fnv1a(bytes.first(bytes.size() - 8)) != number_at<std::uint64_t>(&bytes[bytes.size() - 8])) {
    return false;
  }
  state_.steps = number(2);
  epochs_.resize(number(3));
  const std::uint8_t* from = &bytes[head];
  const auto take = [&from](void* to, std::size_t size) {
    std::memcpy(to, from, size);
    from += size;
  };
  take(epochs_.data(), epochs_.size() * sizeof(Epoch));
  for (auto* row : {&state_.weights, &state_.mean, &state_.square}) {
    take(row->data(), row->size() * sizeof(float));
  }
  return true;
}

}  // namespace chuhe::train
