// What commands that use an engine say about it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/match/engine_session.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class EngineText : std::uint8_t {
  engine_option,
  argument_option,
  protocol_option,
  set_option,
  threads_option,
  hash_option,
  nodes_option,
  depth_option,

  no_engine,       ///< 0 the program that is looked for.
  no_program,      ///< 0 the program.
  unusable,        ///< 0 the program, 1 why.
  bad_option,      ///< 0 what was given.
  unknown_option,  ///< 0 the engine, 1 the option.

  not_found,
  not_executable,
  not_started,
  no_introduction,
  no_xiangqi,
  option_refused,  ///< 0 which and why.
  not_ready,
  cannot_say,  ///< 0 what.
  ended,       ///< 0 how.
  silent,

  count  // not a text
};

/// A text with its arguments put in.
std::string engine_text(words::Language language, EngineText text,
                        std::initializer_list<std::string_view> arguments = {});

/// Why an engine cannot be used, in a sentence without its subject.
std::string sentence(words::Language language, const match::EngineFault& fault);

}  // namespace chuhe::cli
