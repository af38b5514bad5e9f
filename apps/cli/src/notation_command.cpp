#include "notation_command.hpp"

#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/line.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/words/phrasebook.hpp>
#include <chuhe/words/record.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "notation_text.hpp"
#include "position_argument.hpp"
#include "value_names.hpp"

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
    // The best guess is the dialect that reads most; of two, the one that fails in the meaning, or
    // further on in the text.
    const auto rank = [](const UnreadMove& unread) {
      const auto* syntax = std::get_if<record::NotationError>(&unread.error);
      return std::tuple(unread.number, unread.error.index(), syntax ? syntax->offset : 0);
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
  Json json;
  json["fen"] = to_fen(start);
  json["from"] = reading.dialect->name;
  json["to"] = options.to;
  json["moves"] = Json::array();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    json["moves"].push_back(Json::object({{"uci", to_uci(reading.moves[i])}, {"text", texts[i]}}));
  }
  out << json.dump() << '\n';
}

std::string sentence(const UnreadMove& unread, words::Language language) {
  const std::string why =
      words::sentence(words::Phrasebook(language), unread.error, unread.position);
  return notation_text(language, NotationText::bad_move,
                       {std::to_string(unread.number + 1), words::harmless(unread.text), why});
}

/// Writes a sentence about bad input and sets the status.
void refuse(Invocation& invocation, std::string_view sentence) {
  invocation.err << "chuhe: " << sentence << '\n';
  invocation.status = exit_bad_input;
}

std::expected<Reading, UnreadMove> read_as(const Dialect* dialect,
                                           std::span<const std::string> texts,
                                           const Position& start) {
  if (dialect == nullptr) return read_any(texts, start);
  auto moves = read_moves(texts, start, *dialect);
  if (!moves) return std::unexpected(std::move(moves.error()));
  return Reading{std::move(*moves), dialect};
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

void run_notation(const NotationOptions& options, Invocation& invocation) {
  if (options.list) {
    write_list(invocation.out);
    return;
  }
  const Dialect* to = record::find_dialect(options.to);
  const Dialect* from = record::find_dialect(options.from);
  for (const auto& [name, known] : {std::pair(options.to, to != nullptr),
                                    std::pair(options.from, from || options.from == "auto")}) {
    if (known) continue;
    refuse(invocation, notation_text(invocation.language, NotationText::unknown_notation,
                                     {words::harmless(name)}));
    return;
  }
  const std::optional<Line> line = read_position(options.fen, invocation);
  if (!line) return;
  const Position& start = line->position();
  const auto reading = read_as(from, options.moves, start);
  if (!reading) {
    refuse(invocation, sentence(reading.error(), invocation.language));
    return;
  }
  std::vector<std::string> texts;
  Position position = start;
  for (const Move move : reading->moves) {
    texts.emplace_back(record::write_legal(move, position, *to).view());
    position.play(move);
  }
  if (options.json) {
    write_json(invocation.out, options, start, *reading, texts);
  } else {
    for (const std::string& text : texts) invocation.out << text << '\n';
  }
}

void add_notation_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<NotationOptions>();
  const auto about = [&](NotationText text) { return notation_text(invocation.language, text); };
  CLI::App& command = add_command(program, "notation", about(NotationText::about));
  add_option(command, "--from", options->from, about(NotationText::from_option), "NAME")
      .shows_default()
      .suggests(notation_names({"auto"}));
  add_option(command, "--to", options->to, about(NotationText::to_option), "NAME")
      .suggests(notation_names());
  add_position_option(command, options->fen, invocation);
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
  add_flag(command, "--list", options->list, about(NotationText::list_option));
  // `--+1` and `-C.5` are moves.
  add_unparsed(command, "MOVE", options->moves, about(NotationText::move_argument),
               invocation.about(Text::help_option));
  on_run(command, [options, &command, &invocation] {
    read_unparsed(command, options->moves, is_option);
    if (!options->list) {
      if (options->to.empty()) miss("--to");
      if (options->moves.empty()) miss("MOVE");
    }
    run_notation(*options, invocation);
  });
}

}  // namespace chuhe::cli
