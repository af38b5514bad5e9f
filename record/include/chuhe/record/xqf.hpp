// XQF, the files of XQStudio (象棋演播室): all versions are read, version 10 is written.
// docs/formats/xqf.md has the bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

/// Whether the bytes begin like an XQF file.
bool looks_like_xqf(Bytes bytes);

/// Reads the one game of a file. Without `options.charset` texts are read as GB18030, but those as
/// UTF-8 that are plainly that. A file whose header is cut within the list of pieces gives no game;
/// every other one gives what is there.
ReadSummary read_xqf(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// Writes version 1.0 (10), which every reader takes. Texts are GB18030 unless `options.charset` is
/// Big5 or one of the Vietnamese sets; without a converter only ASCII can be written.
WriteResult write_xqf(const Game& game, const WriteOptions& options);

/// The strings of an XQF header as the bytes they are: for programs that want to find out the
/// character set themselves.
struct XqfTexts {
  Bytes title;
  Bytes event;
  Bytes date;
  Bytes site;
  Bytes red;
  Bytes black;
  Bytes time_rule;
  Bytes red_time;
  Bytes black_time;
  Bytes annotator;
  Bytes author;
};

/// The strings of a header, views into `bytes`; nothing when these do not look like XQF.
std::optional<XqfTexts> xqf_texts(Bytes bytes);

/// Walks through the nodes of an XQF tree as they stand in the file, without asking what they mean;
/// comments are decrypted and not decoded. What `read_xqf` is made of.
class XqfNodes {
 public:
  struct Node {
    /// Bytes from the start of the file.
    std::size_t offset = 0;
    /// `file * 10 + rank`; 90 and above are off the board.
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool has_next = false;
    bool has_alternative = false;
    /// Valid until the next node is read.
    Bytes comment;
    std::size_t comment_offset = 0;
  };
  enum class Fault : std::uint8_t {
    none,
    truncated,   ///< The bytes end within a node or before one.
    bad_length,  ///< A comment's length cannot be; the comment is left out.
  };

  /// Precondition: `looks_like_xqf(file)`; the bytes outlive this.
  explicit XqfNodes(Bytes file);

  /// Reads a node, the first one is the root; of a truncated one what is there. False at the end of
  /// the bytes. `fault` tells what was wrong.
  bool next(Node& node);
  Fault fault() const { return fault_; }
  /// Where the next node is read.
  std::size_t offset() const { return offset_; }

 private:
  std::uint8_t plain_byte(std::size_t offset) const {
    return static_cast<std::uint8_t>(static_cast<unsigned char>(file_[offset]) -
                                     stream_[offset % stream_.size()]);
  }
  void read_comment(Node& node);

  Bytes file_;
  std::size_t offset_;
  std::array<std::uint8_t, 32> stream_{};
  std::uint32_t comment_shift_ = 0;
  std::uint8_t from_shift_ = 0;
  std::uint8_t to_shift_ = 0;
  bool encrypted_ = false;
  bool masked_ = false;  // whether any byte of stream_ is not zero
  Fault fault_ = Fault::none;
  std::string comment_;
};

}  // namespace chuhe::record
