// A console game for two. Points are typed as four numbers, as in many a first program: file and
// rank of the piece, then of its target, counted from 0 at Red's left corner. -1 ends the program.
//
// What a first program gets wrong comes from the library: every rule of movement, check and mate,
// the reason for refusing a move, repetition and the other draws.
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/words/phrasebook.hpp>

namespace {

using chuhe::words::Phrasebook;
using chuhe::words::SquareNames;

void draw(const chuhe::Position& position) {
  for (int rank = chuhe::rank_count - 1; rank >= 0; --rank) {
    std::cout << rank << ' ';
    for (int file = 0; file < chuhe::file_count; ++file) {
      const std::optional<chuhe::Piece> piece = position.piece_at(chuhe::make_square(file, rank));
      std::cout << ' ' << (piece ? chuhe::fen_letter(*piece) : '.');
    }
    std::cout << (rank == 5 ? "\n   ~ ~ ~ ~ ~ ~ ~ ~ ~\n" : "\n");
  }
  std::cout << "\n   0 1 2 3 4 5 6 7 8\n";
}

// The next move that is typed; nothing at the end of the input or after -1.
std::optional<chuhe::Move> ask(const Phrasebook& book, chuhe::Color turn) {
  std::string line;
  while (std::cout << book.name(turn) << ": ", std::getline(std::cin, line)) {
    std::istringstream words(line);
    int x = 0;
    int y = 0;
    int i = 0;
    int j = 0;
    if (words >> x && x == -1) break;
    if (words >> y >> i >> j && chuhe::on_board(x, y) && chuhe::on_board(i, j)) {
      return chuhe::Move(chuhe::make_square(x, y), chuhe::make_square(i, j));
    }
    std::cout << "Please type four numbers, file rank file rank, such as 7 2 4 2.\n";
  }
  return std::nullopt;
}

}  // namespace

int main() {
  const Phrasebook book(chuhe::words::Language::english, SquareNames::file_rank);
  const chuhe::RuleSet& rules = *chuhe::find_rule_set("wxf2018");
  chuhe::Line game;
  std::optional<chuhe::Outcome> result;
  draw(game.position());
  while (!result) {
    const chuhe::Position& position = game.position();
    const std::optional<chuhe::Move> move = ask(book, position.turn());
    if (!move) {
      std::cout << "\nGoodbye.\n";
      return 0;
    }
    if (const auto reason = chuhe::why_illegal(position, *move)) {
      std::cout << book.sentence(*reason, position, *move) << '\n';
      continue;
    }
    std::cout << book.played(position, *move) << '\n';
    game.push(*move);
    draw(game.position());
    if (game.position().in_check()) std::cout << book.check(game.position()) << '\n';
    result = chuhe::outcome(game, rules);
  }
  std::cout << book.sentence(*result) << '\n';
}
