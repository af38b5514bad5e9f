#include "common_text.hpp"

#include <utility>

#include "go_text.hpp"
#include "info_text.hpp"
#include "moves_text.hpp"
#include "option_text.hpp"

namespace chuhe::protocol {

namespace {

constexpr int max_extra_depth = 1000;

template <class PositionCommand>
Command with_position(std::expected<FenReading, FenFaults> reading) {
  if (!reading) return PositionCommand{std::unexpected(std::move(reading.error())), {}};
  return PositionCommand{std::move(reading->line), std::move(reading->notes)};
}

std::expected<Command, ParseError> read_ban(WordReader& reader, RankNumbers ranks) {
  BanMoves ban{take_moves(reader, ranks)};
  const Word rest = reader.next();
  if (!rest.empty()) return std::unexpected(error_at(ParseErrorKind::bad_move, rest));
  return ban;
}

std::expected<Command, ParseError> read_debug(WordReader& reader, const Word& first) {
  const Word word = reader.next();
  if (word.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
  if (word.is("on")) return Debug{true};
  if (word.is("off")) return Debug{false};
  return std::unexpected(error_at(ParseErrorKind::bad_value, word));
}

// The depth of `bench` or `perft`, if one is said.
std::expected<std::optional<int>, ParseError> read_depth(WordReader& reader) {
  Word word = reader.next();
  if (word.is("depth")) word = reader.next();
  if (word.empty()) return std::nullopt;
  const auto depth = read_int(word.text, 1, max_extra_depth);
  if (!depth) return std::unexpected(error_at(ParseErrorKind::bad_number, word));
  return depth;
}

std::optional<Command> wordless(const Word& first) {
  if (first.is("uci")) return Hello{Language::uci};
  if (first.is("ucci")) return Hello{Language::ucci};
  if (first.is("isready")) return IsReady{};
  if (first.is("ucinewgame") || first.is("uccinewgame")) return NewGame{};
  if (first.is("stop")) return Stop{};
  if (first.is("quit")) return Quit{};
  if (first.is("d")) return Display{};
  if (first.is("eval")) return Evaluate{};
  return std::nullopt;
}

class CommandWriter {
 public:
  CommandWriter(const Dialect& dialect, Color turn) : dialect_(dialect), turn_(turn) {}

  std::string operator()(const Hello& hello) const {
    return hello.language == Language::uci ? "uci" : "ucci";
  }
  std::string operator()(const IsReady&) const { return "isready"; }
  std::string operator()(const NewGame&) const {
    return is_uci() ? "ucinewgame" : "setoption newgame";
  }
  std::string operator()(const Debug& debug) const {
    const std::string value = debug.on ? "on" : "off";
    // UCCI has an option for it.
    return is_uci() ? "debug " + value : std::string("setoption debug ") + truth(debug.on);
  }
  std::string operator()(const SetPosition& set) const { return "position " + place(set.line); }
  std::string operator()(const Probe& probe) const { return "probe " + place(probe.line); }
  std::string operator()(const BanMoves& ban) const {
    return ban.moves.empty() ? "banmoves" : "banmoves " + moves_text(ban.moves, dialect_.ranks);
  }
  std::string operator()(const Go& go) const { return go_text(go, dialect_, turn_); }
  std::string operator()(const Stop&) const { return "stop"; }
  std::string operator()(const PonderHit& hit) const {
    return !is_uci() && hit.offers_draw ? "ponderhit draw" : "ponderhit";
  }
  std::string operator()(const SetOption& set) const {
    const std::string value = set.value ? marked(*set.value) : "";
    if (is_uci() || needs_words(set)) {
      return "setoption name " + set.name + (set.value ? " value " + value : "");
    }
    return "setoption " + with_underscores(set.name) + (set.value ? ' ' + value : "");
  }
  std::string operator()(const Quit&) const { return "quit"; }
  std::string operator()(const Display&) const { return "d"; }
  std::string operator()(const Evaluate&) const { return "eval"; }
  std::string operator()(const Bench& bench) const {
    return bench.depth ? "bench " + std::to_string(*bench.depth) : "bench";
  }
  std::string operator()(const Perft& perft) const {
    return "perft " + std::to_string(perft.depth);
  }

 private:
  bool is_uci() const { return dialect_.language == Language::uci; }
  // UCCI's short form would be read as something else.
  static bool needs_words(const SetOption& set) {
    const Word name{set.name, 0};
    return name.is("name") || name.is("newgame") ||
           (set.value && WordReader(*set.value).peek().is("value"));
  }
  static const char* truth(bool value) { return value ? "true" : "false"; }
  static std::string marked(const std::string& value) { return value.empty() ? "<empty>" : value; }
  std::string place(const std::expected<Line, FenFaults>& line) const {
    return position_text(is_uci() ? *line : since_last_capture(*line), dialect_.ranks);
  }

  const Dialect& dialect_;
  Color turn_;
};

std::expected<Reply, ParseError> read_id(WordReader& reader, const Word& first) {
  static constexpr std::pair<std::string_view, IdField> fields[] = {
      {"name", IdField::name},           {"author", IdField::author}, {"version", IdField::version},
      {"copyright", IdField::copyright}, {"user", IdField::user},
  };
  const Word word = reader.next();
  if (word.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
  for (const auto& [name, field] : fields) {
    if (word.is(name)) return Id{field, std::string(reader.rest())};
  }
  return std::unexpected(error_at(ParseErrorKind::bad_value, word));
}

std::expected<Reply, ParseError> read_best(WordReader& reader, const Word& first,
                                           RankNumbers ranks) {
  Best best;
  const Word move = reader.next();
  if (move.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
  if (move.is("resign")) {
    best.resigns = true;
  } else if (!says_no_move(move)) {
    const auto parsed = parse_coordinates(move.text, ranks);
    if (!parsed) return std::unexpected(error_at(ParseErrorKind::bad_move, move));
    if (parsed->from() != parsed->to()) best.move = *parsed;
  }
  for (Word word = reader.next(); !word.empty(); word = reader.next()) {
    if (word.is("draw")) best.offers_draw = true;
    if (word.is("resign")) best.resigns = true;
    if (word.is("ponder") && best.move) best.ponder = read_move(reader.peek(), ranks);
  }
  return best;
}

ProbeAnswer read_probe_answer(WordReader& reader, RankNumbers ranks) {
  ProbeAnswer answer;
  std::optional<ProbedBound>* bound = nullptr;
  for (Word word = reader.next(); !word.empty(); word = reader.next()) {
    if (word.is("bestmove")) {
      answer.move = read_move(reader.peek(), ranks);
    } else if (word.is("lowerbound") || word.is("upperbound")) {
      const auto value = read_int(reader.peek().text, -1000000, 1000000);
      if (!value) continue;
      bound = word.is("lowerbound") ? &answer.lower : &answer.upper;
      *bound = ProbedBound{*value, 0};
    } else if (word.is("depth") && bound) {
      (*bound)->depth = read_int(reader.peek().text, 0, max_extra_depth).value_or(0);
    }
  }
  return answer;
}

class ReplyWriter {
 public:
  explicit ReplyWriter(const Dialect& dialect) : dialect_(dialect) {}

  std::string operator()(const Id& id) const {
    static constexpr const char* names[] = {"name", "author", "version", "copyright", "user"};
    return std::string("id ") + names[static_cast<int>(id.field)] +
           (id.text.empty() ? "" : ' ' + id.text);
  }
  std::string operator()(const OptionSpec& option) const {
    return option_text(option, dialect_.language);
  }
  std::string operator()(const HelloOk& ok) const {
    return ok.language == Language::uci ? "uciok" : "ucciok";
  }
  std::string operator()(const Ready&) const { return "readyok"; }
  std::string operator()(const Info& info) const { return info_text(info, dialect_); }
  std::string operator()(const Best& best) const {
    const bool is_uci = dialect_.language == Language::uci;
    if (!best.move) return is_uci ? "bestmove (none)" : "nobestmove";
    std::string text = "bestmove " + move_text(*best.move);
    if (best.ponder) text += " ponder " + move_text(*best.ponder);
    if (!is_uci && best.offers_draw) text += " draw";
    if (!is_uci && best.resigns) text += " resign";
    return text;
  }
  std::string operator()(const ProbeAnswer& answer) const {
    std::string text = "pophash";
    if (answer.move) text += " bestmove " + move_text(*answer.move);
    const auto bound = [&](std::string_view name, const std::optional<ProbedBound>& value) {
      if (!value) return;
      ((text += ' ') += name) +=
          ' ' + std::to_string(value->centipawns) + " depth " + std::to_string(value->depth);
    };
    bound("lowerbound", answer.lower);
    bound("upperbound", answer.upper);
    return text;
  }
  std::string operator()(const Bye&) const { return "bye"; }

 private:
  std::string move_text(Move move) const { return to_uci(move, dialect_.ranks); }

  const Dialect& dialect_;
};

}  // namespace

std::expected<Command, ParseError> read_common_command(WordReader& reader, const Word& first,
                                                       const Dialect& dialect, Color turn) {
  if (first.empty()) return std::unexpected(error_at(ParseErrorKind::empty, first));
  if (auto command = wordless(first)) return std::move(*command);
  if (first.is("position") || first.is("probe")) {
    const Word rest = reader.peek();
    if (rest.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
    auto reading = read_position(reader.line(), rest, dialect.ranks);
    return first.is("position") ? with_position<SetPosition>(std::move(reading))
                                : with_position<Probe>(std::move(reading));
  }
  if (first.is("fen") || first.is("startpos")) {
    return with_position<SetPosition>(read_position(reader.line(), first, dialect.ranks));
  }
  if (first.is("go")) return read_go(reader, dialect, turn);
  if (first.is("ponderhit")) return PonderHit{reader.peek().is("draw")};
  if (first.is("banmoves")) return read_ban(reader, dialect.ranks);
  if (first.is("debug")) return read_debug(reader, first);
  if (first.is("bench") || first.is("perft")) {
    const auto depth = read_depth(reader);
    if (!depth) return std::unexpected(depth.error());
    if (first.is("bench")) return Bench{*depth};
    if (!*depth) return std::unexpected(error_at(ParseErrorKind::missing_value, first));
    return Perft{**depth};
  }
  return std::unexpected(error_at(ParseErrorKind::unknown_command, first));
}

std::expected<Command, ParseError> read_named_option(WordReader& reader, const Word& name) {
  const Word first = reader.peek();
  Word word = first;
  while (!word.empty() && !word.is("value")) {
    reader.take(word);
    word = reader.peek();
  }
  SetOption set{std::string(reader.between(first, word)), std::nullopt};
  if (set.name.empty()) return std::unexpected(error_at(ParseErrorKind::missing_value, name));
  if (word.empty()) return set;
  reader.take(word);
  set.value = reader.rest();
  if (*set.value == "<empty>") set.value->clear();
  return set;
}

std::string common_command_text(const Command& command, const Dialect& dialect, Color turn) {
  return on_one_line(std::visit(CommandWriter(dialect, turn), command));
}

std::expected<Reply, ParseError> read_common_reply(std::string_view line, const Dialect& dialect) {
  WordReader reader(line);
  const Word first = reader.next();
  if (first.empty()) return std::unexpected(error_at(ParseErrorKind::empty, first));
  if (first.is("info")) return read_info(reader, dialect);
  if (first.is("bestmove")) return read_best(reader, first, dialect.ranks);
  if (first.is("nobestmove")) return Best{};
  if (first.is("readyok")) return Ready{};
  if (first.is("uciok")) return HelloOk{Language::uci};
  if (first.is("ucciok")) return HelloOk{Language::ucci};
  if (first.is("id")) return read_id(reader, first);
  if (first.is("option")) return read_option(reader);
  if (first.is("pophash") || first.is("pop")) return read_probe_answer(reader, dialect.ranks);
  if (first.is("bye")) return Bye{};
  return std::unexpected(error_at(ParseErrorKind::unknown_command, first));
}

std::string common_reply_text(const Reply& reply, const Dialect& dialect) {
  return on_one_line(std::visit(ReplyWriter(dialect), reply));
}

}  // namespace chuhe::protocol
