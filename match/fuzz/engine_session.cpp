// An engine that says anything: the session answers a search at most once and never when it was
// not asked, and after a fault it is silent.
#include <chuhe/match/engine_session.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace chuhe;
using namespace chuhe::match;

class Watch {
 public:
  void look(const EngineStep& step, bool was_thinking, bool had_failed) {
    if (had_failed && !(step.lines.empty() && step.events.empty())) std::abort();
    for (const std::string& line : step.lines) {
      if (line.find_first_of("\r\n") != std::string::npos) std::abort();
    }
    int answers = 0;
    for (const EngineEvent& event : step.events) {
      if (std::holds_alternative<protocol::Best>(event) ||
          std::holds_alternative<UnreadableMove>(event)) {
        ++answers;
      }
    }
    if (answers > (was_thinking ? 1 : 0)) std::abort();
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  EngineSetup setup;
  setup.protocol = static_cast<EngineProtocol>(data[0] % 3);
  setup.options = {{"Hash", "16"}, {"Style", "wild"}};
  EngineSession session(setup);
  Watch watch;
  Moment now{};
  watch.look(session.begin(now), false, false);
  std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const bool thinking = session.is_thinking();
    const bool failed = session.has_failed();
    if (line == "!think") {
      protocol::Go go;
      go.depth = 3;
      if (session.is_idle()) watch.look(session.think(Line{}, go, {}, now), true, failed);
    } else if (line == "!stop") {
      watch.look(session.stop(now), thinking, failed);
    } else if (line == "!game") {
      watch.look(session.new_game(now), false, failed);
    } else if (line == "!wait") {
      now += Milliseconds(2'500);
      watch.look(session.time_passed(now), false, failed);
    } else {
      watch.look(session.line(line, now), thinking, failed);
    }
    if (session.has_failed() && session.deadline()) std::abort();
  }
  session.quit();
  if (!session.ended("").events.empty() && session.is_idle()) std::abort();
  return 0;
}
