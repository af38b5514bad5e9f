// The numbers in the search that only games can judge.
#pragma once

#include <span>
#include <string_view>

namespace chuhe::engine {

/// What the search prunes, reduces and extends by. Values are in hundredths of a pawn and depths in
/// plies unless something else is said. The defaults are what plays best so far; search.cpp has
/// what each part is worth.
struct SearchParameters {
  /// Late moves are reduced by base + ln(depth) * ln(count) / divisor plies, both in hundredths.
  int reduction_base = 60;
  int reduction_divisor = 175;
  /// More for a cut node.
  int reduction_cut_node = 1;
  /// History points for a ply less.
  int reduction_history = 9000;

  /// What a move's histories gain when it is best: slope * depth - offset, at most `most`.
  int bonus_slope = 140;
  int bonus_offset = 60;
  int bonus_most = 1800;

  /// How much of the corrections learnt is believed, in 64ths.
  int correction_share = 4;

  int reverse_futility_depth = 8;
  int reverse_futility_margin = 60;

  int null_move_depth = 3;
  int null_move_base = 4;
  /// A ply more for so much depth, and for so much above beta.
  int null_move_divisor = 4;
  int null_move_margin = 200;

  int late_moves_base = 4;
  int futility_depth = 7;
  int futility_base = 110;
  int futility_margin = 95;
  int history_depth = 4;
  int history_margin = 3200;
  int quiet_loss_depth = 8;
  int quiet_loss_margin = 22;
  int capture_loss_depth = 7;
  int capture_loss_margin = 110;

  int singular_depth = 7;
  int singular_margin = 2;
  int double_extension_margin = 24;

  int quiescence_margin = 160;
  int evasion_loss = 60;

  int window = 16;

  /// Switches: 1 as it should be, 0 without this part.
  int continuations = 1;
  int table_cuts = 1;

  friend bool operator==(const SearchParameters&, const SearchParameters&) = default;
};

/// A parameter by its name, with the values it may have.
struct SearchParameter {
  std::string_view name;
  int SearchParameters::* value = nullptr;
  int least = 0;
  int most = 0;
  /// A change that is likely to be felt, for a tuner to begin with; 0: none of its business.
  int step = 0;
};

/// All of them.
std::span<const SearchParameter> search_parameters();

/// The parameter of a name; null when there is none.
const SearchParameter* find_search_parameter(std::string_view name);

}  // namespace chuhe::engine
