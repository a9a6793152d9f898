#include "core/coord.hpp"

namespace core {

std::string to_text(Coord coord) {
    return static_cast<char>('a' + coord.file) + std::to_string(coord.rank + 1);
}

std::optional<Coord> take_coord(std::string_view& text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
    const auto is_digit = [&](std::size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9';
    };
    if (!is_digit(1) || text[1] == '0') return std::nullopt;
    int rank = text[1] - '0';
    std::size_t length = 2;
    if (is_digit(2)) {
        rank = 10 * rank + text[2] - '0';
        length = 3;
    }
    if (is_digit(length) || rank > max_board_size) return std::nullopt;
    const Coord coord = coord_at(text[0] - 'a', rank - 1);
    text.remove_prefix(length);
    return coord;
}

} // namespace core
