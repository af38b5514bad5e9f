# What every CMakeLists.txt of the project builds on:
#
#   chuhe_option    declares a part of the project that can be left out
#   chuhe_library   declares a library with its tests and fuzz targets
#   chuhe_program   declares a program
include_guard(GLOBAL)

include(GNUInstallDirs)
include(GoogleTest)

# chuhe_option(<NAME> <what> [PACKAGES <package>...])
#
# Declares CHUHE_<NAME> with the values AUTO, ON and OFF, and sets CHUHE_HAS_<NAME> to whether that
# part is to be built. AUTO builds it where the packages are found and says what is missing
# otherwise; ON makes a missing package an error.
function(chuhe_option name what)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "PACKAGES")
  set(CHUHE_${name} AUTO CACHE STRING "Build ${what}: AUTO, ON or OFF")
  set_property(CACHE CHUHE_${name} PROPERTY STRINGS AUTO ON OFF)
  set(CHUHE_HAS_${name} OFF PARENT_SCOPE)
  if(NOT CHUHE_${name})
    return()
  endif()
  set(missing "")
  foreach(package IN LISTS arg_PACKAGES)
    find_package(${package} QUIET)
    if(NOT ${package}_FOUND)
      list(APPEND missing ${package})
    endif()
  endforeach()
  if(NOT missing)
    set(CHUHE_HAS_${name} ON PARENT_SCOPE)
  elseif(CHUHE_${name} STREQUAL "AUTO")
    message(STATUS "Not built: ${what} (not found: ${missing}; see scripts/packages.txt)")
  else()
    message(FATAL_ERROR "CHUHE_${name} is ON, but for ${what} this was not found: ${missing}")
  endif()
endfunction()

# What all of the project's own code is compiled with; nobody who links a library inherits it.
function(_chuhe_compile target)
  target_compile_features(${target} PRIVATE cxx_std_23)
  if(MSVC)
    target_compile_options(${target} PRIVATE /W4 /utf-8 /permissive- /constexpr:steps33554432)
  else()
    # Without sign-conversion, which clang's -Wconversion has and GCC's has not: both warn alike.
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                                             -Wno-sign-conversion)
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      # GCC's limit of constant evaluation; clang's own, 2^20 steps, is too low for tables. And
      # std::stable_sort of libstdc++ 12 calls what libstdc++ itself has marked as deprecated.
      target_compile_options(${target} PRIVATE -fconstexpr-steps=33554432
                                               -Wno-deprecated-declarations)
    elseif(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
      # GCC 12 warns wrongly of overlapping copies in "x" + std::string (its bug 105651).
      target_compile_options(${target} PRIVATE -Wno-restrict)
    endif()
  endif()
endfunction()

function(_chuhe_check_targets function_name)
  foreach(target IN LISTS ARGN)
    if(NOT TARGET ${target})
      message(FATAL_ERROR "${function_name}: DEPENDS takes targets such as chuhe::core, not '${target}'")
    endif()
  endforeach()
endfunction()

# chuhe_library(NAME <name>
#               HEADERS <include/chuhe/name/x.hpp>...   public headers; each must compile alone
#               SOURCES <src/x.cpp>...
#               [DEPENDS <target>...]                   what the public headers need: chuhe::core, ...
#               [PRIVATE_DEPENDS <target>...]           what the sources alone need
#               [TEST_SOURCES <tests/x.cpp>...]
#               [TEST_DEPENDS <target>...]
#               [FUZZ_SOURCES <fuzz/x.cpp>...])
#
# Makes the target chuhe_<name>, known as chuhe::<name> here and to those who find_package(chuhe).
# Include roots are include/ and, for the library's own code, src/; what is not in DEPENDS cannot be
# included at all, which keeps the layers apart.
#
# Tests form one GoogleTest program, chuhe_<name>_tests, and each test becomes a ctest
# <name>.<Suite>.<Test>. Those of a suite whose name ends in "Slow" carry the label "slow", and so do
# those of an instance of a parametrised suite whose prefix ends so. The macro CHUHE_TEST_DATA_DIR
# is the path of the library's tests/data.
#
# Each fuzz source defines LLVMFuzzerTestOneInput; see docs/building.md for what is made of it.
function(chuhe_library)
  cmake_parse_arguments(
    PARSE_ARGV 0 arg "" "NAME"
    "HEADERS;SOURCES;DEPENDS;PRIVATE_DEPENDS;TEST_SOURCES;TEST_DEPENDS;FUZZ_SOURCES")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_NAME)
    message(FATAL_ERROR "chuhe_library: NAME missing, or unknown: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  _chuhe_check_targets(chuhe_library ${arg_DEPENDS} ${arg_PRIVATE_DEPENDS})
  set(target chuhe_${arg_NAME})

  if(arg_SOURCES)
    set(scope PUBLIC)
    add_library(${target} STATIC ${arg_SOURCES})
    _chuhe_compile(${target})
    target_include_directories(${target} PRIVATE src)
    target_link_libraries(${target} PRIVATE ${arg_PRIVATE_DEPENDS})
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()
  add_library(chuhe::${arg_NAME} ALIAS ${target})
  target_compile_features(${target} ${scope} cxx_std_23)
  target_link_libraries(${target} ${scope} ${arg_DEPENDS})
  target_sources(${target} ${scope} FILE_SET HEADERS BASE_DIRS include FILES ${arg_HEADERS})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${arg_NAME})
  add_dependencies(chuhe_libraries ${target})

  install(
    TARGETS ${target}
    EXPORT chuhe
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

  if(CHUHE_HAS_TESTS AND arg_TEST_SOURCES)
    _chuhe_tests(${arg_NAME} "${arg_TEST_SOURCES}" "${arg_TEST_DEPENDS}")
  endif()
  if(CHUHE_HAS_TESTS)
    foreach(source IN LISTS arg_FUZZ_SOURCES)
      _chuhe_fuzz_target(${arg_NAME} ${source})
    endforeach()
  endif()
endfunction()

function(_chuhe_tests name sources depends)
  set(target chuhe_${name}_tests)
  add_executable(${target} ${sources})
  _chuhe_compile(${target})
  target_include_directories(${target} PRIVATE src tests)
  target_link_libraries(${target} PRIVATE chuhe::${name} ${depends} GTest::gtest GTest::gtest_main)
  target_compile_definitions(
    ${target} PRIVATE CHUHE_TEST_DATA_DIR="${CMAKE_CURRENT_SOURCE_DIR}/tests/data")
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  # Compiled quickly rather than well: most of a test's time is spent in the libraries. Under the
  # sanitizers it is not, so there (Debug) the preset's own level stays.
  if(NOT MSVC)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O0>)
  endif()
  if(CHUHE_PRECOMPILED_TESTS)
    # The options let ccache know compilations again.
    target_precompile_headers(
      ${target} PRIVATE <gtest/gtest.h> <algorithm> <array> <filesystem> <fstream> <map> <optional>
                        <random> <set> <sstream> <string> <string_view> <vector>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE -fpch-preprocess)
    elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
  endif()

  # "X/FooSlow.Bar/0", "FooSlow/0.Bar" and "XSlow/Foo.Bar/0" are slow.
  set(slow "*Slow.*:*Slow/*.*")
  if(CMAKE_CROSSCOMPILING)
    # An emulator takes long to start: one start for all tests.
    add_test(NAME ${name} COMMAND ${target} "--gtest_filter=-${slow}")
    return()
  endif()
  gtest_discover_tests(
    ${target}
    TEST_PREFIX ${name}.
    TEST_FILTER "-${slow}"
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60)
  gtest_discover_tests(
    ${target}
    TEST_PREFIX ${name}.
    TEST_FILTER "${slow}"
    PROPERTIES LABELS slow
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60)
endfunction()

# A third argument says how many made-up inputs are tried, for targets that are slow.
function(_chuhe_fuzz_target name source)
  set(count 20000)
  if(ARGC GREATER 2)
    set(count ${ARGV2})
  endif()
  math(EXPR runs "${count} * 5")
  math(EXPR many "${count} * 50")
  cmake_path(GET source STEM what)
  set(target chuhe_${name}_fuzz_${what})
  set(corpus ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus/${what})
  add_executable(${target} ${source})
  _chuhe_compile(${target})
  target_link_libraries(${target} PRIVATE chuhe::${name})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
  if(CHUHE_FUZZ)
    # What the fuzzer finds new goes to the build folder; what is worth keeping is copied by hand.
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    set(found ${PROJECT_BINARY_DIR}/fuzz/found/${name}/${what})
    file(MAKE_DIRECTORY ${found} ${corpus})
    add_test(NAME fuzz.${name}.${what}
             COMMAND ${target} -runs=${runs} -seed=1 -max_len=4096 -artifact_prefix=${found}/crash-
                     ${found} ${corpus})
  else()
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/fuzz_replay.cpp)
    add_test(NAME fuzz.${name}.${what} COMMAND ${target} ${corpus} ${count})
    if(NOT CMAKE_CROSSCOMPILING)
      add_test(NAME fuzz.${name}.${what}.million COMMAND ${target} ${corpus} ${many})
      set_tests_properties(fuzz.${name}.${what}.million PROPERTIES LABELS slow)
    endif()
  endif()
endfunction()

# chuhe_program(NAME <name> SECTION <section of the manual> SOURCES <x.cpp>... DEPENDS <target>...
#               [NOT_INSTALLED])
#
# A program lands in bin/ of the build folder and is installed unless it says otherwise. Its sources
# may include <chuhe/version.hpp>. It writes its own man page and completions, when it is called with
# --reference; they land in share/ of the build folder, where `man` finds them by PATH, and are
# installed with it.
function(chuhe_program)
  cmake_parse_arguments(PARSE_ARGV 0 arg "NOT_INSTALLED" "NAME;SECTION" "SOURCES;DEPENDS")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_NAME)
    message(FATAL_ERROR "chuhe_program: NAME missing, or unknown: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  _chuhe_check_targets(chuhe_program ${arg_DEPENDS})
  add_executable(${arg_NAME} ${arg_SOURCES})
  _chuhe_compile(${arg_NAME})
  target_link_libraries(${arg_NAME} PRIVATE ${arg_DEPENDS} chuhe::manual chuhe::version)
  if(NOT arg_NOT_INSTALLED)
    install(TARGETS ${arg_NAME} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT programs)
  endif()
  # Programs for another system do not run here, and on Windows such shells are not at home.
  if(NOT CMAKE_CROSSCOMPILING AND NOT WIN32)
    set(place programs)
    if(arg_NOT_INSTALLED)
      set(place "")
    endif()
    _chuhe_reference(${arg_NAME} ${arg_SECTION} "${place}")
  endif()
endfunction()

set(CHUHE_ZSH_FOLDER vendor-completions
    CACHE STRING "Where in share/zsh completions go: Debian has vendor-completions, others site-functions")
find_program(CHUHE_GZIP gzip)
mark_as_advanced(CHUHE_ZSH_FOLDER CHUHE_GZIP)

# What a program writes about itself, anew after each linking. Pages are installed compressed, as
# packages have them, where gzip is there.
function(_chuhe_reference program section component)
  set(folder ${PROJECT_BINARY_DIR}/share)
  set(man ${folder}/man/man${section}/${program}.${section})
  set(bash ${folder}/bash-completion/completions/${program})
  set(zsh ${folder}/zsh/${CHUHE_ZSH_FOLDER}/_${program})
  set(fish ${folder}/fish/vendor_completions.d/${program}.fish)
  set(commands "")
  foreach(kind man bash zsh fish)
    cmake_path(GET ${kind} PARENT_PATH parent)
    file(MAKE_DIRECTORY ${parent})
    list(APPEND commands COMMAND ${program} --reference ${kind} > ${${kind}})
  endforeach()
  set(page ${man})
  if(CHUHE_GZIP)
    set(page ${PROJECT_BINARY_DIR}/packaging/${program}.${section}.gz)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/packaging)
    list(APPEND commands COMMAND ${CHUHE_GZIP} -9nc ${man} > ${page})
  endif()
  add_custom_command(
    OUTPUT ${man} ${bash} ${zsh} ${fish}
    BYPRODUCTS ${page}
    ${commands}
    DEPENDS ${program}
    COMMENT "Writing the man page and completions of ${program}"
    VERBATIM)
  add_custom_target(${program}_reference ALL DEPENDS ${man} ${bash} ${zsh} ${fish})
  if(component)
    install(FILES ${page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section} COMPONENT ${component})
    install(FILES ${bash} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
            COMPONENT ${component})
    install(FILES ${zsh} DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${CHUHE_ZSH_FOLDER}
            COMPONENT ${component})
    install(FILES ${fish} DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
            COMPONENT ${component})
  endif()
endfunction()

# <chuhe/version.hpp>: brought up to date at every build, in one place for all programs.
add_custom_target(
  chuhe_version_header
  COMMAND
    ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D VERSION=${PROJECT_VERSION}
    -D OUTPUT=${PROJECT_BINARY_DIR}/generated/chuhe/version.hpp -P
    ${PROJECT_SOURCE_DIR}/cmake/version.cmake
  BYPRODUCTS ${PROJECT_BINARY_DIR}/generated/chuhe/version.hpp
  COMMENT ""
  VERBATIM)
add_library(chuhe_version INTERFACE)
add_library(chuhe::version ALIAS chuhe_version)
add_dependencies(chuhe_version chuhe_version_header)
target_include_directories(chuhe_version INTERFACE ${PROJECT_BINARY_DIR}/generated)

# Builds every library and nothing else.
add_custom_target(chuhe_libraries)
