# A tuning in small: broken settings are refused, the end is as told, and what was begun goes on.
#
#   cmake -D SPSA=program -D ENGINE=program -D WORK=folder -P loop.cmake
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})

# run(<status> <argument>...): what it says goes to `said`.
function(run wanted)
  execute_process(
    COMMAND ${SPSA} ${ARGN}
    WORKING_DIRECTORY ${WORK}
    OUTPUT_VARIABLE out
    ERROR_VARIABLE err
    RESULT_VARIABLE status)
  if(NOT status STREQUAL wanted)
    message(FATAL_ERROR "${ARGN}: exit status ${status}, not ${wanted}\n${out}${err}")
  endif()
  set(said "${out}${err}" PARENT_SCOPE)
endfunction()

function(expect pattern)
  if(NOT said MATCHES "${pattern}")
    message(FATAL_ERROR "'${pattern}' is not in:\n${said}")
  endif()
endfunction()

set(settings --engine ${ENGINE} --nodes 40 --pairs 1 --parameter FutilityMargin --parameter Window)
run(0 a.json ${settings} --iterations 3 --rate 5)
expect("FutilityMargin +95 -> ")
expect("Window +[0-9]+ -> ")
file(READ ${WORK}/a.json a)
run(0 a.json ${settings} --iterations 3 --rate 5)
expect("goes on after 3 comparisons")
run(0 b.json ${settings} --iterations 3 --rate 5 --concurrency 2)
file(READ ${WORK}/b.json b)
if(NOT a STREQUAL b)
  message(FATAL_ERROR "other values by two games at a time:\n${a}${b}")
endif()
run(2 a.json ${settings} --iterations 4 --rate 5)
expect("a tuning with other settings")
file(WRITE ${WORK}/c.json "{}")
run(2 c.json ${settings})
expect("c.json: no tuning, or a damaged one")
run(3 d.json --engine ${WORK}/nowhere --iterations 1)
expect("nowhere: not_found")
run(2 d.json --engine ${ENGINE} --parameter Killers)
expect("Killers is not to be tuned")
