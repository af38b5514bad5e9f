#include <chuhe/engine/search_parameters.hpp>

#include <algorithm>
#include <array>

namespace chuhe::engine {

namespace {

using P = SearchParameters;

constexpr int whole_depth = 64;
constexpr int whole_value = 10000;

constexpr auto parameters = std::to_array<SearchParameter>({
    {"ReductionBase", &P::reduction_base, -200, 400, 15},
    {"ReductionDivisor", &P::reduction_divisor, 50, 1000, 12},
    {"ReductionCutNode", &P::reduction_cut_node, 0, 5},
    {"ReductionHistory", &P::reduction_history, 1000, 1000000, 1200},
    {"BonusSlope", &P::bonus_slope, 0, 2000, 25},
    {"BonusOffset", &P::bonus_offset, -1000, 1000, 25},
    {"BonusMost", &P::bonus_most, 0, 8000, 250},
    {"CorrectionShare", &P::correction_share, 0, 64, 1},
    {"ReverseFutilityDepth", &P::reverse_futility_depth, 0, whole_depth},
    {"ReverseFutilityMargin", &P::reverse_futility_margin, 0, whole_value, 10},
    {"NullMoveDepth", &P::null_move_depth, 1, whole_depth},
    {"NullMoveBase", &P::null_move_base, 1, 10},
    {"NullMoveDivisor", &P::null_move_divisor, 1, whole_depth},
    {"NullMoveMargin", &P::null_move_margin, 1, whole_value, 40},
    {"LateMovesBase", &P::late_moves_base, 0, 64, 1},
    {"FutilityDepth", &P::futility_depth, 0, whole_depth},
    {"FutilityBase", &P::futility_base, 0, whole_value, 20},
    {"FutilityMargin", &P::futility_margin, 0, whole_value, 15},
    {"HistoryDepth", &P::history_depth, 0, whole_depth},
    {"HistoryMargin", &P::history_margin, 0, 100000, 400},
    {"QuietLossDepth", &P::quiet_loss_depth, 0, whole_depth},
    {"QuietLossMargin", &P::quiet_loss_margin, 0, whole_value, 4},
    {"CaptureLossDepth", &P::capture_loss_depth, 0, whole_depth},
    {"CaptureLossMargin", &P::capture_loss_margin, 0, whole_value, 18},
    {"SingularDepth", &P::singular_depth, 4, whole_depth},
    {"SingularMargin", &P::singular_margin, 0, 100, 1},
    {"DoubleExtensionMargin", &P::double_extension_margin, 0, whole_value, 6},
    {"QuiescenceMargin", &P::quiescence_margin, 0, whole_value, 25},
    {"EvasionLoss", &P::evasion_loss, 0, whole_value, 15},
    {"Window", &P::window, 1, 1000, 3},
    {"Continuations", &P::continuations, 0, 1},
    {"TableCuts", &P::table_cuts, 0, 1},
});

}  // namespace

std::span<const SearchParameter> search_parameters() { return parameters; }

const SearchParameter* find_search_parameter(std::string_view name) {
  const auto* const found = std::ranges::find(parameters, name, &SearchParameter::name);
  return found == parameters.end() ? nullptr : found;
}

}  // namespace chuhe::engine
