#include "options.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/core/rules.hpp>
#include <chuhe/engine/levels.hpp>

namespace chuhe::engine_app {

namespace {

using protocol::ButtonOption;
using protocol::CheckOption;
using protocol::ComboOption;
using protocol::CommonOption;
using protocol::SpinOption;

constexpr std::int64_t max_overhead = 10000;
constexpr int max_skill = 20;
constexpr std::int64_t max_seed = 2147483647;

std::int64_t number(std::string_view text) {
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// Of a list of choices the first is the default: there are programs (uci2wb) that lose what is said
// to be the default and set the first one.
ComboOption rule_choice() {
  constexpr std::string_view first = "computer";
  ComboOption combo{std::string(first), {std::string(first)}};
  for (const RuleSet& rules : rule_sets()) {
    if (rules.name != first) combo.choices.emplace_back(rules.name);
  }
  return combo;
}

int least_elo() { return engine::levels().front().elo; }
int most_elo() { return engine::levels().back().elo; }

ComboOption level_choice() {
  ComboOption combo;
  for (const engine::Level& level : engine::levels()) combo.choices.emplace_back(level.name);
  std::ranges::reverse(combo.choices);
  combo.value = combo.choices.front();
  return combo;
}

}  // namespace

std::vector<Offer> offers(protocol::Language language, bool tuning) {
  const engine::Options defaults;
  const auto name = [&](CommonOption option) { return std::string(name_of(option, language)); };
  std::vector<Offer> list;
  const auto offer = [&](OptionId id, std::string text, auto kind) {
    list.push_back({id, {std::move(text), std::move(kind)}});
  };
  if (language == protocol::Language::ucci) {
    offer(OptionId::use_milliseconds, name(CommonOption::use_milliseconds), CheckOption{false});
  }
  offer(OptionId::threads, name(CommonOption::threads),
        SpinOption{defaults.threads, 1, engine::max_threads});
  offer(OptionId::hash, name(CommonOption::hash),
        SpinOption{static_cast<std::int64_t>(defaults.hash_mib), 1,
                   static_cast<std::int64_t>(engine::max_hash_mib)});
  offer(OptionId::clear_hash, name(CommonOption::clear_hash), ButtonOption{});
  offer(OptionId::multi_pv, name(CommonOption::multi_pv),
        SpinOption{1, 1, static_cast<std::int64_t>(MoveList::capacity)});
  offer(OptionId::ponder, name(CommonOption::ponder), CheckOption{false});
  offer(OptionId::move_overhead, "Move Overhead",
        SpinOption{defaults.move_overhead.count(), 0, max_overhead});
  offer(OptionId::repetition_rule, "Repetition Rule", rule_choice());
  offer(OptionId::network_file, "EvalFile", protocol::StringOption{std::string(embedded_name)});
  offer(OptionId::limit_strength, "UCI_LimitStrength", CheckOption{false});
  offer(OptionId::elo, "UCI_Elo", SpinOption{most_elo(), least_elo(), most_elo()});
  offer(OptionId::skill_level, "Skill Level", SpinOption{max_skill, 0, max_skill});
  offer(OptionId::level, "Level", level_choice());
  offer(OptionId::seed, "Seed", SpinOption{0, 0, max_seed});
  offer(OptionId::show_wdl, "UCI_ShowWDL", CheckOption{false});
  offer(OptionId::variant, "UCI_Variant", ComboOption{"xiangqi", {"xiangqi"}});
  if (tuning) {
    for (const engine::SearchParameter& parameter : engine::search_parameters()) {
      offer(OptionId::search_parameter, std::string(parameter.name),
            SpinOption{defaults.search.*parameter.value, parameter.least, parameter.most});
    }
  }
  return list;
}

const Offer* find_offer(const std::vector<Offer>& offers, std::string_view name) {
  const auto common = protocol::common_option(name);
  for (const Offer& offer : offers) {
    if (protocol::is_same_option(offer.spec.name, name)) return &offer;
    if (common && protocol::common_option(offer.spec.name) == common) return &offer;
  }
  return nullptr;
}

Strength::Strength() : elo_(most_elo()), skill_(max_skill), level_(engine::levels().back().name) {}

bool Strength::set(OptionId id, std::string_view value) {
  switch (id) {
    case OptionId::limit_strength: limited_ = value == "true"; return true;
    case OptionId::elo: elo_ = static_cast<int>(number(value)); return true;
    case OptionId::skill_level: skill_ = static_cast<int>(number(value)); return true;
    case OptionId::level: level_ = value; return true;
    default: return false;
  }
}

std::optional<int> Strength::elo() const {
  int wanted = most_elo();
  if (limited_) {
    wanted = elo_;
  } else if (skill_ < max_skill) {
    wanted = engine::elo_at(static_cast<double>(skill_) / max_skill);
  } else if (const engine::Level* level = engine::find_level(level_)) {
    wanted = level->elo;
  }
  if (wanted >= most_elo()) return std::nullopt;
  return wanted;
}

bool apply(const Offer& offer, std::string_view value, engine::Options& options) {
  switch (offer.id) {
    case OptionId::threads: options.threads = static_cast<int>(number(value)); return true;
    case OptionId::hash: options.hash_mib = static_cast<std::size_t>(number(value)); return true;
    case OptionId::multi_pv: options.multi_pv = static_cast<int>(number(value)); return true;
    case OptionId::move_overhead:
      options.move_overhead = engine::Milliseconds{number(value)};
      return true;
    case OptionId::repetition_rule: options.rules = find_rule_set(value); return true;
    case OptionId::search_parameter: {
      const engine::SearchParameter* parameter = engine::find_search_parameter(offer.spec.name);
      options.search.*parameter->value = static_cast<int>(number(value));
      return true;
    }
    default: return false;
  }
}

}  // namespace chuhe::engine_app
