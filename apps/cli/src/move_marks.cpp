#include "move_marks.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "study_text.hpp"

namespace chuhe::cli {

namespace {

constexpr std::array<std::string_view, 7> signs{"", "!", "?", "!!", "??", "!?", "?!"};

// The first mark with a sign; 0: there is none.
std::size_t first_sign(const record::Annotation& annotation) {
  const auto found = std::ranges::find_if(
      annotation.marks, [](std::uint8_t mark) { return mark > 0 && mark < signs.size(); });
  return found == annotation.marks.end() ? 0 : *found;
}

}  // namespace

std::string marks_text(const record::Annotation& annotation) {
  std::string text;
  for (const std::uint8_t mark : annotation.marks) {
    if (mark < signs.size()) {
      text += signs[mark];
    } else {
      text += " $" + std::to_string(mark);
    }
  }
  return text;
}

std::string marks_in_words(const record::Annotation& annotation, words::Language language) {
  constexpr std::array<StudyText, 7> texts{StudyText::mark_good,    StudyText::mark_good,
                                           StudyText::mark_mistake, StudyText::mark_best,
                                           StudyText::mark_blunder, StudyText::mark_interesting,
                                           StudyText::mark_dubious};
  const std::size_t sign = first_sign(annotation);
  return sign == 0 ? std::string() : study_text(language, texts[sign]);
}

MarkKind kind_of_marks(const record::Annotation& annotation) {
  const std::size_t sign = first_sign(annotation);
  if (sign == 0) return MarkKind::neither;
  return signs[sign].front() == '!' ? MarkKind::good : MarkKind::bad;
}

}  // namespace chuhe::cli
