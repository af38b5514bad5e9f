#include <chuhe/match/table.hpp>

#include <algorithm>
#include <utility>
#include <variant>

#include <chuhe/match/computer_play.hpp>

namespace chuhe::match {

Table::Table(Game game, std::optional<Clock> clock, ByColor<Mover> movers)
    : game_(std::move(game)), clock_(std::move(clock)), movers_(movers), turn_clock_(clock_) {}

// Whatever has happened, the time of the side to move runs, and none where nobody is to move.
void Table::keep_clock(Moment now) {
  if (!clock_) return;
  const bool runs = !paused_ && !game_.is_over();
  if (clock_->is_running() && (!runs || clock_->running() != turn())) clock_->stop(now);
  if (runs && !clock_->is_running()) clock_->start(turn(), now);
}

void Table::pause(Moment now) {
  paused_ = true;
  keep_clock(now);
}

void Table::resume(Moment now) {
  paused_ = false;
  keep_clock(now);
}

std::expected<void, Refusal> Table::play(Move move, Moment now) {
  const Color mover = turn();
  const std::size_t plies = game_.line().plies();
  if (auto played = game_.play(move); !played) return played;
  // A move that throws the game away is not on the line.
  if (game_.line().plies() > plies) note(move, mover, now);
  keep_clock(now);
  return {};
}

void Table::note(Move move, Color mover, Moment now) {
  TableMove made{move, std::nullopt, std::nullopt};
  if (clock_) {
    clocks_.push_back(*turn_clock_);
    if (clock_->is_running()) {
      made.elapsed = clock_->spent(mover, now);
      clock_->press(now);
    }
    made.left = clock_->remaining(mover, now);
    turn_clock_ = clock_;
    turn_clock_->stop(now);
  }
  moves_.push_back(made);
}

void Table::concede(Conceded conceded, Moment now) {
  if (game_.is_over()) return;
  game_.concede(conceded);
  keep_clock(now);
}

bool Table::look_at_clock(Moment now) {
  if (!clock_ || !clock_->is_running() || game_.is_over()) return false;
  const Color side = *clock_->running();
  if (!clock_->has_flagged(side, now)) return false;
  clock_->stop(now);
  game_.concede({record::Concession::time_forfeit, side});
  return true;
}

std::optional<Moment> Table::time_is_up_at(Moment now) const {
  if (!clock_ || !clock_->is_running() || game_.is_over()) return std::nullopt;
  const auto left = clock_->remaining_for_move(*clock_->running(), now);
  if (!left) return std::nullopt;
  return now + *left + Milliseconds(1);
}

bool Table::can_undo() const {
  if (game_.fatal_move()) return true;
  if (game_.result() && std::holds_alternative<Conceded>(*game_.result())) return true;
  const Color maker_of_last = opponent(turn());
  // Against a computer there must be a move of the person's to take back.
  const std::size_t needed =
      movers_[maker_of_last] == Mover::computer && movers_[opponent(maker_of_last)] == Mover::person
          ? 2
          : 1;
  return game_.line().plies() >= needed;
}

std::size_t Table::undo(Moment now) {
  if (!can_undo()) return 0;
  if (clock_) clock_->stop(now);
  std::size_t plies = 0;
  const bool has_person =
      movers_[Color::red] == Mover::person || movers_[Color::black] == Mover::person;
  bool is_first = true;
  while (is_first || (has_person && is_computers_turn())) {
    is_first = false;
    const Game::Undone undone = game_.undo();
    if (undone == Game::Undone::nothing) break;
    if (undone == Game::Undone::a_move) ++plies;
  }
  const std::size_t own = std::min(plies, moves_.size());
  if (clock_ && own > 0) {
    turn_clock_ = clocks_[moves_.size() - own];
    clocks_.erase(clocks_.end() - static_cast<std::ptrdiff_t>(own), clocks_.end());
  }
  moves_.erase(moves_.end() - static_cast<std::ptrdiff_t>(own), moves_.end());
  // The time of a turn is given back as well, and so a flag that has fallen is up again.
  if (clock_) clock_ = turn_clock_;
  hopeless_ = {};
  keep_clock(now);
  return plies;
}

std::vector<Move> Table::redo(Moment now) {
  std::vector<Move> moves;
  const bool has_person =
      movers_[Color::red] == Mover::person || movers_[Color::black] == Mover::person;
  bool is_first = true;
  while (is_first || (has_person && is_computers_turn())) {
    is_first = false;
    const auto move = game_.undone_move();
    const Color mover = turn();
    if (!move || !game_.redo()) break;
    if (clock_) clock_->stop(now);
    note(*move, mover, now);
    moves.push_back(*move);
  }
  keep_clock(now);
  return moves;
}

bool Table::sees_no_hope_any_more(Color computer, const record::Evaluation& evaluation) {
  int& moves = hopeless_[computer];
  moves = sees_no_hope(evaluation, computer) ? moves + 1 : 0;
  return moves >= hopeless_moves;
}

}  // namespace chuhe::match
