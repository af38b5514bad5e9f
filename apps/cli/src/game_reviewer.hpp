// The games of a file, reviewed one after the other, reported and written.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/core/rules.hpp>
#include <chuhe/match/engine_session.hpp>
#include <chuhe/record/format.hpp>

#include "analysis.hpp"
#include "analysis_report.hpp"
#include "invocation.hpp"

namespace chuhe::cli {

/// What is to be reviewed, and what is made of it.
struct ReviewRequest {
  /// The file's name, or `-`.
  std::string what;
  std::string_view bytes;
  record::Format format{};
  record::ReadOptions read;
  /// One game alone, from 1; nothing: all.
  std::optional<std::size_t> game;
  /// The file to write; empty: none.
  std::string out;
  /// How moves are written there; null: as is usual in the format.
  const record::Dialect* notation = nullptr;
  RuleSet rules;
  bool json = false;
};

/// Whether the file that is wanted can be written, as far as that can be known; says if not.
bool check_output(const ReviewRequest& request, Invocation& invocation);

/// Reviews the games and reports each as soon as it is known. The file to write gets what there is
/// also when the engine fails or there is an interrupt; in that case a file that replaces the one
/// read keeps the games that were not reached. Gives why the engine has failed, if it has.
std::optional<match::EngineFault> review(const ReviewRequest& request, ThinkingEngine& engine,
                                         std::string_view engine_name, const SearchLimits& limits,
                                         std::size_t lines, const ReportStyle& style,
                                         Invocation& invocation);

}  // namespace chuhe::cli
