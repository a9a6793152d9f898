#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/rules.hpp"

namespace learn {

/// A board to learn on: `chess`, or a size of Stackchess from 4 to 8, with `n` behind it for
/// knights.
struct Board {
    game::Rules rules = game::Rules::stackchess;
    int size = 6;
    bool has_knights = false;
};

std::optional<Board> read_board(std::string_view text);
/// The sentence for a text that is none.
std::string invalid_board(std::string_view text);

} // namespace learn
