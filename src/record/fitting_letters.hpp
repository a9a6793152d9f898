#pragma once

#include "game/letters.hpp"

namespace record {

/// The languages, of those given, in which the most moves can be read; `count_moves` returns how
/// many can be read in one of them, as a value that can be compared.
template <class CountMoves>
game::LetterSet fitting_letters(game::LetterSet letters, CountMoves count_moves) {
    decltype(count_moves(game::Letters{})) most{};
    game::LetterSet fitting;
    letters.for_each([&](game::Letters language) {
        const auto count = count_moves(language);
        if (count > most) fitting = {};
        if (count >= most) fitting.insert(language);
        if (count > most) most = count;
    });
    return fitting;
}

} // namespace record
