#include <chuhe/protocol/conversation.hpp>

#include <algorithm>

#include <chuhe/protocol/ucci.hpp>
#include <chuhe/protocol/uci.hpp>

namespace chuhe::protocol {

std::expected<Command, ParseError> Conversation::parse_command(std::string_view line) {
  auto command = dialect_.language == Language::uci ? uci::parse_command(line, dialect_, turn_)
                                                    : ucci::parse_command(line, dialect_, turn_);
  if (command) note(*command);
  return command;
}

std::string Conversation::print_command(const Command& command) {
  // First, for `ucci` is written in the dialect that it begins.
  note(command);
  return dialect_.language == Language::uci ? uci::print_command(command, dialect_, turn_)
                                            : ucci::print_command(command, dialect_, turn_);
}

std::expected<Reply, ParseError> Conversation::parse_reply(std::string_view line) const {
  return dialect_.language == Language::uci ? uci::parse_reply(line, dialect_)
                                            : ucci::parse_reply(line, dialect_);
}

std::string Conversation::print_reply(const Reply& reply) const {
  return dialect_.language == Language::uci ? uci::print_reply(reply, dialect_)
                                            : ucci::print_reply(reply, dialect_);
}

void Conversation::note(const Command& command) {
  if (const auto* hello = std::get_if<Hello>(&command)) {
    dialect_.language = hello->language;
    dialect_.time_unit =
        hello->language == Language::ucci ? TimeUnit::seconds : TimeUnit::milliseconds;
  } else if (const auto* set = std::get_if<SetPosition>(&command)) {
    if (set->line) turn_ = set->line->position().turn();
  } else if (const auto* option = std::get_if<SetOption>(&command)) {
    if (dialect_.language != Language::ucci ||
        common_option(option->name) != CommonOption::use_milliseconds) {
      return;
    }
    const auto value = accepted_value({option->name, CheckOption{}}, option->value);
    if (value) dialect_.time_unit = *value == "true" ? TimeUnit::milliseconds : TimeUnit::seconds;
  }
}

void EngineDescription::add(const Reply& reply) {
  if (const auto* id = std::get_if<Id>(&reply)) {
    const auto known = std::ranges::find(ids_, id->field, &Id::field);
    if (known == ids_.end()) {
      ids_.push_back(*id);
    } else {
      *known = *id;
    }
  } else if (const auto* offered = std::get_if<OptionSpec>(&reply)) {
    const auto known = std::ranges::find_if(options_, [&](const OptionSpec& option) {
      return is_same_option(option.name, offered->name);
    });
    if (known == options_.end()) {
      options_.push_back(*offered);
    } else {
      *known = *offered;
    }
  }
}

std::string_view EngineDescription::text(IdField field) const {
  const auto id = std::ranges::find(ids_, field, &Id::field);
  return id == ids_.end() ? std::string_view{} : std::string_view(id->text);
}

const OptionSpec* EngineDescription::option(CommonOption option) const {
  for (const OptionSpec& offered : options_) {
    if (common_option(offered.name) == option) return &offered;
  }
  return nullptr;
}

namespace {

constexpr std::string_view variant_option = "UCI_Variant";

// The games that an engine offers; null if it offers no choice.
const ComboOption* offered_games(const EngineDescription& engine) {
  const OptionSpec* option = engine.option(variant_option);
  return option ? std::get_if<ComboOption>(&option->kind) : nullptr;
}

bool has_xiangqi(const ComboOption& games) {
  return std::ranges::find(games.choices, "xiangqi") != games.choices.end();
}

}  // namespace

std::optional<SetOption> EngineDescription::variant_choice() const {
  const ComboOption* games = offered_games(*this);
  if (!games || !has_xiangqi(*games) || games->value == "xiangqi") return std::nullopt;
  return SetOption{std::string(variant_option), "xiangqi"};
}

bool EngineDescription::plays_xiangqi() const {
  const ComboOption* games = offered_games(*this);
  return !games || has_xiangqi(*games);
}

RankNumbers EngineDescription::ranks(Language language) const {
  const ComboOption* games = offered_games(*this);
  const bool among_others = games && has_xiangqi(*games) && games->choices.size() > 1;
  return language == Language::uci && among_others ? RankNumbers::one_to_ten
                                                   : RankNumbers::zero_to_nine;
}

}  // namespace chuhe::protocol
