// A game for two at one keyboard. The library knows the rules: what is left to a program is to show
// the board, to ask for moves, and to say what happened.
//
//   h2e2     moves the piece on h2 to e2      undo   takes the last move back
//   resign   gives the game up                quit   leaves
#include <iostream>
#include <string>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/rules.hpp>

namespace {

const char* name(chuhe::Color color) { return color == chuhe::Color::red ? "Red" : "Black"; }

const char* reason(chuhe::Ending ending) {
  switch (ending) {
    case chuhe::Ending::checkmate: return "checkmate";
    case chuhe::Ending::stalemate: return "no legal move";
    case chuhe::Ending::no_attackers: return "nobody can win any more";
    default: return "by the rules on repetitions and limits";
  }
}

// Announces the end of the game when there is one.
bool is_over(const chuhe::Line& line, const chuhe::RuleSet& rules) {
  const auto outcome = chuhe::outcome(line, rules);
  if (!outcome) return false;
  std::cout << chuhe::to_string(line.position());
  std::cout << (outcome->winner ? name(*outcome->winner) : "Nobody")
            << " wins: " << reason(outcome->ending) << ".\n";
  return true;
}

// Plays a move when it is legal, else says why it is not.
void try_move(chuhe::Line& line, const std::string& word) {
  const auto move = chuhe::parse_coordinates(word);
  if (!move) {
    std::cout << "\"" << word << "\": " << to_string(move.error()) << '\n';
  } else if (const auto why = chuhe::why_illegal(line.position(), *move)) {
    std::cout << word << " is not allowed: " << to_string(*why) << '\n';
  } else {
    line.push(*move);
  }
}

}  // namespace

int main() {
  const chuhe::RuleSet& rules = *chuhe::find_rule_set("wxf2018");
  chuhe::Line line;
  while (!is_over(line, rules)) {
    const chuhe::Color turn = line.position().turn();
    std::cout << chuhe::to_string(line.position());
    if (line.position().in_check()) std::cout << "Check! ";
    std::cout << name(turn) << "'s move: " << std::flush;
    std::string word;
    if (!(std::cin >> word) || word == "quit") {
      std::cout << '\n' << chuhe::to_fen(line.position()) << '\n';
      break;
    }
    std::cout << word << '\n';
    if (word == "resign") {
      std::cout << name(opponent(turn)) << " wins: " << name(turn) << " resigns.\n";
      break;
    }
    if (word != "undo") {
      try_move(line, word);
    } else if (!line.empty()) {
      line.pop();
    }
  }
}
