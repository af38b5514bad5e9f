#include "game_reviewer.hpp"

#include <chrono>
#include <filesystem>
#include <ostream>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <chuhe/words/phrasebook.hpp>

#include "analyse_text.hpp"
#include "live_lines.hpp"
#include "record_files.hpp"
#include "record_text.hpp"
#include "reviewed_file.hpp"

namespace chuhe::cli {

namespace {

namespace fs = std::filesystem;
using record::Game;

fs::path path_of(const std::string& text) {
  return fs::path(std::u8string(text.begin(), text.end()));
}

bool is_same_file(const ReviewRequest& request) {
  if (request.what == "-" || request.out.empty()) return false;
  std::error_code error;
  return fs::equivalent(path_of(request.what), path_of(request.out), error) && !error;
}

std::optional<record::Format> format_of(const ReviewRequest& request) {
  const fs::path path = path_of(request.out);
  return record::parse_format(path.has_extension() ? path.extension().string() : "");
}

// Counts games without reading them.
class Counter final : public record::Visitor {
 public:
  record::Flow begin_game(const record::GamePlace&) override {
    ++games;
    return record::Flow::skip_game;
  }
  std::size_t games = 0;
};

std::size_t count_games(const ReviewRequest& request) {
  Counter counter;
  record::read(request.format, request.bytes, counter, request.read);
  return counter.games;
}

void complain(Invocation& invocation, const std::string& sentence, int status) {
  invocation.err << "chuhe: " << sentence << '\n';
  invocation.status = status;
}

std::string tag_or(const Game& game, std::string_view name, std::string_view otherwise) {
  const auto tag = game.tag(name);
  return tag && !tag->empty() ? words::harmless(*tag, 100) : std::string(otherwise);
}

// Reviews each game that the reader gives it.
class Reviewer final : public ReportingBuilder {
 public:
  Reviewer(const ReviewRequest& request, std::size_t games, ThinkingEngine& engine,
           std::string_view engine_name, const SearchLimits& limits, std::size_t lines,
           const ReportStyle& style, Invocation& invocation)
      : ReportingBuilder(record::Severity::warning, 20),
        request_(request),
        games_(games),
        engine_(engine),
        engine_name_(words::harmless(engine_name)),
        limits_(limits),
        lines_(lines),
        style_(style),
        invocation_(invocation),
        in_place_(is_same_file(request)),
        progress_(invocation.err, invocation.terminal.width,
                  invocation.terminal.output_is_terminal ? LiveLines::Shown::yes
                                                         : LiveLines::Shown::no) {}

  // False: the file cannot be written.
  bool open() {
    if (request_.out.empty()) return true;
    record::WriteOptions options;
    options.notation = request_.notation;
    options.converter = record::native_charset_converter();
    auto file = ReviewedFile::begin(path_of(request_.out), *format_of(request_), options);
    if (!file) {
      file_failed(file.error());
      return false;
    }
    file_.emplace(std::move(*file));
    return true;
  }

  // What is left to do after the last game.
  void finish() {
    progress_.hide();
    if (!file_) return;
    if (const auto done = file_->commit(); !done) return file_failed(done.error());
    if (request_.json) return;
    invocation_.err << analyse_text(
                           style_.language, AnalyseText::written,
                           {words::harmless(request_.out, 300), std::to_string(file_->games())})
                    << '\n';
    std::string names;
    for (const auto& [kind, loss] : file_->losses()) {
      if (!names.empty()) names += ", ";
      names += name(style_.language, kind);
    }
    if (names.empty()) return;
    invocation_.err << analyse_text(style_.language, AnalyseText::lost, {names}) << '\n';
  }

  const std::optional<match::EngineFault>& fault() const { return fault_; }
  std::size_t reviewed() const { return reviewed_; }

  record::Flow begin_game(const record::GamePlace& place) override {
    ReportingBuilder::begin_game(place);
    const bool wanted = !request_.game || place.number + 1 == *request_.game;
    return wanted || in_place_ ? record::Flow::go_on : record::Flow::skip_game;
  }

 protected:
  record::Flow take(Game& game, const record::GamePlace& place) override {
    const bool wanted = !request_.game || place.number + 1 == *request_.game;
    if (!wanted && !in_place_) return record::Flow::go_on;
    if (wanted && !ended_) review(game, place.number + 1);
    if (file_ && (!ended_ || in_place_ || touched_)) {
      if (const auto done = file_->add(game, style_.language); !done) {
        file_failed(done.error());
        file_.reset();
        return record::Flow::stop;
      }
    }
    touched_ = false;
    if (!invocation_.out) ended_ = true;
    // What was not reached of a file that is replaced must not be lost.
    return ended_ && !in_place_ ? record::Flow::stop : record::Flow::go_on;
  }

 private:
  void review(Game& game, std::size_t number) {
    touched_ = true;
    ++reviewed_;
    if (!request_.json) head(game, number);
    const auto line = playable_line(game);
    if (!line || line->empty()) {
      if (!request_.json) {
        say(analyse_text(style_.language, line ? AnalyseText::no_moves : AnalyseText::no_start));
      } else {
        GameAnalysis nothing{.line = Line()};
        print(game, number, nothing);
      }
      return;
    }
    if (reviewed_ > 1) {
      if (const auto ready = engine_.new_game(); !ready) {
        ended_ = true;
        if (!was_interrupted()) fault_ = ready.error();
        return;
      }
    }
    const GameAnalysis analysis =
        analyse(*line, engine_, limits_, request_.rules, lines_, watch(number));
    progress_.hide();
    ended_ = !analysis.is_complete;
    fault_ = analysis.fault;
    if (request_.json) {
      print(game, number, analysis);
    } else {
      tail(game, analysis);
    }
    write(game, analysis);
  }

  AnalysisWatch watch(std::size_t number) {
    AnalysisWatch watch;
    watch.on_progress = [this, number](std::size_t done, std::size_t of) {
      if (!progress_.are_shown()) return;
      const std::string percent = std::to_string(100 * done / of);
      const std::string game =
          games_ > 1 ? fmt::format("{}/{}", number, games_) : std::to_string(number);
      constexpr std::size_t cells = 30;
      std::string bar(cells * done / of, '#');
      bar.resize(cells, '.');
      progress_.draw({"[" + bar + "] " +
                      analyse_text(style_.language, AnalyseText::progress,
                                   {percent, game, std::to_string(done), std::to_string(of)})});
    };
    if (request_.json) return watch;
    watch.on_move = [this](const GameAnalysis& analysis, std::size_t move) {
      say(move_row(style_, analysis, move));
    };
    return watch;
  }

  void say(const std::string& line) {
    progress_.hide();
    invocation_.out << line << '\n' << std::flush;
  }

  void head(const Game& game, std::size_t number) {
    const words::Phrasebook book(style_.language);
    say("");
    say(analyse_text(
        style_.language, AnalyseText::game_heading,
        {std::to_string(number), tag_or(game, record::tag_name::red, book.name(Color::red)),
         tag_or(game, record::tag_name::black, book.name(Color::black)),
         to_string(game.result().score)}));
    std::string where;
    for (const auto tag : {record::tag_name::event, record::tag_name::date}) {
      const std::string value = tag_or(game, tag, "");
      if (!value.empty()) where += (where.empty() ? "" : ", ") + value;
    }
    if (!where.empty()) say(where);
    say("");
  }

  void tail(const Game& game, const GameAnalysis& analysis) {
    if (!analysis.is_complete) {
      say(analyse_text(
          style_.language, AnalyseText::not_finished,
          {std::to_string(analysis.moves.size()), std::to_string(analysis.line.plies())}));
    } else if (analysis.line.plies() < game.main_line().size()) {
      say(analyse_text(style_.language, AnalyseText::unplayable_from,
                       {std::to_string(analysis.line.position().fullmove())}));
    }
    if (analysis.moves.empty()) return;
    invocation_.out << '\n'
                    << summary_text(style_, analysis.moves) << '\n'
                    << graph_text(style_, analysis) << std::flush;
  }

  void print(const Game& game, std::size_t number, const GameAnalysis& analysis) {
    nlohmann::ordered_json json;
    json["game"] = number;
    json["engine"] = engine_name_;
    json.update(game_json(style_, game, analysis));
    invocation_.out << dump(json) << '\n' << std::flush;
  }

  // Into the record. What this program marked before, it may mark otherwise now.
  void write(Game& game, const GameAnalysis& analysis) {
    if (request_.out.empty()) return;
    const auto annotator = game.tag(record::tag_name::annotator);
    const bool is_own = annotator == engine_name_;
    record::write_review(game, analysis.moves, {.replaces_marks = is_own});
    if (!annotator && !analysis.moves.empty()) {
      game.set_tag(record::tag_name::annotator, engine_name_);
    }
  }

  void file_failed(const record::FileError& error) {
    progress_.hide();
    complain(invocation_,
             record_text(style_.language, RecordText::file_failed,
                         {words::harmless(request_.out, 300), sentence(style_.language, error)}),
             exit_environment);
  }

  const ReviewRequest& request_;
  std::size_t games_;
  ThinkingEngine& engine_;
  std::string engine_name_;
  const SearchLimits& limits_;
  std::size_t lines_;
  const ReportStyle& style_;
  Invocation& invocation_;
  bool in_place_;
  LiveLines progress_;
  std::optional<ReviewedFile> file_;
  std::optional<match::EngineFault> fault_;
  std::size_t reviewed_ = 0;
  // No more games are reviewed.
  bool ended_ = false;
  // The game at hand has been reviewed, if only in part.
  bool touched_ = false;
};

}  // namespace

bool check_output(const ReviewRequest& request, Invocation& invocation) {
  const std::size_t games = count_games(request);
  const auto refuse = [&](RecordText text, std::initializer_list<std::string_view> arguments) {
    complain(invocation, record_text(invocation.language, text, arguments), exit_bad_input);
    return false;
  };
  if (request.game && *request.game > games) {
    return refuse(RecordText::no_such_game, {std::to_string(*request.game), std::to_string(games)});
  }
  if (request.out.empty()) return true;
  const auto format = format_of(request);
  const std::string shown = words::harmless(request.out, 300);
  if (!format) return refuse(RecordText::no_format, {shown});
  if (!record::can_write(*format)) {
    return refuse(RecordText::cannot_write_format, {to_string(*format), format_names(true)});
  }
  const bool many = games > 1 && (!request.game || is_same_file(request));
  if (many && !record::holds_many_games(*format) && *format != record::Format::cbl) {
    return refuse(RecordText::one_game_a_file, {to_string(*format), shown});
  }
  return true;
}

std::optional<match::EngineFault> review(const ReviewRequest& request, ThinkingEngine& engine,
                                         std::string_view engine_name, const SearchLimits& limits,
                                         std::size_t lines, const ReportStyle& style,
                                         Invocation& invocation) {
  Reviewer reviewer(request, count_games(request), engine, engine_name, limits, lines, style,
                    invocation);
  if (!reviewer.open()) return std::nullopt;
  FileReport report;
  report.file = {path_of(request.what), true};
  report.format = request.format;
  report.summary = record::read(request.format, request.bytes, reviewer, request.read);
  reviewer.finish();
  reviewer.move_to(report);
  tell_faults(report, invocation);
  if (invocation.status == exit_done && report.summary.errors > 0) invocation.status = exit_no;
  return reviewer.fault();
}

}  // namespace chuhe::cli
