#include "network.hpp"

#include <algorithm>
#include <istream>
#include <iterator>

#include "embedded_network.hpp"
#include "evaluator.hpp"
#include "kernels.hpp"

namespace chuhe::engine {

namespace nnue {

namespace {

// The line break at its end finds transfers that change line breaks.
constexpr std::array<std::uint8_t, 8> magic = {'C', 'h', 'u', 'h', 'e', 'N', 'N', '\n'};
constexpr std::uint32_t version = 1;
constexpr std::size_t name_size = most_name_bytes + 1;
constexpr std::size_t header_size = 96;
constexpr std::size_t checksum_size = 8;
constexpr std::uint32_t most_scale = 10000;
constexpr int most_output_bias = 1 << 24;

template <class Number>
void put(Number number, std::vector<std::uint8_t>& out) {
  const auto bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(number));
  for (std::size_t i = 0; i < sizeof number; ++i) {
    out.push_back(static_cast<std::uint8_t>(bits >> (8 * i) & 255U));
  }
}

template <class Number>
Number number_at(const std::uint8_t* bytes) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < sizeof(Number); ++i) bits |= std::uint64_t{bytes[i]} << (8 * i);
  return static_cast<Number>(bits);
}

// FNV-1a of 64 bits.
std::uint64_t checksum_of(std::span<const std::uint8_t> bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
  return hash;
}

void take(std::span<std::int16_t> to, const std::uint8_t*& from) {
  for (std::int16_t& weight : to) {
    weight = number_at<std::int16_t>(from);
    from += 2;
  }
}

std::size_t size_of_weights(const Shape& shape) {
  const auto hidden = static_cast<std::size_t>(shape.hidden);
  return 2 * hidden * (shape.inputs() + 1 + std::size_t{2} * output_bucket_count) +
         std::size_t{4} * output_bucket_count;
}

}  // namespace

bool Shape::is_known() const {
  return hidden >= hidden_step && hidden <= most_hidden && hidden % hidden_step == 0 &&
         king_buckets >= 1 && king_buckets <= king_cell_count &&
         std::ranges::all_of(bucket_of_cell, [this](int bucket) { return bucket < king_buckets; });
}

std::vector<std::uint8_t> network_file(const Network& network) {
  std::vector<std::uint8_t> out(magic.begin(), magic.end());
  put(version, out);
  std::string name = network.name.substr(0, most_name_bytes);
  name.resize(name_size, '\0');
  out.insert(out.end(), name.begin(), name.end());
  for (int number : {piece_square_count, network.shape.hidden, output_bucket_count, accumulator_one,
                     output_one, network.scale, network.shape.king_buckets}) {
    put(static_cast<std::uint32_t>(number), out);
  }
  const auto& cells = network.shape.bucket_of_cell;
  out.insert(out.end(), cells.begin(), cells.end());
  out.resize(header_size, 0);
  for (std::int16_t weight : network.feature_weights.span()) put(weight, out);
  for (std::int16_t weight : network.feature_biases.span()) put(weight, out);
  for (std::int16_t weight : network.output_weights.span()) put(weight, out);
  for (std::int32_t bias : network.output_biases) put(bias, out);
  put(checksum_of(out), out);
  return out;
}

std::expected<NetworkPointer, NetworkFault> read_network(std::span<const std::uint8_t> file) {
  if (file.empty()) return std::unexpected(NetworkFault::unreadable);
  if (!std::equal(magic.begin(),
                  magic.begin() + std::ssize(file.first(std::min(file.size(), magic.size()))),
                  file.begin())) {
    return std::unexpected(NetworkFault::foreign);
  }
  if (file.size() < magic.size() + 4) return std::unexpected(NetworkFault::truncated);
  const auto file_version = number_at<std::uint32_t>(&file[8]);
  if (file_version > version) return std::unexpected(NetworkFault::newer_version);
  if (file_version != version) return std::unexpected(NetworkFault::unknown_shape);
  if (file.size() < header_size) return std::unexpected(NetworkFault::truncated);
  const auto number = [&](std::size_t i) {
    return number_at<std::uint32_t>(&file[12 + name_size + 4 * i]);
  };
  Shape shape;
  shape.hidden = static_cast<int>(std::min<std::uint32_t>(number(1), 1U << 20U));
  shape.king_buckets = static_cast<int>(std::min<std::uint32_t>(number(6), 1U << 20U));
  std::copy_n(&file[12 + name_size + 28], king_cell_count, shape.bucket_of_cell.begin());
  if (number(0) != piece_square_count || number(2) != output_bucket_count ||
      number(3) != accumulator_one || number(4) != output_one || number(5) == 0 ||
      number(5) > most_scale || !shape.is_known()) {
    return std::unexpected(NetworkFault::unknown_shape);
  }
  const std::size_t size = header_size + size_of_weights(shape) + checksum_size;
  if (file.size() < size) return std::unexpected(NetworkFault::truncated);
  if (file.size() > size) return std::unexpected(NetworkFault::too_long);
  if (checksum_of(file.first(size - checksum_size)) !=
      number_at<std::uint64_t>(&file[size - checksum_size])) {
    return std::unexpected(NetworkFault::damaged);
  }
  auto network = std::make_shared<Network>(shape);
  const char* const name = reinterpret_cast<const char*>(&file[12]);
  network->name.assign(name, std::find(name, name + name_size, '\0'));
  network->scale = static_cast<int>(number(5));
  const std::uint8_t* from = &file[header_size];
  take(network->feature_weights.span(), from);
  take(network->feature_biases.span(), from);
  take(network->output_weights.span(), from);
  for (std::int32_t& bias : network->output_biases) {
    bias = number_at<std::int32_t>(from);
    from += 4;
  }
  const auto in_range = [](std::int16_t w) {
    return w >= -most_output_weight && w <= most_output_weight;
  };
  const auto is_printable = [](char c) { return static_cast<unsigned char>(c) >= ' '; };
  if (!std::ranges::all_of(network->output_weights.span(), in_range) ||
      !std::ranges::all_of(
          network->output_biases,
          [](int bias) { return bias >= -most_output_bias && bias <= most_output_bias; }) ||
      !std::ranges::all_of(network->name, is_printable)) {
    return std::unexpected(NetworkFault::damaged);
  }
  return network;
}

}  // namespace nnue

Network::Network(const nnue::Shape& its_shape)
    : shape(its_shape),
      feature_weights(shape.inputs() * static_cast<std::size_t>(shape.hidden)),
      feature_biases(static_cast<std::size_t>(shape.hidden)),
      output_weights(std::size_t{2} * nnue::output_bucket_count *
                     static_cast<std::size_t>(shape.hidden)) {}

std::expected<NetworkPointer, NetworkFault> read_network(std::istream& in) {
  // No network is larger; a device that never ends is no network.
  constexpr std::size_t most = 64U << 20U;
  std::vector<std::uint8_t> file;
  constexpr std::size_t piece = 1U << 16U;
  while (in && file.size() <= most) {
    const std::size_t before = file.size();
    file.resize(before + piece);
    in.read(reinterpret_cast<char*>(file.data()) + before, piece);
    file.resize(before + static_cast<std::size_t>(in.gcount()));
    // What is no network is known at once.
    if (before == 0 && !file.empty() && file[0] != nnue::magic[0]) break;
  }
  return nnue::read_network(file);
}

NetworkPointer embedded_network() {
  static const NetworkPointer network = []() -> NetworkPointer {
    const std::size_t size = nnue::embedded_size;
    if (size == 0) return nullptr;
    std::vector<std::uint8_t> file(size);
    for (std::size_t i = 0; i < size; ++i) {
      file[i] = static_cast<std::uint8_t>(nnue::embedded_words[i / 8] >> (8 * (i % 8)) & 255U);
    }
    auto read = nnue::read_network(file);
    return read ? *read : nullptr;
  }();
  return network;
}

std::string_view name_of(const Network& network) { return network.name; }

std::string description_of(const Network& network) {
  std::string text = std::to_string(nnue::piece_square_count);
  if (network.shape.king_buckets > 1) text += "x" + std::to_string(network.shape.king_buckets);
  text += "->" + std::to_string(network.shape.hidden);
  return text + "x2->" + std::to_string(nnue::output_bucket_count) + ", " +
         nnue::best_kernels().name;
}

int static_evaluation(const Position& position, const Network& network) {
  return evaluate(position, network);
}

std::string to_string(NetworkFault fault) {
  switch (fault) {
    case NetworkFault::unreadable: return "cannot be read";
    case NetworkFault::foreign: return "is not a network of Chuhe";
    case NetworkFault::newer_version: return "is a network for a newer version";
    case NetworkFault::unknown_shape: return "is a network of an unknown shape";
    case NetworkFault::truncated: return "is cut short";
    case NetworkFault::too_long: return "has something behind its end";
    case NetworkFault::damaged: return "is damaged";
  }
  return {};
}

}  // namespace chuhe::engine
