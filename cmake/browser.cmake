# What runs in a browser: the layers below its faces, and the programs made of them.

# The headers of two libraries alone, since beside them lie those of the machine that builds.
function(add_headers target folder)
    set(headers ${PROJECT_BINARY_DIR}/headers/${folder})
    file(MAKE_DIRECTORY ${headers})
    file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
    add_library(${target} INTERFACE IMPORTED)
    target_include_directories(${target} INTERFACE ${headers})
endfunction()
add_headers(tl::expected tl)
add_headers(nlohmann_json::nlohmann_json nlohmann)

include(cmake/layers.cmake)
include(cmake/networks.cmake)
include(cmake/solids.cmake)

# A program NAME.wasm of these sources and layers. The usual stack of 64 KB is less than the moves
# of a large board take. Memory grows as it is needed, to 1 GB.
find_program(wasm_opt wasm-opt REQUIRED)
function(add_module name)
    cmake_parse_arguments(PARSE_ARGV 1 module "" "" "SOURCES;LAYERS")
    add_executable(${name} ${module_SOURCES})
    set_target_properties(${name} PROPERTIES SUFFIX .wasm)
    list(TRANSFORM module_LAYERS APPEND _layer)
    target_link_libraries(${name} PRIVATE ${module_LAYERS})
    target_link_options(${name} PRIVATE
        -Wl,--gc-sections,--strip-all,-z,stack-size=1048576,--stack-first,--max-memory=1073741824)
    add_custom_command(TARGET ${name} POST_BUILD
        COMMAND ${wasm_opt} -O3 --enable-bulk-memory --enable-sign-ext --enable-mutable-globals
            --enable-nontrapping-float-to-int $<TARGET_FILE:${name}> -o $<TARGET_FILE:${name}>
        VERBATIM)
endfunction()

add_module(browser_counts
    SOURCES tests/browser/counts.cpp LAYERS engine record analysis room puzzle)

# The game as the page calls it: no `main`, and every function that wasm/exports.hpp declares.
file(STRINGS src/wasm/exports.hpp exports REGEX "^(char|const char|void|std::size_t).* ?stackchess_")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/wasm/exports.hpp)
list(TRANSFORM exports REPLACE ".*(stackchess_[a-z_]+).*" "-Wl,--export=\\1")
# The page's own words are a module of their own, which is asked only when the page is built.
foreach(name IN ITEMS stackchess stackchess_words)
    add_module(${name} SOURCES src/wasm/exports.cpp LAYERS wasm)
    target_compile_options(${name} PRIVATE -Oz)
endforeach()
set(words_exports ${exports})
list(FILTER words_exports INCLUDE REGEX "_(input|answer_length|words)$")
list(FILTER exports EXCLUDE REGEX "_words$")
target_link_options(stackchess PRIVATE -mexec-model=reactor ${exports})
target_link_options(stackchess_words PRIVATE -mexec-model=reactor ${words_exports})
