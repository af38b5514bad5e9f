// Reviewed games on their way into a file.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include <chuhe/record/cbl.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A file that is replaced when all games have been written, and not before.
class ReviewedFile {
 public:
  /// Precondition: the format can be written.
  static std::expected<ReviewedFile, record::FileError> begin(const std::filesystem::path& path,
                                                              record::Format format,
                                                              const record::WriteOptions& options);

  /// Writes a game. What the format has no place for and is of a review, scores and marks, goes
  /// into the comments, if those it has; what is said there is in the language.
  std::expected<void, record::FileError> add(const record::Game& game, words::Language language);
  /// The last call.
  std::expected<void, record::FileError> commit();

  std::size_t games() const { return games_; }
  /// What the format could not hold.
  const std::map<record::LossKind, record::Loss>& losses() const { return losses_; }

 private:
  ReviewedFile(record::FileReplacement file, record::Format format,
               const record::WriteOptions& options)
      : file_(std::move(file)), format_(format), options_(options) {}
  void count(const std::vector<record::Loss>& losses);

  record::FileReplacement file_;
  record::Format format_;
  record::WriteOptions options_;
  record::CblWriter library_;
  std::size_t games_ = 0;
  std::map<record::LossKind, record::Loss> losses_;
};

/// Puts scores and marks into the comments: `+0.35`, `-2.10 ?? blunder`.
void say_review_in_comments(record::Game& game, words::Language language);

}  // namespace chuhe::cli
