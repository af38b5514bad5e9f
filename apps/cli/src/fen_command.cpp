#include "fen_command.hpp"

#include <istream>
#include <memory>
#include <ostream>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "position_argument.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::vector<std::string> words;
  bool json = false;
};

std::string_view name(FenFaultKind kind) {
  switch (kind) {
    case FenFaultKind::empty: return "empty";
    case FenFaultKind::bad_letter: return "bad_letter";
    case FenFaultKind::short_rank: return "short_rank";
    case FenFaultKind::long_rank: return "long_rank";
    case FenFaultKind::wrong_ranks: return "wrong_ranks";
    case FenFaultKind::bad_turn: return "bad_turn";
    case FenFaultKind::bad_field: return "bad_field";
    case FenFaultKind::bad_number: return "bad_number";
    case FenFaultKind::trailing: return "trailing";
    case FenFaultKind::position: return "position";
    case FenFaultKind::bad_move_text: return "bad_move_text";
    case FenFaultKind::illegal_move: return "illegal_move";
  }
  return "";
}

std::string_view name(PositionFaultKind kind) {
  switch (kind) {
    case PositionFaultKind::missing_king: return "missing_king";
    case PositionFaultKind::many_kings: return "many_kings";
    case PositionFaultKind::too_many_pieces: return "too_many_pieces";
    case PositionFaultKind::unreachable_point: return "unreachable_point";
    case PositionFaultKind::kings_face: return "kings_face";
    case PositionFaultKind::opponent_in_check: return "opponent_in_check";
    case PositionFaultKind::bad_quiet_plies: return "bad_quiet_plies";
    case PositionFaultKind::bad_fullmove: return "bad_fullmove";
  }
  return "";
}

std::string_view name(FenNoteKind kind) {
  switch (kind) {
    case FenNoteKind::round_zero: return "round_zero";
    case FenNoteKind::quiet_clamped: return "quiet_clamped";
  }
  return "";
}

Json json_of(const FenFault& fault, std::string_view text, const words::Phrasebook& book) {
  Json json;
  json["kind"] = fault.position ? name(fault.position->kind) : name(fault.kind);
  json["offset"] = fault.offset;
  json["length"] = fault.length;
  if (fault.position) {
    json["squares"] = Json::array();
    for (Square square : fault.position->squares) json["squares"].push_back(to_string(square));
  }
  if (fault.kind == FenFaultKind::illegal_move) json["move"] = to_uci(fault.move);
  json["message"] = book.sentence(fault, text);
  return json;
}

Json json_of(const std::expected<FenReading, FenFaults>& reading, std::string_view text,
             const words::Phrasebook& book) {
  Json json;
  if (!reading) {
    json["faults"] = Json::array();
    for (const FenFault& fault : reading.error()) {
      json["faults"].push_back(json_of(fault, text, book));
    }
    return json;
  }
  json["fen"] = to_fen(reading->line.position());
  json["notes"] = Json::array();
  for (const FenNote& note : reading->notes) {
    json["notes"].push_back(Json::object(
        {{"kind", name(note.kind)}, {"offset", note.offset}, {"message", book.sentence(note)}}));
  }
  return json;
}

// Answers for one text; tells whether it is a position. `prefix` goes before what is said.
bool answer(std::string_view text, const Options& options, const std::string& prefix,
            Invocation& invocation) {
  const words::Phrasebook book(invocation.language);
  const auto reading = read_fen(text);
  if (options.json) {
    invocation.out << json_of(reading, text, book).dump() << '\n';
    return reading.has_value();
  }
  if (!reading) {
    invocation.err << prefix << explain_faults(reading.error(), text, book);
    return false;
  }
  if (!reading->notes.empty()) invocation.err << prefix << explain_notes(reading->notes, book);
  invocation.out << to_fen(reading->line.position()) << '\n';
  return true;
}

// One position a line; blank lines are passed over.
void run_lines(const Options& options, Invocation& invocation) {
  std::string text;
  for (int number = 1; std::getline(invocation.in, text); ++number) {
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    const std::string prefix = invocation.text(Text::line_number, {std::to_string(number)});
    if (!answer(text, options, prefix, invocation)) invocation.status = exit_no;
  }
}

void run(const Options& options, Invocation& invocation) {
  if (options.words.size() == 1 && options.words.front() == "-") {
    run_lines(options, invocation);
    return;
  }
  // Unquoted, a FEN comes as several arguments.
  std::string text;
  for (const std::string& word : options.words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  if (!answer(text, options, "", invocation)) invocation.status = exit_bad_input;
}

}  // namespace

void add_fen_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = add_command(program, "fen", invocation.about(Text::fen_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "FEN", options->words, invocation.about(Text::fen_argument)).required();
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
