// What the full screen looks like: the board, a pane beside it, what is said and typed below.
#include <algorithm>
#include <array>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/record/notation.hpp>
#include <chuhe/words/analysis.hpp>

#include "game_time.hpp"
#include "move_marks.hpp"
#include "move_text.hpp"
#include "screen/game_screen.hpp"
#include "text_width.hpp"

namespace chuhe::cli {

namespace {

constexpr Paint title_paint{.bold = true};
constexpr Paint quiet_paint{.ink = ink::grey};
constexpr int gap = 2;  // between the board and the pane

std::string padded(std::string text, int columns) {
  text = cut_to_width(text, columns);
  return text.append(static_cast<std::size_t>(std::max(columns - width_of(text), 0)), ' ');
}

// A title with a line behind it.
void put_title(Cells& cells, int row, int column, int width, const std::string& text, LineSet set) {
  const int end = cells.put(row, column, text, title_paint, width);
  std::string line = text.empty() ? "" : " ";
  for (int i = end + width_of(line); i < column + width; ++i)
    line += set == LineSet::box ? "─" : "-";
  cells.put(row, end, line, quiet_paint, column + width - end);
}

// The end of a list is what matters: which of `count` rows comes first where there is room for so
// many and that one is to be seen.
int first_row(int count, int room, int shown) {
  return std::clamp(shown - room + 1, 0, std::max(count - room, 0));
}

}  // namespace

BoardStyle GameScreen::style() const {
  BoardStyle style = game_.style();
  constexpr int least_pane = 30;
  constexpr int rows_below = 4;
  constexpr int narrow = 80;
  style.width = size_.columns >= narrow ? size_.columns - least_pane - gap : size_.columns;
  constexpr int prompt_and_rest = 2;  // which a drawing leaves room for
  style.height = size_.rows - rows_below + prompt_and_rest;
  return style;
}

GameScreen::Layout GameScreen::layout() const {
  Layout layout;
  layout.board = board_geometry(style());
  layout.pane = layout.board.width + gap;
  constexpr int least_pane = 18;
  layout.has_pane = size_.columns - layout.pane >= least_pane;
  layout.input = size_.rows - 2;
  layout.messages = layout.board.height;
  layout.message_rows = layout.input - layout.messages;
  layout.fits = layout.message_rows >= 1 && layout.board.width <= size_.columns + 1;
  return layout;
}

BoardMarks GameScreen::marks() const {
  BoardMarks marks;
  if (editor_) {
    marks.cursor = editor_->cursor();
    return marks;
  }
  const Line& line = game_.game().line();
  if (!line.empty()) marks.last_move = line.moves().back();
  if (const StudiedGame* studied = game_.studied()) {
    const record::Annotation& annotation = studied->game().annotation(studied->place());
    marks.quality_kind = kind_of_marks(annotation);
    if (marks.quality_kind != MarkKind::neither) marks.quality = marks_text(annotation);
  }
  marks.in_check = king_in_check(line.position());
  if (cursor_is_shown_) marks.cursor = cursor_;
  marks.picked_up = picked_up_;
  if (picked_up_) {
    for (const Move move : legal_moves(line.position())) {
      if (move.from() == *picked_up_) marks.goals = marks.goals | Bitboard(move.to());
    }
  }
  return marks;
}

Cells GameScreen::picture() const {
  Cells cells(size_.rows, size_.columns);
  const Layout layout = this->layout();
  if (!layout.fits) {
    int row = 0;
    for (const std::string& line : wrap(text(ScreenText::too_small), std::max(size_.columns, 2))) {
      cells.put(row++, 0, line);
    }
    return cells;
  }
  if (page_) {
    put_page(cells);
    return cells;
  }
  const Diagram board = editor_ ? editor_->diagram() : game_.game().position().diagram();
  put_board(cells, 0, 0, board, marks(), style());
  if (layout.has_pane) {
    put_players(cells, layout);
    put_status(cells, layout);
    put_pane(cells, layout);
  }
  put_messages(cells, layout);
  put_input(cells, layout);
  put_bar(cells);
  return cells;
}

// ---- the pane ------------------------------------------------------------------------------

// The side that is above on the board is above here.
void GameScreen::put_players(Cells& cells, const Layout& layout) const {
  const bool from_red = game_.style().view == View::from_red;
  const std::array<Color, 2> sides{from_red ? Color::black : Color::red,
                                   from_red ? Color::red : Color::black};
  const StudiedGame* studied = game_.studied();
  const match::Clock* clock = game_.running_clock();
  for (int row = 0; row < 2; ++row) {
    const Color side = sides[static_cast<std::size_t>(row)];
    const bool is_red = side == Color::red;
    std::string name = game_.player_name(side);
    if (studied != nullptr) {
      const auto tag =
          studied->game().tag(is_red ? record::tag_name::red : record::tag_name::black);
      if (tag && !tag->empty()) name = words::harmless(*tag);
    }
    const bool is_turn = game_.game().position().turn() == side && !game_.game().is_over();
    Paint paint{.bold = is_turn};
    if (is_red) paint.ink = ink::red;
    std::string time;
    if (clock != nullptr && studied == nullptr) {
      if (const auto left = match::shown_time(*clock, side, game_.now())) time = clock_text(*left);
    }
    cells.put(row, layout.pane, is_turn ? ">" : " ", title_paint);
    const int time_column = size_.columns - width_of(time);
    constexpr int around = 5;  // the sign of the turn, brackets, and a blank before the time
    const std::string shown = shortened(name, time_column - layout.pane - around);
    cells.put(row, layout.pane + 2, (is_red ? "(" : "[") + shown + (is_red ? ")" : "]"), paint);
    cells.put(row, time_column, time, paint);
  }
}

// Where box drawing is one column wide, so is the ellipsis.
std::string GameScreen::shortened(const std::string& text, int columns) const {
  return shortened_to_width(text, columns, game_.style().lines == LineSet::box ? "…" : "...");
}

std::string GameScreen::status(int width) const {
  const Game& game = game_.game();
  if (editor_) {
    return text(ScreenText::editor_title,
                {text(ScreenText::to_move, {game_.book().name(editor_->diagram().turn)})});
  }
  if (waiting_) {
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(game_.now() - waiting_->since).count();
    const std::string time = std::to_string(seconds);
    if (!game_.computer_is_to_move()) return text(ScreenText::waits_for_reply, {time});
    const int rest = width_of(text(ScreenText::thinks, {"", time}));
    return text(ScreenText::thinks, {shortened(game_.computer_name(), width - rest), time});
  }
  if (game.is_over()) return game_.ending();
  return text(ScreenText::to_move, {game_.book().name(game.position().turn())});
}

void GameScreen::put_status(Cells& cells, const Layout& layout) const {
  const int width = size_.columns - layout.pane;
  cells.put(2, layout.pane, shortened(status(width), width));
}

void GameScreen::put_pane(Cells& cells, const Layout& layout) const {
  const int width = size_.columns - layout.pane;
  const LineSet lines = game_.style().lines;
  const int end = layout.messages;
  constexpr int begin = 3;
  std::vector<std::string> below;
  std::string title;
  int chosen = -1;
  if (game_.studied() != nullptr) {
    title = text(ScreenText::choices_title);
    below = record_lines(width, chosen);
  }
  if (analysis_) {
    title = text(ScreenText::analysis_title, {"-", "-"});
    if (thoughts_) {
      title = text(
          ScreenText::analysis_title,
          {std::to_string(thoughts_->depth), std::to_string(thoughts_->nodes_per_second / 1000)});
    }
    below = analysis_lines(width);
    chosen = -1;
  }
  const bool is_said = editor_ || is_said_in_pane(layout);
  if (is_said) below = editor_ ? wrap(text(ScreenText::editor_keys), width) : last_rows(width);
  if (editor_) {
    title.clear();
    chosen = -1;
  }
  const int room = end - begin;
  const auto all = static_cast<int>(below.size());
  const int rows_below = is_said ? all : std::min(all, room / 2);
  const bool has_second = is_said || !title.empty();
  const int split = has_second ? end - rows_below - 1 : end;
  put_title(cells, begin, layout.pane, width, std::string(game_.book().title(game_.game().rules())),
            lines);
  put_moves(cells, layout, begin + 1, split);
  if (!has_second) return;
  put_title(cells, split, layout.pane, width, title, lines);
  for (int i = 0; i < rows_below; ++i) {
    const bool is_chosen = i == chosen;
    cells.put(split + 1 + i, layout.pane, below[static_cast<std::size_t>(i)],
              {.bold = is_chosen, .reversed = is_chosen}, width);
  }
}

void GameScreen::put_moves(Cells& cells, const Layout& layout, int row, int end) const {
  const Line& line = game_.game().line();
  const record::Dialect& notation = game_.shown_notation();
  struct Shown {
    std::string text;
    std::string sign;
    MarkKind kind = MarkKind::neither;
    void mark(const record::Annotation& annotation) {
      sign = marks_text(annotation);
      kind = kind_of_marks(annotation);
    }
  };
  std::vector<Shown> moves;
  const auto add = [&](Move move, const Position& position) -> Shown& {
    const auto text = record::write_legal(move, position, notation);
    return moves.emplace_back(std::string(text.view()));
  };
  const auto positions = line.positions();
  for (std::size_t i = 0; i < line.moves().size(); ++i) add(line.moves()[i], positions[i]);
  const std::size_t played = moves.size();
  if (const StudiedGame* studied = game_.studied()) {
    const record::Game& record = studied->game();
    const auto path = record.path(studied->place());
    for (std::size_t i = 0; i < path.size() && i < played; ++i) {
      moves[i].mark(record.annotation(path[i]));
    }
    // Behind the place in a record its main moves go on.
    Position at = line.position();
    for (const record::NodeId next : moves_ahead(*studied)) {
      const Move move = record.move(next);
      add(move, at).mark(record.annotation(next));
      at.play(move);
    }
  }
  const int width = size_.columns - layout.pane;
  if (moves.empty()) {
    cells.put(row, layout.pane, text(ScreenText::empty_moves), quiet_paint, width);
    return;
  }
  const Position& start = line.start();
  const bool black_first = start.turn() == Color::black;
  int round = start.diagram().fullmove;
  struct Row {
    std::string number;
    std::array<std::optional<std::size_t>, 2> moves;
  };
  std::vector<Row> rows;
  for (std::size_t i = 0; i < moves.size();) {
    Row next{std::to_string(round++) + ".", {}};
    if (i > 0 || !black_first) next.moves[0] = i++;
    if (i < moves.size()) next.moves[1] = i++;
    rows.push_back(next);
  }
  constexpr int number_width = 5;
  const int move_width = std::min((width - number_width) / 2, 12);
  const std::size_t current = played == 0 ? 0 : (played - 1 + (black_first ? 1 : 0)) / 2;
  const int room = end - row;
  // Where there are moves to come, some of them are to be seen.
  const int ahead = played < moves.size() ? room / 3 : 0;
  const int first =
      first_row(static_cast<int>(rows.size()), room, static_cast<int>(current) + ahead);
  for (int i = first; i < static_cast<int>(rows.size()) && row < end; ++i, ++row) {
    const Row& round_row = rows[static_cast<std::size_t>(i)];
    cells.put(row, layout.pane + std::max(0, 4 - width_of(round_row.number)), round_row.number,
              quiet_paint);
    for (int side = 0; side < 2; ++side) {
      const auto& move = round_row.moves[static_cast<std::size_t>(side)];
      Paint paint;
      if (move && *move + 1 == played) paint = {.bold = true, .reversed = true};
      if (move && *move >= played) paint = quiet_paint;
      const int column = layout.pane + number_width + side * move_width;
      if (!move && side == 1) continue;
      if (!move) {
        cells.put(row, column, "...", paint);
        continue;
      }
      // Signs stay, whatever has to go.
      const Shown& shown = moves[*move];
      const std::string sign = cut_to_width(shown.sign, std::max(move_width - 3, 1));
      const int end_of_move =
          cells.put(row, column,
                    cut_to_width(shown.text, std::max(move_width - 1 - width_of(sign), 1)), paint);
      if (shown.kind == MarkKind::bad) paint.ink = ink::red;
      if (shown.kind == MarkKind::good) paint.ink = ink::green;
      cells.put(row, end_of_move, sign, paint);
    }
  }
}

std::vector<std::string> GameScreen::analysis_lines(int width) const {
  std::vector<std::string> lines;
  const Position& position = game_.game().position();
  if (!thoughts_ || !thoughts_of_ || !(*thoughts_of_ == position)) return lines;
  constexpr int rows_of_line = 2;
  for (const BestLine& best : thoughts_->lines) {
    const auto evaluation = evaluation_of(best.score, position.turn(), best.depth);
    constexpr std::size_t most = 12;
    const std::string text = padded(words::figures(evaluation), 7) +
                             line_text(position, best.moves, game_.shown_notation(), most);
    int rows = 0;
    for (std::string& row : wrap(text, width)) {
      if (rows++ == rows_of_line) break;
      lines.push_back(std::move(row));
    }
  }
  return lines;
}

std::vector<std::string> GameScreen::record_lines(int width, int& chosen) const {
  const StudiedGame& studied = *game_.studied();
  const record::Game& record = studied.game();
  std::vector<std::string> lines;
  const auto choices = studied.choices();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const bool is_legal_move = record.status(choices[i]) == record::MoveStatus::legal;
    std::string text = " " + std::to_string(i + 1) + ". ";
    if (is_legal_move) {
      text += record::write_legal(record.move(choices[i]), studied.line().position(),
                                  game_.shown_notation())
                  .view();
    } else {
      text += game_.written(choices[i]) + " (?)";
    }
    text += marks_text(record.annotation(choices[i]));
    if (i == choice_) chosen = static_cast<int>(lines.size());
    lines.push_back(padded(text, width));
  }
  const std::string comment = game_.marks_here() + game_.comment_here();
  if (!comment.empty()) {
    lines.emplace_back();
    for (std::string& line : wrap(comment, width)) lines.push_back(std::move(line));
  }
  return lines;
}

// ---- below the board -----------------------------------------------------------------------

void GameScreen::put_messages(Cells& cells, const Layout& layout) const {
  struct Row {
    std::string text;
    bool is_new = false;
  };
  std::vector<Row> rows;
  const int width = std::max(size_.columns - 2, 10);
  const auto room = static_cast<std::size_t>(layout.message_rows);
  const std::size_t end = !editor_ && is_said_in_pane(layout) ? last_said_ : said_.size();
  const std::size_t first = end > room ? end - room : 0;
  for (std::size_t i = first; i < end; ++i) {
    for (std::string& line : wrap(said_[i], width)) {
      rows.push_back({std::move(line), i >= last_said_});
    }
  }
  const std::size_t from = rows.size() > room ? rows.size() - room : 0;
  int row = layout.messages;
  for (std::size_t i = from; i < rows.size(); ++i) {
    cells.put(row++, 1, rows[i].text, rows[i].is_new ? Paint{} : quiet_paint);
  }
}

std::string GameScreen::prompt() const {
  if (asks_to_quit_) {
    return text(game_.has_unsaved() ? ScreenText::ask_quit_unsaved : ScreenText::ask_quit) + " ";
  }
  // Where there is no pane to tell who thinks.
  if (waiting_ && !layout().has_pane) return status(size_.columns / 2) + " ";
  return game_.prompt();
}

std::optional<std::pair<int, int>> GameScreen::cursor() const {
  const Layout layout = this->layout();
  if (page_ || editor_ || !layout.fits) return std::nullopt;
  if (cursor_is_shown_ && input_.is_empty() && !asks_to_quit_) {
    // On the board, for those who follow the cursor by ear.
    const BoardStyle drawn = style();
    return std::pair(layout.board.row_of(cursor_, drawn.view),
                     layout.board.column_of(cursor_, drawn.view) + layout.board.point);
  }
  const std::string before = prompt() + input_.text().substr(0, input_.cursor());
  return std::pair(layout.input, std::min(1 + width_of(before), size_.columns - 1));
}

void GameScreen::put_input(Cells& cells, const Layout& layout) const {
  if (editor_ && !asks_to_quit_) return;
  int column = cells.put(layout.input, 1, prompt(), title_paint);
  if (asks_to_quit_) return;
  column = cells.put(layout.input, column, input_.text());
  if (completions_.empty() || input_.is_empty()) return;
  column += 2;
  const std::size_t from = is_completing_ ? completion_ : 0;
  std::size_t shown = 0;
  for (; from + shown < completions_.size(); ++shown) {
    const std::string& next = completions_[from + shown];
    constexpr int room_for_count = 14;
    if (column + width_of(next) + room_for_count > size_.columns) break;
    column = cells.put(layout.input, column, next, quiet_paint) + 1;
  }
  if (const std::size_t rest = completions_.size() - shown; rest > 0 && shown > 0) {
    cells.put(layout.input, column, text(ScreenText::more_completions, {std::to_string(rest)}),
              quiet_paint);
  }
}

std::vector<GameScreen::BarKey> GameScreen::bar() const {
  const bool studies = game_.studied() != nullptr;
  std::vector<std::pair<char32_t, ScreenText>> keys{
      {1, ScreenText::key_help},
      {2, ScreenText::key_hint},
      {3, studies ? ScreenText::key_back : ScreenText::key_undo},
      {4, studies ? ScreenText::key_next : ScreenText::key_redo},
      {5, ScreenText::key_flip},
      {6, ScreenText::key_analyse},
      {7, ScreenText::key_explain},
      studies ? std::pair(U'\x9', ScreenText::key_leave) : std::pair(U'\x8', ScreenText::key_edit),
      {10, ScreenText::key_quit}};
  if (editor_) keys.erase(keys.begin(), keys.end() - 1);
  const auto label = [&](const auto& key) {
    return "F" + std::to_string(key.first) + " " + text(key.second);
  };
  // The way out stays, whatever has to go.
  int width = 0;
  for (const auto& key : keys) width += width_of(label(key)) + 1;
  while (keys.size() > 1 && width >= size_.columns) {
    const auto last = keys.end() - 2;
    width -= width_of(label(*last)) + 1;
    keys.erase(last);
  }
  std::vector<BarKey> shown;
  int column = 1;
  for (const auto& key : keys) {
    shown.push_back({column, label(key), Key{KeyName::function, key.first}});
    column += width_of(shown.back().label) + 1;
  }
  return shown;
}

void GameScreen::put_bar(Cells& cells) const {
  const int row = size_.rows - 1;
  constexpr Paint paint{.reversed = true};
  cells.put(row, 0, std::string(static_cast<std::size_t>(size_.columns), ' '), paint);
  for (const BarKey& key : bar()) cells.put(row, key.column, key.label, paint);
}

void GameScreen::put_page(Cells& cells) const {
  const std::vector<std::string> lines = wrap(*page_, std::max(size_.columns - 2, 10));
  const int rows = std::max(size_.rows - 2, 1);
  for (int i = 0; i < rows && page_row_ + i < static_cast<int>(lines.size()); ++i) {
    cells.put(i, 1, lines[static_cast<std::size_t>(page_row_) + static_cast<std::size_t>(i)]);
  }
  constexpr Paint paint{.reversed = true};
  cells.put(size_.rows - 1, 0, padded(text(ScreenText::page_keys), size_.columns), paint);
}

}  // namespace chuhe::cli
