// What stands in the comments of PGN beside plain text: clocks, evaluations, escapes.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/core/square.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::record {

struct CommentParts {
  std::string text;
  std::optional<Evaluation> evaluation;
  std::optional<std::chrono::milliseconds> clock;
  std::optional<std::chrono::milliseconds> elapsed;
};

/// Who a comment's numbers are told for.
struct CommentContext {
  /// The side that made the move: XBoard's scores are seen from it.
  Color mover = Color::red;
  /// Whether `+0.38/19 3.2` means what XBoard means by it.
  bool xboard = false;
};

/// Takes a comment of a file apart. Blanks at its ends are dropped, entities of brackets read.
CommentParts read_comment(std::string_view text, const CommentContext& context);

/// The comment that `read_comment` takes apart into these.
std::string comment_of(const Annotation& annotation);
/// A text as it may stand in a comment. A line end at its end, which most comments of XQF have, is
/// followed by a guard against trimming that nobody sees.
std::string escaped_comment(std::string_view text);
/// The guard as an entity, for character sets that have no such sign.
void spell_out_guards(std::string& movetext);

}  // namespace chuhe::record
