#include "analysis_report.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

#include <fmt/format.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/words/analysis.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "analyse_text.hpp"
#include "move_text.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

namespace {

using nlohmann::ordered_json;
using record::Evaluation;
using record::Judgement;
using record::MoveReview;

std::string left(const std::string& text, int columns) {
  return text + std::string(static_cast<std::size_t>(std::max(columns - width_of(text), 0)), ' ');
}
std::string right(const std::string& text, int columns) {
  return std::string(static_cast<std::size_t>(std::max(columns - width_of(text), 0)), ' ') + text;
}

std::string say(const ReportStyle& style, AnalyseText text,
                std::initializer_list<std::string_view> arguments = {}) {
  return analyse_text(style.language, text, arguments);
}

// What a position is worth: a score, or the result where the game is over.
std::string worth_text(const record::Worth& worth) {
  if (worth.evaluation) return words::figures(*worth.evaluation);
  if (worth.red_points == 0.5) return "1/2-1/2";
  return worth.red_points > 0.5 ? "1-0" : "0-1";
}

std::string_view mark_text(Judgement judgement) {
  switch (judgement) {
    case Judgement::good: return "";
    case Judgement::inaccuracy: return "?!";
    case Judgement::mistake: return "?";
    case Judgement::blunder: return "??";
  }
  return "";
}

std::string colored(const ReportStyle& style, Judgement judgement, const std::string& text) {
  if (style.colors == ColorDepth::none || judgement == Judgement::good) return text;
  constexpr std::array<std::string_view, 4> colors{"", "\x1b[33m", "\x1b[35m", "\x1b[31m"};
  return fmt::format("{}{}\x1b[0m", colors[static_cast<std::size_t>(judgement)], text);
}

ordered_json score_json(const Evaluation& evaluation) {
  return {{evaluation.is_mate ? "mate" : "centipawns", evaluation.value}};
}

double rounded(double value, double steps) { return std::round(value * steps) / steps; }

ordered_json line_json(const ReportStyle& style, const Position& position,
                       std::span<const Move> moves) {
  ordered_json uci = ordered_json::array();
  ordered_json written = ordered_json::array();
  Position at = position;
  for (const Move move : moves) {
    if (!is_legal(at, move)) break;
    uci.push_back(to_uci(move));
    written.push_back(std::string(record::write_legal(move, at, style.notation).view()));
    at.play(move);
  }
  return {{"moves", std::move(uci)}, {"text", std::move(written)}};
}

ordered_json best_line_json(const ReportStyle& style, const Position& position,
                            const BestLine& line) {
  const Evaluation evaluation = evaluation_of(line.score, position.turn(), line.depth);
  ordered_json json;
  json["score"] = score_json(evaluation);
  json["red_points"] = rounded(record::expected_points(evaluation, Color::red), 1000);
  json["depth"] = line.depth;
  json["selective_depth"] = line.selective_depth;
  if (line.is_bound) json["bound"] = true;
  json.update(line_json(style, position, line.moves));
  return json;
}

}  // namespace

std::string dump(const ordered_json& json) {
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string limits_text(words::Language language, const SearchLimits& limits) {
  std::string text;
  const auto add = [&](AnalyseText what, const std::string& number) {
    if (!text.empty()) text += ", ";
    text += analyse_text(language, what, {number});
  };
  if (limits.time) {
    add(AnalyseText::limit_time,
        fmt::format("{:g}", static_cast<double>(limits.time->count()) / 1000));
  }
  if (limits.nodes) add(AnalyseText::limit_nodes, std::to_string(*limits.nodes));
  if (limits.depth) add(AnalyseText::limit_depth, std::to_string(*limits.depth));
  if (text.empty()) text = analyse_text(language, AnalyseText::limit_none);
  return text;
}

std::vector<std::string> thoughts_lines(const ReportStyle& style, const Position& position,
                                        const Thoughts& thoughts) {
  std::vector<std::string> lines;
  const auto add = [&](const std::string& line) {
    lines.push_back(style.width > 0 ? cut_to_width(line, style.width - 1) : line);
  };
  add(say(style, AnalyseText::state_line,
          {std::to_string(thoughts.depth), std::to_string(thoughts.nodes),
           std::to_string(thoughts.nodes_per_second / 1000),
           fmt::format("{:.1f}", static_cast<double>(thoughts.time.count()) / 1000)}));
  add(fmt::format("{}  {}  {}  {}", right("#", 2), right(say(style, AnalyseText::head_score), 7),
                  right(say(style, AnalyseText::head_depth), 7),
                  say(style, AnalyseText::head_line)));
  for (std::size_t i = 0; i < thoughts.lines.size(); ++i) {
    const BestLine& line = thoughts.lines[i];
    const Evaluation evaluation = evaluation_of(line.score, position.turn(), line.depth);
    const std::string depth = line.selective_depth > line.depth
                                  ? fmt::format("{}/{}", line.depth, line.selective_depth)
                                  : std::to_string(line.depth);
    add(fmt::format("{:>2}  {:>7}  {:>7}  {}", i + 1, words::figures(evaluation), depth,
                    line_text(position, line.moves, style.notation, line.moves.size())));
  }
  return lines;
}

ordered_json thoughts_json(const ReportStyle& style, const Position& position,
                           const Thoughts& thoughts) {
  ordered_json json;
  json["fen"] = to_fen(position);
  json["depth"] = thoughts.depth;
  json["nodes"] = thoughts.nodes;
  json["nodes_per_second"] = thoughts.nodes_per_second;
  json["milliseconds"] = thoughts.time.count();
  json["lines"] = ordered_json::array();
  for (const BestLine& line : thoughts.lines) {
    json["lines"].push_back(best_line_json(style, position, line));
  }
  return json;
}

std::string move_row(const ReportStyle& style, const GameAnalysis& analysis, std::size_t move) {
  const MoveReview& review = analysis.moves[move];
  const Position& before = analysis.line.positions()[move];
  const std::string text(record::write_legal(review.played, before, style.notation).view());
  std::string row =
      fmt::format("{:>3}{} {} {}", before.fullmove(), review.mover == Color::red ? ".  " : "...",
                  left(text, 9), right(worth_text(review.after), 8));
  if (review.judgement == Judgement::good && !review.missed_mate) return row;
  std::string remark = left(std::string(mark_text(review.judgement)), 3);
  remark += right(say(style, AnalyseText::loses_points,
                      {std::to_string(static_cast<int>(std::lround(100 * review.loss)))}),
                  6);
  remark += "  ";
  if (review.judgement != Judgement::good) remark += words::word(style.language, review.judgement);
  const std::string_view separator =
      words::text(style.language, words::AnalysisMessage::reason_separator);
  const auto add = [&](const std::string& part) {
    if (!remark.ends_with(' ')) remark += separator;
    remark += part;
  };
  if (review.missed_mate) {
    add(words::text(style.language, words::AnalysisMessage::missed_mate,
                    {std::to_string(*review.missed_mate)}));
  }
  if (!review.better.empty()) {
    constexpr std::size_t most = 6;
    add(say(style, AnalyseText::better,
            {line_text(before, review.better, style.notation, most), worth_text(review.before)}));
  }
  return row + "  " + colored(style, review.judgement, remark);
}

std::string summary_text(const ReportStyle& style, std::span<const MoveReview> moves) {
  const words::Phrasebook book(style.language);
  const record::SideReview red = record::review_side(moves, Color::red);
  const record::SideReview black = record::review_side(moves, Color::black);
  std::vector<std::array<std::string, 3>> rows;
  const auto add = [&](AnalyseText name, const std::string& of_red, const std::string& of_black) {
    rows.push_back({say(style, name), of_red, of_black});
  };
  const auto count = [&](AnalyseText name, std::size_t of_red, std::size_t of_black) {
    add(name, std::to_string(of_red), std::to_string(of_black));
  };
  const auto accuracy = [](const record::SideReview& side) {
    return side.accuracy ? fmt::format("{:.1f} %", *side.accuracy) : std::string("-");
  };
  const auto percent = [](double points) { return fmt::format("{:.1f} %", 100 * points); };
  const auto whole = [](double number) { return fmt::format("{:.0f}", number); };
  rows.push_back({say(style, AnalyseText::summary), std::string(book.name(Color::red)),
                  std::string(book.name(Color::black))});
  add(AnalyseText::accuracy, accuracy(red), accuracy(black));
  add(AnalyseText::mean_loss, percent(red.mean_loss), percent(black.mean_loss));
  add(AnalyseText::mean_centipawns, whole(red.mean_centipawn_loss),
      whole(black.mean_centipawn_loss));
  count(AnalyseText::moves_row, red.moves, black.moves);
  count(AnalyseText::best_moves, red.best, black.best);
  count(AnalyseText::inaccuracies, red.inaccuracies, black.inaccuracies);
  count(AnalyseText::mistakes, red.mistakes, black.mistakes);
  count(AnalyseText::blunders, red.blunders, black.blunders);
  std::array<int, 3> widths{};
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    text += left(row[0], widths[0]) + "  " + right(row[1], widths[1]) + "  " +
            right(row[2], widths[2]) + "\n";
  }
  return text;
}

namespace {

constexpr int graph_rows = 8;

// The worth of the positions that share a column, and the worst that was done in them.
struct Column {
  double red_points = 0;
  ByColor<Judgement> worst;
};

// A column stands for `share` positions.
std::vector<Column> columns_of(const GameAnalysis& analysis, std::size_t share) {
  std::vector<Column> columns;
  for (std::size_t begin = 0; begin < analysis.positions.size(); begin += share) {
    const std::size_t end = std::min(begin + share, analysis.positions.size());
    Column column;
    for (std::size_t i = begin; i < end; ++i) {
      column.red_points += analysis.positions[i].look.worth.red_points;
      if (i == 0 || i > analysis.moves.size()) continue;
      const MoveReview& review = analysis.moves[i - 1];
      column.worst[review.mover] = std::max(column.worst[review.mover], review.judgement);
    }
    column.red_points /= static_cast<double>(end - begin);
    columns.push_back(column);
  }
  return columns;
}

std::string cell(const ReportStyle& style, double red_points, int row) {
  constexpr std::array<std::string_view, 9> blocks{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  const double filled = std::clamp(red_points * graph_rows - row, 0.0, 1.0);
  // The lower edge of this row is where both sides have the same chances.
  const char* empty = row == graph_rows / 2 ? "_" : " ";
  if (!style.blocks) return filled >= 0.5 ? "#" : empty;
  const auto eighths = static_cast<std::size_t>(std::lround(8 * filled));
  return eighths == 0 ? empty : std::string(blocks[eighths]);
}

std::string marks_of(const std::vector<Column>& columns, Color side) {
  std::string marks;
  for (const Column& column : columns) {
    const Judgement worst = column.worst[side];
    marks += worst == Judgement::blunder ? 'X' : worst == Judgement::mistake ? '?' : ' ';
  }
  return marks;
}

// The number of every tenth round below its first position.
std::string rounds_of(const GameAnalysis& analysis, std::size_t share, std::size_t columns) {
  std::string text(columns, ' ');
  const auto positions = analysis.line.positions();
  for (std::size_t i = 0; i < analysis.positions.size(); ++i) {
    const bool begins_round = positions[i].turn() == Color::red;
    if (!begins_round || positions[i].fullmove() % 10 != 0) continue;
    const std::string number = std::to_string(positions[i].fullmove());
    const std::size_t at = i / share;
    // Numbers must not run into each other.
    const bool is_free = at == 0 || text[at - 1] == ' ';
    if (is_free && at + number.size() <= columns) text.replace(at, number.size(), number);
  }
  return text;
}

}  // namespace

std::string graph_text(const ReportStyle& style, const GameAnalysis& analysis) {
  if (analysis.positions.size() < 2) return "";
  constexpr int label_width = 6;
  constexpr int usual_width = 80;
  constexpr int least_width = 20;
  const int width = std::max(style.width > 0 ? style.width : usual_width, least_width);
  const auto room = static_cast<std::size_t>(width - label_width - 3);
  const std::size_t share = (analysis.positions.size() + room - 1) / room;
  const std::vector<Column> columns = columns_of(analysis, share);
  const words::Phrasebook book(style.language);
  std::string text = say(style, AnalyseText::graph_heading) + "\n";
  for (int row = graph_rows - 1; row >= 0; --row) {
    std::string label;
    if (row == graph_rows - 1) label = "100 %";
    if (row == graph_rows / 2) label = "50 %";
    if (row == 0) label = "0 %";
    text += right(label, label_width) + " |";
    std::string cells;
    for (const Column& column : columns) cells += cell(style, column.red_points, row);
    text += cells + "\n";
  }
  for (const Color side : all_colors) {
    text += right(cut_to_width(std::string(book.name(side)), label_width), label_width) + " |" +
            marks_of(columns, side) + "\n";
  }
  text += std::string(label_width, ' ') + " |" + rounds_of(analysis, share, columns.size()) + "\n";
  text += say(style, AnalyseText::graph_legend) + "\n";
  // Blanks at the ends of lines serve nobody.
  std::string trimmed;
  for (const char c : text) {
    if (c == '\n') trimmed.erase(trimmed.find_last_not_of(' ') + 1);
    trimmed += c;
  }
  return trimmed;
}

namespace {

ordered_json worth_json(const record::Worth& worth) {
  return worth.evaluation ? score_json(*worth.evaluation) : ordered_json();
}

ordered_json move_json(const ReportStyle& style, const GameAnalysis& analysis, std::size_t move) {
  const MoveReview& review = analysis.moves[move];
  const Position& before = analysis.line.positions()[move];
  const SeenPosition& seen = analysis.positions[move];
  ordered_json json;
  json["ply"] = move + 1;
  json["round"] = before.fullmove();
  json["side"] = review.mover == Color::red ? "red" : "black";
  json["move"] = to_uci(review.played);
  json["text"] = std::string(record::write_legal(review.played, before, style.notation).view());
  json["score"] = worth_json(review.after);
  json["red_points"] = rounded(review.after.red_points, 1000);
  json["depth"] = review.after.evaluation ? review.after.evaluation->depth : 0;
  json["loss"] = rounded(review.loss, 1000);
  json["centipawn_loss"] = review.centipawn_loss;
  json["judgement"] = review.judgement == Judgement::good         ? "good"
                      : review.judgement == Judgement::inaccuracy ? "inaccuracy"
                      : review.judgement == Judgement::mistake    ? "mistake"
                                                                  : "blunder";
  json["is_best"] = review.is_best;
  json["is_forced"] = review.is_forced;
  if (review.missed_mate) json["missed_mate"] = *review.missed_mate;
  json["lines"] = ordered_json::array();
  for (const BestLine& line : seen.lines) {
    json["lines"].push_back(best_line_json(style, before, line));
  }
  return json;
}

ordered_json side_json(std::span<const MoveReview> moves, Color color) {
  const record::SideReview side = record::review_side(moves, color);
  ordered_json json;
  json["moves"] = side.moves;
  json["forced"] = side.forced;
  json["best"] = side.best;
  json["inaccuracies"] = side.inaccuracies;
  json["mistakes"] = side.mistakes;
  json["blunders"] = side.blunders;
  json["accuracy"] = side.accuracy ? ordered_json(rounded(*side.accuracy, 10)) : ordered_json();
  json["mean_loss"] = rounded(side.mean_loss, 1000);
  json["mean_centipawn_loss"] = rounded(side.mean_centipawn_loss, 10);
  return json;
}

}  // namespace

ordered_json game_json(const ReportStyle& style, const record::Game& game,
                       const GameAnalysis& analysis) {
  ordered_json json;
  json["tags"] = ordered_json::object();
  for (const record::Tag& tag : game.tags()) {
    if (!json["tags"].contains(tag.name)) json["tags"][tag.name] = tag.value;
  }
  json["result"] = to_string(game.result().score);
  json["fen"] = to_fen(analysis.line.start());
  json["start_score"] = analysis.positions.empty()
                            ? ordered_json()
                            : worth_json(analysis.positions.front().look.worth);
  json["is_complete"] = analysis.is_complete;
  json["moves"] = ordered_json::array();
  for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
    json["moves"].push_back(move_json(style, analysis, i));
  }
  json["red"] = side_json(analysis.moves, Color::red);
  json["black"] = side_json(analysis.moves, Color::black);
  return json;
}

}  // namespace chuhe::cli
