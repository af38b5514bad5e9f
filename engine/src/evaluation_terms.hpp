// The numbers of the hand-made evaluation, in hundredths of a pawn for the middlegame and the
// endgame. docs/evaluation.md says what each means.
#pragma once

#include <array>

#include <chuhe/core/piece.hpp>

namespace chuhe::engine {

/// A value for the middlegame and one for the endgame; positions in between mix them.
struct Tapered {
  int middle = 0;
  int end = 0;
  constexpr Tapered& operator+=(Tapered other) {
    middle += other.middle;
    end += other.end;
    return *this;
  }
  constexpr Tapered& operator-=(Tapered other) {
    middle -= other.middle;
    end -= other.end;
    return *this;
  }
  friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
  friend constexpr Tapered operator*(Tapered a, int n) { return {a.middle * n, a.end * n}; }
};

/// A value for each point of the board seen from its owner's side: ranks from the own home upwards,
/// files from the edge (a, i) to the middle (e), for boards are worth the same in the mirror.
using HalfTable = std::array<std::array<int, 5>, 10>;

struct RoleTable {
  HalfTable middle{};
  HalfTable end{};
};

struct EvaluationTerms {
  std::array<Tapered, role_count> material;
  std::array<RoleTable, role_count> tables;
  /// By the number of squares a horse reaches, 0 to 8.
  std::array<Tapered, 9> horse_mobility;
  /// For each square a rook reaches beyond eight, and a cannon moves to beyond eight.
  Tapered rook_mobility;
  Tapered cannon_mobility;
  /// For each square next to the enemy king or his palace's points that the piece attacks.
  std::array<int, role_count> palace_attack;
  /// Per cent of the palace attacks that count by the number of attacking pieces, 0 to 5 and more.
  std::array<int, 6> attackers_weight;
  /// What the attack gains for each of the four guards that the defender lacks, in per cent.
  int missing_guard_percent;
  /// A cannon before the enemy king on his file with nothing between (空头炮).
  Tapered hollow_cannon;
  /// A cannon on the enemy king's file with two pieces between, which it holds to the file.
  Tapered pinning_cannon;
  /// A cannon on the enemy's home rank beside the king there (沉底炮).
  Tapered bottom_cannon;
  /// For a rook, for each advisor that the enemy lacks; for a cannon, for each elephant.
  Tapered rook_against_missing_advisor;
  Tapered cannon_against_missing_elephant;
  /// Both advisors in contact; both elephants in contact.
  Tapered linked_advisors;
  Tapered linked_elephants;
  /// Two crossed pawns side by side.
  Tapered linked_pawns;
  /// A rook on the enemy king's file.
  Tapered rook_on_king_file;
  int tempo;
};

constexpr EvaluationTerms evaluation_terms = {
    .material = {{{0, 0}, {110, 125}, {115, 135}, {410, 450}, {950, 1000}, {460, 430}, {60, 75}}},
    .tables = {{
        // King
        {{{{0, 0, 0, -8, 6}, {0, 0, 0, -35, -25}, {0, 0, 0, -60, -45}}},
         {{{0, 0, 0, 0, 4}, {0, 0, 0, 0, 2}, {0, 0, 0, -4, 0}}}},
        // Advisor
        {{{{0, 0, 0, 0, 0}, {0, 0, 0, 0, 10}, {0, 0, 0, -14, 0}}},
         {{{0, 0, 0, 0, 0}, {0, 0, 0, 0, 8}, {0, 0, 0, -4, 0}}}},
        // Elephant
        {{{{0, 0, 0, 0, 0},
           {0, 0, 0, 0, 0},
           {-18, 0, 0, 0, 16},
           {0, 0, 0, 0, 0},
           {0, 0, -4, 0, 0}}},
         {{{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {-8, 0, 0, 0, 10}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}}}},
        // Horse
        {{{{-40, -22, -14, -12, -14},
           {-24, -12, -6, -4, -50},
           {-10, -2, 8, 4, -4},
           {-8, 4, 4, 6, 8},
           {-4, 12, 10, 18, 20},
           {-2, 14, 16, 24, 26},
           {2, 20, 28, 32, 28},
           {4, 16, 34, 36, 30},
           {-2, 14, 40, 22, 10},
           {-20, -8, 0, 2, -8}}},
         {{{-30, -20, -14, -10, -10},
           {-20, -10, -6, -4, -10},
           {-10, -2, 0, 2, 2},
           {-6, 2, 4, 6, 8},
           {-2, 8, 10, 14, 16},
           {0, 10, 16, 20, 22},
           {2, 14, 22, 26, 26},
           {2, 12, 26, 28, 24},
           {-4, 8, 24, 18, 10},
           {-16, -8, 0, 2, -4}}}},
        // Rook
        {{{{-24, -4, -8, 6, -10},
           {-14, 4, 2, 10, -4},
           {-10, 4, 0, 10, 2},
           {-6, 8, 4, 14, 10},
           {4, 12, 10, 18, 16},
           {6, 14, 12, 18, 18},
           {6, 16, 14, 22, 22},
           {6, 12, 10, 20, 24},
           {10, 16, 14, 24, 34},
           {4, 8, 6, 16, 20}}},
         {{{-10, -6, -4, 0, 0},
           {-6, -2, 0, 2, 2},
           {-4, 0, 0, 4, 4},
           {-2, 2, 2, 6, 6},
           {2, 4, 4, 8, 8},
           {2, 4, 4, 8, 8},
           {2, 4, 4, 8, 8},
           {2, 4, 4, 8, 8},
           {2, 6, 6, 10, 10},
           {0, 2, 2, 6, 6}}}},
        // Cannon
        {{{{-6, -4, 0, 4, 2},
           {-4, 0, 2, 4, 6},
           {0, 4, 6, 4, 22},
           {-4, 0, 2, 2, 12},
           {-4, 2, 6, 4, 14},
           {-4, 0, 0, 2, 16},
           {-2, 4, 4, 4, 14},
           {-2, 0, -6, -8, -4},
           {6, 6, 0, -14, -18},
           {18, 14, 4, -10, -12}}},
         {{{0, 0, 4, 10, 12},
           {0, 0, 4, 10, 12},
           {0, 0, 2, 8, 10},
           {-4, -2, 0, 2, 6},
           {-4, -2, 0, 2, 6},
           {-2, 0, 0, 2, 6},
           {-2, 0, 0, 2, 4},
           {0, 0, 0, 0, 2},
           {2, 2, 0, -2, -2},
           {4, 4, 0, -4, -4}}}},
        // Pawn: before the river, high, low, bottom
        {{{{0, 0, 0, 0, 0},
           {0, 0, 0, 0, 0},
           {0, 0, 0, 0, 0},
           {-6, 0, -4, 0, 8},
           {2, 0, 10, 0, 14},
           {34, 50, 62, 76, 78},
           {52, 72, 92, 112, 116},
           {58, 84, 114, 140, 140},
           {50, 80, 116, 150, 160},
           {4, 12, 20, 36, 44}}},
         {{{0, 0, 0, 0, 0},
           {0, 0, 0, 0, 0},
           {0, 0, 0, 0, 0},
           {0, 0, 0, 0, 0},
           {6, 0, 8, 0, 8},
           {50, 60, 70, 76, 76},
           {66, 84, 96, 108, 108},
           {64, 86, 110, 130, 132},
           {50, 76, 104, 132, 140},
           {0, 6, 14, 28, 34}}}},
    }},
    .horse_mobility = {{{-60, -60},
                        {-34, -38},
                        {-16, -18},
                        {-4, -4},
                        {4, 6},
                        {10, 12},
                        {16, 18},
                        {20, 22},
                        {24, 26}}},
    .rook_mobility = {4, 5},
    .cannon_mobility = {1, 2},
    .palace_attack = {0, 0, 0, 9, 11, 7, 8},
    .attackers_weight = {0, 30, 75, 110, 130, 140},
    .missing_guard_percent = 18,
    .hollow_cannon = {130, 70},
    .pinning_cannon = {24, 12},
    .bottom_cannon = {38, 16},
    .rook_against_missing_advisor = {16, 30},
    .cannon_against_missing_elephant = {14, 8},
    .linked_advisors = {14, 18},
    .linked_elephants = {16, 20},
    .linked_pawns = {14, 22},
    .rook_on_king_file = {10, 6},
    .tempo = 12,
};

}  // namespace chuhe::engine
