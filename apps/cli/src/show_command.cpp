#include "show_command.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/record/json.hpp>
#include <chuhe/record/notation.hpp>
#include <chuhe/words/customs.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "move_marks.hpp"
#include "record_files.hpp"
#include "record_text.hpp"
#include "value_names.hpp"

namespace chuhe::cli {

namespace {

using record::Game;
using record::MoveStatus;
using record::NodeId;

struct Options {
  std::string path;
  RecordOptions record;
  std::size_t game = 1;
  bool tree = false;
  std::string notation;
  bool json = false;
};

/// Keeps one game and stops behind it.
class OneGame final : public ReportingBuilder {
 public:
  explicit OneGame(std::size_t number)
      : ReportingBuilder(record::Severity::warning, 10), number_(number) {}

  record::Flow begin_game(const record::GamePlace& place) override {
    ReportingBuilder::begin_game(place);
    return place.number == number_ ? record::Flow::go_on : record::Flow::skip_game;
  }
  void report(const record::Diagnostic& diagnostic) override {
    if (diagnostic.game == number_) ReportingBuilder::report(diagnostic);
  }
  std::optional<Game> game;

 protected:
  record::Flow take(Game& read, const record::GamePlace& place) override {
    if (place.number != number_) return record::Flow::go_on;
    game = std::move(read);
    return record::Flow::stop;
  }

 private:
  std::size_t number_;
};

// Texts of files may hold control characters; line ends are meant.
std::string lines_of(std::string_view text, const std::string& indent) {
  std::string result;
  while (true) {
    const std::size_t end = text.find('\n');
    result += indent + words::harmless(text.substr(0, end), 100'000);
    if (end == std::string_view::npos) return result;
    result += '\n';
    text.remove_prefix(end + 1);
  }
}

/// Writes moves, a round a line, and the variations of a tree indented below them.
class TreeWriter {
 public:
  TreeWriter(std::ostream& out, const Game& game, const record::Dialect& dialect, bool tree)
      : out_(out), game_(game), dialect_(dialect), tree_(tree) {}

  void write() {
    if (game_.start()) place_.position = *game_.start();
    place_.playable = game_.start().has_value();
    place_.turn = game_.start_diagram().turn;
    place_.round = game_.start_diagram().fullmove;
    comment(game_.annotation(NodeId::root).comment);
    std::optional<NodeId> at = game_.first_child(NodeId::root);
    bool alternative = false;
    while (at) {
      move(*at);
      const auto other = game_.next_sibling(*at);
      if (tree_ && !alternative && other) {
        levels_.push_back({*at, game_.next_sibling(*other), place_});
        at = other;
        alternative = true;
        end_line();
        continue;
      }
      alternative = false;
      at = next(*at, alternative);
    }
    end_line();
  }

 private:
  struct Place {
    Position position;
    bool playable = false;
    Color turn = Color::red;
    int round = 1;
  };
  struct Level {
    NodeId main;
    std::optional<NodeId> other;
    Place place;
  };

  // What is written after a node: its continuation, or what is owed further out.
  std::optional<NodeId> next(NodeId node, bool& alternative) {
    while (true) {
      advance(node);
      if (const auto child = game_.first_child(node)) return child;
      if (levels_.empty()) return std::nullopt;
      end_line();
      Level& level = levels_.back();
      place_ = level.place;
      if (level.other) {
        const std::optional<NodeId> other = level.other;
        level.other = game_.next_sibling(*other);
        alternative = true;
        return other;
      }
      node = level.main;
      levels_.pop_back();
    }
  }

  void advance(NodeId node) {
    if (place_.playable && game_.status(node) == MoveStatus::legal) {
      place_.position.play(game_.move(node));
    } else {
      place_.playable = false;
    }
    if (place_.turn == Color::black) ++place_.round;
    place_.turn = opponent(place_.turn);
  }

  std::string text_of(NodeId node) const {
    const record::Annotation& annotation = game_.annotation(node);
    if (place_.playable && game_.status(node) == MoveStatus::legal) {
      return std::string(record::write_legal(game_.move(node), place_.position, dialect_).view());
    }
    std::string text = annotation.text;
    if (text.empty()) text = to_uci(game_.move(node));
    return words::harmless(text) + "(?)";
  }

  void move(NodeId node) {
    const record::Annotation& annotation = game_.annotation(node);
    comment(annotation.comment_before);
    const bool red = place_.turn == Color::red;
    if (red || !in_line_) {
      end_line();
      out_ << indent() << place_.round << (red ? ". " : "... ");
    } else {
      out_ << "  ";
    }
    in_line_ = true;
    out_ << text_of(node);
    out_ << marks_text(annotation);
    comment(annotation.comment);
  }

  void comment(const std::string& text) {
    if (text.empty() || !tree_) return;
    end_line();
    out_ << lines_of(text, indent() + "    ") << '\n';
  }

  void end_line() {
    if (in_line_) out_ << '\n';
    in_line_ = false;
  }

  // Deep nesting would push everything off the screen.
  std::string indent() const {
    constexpr std::size_t deepest = 12;
    return std::string(2 * std::min(levels_.size(), deepest), ' ');
  }

  std::ostream& out_;
  const Game& game_;
  const record::Dialect& dialect_;
  bool tree_;
  Place place_;
  bool in_line_ = false;
  std::vector<Level> levels_;
};

void show(const Game& game, const Options& options, const record::Dialect& dialect,
          Invocation& invocation) {
  for (const record::Tag& tag : game.tags()) {
    invocation.out << words::harmless(tag.name) << ": " << words::harmless(tag.value, 1000) << '\n';
  }
  invocation.out << "Result: " << to_string(game.result().score) << '\n';
  if (game.result().ending != record::GameEnding::unknown) {
    invocation.out << "Ending: " << to_string(game.result().ending) << '\n';
  }
  if (!game.result().rule_set.empty()) {
    invocation.out << "RuleSet: " << words::harmless(game.result().rule_set) << '\n';
  }
  if (game.start_diagram() != opening_diagram()) {
    invocation.out << "FEN: " << to_fen(game.start_diagram()) << '\n';
  }
  invocation.out << '\n';
  TreeWriter(invocation.out, game, dialect, options.tree).write();
}

void run(const Options& options, Invocation& invocation) {
  const auto choice = understand(options.record, invocation);
  if (!choice) return;
  const record::Dialect* dialect = options.notation.empty()
                                       ? &words::usual_notation(invocation.language)
                                       : find_notation(options.notation, invocation);
  if (dialect == nullptr) return;
  const RecordFile file{
      std::filesystem::path(std::u8string(options.path.begin(), options.path.end())), true};
  OneGame reader(options.game - 1);
  Progress progress(invocation, 0);
  const FileReport report = read_record_file(file, choice->format, reader, choice->read, progress);
  if (report.error || !report.format) {
    tell_faults(report, invocation);
    invocation.status = report.error ? exit_environment : exit_bad_input;
    return;
  }
  if (!reader.game) {
    tell_faults(report, invocation);
    invocation.err << "chuhe: "
                   << record_text(
                          invocation.language, RecordText::no_such_game,
                          {std::to_string(options.game), std::to_string(report.summary.games)})
                   << '\n';
    invocation.status = exit_bad_input;
    return;
  }
  if (options.json) {
    invocation.out << record::write_json(*reader.game, {}).bytes;
  } else {
    show(*reader.game, options, *dialect, invocation);
  }
  tell_faults(report, invocation);
}

}  // namespace

void add_show_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](RecordText text) { return record_text(invocation.language, text); };
  CLI::App& command = add_command(program, "show", about(RecordText::show_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "FILE", options->path, about(RecordText::file_argument)).required();
  add_option(command, "--game", options->game, about(RecordText::game_option), "N")
      .check(at_least(1));
  add_flag(command, "--tree", options->tree, about(RecordText::tree_option));
  add_option(command, "--notation", options->notation, about(RecordText::notation_option), "NAME")
      .suggests(notation_names());
  add_record_options(command, options->record, invocation);
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
