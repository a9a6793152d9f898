#include "board.hpp"

#include <fmt/format.h>

namespace learn {

std::optional<Board> read_board(std::string_view text) {
    if (text == "chess") return Board{.rules = game::Rules::chess, .size = 8};
    const bool has_knights = text.ends_with('n');
    if (has_knights) text.remove_suffix(1);
    if (text.size() != 1 || text[0] < '4' || text[0] > '8') return std::nullopt;
    return Board{
        .rules = game::Rules::stackchess, .size = text[0] - '0', .has_knights = has_knights};
}

std::string invalid_board(std::string_view text) {
    return fmt::format("invalid board \"{}\": use chess, or 4 to 8, with n for knights (6n)", text);
}

} // namespace learn
