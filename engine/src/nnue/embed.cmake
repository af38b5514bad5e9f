# Writes a file as a C++ array of 64-bit words, which every compiler takes and compiles fast:
#
#   cmake [-D INPUT=file] -D OUTPUT=file.cpp -P embed.cmake
set(words "0")
set(size 0)
if(INPUT)
  file(SIZE "${INPUT}" size)
  file(READ "${INPUT}" words HEX)
  math(EXPR rest "(8 - ${size} % 8) % 8")
  string(REPEAT "00" ${rest} padding)
  string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1,\n" words
                       "${words}${padding}")
endif()
file(
  WRITE "${OUTPUT}"
  "// Made by embed.cmake.
#include <cstddef>
#include <cstdint>

namespace chuhe::engine::nnue {
extern const std::uint64_t embedded_words[];
extern const std::size_t embedded_size;
const std::uint64_t embedded_words[] = {\n${words}};
const std::size_t embedded_size = ${size};
}  // namespace chuhe::engine::nnue
")
