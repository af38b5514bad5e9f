// The formats, how to tell them apart, and the one shape of all readers and writers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/charset.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/limits.hpp>
#include <chuhe/record/notation_dialect.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

enum class Format : std::uint8_t {
  pgn,
  xqf,      ///< XQStudio (象棋演播室).
  cbr,      ///< CCBridge (象棋桥), one record.
  cbl,      ///< CCBridge, a library.
  dhtmlxq,  ///< dpxq.com (东萍), UBB.
  wxf,      ///< World Xiangqi Federation's text, XieXie, PlayOK.
  text,     ///< Moves as people paste them.
  cbf,      ///< CCBridge's XML.
  pfc,      ///< Pengfei (鹏飞象棋).
  xqr,
  mxq,   ///< Yitian (弈天).
  che,   ///< QQ (QQ象棋).
  chn,   ///< Lianzhong (联众).
  ccm,   ///< China Game Center (中国游戏中心).
  json,  ///< Chuhe's own.
};

inline constexpr std::array<Format, 15> all_formats{
    Format::pgn, Format::xqf,  Format::cbr, Format::cbl, Format::dhtmlxq,
    Format::wxf, Format::text, Format::cbf, Format::pfc, Format::xqr,
    Format::mxq, Format::che,  Format::chn, Format::ccm, Format::json};

/// The name, which is the usual file extension too: `pgn`, `xqf`, ... (`dhtmlxq` is `ubb` in
/// files).
std::string_view to_string(Format format);
/// Reads a name or a file extension, any case.
std::optional<Format> parse_format(std::string_view name);

/// Tells the format by the content; the file's name decides only between formats whose content
/// tells nothing. Nothing for bytes that are none, such as a compressed file.
std::optional<Format> detect_format(Bytes bytes, std::string_view file_name = {});

/// What readers take beside the bytes.
struct ReadOptions {
  Limits limits;
  /// The character set when the caller knows it; else it is found out.
  std::optional<Charset> charset;
  /// Used for character sets that are not built in; may be null.
  const CharsetConverter* converter = nullptr;
};

/// What a reader did.
struct ReadSummary {
  std::size_t games = 0;
  std::size_t moves = 0;
  std::size_t notes = 0;
  std::size_t warnings = 0;
  std::size_t errors = 0;
  /// The character set that texts were read with.
  std::optional<Charset> charset;
  /// Whether the visitor stopped it.
  bool stopped = false;
};

/// Reads all games of the bytes. All `read_...` functions have this shape: they never fail, what is
/// wrong goes to `Visitor::report`.
ReadSummary read(Format format, Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// What a format could not hold.
enum class LossKind : std::uint8_t {
  variations,
  comments,
  comments_before_moves,
  marks,
  evaluations,
  clocks,
  tags,        ///< `detail`: the names.
  long_texts,  ///< Cut to what the format allows.
  characters,  ///< Not in the character set.
  result,      ///< Who won.
  ending,      ///< How the game ended.
  rule_set,
  start_position,
  start_counters,  ///< Plies without capture, round number.
  start_turn,
  unplayable_moves,  ///< Illegal or unreadable moves, and what follows them.
};

inline constexpr int loss_kind_count = 16;

struct Loss {
  LossKind kind{};
  std::size_t count = 0;
  std::string detail;
  friend bool operator==(const Loss&, const Loss&) = default;
};

std::string_view to_string(LossKind kind);

struct WriteOptions {
  /// How moves are written where the format leaves a choice (pgn, wxf, text); null: the format's
  /// usual way.
  const Dialect* notation = nullptr;
  Charset charset = Charset::utf8;
  const CharsetConverter* converter = nullptr;
};

struct WriteResult {
  std::string bytes;
  std::vector<Loss> losses;
};

/// Writes one game. All `write_...` functions have this shape. Texts of several games may be put
/// behind one another where `holds_many_games` says so.
/// Nothing for formats that are only read: see `can_write`.
std::optional<WriteResult> write(Format format, const Game& game, const WriteOptions& options);

bool can_write(Format format);
/// Whether written games may be put behind one another in one file.
bool holds_many_games(Format format);

}  // namespace chuhe::record
