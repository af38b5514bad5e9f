// One record of CCBridge, a file of its own or part of a library.
#pragma once

#include <string>
#include <string_view>

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>

#include "feed.hpp"

namespace chuhe::record::detail {

/// Reads a record. `title` is taken when the record has none. False when nothing more is wanted.
/// Precondition: `bytes` has at least 36 bytes and begins with the magic.
bool read_cbr_record(Bytes bytes, Feed& feed, std::string_view title);

/// A record as bytes. `number` makes equal games of one library differ in their GUIDs.
std::string cbr_record(const Game& game, std::size_t number, LossCounter& losses);

}  // namespace chuhe::record::detail
