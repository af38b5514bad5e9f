#include "reviewed_file.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include <chuhe/record/review.hpp>
#include <chuhe/words/analysis.hpp>

namespace chuhe::cli {

namespace {

using record::Judgement;
using record::LossKind;

bool has(const std::vector<record::Loss>& losses, LossKind kind) {
  return std::ranges::any_of(losses,
                             [kind](const record::Loss& loss) { return loss.kind == kind; });
}

std::string remark_of(const record::Annotation& annotation, words::Language language) {
  std::string remark;
  if (annotation.evaluation) remark = words::figures(*annotation.evaluation);
  constexpr std::array<std::pair<Judgement, std::string_view>, 3> faults{
      {{Judgement::inaccuracy, "?!"}, {Judgement::mistake, "?"}, {Judgement::blunder, "??"}}};
  for (const auto& [judgement, mark] : faults) {
    const std::uint8_t glyph = record::mark_of(judgement);
    if (std::ranges::find(annotation.marks, glyph) == annotation.marks.end()) continue;
    if (!remark.empty()) remark += ' ';
    remark += std::string(mark) + " " + std::string(words::word(language, judgement));
  }
  return remark;
}

}  // namespace

void say_review_in_comments(record::Game& game, words::Language language) {
  std::optional<record::NodeId> node = record::NodeId::root;
  while (node) {
    const std::string remark = remark_of(game.annotation(*node), language);
    if (!remark.empty()) {
      record::Annotation& annotation = game.edit_annotation(*node);
      // A second review of the same file says it once.
      if (!annotation.comment.starts_with(remark)) {
        annotation.comment = remark + (annotation.comment.empty() ? "" : "\n" + annotation.comment);
      }
    }
    node = game.next_in_preorder(*node);
  }
}

std::expected<ReviewedFile, record::FileError> ReviewedFile::begin(
    const std::filesystem::path& path, record::Format format, const record::WriteOptions& options) {
  auto file = record::FileReplacement::begin(path);
  if (!file) return std::unexpected(file.error());
  return ReviewedFile(std::move(*file), format, options);
}

std::expected<void, record::FileError> ReviewedFile::add(const record::Game& game,
                                                         words::Language language) {
  ++games_;
  record::WriteResult written = *record::write(format_, game, options_);
  const record::Game* to_write = &game;
  record::Game with_comments;
  const bool loses_review =
      has(written.losses, LossKind::evaluations) || has(written.losses, LossKind::marks);
  if (loses_review) {
    with_comments = game;
    say_review_in_comments(with_comments, language);
    record::WriteResult said = *record::write(format_, with_comments, options_);
    if (!has(said.losses, LossKind::comments)) {
      // They stand in the comments now.
      std::erase_if(said.losses, [](const record::Loss& loss) {
        return loss.kind == LossKind::evaluations || loss.kind == LossKind::marks;
      });
      written = std::move(said);
      to_write = &with_comments;
    }
  }
  count(written.losses);
  if (format_ != record::Format::cbl) return file_.write(written.bytes);
  library_.add(*to_write);
  return {};
}

std::expected<void, record::FileError> ReviewedFile::commit() {
  if (format_ == record::Format::cbl) {
    const record::WriteResult written = std::move(library_).finish();
    if (const auto done = file_.write(written.bytes); !done) return done;
  }
  return file_.commit();
}

void ReviewedFile::count(const std::vector<record::Loss>& losses) {
  for (const record::Loss& loss : losses) {
    record::Loss& sum = losses_[loss.kind];
    sum.kind = loss.kind;
    sum.count += loss.count;
  }
}

}  // namespace chuhe::cli
