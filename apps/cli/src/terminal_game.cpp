#include "terminal_game.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/repetition.hpp>
#include <chuhe/words/ruling.hpp>

#include "board_options.hpp"
#include "move_text.hpp"
#include "position_argument.hpp"
#include "text.hpp"

namespace chuhe::cli {

using words::Message;
using words::SquareNames;

namespace {

// Words one after the other on lines of at most `width` columns, each line ended by a line break.
std::string wrapped(const std::vector<std::string>& items, int width) {
  const std::size_t most = width > 0 ? static_cast<std::size_t>(std::min(width, 80)) : 80;
  std::string result;
  std::size_t column = 0;
  for (const std::string& item : items) {
    if (column > 0 && column + 1 + item.size() >= most) {
      result += '\n';
      column = 0;
    }
    if (column > 0) {
      result += ' ';
      ++column;
    }
    result += item;
    column += item.size();
  }
  return result + "\n";
}

}  // namespace

TerminalGame::TerminalGame(Game game, const TerminalGameSettings& settings)
    : game_(std::move(game)),
      settings_(settings),
      book_(settings.language, settings.style.squares) {
  if (settings_.time) clock_.emplace(*settings_.time);
  keep_clock();
}

void TerminalGame::resize(int width, int height) {
  settings_.style.width = width;
  settings_.style.height = height;
}

std::string TerminalGame::say(Message message) const {
  return std::string(book_.text(message)) + "\n";
}

std::string TerminalGame::say(Message message,
                              std::initializer_list<std::string_view> arguments) const {
  return book_.text(message, arguments) + "\n";
}

std::string TerminalGame::greeting() const {
  std::string text = opponent_ ? introduction() : say(Message::greeting);
  if (!opponent_ && settings_.computer != nullptr) text += say(ComputerText::invitation);
  text += rules();
  if (clock_) text += clock();
  return text + standing();
}

std::string TerminalGame::prompt() const {
  if (studied_) {
    return study_text(settings_.language,
                      studied_->trying ? StudyText::prompt_trying : StudyText::prompt);
  }
  if (game_.is_over()) return std::string(book_.text(Message::over_prompt));
  const bool red = game_.position().turn() == Color::red;
  if (draw_offered_by_) {
    const bool red_answers = *draw_offered_by_ == Color::black;
    return std::string(
        book_.text(red_answers ? Message::red_answer_prompt : Message::black_answer_prompt));
  }
  return std::string(book_.text(red ? Message::red_prompt : Message::black_prompt));
}

std::string TerminalGame::farewell() const {
  return say(Message::position_is, {to_fen(game_.position())});
}

std::string TerminalGame::answer(std::string_view line) {
  std::string text = begin(line);
  if (asked_) text += take(ask(*settings_.computer, *question()));
  return text;
}

std::string TerminalGame::begin(std::string_view line) {
  const std::string text = without_controls(line);
  std::string result = look_at_clock();
  if (has_ended()) return result;
  result += obey(parse_input(text));
  keep_clock();
  return result;
}

std::string TerminalGame::obey(const Input& input) {
  if (draw_offered_by_) {
    switch (input.command) {
      case Command::yes:
      case Command::no: return answer_draw(input.command);
      case Command::undo:
      case Command::redo:
      case Command::resign:
      case Command::draw:
      case Command::new_game:
      case Command::load:
      case Command::level:
      case Command::swap:
      case Command::other: return say(Message::answer_yes_or_no);
      default: break;
    }
  }
  const bool takes_argument =
      input.command == Command::moves || input.command == Command::new_game ||
      input.command == Command::coordinates || input.command == Command::pieces ||
      input.command == Command::save || input.command == Command::load ||
      input.command == Command::next || input.command == Command::level ||
      input.command == Command::notation || input.command == Command::analyse ||
      input.command == Command::other;
  if (!takes_argument && !input.argument.empty()) {
    const std::string argument = book_.text(Message::quoted, {words::harmless(input.argument)});
    return say(Message::superfluous_argument, {words::harmless(input.word), argument});
  }
  // In a loaded game nothing is played by the way.
  if (studied_) {
    switch (input.command) {
      case Command::undo:
      case Command::redo:
      case Command::draw:
      case Command::level:
      case Command::swap:
      case Command::resign: return say(StudyText::only_stepping);
      case Command::new_game: studied_.reset(); break;
      default: break;
    }
  }
  switch (input.command) {
    case Command::none: return "";
    case Command::save: return save(input.argument);
    case Command::load: return load(input.argument);
    case Command::next:
    case Command::back:
    case Command::variations:
    case Command::try_moves:
    case Command::leave: return step(input);
    case Command::undo: return undo();
    case Command::redo: return redo();
    case Command::flip: settings_.style.view = opposite(settings_.style.view); return board();
    case Command::board: return board();
    case Command::fen: return to_fen(game_.position()) + "\n";
    case Command::moves: return list_moves(input.argument);
    case Command::draw: return offer_draw();
    case Command::resign: return resign();
    case Command::new_game: return start_anew(input.argument);
    case Command::coordinates: return choose_coordinates(input.argument);
    case Command::pieces: return choose_pieces(input.argument);
    case Command::rules: return rules();
    case Command::level: return choose_level(input.argument);
    case Command::hint: return ask_for(Question::About::hint);
    case Command::evaluate: return ask_for(Question::About::score);
    case Command::swap: return swap();
    case Command::clock: return clock();
    case Command::notation: return choose_notation(input.argument);
    case Command::analyse:
    case Command::explain:
    case Command::edit:
    case Command::comment:
      return cli::text(settings_.language, Text::only_on_screen, {words::harmless(input.word)}) +
             "\n";
    case Command::help: return help();
    case Command::quit: quit_ = true; return "";
    case Command::yes:
    case Command::no:
    case Command::other: return play(input.command == Command::other ? input.argument : input.word);
  }
  return "";
}

std::string TerminalGame::example() const { return book_.name(Move(Square::h2, Square::e2)); }

std::expected<Move, std::string> TerminalGame::read_move(std::string_view text) const {
  if (looks_like_numbers(text)) {
    const SquareNames names = book_.squares();
    if (names == SquareNames::letters) return std::unexpected(say(Message::numbers_not_chosen));
    const auto move = parse_numbers(text, names);
    if (move) return *move;
    switch (move.error().fault) {
      case NumberFault::too_few: return std::unexpected(say(Message::numbers_too_few, {example()}));
      case NumberFault::too_many:
        return std::unexpected(say(Message::numbers_too_many, {example()}));
      case NumberFault::off_board:
        return std::unexpected(
            say(names == SquareNames::file_rank ? Message::numbers_off_board_file_rank
                                                : Message::numbers_off_board_row_column,
                {std::to_string(move.error().first), std::to_string(move.error().second)}));
      case NumberFault::not_numbers: break;
    }
  }
  const auto move = parse_coordinates(text);
  if (move) return *move;
  const auto written = read_written_move(text, game_.position(), settings_.language);
  if (written) return *written;
  if (std::holds_alternative<record::MoveError>(written.error())) {
    return std::unexpected(sentence(written.error(), game_.position(), book_) + "\n");
  }
  // A text that begins like a move was meant as one.
  const bool is_meant_as_move = text.size() >= 2 && parse_square(text.substr(0, 2)).has_value();
  if (is_meant_as_move) return std::unexpected(book_.sentence(move.error()) + "\n");
  return std::unexpected(say(Message::unknown_command,
                             {book_.text(Message::quoted, {words::harmless(text)}), example()}));
}

std::string TerminalGame::play(std::string_view text) {
  const auto move = read_move(text);
  if (!move) return move.error();
  if (studied_) return study_move(*move);
  return play(*move);
}

std::string TerminalGame::play(Move move) {
  const Position before = game_.position();
  const std::string name = book_.name(move);
  const auto played = game_.play(move);
  if (!played) {
    if (const auto* reason = std::get_if<IllegalReason>(&played.error())) {
      return say(Message::refused, {name, book_.sentence(*reason, before, move)});
    }
    if (std::holds_alternative<Banned>(played.error())) return say(Message::move_banned, {name});
    return say(Message::game_is_over);
  }
  if (game_.fatal_move()) {
    const auto reason = why_illegal(before, move);
    return say(Message::fatal_move,
               {book_.name(before.turn()), name,
                reason ? book_.sentence(*reason, before, move) : std::string()}) +
           result();
  }
  press_clock();
  return played_text(before, move) + "\n" + standing();
}

std::string TerminalGame::resign() {
  if (game_.is_over()) return say(Message::game_is_over);
  const bool is_against = opponent_ && !opponent_->plays_both;
  const Color side = is_against ? opponent(opponent_->side) : game_.position().turn();
  game_.concede({words::Concession::resignation, side});
  return result();
}

std::string TerminalGame::undo() {
  if (opponent_ && opponent_->plays_both) {
    // Whoever takes back wants to play.
    opponent_.reset();
    return say(ComputerText::for_two) + undo();
  }
  if (opponent_) return undo_pair();
  switch (game_.undo()) {
    case Game::Undone::nothing: return say(Message::nothing_to_undo);
    case Game::Undone::the_end: {
      std::string text = say(Message::end_taken_back);
      // A clock that has run out would end the game again at once.
      if (clock_ && clock_->has_flagged(game_.position().turn(), settings_.now())) {
        clock_.reset();
        text += say(ComputerText::clock_off);
      }
      return text;
    }
    case Game::Undone::a_move: break;
  }
  return say(Message::undone, {book_.name(*game_.undone_move())}) + standing();
}

std::string TerminalGame::redo() {
  if (opponent_) return redo_pair();
  const std::optional<Move> move = game_.undone_move();
  if (!game_.redo()) return say(Message::nothing_to_redo);
  return say(Message::redone, {book_.name(*move)}) + standing();
}

std::string TerminalGame::offer_draw() {
  if (game_.is_over()) return say(Message::game_is_over);
  const Color side = game_.position().turn();
  if (is_computers(opponent(side))) return ask_for(Question::About::draw);
  draw_offered_by_ = side;
  return say(Message::draw_offered, {book_.name(side), book_.name(opponent(side))});
}

std::string TerminalGame::answer_draw(Command command) {
  const Color side = opponent(*draw_offered_by_);
  draw_offered_by_.reset();
  if (command == Command::no) return say(Message::draw_declined, {book_.name(side)});
  game_.concede({words::Concession::agreement, side});
  return result();
}

std::string TerminalGame::list_moves(std::string_view argument) const {
  std::optional<Square> from;
  if (!argument.empty()) {
    from = parse_square(argument);
    if (!from && book_.squares() != SquareNames::letters) {
      // A point of two numbers, read as a move that stays where it is.
      const std::string twice = std::string(argument) + " " + std::string(argument);
      if (const auto move = parse_numbers(twice, book_.squares())) from = move->from();
    }
    if (!from) {
      return say(Message::unknown_command,
                 {book_.text(Message::quoted, {words::harmless(argument)}), example()});
    }
  }
  const Position& position = game_.position();
  std::vector<std::string> names;
  // With the blanks of numbers, moves would run into each other.
  const bool letters = book_.squares() == SquareNames::letters;
  for (Move move : legal_moves(position)) {
    if (from && move.from() != *from) continue;
    names.push_back(letters ? book_.name(move) : book_.name(move) + ",");
  }
  if (!letters && !names.empty()) names.back().pop_back();
  const std::string count = std::to_string(names.size());
  const std::string list = wrapped(names, settings_.style.width);
  if (!from) return say(Message::legal_moves, {count}) + list;
  const std::string piece = book_.names(position, Bitboard(*from));
  if (position.is_empty(*from)) return say(Message::no_piece, {piece});
  if (!position.pieces(position.turn()).contains(*from)) {
    return say(Message::not_your_piece, {piece, book_.name(position.turn())});
  }
  if (names.empty()) return say(Message::no_legal_moves_from, {piece});
  return say(Message::legal_moves_from, {piece, count}) + list;
}

std::string TerminalGame::start_anew(std::string_view argument) {
  if (argument.empty()) {
    game_.restart();
  } else {
    auto reading = read_fen(argument);
    if (!reading) return explain_faults(reading.error(), argument, book_);
    game_ = Game(std::move(reading->line), game_.rules());
  }
  clock_.reset();
  if (settings_.time) clock_.emplace(*settings_.time);
  hopeless_ = 0;
  std::string text = say(Message::new_game);
  if (opponent_) {
    if (const auto ready = settings_.computer->new_game(); !ready) text += dismiss(ready.error());
  }
  return text + standing();
}

std::string TerminalGame::no_such_value(std::string_view argument, std::string_view known) const {
  if (argument.empty()) return say(Message::known_values, {known});
  return say(Message::unknown_value,
             {book_.text(Message::quoted, {words::harmless(argument)}), known});
}

std::string TerminalGame::choose_coordinates(std::string_view argument) {
  const auto names = find_named(square_names_names(), argument);
  if (!names) return no_such_value(argument, list_names(square_names_names()));
  settings_.style.squares = *names;
  book_ = words::Phrasebook(settings_.language, *names);
  return board();
}

std::string TerminalGame::choose_pieces(std::string_view argument) {
  const auto pieces = find_named(piece_set_names(), argument);
  if (!pieces) return no_such_value(argument, list_names(piece_set_names()));
  settings_.style.pieces = *pieces;
  return board();
}

std::string TerminalGame::help() const {
  Message moves = Message::help_letters;
  if (book_.squares() == SquareNames::file_rank) moves = Message::help_file_rank;
  if (book_.squares() == SquareNames::row_column) moves = Message::help_row_column;
  std::string text = say(moves) + say(Message::help_commands) + say(StudyText::help);
  if (settings_.computer != nullptr) text += say(ComputerText::help);
  return text;
}

std::string TerminalGame::rules() const {
  const RuleSet& rules = game_.rules();
  std::string text = say(Message::rules_are, {rules.name, book_.title(rules)});
  if (rules.self_check == SelfCheck::loses) text += say(Message::self_check_loses);
  return text;
}

std::string TerminalGame::board() const {
  const Line& line = game_.line();
  const std::optional<Move> last = line.empty() ? std::nullopt : std::optional(line.moves().back());
  return draw_board(line.position(), last, settings_.style);
}

std::string TerminalGame::standing() const {
  std::string text;
  if (settings_.drawing == BoardDrawing::after_each_change) text += board();
  if (game_.is_over()) return text + result();
  if (game_.position().in_check()) text += book_.check(game_.position()) + "\n";
  return text + warnings();
}

std::string TerminalGame::warnings() const {
  const int times = game_.line().occurrence_count();
  if (times < 2) return "";
  std::string text = say(Message::repeated, {std::to_string(times)});
  const Verdict verdict = repetition_verdict(game_.line(), game_.rules());
  if (verdict == Verdict::red_must_change || verdict == Verdict::black_must_change) {
    text += say(Message::must_change, {book_.name(*side_at_fault(verdict))});
  }
  return text;
}

// The arbiter's note where a repetition has ended the game.
std::string TerminalGame::ruling(const Outcome& outcome) const {
  if (outcome.ending != Ending::repetition && outcome.ending != Ending::perpetual_check &&
      outcome.ending != Ending::perpetual_chase) {
    return "";
  }
  const Line& line = game_.line();
  return words::note(book_, line, game_.rules(), explain_repetition(line, game_.rules()));
}

std::string TerminalGame::result() const {
  if (!game_.result()) return say(Message::game_goes_on);
  const auto* by_rules = std::get_if<Outcome>(&*game_.result());
  return (by_rules != nullptr ? ruling(*by_rules) : std::string()) + ending() + "\n";
}

std::string TerminalGame::ending() const {
  if (!game_.result()) return "";
  if (const auto* by_rules = std::get_if<Outcome>(&*game_.result())) {
    return book_.sentence(*by_rules);
  }
  const auto& conceded = std::get<Conceded>(*game_.result());
  return book_.sentence(conceded.concession, conceded.loser);
}

}  // namespace chuhe::cli
