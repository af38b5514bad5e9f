# Runs a program and compares what it prints with a file kept for it:
#
#   cmake -DPROGRAM=... -DARGUMENTS="a;b" -DINPUT=file -DEXPECTED=file [-DSTATUS=n] -P golden.cmake
#
# With CHUHE_GOLDEN_UPDATE set in the environment the file is written anew instead.
if(NOT DEFINED STATUS)
  set(STATUS 0)
endif()
set(input "")
if(INPUT)
  set(input INPUT_FILE ${INPUT})
endif()
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} ${input} OUTPUT_VARIABLE output
                RESULT_VARIABLE status)
if(NOT status STREQUAL STATUS)
  message(FATAL_ERROR "exit status ${status} instead of ${STATUS}; it printed:\n${output}")
endif()
string(REPLACE "\r\n" "\n" output "${output}")
if(DEFINED ENV{CHUHE_GOLDEN_UPDATE})
  file(WRITE ${EXPECTED} "${output}")
  return()
endif()
file(READ ${EXPECTED} expected)
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "printed:\n${output}\nexpected (${EXPECTED}):\n${expected}")
endif()
