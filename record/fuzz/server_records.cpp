// Any bytes are read as XQR, MXQ, CHE, CHN and CCM to some end; what looks like one of the servers'
// formats gives a game whose first move is legal.
#include <chuhe/record/server_records.hpp>

#include <chuhe/record/xqr.hpp>

#include "binary_law.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chuhe::record;
  const Bytes bytes = fuzz::bytes_of(data, size);
  struct Format {
    fuzz::Reader reader;
    bool (*looks)(Bytes);
  };
  for (const Format& format : {Format{read_che, looks_like_che}, Format{read_chn, looks_like_chn},
                               Format{read_ccm, looks_like_ccm}}) {
    const std::vector<Game> games = fuzz::read_all(format.reader, bytes);
    if (!format.looks(bytes)) continue;
    const auto first = games.at(0).first_child(NodeId::root);
    fuzz::require(first && games[0].status(*first) == MoveStatus::legal, "a legal first move");
  }
  (void)looks_like_mxq(bytes);
  fuzz::read_all(read_mxq, bytes);
  fuzz::read_all(read_xqr, bytes);
  fuzz::read_all(read_xqr, std::string("\x00\x02\x20\x17\x09\x00", 6) + std::string(bytes));
  return 0;
}
