#include "board_look.hpp"

namespace chuhe::desktop {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(0xff000000U | value); }
QColor rgba(unsigned value, int alpha) {
  QColor color = rgb(value);
  color.setAlpha(alpha);
  return color;
}

std::array<BoardTheme, 6> make_themes() {
  return {{
      {.name = "maple",
       .board_light = rgb(0xf3d9a4),
       .board_dark = rgb(0xe4bd7c),
       .grain = 0.5,
       .frame = rgb(0x8a5a2b),
       .lines = rgb(0x5b3a1a),
       .river = rgba(0x5b3a1a, 170),
       .labels = rgb(0x6d4620),
       .piece_light = rgb(0xfff3d6),
       .piece_dark = rgb(0xe9c78d),
       .piece_edge = rgb(0x9a6a35),
       .red_ink = rgb(0xb3161b),
       .black_ink = rgb(0x1d1a18),
       .last_move = rgb(0x1c7a4c),
       .selection = rgb(0x1557b0),
       .hint = rgba(0x14713f, 190),
       .check = rgb(0xe0231c),
       .cursor = rgb(0x1557b0)},
      {.name = "walnut",
       .board_light = rgb(0xa9743f),
       .board_dark = rgb(0x7d4f28),
       .grain = 0.8,
       .frame = rgb(0x3d2412),
       .lines = rgb(0x2a1709),
       .river = rgba(0x24130a, 190),
       .labels = rgb(0xf0d9b4),
       .piece_light = rgb(0xf7e6c3),
       .piece_dark = rgb(0xd6ad6d),
       .piece_edge = rgb(0x5a3717),
       .red_ink = rgb(0xa90f14),
       .black_ink = rgb(0x15110e),
       .last_move = rgb(0xb8f08a),
       .selection = rgb(0x8fd0ff),
       .hint = rgba(0xcff7a8, 210),
       .check = rgb(0xff4b3a),
       .cursor = rgb(0x8fd0ff)},
      {.name = "paper",
       .board_light = rgb(0xfbf8f0),
       .board_dark = rgb(0xf1ecdf),
       .grain = 0,
       .frame = rgb(0xc9bfa8),
       .lines = rgb(0x55504a),
       .river = rgba(0x55504a, 150),
       .labels = rgb(0x6b655c),
       .piece_light = rgb(0xffffff),
       .piece_dark = rgb(0xf4f0e6),
       .piece_edge = rgb(0x8b8375),
       .red_ink = rgb(0xc0191f),
       .black_ink = rgb(0x20242a),
       .last_move = rgb(0x2f7d32),
       .selection = rgb(0x1565c0),
       .hint = rgba(0x2f7d32, 170),
       .check = rgb(0xe53935),
       .cursor = rgb(0x1565c0)},
      {.name = "jade",
       .board_light = rgb(0xcfe3d0),
       .board_dark = rgb(0xa9cbb0),
       .grain = 0.2,
       .frame = rgb(0x3f6b52),
       .lines = rgb(0x2c4d3b),
       .river = rgba(0x2c4d3b, 170),
       .labels = rgb(0x2c4d3b),
       .piece_light = rgb(0xfbfdf6),
       .piece_dark = rgb(0xd8e6cf),
       .piece_edge = rgb(0x56806a),
       .red_ink = rgb(0xb4141c),
       .black_ink = rgb(0x12302a),
       .last_move = rgb(0xb35900),
       .selection = rgb(0x0d47a1),
       .hint = rgba(0x0d5c3a, 180),
       .check = rgb(0xd81b1b),
       .cursor = rgb(0x0d47a1)},
      {.name = "night",
       .board_light = rgb(0x2f3742),
       .board_dark = rgb(0x252c35),
       .grain = 0,
       .frame = rgb(0x171b21),
       .lines = rgb(0x7d8a99),
       .river = rgba(0x9aa7b5, 150),
       .labels = rgb(0xa9b6c3),
       .piece_light = rgb(0xf0ece2),
       .piece_dark = rgb(0xcfc7b6),
       .piece_edge = rgb(0x11151a),
       .red_ink = rgb(0xb0121a),
       .black_ink = rgb(0x161b22),
       .last_move = rgb(0x7ddc8b),
       .selection = rgb(0x63b3ff),
       .hint = rgba(0x8be39a, 200),
       .check = rgb(0xff5a4d),
       .cursor = rgb(0x63b3ff)},
      {.name = "contrast",
       .board_light = rgb(0xffffff),
       .board_dark = rgb(0xffffff),
       .grain = 0,
       .frame = rgb(0x000000),
       .lines = rgb(0x000000),
       .river = rgb(0x000000),
       .labels = rgb(0x000000),
       .piece_light = rgb(0xffffff),
       .piece_dark = rgb(0xffffff),
       .piece_edge = rgb(0x000000),
       .red_ink = rgb(0xd00000),
       .black_ink = rgb(0x000000),
       .last_move = rgb(0x0050d0),
       .selection = rgb(0x0050d0),
       .hint = rgb(0x0050d0),
       .check = rgb(0xff0000),
       .cursor = rgb(0x0050d0)},
  }};
}

const std::array<BoardTheme, 6>& themes() {
  static const std::array<BoardTheme, 6> all = make_themes();
  return all;
}

// Drawn for this program. Each in a square of 1000 units.
constexpr std::array<const char*, role_count> icons{
    // king: a crown
    "M190 760L150 330L335 520L500 210L665 520L850 330L810 760Z"
    "M200 800L800 800L800 880L200 880Z"
    "M500 90C530 90 555 115 555 145C555 175 530 200 500 200C470 200 445 175 445 145"
    "C445 115 470 90 500 90Z",
    // advisor: a scholar's hat with its two wings
    "M300 560C300 330 390 200 500 200C610 200 700 330 700 560Z"
    "M60 610C150 560 260 560 300 600L700 600C740 560 850 560 940 610C850 700 760 690 700 680"
    "L300 680C240 690 150 700 60 610Z"
    "M330 720L670 720L670 800L330 800Z",
    // elephant: head, ear, trunk and tusk
    "M210 430C210 250 370 150 540 160C730 170 850 300 850 480L850 820L690 820L690 640"
    "C650 670 600 680 545 675C520 670 500 690 495 730C485 810 420 860 345 850"
    "C270 840 225 780 235 720L315 720C315 750 330 770 355 770C385 772 402 750 405 715"
    "C410 660 395 620 340 600C260 570 210 510 210 430Z",
    // horse: head and neck
    "M300 860L760 860C770 640 780 470 700 330C650 240 570 190 480 175L450 90L390 170"
    "C330 210 290 270 265 350L165 520C150 560 165 590 200 605L260 630C290 640 315 630 335 605"
    "L380 555C420 560 460 550 490 520C500 600 460 650 410 700C350 750 310 790 300 860Z",
    // rook: a tower
    "M230 180L340 180L340 270L445 270L445 180L555 180L555 270L660 270L660 180L770 180"
    "L770 380L690 440L690 690L770 780L770 860L230 860L230 780L310 690L310 440L230 380Z",
    // cannon: barrel and wheel
    "M120 470L740 200L800 340L640 420C700 460 740 525 740 600C740 725 640 820 520 820"
    "C400 820 300 725 300 600C300 580 303 560 308 542L180 605Z"
    "M860 120L900 230L840 255L795 150Z",
    // pawn: a foot soldier
    "M500 150C575 150 635 210 635 285C635 335 608 378 568 402C640 430 690 480 690 540L600 540"
    "C610 640 650 720 720 770L770 860L230 860L280 770C350 720 390 640 400 540L310 540"
    "C310 480 360 430 432 402C392 378 365 335 365 285C365 210 425 150 500 150Z",
};

constexpr std::array<char32_t, role_count> traditional_red{U'帥', U'仕', U'相', U'傌',
                                                           U'俥', U'炮', U'兵'};
constexpr std::array<char32_t, role_count> traditional_black{U'將', U'士', U'象', U'馬',
                                                             U'車', U'砲', U'卒'};
constexpr std::array<char32_t, role_count> simplified_red{U'帅', U'仕', U'相', U'马',
                                                          U'车', U'炮', U'兵'};
constexpr std::array<char32_t, role_count> simplified_black{U'将', U'士', U'象', U'马',
                                                            U'车', U'炮', U'卒'};

}  // namespace

std::span<const BoardTheme> board_themes() { return themes(); }

const BoardTheme& board_theme(std::string_view name) {
  for (const BoardTheme& theme : themes()) {
    if (theme.name == name) return theme;
  }
  return themes().front();
}

char32_t piece_character(PieceSet set, Piece piece) {
  const bool is_red = piece.color == Color::red;
  const auto& table = set == PieceSet::simplified ? (is_red ? simplified_red : simplified_black)
                                                  : (is_red ? traditional_red : traditional_black);
  return table[static_cast<std::size_t>(piece.role)];
}

const QPainterPath& piece_icon(Role role) {
  static const std::array<QPainterPath, role_count> paths = [] {
    std::array<QPainterPath, role_count> result;
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = path_from_svg(QString(icons[i]));
    return result;
  }();
  return paths[static_cast<std::size_t>(role)];
}

}  // namespace chuhe::desktop
