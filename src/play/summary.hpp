#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "core/color.hpp"
#include "game/outcome.hpp"
#include "game/rules.hpp"
#include "play/save_text.hpp"
#include "play/seat.hpp"
#include "record/record.hpp"
#include "session/board_view.hpp"

namespace play {

/// A game in one line and one picture, for lists.
struct Summary {
    game::Rules rules{};
    int size = 0; ///< of the board
    std::array<Seat, 2> seats{};
    std::size_t plies = 0; ///< half-moves played
    int move_number = 1;   ///< of the position on the board
    core::Color turn{};
    game::Outcome outcome{};
    session::BoardView board{};
    std::string name{}; ///< that a person gave it; may be empty

    friend bool operator==(const Summary&, const Summary&) = default;
};

Summary summary_of(const record::Record& record);
/// What was read in one line, or of a damaged game what could be; nothing where nothing could.
std::optional<Summary> summary_of(const LoadResult& result);

} // namespace play
