// Lists of openings: whatever is read can be played on from, and a fault is within the text.
#include <chuhe/match/openings.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include <chuhe/core/movegen.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto openings = chuhe::match::parse_openings(text);
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
  if (!openings) {
    if (openings.error().line > lines) std::abort();
    if (chuhe::match::to_string(openings.error()).empty()) std::abort();
    return 0;
  }
  if (openings->empty() || openings->size() > lines) std::abort();
  for (const chuhe::Line& line : *openings) {
    if (!chuhe::has_legal_move(line.position())) std::abort();
  }
  return 0;
}
