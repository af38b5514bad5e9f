# Makes the Debian packages of a build, looks at what they say of themselves and hold, unpacks the
# programs' one elsewhere and starts them there.
set(work ${BUILD}/deb)
file(REMOVE_RECURSE ${work})
set(ENV{LC_ALL} C.UTF-8)

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
endfunction()

set(sound "")
set(sound_needs "")
if(SOUND)
  set(sound "lib/.*chuhe/libchuhe-sound\\.so")
  set(sound_needs "[ ,]libpulse0 \\(")
endif()

function(expect text pattern what)
  if(NOT text MATCHES "${pattern}")
    message(FATAL_ERROR "${what}: no '${pattern}' in:\n${text}")
  endif()
endfunction()

run(${CMAKE_CPACK_COMMAND} -G DEB --config ${BUILD}/CPackConfig.cmake -B ${work})

# package(<name> <fields to be found>... FILES <files to be found>...)
function(package name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FIELDS;FILES")
  file(GLOB found ${work}/${name}_${VERSION}-1_*.deb)
  list(LENGTH found count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "not one package of ${name} but ${count}: ${found}")
  endif()
  execute_process(COMMAND dpkg-deb --field ${found} OUTPUT_VARIABLE control
                  COMMAND_ERROR_IS_FATAL ANY)
  message(STATUS "${control}")
  foreach(field IN LISTS arg_FIELDS)
    expect("${control}" "${field}" "control data of ${name}")
  endforeach()
  execute_process(COMMAND dpkg-deb --contents ${found} OUTPUT_VARIABLE contents
                  COMMAND_ERROR_IS_FATAL ANY)
  foreach(file IN LISTS arg_FILES)
    expect("${contents}" " root/root .* \\./usr/${file}\n" "contents of ${name}")
  endforeach()
  run(dpkg-deb --extract ${found} ${work}/root)
  set(${name}_package ${found} PARENT_SCOPE)
endfunction()

package(
  chuhe
  FIELDS "Package: chuhe\n" "Version: ${VERSION}-1\n" "Depends: [^\n]*libc6 \\(" "[ ,]libqt6widgets6 \\("
         "[ ,]libgif7 \\(" "[ ,]fonts-noto-cjk \\| fonts-" "Recommends: [^\n]*qt6-wayland" "Section: misc\n" "Maintainer: .+@"
         ${sound_needs}
  FILES bin/chuhe bin/chuhe-engine bin/chuhe-desktop share/applications/chuhe.desktop
        share/metainfo/chuhe.metainfo.xml share/icons/hicolor/scalable/apps/chuhe.svg
        share/doc/chuhe/copyright share/doc/chuhe/changelog\\.Debian\\.gz
        share/man/man6/chuhe.6.gz share/man/man6/chuhe-engine.6.gz
        share/man/man6/chuhe-desktop.6.gz share/bash-completion/completions/chuhe
        share/bash-completion/completions/chuhe-engine
        share/bash-completion/completions/chuhe-desktop share/zsh/vendor-completions/_chuhe
        share/zsh/vendor-completions/_chuhe-engine share/zsh/vendor-completions/_chuhe-desktop
        share/fish/vendor_completions.d/chuhe.fish share/fish/vendor_completions.d/chuhe-engine.fish
        share/fish/vendor_completions.d/chuhe-desktop.fish ${sound})
package(
  libchuhe-dev
  FIELDS "Package: libchuhe-dev\n" "Section: libdevel\n"
  FILES "lib/.*libchuhe_core\\.a" include/chuhe/core/position.hpp "lib/.*cmake/chuhe/chuheConfig\\.cmake"
        share/doc/libchuhe-dev/changelog\\.Debian\\.gz)

# What Debian's own tools make of the changelog is what the package says of itself.
execute_process(COMMAND gzip -dc ${work}/root/usr/share/doc/chuhe/changelog.Debian.gz
                OUTPUT_FILE ${work}/changelog COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND dpkg-parsechangelog -l ${work}/changelog OUTPUT_VARIABLE changes
                ERROR_VARIABLE complaints COMMAND_ERROR_IS_FATAL ANY)
expect("${changes}" "Version: ${VERSION}-1\n" "changelog")
execute_process(COMMAND dpkg-deb --field ${chuhe_package} Maintainer
                OUTPUT_VARIABLE maintainer COMMAND_ERROR_IS_FATAL ANY)
expect("${changes}" "Maintainer: ${maintainer}" "changelog")
if(complaints)
  message(FATAL_ERROR "changelog: ${complaints}")
endif()
# A licence that Debian does not keep comes along in full.
file(READ ${work}/root/usr/share/doc/chuhe/copyright copyright)
expect("${copyright}" "SIL OPEN FONT LICENSE Version 1.1" "copyright")
expect("${copyright}" "common-licenses/Apache-2.0" "copyright")

# The programs run from where they lie, and nothing of the build is needed.
set(bin ${work}/root/usr/bin)
run(${bin}/chuhe --version)
set(ENV{QT_QPA_PLATFORM} offscreen)
set(ENV{HOME} ${work}/home)
set(ENV{XDG_CONFIG_HOME} ${work}/home/config)
set(ENV{XDG_DATA_HOME} ${work}/home/data)
run(${bin}/chuhe-desktop --version)
file(WRITE ${work}/uci.txt "uci\nisready\nposition startpos\ngo depth 3\n")
execute_process(COMMAND ${bin}/chuhe-engine INPUT_FILE ${work}/uci.txt OUTPUT_VARIABLE answer
                TIMEOUT 60 COMMAND_ERROR_IS_FATAL ANY)
expect("${answer}" "uciok" "the engine")
# The window stays open until it is ended: it has started when it is there after a while.
execute_process(COMMAND timeout --preserve-status --signal=TERM 3 ${bin}/chuhe-desktop
                RESULT_VARIABLE status ERROR_VARIABLE complaints)
if(NOT status EQUAL 143 OR complaints MATCHES "[Ee]rror|cannot")
  message(FATAL_ERROR "the window has ended with ${status}: ${complaints}")
endif()

# What desktops and software centres read, where the tools that check it are there.
find_program(validate desktop-file-validate)
if(validate)
  run(${validate} ${work}/root/usr/share/applications/chuhe.desktop)
endif()
find_program(appstream appstreamcli)
if(appstream)
  # The project has no domain whose name could stand before its own.
  run(${appstream} validate --no-net --override cid-desktopapp-is-not-rdns=info
      ${work}/root/usr/share/metainfo/chuhe.metainfo.xml)
endif()
