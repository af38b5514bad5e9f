// A computer opponent by alpha-beta search: alpha_beta [DEPTH]. You are Red and type moves as h2e2;
// the program answers for Black. With "auto" as a second argument it plays both sides for a while.
//
// What is here is what every engine stands on: a value for each piece, a search of all moves to a
// depth that leaves out what cannot matter, captures tried first and searched to their end. What is
// not here is what makes an engine strong.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/core/rules.hpp>

namespace {

using chuhe::Color;
using chuhe::Line;
using chuhe::Move;
using chuhe::MoveList;
using chuhe::Position;
using chuhe::Role;

constexpr int infinite = 1000000;
constexpr int mated = 100000;

int piece_value(Role role) {
  switch (role) {
    case Role::king: return 0;  // never taken: the game ends before
    case Role::advisor:
    case Role::elephant: return 20;
    case Role::horse: return 40;
    case Role::cannon: return 45;
    case Role::rook: return 90;
    case Role::pawn: return 10;
  }
  return 0;
}

// What the side to move has more than the other: pieces, a little for each crossed pawn, and a
// little for the freedom of moving.
int evaluate(const Position& position) {
  const auto material = [&](Color color) {
    int sum = 0;
    for (chuhe::Square square : position.pieces(color)) {
      const Role role = position.piece_at(square)->role;
      sum += piece_value(role);
      if (role == Role::pawn && !on_own_half(square, color)) sum += 10;
    }
    return sum;
  };
  const Color us = position.turn();
  return 10 * (material(us) - material(opponent(us))) + count_legal_moves(position);
}

// How promising a move is: valuable victims first, taken by cheap pieces.
int promise(const Position& position, Move move) {
  const auto victim = position.piece_at(move.to());
  return victim ? 10 * piece_value(victim->role) -
                      piece_value(position.piece_at(move.from())->role) + 1000
                : 0;
}

void sort_by_promise(const Position& position, MoveList& moves) {
  std::ranges::sort(moves.begin(), moves.end(), [&](Move a, Move b) {
    const int first = promise(position, a);
    const int second = promise(position, b);
    return first != second ? first > second : a < b;
  });
}

// The value of a position once no capture gains anything more.
int search_captures(const Position& position, int alpha, int beta) {
  alpha = std::max(alpha, evaluate(position));
  if (alpha >= beta) return alpha;
  MoveList captures;
  generate(position, chuhe::MoveKind::captures, captures);
  sort_by_promise(position, captures);
  for (Move move : captures) {
    if (!leaves_king_safe(position, move)) continue;
    alpha = std::max(alpha, -search_captures(position.after(move), -beta, -alpha));
    if (alpha >= beta) break;
  }
  return alpha;
}

// The value for the side to move, searched `depth` plies deep; exact between alpha and beta.
int search(Line& line, int depth, int alpha, int beta, int ply) {
  const Position position = line.position();
  if (ply > 0 && line.occurrence_count() > 1) return 0;
  if (depth == 0) return search_captures(position, alpha, beta);
  MoveList moves = legal_moves(position);
  if (moves.empty()) return ply - mated;  // mate or stalemate, both lost; sooner is worse
  sort_by_promise(position, moves);
  for (Move move : moves) {
    line.push(move);
    alpha = std::max(alpha, -search(line, depth - 1, -beta, -alpha, ply + 1));
    line.pop();
    if (alpha >= beta) break;
  }
  return alpha;
}

Move best_move(Line line, int depth) {
  const Position position = line.position();
  MoveList moves = legal_moves(position);
  sort_by_promise(position, moves);
  Move best;
  int alpha = -infinite;
  for (Move move : moves) {
    line.push(move);
    const int value = -search(line, depth - 1, -infinite, -alpha, 1);
    line.pop();
    if (value > alpha) {
      alpha = value;
      best = move;
    }
  }
  return best;
}

bool is_over(const Line& line) {
  const auto outcome = chuhe::outcome(line, *chuhe::find_rule_set("computer"));
  if (!outcome) return false;
  std::cout << (!outcome->winner                 ? "A draw.\n"
                : *outcome->winner == Color::red ? "Red wins.\n"
                                                 : "Black wins.\n");
  return true;
}

// Reads Red's move until it is a legal one; nothing at the end of the input.
Move ask(const Position& position) {
  std::string word;
  while (std::cout << "Your move: " << std::flush, std::cin >> word) {
    std::cout << word << '\n';
    const auto move = chuhe::parse_coordinates(word);
    if (move && is_legal(position, *move)) return *move;
    std::cout << (move ? to_string(*why_illegal(position, *move)) : to_string(move.error()))
              << '\n';
  }
  std::cout << '\n';
  return Move{};
}

}  // namespace

int main(int argc, char** argv) {
  const int depth = argc > 1 ? std::clamp(std::atoi(argv[1]), 1, 8) : 4;
  const bool alone = argc > 2 && std::string_view(argv[2]) == "auto";
  Line line;
  for (int ply = 0; !is_over(line) && !(alone && ply == 12); ++ply) {
    const bool ours = alone || line.position().turn() == Color::black;
    if (!ours) std::cout << to_string(line.position());
    const Move move = ours ? best_move(line, depth) : ask(line.position());
    if (move.is_null()) break;
    if (ours) std::cout << to_uci(move) << '\n';
    line.push(move);
  }
  std::cout << to_fen(line.position()) << '\n';
}
