// Games as bytes; see docs/formats/games.md.
#include <algorithm>
#include <charconv>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>
#include <chuhe/train/archive.hpp>

#include "bytes.hpp"

namespace chuhe::train {

namespace {

// A game of a few million plies is none.
constexpr std::uint32_t max_plies = 1U << 16U;
constexpr int max_counter = 65535;

bool is_opening_position(const Position& position) {
  return position.diagram() == opening_diagram();
}

constexpr unsigned code_of(Piece piece) {
  return static_cast<unsigned>(piece.role) + (piece.color == Color::black ? 8U : 0U);
}

void pack_position(const Position& position, std::vector<std::uint8_t>& out) {
  const Diagram diagram = position.diagram();
  std::vector<std::uint8_t> occupied(12);
  std::vector<unsigned> codes;
  for (int i = 0; i < square_count; ++i) {
    const auto& piece = diagram.board[square_at(i)];
    if (!piece) continue;
    const auto byte = static_cast<std::size_t>(i / 8);
    occupied[byte] = static_cast<std::uint8_t>(occupied[byte] | 1U << (i % 8));
    codes.push_back(code_of(*piece));
  }
  if (diagram.turn == Color::black) occupied[11] = static_cast<std::uint8_t>(occupied[11] | 128U);
  out.insert(out.end(), occupied.begin(), occupied.end());
  if (codes.size() % 2 != 0) codes.push_back(0);
  for (std::size_t i = 0; i < codes.size(); i += 2) {
    out.push_back(static_cast<std::uint8_t>(codes[i] | codes[i + 1] << 4U));
  }
  put_varint(static_cast<std::uint32_t>(diagram.quiet_plies), out);
  put_varint(static_cast<std::uint32_t>(diagram.fullmove), out);
}

std::optional<Position> unpack_position(ByteSource& source) {
  Diagram diagram;
  std::uint8_t occupied[12];
  for (std::uint8_t& byte : occupied) byte = source.byte();
  diagram.turn = (occupied[11] & 128U) != 0 ? Color::black : Color::red;
  if ((occupied[11] & 124U) != 0) return std::nullopt;
  unsigned codes = 0;
  bool half = false;
  for (int i = 0; i < square_count; ++i) {
    if ((occupied[i / 8] >> (i % 8) & 1U) == 0) continue;
    codes = half ? codes >> 4U : source.byte();
    half = !half;
    const unsigned code = codes & 15U;
    if ((code & 7U) == 7) return std::nullopt;
    diagram.board[square_at(i)] =
        Piece{code < 8 ? Color::red : Color::black, static_cast<Role>(code & 7U)};
  }
  if (half && codes >> 4U != 0) return std::nullopt;
  const std::uint32_t quiet = source.varint();
  const std::uint32_t fullmove = source.varint();
  if (source.failed() || quiet > max_counter || fullmove > max_counter) return std::nullopt;
  diagram.quiet_plies = static_cast<int>(quiet);
  diagram.fullmove = static_cast<int>(fullmove);
  auto position = Position::from(diagram);
  if (!position) return std::nullopt;
  return *position;
}

// A move is its place among the legal moves in their order.
std::uint8_t place_of(const Position& position, Move move) {
  const MoveList moves = legal_moves(position);
  return static_cast<std::uint8_t>(
      std::count_if(moves.begin(), moves.end(), [move](Move other) { return other < move; }));
}

std::optional<Move> move_at(const Position& position, std::uint8_t place) {
  MoveList moves = legal_moves(position);
  if (place >= moves.size()) return std::nullopt;
  Move* const nth = moves.begin() + place;
  std::nth_element(moves.begin(), nth, moves.end());
  return *nth;
}

constexpr unsigned adjudicated_bit = 4;
constexpr unsigned start_bit = 8;

}  // namespace

bool operator==(const Game& a, const Game& b) {
  return a.start.diagram() == b.start.diagram() && a.opening == b.opening && a.moves == b.moves &&
         a.outcome == b.outcome && a.adjudicated == b.adjudicated;
}

void pack_game(const Game& game, std::vector<std::uint8_t>& out) {
  const bool standard = is_opening_position(game.start);
  unsigned first = !game.outcome.winner ? 1 : *game.outcome.winner == Color::red ? 2 : 0;
  if (game.adjudicated) first |= adjudicated_bit;
  if (!standard) first |= start_bit;
  first |= static_cast<unsigned>(game.outcome.ending) << 4U;
  out.push_back(static_cast<std::uint8_t>(first));
  if (!standard) pack_position(game.start, out);
  Position position = game.start;
  put_varint(static_cast<std::uint32_t>(game.opening.size()), out);
  for (Move move : game.opening) {
    out.push_back(place_of(position, move));
    position.play(move);
  }
  put_varint(static_cast<std::uint32_t>(game.moves.size()), out);
  // What one side gains the other loses: the sum of two scores in a row is small.
  int former = 0;
  for (const ScoredMove& scored : game.moves) {
    out.push_back(place_of(position, scored.move));
    put_varint(zigzag(scored.score + former), out);
    former = scored.score;
    position.play(scored.move);
  }
}

std::optional<Game> unpack_game(std::span<const std::uint8_t>& bytes) {
  ByteSource source(bytes);
  Game game;
  const unsigned first = source.byte();
  const unsigned result = first & 3U;
  const unsigned ending = first >> 4U;
  if (result == 3 || ending > static_cast<unsigned>(Ending::faced_kings)) return std::nullopt;
  if (result != 1) game.outcome.winner = result == 2 ? Color::red : Color::black;
  game.outcome.ending = static_cast<Ending>(ending);
  game.adjudicated = (first & adjudicated_bit) != 0;
  if ((first & start_bit) != 0) {
    const auto start = unpack_position(source);
    if (!start) return std::nullopt;
    game.start = *start;
  }
  Position position = game.start;
  const std::uint32_t opening = source.varint();
  if (source.failed() || opening > max_plies) return std::nullopt;
  for (std::uint32_t i = 0; i < opening; ++i) {
    const auto move = move_at(position, source.byte());
    if (!move || source.failed()) return std::nullopt;
    game.opening.push_back(*move);
    position.play(*move);
  }
  const std::uint32_t plies = source.varint();
  if (source.failed() || plies > max_plies) return std::nullopt;
  int former = 0;
  for (std::uint32_t i = 0; i < plies; ++i) {
    const auto move = move_at(position, source.byte());
    const std::int64_t score = std::int64_t{from_zigzag(source.varint())} - former;
    if (!move || source.failed() || score < -max_score || score > max_score) return std::nullopt;
    former = static_cast<int>(score);
    game.moves.push_back({*move, former});
    position.play(*move);
  }
  if (source.failed()) return std::nullopt;
  bytes = source.rest();
  return game;
}

std::optional<std::vector<Game>> unpack_games(std::span<const std::uint8_t> bytes) {
  std::vector<Game> games;
  while (!bytes.empty()) {
    auto game = unpack_game(bytes);
    if (!game) return std::nullopt;
    games.push_back(std::move(*game));
  }
  return games;
}

std::optional<Game> game_from_text(std::string_view line) {
  const std::size_t first = line.find('\t');
  const std::size_t second = line.find('\t', first == std::string_view::npos ? first : first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const auto start = read_fen(line.substr(0, first));
  if (!start) return std::nullopt;
  Game game;
  game.start = start->line.position();
  game.adjudicated = true;
  const std::string_view result = line.substr(first + 1, second - first - 1);
  if (result == "1") {
    game.outcome = {Color::red, Ending::checkmate};
  } else if (result == "0") {
    game.outcome = {Color::black, Ending::checkmate};
  } else if (result == "0.5") {
    game.outcome = {std::nullopt, Ending::total_limit};
  } else {
    return std::nullopt;
  }
  Position position = game.start;
  std::string_view rest = line.substr(second + 1);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto move = parse_coordinates(word.substr(0, colon));
    if (!move || !is_legal(position, *move)) return std::nullopt;
    int score = 0;
    const char* const last = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data() + colon + 1, last, score);
    if (error != std::errc{} || stop != last || score < -max_score || score > max_score) {
      return std::nullopt;
    }
    game.moves.push_back({*move, score});
    position.play(*move);
  }
  return game;
}

std::string to_text(const Game& game) {
  Position position = game.start;
  for (Move move : game.opening) position.play(move);
  std::string text = to_fen(position);
  const auto& winner = game.outcome.winner;
  text += !winner ? "\t0.5\t" : *winner == Color::red ? "\t1\t" : "\t0\t";
  for (const ScoredMove& scored : game.moves) {
    if (!text.ends_with('\t')) text += ' ';
    text += to_uci(scored.move) + ':' + std::to_string(scored.score);
  }
  return text;
}

}  // namespace chuhe::train
