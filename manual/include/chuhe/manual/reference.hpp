// Man pages and completions of a program.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <chuhe/manual/program.hpp>

namespace chuhe::manual {

enum class Kind : std::uint8_t { man, bash, zsh, fish };

/// What `--reference man|bash|zsh|fish` asks for, where that is all that a program is called with.
std::optional<Kind> reference_asked_for(std::span<const std::string> arguments);

/// The page or the script, ready to be put into a file.
std::string reference(const Program& program, Kind kind);

/// A page for `man`, in roff.
std::string man_page(const Program& program);
/// A script for the shell to read. Files are completed where a value is a file, and values where
/// they can be listed.
std::string bash_completion(const Program& program);
std::string zsh_completion(const Program& program);
std::string fish_completion(const Program& program);

/// Commands and options with what they do, a line each: the middle of what `--help` prints, for
/// programs whose parser does not.
std::string help_rows(const Program& program);

}  // namespace chuhe::manual
