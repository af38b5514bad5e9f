// The terminal game against the computer, its advice, and the clock.
#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include <chuhe/core/repetition.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/words/analysis.hpp>

#include "game_time.hpp"
#include "move_text.hpp"
#include "terminal_game.hpp"
#include "value_names.hpp"

namespace chuhe::cli {

using words::Message;

std::string TerminalGame::say(ComputerText text,
                              std::initializer_list<std::string_view> arguments) const {
  return computer_text(settings_.language, text, arguments) + "\n";
}

// ---- who plays -----------------------------------------------------------------------------

std::string TerminalGame::level_text(const ComputerDescription& description,
                                     std::optional<std::size_t> level) const {
  if (!level || *level >= description.levels.size()) return "";
  return computer_text(settings_.language, ComputerText::in_brackets,
                       {std::to_string(*level + 1),
                        words::level_name(settings_.language, description.levels[*level])});
}

// A level's number from 1, or its name as the engine or the person's language has it.
std::expected<std::optional<std::size_t>, std::string> TerminalGame::read_level(
    std::string_view text) const {
  const auto description = settings_.computer->describe();
  if (!description) return std::unexpected(description.error());
  if (text.empty()) return std::nullopt;
  const auto& levels = description->levels;
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) {
    if (number >= 1 && number <= levels.size()) return number - 1;
  } else {
    for (std::size_t i = 0; i < levels.size(); ++i) {
      if (levels[i] == text || words::level_name(settings_.language, levels[i]) == text) return i;
    }
  }
  const std::string shown = words::harmless(description->name);
  if (levels.empty()) {
    return std::unexpected(computer_text(settings_.language, ComputerText::no_levels, {shown}));
  }
  return std::unexpected(computer_text(settings_.language, ComputerText::no_such_level,
                                       {words::harmless(text), std::to_string(levels.size())}));
}

std::expected<void, std::string> TerminalGame::seat(std::optional<std::size_t> level, Color side) {
  if (const auto ready = settings_.computer->play_at(level); !ready) {
    return std::unexpected(ready.error());
  }
  const auto description = settings_.computer->describe();
  if (!description) return std::unexpected(description.error());
  opponent_ = Opponent{.side = side,
                       .level = level,
                       .name = words::harmless(description->name),
                       .title = level_text(*description, level)};
  hopeless_ = 0;
  return {};
}

std::expected<void, std::string> TerminalGame::seat_computer(std::string_view level, Color side) {
  if (settings_.computer == nullptr) {
    return std::unexpected(computer_text(settings_.language, ComputerText::nobody_here));
  }
  const auto number = read_level(level);
  if (!number) return std::unexpected(number.error());
  return seat(*number, side);
}

std::string TerminalGame::introduction() const {
  return say(ComputerText::greeting, {opponent_->name}) + seats();
}

std::string TerminalGame::seats() const {
  const std::string& level = opponent_->title;
  std::string text;
  for (const Color color : all_colors) {
    if (!is_computers(color)) continue;
    const std::string_view side = book_.name(color);
    text += level.empty() ? say(ComputerText::plays_fully, {opponent_->name, side})
                          : say(ComputerText::plays, {opponent_->name, level, side});
  }
  return text;
}

// Its name in a record, where another program or language may read it.
std::string TerminalGame::opponent_name() const {
  const auto description = settings_.computer->describe();
  if (!description || !opponent_->level || *opponent_->level >= description->levels.size()) {
    return opponent_->name;
  }
  return opponent_->name + " (" + words::harmless(description->levels[*opponent_->level]) + ")";
}

std::optional<Color> TerminalGame::computer_side() const {
  return opponent_ ? std::optional(opponent_->side) : std::nullopt;
}

std::string TerminalGame::player_name(Color side) const {
  if (!is_computers(side)) return std::string(book_.name(side));
  return opponent_->title.empty() ? opponent_->name : opponent_->name + " " + opponent_->title;
}

std::string TerminalGame::list_levels() const {
  const auto description = settings_.computer->describe();
  if (!description) return description.error() + "\n";
  const std::string name = words::harmless(description->name);
  if (description->levels.empty()) return say(ComputerText::no_levels, {name});
  std::string text = say(ComputerText::levels_of, {name});
  for (std::size_t i = 0; i < description->levels.size(); ++i) {
    std::string number = std::to_string(i + 1);
    if (number.size() < 2) number.insert(0, " ");
    const bool is_this = opponent_ && opponent_->level == i;
    text += say(is_this ? ComputerText::this_level : ComputerText::level_line,
                {number, words::level_name(settings_.language, description->levels[i])});
  }
  return text;
}

std::string TerminalGame::choose_level(std::string_view argument) {
  if (settings_.computer == nullptr) return say(ComputerText::nobody_here);
  if (argument.empty()) return list_levels();
  if (argument == "off" || argument == "0") {
    opponent_.reset();
    return say(ComputerText::for_two);
  }
  const auto level = read_level(argument);
  if (!level) return level.error() + "\n";
  const Color side = opponent_ ? opponent_->side : opponent(game_.position().turn());
  const bool plays_both = opponent_ && opponent_->plays_both;
  if (const auto seated = seat(*level, side); !seated) return dismiss(seated.error());
  opponent_->plays_both = plays_both;
  return seats();
}

// The computer cannot go on: the person is told, and plays both sides.
std::string TerminalGame::dismiss(const std::string& why) {
  opponent_.reset();
  if (why.empty()) {
    quit_ = true;
    return "";
  }
  return say(ComputerText::failed, {why}) + say(ComputerText::for_two);
}

std::string TerminalGame::swap() {
  if (settings_.computer == nullptr) return say(ComputerText::nobody_here);
  if (!opponent_) return say(ComputerText::no_opponent);
  const Color persons = opponent_->side;
  opponent_->side = opponent(persons);
  // Whoever wants a side wants to play.
  opponent_->plays_both = false;
  hopeless_ = 0;
  std::string text = say(ComputerText::swapped, {book_.name(persons), book_.name(opponent_->side)});
  settings_.style.view = persons == Color::red ? View::from_red : View::from_black;
  if (settings_.drawing == BoardDrawing::after_each_change) text += board();
  return text;
}

// ---- its moves -----------------------------------------------------------------------------

bool TerminalGame::computer_is_to_move() const {
  return opponent_ && !studied_ && !quit_ && !draw_offered_by_ && !game_.is_over() &&
         is_computers(game_.position().turn());
}

std::string TerminalGame::thinking() const {
  return computer_text(settings_.language, ComputerText::thinks, {opponent_->name});
}

std::optional<Question> TerminalGame::question() const {
  if (asked_) {
    constexpr std::size_t lines_of_hint = 2;
    const std::size_t lines = *asked_ == Question::About::hint ? lines_of_hint : 1;
    return Question{*asked_, game_.line(), {}, game_.banned(), lines};
  }
  if (!computer_is_to_move()) return std::nullopt;
  return Question{Question::About::move, game_.line(), clocks_for_computer(), game_.banned(), 1};
}

std::string TerminalGame::let_computer_move() {
  return take(ask(*settings_.computer, *question()));
}

std::string TerminalGame::take(Reply reply) {
  auto* move = std::get_if<0>(&reply);
  std::string text = move != nullptr ? take_move(std::move(*move)) : take_lines(std::get<1>(reply));
  // Last, for the game may have ended by it.
  keep_clock();
  return text;
}

std::string TerminalGame::take_lines(
    const std::expected<std::vector<BestLine>, std::string>& lines) {
  const auto about = std::exchange(asked_, std::nullopt);
  if (!lines) {
    if (!lines.error().empty()) return lines.error() + "\n";
    quit_ = true;
    return "";
  }
  if (about == Question::About::hint) return hint(*lines);
  if (about == Question::About::draw) return answer_of_computer(lines->front());
  return advice_text(lines->front());
}

void TerminalGame::forget_question() {
  asked_.reset();
  keep_clock();
}

std::string TerminalGame::take_move(std::expected<ComputerMove, std::string> answer) {
  const Color side = game_.position().turn();
  const std::string name = opponent_->name;
  if (!answer) return dismiss(answer.error());
  if (std::string text = look_at_clock(); !text.empty()) return text;
  if (answer->evaluation) {
    hopeless_ = sees_no_hope(*answer->evaluation, side) ? hopeless_ + 1 : 0;
  }
  const bool gives_up = settings_.computer_resigns && hopeless_ >= hopeless_moves;
  if (answer->resigns || gives_up) {
    game_.concede({words::Concession::resignation, side});
    return result();
  }
  const Position before = game_.position();
  const Move move = answer->move.value_or(Move());
  const bool is_playable = is_legal(before, move) && game_.play(move).has_value();
  if (!is_playable) {
    const bool has_name = answer->move && move.is_well_formed();
    const std::string shown = has_name ? book_.name(move) : "-";
    return dismiss(computer_text(settings_.language, ComputerText::illegal_move, {name, shown}));
  }
  press_clock();
  std::string text = played_text(before, move) + "\n" + standing();
  if (answer->offers_draw && !opponent_->plays_both && !game_.is_over()) {
    draw_offered_by_ = side;
    text += say(Message::draw_offered, {book_.name(side), book_.name(opponent(side))});
  }
  return text;
}

// The person has offered a draw.
std::string TerminalGame::answer_of_computer(const BestLine& best) {
  const Color side = opponent_->side;
  const Position& position = game_.position();
  const auto evaluation = evaluation_of(best.score, position.turn(), best.depth);
  if (takes_draw(evaluation, side, position)) {
    game_.concede({words::Concession::agreement, side});
    return result();
  }
  return say(ComputerText::declines,
             {book_.name(side), words::figures(evaluation), words::standing(book_, evaluation)});
}

// Takes back until the person is to move, and at least one move of the person's.
std::string TerminalGame::undo_pair() {
  const auto positions = game_.line().positions();
  const bool has_moved = std::ranges::any_of(
      positions.first(positions.size() - 1),
      [&](const Position& position) { return position.turn() != opponent_->side; });
  const bool ended_by_word =
      game_.is_over() && (game_.fatal_move() || std::holds_alternative<Conceded>(*game_.result()));
  if (!has_moved && !ended_by_word) return say(Message::nothing_to_undo);
  std::string text;
  bool is_first = true;
  while (is_first || is_computers(game_.position().turn())) {
    is_first = false;
    const Game::Undone undone = game_.undo();
    if (undone == Game::Undone::nothing) break;
    if (undone == Game::Undone::the_end) {
      text += say(Message::end_taken_back);
      if (clock_ && clock_->has_flagged(game_.position().turn(), settings_.now())) {
        clock_.reset();
        text += say(ComputerText::clock_off);
      }
      continue;
    }
    text += say(Message::undone, {book_.name(*game_.undone_move())});
  }
  hopeless_ = 0;
  return text + standing();
}

std::string TerminalGame::redo_pair() {
  std::string text;
  bool is_first = true;
  while (is_first || is_computers(game_.position().turn())) {
    const std::optional<Move> move = game_.undone_move();
    if (!game_.redo()) break;
    is_first = false;
    text += say(Message::redone, {book_.name(*move)});
  }
  return text.empty() ? say(Message::nothing_to_redo) : text + standing();
}

// ---- advice --------------------------------------------------------------------------------

// The person's time does not pass while the computer thinks about an answer.
std::string TerminalGame::ask_for(Question::About about) {
  if (settings_.computer == nullptr) return say(ComputerText::nobody_here);
  if (game_.is_over()) return say(Message::game_is_over);
  asked_ = about;
  return "";
}

std::string TerminalGame::advice_text(const BestLine& line) const {
  const Position& position = game_.position();
  const auto evaluation = evaluation_of(line.score, position.turn(), line.depth);
  constexpr std::size_t most = 8;
  return say(ComputerText::advice,
             {words::figures(evaluation), words::standing(book_, evaluation),
              std::to_string(line.depth), line_text(position, line.moves, shown_notation(), most)});
}

std::string TerminalGame::hint(const std::vector<BestLine>& lines) const {
  const Position& position = game_.position();
  const BestLine& best = lines.front();
  const Move move = best.moves.front();
  const auto evaluation = evaluation_of(best.score, position.turn(), best.depth);
  const std::string name = with_notation(book_.name(move), position, move);
  const std::string why =
      words::reasons(book_, position, move, record::reasons_for(position, best.moves), evaluation);
  std::string text =
      why.empty() ? say(ComputerText::hint, {name}) : say(ComputerText::hint_because, {name, why});
  text += advice_text(best);
  if (lines.size() < 2) return text;
  const BestLine& other = lines[1];
  const auto next = evaluation_of(other.score, position.turn(), other.depth);
  const Color side = position.turn();
  // Worth a word only where the choice matters.
  constexpr double matters = 0.05;
  if (record::expected_points(evaluation, side) - record::expected_points(next, side) < matters) {
    return text;
  }
  const Move next_move = other.moves.front();
  return text +
         say(ComputerText::other_advice,
             {words::figures(next), with_notation(book_.name(next_move), position, next_move)});
}

// ---- how moves are shown -------------------------------------------------------------------

// A text about a move, with the move in the notation that the person has chosen.
std::string TerminalGame::with_notation(const std::string& text, const Position& before,
                                        Move move) const {
  if (settings_.notation == nullptr || !is_legal(before, move)) return text;
  return computer_text(settings_.language, ComputerText::in_brackets,
                       {text, record::write_legal(move, before, *settings_.notation).view()});
}

const record::Dialect& TerminalGame::shown_notation() const {
  return settings_.notation != nullptr ? *settings_.notation : record::notation::uci;
}

std::string TerminalGame::played_text(const Position& before, Move move) const {
  return with_notation(book_.played(before, move), before, move);
}

std::string TerminalGame::choose_notation(std::string_view argument) {
  if (argument == "none" || argument == "uci") {
    settings_.notation = nullptr;
    return say(ComputerText::notation_off);
  }
  const record::Dialect* dialect = record::find_dialect(argument);
  if (dialect == nullptr) {
    return no_such_value(argument, fmt::format("{}", fmt::join(notation_names({"none"}), ", ")));
  }
  settings_.notation = dialect;
  return say(ComputerText::notation_chosen, {dialect->name});
}

// ---- the clock -----------------------------------------------------------------------------

std::string TerminalGame::clock() const {
  if (!clock_) return say(ComputerText::no_clock);
  const match::Moment now = settings_.now();
  const auto left = [&](Color side) {
    const auto shown = match::shown_time(*clock_, side, now);
    return shown ? clock_text(*shown) : computer_text(settings_.language, ComputerText::no_limit);
  };
  return say(ComputerText::clock_line, {book_.name(Color::red), left(Color::red),
                                        book_.name(Color::black), left(Color::black)});
}

protocol::Go TerminalGame::clocks_for_computer() const {
  return clock_ ? match::clocks_for(*clock_, game_.position().turn(), settings_.now())
                : protocol::Go();
}

std::optional<match::Moment> TerminalGame::time_is_up_at() const {
  if (!clock_ || !clock_->is_running() || game_.is_over()) return std::nullopt;
  const match::Moment now = settings_.now();
  const auto left = clock_->remaining_for_move(*clock_->running(), now);
  if (!left) return std::nullopt;
  return now + *left + match::Milliseconds(1);
}

std::string TerminalGame::look_at_clock() {
  if (!clock_ || !clock_->is_running() || game_.is_over() || studied_) return "";
  const Color side = *clock_->running();
  if (!clock_->has_flagged(side, settings_.now())) return "";
  clock_->stop(settings_.now());
  draw_offered_by_.reset();
  game_.concede({words::Concession::time_forfeit, side});
  return result();
}

void TerminalGame::pause() {
  is_paused_ = true;
  keep_clock();
}

void TerminalGame::go_on() {
  is_paused_ = false;
  keep_clock();
}

// A move has been played.
void TerminalGame::press_clock() {
  if (clock_ && clock_->is_running()) clock_->press(settings_.now());
  keep_clock();
}

// Whatever has happened, the time of the side to move runs, and none where nobody is to move.
void TerminalGame::keep_clock() {
  if (!clock_) return;
  const bool runs = !game_.is_over() && !studied_ && !quit_ && !asked_ && !is_paused_;
  const Color turn = game_.position().turn();
  if (clock_->is_running() && (!runs || clock_->running() != turn)) clock_->stop(settings_.now());
  if (runs && !clock_->is_running()) clock_->start(turn, settings_.now());
}

}  // namespace chuhe::cli
