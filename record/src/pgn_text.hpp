// Parts of PGN that reader and writer share with other text formats.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>

#include "feed.hpp"
#include "text.hpp"

namespace chuhe::record {

/// `[name "value"]` taken apart.
struct TagText {
  std::string name;
  std::string value;
  std::size_t end = 0;
  bool closed = true;
};

/// Reads the tag at `offset`. Precondition: `Scanner::tag_at(text, offset)`. Cost: the tag's
/// length, or the rest of its line and of a few more when it is not closed.
TagText read_tag(std::string_view text, std::size_t offset);

/// Reads the games of a text in UTF-8 into a feed.
class PgnGames {
 public:
  explicit PgnGames(Feed& feed) : feed_(feed) {}

  /// False when nothing more is wanted.
  bool read(std::string_view text);

 private:
  struct Header;
  std::size_t game(std::size_t at);
  std::size_t tags(std::size_t at, Header& header);
  void tag(const TagText& tag, std::size_t at, Header& header);
  Diagram start_of(const Header& header);
  bool starts_moves(std::size_t at) const;
  void skip_junk(std::size_t& at);

  Feed& feed_;
  std::string_view text_;
  const Dialect* expected_ = nullptr;
};

/// A text in some character set, decoded, with the way back to its bytes.
class DecodedPiece final : public OffsetMap {
 public:
  /// Decodes `raw`, which starts at `offset` and `line` (from 1) of the source. Nothing is copied
  /// for UTF-8 without faults.
  DecodedPiece(Bytes raw, std::size_t offset, std::size_t line, Charset charset,
               const CharsetConverter* converter);

  std::string_view text() const { return text_; }
  std::size_t malformed() const { return malformed_; }
  bool decodable() const { return decodable_; }
  Charset charset() const { return charset_; }
  Place place(std::size_t offset) override;

 private:
  Bytes raw_;
  std::size_t offset_;
  std::size_t line_;
  Charset charset_;
  const CharsetConverter* converter_;
  std::string decoded_;
  std::string_view text_;
  std::size_t malformed_ = 0;
  std::size_t skipped_ = 0;  // the byte order mark
  bool decodable_ = true;
  bool direct_ = false;  // text_ is raw_ without the mark
  LineCounter counter_;
  std::size_t raw_line_ = 1;
  std::size_t raw_at_ = 0;
};

/// Counts what a reading is worth, to choose between character sets.
class LegalCounter final : public Visitor {
 public:
  std::size_t legal = 0;
  std::size_t other = 0;
  void move(NodeId, Move, MoveStatus status, std::string_view) override {
    ++(status == MoveStatus::legal ? legal : other);
  }
  void report(const Diagnostic& diagnostic) override {
    if (diagnostic.severity != Severity::note) ++other;
  }
};

/// The character set in which `read_all` (a function of a Feed and a text) finds most legal moves.
template <class ReadAll>
Charset choose_charset(Bytes raw, const ReadOptions& options, Charset likely, ReadAll&& read_all) {
  Charset best = likely;
  std::size_t best_legal = 0;
  std::size_t best_faults = static_cast<std::size_t>(-1);
  for (const Charset charset :
       {likely, likely == Charset::big5 ? Charset::gb18030 : Charset::big5, Charset::utf8}) {
    const DecodedPiece piece(raw, 0, 1, charset, options.converter);
    if (!piece.decodable()) continue;
    LegalCounter counter;
    ReadOptions silent = options;
    Feed feed(counter, silent);
    read_all(feed, piece.text());
    // Nothing wrong and several moves right is no accident.
    constexpr std::size_t certain = 4;
    const std::size_t faults = counter.other + piece.malformed();
    const bool better =
        counter.legal > best_legal || (counter.legal == best_legal && faults < best_faults);
    if (!better) continue;
    best = charset;
    best_legal = counter.legal;
    best_faults = faults;
    if (faults == 0 && counter.legal >= certain) break;
  }
  return best;
}

}  // namespace chuhe::record
