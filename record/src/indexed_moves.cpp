#include "indexed_moves.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <chuhe/record/dialects.hpp>

#include "comment_text.hpp"
#include "movetext.hpp"
#include "text.hpp"

namespace chuhe::record {

namespace {

struct Label {
  std::size_t parent = 0;
  std::size_t end = 0;
};

/// `12-` at a place, followed by no blank.
std::optional<Label> label_at(std::string_view text, std::size_t at) {
  Label label;
  const std::size_t first = at;
  constexpr std::size_t longest = 9;
  while (at < text.size() && is_digit(text[at]) && at - first < longest) {
    label.parent = label.parent * 10 + static_cast<std::size_t>(text[at] - '0');
    ++at;
  }
  if (at == first || at + 1 >= text.size() || text[at] != '-' || is_blank(text[at + 1]) ||
      is_digit(text[at + 1])) {
    return std::nullopt;
  }
  label.end = at + 1;
  return label;
}

class Reader {
 public:
  Reader(Feed& feed, std::string_view text, const Cursor& start)
      : feed_(feed), text_(text), start_(start), now_(start), steps_(1) {}

  std::size_t read(std::size_t at) {
    Scanner scanner(text_, at);
    while (true) {
      const Token token = scanner.next();
      if (token.kind == Token::Kind::end || token.kind == Token::Kind::tag) return token.offset;
      if (token.kind == Token::Kind::comment) {
        const CommentParts parts = read_comment(token.text, {});
        feed_.comment(now_.node, CommentPlace::after_move, parts.text, token.offset);
        continue;
      }
      const auto label = label_at(text_, token.offset);
      if (!label) {
        feed_.report(Severity::warning, DiagnosticKind::ignored_text, token.offset,
                     text_.substr(token.offset, token.end - token.offset));
        continue;
      }
      if (!go_to(label->parent)) {
        feed_.report(Severity::error, DiagnosticKind::orphan_variation, token.offset,
                     text_.substr(token.offset, 40));
        return text_.size();
      }
      const std::size_t end = move(label->end);
      if (end == 0) return text_.size();
      scanner.seek(end);
    }
  }

 private:
  struct Step {
    std::size_t parent = 0;
    Move move;
    bool legal = false;
  };

  /// Puts the cursor to a move read before. The way there is walked again, which is bounded.
  bool go_to(std::size_t number) {
    if (number >= steps_.size()) return false;
    if (number == steps_.size() - 1) return true;
    std::vector<std::size_t> path;
    for (std::size_t at = number; at != 0; at = steps_[at].parent) path.push_back(at);
    walked_ += path.size();
    constexpr std::size_t most_walked = 20'000'000;
    if (walked_ > most_walked) return false;
    now_ = start_;
    for (auto it = path.rbegin(); it != path.rend(); ++it) {
      const Step& step = steps_[*it];
      now_.playable = now_.playable && step.legal;
      if (now_.playable) now_.position.play(step.move);
    }
    now_.node = static_cast<NodeId>(number);
    now_.depth = static_cast<std::uint32_t>(path.size());
    return true;
  }

  /// Reads the move at a place; 0 when a limit is reached.
  std::size_t move(std::size_t at) {
    const std::string_view rest = text_.substr(at);
    Step step{index(now_.node), Move{}, false};
    std::size_t length = std::min(rest.find_first_of(" \t\r\n{"), rest.size());
    bool taken = false;
    if (now_.playable) {
      for (const Dialect* dialect : {&notation::chinese, &notation::uci, &notation::wxf}) {
        const auto found = legal_move_at(rest, now_.position, *dialect);
        if (!found) continue;
        step.move = found->move;
        step.legal = true;
        length = found->length;
        break;
      }
    }
    if (step.legal) {
      taken = feed_.play_legal(now_, step.move, at);
    } else {
      taken = feed_.play_text(now_, rest.substr(0, length), DiagnosticKind::unreadable_move, at);
    }
    if (!taken) return 0;
    steps_.push_back(step);
    return at + length;
  }

  Feed& feed_;
  std::string_view text_;
  Cursor start_;
  Cursor now_;
  std::vector<Step> steps_;
  std::size_t walked_ = 0;
};

}  // namespace

bool is_indexed(std::string_view text, std::size_t from) {
  Scanner scanner(text, from);
  Token token = scanner.next();
  while (token.kind == Token::Kind::comment && token.closed) token = scanner.next();
  const auto label = label_at(text, token.offset);
  return label && label->parent == 0;
}

std::size_t read_indexed(Feed& feed, std::string_view text, std::size_t from, const Cursor& start) {
  return Reader(feed, text, start).read(from);
}

}  // namespace chuhe::record
