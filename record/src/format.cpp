// One door to all formats.
#include <chuhe/record/format.hpp>

#include <chuhe/record/cbl.hpp>
#include <chuhe/record/cbr.hpp>
#include <chuhe/record/dhtmlxq.hpp>
#include <chuhe/record/json.hpp>
#include <chuhe/record/pgn.hpp>
#include <chuhe/record/plain_text.hpp>
#include <chuhe/record/server_records.hpp>
#include <chuhe/record/xml_records.hpp>
#include <chuhe/record/xqf.hpp>
#include <chuhe/record/xqr.hpp>

namespace chuhe::record {

ReadSummary read(Format format, Bytes bytes, Visitor& visitor, const ReadOptions& options) {
  switch (format) {
    case Format::pgn: return read_pgn(bytes, visitor, options);
    case Format::xqf: return read_xqf(bytes, visitor, options);
    case Format::cbr: return read_cbr(bytes, visitor, options);
    case Format::cbl: return read_cbl(bytes, visitor, options);
    case Format::dhtmlxq: return read_dhtmlxq(bytes, visitor, options);
    case Format::wxf: return read_wxf(bytes, visitor, options);
    case Format::text: return read_text(bytes, visitor, options);
    case Format::cbf: return read_cbf(bytes, visitor, options);
    case Format::pfc: return read_pfc(bytes, visitor, options);
    case Format::xqr: return read_xqr(bytes, visitor, options);
    case Format::mxq: return read_mxq(bytes, visitor, options);
    case Format::che: return read_che(bytes, visitor, options);
    case Format::chn: return read_chn(bytes, visitor, options);
    case Format::ccm: return read_ccm(bytes, visitor, options);
    case Format::json: return read_json(bytes, visitor, options);
  }
  return {};
}

std::optional<WriteResult> write(Format format, const Game& game, const WriteOptions& options) {
  switch (format) {
    case Format::pgn: return write_pgn(game, options);
    case Format::xqf: return write_xqf(game, options);
    case Format::cbr: return write_cbr(game, options);
    case Format::cbl: return write_cbl(game, options);
    case Format::dhtmlxq: return write_dhtmlxq(game, options);
    case Format::wxf: return write_wxf(game, options);
    case Format::json: return write_json(game, options);
    case Format::text:
    case Format::cbf:
    case Format::pfc:
    case Format::xqr:
    case Format::mxq:
    case Format::che:
    case Format::chn:
    case Format::ccm: break;
  }
  return std::nullopt;
}

bool can_write(Format format) {
  switch (format) {
    case Format::pgn:
    case Format::xqf:
    case Format::cbr:
    case Format::cbl:
    case Format::dhtmlxq:
    case Format::wxf:
    case Format::json: return true;
    default: return false;
  }
}

bool holds_many_games(Format format) {
  switch (format) {
    case Format::pgn:
    case Format::dhtmlxq:
    case Format::wxf:
    case Format::json: return true;
    default: return false;
  }
}

}  // namespace chuhe::record
