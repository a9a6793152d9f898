# The solid pieces of assets/solids as part of the program. Run as a script, writes the source:
#   cmake -D FOLDER=assets/solids -D OUTPUT=solids.cpp -P cmake/solids.cmake
if(CMAKE_SCRIPT_MODE_FILE)
    set(rows "")
    foreach(role IN ITEMS pawn knight bishop rook queen king)
        file(READ ${FOLDER}/${role}.txt text)
        string(APPEND rows "    R\"txt(${text})txt\",\n")
    endforeach()
    file(WRITE ${OUTPUT} "#include \"solid/pieces.hpp\"

#include <array>

namespace solid {

std::string_view design_text(core::Role role) {
    static constexpr std::array<std::string_view, 6> texts{
${rows}    };
    return texts[index(role) - 1];
}

} // namespace solid
")
    return()
endif()

set(solids ${PROJECT_SOURCE_DIR}/assets/solids)
file(GLOB texts CONFIGURE_DEPENDS ${solids}/*.txt)
set(embedded_solids ${PROJECT_BINARY_DIR}/generated/solids.cpp)
add_custom_command(OUTPUT ${embedded_solids}
    COMMAND ${CMAKE_COMMAND} -D FOLDER=${solids} -D OUTPUT=${embedded_solids}
        -P ${PROJECT_SOURCE_DIR}/cmake/solids.cmake
    DEPENDS ${texts} ${PROJECT_SOURCE_DIR}/cmake/solids.cmake VERBATIM)
target_sources(solid_layer PRIVATE ${embedded_solids})
