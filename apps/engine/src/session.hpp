// One talk between a program and the engine: lines in, lines out.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/engine/engine.hpp>
#include <chuhe/protocol/conversation.hpp>
#include <chuhe/words/language.hpp>

#include "options.hpp"
#include "text.hpp"
#include "worker.hpp"

namespace chuhe::engine_app {

/// What a session is given besides its engine.
struct Surroundings {
  /// The language of messages for people.
  words::Language language = words::Language::english;
  /// How much memory can be had, in bytes; nothing where that is not known.
  std::function<std::optional<std::uint64_t>()> available_memory = nullptr;
  /// Which players a weakened engine is, one after the other in the games of this talk, unless the
  /// option `Seed` says.
  std::uint64_t seed = 1;
  /// Where files are looked for that are not in the working folder.
  std::filesystem::path program_folder = {};
  /// Whether the parameters of the search are offered as options.
  bool tuning = false;
  /// How long `quit` waits for a bench or perft that is under way.
  std::chrono::milliseconds patience{3000};
};

/// Speaks UCI and UCCI for an engine. Searches and counts run while lines are taken; what they say
/// comes in whole lines, never two at once.
class Session {
 public:
  /// Called with every line to say, without a line break, by several threads, one at a time.
  using Sink = std::function<void(std::string_view line)>;
  enum class Next : std::uint8_t { go_on, quit };

  Session(engine::Engine engine, Sink sink, Surroundings surroundings = {});
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  /// Ends what is being done.
  ~Session() = default;

  /// Takes a line; any bytes. Returns at once, but for `isready`, which waits until options are
  /// set, and `quit`, which waits for what is being done.
  Next take(std::string_view line);
  /// No line will follow: what ends by itself is done to its end, a search without limits is
  /// stopped. Returns when all has been said.
  void end_of_input();

 private:
  void do_command(const protocol::Hello& hello);
  void do_command(const protocol::IsReady&);
  void do_command(const protocol::NewGame&);
  void do_command(const protocol::Debug& debug);
  void do_command(const protocol::SetPosition& set);
  void do_command(const protocol::BanMoves& ban);
  void do_command(const protocol::Go& go);
  void do_command(const protocol::Stop&);
  void do_command(const protocol::PonderHit& hit);
  void do_command(const protocol::SetOption& set);
  void do_command(const protocol::Probe& probe);
  void do_command(const protocol::Quit&);
  void do_command(const protocol::Display&);
  void do_command(const protocol::Evaluate&);
  void do_command(const protocol::Bench& bench);
  void do_command(const protocol::Perft& perft);

  void change_strength();
  void change_engine(const Offer& offer, const std::string& value);
  void set_engine(const std::string& name, const std::string& value,
                  std::function<void(engine::Options&)> change);
  void change_network(const std::string& name, const std::string& value);
  void tell_network();
  void change_option(const Offer& offer, const std::string& value);
  bool memory_suffices(const Offer& offer, std::string_view value);
  engine::Limits limits_of(const protocol::Go& go);
  std::vector<Move> legal_among(const std::vector<Move>& moves, std::string_view what);
  void tell_faults(const FenFaults& faults);
  void tell_notes(const std::vector<FenNote>& notes);

  void write(std::string_view line);
  void write_lines(std::string_view text);
  void say(const protocol::Reply& reply) { write(conversation_.print_reply(reply)); }
  /// A message for people.
  void tell(std::string_view text);
  void tell(Text id, std::initializer_list<std::string_view> arguments);

  std::mutex output_;
  Sink sink_;
  Surroundings surroundings_;
  protocol::Conversation conversation_;
  std::vector<Offer> offers_;
  Line line_;
  std::vector<Move> banned_;
  // Whether the opponent of the latest search has offered a draw; its answer looks at it.
  std::shared_ptr<std::atomic<bool>> draw_offered_;
  bool show_chances_ = false;
  Strength strength_;
  engine::NetworkPointer network_;  // as last asked for
  std::uint64_t seed_option_ = 0;
  std::uint64_t games_ = 0;
  std::string_view input_;  // the line being taken
  engine::Engine engine_;   // used by the worker's thread, but for stop and ponder_hit
  Worker worker_;           // last: its end comes first
};

}  // namespace chuhe::engine_app
