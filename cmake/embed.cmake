# Generates a source with the drawings of assets/pieces:
#   cmake -D FOLDER=assets/pieces -D OUTPUT=drawings.cpp -P cmake/embed.cmake
set(rows "")
foreach(set IN ITEMS . flat)
    foreach(color IN ITEMS white black)
        foreach(role IN ITEMS pawn knight bishop rook queen king)
            file(READ ${FOLDER}/${set}/${color}_${role}.svg drawing)
            string(APPEND rows "    R\"svg(${drawing})svg\",\n")
        endforeach()
    endforeach()
endforeach()
file(WRITE ${OUTPUT} "#include \"window/drawings.hpp\"

#include <array>

namespace window {

std::string_view drawing_of(core::Piece piece, view::PieceSet set) {
    static constexpr std::array<std::string_view, 24> drawings{
${rows}    };
    const std::size_t row = 2 * static_cast<std::size_t>(set) + index(piece.color);
    return drawings[row * core::all_roles.size() + index(piece.role) - 1];
}

} // namespace window
")
