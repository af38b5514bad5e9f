// How much memory the machine can still give.
#pragma once

#include <cstdint>
#include <optional>

namespace chuhe::engine_app {

/// Bytes of memory that can be had without swapping, as far as the system tells: what is free, or
/// what the limits of the process's control groups (containers) leave, if that is less.
std::optional<std::uint64_t> available_memory();

}  // namespace chuhe::engine_app
