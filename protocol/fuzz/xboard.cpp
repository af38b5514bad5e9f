// Any lines of an XBoard engine while it is to search: it answers a search at most once, and after
// its answer it is in force mode.
#include <chuhe/protocol/xboard.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe;
  using namespace chuhe::protocol;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  xboard::Interpreter interpreter;
  interpreter.command(Hello{});
  bool searching = false;
  while (true) {
    const std::size_t end = std::min(rest.size(), rest.find('\n'));
    const std::string_view line = rest.substr(0, end);
    const auto parsed = xboard::parse_reply(line);
    if (!parsed && line.substr(std::min(line.size(), parsed.error().offset))
                           .substr(0, parsed.error().token.size()) != parsed.error().token) {
      std::abort();
    }
    const xboard::Exchange exchange = interpreter.line(line);
    for (const std::string& out : exchange.lines) {
      if (out.find_first_of("\r\n") != std::string::npos) std::abort();
    }
    const auto answers = std::ranges::count_if(
        exchange.replies, [](const Reply& reply) { return std::holds_alternative<Best>(reply); });
    if (answers > (searching ? 1 : 0)) std::abort();
    if (answers == 1 && exchange.lines != std::vector<std::string>{"force"}) std::abort();
    if (interpreter.is_searching() != (searching && answers == 0)) std::abort();
    if (!interpreter.is_searching()) {
      interpreter.command(SetPosition{Line(), {}});
      interpreter.command(Go{});
    }
    searching = interpreter.is_searching();
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  return 0;
}
