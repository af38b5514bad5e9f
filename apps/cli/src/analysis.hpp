// Looking at games by an engine: the library's, under its short names.
#pragma once

#include <chuhe/match/analysis.hpp>

#include "thinking_engine.hpp"

namespace chuhe::cli {

using match::analyse;
using match::AnalysisWatch;
using match::GameAnalysis;
using match::go_for;
using match::patience_for;
using match::playable_line;
using match::SearchLimits;
using match::SeenPosition;

}  // namespace chuhe::cli
