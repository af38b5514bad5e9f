#include "moves_command.hpp"

#include <memory>
#include <ostream>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "position_argument.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::string fen;
  bool json = false;
};

void run(const Options& options, Invocation& invocation) {
  const std::optional<Line> line = read_position(options.fen, invocation);
  if (!line) return;
  const Position& position = line->position();
  const MoveList moves = legal_moves(position);
  if (!options.json) {
    for (Move move : moves) invocation.out << to_uci(move) << '\n';
    return;
  }
  Json json;
  json["fen"] = to_fen(position);
  json["in_check"] = position.in_check();
  json["moves"] = Json::array();
  for (Move move : moves) json["moves"].push_back(to_uci(move));
  invocation.out << json.dump() << '\n';
}

}  // namespace

void add_moves_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = add_command(program, "moves", invocation.about(Text::moves_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_position_option(command, options->fen, invocation);
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
