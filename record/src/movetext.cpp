#include "movetext.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <chuhe/record/dialects.hpp>

#include "comment_text.hpp"
#include "text.hpp"

namespace chuhe::record {

MovetextEnd MovetextReader::read(std::size_t from, const Cursor& start, const Dialect& dialect) {
  dialect_ = &dialect;
  now_ = start;
  before_ = start;
  has_before_ = after_number_ = full_ = ended_before_ = false;
  last_number_ = open_scans_ = 0;
  pending_.clear();
  levels_.clear();
  score_.reset();
  Scanner scanner(text_, from);
  MovetextEnd end;
  while (true) {
    const Token token = scanner.next();
    if (!take(token, scanner)) {
      const bool behind =
          (token.kind == Token::Kind::result || token.kind == Token::Kind::word) && !ended_before_;
      end.offset = behind ? token.end : token.offset;
      break;
    }
  }
  flush_pending(end.offset);
  if (!levels_.empty()) {
    feed_.report(Severity::warning, DiagnosticKind::unbalanced_variation, end.offset, "(");
    now_ = levels_.front().now;
  }
  if (score_) {
    // `1-0 {红胜}`: a comment behind the result.
    const Token token = scanner.next();
    if (token.kind == Token::Kind::comment) {
      comment(token.text, token.offset);
      end.offset = token.end;
    }
  }
  end.score = score_;
  return end;
}

bool MovetextReader::take(const Token& token, Scanner& scanner) {
  switch (token.kind) {
    case Token::Kind::end: return false;
    case Token::Kind::tag:
      if (options_.ends_at_tag) return false;
      junk(token, scanner);
      break;
    case Token::Kind::result: {
      // At the end of a variation it is that line's result and no end of the game.
      Scanner ahead(text_, token.end);
      if (!levels_.empty() && ahead.next().kind == Token::Kind::close) break;
      score_ = token.score;
      return false;
    }
    case Token::Kind::number:
      if (restarts(token)) return false;
      number(token, scanner);
      break;
    case Token::Kind::comment:
    case Token::Kind::line_comment:
      if (!token.closed) {
        feed_.report(Severity::error, DiagnosticKind::unterminated_comment, token.offset);
      }
      comment(token.text, token.offset);
      break;
    case Token::Kind::mark:
      if (token.value < 256) {
        feed_.mark(now_.node, static_cast<std::uint8_t>(token.value));
      } else {
        feed_.report(Severity::warning, DiagnosticKind::ignored_text, token.offset,
                     text_.substr(token.offset, token.end - token.offset));
      }
      break;
    case Token::Kind::open: open(token, scanner); break;
    case Token::Kind::close: close(token); break;
    case Token::Kind::quoted:
    case Token::Kind::word:
      if (options_.ends_at_brace && token.text.starts_with('}')) return false;
      if (ends_here(token)) {
        ended_before_ = true;
        return false;
      }
      word(token, scanner);
      if (score_) return false;
      break;
  }
  return true;
}

void MovetextReader::number(const Token& token, Scanner& scanner) {
  if (now_.playable) {
    // `15=4` is a pawn's move and `15. 4...` is not: only the board can tell.
    const std::string_view rest = text_.substr(token.offset);
    const bool pawn = dialect_->family == NotationFamily::western ||
                      (dialect_->family == NotationFamily::chinese && token.no_dot);
    if (pawn) {
      if (const auto found = legal_move_at(rest, now_.position, *dialect_)) {
        scanner.seek(token.offset + found->length);
        play(found->move, token.offset);
        return;
      }
    }
  }
  last_number_ = token.value;
  after_number_ = true;
}

bool MovetextReader::restarts(const Token& token) const {
  // A second `1.` in the main line begins another game.
  return token.value == 1 && !token.many_dots && !token.no_dot && last_number_ >= 2 &&
         levels_.empty() && count_legal_moves(text_, token.end, Position(), *dialect_, 1) == 1 &&
         (!now_.playable || count_legal_moves(text_, token.end, now_.position, *dialect_, 1) == 0);
}

void MovetextReader::play(Move move, std::size_t offset) {
  before_ = now_;
  if (!feed_.play_legal(now_, move, offset)) {
    full_ = true;
    return;
  }
  played();
}

void MovetextReader::played() {
  has_before_ = true;
  after_number_ = false;
  if (pending_.empty()) return;
  feed_.comment(now_.node, CommentPlace::before_move, pending_);
  pending_.clear();
}

void MovetextReader::flush_pending(std::size_t offset) {
  if (pending_.empty()) return;
  feed_.comment(now_.node, CommentPlace::after_move, pending_, offset);
  pending_.clear();
}

void MovetextReader::comment(std::string_view text, std::size_t offset) {
  CommentContext context{.mover = Color::red, .xboard = options_.xboard};
  if (now_.playable) context.mover = opponent(now_.position.turn());
  const CommentParts parts = read_comment(text, context);
  const bool before_move = after_number_ || (!levels_.empty() && !has_before_);
  if (before_move) {
    if (!parts.text.empty() && pending_.size() <= feed_.limits().text_bytes) {
      if (!pending_.empty()) pending_ += '\n';
      pending_ += parts.text;
    }
    return;
  }
  if (parts.evaluation) feed_.evaluation(now_.node, *parts.evaluation);
  if (parts.clock) feed_.clock(now_.node, *parts.clock);
  if (parts.elapsed) feed_.elapsed(now_.node, *parts.elapsed);
  feed_.comment(now_.node, CommentPlace::after_move, parts.text, offset);
}

bool MovetextReader::starts_variation(std::size_t offset) const {
  Scanner scanner(text_, offset);
  bool numbered = false;
  constexpr int most = 8;
  for (int i = 0; i < most; ++i) {
    const Token token = scanner.next();
    if (token.kind == Token::Kind::comment) continue;
    if (token.kind == Token::Kind::quoted) return true;
    if (token.kind == Token::Kind::number) {
      if (before_.playable && dialect_->family == NotationFamily::western &&
          legal_move_at(text_.substr(token.offset), before_.position, *dialect_)) {
        return true;
      }
      numbered = true;
      continue;
    }
    if (token.kind != Token::Kind::word) return false;
    const std::string_view rest = text_.substr(token.offset);
    if (before_.playable) {
      for (const Dialect* dialect : {dialect_, &notation::uci}) {
        const auto found = legal_move_at(rest, before_.position, *dialect);
        // Without a number it must not go on as a sentence.
        if (found && (numbered || found->length == token.text.size() ||
                      count_legal_moves(text_, token.offset, before_.position, *dialect, 2) == 2)) {
          return true;
        }
      }
    }
    return numbered && (parse_prefix(rest, *dialect_) || parse_prefix(rest, notation::uci) ||
                        parse_prefix(rest, notation::chinese));
  }
  return false;
}

void MovetextReader::open(const Token& token, Scanner& scanner) {
  const bool variation = has_before_ && starts_variation(token.end);
  if (variation && levels_.size() < feed_.limits().nesting) {
    flush_pending(token.offset);
    levels_.push_back({now_, before_});
    now_ = before_;
    has_before_ = after_number_ = false;
    return;
  }
  if (variation) {
    feed_.report(Severity::error, DiagnosticKind::limit_reached, token.offset, "nesting",
                 now_.depth);
  }
  // A remark in round brackets. Each search for an end may go through the whole text.
  constexpr std::size_t most_searches = 16;
  std::optional<std::size_t> end;
  if (open_scans_ < most_searches) end = Scanner::bracket_end(text_, token.offset);
  if (!end) {
    ++open_scans_;
    feed_.report(Severity::warning, DiagnosticKind::unbalanced_variation, token.offset,
                 text_.substr(token.offset, 40));
    return;
  }
  const std::size_t close = *end - (text_[*end - 1] == ')' ? 1 : 3);
  if (!variation) comment(text_.substr(token.end, close - token.end), token.offset);
  scanner.seek(*end);
}

void MovetextReader::close(const Token& token) {
  flush_pending(token.offset);
  if (levels_.empty()) {
    feed_.report(Severity::warning, DiagnosticKind::unbalanced_variation, token.offset, ")");
    return;
  }
  now_ = levels_.back().now;
  before_ = levels_.back().before;
  levels_.pop_back();
  has_before_ = true;
  after_number_ = false;
}

void MovetextReader::word(const Token& token, Scanner& scanner) {
  if (full_) return;
  if (token.kind == Token::Kind::quoted) {
    std::string text;
    for (std::size_t i = 0; i < token.text.size(); ++i) {
      if (token.text[i] == '\\' && i + 1 < token.text.size()) {
        ++i;
        text += token.text[i] == 'n' ? '\n' : token.text[i];
      } else {
        text += token.text[i];
      }
    }
    before_ = now_;
    full_ = !feed_.play_text(now_, text, DiagnosticKind::unreadable_move, token.offset);
    if (!full_) played();
    return;
  }
  if (!now_.playable) {
    unplayable(token, scanner);
  } else if (!readable(token, scanner)) {
    junk(token, scanner);
  }
}

bool MovetextReader::readable(const Token& token, Scanner& scanner) {
  const std::string_view rest = text_.substr(token.offset);
  const auto prefix = parse_prefix(rest, *dialect_);
  if (prefix) {
    const std::string_view after = rest.substr(prefix->length);
    const bool ends = dialect_->family == NotationFamily::chinese || after.empty() ||
                      (!is_letter(after[0]) && !is_digit(after[0]));
    if (ends) {
      const auto move = resolve(prefix->written, now_.position, *dialect_);
      if (move) {
        scanner.seek(token.offset + prefix->length);
        play(*move, token.offset);
        return true;
      }
      if (const auto found = other_family(token.offset)) {
        scanner.seek(token.offset + found->length);
        play(found->move, token.offset);
        return true;
      }
      const bool other_words = dialect_->family != NotationFamily::coordinates;
      if (!other_words || move.error().fault() == MoveFault::ambiguous ||
          !coordinates(token, scanner)) {
        faulty(token, prefix->length, prefix->written, move.error(), scanner);
      }
      return true;
    }
  }
  if (const auto found = other_family(token.offset)) {
    scanner.seek(token.offset + found->length);
    play(found->move, token.offset);
    return true;
  }
  return coordinates(token, scanner);
}

bool MovetextReader::coordinates(const Token& token, Scanner& scanner) {
  // What writers put for illegal moves in any notation.
  const auto plain = parse_prefix(text_.substr(token.offset), notation::uci);
  if (!plain || plain->length != token.text.size()) return false;
  faulty(token, plain->length, plain->written, MoveError(MoveFault::illegal), scanner);
  return true;
}

std::optional<MoveFound> MovetextReader::other_family(std::size_t offset) const {
  // Vietnamese and algebraic letters mean other pieces in WXF.
  const bool letters_differ = dialect_->family == NotationFamily::vietnamese ||
                              dialect_->family == NotationFamily::algebraic;
  for (const Dialect* dialect : {&notation::chinese, &notation::uci, &notation::wxf}) {
    if (dialect->family == dialect_->family) continue;
    if (dialect->family == NotationFamily::western && letters_differ) continue;
    const auto found = legal_move_at(text_.substr(offset), now_.position, *dialect);
    if (found) return found;
  }
  return std::nullopt;
}

void MovetextReader::faulty(const Token& token, std::size_t length, const Written& written,
                            const MoveError& error, Scanner& scanner) {
  const std::string_view text = text_.substr(token.offset, length);
  if (error.fault() == MoveFault::ambiguous) {
    ambiguous(token, length, error, scanner);
    return;
  }
  scanner.seek(token.offset + length);
  before_ = now_;
  const Move* named = std::get_if<Move>(&written);
  bool taken = false;
  if (named != nullptr && named->is_well_formed()) {
    taken =
        feed_.play(now_, *named, text == to_uci(*named) ? std::string_view() : text, token.offset);
  } else if (error.fault() == MoveFault::illegal && error.candidates().size() == 1) {
    taken = feed_.play(now_, error.candidates()[0], text, token.offset);
  } else {
    taken = feed_.play_text(now_, text, DiagnosticKind::illegal_move, token.offset);
  }
  full_ = !taken;
  if (taken) played();
}

void MovetextReader::ambiguous(const Token& token, std::size_t length, const MoveError& error,
                               Scanner& scanner) {
  // Writers that leave out what tells two pieces apart are common. The moves to come often say
  // which one it was.
  constexpr std::size_t far = 40;
  const std::size_t end = token.offset + length;
  scanner.seek(end);
  Move best;
  std::size_t best_count = 0;
  bool unique = false;
  for (const Move move : error.candidates()) {
    const std::size_t count =
        1 + count_legal_moves(text_, end, now_.position.after(move), *dialect_, far);
    if (count < best_count) continue;
    unique = count > best_count;
    best = move;
    best_count = count;
  }
  const std::string_view text = text_.substr(token.offset, length);
  if (unique) {
    feed_.report(Severity::note, DiagnosticKind::ambiguous_move, token.offset, text,
                 now_.depth + 1);
    play(best, token.offset);
    return;
  }
  before_ = now_;
  full_ = !feed_.play_text(now_, text, DiagnosticKind::ambiguous_move, token.offset);
  if (!full_) played();
}

void MovetextReader::unplayable(const Token& token, Scanner& scanner) {
  // No position to ask: coordinates still tell a move, all else is kept as text.
  const std::string_view rest = text_.substr(token.offset);
  before_ = now_;
  std::size_t length = token.text.size();
  const auto plain = parse_prefix(rest, notation::uci);
  if (plain && plain->length <= length) {
    length = plain->length;
    const std::string_view text = rest.substr(0, length);
    const Move move = std::get<Move>(plain->written);
    full_ = !feed_.play(now_, move, text == to_uci(move) ? std::string_view() : text, token.offset);
  } else if (const auto prefix = parse_prefix(rest, *dialect_)) {
    length = prefix->length;
    full_ = !feed_.play_text(now_, rest.substr(0, length), DiagnosticKind::unreadable_move,
                             token.offset);
  } else {
    // Behind a fault, only what looks like a move is one.
    feed_.report(Severity::warning, DiagnosticKind::ignored_text, token.offset, token.text,
                 now_.depth);
    return;
  }
  scanner.seek(token.offset + length);
  if (!full_) played();
}

bool MovetextReader::ends_here(const Token& token) const {
  if (options_.ends_at_line == nullptr || token.offset == 0) return false;
  const std::size_t before = text_.find_last_not_of(" \t\r", token.offset - 1);
  if (before == std::string_view::npos || text_[before] != '\n') return false;
  const std::size_t end = std::min(text_.find('\n', token.offset), text_.size());
  return options_.ends_at_line(text_.substr(token.offset, end - token.offset));
}

void MovetextReader::remark(const Token& token, Scanner& scanner) {
  std::size_t end = std::min(text_.find_first_of("\n{};\"", token.end), text_.size());
  // A number with a dot begins the next round.
  for (std::size_t at = token.end; at < end; ++at) {
    const bool fresh = !is_digit(text_[at - 1]);
    std::size_t digits = at;
    while (digits < end && is_digit(text_[digits])) ++digits;
    if (fresh && digits > at && digits < end && text_[digits] == '.') {
      end = at;
      break;
    }
    if (digits > at) at = digits;
  }
  const std::string_view text = trimmed_wide(text_.substr(token.offset, end - token.offset));
  feed_.comment(now_.node, CommentPlace::after_move, text, token.offset);
  scanner.seek(end);
}

void MovetextReader::junk(const Token& token, Scanner& scanner) {
  const std::string_view text = text_.substr(token.offset, token.end - token.offset);
  if (text == "+" || text == "#" || text == "++" || text == "-" || text == "--") return;
  constexpr std::size_t shortest_word = 6;
  if (const auto score = parse_score(text); score && text.size() >= shortest_word) {
    score_ = score;
    return;
  }
  if (text.starts_with('[')) {
    // `[#]` and other signs of programs.
    const std::size_t end = text_.substr(token.offset, 200).find(']');
    if (end != std::string_view::npos) scanner.seek(token.offset + end + 1);
  } else if (after_number_ && text.size() <= 40 &&
             count_legal_moves(text_, token.end, now_.position, *dialect_, 1) == 0) {
    // A move was due here and the next one does not fit without it.
    before_ = now_;
    full_ = !feed_.play_text(now_, text, DiagnosticKind::unreadable_move, token.offset);
    if (!full_) played();
    return;
  }
  if (options_.keeps_text) {
    remark(token, scanner);
    return;
  }
  feed_.report(Severity::warning, DiagnosticKind::ignored_text, token.offset, text, now_.depth);
}

}  // namespace chuhe::record
