#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/capitals.hpp"
#include "core/coord.hpp"
#include "core/trim.hpp"

namespace text {

/// The orders that can be typed at any prompt, in either language, whatever the reader's is.
enum class Keyword : std::uint8_t {
    none, ///< something else was typed
    help,
    save,
    quit,
    undo, ///< also leaves a question
    redo,
    hint,
    draw,
    resign,
    moves,
    stack, ///< this and the next six are for those who do not see the board
    last_move,
    clocks,
    opponent,
    rank,
    file,
    pieces,
    notation,
    flip,
    heights,
    captured,
    export_game,
    back, ///< this and the next three show earlier or later moments
    forward,
    start,
    end,
    play_on, ///< from the moment that is shown
    rename,
    remove,
    position,
    rules,
    say, ///< this and the next four are for online games
    abort,
    claim,
    give_time,
    rematch,
};

/// A line that begins with an order, and the text after it.
struct Typed {
    Keyword keyword = Keyword::none;
    std::string argument{};
};

/// Reads a line, without spaces around it, as an order or as other text.
Typed read_keyword(std::string_view line);

/// The order that was probably meant by a line that begins with none; empty if none is similar.
std::string order_meant(std::string_view line);

using core::small_letters;
using core::trimmed;

/// The square that a whole line names, in either case, on any board; `a2`, `K12`.
std::optional<core::Coord> read_square(std::string_view line);

} // namespace text
