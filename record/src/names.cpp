// The names of this library's enumerations, and the words of results.
#include <array>
#include <string>
#include <string_view>

#include <chuhe/record/diagnostic.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>

#include "text.hpp"

namespace chuhe::record {

std::string_view to_string(DiagnosticKind kind) {
  switch (kind) {
    case DiagnosticKind::not_this_format: return "not_this_format";
    case DiagnosticKind::unknown_format: return "unknown_format";
    case DiagnosticKind::unsupported_version: return "unsupported_version";
    case DiagnosticKind::bad_checksum: return "bad_checksum";
    case DiagnosticKind::truncated: return "truncated";
    case DiagnosticKind::corrupt: return "corrupt";
    case DiagnosticKind::trailing_bytes: return "trailing_bytes";
    case DiagnosticKind::no_game: return "no_game";
    case DiagnosticKind::deleted_record: return "deleted_record";
    case DiagnosticKind::bad_start: return "bad_start";
    case DiagnosticKind::turn_corrected: return "turn_corrected";
    case DiagnosticKind::illegal_move: return "illegal_move";
    case DiagnosticKind::unreadable_move: return "unreadable_move";
    case DiagnosticKind::ambiguous_move: return "ambiguous_move";
    case DiagnosticKind::malformed_text: return "malformed_text";
    case DiagnosticKind::unencodable_text: return "unencodable_text";
    case DiagnosticKind::charset_guessed: return "charset_guessed";
    case DiagnosticKind::unterminated_comment: return "unterminated_comment";
    case DiagnosticKind::unterminated_tag: return "unterminated_tag";
    case DiagnosticKind::unbalanced_variation: return "unbalanced_variation";
    case DiagnosticKind::orphan_variation: return "orphan_variation";
    case DiagnosticKind::orphan_comment: return "orphan_comment";
    case DiagnosticKind::bad_tag: return "bad_tag";
    case DiagnosticKind::bad_result: return "bad_result";
    case DiagnosticKind::result_mismatch: return "result_mismatch";
    case DiagnosticKind::ignored_text: return "ignored_text";
    case DiagnosticKind::limit_reached: return "limit_reached";
  }
  return "";
}

std::string_view to_string(Severity severity) {
  switch (severity) {
    case Severity::note: return "note";
    case Severity::warning: return "warning";
    case Severity::error: return "error";
  }
  return "";
}

std::string to_string(const Diagnostic& diagnostic) {
  std::string text(to_string(diagnostic.severity));
  text += ": ";
  text += to_string(diagnostic.kind);
  text += " (game " + std::to_string(diagnostic.game + 1);
  if (diagnostic.ply != 0) text += ", ply " + std::to_string(diagnostic.ply);
  if (diagnostic.line != 0) text += ", line " + std::to_string(diagnostic.line);
  text += ", byte " + std::to_string(diagnostic.offset) + ")";
  if (!diagnostic.text.empty()) text += ": " + diagnostic.text;
  if (diagnostic.illegal) text += ": " + to_string(diagnostic.illegal->reason);
  return text;
}

std::string_view to_string(Format format) {
  switch (format) {
    case Format::pgn: return "pgn";
    case Format::xqf: return "xqf";
    case Format::cbr: return "cbr";
    case Format::cbl: return "cbl";
    case Format::dhtmlxq: return "dhtmlxq";
    case Format::wxf: return "wxf";
    case Format::text: return "text";
    case Format::cbf: return "cbf";
    case Format::pfc: return "pfc";
    case Format::xqr: return "xqr";
    case Format::mxq: return "mxq";
    case Format::che: return "che";
    case Format::chn: return "chn";
    case Format::ccm: return "ccm";
    case Format::json: return "json";
  }
  return "";
}

std::optional<Format> parse_format(std::string_view name) {
  if (name.starts_with('.')) name.remove_prefix(1);
  for (const Format format : all_formats) {
    if (equal_ignoring_case(name, to_string(format))) return format;
  }
  struct Alias {
    std::string_view name;
    Format format;
  };
  static constexpr std::array aliases{
      Alias{"ubb", Format::dhtmlxq}, Alias{"htm", Format::dhtmlxq}, Alias{"html", Format::dhtmlxq},
      Alias{"txt", Format::text},    Alias{"jsonl", Format::json},
  };
  for (const Alias& alias : aliases) {
    if (equal_ignoring_case(name, alias.name)) return alias.format;
  }
  return std::nullopt;
}

std::string_view to_string(LossKind kind) {
  switch (kind) {
    case LossKind::variations: return "variations";
    case LossKind::comments: return "comments";
    case LossKind::comments_before_moves: return "comments_before_moves";
    case LossKind::marks: return "marks";
    case LossKind::evaluations: return "evaluations";
    case LossKind::clocks: return "clocks";
    case LossKind::tags: return "tags";
    case LossKind::long_texts: return "long_texts";
    case LossKind::characters: return "characters";
    case LossKind::result: return "result";
    case LossKind::ending: return "ending";
    case LossKind::rule_set: return "rule_set";
    case LossKind::start_position: return "start_position";
    case LossKind::start_counters: return "start_counters";
    case LossKind::start_turn: return "start_turn";
    case LossKind::unplayable_moves: return "unplayable_moves";
  }
  return "";
}

bool is_reserved_tag(std::string_view name) {
  static constexpr std::array<std::string_view, 8> reserved{
      "Result", "FEN", "SetUp", "Game", "Format", "Variant", "RuleSet", "Ending"};
  for (const std::string_view other : reserved) {
    if (equal_ignoring_case(name, other)) return true;
  }
  return false;
}

namespace {

struct EndingName {
  GameEnding ending;
  std::string_view name;
};
constexpr std::array ending_names{
    EndingName{GameEnding::unknown, "unknown"},
    EndingName{GameEnding::checkmate, "checkmate"},
    EndingName{GameEnding::stalemate, "stalemate"},
    EndingName{GameEnding::resignation, "resignation"},
    EndingName{GameEnding::time_forfeit, "time_forfeit"},
    EndingName{GameEnding::agreement, "agreement"},
    EndingName{GameEnding::repetition, "repetition"},
    EndingName{GameEnding::perpetual_check, "perpetual_check"},
    EndingName{GameEnding::perpetual_chase, "perpetual_chase"},
    EndingName{GameEnding::quiet_limit, "quiet_limit"},
    EndingName{GameEnding::total_limit, "total_limit"},
    EndingName{GameEnding::no_attackers, "no_attackers"},
    EndingName{GameEnding::illegal_move, "illegal_move"},
    EndingName{GameEnding::abandoned, "abandoned"},
    EndingName{GameEnding::adjudication, "adjudication"},
};

struct ScoreWord {
  std::string_view word;
  Score score;
};
// Whole words first; the parts further down are looked for anywhere in a short text.
constexpr std::array score_words{
    ScoreWord{"1-0", Score::red_wins},
    ScoreWord{"0-1", Score::black_wins},
    ScoreWord{"1/2-1/2", Score::draw},
    ScoreWord{"1/2", Score::draw},
    ScoreWord{"0.5-0.5", Score::draw},
    ScoreWord{".5-.5", Score::draw},
    ScoreWord{"1-1", Score::draw},
    ScoreWord{"2-0", Score::red_wins},
    ScoreWord{"0-2", Score::black_wins},
    ScoreWord{"\u00bd-\u00bd", Score::draw},
    ScoreWord{"*", Score::unknown},
    ScoreWord{"?", Score::unknown},
    ScoreWord{"-", Score::unknown},
    ScoreWord{"unknown", Score::unknown},
    ScoreWord{"W", Score::red_wins},
    ScoreWord{"L", Score::black_wins},
    ScoreWord{"D", Score::draw},
    ScoreWord{"win", Score::red_wins},
    ScoreWord{"loss", Score::black_wins},
    ScoreWord{"draw", Score::draw},
    ScoreWord{"red", Score::red_wins},
    ScoreWord{"black", Score::black_wins},
    ScoreWord{"red wins", Score::red_wins},
    ScoreWord{"black wins", Score::black_wins},
    ScoreWord{"胜", Score::red_wins},
    ScoreWord{"勝", Score::red_wins},
    ScoreWord{"负", Score::black_wins},
    ScoreWord{"負", Score::black_wins},
    ScoreWord{"和", Score::draw},
    ScoreWord{"平", Score::draw},
    ScoreWord{"未知", Score::unknown},
    ScoreWord{"多种结果", Score::unknown},
};
constexpr std::array score_parts{
    ScoreWord{"未", Score::unknown},        ScoreWord{"红先胜", Score::red_wins},
    ScoreWord{"红先负", Score::black_wins}, ScoreWord{"红胜", Score::red_wins},
    ScoreWord{"紅勝", Score::red_wins},     ScoreWord{"紅胜", Score::red_wins},
    ScoreWord{"红勝", Score::red_wins},     ScoreWord{"红方胜", Score::red_wins},
    ScoreWord{"紅方勝", Score::red_wins},   ScoreWord{"红方勝", Score::red_wins},
    ScoreWord{"红负", Score::black_wins},   ScoreWord{"紅負", Score::black_wins},
    ScoreWord{"红方负", Score::black_wins}, ScoreWord{"紅方負", Score::black_wins},
    ScoreWord{"先胜", Score::red_wins},     ScoreWord{"先勝", Score::red_wins},
    ScoreWord{"先负", Score::black_wins},   ScoreWord{"先負", Score::black_wins},
    ScoreWord{"先和", Score::draw},         ScoreWord{"黑胜", Score::black_wins},
    ScoreWord{"黑勝", Score::black_wins},   ScoreWord{"黑方胜", Score::black_wins},
    ScoreWord{"黑方勝", Score::black_wins}, ScoreWord{"黑先胜", Score::black_wins},
    ScoreWord{"黑负", Score::red_wins},     ScoreWord{"黑負", Score::red_wins},
    ScoreWord{"黑方负", Score::red_wins},   ScoreWord{"黑方負", Score::red_wins},
    ScoreWord{"后胜", Score::black_wins},   ScoreWord{"後勝", Score::black_wins},
    ScoreWord{"和棋", Score::draw},         ScoreWord{"和局", Score::draw},
    ScoreWord{"议和", Score::draw},         ScoreWord{"議和", Score::draw},
    ScoreWord{"平局", Score::draw},         ScoreWord{"双方和", Score::draw},
    ScoreWord{"红和", Score::draw},         ScoreWord{"成和", Score::draw},
};

}  // namespace

std::string_view to_string(GameEnding ending) {
  for (const EndingName& entry : ending_names) {
    if (entry.ending == ending) return entry.name;
  }
  return "";
}

std::optional<GameEnding> parse_ending(std::string_view name) {
  for (const EndingName& entry : ending_names) {
    if (equal_ignoring_case(entry.name, name)) return entry.ending;
  }
  return std::nullopt;
}

std::string_view to_string(Score score) {
  switch (score) {
    case Score::unknown: return "*";
    case Score::red_wins: return "1-0";
    case Score::black_wins: return "0-1";
    case Score::draw: return "1/2-1/2";
  }
  return "*";
}

std::optional<Score> parse_score(std::string_view text) {
  text = trimmed_wide(text);
  for (const ScoreWord& entry : score_words) {
    if (equal_ignoring_case(text, entry.word)) return entry.score;
  }
  // Longer texts tell a story, in which such words mean other things.
  if (text.size() > 60) return std::nullopt;
  for (const ScoreWord& entry : score_parts) {
    if (text.find(entry.word) != std::string_view::npos) return entry.score;
  }
  return std::nullopt;
}

}  // namespace chuhe::record
