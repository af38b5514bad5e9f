#include <chuhe/words/phrasebook.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "catalogues.hpp"

namespace chuhe::words {

namespace {

constexpr Catalogues<Message> catalogues{english, simplified_chinese, traditional_chinese,
                                         vietnamese};

Message message_of(IllegalKind kind) {
  switch (kind) {
    case IllegalKind::not_on_board: return Message::not_on_board;
    case IllegalKind::no_piece: return Message::no_piece;
    case IllegalKind::not_your_piece: return Message::not_your_piece;
    case IllegalKind::own_piece_on_target: return Message::own_piece_on_target;
    case IllegalKind::king_one_step: return Message::king_one_step;
    case IllegalKind::advisor_one_step: return Message::advisor_one_step;
    case IllegalKind::elephant_two_steps: return Message::elephant_two_steps;
    case IllegalKind::horse_move: return Message::horse_move;
    case IllegalKind::straight_line: return Message::straight_line;
    case IllegalKind::pawn_one_step: return Message::pawn_one_step;
    case IllegalKind::pawn_backwards: return Message::pawn_backwards;
    case IllegalKind::pawn_before_river: return Message::pawn_before_river;
    case IllegalKind::outside_palace: return Message::outside_palace;
    case IllegalKind::across_river: return Message::across_river;
    case IllegalKind::horse_leg: return Message::horse_leg;
    case IllegalKind::elephant_eye: return Message::elephant_eye;
    case IllegalKind::path_blocked: return Message::path_blocked;
    case IllegalKind::cannon_jumps: return Message::cannon_jumps;
    case IllegalKind::cannon_needs_screen: return Message::cannon_needs_screen;
    case IllegalKind::cannon_many_screens: return Message::cannon_many_screens;
    case IllegalKind::left_in_check: return Message::left_in_check;
    case IllegalKind::kings_would_face: return Message::kings_would_face;
  }
  return Message::not_on_board;
}

Message message_of(Ending ending) {
  switch (ending) {
    case Ending::checkmate: return Message::checkmate;
    case Ending::stalemate: return Message::stalemate;
    case Ending::no_attackers: return Message::no_attackers;
    case Ending::quiet_limit: return Message::quiet_limit;
    case Ending::total_limit: return Message::total_limit;
    case Ending::repetition: return Message::repetition;
    case Ending::perpetual_check: return Message::perpetual_check;
    case Ending::perpetual_chase: return Message::perpetual_chase;
    case Ending::left_in_check: return Message::left_king_in_check;
    case Ending::faced_kings: return Message::made_kings_face;
  }
  return Message::checkmate;
}

// How many bytes the UTF-8 character at `i` has; 0 when it is broken.
std::size_t character_length(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
  const unsigned first = byte(i);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || i + length > text.size()) return 0;
  for (std::size_t k = i + 1; k < i + length; ++k) {
    if ((byte(k) & 0xc0U) != 0x80U) return 0;
  }
  const unsigned second = byte(i + 1);
  const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  const bool beyond = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
  const bool control = first == 0xc2 && second < 0xa0;
  // Marks of writing direction and line separators can disguise what is shown.
  const bool formatting = first == 0xe2 && (second == 0x80 || second == 0x81) && length == 3 &&
                          ((second == 0x80 && (byte(i + 2) >= 0xa8 || byte(i + 2) <= 0x8f)) ||
                           (second == 0x81 && byte(i + 2) >= 0xa0));
  return overlong || beyond || control || formatting ? 0 : length;
}

}  // namespace

std::string harmless(std::string_view text, std::size_t limit) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text, i);
    if (result.size() + std::max<std::size_t>(length, 1) > limit) {
      result += "...";
      break;
    }
    const auto first = static_cast<unsigned char>(text[i]);
    if (length == 0 || first < 0x20 || first == 0x7f) {
      result += '?';
      ++i;
    } else {
      result += text.substr(i, length);
      i += length;
    }
  }
  return result;
}

std::string_view Phrasebook::text(Message message) const { return catalogues[language_][message]; }

std::string Phrasebook::text(Message message,
                             std::initializer_list<std::string_view> arguments) const {
  return fill(text(message), arguments);
}

std::string Phrasebook::quoted(std::string_view text) const {
  return this->text(Message::quoted, {harmless(text)});
}

std::string_view Phrasebook::name(Color color) const {
  return text(color == Color::red ? Message::red_side : Message::black_side);
}

std::string_view Phrasebook::role(Piece piece) const {
  const Message king = piece.color == Color::red ? Message::red_king : Message::black_king;
  return text(static_cast<Message>(static_cast<int>(king) + static_cast<int>(piece.role)));
}

std::string Phrasebook::name(Piece piece) const {
  const Message adjective =
      piece.color == Color::red ? Message::red_adjective : Message::black_adjective;
  return text(Message::piece, {text(adjective), role(piece)});
}

std::string Phrasebook::name(Piece piece, Square square) const {
  return text(Message::piece_on_square, {name(piece), name(square)});
}

namespace {

std::string joined(const Phrasebook& book, const std::vector<std::string>& items) {
  std::string result;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) {
      const bool last = i + 1 == items.size();
      result += book.text(last ? Message::list_last : Message::list_separator);
    }
    result += items[i];
  }
  return result;
}

}  // namespace

std::string_view Phrasebook::title(const RuleSet& rules) const {
  static constexpr std::pair<std::string_view, Message> titles[] = {
      {"wxf2018", Message::rules_wxf2018},   {"axf", Message::rules_axf},
      {"cxa2020", Message::rules_cxa2020},   {"cxa1999", Message::rules_cxa1999},
      {"ucci", Message::rules_ucci},         {"sky", Message::rules_sky},
      {"computer", Message::rules_computer}, {"check-only", Message::rules_check_only},
  };
  for (const auto& [known, message] : titles) {
    if (known == rules.name) return text(message);
  }
  return rules.source;
}

std::string Phrasebook::names(Bitboard squares) const {
  std::vector<std::string> items;
  for (Square square : squares) items.push_back(name(square));
  return joined(*this, items);
}

std::string Phrasebook::names(const Position& position, Bitboard squares) const {
  std::vector<std::string> items;
  for (Square square : squares) {
    const std::optional<Piece> piece = position.piece_at(square);
    items.push_back(piece ? name(*piece, square) : name(square));
  }
  return joined(*this, items);
}

std::string Phrasebook::sentence(const IllegalReason& reason, const Position& position,
                                 Move move) const {
  const Message message = message_of(reason.kind);
  const std::optional<Piece> piece =
      move.is_well_formed() ? position.piece_at(move.from()) : std::nullopt;
  switch (reason.kind) {
    case IllegalKind::not_on_board:
    case IllegalKind::cannon_needs_screen: return text(message, {});
    case IllegalKind::no_piece: return text(message, {name(move.from())});
    case IllegalKind::not_your_piece:
      return text(message, {names(position, Bitboard(move.from())), name(position.turn())});
    case IllegalKind::own_piece_on_target:
      return text(message, {names(position, Bitboard(move.to()))});
    case IllegalKind::king_one_step:
    case IllegalKind::advisor_one_step:
    case IllegalKind::elephant_two_steps:
    case IllegalKind::horse_move:
    case IllegalKind::straight_line:
    case IllegalKind::pawn_one_step:
    case IllegalKind::pawn_backwards:
    case IllegalKind::pawn_before_river:
    case IllegalKind::outside_palace:
    case IllegalKind::across_river:
      return text(message, {piece ? role(*piece) : std::string_view()});
    case IllegalKind::elephant_eye:
      return text(message, {names(reason.at), piece ? role(*piece) : std::string_view()});
    case IllegalKind::horse_leg:
    case IllegalKind::path_blocked:
    case IllegalKind::cannon_jumps:
    case IllegalKind::cannon_many_screens:
    case IllegalKind::kings_would_face: return text(message, {names(reason.at)});
    case IllegalKind::left_in_check: return text(message, {names(position, reason.at)});
  }
  return {};
}

std::string Phrasebook::sentence(const PositionFault& fault) const {
  const Piece piece = fault.piece.value_or(Piece{});
  const std::string squares = names(fault.squares);
  switch (fault.kind) {
    case PositionFaultKind::missing_king: return text(Message::missing_king, {name(piece.color)});
    case PositionFaultKind::many_kings:
      return text(Message::many_kings, {name(piece.color), squares});
    case PositionFaultKind::too_many_pieces:
      return text(Message::too_many_pieces, {name(piece), std::to_string(fault.squares.size()),
                                             std::to_string(full_set(piece.role)), squares});
    case PositionFaultKind::unreachable_point:
      return text(Message::unreachable_point,
                  {fault.squares ? name(piece, fault.squares.first()) : name(piece)});
    case PositionFaultKind::kings_face: return text(Message::kings_face, {squares});
    case PositionFaultKind::opponent_in_check:
      return text(Message::opponent_in_check,
                  {name(piece.color), name(opponent(piece.color)), squares});
    case PositionFaultKind::bad_quiet_plies: return text(Message::bad_quiet_plies, {});
    case PositionFaultKind::bad_fullmove: return text(Message::bad_fullmove, {});
  }
  return {};
}

namespace {

// Why the move at the fault's place is illegal: the text before it gives the position in which it
// was to be played.
std::string illegal_move_sentence(const Phrasebook& book, const FenFault& fault,
                                  std::string_view text) {
  const std::string move = book.name(fault.move);
  const auto before = read_fen(text.substr(0, fault.offset));
  if (!before || !fault.illegal) {
    return book.text(Message::fen_illegal_move_without_reason, {move});
  }
  return book.text(Message::fen_illegal_move,
                   {move, book.sentence(*fault.illegal, before->line.position(), fault.move)});
}

}  // namespace

std::string Phrasebook::sentence(const FenFault& fault, std::string_view whole) const {
  const std::string part =
      fault.offset <= whole.size() ? quoted(whole.substr(fault.offset, fault.length)) : quoted("");
  const std::string rank = std::to_string(fault.rank.value_or(0));
  const std::string number = std::to_string(fault.number);
  switch (fault.kind) {
    case FenFaultKind::empty: return text(Message::fen_empty, {});
    case FenFaultKind::bad_letter: return text(Message::fen_bad_letter, {part});
    case FenFaultKind::short_rank: return text(Message::fen_short_rank, {rank, number});
    case FenFaultKind::long_rank: return text(Message::fen_long_rank, {rank, number});
    case FenFaultKind::wrong_ranks: return text(Message::fen_wrong_ranks, {number});
    case FenFaultKind::bad_turn: return text(Message::fen_bad_turn, {part});
    case FenFaultKind::bad_field: return text(Message::fen_bad_field, {part});
    case FenFaultKind::bad_number: return text(Message::fen_bad_number, {part});
    case FenFaultKind::trailing: return text(Message::fen_trailing, {part});
    case FenFaultKind::position: return fault.position ? sentence(*fault.position) : "";
    case FenFaultKind::bad_move_text: return text(Message::fen_bad_move, {part});
    case FenFaultKind::illegal_move: return illegal_move_sentence(*this, fault, whole);
  }
  return {};
}

std::string Phrasebook::sentence(const FenNote& note) const {
  switch (note.kind) {
    case FenNoteKind::round_zero: return text(Message::fen_round_zero, {});
    case FenNoteKind::quiet_clamped:
      return text(Message::fen_quiet_clamped,
                  {std::to_string(note.number), std::to_string(max_read_quiet_plies)});
  }
  return {};
}

std::string Phrasebook::sentence(const CoordinateError& error) const {
  const std::string place = std::to_string(error.offset + 1);
  switch (error.fault) {
    case CoordinateFault::empty: return text(Message::coordinates_empty, {});
    case CoordinateFault::bad_file: return text(Message::coordinates_bad_file, {place});
    case CoordinateFault::bad_rank: return text(Message::coordinates_bad_rank, {place});
    case CoordinateFault::too_short: return text(Message::coordinates_too_short, {place});
    case CoordinateFault::trailing: return text(Message::coordinates_trailing, {place});
  }
  return {};
}

std::string Phrasebook::sentence(const Outcome& outcome) const {
  if (!outcome.winner) return text(Message::draw, {text(message_of(outcome.ending))});
  const std::string ending = text(message_of(outcome.ending), {name(opponent(*outcome.winner))});
  return text(Message::wins, {name(*outcome.winner), ending});
}

std::string Phrasebook::sentence(Concession concession, Color loser) const {
  switch (concession) {
    case Concession::agreement: return text(Message::draw, {text(Message::agreement)});
    case Concession::resignation:
      return text(Message::wins,
                  {name(opponent(loser)), text(Message::resignation, {name(loser)})});
    case Concession::time_forfeit:
      return text(Message::wins,
                  {name(opponent(loser)), text(Message::time_forfeit, {name(loser)})});
  }
  return {};
}

std::string Phrasebook::played(const Position& before, Move move) const {
  const Piece piece = before.piece_at(move.from()).value_or(Piece{});
  const std::string number = std::to_string(before.fullmove());
  const std::string squares = name(move);
  if (const std::optional<Piece> taken = before.piece_at(move.to())) {
    return text(Message::move_captures,
                {number, name(piece.color), role(piece), squares, name(*taken)});
  }
  return text(Message::move_played, {number, name(piece.color), role(piece), squares});
}

std::string Phrasebook::check(const Position& position) const {
  const Color color = position.turn();
  return text(Message::check,
              {name(color), name(position.king(color)), names(position, position.checkers())});
}

}  // namespace chuhe::words
