// XQR, a small format of 2020. docs/formats/xqr.md has the bytes.
#pragma once

#include <chuhe/record/charset.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

namespace chuhe::record {

/// Whether the bytes begin like an XQR file.
bool looks_like_xqr(Bytes bytes);

/// Reads the one game of a file. Texts are UTF-8, whatever `options.charset` says.
ReadSummary read_xqr(Bytes bytes, Visitor& visitor, const ReadOptions& options);

}  // namespace chuhe::record
