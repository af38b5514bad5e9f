# The notations of moves.
list(APPEND record_headers
  include/chuhe/record/dialects.hpp
  include/chuhe/record/notation.hpp
  include/chuhe/record/notation_dialect.hpp
  include/chuhe/record/written.hpp)
list(APPEND record_sources
  src/notation.cpp
  src/notation_algebraic.cpp
  src/notation_chinese.cpp
  src/notation_coordinates.cpp
  src/notation_dialect.cpp
  src/notation_relative.cpp
  src/notation_vietnamese.cpp
  src/notation_western.cpp)
list(APPEND record_tests
  tests/notation_laws_test.cpp
  tests/notation_test.cpp)
list(APPEND record_fuzz
  fuzz/notation.cpp)
