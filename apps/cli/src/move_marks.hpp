// The marks of recorded moves: `!`, `??` and others.
#pragma once

#include <cstdint>
#include <string>

#include <chuhe/record/game.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::cli {

enum class MarkKind : std::uint8_t { neither, good, bad };

/// The signs of a move, as they stand behind it: `!?`, or `?? $18` where one has no sign; empty:
/// none.
std::string marks_text(const record::Annotation& annotation);
/// What the first sign means in words; empty: it has no sign.
std::string marks_in_words(const record::Annotation& annotation, words::Language language);
/// Whether they praise the move.
MarkKind kind_of_marks(const record::Annotation& annotation);

}  // namespace chuhe::cli
