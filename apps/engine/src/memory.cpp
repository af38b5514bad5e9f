#include "memory.hpp"

#if defined(_WIN32)
#include <windows.h>
#elif defined(__linux__)
#include <algorithm>
#include <fstream>
#include <string>
#else
#include <unistd.h>
#endif

namespace chuhe::engine_app {

#if defined(_WIN32)

std::optional<std::uint64_t> available_memory() {
  MEMORYSTATUSEX status;
  status.dwLength = sizeof status;
  if (!GlobalMemoryStatusEx(&status)) return std::nullopt;
  return status.ullAvailPhys;
}

#elif defined(__linux__)

namespace {

std::optional<std::uint64_t> number_in(const std::string& path) {
  std::ifstream file(path);
  std::uint64_t value = 0;
  if (file >> value) return value;
  return std::nullopt;  // no such file, or "max"
}

std::optional<std::uint64_t> free_of_machine() {
  std::ifstream file("/proc/meminfo");
  std::string key;
  while (file >> key) {
    std::uint64_t kibibytes = 0;
    if (key == "MemAvailable:" && file >> kibibytes) return kibibytes * 1024;
    file.ignore(1000, '\n');
  }
  return std::nullopt;
}

// What a control group and those above it leave. Groups are folders under `root`; `path` begins
// with a slash or is empty.
std::optional<std::uint64_t> free_of_groups(const std::string& root, std::string path,
                                            const char* limit_file, const char* used_file) {
  std::optional<std::uint64_t> least;
  while (true) {
    const auto limit = number_in(root + path + limit_file);
    const auto used = number_in(root + path + used_file);
    if (limit && used) {
      const std::uint64_t left = *limit > *used ? *limit - *used : 0;
      least = std::min(least.value_or(left), left);
    }
    if (path.empty()) return least;
    path.resize(path.rfind('/'));
  }
}

// The control groups of this process, in either version of them.
std::optional<std::uint64_t> free_of_groups() {
  std::ifstream file("/proc/self/cgroup");
  std::optional<std::uint64_t> least;
  for (std::string line; std::getline(file, line);) {
    // number:controllers:path
    const std::size_t colon = line.find(':');
    const std::size_t second = colon == std::string::npos ? colon : line.find(':', colon + 1);
    if (second == std::string::npos || line[second + 1] != '/') continue;
    const std::string controllers = line.substr(colon + 1, second - colon - 1);
    std::string path = line.substr(second + 1);
    if (path == "/") path.clear();
    std::optional<std::uint64_t> left;
    if (controllers.empty()) {
      left = free_of_groups("/sys/fs/cgroup", path, "/memory.max", "/memory.current");
    } else if (controllers == "memory") {
      left = free_of_groups("/sys/fs/cgroup/memory", path, "/memory.limit_in_bytes",
                            "/memory.usage_in_bytes");
    }
    if (left) least = std::min(least.value_or(*left), *left);
  }
  return least;
}

}  // namespace

std::optional<std::uint64_t> available_memory() {
  const auto machine = free_of_machine();
  const auto groups = free_of_groups();
  if (machine && groups) return std::min(*machine, *groups);
  return machine ? machine : groups;
}

#else

std::optional<std::uint64_t> available_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long size = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || size <= 0) return std::nullopt;
  return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size);
}

#endif

}  // namespace chuhe::engine_app
