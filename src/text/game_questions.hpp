#pragma once

#include <optional>

#include "core/color.hpp"
#include "game/rules.hpp"
#include "play/time_control.hpp"
#include "stackchess/setup.hpp"
#include "text/dialogue.hpp"

/// The questions before a game. Their answer is nothing if the person leaves.
namespace text {

/// The board of Stackchess, and whether there are knights.
std::optional<stackchess::StartOptions> ask_board(Dialogue& dialogue);

/// A clock, or none.
std::optional<std::optional<play::TimeControl>> ask_clock(Dialogue& dialogue);

/// Which side to play against the computer.
std::optional<core::Color> ask_side(Dialogue& dialogue);

/// The computer's strength.
std::optional<int> ask_level(Dialogue& dialogue);

} // namespace text
