#include "core/coord.hpp"

#include "core/digits.hpp"

namespace core {

std::string to_text(Coord coord) {
    return static_cast<char>('a' + coord.file) + std::to_string(coord.rank + 1);
}

std::optional<Coord> take_coord(std::string_view& text) {
    if (text.empty() || text[0] < 'a' || text[0] > 'z') return std::nullopt;
    std::string_view rest = text.substr(1);
    const std::optional<int> rank = take_number(rest, 1, max_board_size);
    if (!rank) return std::nullopt;
    const Coord coord = coord_at(text[0] - 'a', *rank - 1);
    text = rest;
    return coord;
}

} // namespace core
