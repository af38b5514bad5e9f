// Any line of an engine: errors lie within it, and what is understood is written in a form that is
// understood as the same.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <chuhe/protocol/conversation.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::protocol;
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  for (const Dialect& dialect : {uci_dialect, fairy_dialect, ucci_dialect}) {
    const Conversation talk(dialect);
    const auto reply = talk.parse_reply(line);
    if (!reply) {
      const ParseError& error = reply.error();
      if (error.offset > size || line.substr(error.offset, error.token.size()) != error.token) {
        std::abort();
      }
      continue;
    }
    EngineDescription engine;
    engine.add(*reply);
    (void)engine.ranks(dialect.language);
    if (const auto* option = std::get_if<OptionSpec>(&*reply)) {
      // What an option takes is taken again.
      for (const std::string& value : {std::string("1"), std::string("true"), std::string(line)}) {
        const auto accepted = accepted_value(*option, value);
        const bool is_button = std::holds_alternative<ButtonOption>(option->kind);
        if (accepted && !is_button && accepted_value(*option, *accepted) != accepted) std::abort();
      }
    }
    const std::string text = talk.print_reply(*reply);
    if (text.find_first_of("\r\n") != std::string::npos) std::abort();
    const auto again = talk.parse_reply(text);
    if (!again || talk.print_reply(*again) != text) std::abort();
  }
  return 0;
}
