#include <chuhe/core/fen.hpp>

#include <algorithm>
#include <cassert>
#include <charconv>

#include <chuhe/core/coordinates.hpp>

namespace chuhe {

namespace {

constexpr int max_fullmove = 65535;

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

bool equals_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(a, b, {}, lower, lower);
}

struct Word {
  std::string_view text;
  std::size_t offset = 0;
  bool empty() const { return text.empty(); }
  bool is(std::string_view word) const { return equals_ignoring_case(text, word); }
};

// Everything that was read of a text, right or wrong.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text), end_(text.size()) {}

  void read_all() {
    read_wrapper();
    if (start_position_) {
      diagram_ = opening_diagram();
    } else {
      read_board();
      read_fields();
    }
    read_moves();
  }

  const Diagram& diagram() const { return diagram_; }
  const std::vector<Word>& moves() const { return moves_; }
  std::vector<FenNote>& notes() { return notes_; }
  FenFaults& faults() { return faults_; }
  // Where a piece of the board was written.
  std::size_t offset_of(Square square) const { return offsets_[square]; }
  Word board() const { return board_; }

 private:
  Word peek() const {
    std::size_t start = at_;
    while (start < end_ && is_blank(text_[start])) ++start;
    std::size_t stop = start;
    while (stop < end_ && !is_blank(text_[stop])) ++stop;
    return {text_.substr(start, stop - start), start};
  }
  void take(Word word) { at_ = word.offset + word.text.size(); }
  Word next() {
    const Word word = peek();
    take(word);
    return word;
  }

  void fault(FenFaultKind kind, Word where, std::optional<int> rank = {}, int number = 0) {
    faults_.push_back({kind, where.offset, where.text.size(), rank, number, {}, {}, {}});
  }

  void read_wrapper() {
    Word word = peek();
    if (!word.empty() && word.text.front() == '[') {
      unwrap_tag();
      return;
    }
    if (word.is("position")) {
      take(word);
      word = peek();
    }
    if (word.is("fen")) take(word);
    if (word.is("startpos")) {
      take(word);
      start_position_ = true;
    }
  }

  // [FEN "..."]: reading goes on inside the quotes, and behind the bracket for the moves.
  void unwrap_tag() {
    const std::size_t open = text_.find('"', at_);
    const std::size_t bracket = text_.find('[', at_);
    const std::size_t close = open == std::string_view::npos ? open : text_.find('"', open + 1);
    std::string_view name;
    if (close != std::string_view::npos) name = text_.substr(bracket + 1, open - bracket - 1);
    while (!name.empty() && is_blank(name.front())) name.remove_prefix(1);
    while (!name.empty() && is_blank(name.back())) name.remove_suffix(1);
    if (!equals_ignoring_case(name, "fen")) return;  // the board's letters will be at fault
    std::size_t after = close + 1;
    while (after < end_ && is_blank(text_[after])) ++after;
    if (after == end_ || text_[after] != ']') {
      fault(FenFaultKind::trailing, {text_.substr(after, end_ - after), after});
      after = end_;
    } else {
      ++after;
    }
    resume_ = after;
    resume_end_ = end_;
    at_ = open + 1;
    end_ = close;
  }

  void read_board() {
    board_ = next();
    if (board_.empty()) {
      fault(FenFaultKind::empty, board_);
      return;
    }
    int rank = rank_count - 1;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= board_.text.size(); ++i) {
      if (i < board_.text.size() && board_.text[i] != '/') continue;
      read_rank({board_.text.substr(start, i - start), board_.offset + start}, rank);
      start = i + 1;
      --rank;
    }
    const int ranks = rank_count - 1 - rank;
    if (ranks != rank_count) fault(FenFaultKind::wrong_ranks, board_, {}, ranks);
  }

  void read_rank(Word word, int rank) {
    int file = 0;
    bool junk = false;
    for (std::size_t i = 0; i < word.text.size(); ++i) {
      const char c = word.text[i];
      if (c >= '1' && c <= '9') {
        file += c - '0';
        continue;
      }
      const std::optional<Piece> piece = piece_from_letter(c);
      if (!piece) {
        junk = true;
        fault(FenFaultKind::bad_letter, character_at(word.offset + i),
              rank >= 0 ? std::optional(rank) : std::nullopt);
        i += faults_.back().length - 1;
      } else if (on_board(file, rank)) {
        diagram_.board[make_square(file, rank)] = piece;
        offsets_[make_square(file, rank)] = word.offset + i;
      }
      ++file;
    }
    if (rank < 0 || junk || file == file_count) return;
    fault(file < file_count ? FenFaultKind::short_rank : FenFaultKind::long_rank, word, rank, file);
  }

  // One character, all bytes of it when it is written in UTF-8.
  Word character_at(std::size_t offset) const {
    std::size_t stop = offset + 1;
    while (stop < end_ && (static_cast<unsigned char>(text_[stop]) & 0xC0U) == 0x80U) ++stop;
    return {text_.substr(offset, stop - offset), offset};
  }

  bool ends_fields(Word word) const { return word.empty() || word.is("moves"); }

  static bool looks_numeric(Word word) {
    return word.text.find_first_of("0123456789") != std::string_view::npos || word.is("-");
  }

  void read_fields() {
    Word word = peek();
    if (!ends_fields(word) && !looks_numeric(word)) {
      read_turn(next());
      word = peek();
    }
    for (int dashes = 0; dashes < 2 && word.is("-"); ++dashes) {
      take(word);
      word = peek();
    }
    if (ends_fields(word)) return;
    if (!looks_numeric(word)) {
      fault(FenFaultKind::bad_field, next());
      word = peek();
      if (ends_fields(word)) return;
    }
    take(word);
    read_quiet_plies(word);
    word = peek();
    if (ends_fields(word)) return;
    take(word);
    read_fullmove(word);
    word = peek();
    if (ends_fields(word)) return;
    // Everything up to `moves` or the end is too much.
    std::size_t stop = word.offset;
    for (Word extra = word; !ends_fields(extra); extra = peek()) {
      take(extra);
      stop = at_;
    }
    fault(FenFaultKind::trailing, {text_.substr(word.offset, stop - word.offset), word.offset});
  }

  void read_turn(Word word) {
    if (word.is("w") || word.is("r")) {
      diagram_.turn = Color::red;
    } else if (word.is("b")) {
      diagram_.turn = Color::black;
    } else {
      fault(FenFaultKind::bad_turn, word);
    }
  }

  // A number from 0 to `most`; a dash stands for a number left out.
  std::optional<int> read_number(Word word, int most) {
    if (word.is("-")) return std::nullopt;
    int value = 0;
    const char* const last = word.text.data() + word.text.size();
    const auto [rest, error] = std::from_chars(word.text.data(), last, value);
    if (error != std::errc{} || rest != last || value < 0 || value > most) {
      fault(FenFaultKind::bad_number, word);
      return std::nullopt;
    }
    return value;
  }

  void read_quiet_plies(Word word) {
    std::optional<int> plies = read_number(word, max_fullmove);
    if (!plies) return;
    if (*plies > max_read_quiet_plies) {
      notes_.push_back({FenNoteKind::quiet_clamped, word.offset, *plies});
      plies = max_read_quiet_plies;
    }
    diagram_.quiet_plies = *plies;
  }

  void read_fullmove(Word word) {
    std::optional<int> round = read_number(word, max_fullmove);
    if (!round) return;
    if (*round == 0) {
      notes_.push_back({FenNoteKind::round_zero, word.offset, 0});
      round = 1;
    }
    diagram_.fullmove = *round;
  }

  void read_moves() {
    if (resume_) {
      const Word inside = peek();
      if (!inside.empty()) fault(FenFaultKind::trailing, inside);
      at_ = *resume_;
      end_ = resume_end_;
    }
    const Word word = next();
    if (word.empty()) return;
    if (!word.is("moves")) {
      fault(FenFaultKind::trailing, {text_.substr(word.offset, end_ - word.offset), word.offset});
      return;
    }
    for (Word move = next(); !move.empty(); move = next()) moves_.push_back(move);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t end_;
  std::optional<std::size_t> resume_;
  std::size_t resume_end_ = 0;
  bool start_position_ = false;
  Word board_;
  Diagram diagram_;
  BySquare<std::size_t> offsets_{};
  std::vector<Word> moves_;
  std::vector<FenNote> notes_;
  FenFaults faults_;
};

FenFault position_fault(const Parser& parser, const PositionFault& fault) {
  FenFault result;
  result.kind = FenFaultKind::position;
  result.position = fault;
  if (fault.squares) {
    // The board is written from Black's home downwards.
    result.offset = parser.offset_of(*std::ranges::min_element(
        fault.squares, {}, [&](Square square) { return parser.offset_of(square); }));
    result.length = 1;
  } else {
    result.offset = parser.board().offset;
    result.length = parser.board().text.size();
  }
  return result;
}

// Plays the moves; gives the fault of the first one that cannot be played.
std::optional<FenFault> play_moves(const std::vector<Word>& words, Line& line) {
  line.reserve(words.size());
  for (const Word& word : words) {
    FenFault fault;
    fault.offset = word.offset;
    fault.length = word.text.size();
    const auto move = parse_coordinates(word.text);
    if (!move) {
      fault.kind = FenFaultKind::bad_move_text;
      return fault;
    }
    if (const auto why = why_illegal(line.position(), *move)) {
      fault.kind = FenFaultKind::illegal_move;
      fault.illegal = *why;
      fault.move = *move;
      return fault;
    }
    line.push(*move);
  }
  return std::nullopt;
}

}  // namespace

std::expected<FenReading, FenFaults> read_fen(std::string_view text) {
  Parser parser(text);
  parser.read_all();
  FenFaults faults = std::move(parser.faults());
  const bool board_is_whole = std::ranges::none_of(faults, [](const FenFault& fault) {
    return fault.kind == FenFaultKind::empty || fault.kind == FenFaultKind::bad_letter ||
           fault.kind == FenFaultKind::short_rank || fault.kind == FenFaultKind::long_rank ||
           fault.kind == FenFaultKind::wrong_ranks;
  });
  if (!board_is_whole) return std::unexpected(std::move(faults));
  const auto position = Position::from(parser.diagram());
  if (!position) {
    for (const PositionFault& fault : position.error()) {
      faults.push_back(position_fault(parser, fault));
    }
  }
  if (!faults.empty()) return std::unexpected(std::move(faults));

  FenReading reading{Line(*position), std::move(parser.notes())};
  if (const auto fault = play_moves(parser.moves(), reading.line)) {
    return std::unexpected(FenFaults{*fault});
  }
  return reading;
}

std::expected<Diagram, FenFaults> read_diagram(std::string_view fen) {
  Parser parser(fen);
  parser.read_all();
  if (!parser.faults().empty()) return std::unexpected(std::move(parser.faults()));
  return parser.diagram();
}

std::string to_fen(const Diagram& diagram) {
  std::string fen;
  for (int rank = rank_count - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < file_count; ++file) {
      const std::optional<Piece> piece = diagram.board[make_square(file, rank)];
      if (!piece) {
        ++empty;
        continue;
      }
      if (empty > 0) fen += static_cast<char>('0' + empty);
      empty = 0;
      fen += fen_letter(*piece);
    }
    if (empty > 0) fen += static_cast<char>('0' + empty);
    if (rank > 0) fen += '/';
  }
  fen += diagram.turn == Color::red ? " w - - " : " b - - ";
  fen += std::to_string(diagram.quiet_plies) + " " + std::to_string(diagram.fullmove);
  return fen;
}

std::string to_fen(const Position& position) { return to_fen(position.diagram()); }

Position position_from_fen(std::string_view fen) {
  const auto reading = read_fen(fen);
  assert(reading);
  return reading ? reading->line.position() : Position{};
}

std::string to_string(const FenFault& fault) {
  std::string text;
  switch (fault.kind) {
    case FenFaultKind::empty: text = "no board"; break;
    case FenFaultKind::bad_letter: text = "no piece letter"; break;
    case FenFaultKind::short_rank:
    case FenFaultKind::long_rank:
      text = "rank of " + std::to_string(fault.number) + " points instead of 9";
      break;
    case FenFaultKind::wrong_ranks:
      text = std::to_string(fault.number) + " ranks instead of 10";
      break;
    case FenFaultKind::bad_turn: text = "side to move is not w, r or b"; break;
    case FenFaultKind::bad_field: text = "neither a dash nor a number"; break;
    case FenFaultKind::bad_number: text = "no number in range"; break;
    case FenFaultKind::trailing: text = "something after the last field"; break;
    case FenFaultKind::position:
      text = fault.position ? to_string(*fault.position) : "no legal position";
      break;
    case FenFaultKind::bad_move_text: text = "no coordinate move"; break;
    case FenFaultKind::illegal_move:
      text = "illegal move " + (fault.move.is_null() ? std::string() : to_uci(fault.move));
      if (fault.illegal) text += ": " + to_string(*fault.illegal);
      break;
  }
  if (fault.rank) text += " in rank " + std::to_string(*fault.rank);
  return text + " at byte " + std::to_string(fault.offset);
}

}  // namespace chuhe
