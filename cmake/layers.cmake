# One static library per line of tests/layers/table.txt, from the sources of that folder of src/.
# With STACKCHESS_DISPATCH, the layers that count and search are compiled twice: `chess_layer` for
# any x86-64 processor and `chess_layer-v3` for those with AVX2 and BMI2 (the psABI level
# x86-64-v3).

set(fast_folders core game chess stackchess search nnue engine record puzzle)

# What runs in a browser too: without exceptions, files and other threads than `core::HelperThreads`.
set(browser_folders core solid game chess stackchess search nnue engine record session words puzzle analysis
    play phrase room wire online wasm)

# What stackchess-engine is made of.
set(engine_folders core game chess stackchess search nnue engine file uci)

# What only the library of the server is made of, besides layers that others need too.
set(server_folders sql sqlite postgres sodium socket server)

# What is built: all folders, unless this names some.
set(built_folders "")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(built_folders ${browser_folders})
elseif(STACKCHESS_ENGINE_ONLY)
    set(built_folders ${engine_folders})
endif()

set(layer_variants "")
if(STACKCHESS_DISPATCH)
    list(APPEND layer_variants "-v3")
endif()

# The variant that tests and benchmarks link: the fastest that runs on this machine.
set(here_variant "")
if(STACKCHESS_DISPATCH AND EXISTS /proc/cpuinfo)
    file(READ /proc/cpuinfo cpuinfo)
    if(cpuinfo MATCHES " avx2 " AND cpuinfo MATCHES " bmi2 " AND cpuinfo MATCHES " fma "
       AND cpuinfo MATCHES " movbe " AND cpuinfo MATCHES " abm ")
        set(here_variant "-v3")
    endif()
endif()

add_library(house INTERFACE)
# In a batch a local name may hide one that another source has included; only g++ can tell that apart.
set(shadowing $<IF:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>,$<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>,-Wshadow>)
target_compile_options(house INTERFACE
    -Wall -Wextra -Wpedantic ${shadowing} -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Werror
    -Wno-missing-field-initializers) # a designated initializer names what is not as usual
target_include_directories(house INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(house INTERFACE tl::expected)
if(TARGET Threads::Threads)
    target_link_libraries(house INTERFACE Threads::Threads)
endif()
if(STACKCHESS_SANITIZE)
    target_compile_options(house INTERFACE
        -fsanitize=${STACKCHESS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(house INTERFACE -fsanitize=${STACKCHESS_SANITIZE})
endif()

# The headers that take longest to compile, precompiled where many sources are compiled one by one.
# Every source still includes what it needs: clang-tidy and small layers compile without these.
set(slow_headers <algorithm> <array> <chrono> <functional> <memory> <optional> <string> <string_view>
    <unordered_map> <variant> <vector>)

# Compiles these sources of a target in batches, whose shared headers are read once. Names of two
# sources never clash, but what a source forgets to include may come from another one: only builds
# without batches find that. The sources of Boost are long enough by themselves, and exports.cpp is
# compiled for each module again.
function(compile_in_batches target)
    list(FILTER ARGN EXCLUDE REGEX "/(beast_[a-z]+|boost|exports)\\.cpp$")
    if(NOT STACKCHESS_BATCHES OR NOT ARGN)
        return()
    endif()
    list(GET ARGN 0 first)
    get_filename_component(folder ${first} DIRECTORY)
    file(GLOB headers CONFIGURE_DEPENDS ${folder}/*.hpp)
    set(files ${headers} ${ARGN})
    list(TRANSFORM files REPLACE "^${PROJECT_SOURCE_DIR}/" "")
    execute_process(COMMAND awk -v most=20 -f cmake/batches.awk ${files}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE batches COMMAND_ERROR_IS_FATAL ANY)
    string(STRIP "${batches}" batches)
    string(REPLACE "\n" ";" batches "${batches}")
    set(number 0)
    foreach(batch IN LISTS batches)
        separate_arguments(batch)
        list(LENGTH batch size)
        if(size GREATER 1)
            math(EXPR number "${number} + 1")
            list(TRANSFORM batch PREPEND "${PROJECT_SOURCE_DIR}/")
            set_source_files_properties(${batch} PROPERTIES UNITY_GROUP batch${number})
        endif()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # A type of a source's own is no type of a header, in which others would see another one.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()

function(add_layer_variant folder variant links)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    if(STACKCHESS_FUZZ) # no target goes through Boost, whose sources take longest with sanitizers
        list(FILTER sources EXCLUDE REGEX "/(socket|server)/(beast_[a-z]+|boost|serve)\\.cpp$")
    endif()
    set(layer ${folder}_layer${variant})
    if(variant STREQUAL "-v3" AND NOT folder IN_LIST fast_folders)
        add_library(${layer} ALIAS ${folder}_layer)
        return()
    endif()
    list(TRANSFORM links APPEND "_layer${variant}")
    if(NOT sources)
        add_library(${layer} INTERFACE)
        target_link_libraries(${layer} INTERFACE house ${links})
        return() # the processor comes from the layers below
    endif()
    add_library(${layer} STATIC ${sources})
    list(LENGTH sources source_count)
    if(TARGET fast_headers${variant} AND folder IN_LIST fast_folders)
        target_precompile_headers(${layer} REUSE_FROM fast_headers${variant})
    elseif(STACKCHESS_BATCHES AND NOT folder IN_LIST fast_folders) # those are optimised best as they are
        compile_in_batches(${layer} ${sources})
    elseif(source_count GREATER 7)
        target_precompile_headers(${layer} PRIVATE ${slow_headers})
    endif()
    target_link_libraries(${layer} PUBLIC house ${links})
    if(variant STREQUAL "-v3")
        target_compile_options(${layer} PUBLIC -march=x86-64-v3)
    endif()
endfunction()

# The headers of all layers that count and search, precompiled once for each processor. (In a browser
# they are not all optimised alike.)
foreach(variant IN ITEMS "" LISTS layer_variants)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
        break()
    endif()
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/fast_headers.cpp CONTENT "")
    add_library(fast_headers${variant} OBJECT ${PROJECT_BINARY_DIR}/fast_headers.cpp)
    target_link_libraries(fast_headers${variant} PRIVATE house)
    target_compile_options(fast_headers${variant} PRIVATE -fno-exceptions)
    if(variant STREQUAL "-v3")
        target_compile_options(fast_headers${variant} PRIVATE -march=x86-64-v3)
    endif()
    target_precompile_headers(fast_headers${variant} PRIVATE ${slow_headers})
endforeach()

set(layers "")
file(STRINGS ${PROJECT_SOURCE_DIR}/tests/layers/table.txt rows REGEX "^[a-z]+:")
set_property(DIRECTORY APPEND PROPERTY
    CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/layers/table.txt)
foreach(row IN LISTS rows)
    string(REGEX MATCH "^[a-z]+" folder "${row}")
    if(built_folders AND NOT folder IN_LIST built_folders)
        continue()
    endif()
    if(folder IN_LIST server_folders AND NOT STACKCHESS_SERVER)
        continue()
    endif()
    string(REGEX REPLACE "^[a-z]+: *" "" links "${row}")
    separate_arguments(links)
    list(APPEND layers ${folder})
    foreach(variant IN ITEMS "" LISTS layer_variants)
        add_layer_variant(${folder} "${variant}" "${links}")
    endforeach()
endforeach()

# The rules, the engine, and everything that runs in a browser are compiled without exceptions.
function(forbid_exceptions folder)
    foreach(variant IN ITEMS "" LISTS layer_variants)
        set(layer ${folder}_layer${variant})
        get_target_property(type ${layer} TYPE)
        get_target_property(original ${layer} ALIASED_TARGET)
        if(NOT type STREQUAL "INTERFACE_LIBRARY" AND NOT original)
            target_compile_options(${layer} PRIVATE -fno-exceptions)
        endif()
    endforeach()
endfunction()
foreach(folder IN ITEMS ${browser_folders} uci)
    if(folder IN_LIST layers)
        forbid_exceptions(${folder})
    endif()
endforeach()
if("wire" IN_LIST layers)
    target_link_libraries(wire_layer PRIVATE nlohmann_json::nlohmann_json)
    if(STACKCHESS_SANITIZE) # g++ 12 then takes an empty std::optional for one that is read
        target_compile_options(wire_layer PUBLIC
            $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    endif()
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    # A page loads sooner if what does no heavy computation is small.
    foreach(folder IN ITEMS solid record session words puzzle analysis play phrase room wire online
                            wasm)
        target_compile_options(${folder}_layer PRIVATE -Oz)
    endforeach()
    target_compile_options(nnue_layer PRIVATE -msimd128) # its vectors
    return()
endif()

target_link_libraries(uci_layer PUBLIC fmt::fmt)
if(STACKCHESS_ENGINE_ONLY)
    return()
endif()
target_link_libraries(text_layer PUBLIC ${libedit})
target_link_libraries(command_layer PUBLIC CLI11::CLI11 ${CMAKE_DL_LIBS})

# Layers that do no heavy computation are optimised less, which makes the whole build much faster.
foreach(folder IN ITEMS words match keep store sql sqlite postgres wire phrase room online text view
                        command)
    if(TARGET ${folder}_layer)
        target_compile_options(${folder}_layer PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
endforeach()
target_compile_options(wasm_layer PRIVATE $<$<CONFIG:Release>:-O0>) # only tests call it here
# No fuzz target goes through them, and the random run of the window needs no speed.
if(STACKCHESS_FUZZ)
    foreach(folder IN ITEMS room online solid view window)
        target_compile_options(${folder}_layer PRIVATE -O0 -fno-sanitize=fuzzer-no-link)
    endforeach()
endif()
# With sanitizers they take longest to optimise, and their targets spend their time elsewhere.
if(STACKCHESS_FUZZ AND STACKCHESS_SANITIZE)
    foreach(folder IN ITEMS wire store sql)
        target_compile_options(${folder}_layer PRIVATE -O0)
    endforeach()
endif()
