# Installs the libraries of a build, moves them elsewhere (an installed tree must not depend on its
# place), builds the stranger's project against them and runs it.
set(work ${BUILD}/package)
file(REMOVE_RECURSE ${work})

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${work}/installed --component development)
file(RENAME ${work}/installed ${work}/moved)
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${work}/build -G ${GENERATOR} -D CMAKE_CXX_COMPILER=${CXX}
    -D CMAKE_BUILD_TYPE=Release -D CMAKE_PREFIX_PATH=${work}/moved)
run(${CMAKE_COMMAND} --build ${work}/build)
execute_process(COMMAND ${work}/build/stranger OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
string(STRIP "${output}" output)
if(NOT output STREQUAL "44")
  message(FATAL_ERROR "the stranger counts '${output}' moves in the opening position, not 44")
endif()
