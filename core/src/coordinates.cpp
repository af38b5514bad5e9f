#include <chuhe/core/coordinates.hpp>

#include <cassert>

namespace chuhe {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

class Reader {
 public:
  Reader(std::string_view text, RankNumbers ranks) : text_(text), ranks_(ranks) {}

  std::expected<Move, CoordinateError> read() {
    skip_blanks();
    if (at_end()) return fail(CoordinateFault::empty);
    const auto from = square();
    if (!from) return std::unexpected(from.error());
    if (!at_end() && text_[offset_] == '-') ++offset_;
    const auto to = square();
    if (!to) return std::unexpected(to.error());
    skip_blanks();
    if (!at_end()) return fail(CoordinateFault::trailing);
    return Move(*from, *to);
  }

 private:
  bool at_end() const { return offset_ == text_.size(); }
  void skip_blanks() {
    while (!at_end() && is_blank(text_[offset_])) ++offset_;
  }
  std::unexpected<CoordinateError> fail(CoordinateFault fault) const {
    return std::unexpected(CoordinateError{fault, offset_});
  }
  bool digit(std::size_t at) const {
    return at < text_.size() && text_[at] >= '0' && text_[at] <= '9';
  }

  std::expected<Square, CoordinateError> square() {
    if (at_end()) return fail(CoordinateFault::too_short);
    const char letter = text_[offset_];
    const int file = letter >= 'a' ? letter - 'a' : letter - 'A';
    if (file < 0 || file >= file_count) return fail(CoordinateFault::bad_file);
    ++offset_;
    if (at_end()) return fail(CoordinateFault::too_short);
    if (!digit(offset_)) return fail(CoordinateFault::bad_rank);
    int rank = text_[offset_] - '0';
    std::size_t length = 1;
    if (ranks_ == RankNumbers::one_to_ten) {
      if (rank == 1 && digit(offset_ + 1) && text_[offset_ + 1] == '0') {
        rank = 10;
        length = 2;
      }
      --rank;
      if (rank < 0) return fail(CoordinateFault::bad_rank);
    }
    offset_ += length;
    return make_square(file, rank);
  }

  std::string_view text_;
  RankNumbers ranks_;
  std::size_t offset_ = 0;
};

}  // namespace

std::expected<Move, CoordinateError> parse_coordinates(std::string_view text, RankNumbers ranks) {
  return Reader(text, ranks).read();
}

std::string to_uci(Move move, RankNumbers ranks) {
  assert(move.is_well_formed());
  if (ranks == RankNumbers::zero_to_nine) return to_string(move.from()) + to_string(move.to());
  const auto square = [](Square s) {
    return static_cast<char>('a' + file_of(s)) + std::to_string(rank_of(s) + 1);
  };
  return square(move.from()) + square(move.to());
}

std::string to_iccs(Move move) {
  assert(move.is_well_formed());
  std::string text = to_string(move.from()) + "-" + to_string(move.to());
  for (char& c : text) {
    if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

std::string to_string(const CoordinateError& error) {
  const char* text = "";
  switch (error.fault) {
    case CoordinateFault::empty: text = "no move"; break;
    case CoordinateFault::bad_file: text = "not a file letter a to i"; break;
    case CoordinateFault::bad_rank: text = "not a rank number"; break;
    case CoordinateFault::too_short: text = "move ends too soon"; break;
    case CoordinateFault::trailing: text = "something after the move"; break;
  }
  return std::string(text) + " at byte " + std::to_string(error.offset);
}

}  // namespace chuhe
