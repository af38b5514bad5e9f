#include "openings_command.hpp"

#include <charconv>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/match/opening_statistics.hpp>

#include "invocation.hpp"
#include "match_text.hpp"
#include "record_files.hpp"
#include "record_text.hpp"

namespace chuhe::cli {

namespace {

constexpr int deepest_opening = 100;

struct Options {
  std::vector<std::string> paths;
  RecordOptions record;
  std::string plies = "6..10";
  std::string share = "0.42..0.6";
  std::string outside;
  std::int64_t least_games = 6;
  std::size_t most = 500;
  bool json = false;
};

// Two numbers with two points between them, the first not the larger.
template <class Number>
std::optional<std::pair<Number, Number>> read_range(std::string_view text) {
  const std::size_t points = text.find("..");
  if (points == std::string_view::npos) return std::nullopt;
  const auto read = [](std::string_view part) -> std::optional<Number> {
    Number number{};
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (error != std::errc{} || end != part.data() + part.size()) return std::nullopt;
    return number;
  };
  const auto low = read(text.substr(0, points));
  const auto high = read(text.substr(points + 2));
  if (!low || !high || !(*low <= *high)) return std::nullopt;
  return std::pair(*low, *high);
}

CLI::Validator share_range() {
  return CLI::Validator(
      [](std::string& text) {
        const auto range = read_range<double>(text);
        const bool good = range && range->first >= 0 && range->second <= 1;
        return good ? std::string() : "0 .. 1";
      },
      "");
}

CLI::Validator ply_range() {
  return CLI::Validator(
      [](std::string& text) {
        const auto range = read_range<int>(text);
        const bool good = range && range->first >= 1 && range->second <= deepest_opening;
        return good ? std::string() : fmt::format("1 .. {}", deepest_opening);
      },
      "");
}

class Counter final : public ReportingBuilder {
 public:
  Counter(match::OpeningStatistics& statistics, Progress& progress)
      : ReportingBuilder(record::Severity::error, 10),
        statistics_(statistics),
        progress_(progress) {}
  std::size_t games() const { return games_; }

 protected:
  record::Flow take(record::Game& game, const record::GamePlace&) override {
    progress_.add_game();
    // Games without a result tell nothing, and those from elsewhere are no openings.
    if (game.start_diagram() != opening_diagram()) return record::Flow::go_on;
    std::optional<Color> winner;
    switch (game.result().score) {
      case record::Score::unknown: return record::Flow::go_on;
      case record::Score::red_wins: winner = Color::red; break;
      case record::Score::black_wins: winner = Color::black; break;
      case record::Score::draw: break;
    }
    std::vector<Move> moves;
    for (const record::NodeId node : game.main_line()) {
      if (game.status(node) != record::MoveStatus::legal || moves.size() == deepest_opening) break;
      moves.push_back(game.move(node));
    }
    statistics_.add(moves, winner);
    ++games_;
    return record::Flow::go_on;
  }

 private:
  match::OpeningStatistics& statistics_;
  Progress& progress_;
  std::size_t games_ = 0;
};

match::OpeningCriteria criteria_of(const Options& options) {
  match::OpeningCriteria criteria;
  std::tie(criteria.first_ply, criteria.last_ply) = *read_range<int>(options.plies);
  criteria.outside = !options.outside.empty();
  std::tie(criteria.lowest_share, criteria.highest_share) =
      *read_range<double>(criteria.outside ? options.outside : options.share);
  criteria.least_games = options.least_games;
  criteria.most = options.most;
  return criteria;
}

void print(const match::CountedOpening& opening, bool json, std::ostream& out) {
  if (json) {
    nlohmann::ordered_json item;
    item["moves"] = nlohmann::ordered_json::array();
    for (const Move move : opening.moves) item["moves"].push_back(to_uci(move));
    item["games"] = opening.games;
    item["share"] = opening.share;
    out << item.dump() << '\n';
    return;
  }
  std::string line;
  for (const Move move : opening.moves) {
    if (!line.empty()) line += ' ';
    line += to_uci(move);
  }
  out << line << '\n';
}

void run(const Options& options, Invocation& invocation) {
  const auto choice = understand(options.record, invocation);
  if (!choice) return;
  const match::OpeningCriteria criteria = criteria_of(options);
  match::OpeningStatistics statistics(criteria.last_ply);
  const std::vector<RecordFile> files = expand_inputs(options.paths);
  Progress progress(invocation, total_size(files));
  Counter counter(statistics, progress);
  read_record_files(files, choice->format, counter, choice->read, progress, invocation);
  const std::vector<match::CountedOpening> openings = statistics.choose(criteria);
  for (const match::CountedOpening& opening : openings) {
    print(opening, options.json, invocation.out);
  }
  if (openings.empty() && invocation.status == exit_done) invocation.status = exit_no;
  invocation.err << match_text(invocation.language, MatchText::openings_found,
                               {std::to_string(openings.size()), std::to_string(counter.games())})
                 << '\n';
}

}  // namespace

void add_openings_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](MatchText id) { return match_text(invocation.language, id); };
  CLI::App* command = program.add_subcommand("openings", about(MatchText::openings_about));
  command
      ->add_option("FILE", options->paths,
                   record_text(invocation.language, RecordText::file_argument))
      ->required()
      ->type_name("");
  command->add_option("--plies", options->plies, about(MatchText::plies_option))
      ->type_name("A..B")
      ->check(ply_range());
  command->add_option("--min-games", options->least_games, about(MatchText::least_games_option))
      ->type_name("N");
  command->add_option("--share", options->share, about(MatchText::share_option))
      ->type_name("A..B")
      ->check(share_range());
  command->add_option("--outside", options->outside, about(MatchText::outside_option))
      ->type_name("A..B")
      ->check(share_range());
  command->add_option("--count", options->most, about(MatchText::most_option))->type_name("N");
  add_record_options(*command, options->record, invocation);
  command->add_flag("--json", options->json, invocation.about(Text::json_option));
  command->callback([options, &invocation] { run(*options, invocation); });
}

}  // namespace chuhe::cli
