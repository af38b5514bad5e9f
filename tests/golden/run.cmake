# Runs one case of the golden tests; see CMakeLists.txt.
#
#   cmake -D CASE=<path without suffix> -D WORK=<folder> -D PROGRAM=<path>
#         -D SCRIPTED_ENGINE=<path> [-D EMULATOR=<program>] -P run.cmake
cmake_minimum_required(VERSION 3.25)

cmake_path(GET CASE FILENAME name)
set(environment LANG=C)
set(status 0)
set(FILE ${name}.pgn)
file(REMOVE ${WORK}/${FILE})
include(${CASE}.cmake)
if(EXISTS ${CASE}.engine)
  list(APPEND environment CHUHE_SCRIPT=${CASE}.engine)
endif()

set(input ${CASE}.in)
if(NOT EXISTS ${input})
  set(input ${WORK}/${name}.empty)
  file(WRITE ${input} "")
endif()

# Nothing of the person's own environment reaches the program.
set(unset)
foreach(variable LANG LANGUAGE LC_ALL LC_CTYPE LC_MESSAGES NO_COLOR COLORTERM TERM)
  list(APPEND unset --unset=${variable})
endforeach()
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env ${unset} ${environment} ${EMULATOR} ${PROGRAM} ${arguments}
  WORKING_DIRECTORY ${WORK}
  INPUT_FILE ${input}
  OUTPUT_FILE ${WORK}/${name}.out
  ERROR_FILE ${WORK}/${name}.err
  RESULT_VARIABLE actual_status
  TIMEOUT 60)

set(failed FALSE)
foreach(stream out err pgn)
  set(actual "")
  if(EXISTS ${WORK}/${name}.${stream})
    file(READ ${WORK}/${name}.${stream} actual)
  endif()
  string(REPLACE "\r\n" "\n" actual "${actual}")
  if(EMULATOR)
    # What Wine says when it is started for the first time.
    string(REGEX REPLACE "wine: [^\n]*\n" "" actual "${actual}")
  endif()
  file(WRITE ${WORK}/${name}.${stream} "${actual}")
  if(DEFINED ENV{CHUHE_GOLDEN_UPDATE})
    if(actual STREQUAL "")
      file(REMOVE ${CASE}.${stream})
    else()
      file(WRITE ${CASE}.${stream} "${actual}")
    endif()
  endif()
  set(expected "")
  if(EXISTS ${CASE}.${stream})
    file(READ ${CASE}.${stream} expected)
  endif()
  if(NOT expected STREQUAL actual)
    set(failed TRUE)
    message("${name}: standard ${stream} is not that of ${CASE}.${stream}, but:\n${actual}")
  endif()
endforeach()
if(NOT actual_status STREQUAL status)
  set(failed TRUE)
  message("${name}: exit status ${actual_status} instead of ${status}")
endif()
if(failed)
  message(FATAL_ERROR "${name}: failed; what came out is in ${WORK}")
endif()
