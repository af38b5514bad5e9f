// The Chinese (CXA) side of the arbiter: classes of moves that need a search, and article 26.9.
//
// repetition.cpp calls `analyse_cxa` for the cycle and `rule_cxa` on what it found; both are pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/core/repetition.hpp>

namespace chuhe::repetition {

/// The editions whose texts differ in what they call a chase.
enum class CxaEdition : std::uint8_t { y1999, y2020 };

struct CxaParameters {
  CxaEdition edition = CxaEdition::y2020;
};

/// The moves of a cycle in order, each with facts, class, weight and joint flag filled in;
/// `move_class` is `unknown` where the budget ran out before the class was certain.
struct CxaWindow {
  std::vector<JudgedMove> moves;
};

/// Classes every move of `line.moves()[first_ply .. last_ply)` under the Chinese rules. `budget`
/// is what is left of the ruling's budget and is taken from.
CxaWindow analyse_cxa(const Line& line, std::size_t first_ply, std::size_t last_ply,
                      const CxaParameters& parameters, Budget& budget);

struct CxaVerdict {
  Verdict verdict = Verdict::none;
  Reason reason = Reason::none;
  /// As the edition numbers it, such as "CXA 2020 26.9.2"; a literal.
  std::string_view article;
  ByColor<Profile> profiles;
};

/// The ruling on a classed cycle: perpetual check, article 25 (forbidden against allowed), article
/// 26.9 (both forbidden). A single perpetual checker loses, any other offender must change.
/// Unknown classes make the verdict unknown only if it depends on them.
CxaVerdict rule_cxa(const CxaWindow& window, const CxaParameters& parameters);

}  // namespace chuhe::repetition
