#include "games_command.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "position_argument.hpp"
#include "record_files.hpp"
#include "record_text.hpp"
#include "text_items.hpp"

namespace chuhe::cli {

namespace {

using record::Game;

struct Options {
  std::vector<std::string> paths;
  RecordOptions record;
  std::string player;
  std::string event;
  std::string result;
  std::string position;
  bool json = false;
};

/// What a game must have to be listed.
struct Filter {
  std::string player;
  std::string event;
  std::optional<record::Score> score;
  std::optional<Position> position;
};

bool holds(const Game& game, std::string_view tag, const std::string& text) {
  const std::string value = lowered(game.tag(tag).value_or(""));
  return value.find(lowered(text)) != std::string::npos;
}

/// Whether the position stands anywhere in the tree.
bool occurs(const Game& game, const Position& wanted) {
  using record::MoveStatus;
  using record::NodeId;
  if (!game.start()) return false;
  if (*game.start() == wanted) return true;
  // The nodes of the path from the start, with their positions as far as it can be played.
  struct Step {
    NodeId node;
    std::optional<Position> position;
  };
  std::vector<Step> path{{NodeId::root, *game.start()}};
  for (auto at = game.next_in_preorder(NodeId::root); at; at = game.next_in_preorder(*at)) {
    while (path.back().node != *game.parent(*at)) path.pop_back();
    Step step{*at, std::nullopt};
    if (path.back().position && game.status(*at) == MoveStatus::legal) {
      step.position = path.back().position->after(game.move(*at));
      if (*step.position == wanted) return true;
    }
    path.push_back(step);
  }
  return false;
}

bool matches(const Game& game, const Filter& filter) {
  using namespace record::tag_name;
  if (!filter.player.empty() && !holds(game, red, filter.player) &&
      !holds(game, black, filter.player)) {
    return false;
  }
  if (!filter.event.empty() && !holds(game, event, filter.event) &&
      !holds(game, title, filter.event)) {
    return false;
  }
  if (filter.score && game.result().score != *filter.score) return false;
  return !filter.position || occurs(game, *filter.position);
}

class Lister final : public ReportingBuilder {
 public:
  Lister(const Filter& filter, bool json, Invocation& invocation, Progress& progress)
      : ReportingBuilder(record::Severity::error, 10),
        filter_(filter),
        json_(json),
        invocation_(invocation),
        progress_(progress) {}

  void set_file(std::string path) { path_ = std::move(path); }
  std::size_t found() const { return found_; }
  std::size_t all() const { return all_; }

 protected:
  record::Flow take(Game& game, const record::GamePlace& place) override {
    ++all_;
    progress_.add_game();
    if (!matches(game, filter_)) return record::Flow::go_on;
    ++found_;
    progress_.hide();
    if (json_) {
      tell_json(game, place);
    } else {
      tell(game, place);
    }
    return invocation_.out ? record::Flow::go_on : record::Flow::stop;
  }

 private:
  void tell(const Game& game, const record::GamePlace& place) {
    using namespace record::tag_name;
    const auto value = [&](std::string_view tag) {
      return words::harmless(game.tag(tag).value_or(""), 80);
    };
    invocation_.out << path_ << '\t' << place.number + 1 << '\t' << value(red) << '\t'
                    << value(black) << '\t' << to_string(game.result().score) << '\t' << value(date)
                    << '\t' << (value(event).empty() ? value(title) : value(event)) << '\t'
                    << game.main_line().size() << '\n';
  }

  void tell_json(const Game& game, const record::GamePlace& place) {
    Json json;
    json["file"] = path_;
    json["game"] = place.number + 1;
    json["byte"] = place.offset;
    json["result"] = to_string(game.result().score);
    json["plies"] = game.main_line().size();
    json["moves"] = game.move_count();
    json["tags"] = Json::array();
    for (const record::Tag& tag : game.tags())
      json["tags"].push_back(Json::array({tag.name, tag.value}));
    json["start"] = to_fen(game.start_diagram());
    invocation_.out << json.dump() << '\n';
  }

  const Filter& filter_;
  bool json_;
  Invocation& invocation_;
  Progress& progress_;
  std::string path_;
  std::size_t found_ = 0;
  std::size_t all_ = 0;
};

std::optional<Filter> understand_filter(const Options& options, Invocation& invocation) {
  Filter filter{options.player, options.event, std::nullopt, std::nullopt};
  if (!options.result.empty()) {
    filter.score = record::parse_score(options.result);
    if (!filter.score) {
      invocation.err << "chuhe: "
                     << record_text(invocation.language, RecordText::unknown_result,
                                    {words::harmless(options.result)})
                     << '\n';
      invocation.status = exit_bad_input;
      return std::nullopt;
    }
  }
  if (!options.position.empty()) {
    const auto reading = read_fen(options.position);
    if (!reading) {
      invocation.err << explain_faults(reading.error(), options.position,
                                       words::Phrasebook(invocation.language));
      invocation.status = exit_bad_input;
      return std::nullopt;
    }
    filter.position = reading->line.position();
  }
  return filter;
}

void run(const Options& options, Invocation& invocation) {
  const auto choice = understand(options.record, invocation);
  if (!choice) return;
  const auto filter = understand_filter(options, invocation);
  if (!filter) return;
  const std::vector<RecordFile> files = expand_inputs(options.paths);
  Progress progress(invocation, total_size(files));
  Lister lister(*filter, options.json, invocation, progress);
  read_record_files(files, choice->format, lister, choice->read, progress, invocation,
                    [&](const RecordFile& file) { lister.set_file(shown_path(file.path)); });
  if (invocation.status == exit_done && lister.found() == 0) invocation.status = exit_no;
  if (invocation.terminal.output_is_terminal && !options.json) {
    invocation.err << record_text(invocation.language, RecordText::games_found,
                                  {std::to_string(lister.found()), std::to_string(lister.all())})
                   << '\n';
  }
}

}  // namespace

void add_games_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](RecordText text) { return record_text(invocation.language, text); };
  CLI::App& command = add_command(program, "games", about(RecordText::games_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "FILE", options->paths, about(RecordText::file_argument)).required();
  add_option(command, "--player", options->player, about(RecordText::player_option), "TEXT");
  add_option(command, "--event", options->event, about(RecordText::event_option), "TEXT");
  add_option(command, "--result", options->result, about(RecordText::result_option), "RESULT")
      .suggests({"1-0", "0-1", "1/2-1/2", "*"});
  add_option(command, "--position", options->position, about(RecordText::position_option), "FEN");
  add_record_options(command, options->record, invocation);
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
