# The notations of moves.
list(APPEND record_headers
  include/chuhe/record/dialects.hpp
  include/chuhe/record/notation.hpp
  include/chuhe/record/notation_dialect.hpp
  include/chuhe/record/written.hpp)
list(APPEND record_sources
  src/notation_dialect.cpp)
