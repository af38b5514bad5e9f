// The network that values positions: where it comes from.
#pragma once

#include <cstdint>
#include <expected>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include <chuhe/core/position.hpp>

namespace chuhe::engine {

/// A network, which never changes and may be shared by any number of engines and threads.
class Network;
using NetworkPointer = std::shared_ptr<const Network>;

/// Why a file is no network that this engine can use; docs/formats/nnue.md says what is in one.
enum class NetworkFault : std::uint8_t {
  unreadable,     ///< Nothing could be read.
  foreign,        ///< Something else than a network of Chuhe.
  newer_version,  ///< Made by a newer version.
  unknown_shape,  ///< Inputs, width or buckets that this engine does not know.
  truncated,      ///< The file ends early.
  too_long,       ///< Bytes are left over.
  damaged,        ///< The checksum is wrong, or a weight is out of range.
};

/// Reads a network from a stream opened in binary mode.
std::expected<NetworkPointer, NetworkFault> read_network(std::istream& in);

/// The network that is part of the program; null where it was built without.
NetworkPointer embedded_network();

/// The name a network was given by its makers.
std::string_view name_of(const Network& network);

/// Its size and how this machine computes it: `689->256x2->8, AVX2`.
std::string description_of(const Network& network);

/// What a network says of a position, for the side to move, in hundredths of a pawn.
int static_evaluation(const Position& position, const Network& network);

std::string to_string(NetworkFault fault);

}  // namespace chuhe::engine
