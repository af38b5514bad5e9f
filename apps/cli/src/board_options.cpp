#include "board_options.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "command_line.hpp"
#include "text_items.hpp"

namespace chuhe::cli {

std::span<const std::pair<std::string_view, PieceSet>> piece_set_names() {
  static constexpr std::array<std::pair<std::string_view, PieceSet>, 4> names{
      {{"hanzi", PieceSet::hanzi},
       {"simplified", PieceSet::simplified},
       {"ascii", PieceSet::ascii},
       {"unicode", PieceSet::unicode}}};
  return names;
}

std::span<const std::pair<std::string_view, words::SquareNames>> square_names_names() {
  static constexpr std::array<std::pair<std::string_view, words::SquareNames>, 3> names{
      {{"uci", words::SquareNames::letters},
       {"xy", words::SquareNames::file_rank},
       {"rc", words::SquareNames::row_column}}};
  return names;
}

void add_board_options(CLI::App& command, BoardOptions& options, const Invocation& invocation) {
  add_option(command, "--pieces", options.pieces, invocation.about(Text::pieces_option), "SET")
      .one_of(items_of(list_names(piece_set_names())));
  add_option(command, "--lines", options.lines, invocation.about(Text::lines_option), "SET")
      .one_of({"box", "ascii"});
  add_option(command, "--color", options.color, invocation.about(Text::color_option), "WHEN")
      .one_of({"auto", "always", "never"});
  add_option(command, "--coords", options.coordinates, invocation.about(Text::coordinates_option),
             "STYLE")
      .one_of(items_of(list_names(square_names_names())));
  add_flag(command, "--flip", options.flip, invocation.about(Text::flip_option));
}

BoardStyle board_style(const BoardOptions& options, const Terminal& terminal,
                       words::Language language) {
  BoardStyle style;
  const PieceSet shown = !terminal.hanzi                                   ? PieceSet::ascii
                         : language == words::Language::simplified_chinese ? PieceSet::simplified
                                                                           : PieceSet::hanzi;
  style.pieces = find_named(piece_set_names(), options.pieces).value_or(shown);
  if (options.lines.empty()) {
    bool boxes = terminal.boxes;
    // Where lines may be wide, the terminal has to say so itself.
    if (!boxes && terminal.hanzi && terminal.input_is_terminal && terminal.output_is_terminal) {
      boxes = drawn_width("┼╲") == 2;
    }
    style.lines = boxes ? LineSet::box : LineSet::ascii;
  } else {
    style.lines = options.lines == "box" ? LineSet::box : LineSet::ascii;
  }
  style.view = options.flip ? View::from_black : View::from_red;
  style.squares =
      find_named(square_names_names(), options.coordinates).value_or(words::SquareNames::letters);
  style.colors = terminal.colors;
  if (options.color == "never") style.colors = ColorDepth::none;
  if (options.color == "always" && style.colors == ColorDepth::none) {
    style.colors = ColorDepth::sixteen;
  }
  style.width = terminal.width;
  style.height = terminal.height;
  return style;
}

}  // namespace chuhe::cli
