// The `info` lines of an engine.
#pragma once

#include <string>

#include <chuhe/protocol/dialect.hpp>
#include <chuhe/protocol/reply.hpp>

#include "word_reader.hpp"

namespace chuhe::protocol {

/// What follows the word `info`; what is not understood is skipped.
Info read_info(WordReader& reader, const Dialect& dialect);

std::string info_text(const Info& info, const Dialect& dialect);

/// The number by which UCCI says a score.
int ucci_score(const Score& score);
/// The score that such a number means.
Score score_from_ucci(int value);

}  // namespace chuhe::protocol
