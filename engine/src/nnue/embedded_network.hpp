// The network built into the program, as made by engine/src/nnue/embed.cmake.
#pragma once

#include <cstddef>
#include <cstdint>

namespace chuhe::engine::nnue {

/// The bytes of the file, eight a word, the first byte lowest.
extern const std::uint64_t embedded_words[];
/// In bytes; 0: there is none.
extern const std::size_t embedded_size;

}  // namespace chuhe::engine::nnue
