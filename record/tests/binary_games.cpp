#include "binary_games.hpp"

#include <array>
#include <utility>
#include <vector>

#include <chuhe/core/fen.hpp>
#include <chuhe/core/movegen.hpp>

namespace chuhe::record::test {

namespace {

constexpr std::array<std::string_view, 22> nasty_pieces{
    "100%胜 %E4 %",
    "{红方1-0领先}",
    "[Event \"Cup\"]",
    "<b>&nbsp;</b>",
    "炮二平五",
    "]]>",
    "\\",
    "\"",
    "😀",
    "Nguyễn Vũ Quân",
    "\xEF\xBF\xBD",
    "車馬",
    " ",
    "\t",
    "a",
    "h2e2 b9c7",
    "[/DhtmlXQ_comment1]",
    "（一）",
    "𠀀",
    "é",
    ";#$!?",
    "-胜-",
};

Position random_position(Random& random, std::size_t plies) {
  Position position;
  for (std::size_t i = 0; i < plies; ++i) {
    const MoveList moves = legal_moves(position);
    if (moves.empty()) break;
    position.play(moves[below(random, moves.size())]);
  }
  return position;
}

Diagram random_start(Random& random, const GameShape& shape) {
  constexpr std::array<std::string_view, 4> composed{
      "5a3/4ak2r/6R2/8p/9/9/9/B4N2B/4K4/3c5 w", "4k4/9/4P4/3PP1p2/3P5/6p2/4P1p2/6p2/6p2/4K4 w",
      "2bk5/3c5/3aba3/9/9/9/9/3ABA2B/3K1p3/9 b",
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w"};
  Diagram start = opening_diagram();
  switch (below(random, shape.may_have_bad_start ? 5 : 4)) {
    case 0: start = *read_diagram(composed[below(random, composed.size())]); break;
    case 1: start = random_position(random, below(random, 80)).diagram(); break;
    case 4:
      // Kings face, or there is none at all.
      start = *read_diagram(below(random, 2) == 0 ? "4k4/9/9/9/9/9/9/9/9/4K4 w"
                                                  : "9/9/4p4/9/9/2R6/9/9/9/9 b");
      break;
    default: break;
  }
  start.quiet_plies = 0;
  start.fullmove = 1;
  if (shape.may_have_first_number && below(random, 4) == 0) {
    start.fullmove = static_cast<int>(1 + below(random, 9999));
  }
  return start;
}

// A move of a piece of the side to move, however it goes.
Move any_move(Random& random, const Diagram& diagram) {
  std::vector<Square> own;
  for (Square square : Bitboard::all()) {
    if (diagram.board[square] && diagram.board[square]->color == diagram.turn) {
      own.push_back(square);
    }
  }
  const Square from = own.empty() ? Square::e4 : own[below(random, own.size())];
  return {from, square_at(static_cast<int>(below(random, square_count)))};
}

// What can be told of a node while the tree grows.
struct Place {
  NodeId node = NodeId::root;
  std::optional<Position> position;
};

Place grow(Random& random, Game& game, const Place& parent, const GameShape& shape) {
  Place child;
  if (!parent.position) {
    const Move move = any_move(random, game.start_diagram());
    child.node = game.append(parent.node, move, MoveStatus::unchecked);
    return child;
  }
  const MoveList moves = legal_moves(*parent.position);
  const bool first = parent.node == NodeId::root;
  const bool bad = shape.may_have_bad_moves && !first && below(random, 40) == 0;
  if (moves.empty() || bad) {
    const Move move = any_move(random, parent.position->diagram());
    if (below(random, 4) == 0) {
      child.node = game.append(parent.node, Move{}, MoveStatus::unreadable);
      game.edit_annotation(child.node).text = std::to_string(90 + below(random, 160)) + "-255";
      return child;
    }
    if (!is_legal(*parent.position, move)) {
      child.node = game.append(parent.node, move, MoveStatus::illegal);
      return child;
    }
  }
  if (moves.empty()) return parent;
  const Move move = moves[below(random, moves.size())];
  child.node = game.append(parent.node, move, MoveStatus::legal);
  child.position = parent.position->after(move);
  return child;
}

void add_tag(Game& game, Random& random, std::string_view name, std::size_t bytes) {
  if (below(random, 3) == 0) return;
  // Four bytes for a character at most, whatever the character set.
  std::string text;
  while (true) {
    const std::string more = nasty_text(random, false);
    if (4 * (text.size() + more.size()) > bytes || below(random, 3) == 0) break;
    text += more;
  }
  if (text.empty()) text = "胡荣华";
  game.add_tag(name, text);
}

}  // namespace

std::string nasty_text(Random& random, bool with_lines) {
  std::string text;
  const std::size_t pieces = 1 + below(random, 4);
  for (std::size_t i = 0; i < pieces; ++i) {
    text += nasty_pieces[below(random, nasty_pieces.size())];
    if (with_lines && below(random, 5) == 0) text += '\n';
  }
  return text;
}

Game random_game(Random& random, const GameShape& shape) {
  const Diagram start = random_start(random, shape);
  Game game(start);
  std::vector<Place> places{{NodeId::root, game.start()}};
  if (below(random, 2) == 0) {
    game.edit_annotation(NodeId::root).comment = nasty_text(random, true);
  }
  const std::size_t moves = below(random, shape.moves + 1);
  for (std::size_t i = 0; i < moves; ++i) {
    // Mostly the line goes on; now and then it branches off anywhere.
    const Place& parent =
        below(random, 8) == 0 ? places[below(random, places.size())] : places.back();
    const Place child = grow(random, game, Place(parent), shape);
    if (child.node != parent.node && below(random, shape.comment_rarity) == 0) {
      game.edit_annotation(child.node).comment = nasty_text(random, true);
    }
    places.push_back(child);
  }
  game.set_result({static_cast<Score>(below(random, 4)), GameEnding::unknown, {}});
  return game;
}

Game random_xqf_game(Random& random, GameShape shape) {
  Game game = random_game(random, shape);
  for (const auto& [name, bytes] : {std::pair{tag_name::title, 63U},
                                    {tag_name::event, 63U},
                                    {tag_name::date, 15U},
                                    {tag_name::site, 15U},
                                    {tag_name::red, 15U},
                                    {tag_name::black, 15U},
                                    {tag_name::time_control, 63U},
                                    {tag_name::red_time, 15U},
                                    {tag_name::black_time, 15U},
                                    {tag_name::annotator, 15U},
                                    {tag_name::author, 15U}}) {
    add_tag(game, random, name, bytes);
  }
  const bool from_opening = game.start_diagram().board == opening_diagram().board;
  switch (below(random, 4)) {
    case 0: game.add_tag(tag_name::game_type, "opening"); break;
    case 1: game.add_tag(tag_name::game_type, from_opening ? "endgame" : "game"); break;
    default: break;
  }
  return game;
}

Game random_cbr_game(Random& random, GameShape shape) {
  shape.may_have_first_number = true;
  Game game = random_game(random, shape);
  for (const auto& [name, bytes] : {std::pair{std::string_view{"Title"}, 126U},
                                    {"Category", 254U},
                                    {"Source", 62U},
                                    {"EventClass", 62U},
                                    {"Event", 62U},
                                    {"Round", 62U},
                                    {"Group", 30U},
                                    {"Table", 30U},
                                    {"Date", 62U},
                                    {"Site", 62U},
                                    {"TimeControl", 62U},
                                    {"Red", 62U},
                                    {"RedTeam", 62U},
                                    {"RedTime", 62U},
                                    {"RedScore", 30U},
                                    {"Black", 62U},
                                    {"BlackTeam", 62U},
                                    {"BlackTime", 62U},
                                    {"BlackScore", 30U},
                                    {"Referee", 62U},
                                    {"Recorder", 62U},
                                    {"Annotator", 62U},
                                    {"AnnotatorMail", 62U},
                                    {"Author", 62U},
                                    {"AuthorMail", 62U},
                                    {"Nature", 30U}}) {
    add_tag(game, random, name, bytes);
  }
  Result result = game.result();
  constexpr std::size_t endings = static_cast<std::size_t>(GameEnding::adjudication) + 1;
  if (below(random, 2) == 0) result.ending = static_cast<GameEnding>(below(random, endings));
  game.set_result(result);
  return game;
}

namespace {

constexpr std::string_view author_line = "[(C) Copyright Mr. Dong Shiwei.]";

// The published form of the keys' polynomial; all on bytes.
std::uint8_t mixed(std::uint8_t v, std::uint8_t factor) {
  return static_cast<std::uint8_t>((((((v * v) * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * factor);
}

std::uint8_t byte(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint8_t>(bytes[at]);
}

void put(std::string& bytes, std::size_t at, unsigned value) {
  bytes[at] = static_cast<char>(value & 255U);
}

std::uint32_t length_at(std::string_view bytes, std::size_t at) {
  std::uint32_t length = 0;
  for (std::size_t i = 4; i-- > 0;) length = length << 8 | byte(bytes, at + i);
  return length;
}

struct Shifts {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint32_t length = 0;
};

// The nodes of a plain tree as those of an encrypted one, still without the stream key.
std::string converted_nodes(std::string_view plain, const Shifts& shifts, Random& random) {
  std::string out;
  for (std::size_t at = 0; at + 8 <= plain.size();) {
    const std::uint8_t flags = byte(plain, at + 2);
    const std::uint32_t length = length_at(plain, at + 4);
    out += static_cast<char>(byte(plain, at) + shifts.from);
    out += static_cast<char>(byte(plain, at + 1) + shifts.to);
    unsigned converted = random() & 0x1fU;
    if ((flags & 0xf0U) != 0) converted |= 0x80U;
    if ((flags & 0x0fU) != 0) converted |= 0x40U;
    if (length != 0) converted |= 0x20U;
    out += static_cast<char>(converted);
    out += static_cast<char>(random() & 255U);
    if (length != 0) {
      const std::uint32_t shifted = length + shifts.length;
      for (unsigned i = 0; i < 4; ++i) out += static_cast<char>(shifted >> (8 * i) & 255U);
      out += plain.substr(at + 8, length);
    }
    at += 8 + length;
  }
  return out;
}

}  // namespace

std::string as_version(std::string_view plain, int version, Random& random) {
  constexpr std::size_t tree = 0x400;
  std::string file(plain.substr(0, tree));
  put(file, 2, static_cast<unsigned>(version));
  if (version <= 10) return file + std::string(plain.substr(tree));
  for (std::size_t at : {0x03U, 0x08U, 0x09U, 0x0aU, 0x0bU, 0x0cU, 0x0dU, 0x0eU}) {
    put(file, at, static_cast<unsigned>(random()));
  }
  put(file, 0x0f, 0U - byte(file, 0x0c) - byte(file, 0x0d) - byte(file, 0x0e));
  const std::uint8_t piece = mixed(byte(file, 0x0d), byte(file, 0x0d));
  Shifts shifts;
  shifts.from = mixed(byte(file, 0x0e), piece);
  shifts.to = mixed(byte(file, 0x0f), shifts.from);
  shifts.length = (byte(file, 0x0c) * 256U + byte(file, 0x0d)) % 32000 + 767;
  for (std::size_t slot = 0; slot < 32; ++slot) {
    // Missing pieces have any number from 90 on.
    unsigned number = byte(plain, 0x10 + slot);
    if (number >= 90) number = 90 + static_cast<unsigned>(random() % 166);
    const std::size_t place = version >= 12 ? (slot + 2 * 32 * 8 - piece - 1) % 32 : slot;
    put(file, 0x10 + place, number + piece);
  }
  std::string nodes = converted_nodes(plain.substr(tree), shifts, random);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const unsigned key = (byte(file, 0x0c + i % 4) & byte(file, 0x03)) | byte(file, 0x08 + i % 4);
    put(nodes, i, byte(nodes, i) + (key & byte(author_line, i % 32)));
  }
  return file + nodes;
}

}  // namespace chuhe::record::test
