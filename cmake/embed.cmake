# Generates a source with the drawings of assets/pieces:
#   cmake -D FOLDER=assets/pieces -D OUTPUT=drawings.cpp -P cmake/embed.cmake
set(rows "")
foreach(color IN ITEMS white black)
    foreach(role IN ITEMS pawn knight bishop rook queen king)
        file(READ ${FOLDER}/${color}_${role}.svg drawing)
        string(APPEND rows "    R\"svg(${drawing})svg\",\n")
    endforeach()
endforeach()
file(WRITE ${OUTPUT} "#include \"window/drawings.hpp\"

#include <array>

namespace window {

std::string_view drawing_of(core::Piece piece) {
    static constexpr std::array<std::string_view, 12> drawings{
${rows}    };
    return drawings[index(piece.color) * core::all_roles.size() + index(piece.role) - 1];
}

} // namespace window
")
