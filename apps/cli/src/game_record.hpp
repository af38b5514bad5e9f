// A game at the keyboard as a record: the library's, under its short name.
#pragma once

#include <chuhe/match/match_record.hpp>

namespace chuhe::cli {

using match::record_of;

}  // namespace chuhe::cli
