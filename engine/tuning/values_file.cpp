#include "values_file.hpp"

#include <fmt/format.h>

namespace chuhe::engine::tuning {

namespace {

std::string braced(const Tapered& value) {
  return fmt::format("{{{}, {}}}", value.middle(), value.end());
}

// An array in the braces of std::array and of the C array within, innermost rows on one line.
template <class T, std::size_t size>
std::string braced(const std::array<T, size>& row) {
  std::string text = "{{";
  for (std::size_t i = 0; i < size; ++i) {
    if (i > 0) text += ", ";
    text += braced(row[i]);
  }
  return text + "}}";
}

}  // namespace

std::string values_file(const EvaluationTerms& values) {
  std::string text =
      "// The values of the evaluation's terms, in centipawns for middlegame and endgame. Written "
      "by\n"
      "// chuhe-tune from games of the engine against itself; docs/evaluation.md says how.\n"
      "#pragma once\n\n"
      "#include \"evaluation_terms.hpp\"\n\n"
      "namespace chuhe::engine {\n\n"
      "// clang-format off\n"
      "inline constexpr EvaluationTerms evaluation_values = {\n";
#define CHUHE_TERM(name) text += fmt::format("    ." #name " = {},\n", braced(values.name))
  CHUHE_TERM(material);
  CHUHE_TERM(places);
  CHUHE_TERM(army);
  CHUHE_TERM(cannon_by_pieces);
  CHUHE_TERM(horse_by_pieces);
  CHUHE_TERM(horse_mobility);
  CHUHE_TERM(rook_mobility);
  CHUHE_TERM(cannon_mobility);
  CHUHE_TERM(threats);
  CHUHE_TERM(loose);
  CHUHE_TERM(safe_checks);
  CHUHE_TERM(unsafe_checks);
  CHUHE_TERM(palace_hits);
  CHUHE_TERM(palace_attackers);
  CHUHE_TERM(weak_king_points);
  CHUHE_TERM(cannon_on_king_file);
  CHUHE_TERM(cannon_on_king_rank);
  CHUHE_TERM(bottom_cannon);
  CHUHE_TERM(rook_on_king_file);
  CHUHE_TERM(rook_on_king_rank);
  CHUHE_TERM(against_guards);
  CHUHE_TERM(guards);
  CHUHE_TERM(linked_advisors);
  CHUHE_TERM(linked_elephants);
  CHUHE_TERM(linked_pawns);
  CHUHE_TERM(crossed_pawns);
  CHUHE_TERM(tempo);
#undef CHUHE_TERM
  text += "};\n// clang-format on\n\n}  // namespace chuhe::engine\n";
  return text;
}

}  // namespace chuhe::engine::tuning
