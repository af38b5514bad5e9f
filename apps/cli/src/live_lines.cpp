#include "live_lines.hpp"

#include <ostream>

#include "text_width.hpp"

namespace chuhe::cli {

void LiveLines::draw(const std::vector<std::string>& lines) {
  if (!shown_) return;
  hide();
  for (const std::string& line : lines) out_ << cut_to_width(line, width_ - 1) << '\n';
  out_ << std::flush;
  drawn_ = lines.size();
}

void LiveLines::hide() {
  if (drawn_ > 0) out_ << "\x1b[" << drawn_ << "A\r\x1b[J" << std::flush;
  drawn_ = 0;
}

}  // namespace chuhe::cli
