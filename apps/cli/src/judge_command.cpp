#include "judge_command.hpp"

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/words/phrasebook.hpp>
#include <chuhe/words/ruling.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "position_argument.hpp"
#include "text_items.hpp"
#include "value_checks.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::string rules;
  std::string fen;
  std::string moves;
  std::uint64_t nodes = Budget{}.nodes;
  bool explain = false;
  bool json = false;
  bool list = false;
};

std::string_view name(Ending ending) {
  switch (ending) {
    case Ending::checkmate: return "checkmate";
    case Ending::stalemate: return "stalemate";
    case Ending::no_attackers: return "no_attackers";
    case Ending::quiet_limit: return "quiet_limit";
    case Ending::total_limit: return "total_limit";
    case Ending::repetition: return "repetition";
    case Ending::perpetual_check: return "perpetual_check";
    case Ending::perpetual_chase: return "perpetual_chase";
    case Ending::left_in_check: return "left_in_check";
    case Ending::faced_kings: return "faced_kings";
  }
  return "";
}

std::string_view name(Color color) { return color == Color::red ? "red" : "black"; }

std::string_view name(ChaseWeight weight) {
  switch (weight) {
    case ChaseWeight::none: return "none";
    case ChaseWeight::rook: return "rook";
    case ChaseWeight::rootless: return "rootless";
    case ChaseWeight::few_roots: return "few_roots";
  }
  return "";
}

Json json_of(const TrackedPiece& piece) {
  return Json::object(
      {{"piece", std::string(1, fen_letter(piece.piece))}, {"square", to_string(piece.at)}});
}

Json json_of(const AttackEdge& edge) {
  Json json;
  json["attacker"] = json_of(edge.attacker);
  json["target"] = json_of(edge.target);
  json["kind"] = to_string(edge.kind);
  json["root"] = to_string(edge.root);
  json["legal"] = edge.legal;
  json["new"] = edge.new_for_pair;
  json["left_alone"] = edge.left_alone;
  json["captures_back"] = edge.captures_back;
  if (edge.gain) json["gain"] = *edge.gain;
  return json;
}

Json json_of(const MoveFacts& facts) {
  Json json;
  json["ply"] = facts.ply;
  json["side"] = name(facts.mover.piece.color);
  json["move"] = to_uci(facts.move);
  json["check"] = facts.gives_check();
  if (facts.mate_threat.state == MateThreat::State::yes) {
    json["mate_threat"] = facts.mate_threat.moves;
  }
  return json;
}

Json json_of(const JudgedMove& move) {
  Json json = json_of(move.facts);
  json["class"] = to_string(move.move_class);
  if (move.weight != ChaseWeight::none) {
    json["weight"] = name(move.weight);
    json["joint"] = move.joint;
  }
  if (move.edge) json["decided_by"] = json_of(move.facts.edges[*move.edge]);
  json["attacks"] = Json::array();
  for (const AttackEdge& edge : move.facts.edges) json["attacks"].push_back(json_of(edge));
  return json;
}

Json json_of(const Profile& profile) {
  Json json;
  json["behaviour"] = to_string(profile.behaviour);
  json["moves"] = profile.moves;
  json["checks"] = profile.checks;
  json["targets"] = Json::array();
  for (const TrackedPiece& target : profile.targets) json["targets"].push_back(json_of(target));
  return json;
}

// A single move outside a cycle: its facts, for no rule set gives it a class.
Json last_move(const Line& line) {
  if (line.empty()) return nullptr;
  const MoveFacts facts = move_facts(line, line.plies() - 1);
  Json json = json_of(facts);
  json["attacks"] = Json::array();
  for (const AttackEdge& edge : facts.edges) json["attacks"].push_back(json_of(edge));
  return json;
}

Json json_of(const Line& line, const RuleSet& rules, const Ruling& ruling, Verdict verdict,
             const std::optional<Outcome>& ended) {
  Json json;
  json["verdict"] = to_string(verdict);
  json["ending"] = ended ? Json(name(ended->ending)) : Json(nullptr);
  json["winner"] = ended && ended->winner ? Json(name(*ended->winner)) : Json(nullptr);
  json["rules"] = rules.name;
  json["source"] = rules.source;
  json["reason"] = to_string(ruling.reason);
  json["article"] = ruling.article;
  json["fen"] = to_fen(line.position());
  json["occurrences"] = ruling.occurrences;
  json["occurrences_needed"] = ruling.occurrences_needed;
  json["cycle"] = Json::array();
  for (const JudgedMove& move : ruling.moves) json["cycle"].push_back(json_of(move));
  json["sides"] = Json::object();
  if (ruling.has_cycle()) {
    for (Color color : all_colors) json["sides"][name(color)] = json_of(ruling.profiles[color]);
  }
  json["last_move"] = last_move(line);
  return json;
}

void list_rule_sets(const Options& options, const Invocation& invocation) {
  const words::Phrasebook book(invocation.language);
  if (options.json) {
    Json json = Json::array();
    for (const RuleSet& rules : rule_sets()) {
      json.push_back(Json::object({{"name", rules.name},
                                   {"title", book.title(rules)},
                                   {"source", rules.source},
                                   {"year", rules.year}}));
    }
    invocation.out << json.dump() << '\n';
    return;
  }
  for (const RuleSet& rules : rule_sets()) {
    invocation.out << rules.name << std::string(12 - rules.name.size(), ' ') << book.title(rules)
                   << "\n            " << rules.source << '\n';
  }
}

// The position and all moves as one text, so that places are told in what the person typed.
std::string record_text(const Options& options, Invocation& invocation) {
  std::string text = options.fen;
  if (text == "-") std::getline(invocation.in, text);
  if (text.empty()) text = "startpos";
  if (options.moves.empty()) return text;
  const bool has_moves = (" " + text).find(" moves ") != std::string::npos;
  return text + (has_moves ? " " : " moves ") + options.moves;
}

// What is said without --explain: the ending when there is one, else the ruling.
std::string short_answer(const words::Phrasebook& book, const Ruling& ruling,
                         const std::optional<Outcome>& ended) {
  if (!ended || ended->ending == Ending::repetition || ended->ending == Ending::perpetual_check ||
      ended->ending == Ending::perpetual_chase) {
    return words::verdict(book, ruling);
  }
  return book.sentence(*ended);
}

void run(const Options& options, Invocation& invocation) {
  if (options.list) {
    list_rule_sets(options, invocation);
    return;
  }
  const words::Phrasebook book(invocation.language);
  const RuleSet* const rules = find_rule_set(options.rules);
  if (rules == nullptr) {
    invocation.err << invocation.text(Text::judge_which_rules, {rule_set_names()}) << '\n';
    invocation.status = exit_bad_input;
    return;
  }
  const std::string text = record_text(options, invocation);
  const auto reading = read_fen(text);
  if (!reading) {
    invocation.err << explain_faults(reading.error(), text, book);
    invocation.status = exit_bad_input;
    return;
  }
  if (!reading->notes.empty()) invocation.err << explain_notes(reading->notes, book);
  const Line& line = reading->line;
  const Budget budget{.nodes = options.nodes};
  const std::optional<Outcome> ended = outcome(line, *rules, budget);
  const Ruling ruling = explain_repetition(line, *rules, budget);
  const Verdict verdict = ended ? to_verdict(*ended) : ruling.verdict;
  if (options.json) {
    invocation.out << json_of(line, *rules, ruling, verdict, ended).dump() << '\n';
    return;
  }
  invocation.out << to_string(verdict) << '\n';
  if (options.explain) {
    invocation.out << words::note(book, line, *rules, ruling);
    if (ended) invocation.out << book.sentence(*ended) << '\n';
  } else {
    invocation.out << short_answer(book, ruling, ended) << '\n';
  }
}

}  // namespace

void add_judge_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = add_command(program, "judge", invocation.about(Text::judge_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "--rules", options->rules,
             invocation.about(Text::play_rules) + ": " + rule_set_names(), "NAME")
      .suggests(items_of(rule_set_names()));
  add_position_option(command, options->fen, invocation);
  add_option(command, "--moves", options->moves, invocation.about(Text::judge_moves), "MOVES");
  add_option(command, "--nodes", options->nodes, invocation.about(Text::judge_nodes), "N")
      .check(at_least(0));
  add_flag(command, "--explain", options->explain, invocation.about(Text::judge_explain));
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
  add_flag(command, "--list", options->list, invocation.about(Text::judge_list));
}

}  // namespace chuhe::cli
