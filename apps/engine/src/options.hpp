// The options that the engine offers to programs, and what each of them sets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/engine/engine.hpp>
#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/option.hpp>

namespace chuhe::engine_app {

/// The options by what they mean; their names depend on the language.
enum class OptionId : std::uint8_t {
  threads,
  hash,
  clear_hash,
  multi_pv,
  ponder,
  move_overhead,
  repetition_rule,
  network_file,
  show_wdl,
  variant,
  limit_strength,
  elo,
  skill_level,
  level,
  seed,
  use_milliseconds,  ///< UCCI alone.
  search_parameter,  ///< Any of `engine::search_parameters`, which the option is called after.
};

struct Offer {
  OptionId id;
  protocol::OptionSpec spec;
};

/// Values of `EvalFile` that are no files: the network of the program, and the hand-made
/// evaluation.
inline constexpr std::string_view embedded_name = "<embedded>";
inline constexpr std::string_view no_network_name = "<none>";

/// What is offered in a language, with the defaults; `tuning`: the parameters of the search too.
std::vector<Offer> offers(protocol::Language language, bool tuning = false);

/// The option of a name in either language; null when there is none.
const Offer* find_offer(const std::vector<Offer>& offers, std::string_view name);

/// How strong to play, as several options say together.
class Strength {
 public:
  Strength();
  /// Sets one of the options; false: it is none of these.
  bool set(OptionId id, std::string_view value);
  /// The rating they ask for; nothing: full strength. `UCI_LimitStrength` goes before `Skill Level`
  /// and that before `Level`.
  std::optional<int> elo() const;

 private:
  bool limited_ = false;
  int elo_;
  int skill_;
  std::string level_;
};

/// Sets an option that is one of the engine's own; `value` is as `accepted_value` gives it. False:
/// the option is none of these.
bool apply(const Offer& offer, std::string_view value, engine::Options& options);

}  // namespace chuhe::engine_app
