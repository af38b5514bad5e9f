# Compares the number of nodes that `chuhe-engine bench` counts with the one kept for it:
#
#   cmake -D PROGRAM=<path> -D EXPECTED=<file> [-D EMULATOR=<program>] -P bench_nodes.cmake
#
# With CHUHE_GOLDEN_UPDATE set in the environment the file is written anew instead.
execute_process(COMMAND ${EMULATOR} ${PROGRAM} bench OUTPUT_VARIABLE output RESULT_VARIABLE status)
if(NOT status EQUAL 0 OR NOT output MATCHES "nodes ([0-9]+)")
  message(FATAL_ERROR "exit status ${status}; it printed:\n${output}")
endif()
set(nodes ${CMAKE_MATCH_1})
if(DEFINED ENV{CHUHE_GOLDEN_UPDATE})
  file(WRITE ${EXPECTED} "${nodes}\n")
  return()
endif()
file(STRINGS ${EXPECTED} expected)
if(NOT nodes STREQUAL expected)
  message(FATAL_ERROR "bench counted ${nodes} nodes, not ${expected}. Where search or evaluation "
                      "were changed on purpose, keep the new number:\n"
                      "  CHUHE_GOLDEN_UPDATE=1 ctest --preset release -R engine_app.bench_nodes")
endif()
