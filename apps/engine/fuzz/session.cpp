// Lines to the engine: each search that is asked for is answered once, each `isready` too, and what
// is said is whole lines.
#include "session.hpp"

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <chuhe/protocol/conversation.hpp>

namespace {

using namespace chuhe;

struct Count {
  std::mutex mutex;
  int answers = 0;
  int ready = 0;

  void take(std::string_view line) {
    const std::lock_guard lock(mutex);
    if (line.starts_with("bestmove ") || line == "nobestmove") ++answers;
    if (line == "readyok") ++ready;
  }
};

engine::Engine make_engine() {
  auto engine = engine::Engine::create({.hash_mib = 1});
  if (!engine) std::abort();
  return std::move(*engine);
}

void talk(std::string_view text) {
  Count count;
  int searches = 0;
  int asked = 0;
  engine_app::Session session(make_engine(), [&](std::string_view line) { count.take(line); },
                              {.available_memory = [] { return std::uint64_t{24} << 20U; },
                               .patience = std::chrono::milliseconds{0}});
  protocol::Conversation conversation;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const auto command = conversation.parse_command(line);
    if (command && std::holds_alternative<protocol::Go>(*command)) ++searches;
    if (command && std::holds_alternative<protocol::IsReady>(*command)) ++asked;
    if (session.take(line) == engine_app::Session::Next::quit) break;
  }
  session.take("stop");
  session.end_of_input();
  session.take("isready");
  if (count.answers != searches || count.ready != asked + 1) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  talk({reinterpret_cast<const char*>(data), size});
  return 0;
}
