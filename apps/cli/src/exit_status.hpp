// The exit statuses of all of Chuhe's programs.
#pragma once

namespace chuhe::cli {

inline constexpr int exit_done = 0;
/// The answer is no, or some of the inputs failed.
inline constexpr int exit_no = 1;
/// Bad input or usage.
inline constexpr int exit_bad_input = 2;
/// The environment: a file, the network, a missing program.
inline constexpr int exit_environment = 3;

}  // namespace chuhe::cli
