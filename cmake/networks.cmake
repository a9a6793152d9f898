# The networks of assets/networks as part of the program: one object with the bytes of all files,
# which the assembler reads as they are, and the length of each. A browser has none of them: it
# loads those it needs.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(embedded ${PROJECT_BINARY_DIR}/generated/networks.cpp)
    file(CONFIGURE OUTPUT ${embedded} @ONLY CONTENT [[
extern "C" {
extern const char stackchess_networks[1]{};
extern const unsigned long long stackchess_network_lengths[1]{};
extern const unsigned long long stackchess_network_count = 0;
}
]])
    add_library(networks STATIC ${embedded})
    target_link_libraries(engine_layer PUBLIC networks)
    return()
endif()
enable_language(ASM)
file(GLOB networks CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/networks/*.network)
set(files "")
set(lengths "")
foreach(network IN LISTS networks)
    file(SIZE ${network} length)
    string(APPEND files "    .incbin \"${network}\"\n")
    string(APPEND lengths "    .quad ${length}\n")
endforeach()
list(LENGTH networks count)
set(embedded ${PROJECT_BINARY_DIR}/generated/networks.S)
file(CONFIGURE OUTPUT ${embedded} @ONLY CONTENT [[
    .section .rodata
    .hidden stackchess_networks
    .global stackchess_networks
stackchess_networks:
@files@
    .balign 8
    .hidden stackchess_network_lengths
    .global stackchess_network_lengths
stackchess_network_lengths:
@lengths@
    .hidden stackchess_network_count
    .global stackchess_network_count
stackchess_network_count:
    .quad @count@
    .section .note.GNU-stack, "", %progbits
]])
set_source_files_properties(${embedded} PROPERTIES OBJECT_DEPENDS "${networks}")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${networks})
add_library(networks STATIC ${embedded})
foreach(variant IN ITEMS "" LISTS layer_variants)
    target_link_libraries(engine_layer${variant} PUBLIC networks)
endforeach()
