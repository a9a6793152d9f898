#pragma once

#include <cstdint>

#include "game/letters.hpp"

namespace record {

/// Those of the languages in which the most moves can be read; `count_moves` tells how many can in
/// one of them.
template <class CountMoves>
game::LetterSet fitting_letters(game::LetterSet letters, CountMoves count_moves) {
    std::uint64_t most = 0;
    game::LetterSet fitting;
    letters.for_each([&](game::Letters language) {
        const std::uint64_t count = count_moves(language);
        if (count > most) fitting = {};
        if (count >= most) fitting.insert(language);
        if (count > most) most = count;
    });
    return fitting;
}

} // namespace record
