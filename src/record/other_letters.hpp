#pragma once

#include <string_view>

#include "game/letters.hpp"
#include "game/position.hpp"

namespace record {

/// The languages outside `tried` in whose letters a text is a legal move in this position.
template <game::Position P>
game::LetterSet other_letters(const P& position, std::string_view text, game::LetterSet tried) {
    game::LetterSet able;
    for (const game::Letters language : game::languages)
        if (!tried.contains(language) && read_written(position, text, game::LetterSet{language}))
            able.insert(language);
    return able;
}

} // namespace record
