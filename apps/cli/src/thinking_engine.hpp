// Engines that are waited for: the library's, under their short names.
#pragma once

#include <chuhe/match/thinking_engine.hpp>

namespace chuhe::cli {

using match::Answer;
using match::BestLine;
using match::EngineChoice;
using match::evaluation_of;
using match::Interrupted;
using match::KnownEngine;
using match::meet;
using match::take_in;
using match::ThinkingEngine;
using match::Thoughts;

}  // namespace chuhe::cli
