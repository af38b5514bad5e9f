#include "board_command.hpp"

#include <memory>
#include <ostream>

#include <chuhe/words/phrasebook.hpp>

#include "board_options.hpp"
#include "command_line.hpp"
#include "invocation.hpp"
#include "position_argument.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::string fen;
  BoardOptions board;
};

void run(const Options& options, Invocation& invocation) {
  const std::optional<Line> line = read_position(options.fen, invocation);
  if (!line) return;
  const BoardStyle style = board_style(options.board, invocation.terminal, invocation.language);
  const std::optional<Move> last =
      line->empty() ? std::nullopt : std::optional(line->moves().back());
  const words::Phrasebook book(invocation.language, style.squares);
  invocation.out << draw_board(line->position(), last, style)
                 << invocation.text(Text::to_move, {book.name(line->position().turn())}) << '\n';
  if (line->position().in_check()) invocation.out << book.check(line->position()) << '\n';
}

}  // namespace

void add_board_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = add_command(program, "board", invocation.about(Text::board_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_position_option(command, options->fen, invocation);
  add_board_options(command, options->board, invocation);
}

}  // namespace chuhe::cli
