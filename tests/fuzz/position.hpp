#pragma once

#include <string>
#include <string_view>

#include "fuzz/target.hpp"
#include "game/position.hpp"

namespace fuzz {

/// What holds for every position that can be read.
template <game::Position P>
void check_position(const P& position) {
    typename P::MoveList moves;
    position.generate(moves);
    require(moves.size() == position.move_count(), "move_count is the size of the list");
    require(position.key() == position.fresh_key(), "the key is fresh");
    const auto again = P::from(position.setup());
    require(again && *again == position, "position → setup → position");
}

/// Reads any text as a position; what can be read is written and read back identically.
template <class Read, class Check>
void check_position_text(std::string_view text, Read read, Check check) {
    const auto setup = read(text);
    if (!setup) {
        require(setup.error().offset <= text.size(), "an error lies within the text");
        return;
    }
    const std::string written = to_text(*setup);
    const auto again = read(written);
    require(again && *again == *setup, "setup → text → setup");
    require(to_text(*again) == written, "text → setup → text");
    if (faults(*setup).empty()) check(*setup);
}

} // namespace fuzz
