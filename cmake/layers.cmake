# One static library per line of tests/layers/table.txt, from the sources of that folder of src/.
# With STACKCHESS_DISPATCH each is compiled twice: `chess_layer` for any x86-64 processor and
# `chess_layer-v3` for those with AVX2 and BMI2 (the psABI's level x86-64-v3).

set(layer_variants "")
if(STACKCHESS_DISPATCH)
    list(APPEND layer_variants "-v3")
endif()

# The variant that tests and benchmarks link: the fastest that runs here.
set(here_variant "")
if(STACKCHESS_DISPATCH AND EXISTS /proc/cpuinfo)
    file(READ /proc/cpuinfo cpuinfo)
    if(cpuinfo MATCHES " avx2 " AND cpuinfo MATCHES " bmi2 " AND cpuinfo MATCHES " fma "
       AND cpuinfo MATCHES " movbe " AND cpuinfo MATCHES " abm ")
        set(here_variant "-v3")
    endif()
endif()

add_library(house INTERFACE)
target_compile_options(house INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Werror
    -Wno-missing-field-initializers) # a designated initializer names what is not as usual
target_include_directories(house INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(house INTERFACE tl::expected Threads::Threads)
if(STACKCHESS_SANITIZE)
    target_compile_options(house INTERFACE
        -fsanitize=${STACKCHESS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(house INTERFACE -fsanitize=${STACKCHESS_SANITIZE})
endif()

function(add_layer_variant folder variant links)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    set(layer ${folder}_layer${variant})
    if(folder STREQUAL "window" AND variant STREQUAL "-v3")
        add_library(${layer} ALIAS ${folder}_layer) # what only paints is compiled once
        return()
    endif()
    list(TRANSFORM links APPEND "_layer${variant}")
    if(NOT sources)
        add_library(${layer} INTERFACE)
        target_link_libraries(${layer} INTERFACE house ${links})
        return() # the processor comes from the layers below
    endif()
    add_library(${layer} STATIC ${sources})
    target_link_libraries(${layer} PUBLIC house ${links})
    if(variant STREQUAL "-v3")
        target_compile_options(${layer} PUBLIC -march=x86-64-v3)
    endif()
endfunction()

# What stackchess-engine is made of.
set(engine_folders core game chess stackchess search engine uci)

set(layers "")
file(STRINGS ${PROJECT_SOURCE_DIR}/tests/layers/table.txt rows REGEX "^[a-z]+:")
set_property(DIRECTORY APPEND PROPERTY
    CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/layers/table.txt)
foreach(row IN LISTS rows)
    string(REGEX MATCH "^[a-z]+" folder "${row}")
    if(STACKCHESS_ENGINE_ONLY AND NOT folder IN_LIST engine_folders)
        continue()
    endif()
    string(REGEX REPLACE "^[a-z]+: *" "" links "${row}")
    separate_arguments(links)
    list(APPEND layers ${folder})
    foreach(variant IN ITEMS "" LISTS layer_variants)
        add_layer_variant(${folder} "${variant}" "${links}")
    endforeach()
endforeach()

# What a layer needs besides those below it; a layer without sources only passes things on.
function(layer_options folder)
    foreach(variant IN ITEMS "" LISTS layer_variants)
        set(layer ${folder}_layer${variant})
        get_target_property(type ${layer} TYPE)
        if(NOT type STREQUAL "INTERFACE_LIBRARY")
            target_compile_options(${layer} PRIVATE ${ARGN})
        endif()
    endforeach()
endfunction()

function(layer_links folder)
    foreach(variant IN ITEMS "" LISTS layer_variants)
        set(layer ${folder}_layer${variant})
        get_target_property(type ${layer} TYPE)
        if(NOT type STREQUAL "INTERFACE_LIBRARY")
            target_link_libraries(${layer} PUBLIC ${ARGN})
        endif()
    endforeach()
endfunction()

# The rules, and all that will run in a browser, throw nothing and are compiled so.
foreach(folder IN LISTS engine_folders)
    layer_options(${folder} -fno-exceptions)
endforeach()

layer_links(uci fmt::fmt)
if(STACKCHESS_ENGINE_ONLY)
    return()
endif()
foreach(folder IN ITEMS record session analysis)
    layer_options(${folder} -fno-exceptions)
endforeach()
layer_links(words fmt::fmt)
layer_links(text ${libedit})
layer_links(command CLI11::CLI11 ${CMAKE_DL_LIBS})

# What is around the work is not optimised as the work is, which shortens the whole build by much.
foreach(folder IN ITEMS phrase text view command)
    layer_options(${folder} $<$<CONFIG:Release>:-O1>)
endforeach()
set_source_files_properties(${PROJECT_SOURCE_DIR}/src/command/perft.cpp PROPERTIES
    COMPILE_OPTIONS $<$<CONFIG:Release>:-O3>)
