#include <chuhe/words/record.hpp>

#include <utility>
#include <variant>

#include <chuhe/core/movegen.hpp>

#include "record_catalogues.hpp"

namespace chuhe::words {

namespace {

using record::DiagnosticKind;
using record::FileFault;
using record::LossKind;
using record::Severity;

constexpr Catalogues<RecordMessage> catalogues{record_english, record_simplified_chinese,
                                               record_traditional_chinese, record_vietnamese};

// The message that is as far from `first` as an enumerator is from the first of its enumeration.
template <class Enumerator>
constexpr RecordMessage nth(RecordMessage first, Enumerator enumerator) {
  return static_cast<RecordMessage>(static_cast<int>(first) + static_cast<int>(enumerator));
}
static_assert(nth(RecordMessage::note, Severity::error) == RecordMessage::error);
static_assert(nth(RecordMessage::not_found, FileFault::irreplaceable) ==
              RecordMessage::irreplaceable);
static_assert(nth(RecordMessage::not_this_format, DiagnosticKind::limit_reached) ==
              RecordMessage::limit_reached);
static_assert(nth(RecordMessage::loss_variations, LossKind::unplayable_moves) ==
              RecordMessage::loss_unplayable_moves);

std::string put(const Phrasebook& book, RecordMessage message,
                std::initializer_list<std::string_view> arguments) {
  return fill(text(book.language(), message), arguments);
}

std::string sentence_about(const Phrasebook& book, const record::NotationError& error) {
  switch (error.fault) {
    case record::NotationFault::empty: return put(book, RecordMessage::move_empty, {});
    case record::NotationFault::incomplete: return put(book, RecordMessage::move_cut_off, {});
    case record::NotationFault::unexpected:
    case record::NotationFault::trailing:
      return put(book, RecordMessage::move_unexpected, {std::to_string(error.offset + 1)});
  }
  return {};
}

std::string sentence_about(const Phrasebook& book, const record::MoveError& error,
                           const Position& position) {
  switch (error.fault()) {
    case record::MoveFault::no_such_piece: return put(book, RecordMessage::move_no_such_piece, {});
    case record::MoveFault::impossible: return put(book, RecordMessage::move_impossible, {});
    case record::MoveFault::illegal: {
      const Move move = error.candidates().front();
      const auto reason = why_illegal(position, move);
      return put(book, RecordMessage::move_illegal,
                 {book.name(move), reason ? book.sentence(*reason, position, move) : ""});
    }
    case record::MoveFault::ambiguous: {
      std::string moves;
      for (const Move move : error.candidates()) {
        if (!moves.empty()) moves += book.text(Message::list_separator);
        moves += book.name(move);
      }
      return put(book, RecordMessage::move_ambiguous, {moves});
    }
  }
  return {};
}

}  // namespace

std::string_view text(Language language, RecordMessage message) {
  return catalogues[language][message];
}

std::string_view name(Language language, record::Severity severity) {
  return text(language, nth(RecordMessage::note, severity));
}

std::string_view name(Language language, record::LossKind kind) {
  return text(language, nth(RecordMessage::loss_variations, kind));
}

std::string sentence(const Phrasebook& book, const record::Diagnostic& diagnostic) {
  constexpr std::size_t longest_excerpt = 120;
  std::string result = put(book, nth(RecordMessage::not_this_format, diagnostic.kind),
                           {harmless(diagnostic.text, longest_excerpt)});
  if (!diagnostic.illegal) return result;
  const record::IllegalMove& illegal = *diagnostic.illegal;
  return put(book, RecordMessage::because,
             {result, book.sentence(illegal.reason, illegal.position, illegal.move)});
}

std::string placed_sentence(const Phrasebook& book, const record::Diagnostic& diagnostic) {
  std::string result = put(book, RecordMessage::at_game, {std::to_string(diagnostic.game + 1)});
  const auto add = [&](RecordMessage place, std::size_t number) {
    result += book.text(Message::list_separator);
    result += put(book, place, {std::to_string(number)});
  };
  if (diagnostic.ply != 0) add(RecordMessage::at_move, diagnostic.ply);
  if (diagnostic.line != 0) add(RecordMessage::at_line, diagnostic.line);
  add(RecordMessage::at_byte, diagnostic.offset);
  result += ": ";
  result += name(book.language(), diagnostic.severity);
  result += ": ";
  result += sentence(book, diagnostic);
  return result;
}

std::string sentence(const Phrasebook& book, const record::FileError& error) {
  std::string result(text(book.language(), nth(RecordMessage::not_found, error.fault)));
  if (error.reason && error.fault != FileFault::not_found) {
    result += " (" + error.reason.message() + ")";
  }
  return result;
}

std::string sentence(const Phrasebook& book, const record::ReadMoveError& error,
                     const Position& position) {
  if (const auto* syntax = std::get_if<record::NotationError>(&error)) {
    return sentence_about(book, *syntax);
  }
  return sentence_about(book, *std::get_if<record::MoveError>(&error), position);
}

}  // namespace chuhe::words
