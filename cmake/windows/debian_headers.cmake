# chuhe_debian_headers(<target> <folder of /usr/include>)
#
# A header-only library out of one folder of /usr/include. The folder is reached through a link,
# since with /usr/include itself in the search path the cross compiler would read glibc's headers.
function(chuhe_debian_headers target folder)
  set(package ${CMAKE_FIND_PACKAGE_NAME})
  if(EXISTS /usr/include/${folder})
    set(headers ${CMAKE_BINARY_DIR}/debian-headers/${folder})
    file(MAKE_DIRECTORY ${headers})
    file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
    if(NOT TARGET ${target})
      add_library(${target} INTERFACE IMPORTED)
      target_include_directories(${target} SYSTEM INTERFACE ${headers})
    endif()
    set(${package}_FOUND TRUE PARENT_SCOPE)
  else()
    set(${package}_FOUND FALSE PARENT_SCOPE)
  endif()
endfunction()
