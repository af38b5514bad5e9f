#include <chuhe/record/notation_dialect.hpp>

#include <array>
#include <span>
#include <string_view>

#include <chuhe/record/dialects.hpp>

namespace chuhe::record {

namespace {

constexpr std::array all_dialects{notation::uci,          notation::iccs,
                                  notation::chinese,      notation::traditional_chinese,
                                  notation::wxf,          notation::vietnamese,
                                  notation::san,          notation::chinese_xqbase,
                                  notation::chinese_book, notation::chinese_long,
                                  notation::wxf_axf,      notation::wxf_xqbase,
                                  notation::wxf_fairy,    notation::wxf_playok,
                                  notation::uci_fairy,    notation::dhtmlxq,
                                  notation::san_fairy};

}  // namespace

std::span<const Dialect> dialects() { return all_dialects; }

const Dialect* find_dialect(std::string_view name) {
  for (const Dialect& dialect : all_dialects) {
    if (dialect.name == name) return &dialect;
  }
  return nullptr;
}

}  // namespace chuhe::record
