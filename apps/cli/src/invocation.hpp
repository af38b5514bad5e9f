// What a command is given to work with.
#pragma once

#include <iosfwd>

#include <chuhe/words/language.hpp>

#include "exit_status.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace chuhe::cli {

/// One call of the program: who calls, through which streams, and how it ends.
struct Invocation {
  words::Language language = words::Language::english;
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Terminal terminal;
  /// Set by the command.
  int status = exit_done;

  std::string_view text(Text id) const { return cli::text(language, id); }
  std::string text(Text id, std::initializer_list<std::string_view> arguments) const {
    return cli::text(language, id, arguments);
  }
  /// The same as a std::string, which is what CLI11 takes.
  std::string about(Text id) const { return std::string(text(id)); }
};

}  // namespace chuhe::cli
