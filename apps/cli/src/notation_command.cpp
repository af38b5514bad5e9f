#include "notation_command.hpp"

#include <cstddef>
#include <expected>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>

namespace chuhe::cli {

namespace {

using record::Dialect;
namespace notation = record::notation;

// One of each way of reading, in the order in which `auto` tries them: what two of them read alike
// differs in ranks alone, or is the commoner of the two.
const Dialect* const guesses[] = {&notation::uci,       &notation::chinese,    &notation::wxf,
                                  &notation::san,       &notation::vietnamese, &notation::san_fairy,
                                  &notation::uci_fairy, &notation::dhtmlxq};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// How much of the text's start is no move: blanks, commas, move numbers, marks such as `!?`.
std::size_t skip_between_moves(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',' || c == ';' || c == '!' ||
        c == '?') {
      ++at;
      continue;
    }
    // `12.` and `12...`, but not `15.6`, where the point is a traverse.
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    const std::size_t digits = end;
    while (end < text.size() && text[end] == '.') ++end;
    if (digits == at || end == digits || (end < text.size() && is_digit(text[end]))) break;
    at = end;
  }
  return at;
}

/// Up to the next blank: what to show of a text that is no move.
std::string first_word(std::string_view text) {
  return std::string(text.substr(0, text.find_first_of(" \t\r\n")));
}

/// Whether an argument is an option that does not exist, and no move.
bool is_option(std::string_view text) {
  if (text.size() < 3 || !text.starts_with("--")) return false;
  const char c = text[2];
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct Reading {
  std::vector<Move> moves;
  const Dialect* dialect = nullptr;
};

std::expected<Reading, UnreadMove> read_any(std::span<const std::string> texts,
                                            const Position& start) {
  std::optional<UnreadMove> furthest;
  for (const Dialect* dialect : guesses) {
    auto moves = read_moves(texts, start, *dialect);
    if (moves) return Reading{std::move(*moves), dialect};
    // The best guess is the dialect that reads most; of two, the one that fails in the meaning.
    const auto rank = [](const UnreadMove& unread) {
      return std::pair(unread.number, unread.error.index());
    };
    if (!furthest || rank(moves.error()) > rank(*furthest)) furthest = std::move(moves.error());
  }
  return std::unexpected(std::move(*furthest));
}

void write_list(std::ostream& out) {
  for (const Dialect& dialect : record::dialects()) {
    const Move example(Square::h2, Square::e2);
    std::string name(dialect.name);
    name.resize(20, ' ');
    out << name << record::write_legal(example, Position{}, dialect).view() << '\n';
  }
}

void write_json(std::ostream& out, const NotationOptions& options, const Position& start,
                const Reading& reading, std::span<const std::string> texts) {
  nlohmann::ordered_json json;
  json["fen"] = to_fen(start);
  json["from"] = reading.dialect->name;
  json["to"] = options.to;
  json["moves"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    json["moves"].push_back({{"uci", to_uci(reading.moves[i])}, {"text", texts[i]}});
  }
  out << json.dump() << '\n';
}

void write_unread(std::ostream& err, const UnreadMove& unread) {
  err << "chuhe notation: move " << unread.number + 1 << ", '" << unread.text
      << "': " << to_string(unread.error);
  const auto* error = std::get_if<record::MoveError>(&unread.error);
  if (error != nullptr && error->fault() == record::MoveFault::illegal) {
    if (const auto reason = why_illegal(unread.position, error->candidates().front())) {
      err << ": " << to_string(*reason);
    }
  }
  err << '\n';
}

}  // namespace

std::expected<std::vector<Move>, UnreadMove> read_moves(std::span<const std::string> texts,
                                                        const Position& start,
                                                        const Dialect& dialect) {
  std::vector<Move> moves;
  Position position = start;
  for (const std::string& argument : texts) {
    std::string_view text = argument;
    text.remove_prefix(skip_between_moves(text));
    // An argument without a move is an error, one that ends in a mark is not.
    do {
      const auto unread = [&](record::ReadMoveError error) {
        return std::unexpected(
            UnreadMove{moves.size(), first_word(text), std::move(error), position});
      };
      const auto prefix = record::parse_prefix(text, dialect);
      if (!prefix) return unread(prefix.error());
      const auto move = record::resolve(prefix->written, position, dialect);
      if (!move) return unread(move.error());
      moves.push_back(*move);
      position.play(*move);
      text.remove_prefix(prefix->length);
      text.remove_prefix(skip_between_moves(text));
    } while (!text.empty());
  }
  return moves;
}

int run_notation(const NotationOptions& options, std::ostream& out, std::ostream& err) {
  if (options.list) {
    write_list(out);
    return 0;
  }
  const Dialect* to = record::find_dialect(options.to);
  const Dialect* from = options.from == "auto" ? nullptr : record::find_dialect(options.from);
  for (const auto& [name, known] : {std::pair(options.to, to != nullptr),
                                    std::pair(options.from, from || options.from == "auto")}) {
    if (known) continue;
    err << "chuhe notation: no notation is called '" << name << "'; --list names all\n";
    return 2;
  }
  Position start;
  if (!options.fen.empty()) {
    const auto reading = read_fen(options.fen);
    if (!reading) {
      for (const FenFault& fault : reading.error()) {
        err << "chuhe notation: position: " << to_string(fault) << '\n';
      }
      return 2;
    }
    start = reading->line.position();
  }
  std::expected<Reading, UnreadMove> reading;
  if (from == nullptr) {
    reading = read_any(options.moves, start);
  } else if (auto moves = read_moves(options.moves, start, *from)) {
    reading = Reading{std::move(*moves), from};
  } else {
    reading = std::unexpected(std::move(moves.error()));
  }
  if (!reading) {
    write_unread(err, reading.error());
    return 2;
  }
  std::vector<std::string> texts;
  Position position = start;
  for (const Move move : reading->moves) {
    texts.emplace_back(record::write_legal(move, position, *to).view());
    position.play(move);
  }
  if (options.json) {
    write_json(out, options, start, *reading, texts);
  } else {
    for (const std::string& text : texts) out << text << '\n';
  }
  return 0;
}

void add_notation_command(CLI::App& program, int& status) {
  const auto options = std::make_shared<NotationOptions>();
  CLI::App* command =
      program.add_subcommand("notation", "Translate moves from one notation into another");
  command->add_option("--from", options->from, "The notation of the moves; auto: found out")
      ->capture_default_str()
      ->type_name("NAME");
  CLI::Option* to =
      command->add_option("--to", options->to, "The notation to write")->type_name("NAME");
  command->add_option("--fen", options->fen, "The position before the first move")
      ->type_name("FEN");
  command->add_flag("--json", options->json, "Write one JSON document");
  command->add_flag("--list", options->list, "List the notations and write h2e2 in each");
  // `--+1` and `-C.5` are moves, though CLI11 takes them for options, and must keep their places
  // among the others. So the positional refuses every value: then all that is no option comes in
  // order as extras, while help and `--` work as people expect. For the same reason -h is no option
  // here.
  command->set_help_flag("--help", "Print this help message and exit");
  command->allow_extras();
  command->validate_positionals();
  command->add_option("MOVE", options->moves, "Moves, played one after the other")
      ->check(CLI::Validator([](std::string&) { return std::string("taken as an extra"); }, ""));
  command->callback([options, to, command, &status] {
    for (const std::string& text : command->remaining()) {
      if (text == "--") continue;
      if (is_option(text)) throw CLI::ExtrasError(std::vector<std::string>{text});
      options->moves.push_back(text);
    }
    if (!options->list) {
      if (to->count() == 0) throw CLI::RequiredError("--to");
      if (options->moves.empty()) throw CLI::RequiredError("MOVE");
    }
    status = run_notation(*options, std::cout, std::cerr);
  });
}

}  // namespace chuhe::cli
