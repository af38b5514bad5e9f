// What a test can see of processes and files that were not cleared away.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

#include <gtest/gtest.h>

#if !defined(_WIN32)
#include <cerrno>
#include <csignal>

#include <sys/types.h>
#include <sys/wait.h>
#endif

namespace chuhe::match {

/// How many files this process has open; 0 where that cannot be told.
inline std::size_t open_files() {
  std::error_code error;
  std::size_t count = 0;
  for (std::filesystem::directory_iterator at("/proc/self/fd", error), end; !error && at != end;
       at.increment(error)) {
    ++count;
  }
  return count;
}

/// Whether this process has a child, running or not waited for.
inline bool has_children() {
#if defined(_WIN32)
  return false;
#else
  siginfo_t info{};
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD;
#endif
}

/// Whether there is a process of this number.
inline bool is_alive(std::int64_t id) {
#if defined(_WIN32)
  (void)id;
  return false;
#else
  return kill(static_cast<pid_t>(id), 0) == 0;
#endif
}

/// Fails its tests when they leave processes or open files behind.
class CleanTest : public ::testing::Test {
 protected:
  void SetUp() override { files_ = open_files(); }
  void TearDown() override {
    EXPECT_EQ(open_files(), files_);
    EXPECT_FALSE(has_children());
  }

 private:
  std::size_t files_ = 0;
};

}  // namespace chuhe::match
