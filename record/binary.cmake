# The formats of bytes.
list(APPEND record_headers
  include/chuhe/record/cbl.hpp
  include/chuhe/record/cbr.hpp
  include/chuhe/record/server_records.hpp
  include/chuhe/record/xqf.hpp
  include/chuhe/record/xqr.hpp)

list(APPEND record_sources
  src/binary_text.cpp
  src/cbl_read.cpp
  src/cbl_write.cpp
  src/cbr_ending.cpp
  src/cbr_format.cpp
  src/cbr_read.cpp
  src/cbr_write.cpp
  src/mxq_read.cpp
  src/preorder.cpp
  src/server_moves.cpp
  src/server_records.cpp
  src/write_tree.cpp
  src/xqf_format.cpp
  src/xqf_nodes.cpp
  src/xqf_read.cpp
  src/xqf_write.cpp
  src/xqr_read.cpp)

list(APPEND record_tests
  tests/binary_conversion_test.cpp
  tests/binary_games.cpp
  tests/binary_samples_test.cpp
  tests/binary_test.cpp
  tests/cbr_test.cpp
  tests/format_pages_test.cpp
  tests/server_records_test.cpp
  tests/xqf_test.cpp)

list(APPEND record_fuzz
  fuzz/cbl.cpp
  fuzz/cbr.cpp
  fuzz/server_records.cpp
  fuzz/xqf.cpp)
