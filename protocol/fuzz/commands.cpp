// Any line to an engine: errors lie within it, and what is understood is written in a form that is
// understood as the same.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <chuhe/protocol/ucci.hpp>
#include <chuhe/protocol/uci.hpp>

namespace {

using namespace chuhe;
using namespace chuhe::protocol;

auto parse(std::string_view line, const Dialect& dialect) {
  return dialect.language == Language::uci ? uci::parse_command(line, dialect, Color::black)
                                           : ucci::parse_command(line, dialect, Color::black);
}

std::string print(const Command& command, const Dialect& dialect) {
  return dialect.language == Language::uci ? uci::print_command(command, dialect, Color::black)
                                           : ucci::print_command(command, dialect, Color::black);
}

void check_place(std::string_view line, std::size_t offset, std::string_view token) {
  if (offset > line.size() || line.substr(offset, token.size()) != token) std::abort();
}

// Whether a command holds a position that cannot be, which is not written.
template <class PositionCommand>
bool is_faulty(std::string_view line, const Command& command) {
  const auto* set = std::get_if<PositionCommand>(&command);
  if (!set || set->line) return false;
  if (set->line.error().empty()) std::abort();
  for (const FenFault& fault : set->line.error()) {
    if (fault.offset + fault.length > line.size()) std::abort();
  }
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  for (const Dialect& dialect : {uci_dialect, fairy_dialect, ucci_dialect}) {
    const auto command = parse(line, dialect);
    if (!command) {
      check_place(line, command.error().offset, command.error().token);
      continue;
    }
    if (const auto* go = std::get_if<Go>(&*command)) {
      for (const ParseError& ignored : go->ignored)
        check_place(line, ignored.offset, ignored.token);
    }
    if (is_faulty<SetPosition>(line, *command) || is_faulty<Probe>(line, *command)) continue;
    const std::string text = print(*command, dialect);
    if (text.find_first_of("\r\n") != std::string::npos) std::abort();
    const auto again = parse(text, dialect);
    if (!again || print(*again, dialect) != text) std::abort();
  }
  return 0;
}
