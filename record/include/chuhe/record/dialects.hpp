// The dialects of move notation that have a name.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/square.hpp>
#include <chuhe/record/notation_dialect.hpp>
#include <chuhe/record/written.hpp>

namespace chuhe::record::notation {

/// The parts that the dialects below are put together from.
namespace part {

// ---- how pawns are told apart --------------------------------------------------------------

inline constexpr Mark front{Place::front};
inline constexpr Mark middle{Place::middle};
inline constexpr Mark rear{Place::rear};
inline constexpr Mark foremost{Place::foremost, false, false};
inline constexpr Mark rearmost{Place::rearmost, false, false};
inline constexpr Mark plain{Place::none, true, true};
inline constexpr Mark ordinal(int n) { return {ordinal_place(n), false, true}; }
/// A place on a named file: 前七, `3+`.
inline constexpr Mark on_file(Place place) { return {place, true, false}; }
inline constexpr Mark indexed(int n) { return on_file(ordinal_place(n)); }

inline constexpr std::array<Mark, 5> pair{front, rear};
inline constexpr std::array<Mark, 5> trio{front, middle, rear};
inline constexpr std::array<Mark, 5> ordinals{ordinal(1), ordinal(2), ordinal(3), ordinal(4),
                                              ordinal(5)};
inline constexpr std::array<Mark, 5> front_then_ordinals{front, ordinal(2), ordinal(3), ordinal(4),
                                                         ordinal(5)};
inline constexpr std::array<Mark, 3> crossed_pair{on_file(Place::front), on_file(Place::rear)};
inline constexpr std::array<Mark, 3> crossed_trio{on_file(Place::front), on_file(Place::middle),
                                                  on_file(Place::rear)};

/// xqbase.com, 2004: 前中后, four and five by number; pawns on two files in one series.
inline constexpr PawnMarks series_pawns{
    {pair, trio, ordinals, ordinals}, {}, PawnMarks::Count::one_series};

/// As books print it: 前二三四五; on two files the file takes the place of the piece.
inline constexpr PawnMarks book_pawns{{pair, trio, front_then_ordinals, front_then_ordinals},
                                      {crossed_pair, crossed_trio}};

/// The same with the piece: five characters.
inline constexpr PawnMarks long_pawns{
    {pair, trio, front_then_ordinals, front_then_ordinals},
    {{{Mark{Place::front, true}, Mark{Place::rear, true}},
      {Mark{Place::front, true}, Mark{Place::middle, true}, Mark{Place::rear, true}}}}};

/// The Asian federation's table of the 1980s: P+ P3 P-, ++ P+ P- --, ++ P+ P3 P- --, and 3+ 33 3-.
inline constexpr PawnMarks axf_pawns{{pair,
                                      {front, plain, rear},
                                      {foremost, front, rear, rearmost},
                                      {foremost, front, plain, rear, rearmost}},
                                     {crossed_pair, crossed_trio}};

/// The World Federation's rules of 2018: from three on, and on two files, number and file: 15
/// 25 35.
inline constexpr PawnMarks indexed_pawns{
    {pair,
     {indexed(1), indexed(2), indexed(3)},
     {indexed(1), indexed(2), indexed(3), indexed(4)},
     {indexed(1), indexed(2), indexed(3), indexed(4), indexed(5)}},
    {{{indexed(1), indexed(2)}, {indexed(1), indexed(2), indexed(3)}}}};

/// Vietnamese: t g s, as far as there is a custom; four, five and two files on the model of AXF.
inline constexpr Mark double_front{Place::foremost};
inline constexpr Mark double_rear{Place::rearmost};
inline constexpr PawnMarks vietnamese_pawns{
    {pair,
     trio,
     {double_front, front, rear, double_rear},
     {double_front, front, middle, rear, double_rear}},
    {{{Mark{Place::front, true}, Mark{Place::rear, true}},
      {Mark{Place::front, true}, Mark{Place::middle, true}, Mark{Place::rear, true}}}}};

// ---- characters ----------------------------------------------------------------------------

using Pieces = std::array<std::string_view, role_count>;
using Digits = std::array<std::string_view, 10>;

inline constexpr Digits ascii_digits{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
inline constexpr Digits wide_digits{"０", "１", "２", "３", "４", "５", "６", "７", "８", "９"};
inline constexpr Digits chinese_digits{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"};

inline constexpr ByColor<Pieces> simplified_pieces{
    {{{"帅", "仕", "相", "马", "车", "炮", "兵"}, {"将", "士", "象", "马", "车", "炮", "卒"}}}};
inline constexpr ByColor<Pieces> traditional_pieces{
    {{{"帥", "仕", "相", "馬", "車", "炮", "兵"}, {"將", "士", "象", "馬", "車", "炮", "卒"}}}};
inline constexpr std::array<std::string_view, 11> simplified_places{"",   "前", "中", "后", "",  "",
                                                                    "一", "二", "三", "四", "五"};
inline constexpr std::array<std::string_view, 11> traditional_places{
    "", "前", "中", "後", "", "", "一", "二", "三", "四", "五"};

constexpr ByColor<Pieces> same_for_both(const Pieces& pieces) { return {{pieces, pieces}}; }

constexpr Dialect chinese(std::string_view name, const PawnMarks& pawns) {
  return {.name = name,
          .family = NotationFamily::chinese,
          .pieces = simplified_pieces,
          .digits = {{chinese_digits, wide_digits}},
          .directions = {"进", "退", "平"},
          .places = simplified_places,
          .pawns = pawns};
}

constexpr Dialect traditional(std::string_view name, const PawnMarks& pawns) {
  Dialect dialect = chinese(name, pawns);
  dialect.pieces = traditional_pieces;
  dialect.directions = {"進", "退", "平"};
  dialect.places = traditional_places;
  return dialect;
}

constexpr Dialect western(std::string_view name, const PawnMarks& pawns) {
  return {.name = name,
          .family = NotationFamily::western,
          .pieces = same_for_both({"K", "A", "E", "H", "R", "C", "P"}),
          .digits = {{ascii_digits, ascii_digits}},
          .directions = {"+", "-", "="},
          .places = {"", "+", ".", "-", "++", "--", "a", "b", "c", "d", "e"},
          .pawns = pawns};
}

constexpr Dialect when_needed(Dialect dialect) {
  dialect.pairs = PairMarks::when_needed;
  return dialect;
}

constexpr Dialect with_chess_letters(Dialect dialect) {
  dialect.pieces = same_for_both({"K", "A", "B", "N", "R", "C", "P"});
  return dialect;
}

constexpr Dialect in_playok_letters(Dialect dialect) {
  dialect.pieces[Color::black] = {"k", "a", "e", "h", "r", "c", "p"};
  dialect.directions = {"+", "-", "."};
  return dialect;
}

}  // namespace part

/// h2e2
inline constexpr Dialect uci{.name = "uci", .family = NotationFamily::coordinates};
/// h3e3: Fairy-Stockfish counts ranks from 1.
inline constexpr Dialect uci_fairy{.name = "uci_fairystockfish",
                                   .family = NotationFamily::coordinates,
                                   .ranks = RankNumbers::one_to_ten};
/// H2-E2
inline constexpr Dialect iccs{
    .name = "iccs", .family = NotationFamily::coordinates, .form = CoordinateForm::iccs};
/// 7747
inline constexpr Dialect dhtmlxq{
    .name = "dhtmlxq", .family = NotationFamily::coordinates, .form = CoordinateForm::numbers};

/// 炮二平五, as the PGN rules of xqbase.com have it.
inline constexpr Dialect chinese = part::chinese("zh", part::series_pawns);
/// The same in traditional characters.
inline constexpr Dialect traditional_chinese = part::traditional("zh-hant", part::series_pawns);
inline constexpr Dialect chinese_xqbase = part::chinese("zh_xqbase2004", part::series_pawns);
inline constexpr Dialect chinese_book = part::chinese("zh_traditional4", part::book_pawns);
inline constexpr Dialect chinese_long = part::chinese("zh_long5", part::long_pawns);

/// C2=5, as the World Federation's rules of 2018 and Fairy-Stockfish have it.
inline constexpr Dialect wxf = part::when_needed(part::western("wxf", part::indexed_pawns));
inline constexpr Dialect wxf_fairy =
    part::when_needed(part::western("wxf_fairystockfish", part::indexed_pawns));
inline constexpr Dialect wxf_axf = part::western("wxf_axf1980s", part::axf_pawns);
inline constexpr Dialect wxf_xqbase =
    part::with_chess_letters(part::western("wxf_xqbase", part::series_pawns));
/// C2.5, Black in lower case.
inline constexpr Dialect wxf_playok =
    part::in_playok_letters(part::western("wxf_playok", part::axf_pawns));

/// P2-5
inline constexpr Dialect vietnamese{
    .name = "vi",
    .family = NotationFamily::vietnamese,
    .pieces = part::same_for_both({"Tg", "S", "T", "M", "X", "P", "B"}),
    .digits = {{part::ascii_digits, part::ascii_digits}},
    .directions = {".", "/", "-"},
    .places = {"", "t", "g", "s", "tt", "ss", "1", "2", "3", "4", "5"},
    .pawns = part::vietnamese_pawns};

/// Che2, c5: ranks from 0, pawns without a letter (XBoard).
inline constexpr Dialect san{.name = "san",
                             .family = NotationFamily::algebraic,
                             .pieces = part::same_for_both({"K", "A", "E", "H", "R", "C", ""})};
/// Che3, Pc5: ranks from 1, pawns with their letter (Fairy-Stockfish, pychess).
inline constexpr Dialect san_fairy{
    .name = "san_fairystockfish",
    .family = NotationFamily::algebraic,
    .pieces = part::same_for_both({"K", "A", "E", "H", "R", "C", "P"}),
    .ranks = RankNumbers::one_to_ten};

}  // namespace chuhe::record::notation
