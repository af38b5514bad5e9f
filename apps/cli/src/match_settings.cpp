#include "match_settings.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/match/openings.hpp>
#include <chuhe/match/time_control_text.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "match_text.hpp"
#include "record_text.hpp"

namespace chuhe::cli {

namespace {

using match::Contestant;
using match::Milliseconds;

constexpr std::string_view yes_or_no = "yes, no";

constexpr MatchKey keys_of_engines[] = {
    {"cmd", "", true},
    {"args"},
    {"arg"},
    {"dir", "", true},
    {"name"},
    {"protocol", "uci, ucci, xboard"},
    {"tc"},
    {"byo"},
    {"st"},
    {"nodes"},
    {"depth"},
    {"ranks", "0..9, 1..10"},
    {"setboard", yes_or_no},
    {"restart", yes_or_no},
};
constexpr MatchKey keys_of_sprt[] = {{"elo0"}, {"elo1"}, {"alpha"}, {"beta"}};
constexpr MatchKey keys_of_resign[] = {{"moves"}, {"score"}, {"both", yes_or_no}};
constexpr MatchKey keys_of_draw[] = {{"moves"}, {"score"}, {"after"}};

std::string listed(std::span<const MatchKey> keys) {
  std::string list;
  for (const MatchKey& key : keys) {
    if (!list.empty()) list += ", ";
    list += key.name;
  }
  return list;
}

std::filesystem::path path_of(std::string_view text) {
  return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<double> read_decimal(std::string_view text) {
  return read_number<double>(text.starts_with('+') ? text.substr(1) : text);
}

std::optional<bool> read_choice(std::string_view text) {
  for (const std::string_view yes : {"yes", "1", "on", "true"}) {
    if (text == yes) return true;
  }
  for (const std::string_view no : {"no", "0", "off", "false"}) {
    if (text == no) return false;
  }
  return std::nullopt;
}

std::optional<match::EngineProtocol> read_protocol(std::string_view text) {
  if (text == "uci") return match::EngineProtocol::uci;
  if (text == "ucci") return match::EngineProtocol::ucci;
  if (text == "xboard" || text == "cecp") return match::EngineProtocol::xboard;
  return std::nullopt;
}

std::optional<RankNumbers> read_ranks(std::string_view text) {
  if (text == "0..9") return RankNumbers::zero_to_nine;
  if (text == "1..10") return RankNumbers::one_to_ten;
  return std::nullopt;
}

// The format of game records that a file's name tells; nothing for lists of openings.
std::optional<record::Format> record_format(const std::string& name) {
  const auto format = record::parse_format(path_of(name).extension().string());
  if (format == record::Format::text) return std::nullopt;
  return format;
}

// The beginnings of games.
class Beginnings final : public record::GameBuilder {
 public:
  explicit Beginnings(std::size_t plies) : plies_(plies) {}
  std::vector<Line> lines;

 protected:
  record::Flow take(record::Game& game, const record::GamePlace&) override {
    if (!game.start() || !has_legal_move(*game.start())) return record::Flow::go_on;
    Line line(*game.start());
    for (const record::NodeId node : game.main_line()) {
      if (line.plies() == plies_ || game.status(node) != record::MoveStatus::legal) break;
      line.push(game.move(node));
      if (!has_legal_move(line.position())) {
        line.pop();
        break;
      }
    }
    lines.push_back(std::move(line));
    return record::Flow::go_on;
  }

 private:
  std::size_t plies_;
};

// One engine, put together key by key.
struct EngineDraft {
  Contestant contestant;
  std::string name;
  std::string time_control;
  std::string per_move;
  std::string byo_yomi;
};

class Understanding {
 public:
  Understanding(const MatchArguments& arguments, words::Language language,
                const std::vector<std::filesystem::path>& folders)
      : arguments_(arguments), language_(language), folders_(folders) {}

  std::expected<MatchSettings, MatchSettingsError> run() {
    const bool good =
        read_engines() && read_terms() && read_sprt() && read_openings() && find_programs();
    if (!good) return std::unexpected(error_);
    settings_.pairing =
        arguments_.gauntlet ? match::Pairing::gauntlet : match::Pairing::round_robin;
    settings_.games = arguments_.games;
    settings_.plan.concurrency = arguments_.concurrency;
    describe();
    return std::move(settings_);
  }

 private:
  std::string text(MatchText id, std::initializer_list<std::string_view> values = {}) const {
    return match_text(language_, id, values);
  }
  bool fail(std::string why) {
    error_ = {std::move(why), false};
    return false;
  }
  bool fail_value(std::string_view key, std::string_view value) {
    return fail(text(MatchText::bad_value, {words::harmless(key), words::harmless(value)}));
  }

  // Calls `take(key, value)` for each word `key=value`.
  template <class Take>
  bool each_pair(const std::vector<std::string>& words, Take take) {
    for (const std::string& word : words) {
      if (word.empty()) continue;
      const std::size_t equals = word.find('=');
      if (equals == std::string::npos) {
        return fail(text(MatchText::no_value, {words::harmless(word)}));
      }
      if (!take(std::string_view(word).substr(0, equals),
                std::string_view(word).substr(equals + 1))) {
        return false;
      }
    }
    return true;
  }

  bool read_engines() {
    if (arguments_.engines.size() < 2) return fail(text(MatchText::two_engines));
    for (const auto& words : arguments_.engines) {
      EngineDraft draft;
      const auto take = [&](std::string_view key, std::string_view value) {
        return read_key(draft, key, value);
      };
      // What is said of one engine goes before what is said of all.
      if (!each_pair(arguments_.each, take) || !each_pair(words, take)) return false;
      if (!finish(draft)) return false;
      settings_.plan.contestants.push_back(std::move(draft.contestant));
      settings_.names.push_back(std::move(draft.name));
    }
    return true;
  }

  bool read_key(EngineDraft& draft, std::string_view key, std::string_view value) {
    Contestant& engine = draft.contestant;
    constexpr std::string_view option = "option.";
    if (key.starts_with(option) && key.size() > option.size()) {
      set_option(engine.setup.options, std::string(key.substr(option.size())), value);
    } else if (key == "cmd") {
      engine.command.program = path_of(value);
    } else if (key == "args") {
      for (std::string& argument : split_arguments(value)) {
        engine.command.arguments.push_back(std::move(argument));
      }
    } else if (key == "arg") {
      engine.command.arguments.emplace_back(value);
    } else if (key == "dir") {
      engine.command.folder = path_of(value);
    } else if (key == "name") {
      draft.name = words::harmless(value, 200);
    } else if (key == "tc") {
      draft.time_control = value;
    } else if (key == "byo") {
      draft.byo_yomi = value;
    } else if (key == "st") {
      draft.per_move = value;
    } else if (key == "nodes") {
      const auto nodes = read_number<std::uint64_t>(value);
      if (!nodes || *nodes == 0) return fail_value(key, value);
      engine.terms.nodes = nodes;
    } else if (key == "depth") {
      const auto depth = read_number<int>(value);
      if (!depth || *depth < 1) return fail_value(key, value);
      engine.terms.depth = depth;
    } else {
      return read_way_of_talking(engine, key, value);
    }
    return true;
  }

  bool read_way_of_talking(Contestant& engine, std::string_view key, std::string_view value) {
    if (key == "protocol") {
      const auto protocol = read_protocol(value);
      if (!protocol) return fail_value(key, value);
      engine.setup.protocol = *protocol;
    } else if (key == "ranks") {
      engine.setup.ranks = read_ranks(value);
      if (!engine.setup.ranks) return fail_value(key, value);
    } else if (key == "setboard") {
      const auto choice = read_choice(value);
      if (!choice) return fail_value(key, value);
      using protocol::xboard::SetBoardTrust;
      engine.setup.set_board = *choice ? SetBoardTrust::as_told : SetBoardTrust::never;
    } else if (key == "restart") {
      const auto choice = read_choice(value);
      if (!choice) return fail_value(key, value);
      engine.restart = *choice;
    } else {
      return fail(text(MatchText::unknown_key,
                       {words::harmless(key), listed(keys_of_engines) + ", option.NAME"}));
    }
    return true;
  }

  // A later value takes the place of a former.
  static void set_option(std::vector<protocol::SetOption>& options, std::string name,
                         std::string_view value) {
    const auto known = std::ranges::find_if(options, [&](const protocol::SetOption& option) {
      return protocol::is_same_option(option.name, name);
    });
    protocol::SetOption option{std::move(name), std::string(value)};
    if (known == options.end()) {
      options.push_back(std::move(option));
    } else {
      *known = std::move(option);
    }
  }

  bool finish(EngineDraft& draft) {
    if (draft.contestant.command.program.empty()) {
      return fail(
          text(MatchText::no_command, {std::to_string(settings_.plan.contestants.size() + 1)}));
    }
    std::string control = draft.time_control;
    const auto add = [&control](std::string_view word, const std::string& value) {
      if (value.empty()) return;
      if (!control.empty()) control += ',';
      control += word;
      control += value;
    };
    add("byo=", draft.byo_yomi);
    add("move=", draft.per_move);
    match::SideTerms& terms = draft.contestant.terms;
    if (!control.empty()) {
      const auto read = match::parse_time_control(control);
      if (!read) return fail_value("tc", control);
      terms.control = *read;
    }
    if (terms == match::SideTerms{}) {
      const std::string name =
          draft.name.empty() ? shown(draft.contestant.command.program) : draft.name;
      return fail(text(MatchText::no_limit, {name}));
    }
    return true;
  }

  static std::string shown(const std::filesystem::path& path) {
    const std::u8string text = path.u8string();
    return words::harmless(std::string(text.begin(), text.end()), 200);
  }

  bool read_terms() {
    match::MatchTerms& terms = settings_.plan.terms;
    terms.rules = *find_rule_set(arguments_.rules);
    terms.time_margin = Milliseconds(arguments_.time_margin);
    terms.patience = Milliseconds(static_cast<std::int64_t>(arguments_.patience * 1000));
    terms.max_plies = arguments_.max_plies;
    if (arguments_.has_resign && !read_resign(terms.resign.emplace())) return false;
    return !arguments_.has_draw || read_draw(terms.draw.emplace());
  }

  bool read_count(int& target, std::string_view key, std::string_view value) {
    const auto number = read_number<int>(value);
    if (!number || *number < 0) return fail_value(key, value);
    target = *number;
    return true;
  }

  bool read_resign(match::ResignRule& rule) {
    return each_pair(arguments_.resign, [&](std::string_view key, std::string_view value) {
      if (key == "moves") {
        return read_count(rule.moves, key, value) && (rule.moves > 0 || fail_value(key, value));
      }
      if (key == "score") return read_count(rule.score, key, value);
      if (key != "both") {
        return fail(text(MatchText::unknown_key, {words::harmless(key), listed(keys_of_resign)}));
      }
      const auto choice = read_choice(value);
      if (!choice) return fail_value(key, value);
      rule.both_agree = *choice;
      return true;
    });
  }

  bool read_draw(match::DrawRule& rule) {
    return each_pair(arguments_.draw, [&](std::string_view key, std::string_view value) {
      if (key == "moves") {
        return read_count(rule.moves, key, value) && (rule.moves > 0 || fail_value(key, value));
      }
      if (key == "score") return read_count(rule.score, key, value);
      if (key == "after") return read_count(rule.after, key, value);
      return fail(text(MatchText::unknown_key, {words::harmless(key), listed(keys_of_draw)}));
    });
  }

  bool read_sprt() {
    if (!arguments_.has_sprt) return true;
    if (arguments_.engines.size() != 2) return fail(text(MatchText::sprt_for_two));
    match::Sprt& sprt = settings_.sprt.emplace();
    const bool read = each_pair(arguments_.sprt, [&](std::string_view key, std::string_view value) {
      const auto number = read_decimal(value);
      if (!number) return fail_value(key, value);
      if (key == "elo0") {
        sprt.elo0 = *number;
      } else if (key == "elo1") {
        sprt.elo1 = *number;
      } else if (key == "alpha") {
        sprt.alpha = *number;
      } else if (key == "beta") {
        sprt.beta = *number;
      } else {
        return fail(text(MatchText::unknown_key, {words::harmless(key), listed(keys_of_sprt)}));
      }
      return true;
    });
    if (!read) return false;
    const auto is_risk = [](double risk) { return risk > 0 && risk < 0.5; };
    const bool good = sprt.elo0 < sprt.elo1 && is_risk(sprt.alpha) && is_risk(sprt.beta);
    return good || fail(text(MatchText::sprt_bounds));
  }

  bool read_openings() {
    const std::string& name = arguments_.openings;
    if (name == "none") {
      settings_.plan.openings = {Line{}};
      return true;
    }
    std::string content;
    if (name == "balanced") {
      content = match::balanced_openings();
    } else if (name == "unbalanced") {
      content = match::unbalanced_openings();
    } else {
      constexpr std::size_t largest = std::size_t{1} << 28;
      auto bytes = record::read_file(path_of(name), largest);
      if (!bytes) {
        error_ = {text(MatchText::file_failed,
                       {words::harmless(name, 200), sentence(language_, bytes.error())}),
                  true};
        return false;
      }
      content = std::move(*bytes);
    }
    auto openings = openings_of(name, content);
    if (!openings) return fail(std::move(openings.error()));
    const auto order = match::shuffled_order(openings->size(), arguments_.seed);
    for (const std::size_t i : order) {
      settings_.plan.openings.push_back(std::move((*openings)[i]));
    }
    openings_text_ = std::move(content);
    return true;
  }

  std::expected<std::vector<Line>, std::string> openings_of(const std::string& name,
                                                            const std::string& content) const {
    const auto format = record_format(name);
    if (!format) {
      auto openings = match::parse_openings(content);
      if (!openings) return std::unexpected(explain(openings.error()));
      return std::move(*openings);
    }
    Beginnings beginnings(arguments_.opening_plies);
    record::ReadOptions options;
    options.converter = record::native_charset_converter();
    record::read(*format, content, beginnings, options);
    if (beginnings.lines.empty()) return std::unexpected(text(MatchText::no_openings));
    return std::move(beginnings.lines);
  }

  std::string explain(const match::OpeningFault& fault) const {
    using match::OpeningFaultKind;
    std::string why;
    switch (fault.kind) {
      case OpeningFaultKind::none: return text(MatchText::no_openings);
      case OpeningFaultKind::not_text: why = text(MatchText::not_text); break;
      case OpeningFaultKind::game_over: why = text(MatchText::game_over); break;
      case OpeningFaultKind::bad_line:
        why = words::Phrasebook(language_).sentence(fault.faults.front(), fault.text);
        break;
    }
    return text(MatchText::bad_openings,
                {words::harmless(arguments_.openings, 200), std::to_string(fault.line), why});
  }

  bool find_programs() {
    for (Contestant& engine : settings_.plan.contestants) {
      const auto found = match::find_program(engine.command.program, folders_);
      if (!found) {
        error_ = {text(MatchText::not_found, {shown(engine.command.program)}), true};
        return false;
      }
      engine.command.program = std::filesystem::absolute(*found);
    }
    return true;
  }

  // FNV-1a, to see whether a file has changed.
  static std::string hash_of(std::string_view bytes, std::uint64_t hash = 14695981039346656037U) {
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return std::to_string(hash);
  }

  static std::string hash_of_file(const std::filesystem::path& path) {
    constexpr std::size_t largest = std::size_t{1} << 30;
    const auto bytes = record::read_file(path, largest);
    return bytes ? hash_of(*bytes) : "";
  }

  void describe() {
    nlohmann::ordered_json& json = settings_.fingerprint;
    const match::MatchTerms& terms = settings_.plan.terms;
    for (std::size_t i = 0; i < settings_.plan.contestants.size(); ++i) {
      const Contestant& engine = settings_.plan.contestants[i];
      nlohmann::ordered_json item;
      item["name"] = settings_.names[i];
      item["program"] = shown(engine.command.program);
      item["program_hash"] = hash_of_file(engine.command.program);
      item["arguments"] = engine.command.arguments;
      item["protocol"] = static_cast<int>(engine.setup.protocol);
      item["control"] = match::to_string(engine.terms.control);
      item["nodes"] = engine.terms.nodes.value_or(0);
      item["depth"] = engine.terms.depth.value_or(0);
      for (const protocol::SetOption& option : engine.setup.options) {
        item["options"].push_back({option.name, option.value.value_or("")});
      }
      json["engines"].push_back(std::move(item));
    }
    json["openings"] = hash_of(openings_text_);
    json["opening_plies"] = record_format(arguments_.openings) ? arguments_.opening_plies : 0;
    json["seed"] = arguments_.seed;
    json["gauntlet"] = arguments_.gauntlet;
    json["rules"] = terms.rules.name;
    json["time_margin"] = terms.time_margin.count();
    json["patience"] = terms.patience->count();
    json["max_plies"] = terms.max_plies.value_or(0);
    if (terms.resign) {
      json["resign"] = {terms.resign->moves, terms.resign->score, terms.resign->both_agree};
    }
    if (terms.draw) json["draw"] = {terms.draw->moves, terms.draw->score, terms.draw->after};
  }

  const MatchArguments& arguments_;
  words::Language language_;
  const std::vector<std::filesystem::path>& folders_;
  MatchSettings settings_;
  MatchSettingsError error_;
  std::string openings_text_;
};

}  // namespace

std::span<const MatchKey> engine_keys() { return keys_of_engines; }
std::span<const MatchKey> sprt_keys() { return keys_of_sprt; }
std::span<const MatchKey> resign_keys() { return keys_of_resign; }
std::span<const MatchKey> draw_keys() { return keys_of_draw; }

std::expected<MatchSettings, MatchSettingsError> understand(
    const MatchArguments& arguments, words::Language language,
    const std::vector<std::filesystem::path>& folders) {
  return Understanding(arguments, language, folders).run();
}

std::vector<std::string> split_arguments(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool begun = false;
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      word += text[++i];
      begun = true;
    } else if (quote != '\0') {
      if (c == quote) {
        quote = '\0';
      } else {
        word += c;
      }
    } else if (c == '"' || c == '\'') {
      quote = c;
      begun = true;
    } else if (c == ' ' || c == '\t') {
      if (begun) words.push_back(std::exchange(word, {}));
      begun = false;
    } else {
      word += c;
      begun = true;
    }
  }
  if (begun) words.push_back(std::move(word));
  return words;
}

}  // namespace chuhe::cli
