// CBL, libraries of games of CCBridge (象棋桥). docs/formats/cbl.md has the bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

/// Whether the bytes begin like a CBL file.
bool looks_like_cbl(Bytes bytes);

/// Reads all games of a library in the order of the file. Records marked as deleted are left out
/// and reported. Memory beside the bytes: one game, and 40 bytes for each entry of the index.
ReadSummary read_cbl(Bytes bytes, Visitor& visitor, const ReadOptions& options);

/// What a library says of itself.
struct CblInfo {
  std::string name;
  std::string source;
  std::string creator;
  std::string mail;
  std::string created;
  std::string modified;
  std::string remarks;
  friend bool operator==(const CblInfo&, const CblInfo&) = default;
};

/// What a library says of itself; nothing when the bytes do not look like CBL.
std::optional<CblInfo> cbl_info(Bytes bytes);

/// Writes a library game by game, all texts as UTF-16. Memory: the bytes written.
class CblWriter {
 public:
  explicit CblWriter(CblInfo info = {});
  /// Appends a game.
  void add(const Game& game);
  std::size_t games() const { return entries_.size(); }
  /// The library, and what it could not hold of all games together.
  WriteResult finish() &&;

 private:
  struct Entry {
    std::string guid;
    std::string title;
    std::size_t slots = 0;
    std::size_t size = 0;
  };
  std::string header() const;

  CblInfo info_;
  std::vector<Entry> entries_;
  std::string records_;
  std::vector<Loss> losses_;
};

/// Writes a library of one game.
WriteResult write_cbl(const Game& game, const WriteOptions& options);

}  // namespace chuhe::record
