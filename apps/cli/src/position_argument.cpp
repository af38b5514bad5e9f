#include "position_argument.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

#include "command_line.hpp"

namespace chuhe::cli {

namespace {

constexpr std::size_t most_faults = 10;

// How many columns a text without control characters takes, roughly: a character of three or four
// bytes is taken for a Chinese one, two columns wide.
std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) != 0x80U) count += byte >= 0xE0U ? 2 : 1;
  }
  return count;
}

}  // namespace

std::string underlined(std::string_view text, std::size_t offset, std::size_t length) {
  constexpr std::size_t margin = 2;
  constexpr std::size_t before = 56;
  constexpr std::size_t after = 20;
  constexpr std::size_t longest = 76;
  constexpr std::string_view cut = "...";
  offset = std::min(offset, text.size());
  length = std::min(length, text.size() - offset);

  // Whole when it fits on a line, else the part around the place.
  std::size_t start = 0;
  std::size_t stop = text.size();
  if (text.size() > longest) {
    start = offset > before ? offset - before : 0;
    stop = std::min(text.size(), offset + std::max(std::min(length, after), after));
    // Not in the middle of a character.
    while (start < offset && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U) ++start;
  }
  const std::string_view shown = text.substr(start, stop - start);
  const std::string lead = std::string(start > 0 ? cut : "") +
                           words::harmless(shown.substr(0, offset - start), text.size());
  const std::string part = words::harmless(shown.substr(offset - start, length), text.size());
  const std::string rest =
      words::harmless(shown.substr(std::min(offset - start + length, shown.size())), text.size());
  std::string result(margin, ' ');
  result += lead + part + rest + std::string(stop < text.size() ? cut : "") + "\n";
  result.append(margin + columns(lead), ' ');
  result += '^';
  if (const std::size_t width = columns(part); width > 1) result.append(width - 1, '~');
  return result + "\n";
}

std::string explain_faults(const FenFaults& faults, std::string_view text,
                           const words::Phrasebook& book) {
  const words::Language language = book.language();
  std::string result =
      cli::text(language, Text::no_position, {std::to_string(faults.size())}) + "\n";
  for (std::size_t i = 0; i < std::min(faults.size(), most_faults); ++i) {
    result += cli::text(language, Text::fault_at,
                        {std::to_string(faults[i].offset), book.sentence(faults[i], text)});
    result += "\n" + underlined(text, faults[i].offset, faults[i].length);
  }
  if (faults.size() > most_faults) {
    result +=
        cli::text(language, Text::more_faults, {std::to_string(faults.size() - most_faults)}) +
        "\n";
  }
  return result;
}

std::string explain_notes(const std::vector<FenNote>& notes, const words::Phrasebook& book) {
  std::string result;
  for (const FenNote& note : notes) {
    result += cli::text(book.language(), Text::note_at,
                        {std::to_string(note.offset), book.sentence(note)}) +
              "\n";
  }
  return result;
}

void add_position_option(CLI::App& command, std::string& fen, const Invocation& invocation) {
  add_option(command, "--fen", fen, invocation.about(Text::position_option), "FEN");
}

std::optional<Line> read_position(const std::string& argument, Invocation& invocation) {
  if (argument.empty()) return Line();
  std::string text = argument;
  if (argument == "-") {
    text.clear();
    std::getline(invocation.in, text);
  }
  const words::Phrasebook book(invocation.language);
  auto reading = read_fen(text);
  if (!reading) {
    invocation.err << explain_faults(reading.error(), text, book);
    invocation.status = exit_bad_input;
    return std::nullopt;
  }
  invocation.err << explain_notes(reading->notes, book);
  return std::move(reading->line);
}

}  // namespace chuhe::cli
