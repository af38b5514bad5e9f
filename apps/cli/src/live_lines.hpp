// Lines that are drawn again and again in the same place of a terminal.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

namespace chuhe::cli {

/// Lines at the end of what a terminal shows. They go when this goes.
class LiveLines {
 public:
  enum class Shown : bool { no, yes };
  LiveLines(std::ostream& out, int width, Shown shown)
      : out_(out), width_(width), shown_(shown == Shown::yes) {}
  ~LiveLines() { hide(); }
  LiveLines(const LiveLines&) = delete;
  LiveLines& operator=(const LiveLines&) = delete;

  bool are_shown() const { return shown_; }
  /// Draws the lines in the place of the former ones, each cut to the width.
  void draw(const std::vector<std::string>& lines);
  /// Takes them away, so that something else can be said.
  void hide();

 private:
  std::ostream& out_;
  int width_;
  bool shown_;
  std::size_t drawn_ = 0;
};

}  // namespace chuhe::cli
