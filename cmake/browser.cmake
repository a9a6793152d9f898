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
    cmake_parse_arguments(PARSE_ARGV 1 module "" "OPTIMISED" "SOURCES;LAYERS")
    add_executable(${name} ${module_SOURCES})
    set_target_properties(${name} PROPERTIES SUFFIX .wasm)
    list(TRANSFORM module_LAYERS APPEND _layer)
    target_link_libraries(${name} PRIVATE ${module_LAYERS})
    target_link_options(${name} PRIVATE
        -Wl,--gc-sections,--strip-all,-z,stack-size=1048576,--stack-first,--max-memory=1073741824)
    add_custom_command(TARGET ${name} POST_BUILD
        COMMAND ${wasm_opt} ${module_OPTIMISED} --enable-bulk-memory --enable-sign-ext --enable-mutable-globals
            --enable-nontrapping-float-to-int --enable-simd $<TARGET_FILE:${name}> -o $<TARGET_FILE:${name}>
        VERBATIM)
endfunction()

add_module(browser_counts
    OPTIMISED -O3 SOURCES tests/browser/counts.cpp LAYERS engine record analysis room puzzle)

# The game as the page calls it: no `main`, and every function that wasm/exports.hpp declares.
file(STRINGS src/wasm/exports.hpp exports REGEX "^(char|const char|void|std::size_t).* ?stackchess_")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/wasm/exports.hpp)
list(TRANSFORM exports REPLACE ".*(stackchess_[a-z_]+).*" "-Wl,--export=\\1")
# Three modules: what a page needs before the first move; what thinks, and all boards besides the game;
# and the page's own words, which are asked only when the page is built.
set(common input answer_length)
set(engine_calls wants learn think explore review stop bench)
list(APPEND engine_calls study edit guide lesson queens tour wins)
list(JOIN engine_calls "|" engine_names)
list(JOIN common "|" common_names)
function(add_page_module name optimised)
    cmake_parse_arguments(PARSE_ARGV 2 module "" "" "EXPORTS;RULES")
    add_module(${name} OPTIMISED ${optimised}
        SOURCES src/wasm/exports.cpp ${module_RULES} LAYERS wasm)
    target_compile_options(${name} PRIVATE -Oz)
    target_link_options(${name} PRIVATE -mexec-model=reactor ${module_EXPORTS})
endfunction()
# The rules once more, as small as can be: those of the layers are fast, and take a tenth more to load.
file(GLOB rules CONFIGURE_DEPENDS
    src/core/*.cpp src/game/*.cpp src/chess/*.cpp src/stackchess/*.cpp)
list(FILTER rules EXCLUDE REGEX "_test\\.cpp$")
set(words_exports ${exports})
list(FILTER words_exports INCLUDE REGEX "_(${common_names}|words)$")
set(engine_exports ${exports})
list(FILTER engine_exports INCLUDE REGEX "_(${common_names}|${engine_names})$")
list(FILTER exports EXCLUDE REGEX "_(words|${engine_names})$")
add_page_module(stackchess -Oz EXPORTS ${exports} RULES ${rules})
add_page_module(stackchess_engine -O3 EXPORTS ${engine_exports})
add_page_module(stackchess_words -Oz EXPORTS ${words_exports})

# A board in space, loaded when somebody wants to see it.
file(STRINGS src/wasm/space_exports.hpp space_exports REGEX "^[a-z].* space_[a-z_]+\\(")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/src/wasm/space_exports.hpp)
list(TRANSFORM space_exports REPLACE "^[^(]*(space_[a-z_]+)\\(.*" "-Wl,--export=\\1")
add_module(stackchess_space
    OPTIMISED -Oz SOURCES src/wasm/space_exports.cpp src/wasm/space.cpp LAYERS solid)
target_compile_options(stackchess_space PRIVATE -Oz)
target_link_options(stackchess_space PRIVATE -mexec-model=reactor ${space_exports})
