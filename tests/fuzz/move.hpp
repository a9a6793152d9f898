#pragma once

#include <string>
#include <string_view>

#include "fuzz/target.hpp"
#include "game/position.hpp"
#include "property/properties.hpp"

namespace fuzz {

/// Any text, read as a move: what can be read is legal, and every notation of it is read as the
/// same move.
template <game::Position P>
void check_move_text(const P& position, std::string_view text) {
    const auto move = read_move(position, text);
    if (!move) {
        require(move.error().kind != game::RefusalKind::none, "a refused move has a reason");
        return;
    }
    require(position.is_legal(*move), "what is read is legal");
    require_none(property::move_texts_return(position, *move));
}

} // namespace fuzz
