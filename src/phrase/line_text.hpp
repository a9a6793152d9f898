#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/color.hpp"
#include "game/letters.hpp"
#include "game/position.hpp"
#include "stackchess/notation.hpp"

namespace phrase {

/// The number before a move made in this position: `12.`, or `12...` for Black's.
template <game::Position P>
std::string number_text(const P& position) {
    const bool is_white = position.turn() == core::Color::white;
    return std::to_string(position.move_number()) + (is_white ? "." : "...");
}

/// A line from this position on as written on a score sheet, `12. Nf3 Nc6 13. Bb5`, cut after
/// `most` moves. The moves are given in coordinates and must be legal.
template <game::Position P>
std::string line_text(P position, std::span<const std::string> moves, game::Letters letters,
                      std::size_t most) {
    std::string text;
    for (const std::string& coordinates : moves.first(std::min(moves.size(), most))) {
        const auto move = read_move(position, coordinates);
        if (!move) break;
        if (text.empty() || position.turn() == core::Color::white)
            text += (text.empty() ? "" : " ") + number_text(position);
        text += ' ' + score_text(position, *move, letters);
        position.play(*move);
    }
    return text;
}

} // namespace phrase
