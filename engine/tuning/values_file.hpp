// The values of the evaluation as the source file the engine is built from.
#pragma once

#include <string>

#include "evaluation_terms.hpp"

namespace chuhe::engine::tuning {

/// The text of evaluation_values.hpp.
std::string values_file(const EvaluationTerms& values);

}  // namespace chuhe::engine::tuning
