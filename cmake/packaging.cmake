# Debian packages, by "cpack -G DEB" in a build folder:
#
#   chuhe         the programs, with what a desktop wants to know of them
#   libchuhe-dev  libraries, headers and CMake package
#
# What each depends on is found out by dpkg-shlibdeps. Included last, when all else is declared.

# Named here alone: in the control data and in the changelog.
set(CPACK_PACKAGE_CONTACT "The Chuhe authors <chuhe@localhost>"
    CACHE STRING "Who is named as the maintainer of packages")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)

# The licences, whole where Debian does not have them, and what has changed, where Debian looks for
# them. The changelog is packed so that the same text makes the same bytes.
set(packaging ${PROJECT_BINARY_DIR}/packaging)
file(READ ${PROJECT_SOURCE_DIR}/NOTICE notice)
file(READ ${PROJECT_SOURCE_DIR}/assets/glyphs/OFL.txt glyph_licence)
file(WRITE ${packaging}/copyright
     "${notice}\nOn Debian the Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0.\n"
     "\nassets/glyphs:\n\n${glyph_licence}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian/changelog.in ${packaging}/changelog.Debian @ONLY)
set(packaged_texts ${packaging}/copyright)
if(CHUHE_GZIP)
  execute_process(COMMAND ${CHUHE_GZIP} --best --no-name --force --keep ${packaging}/changelog.Debian
                  COMMAND_ERROR_IS_FATAL ANY)
  list(APPEND packaged_texts ${packaging}/changelog.Debian.gz)
endif()
install(FILES ${packaged_texts} DESTINATION share/doc/chuhe COMPONENT programs)
install(FILES ${packaged_texts} DESTINATION share/doc/libchuhe-dev COMPONENT development)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME chuhe)
set(CPACK_PACKAGE_VENDOR "Chuhe")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "xiangqi (Chinese chess) to play, review and analyse")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_COMPONENTS_ALL programs development)
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};${PROJECT_NAME};ALL;/")

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAMS_PACKAGE_NAME chuhe)
# Not "games": those lie in /usr/games, and most of this is no game.
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_SECTION misc)
# Chinese moves stand in every list; which of the fonts shows them does not matter.
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_DEPENDS
    "fonts-noto-cjk | fonts-wqy-zenhei | fonts-wqy-microhei | fonts-arphic-uming | fonts-droid-fallback")
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PROGRAMS_DESCRIPTION
    "Rules as an arbiter applies them, an engine for UCI and UCCI, a window with a
board, game records of many formats, and the same in the terminal.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libchuhe-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libstdc++-12-dev | libstdc++-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "Static libraries with headers: rules, game records, engine protocols, engine,
matches, sentences. A CMake package comes along: find_package(chuhe).")
include(CPack)
