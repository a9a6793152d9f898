#pragma once

#include <optional>

#include "session/board_view.hpp"
#include "solid/camera.hpp"
#include "view/board_layout.hpp"
#include "view/input.hpp"
#include "view/keys.hpp"

namespace view {

/// How somebody looks at a board in space, and turns it.
struct CameraHand {
    solid::Orbit orbit{};
    solid::Vec3 aim{}; ///< what is looked at from nearby, on the board; at first its middle
    std::optional<Point> turning = std::nullopt; ///< where the pointer that turns it was last
};

/// Turns by the middle button, or by the left one beside the squares; a double click there leads
/// back to the first point of view. False where the pointer means something else.
bool turn_by_pointer(CameraHand& hand, const BoardLayout& board, const Input& input);
/// Moves closer to what is under the pointer, or away.
void zoom_by_wheel(CameraHand& hand, const BoardLayout& board, const Wheel& wheel);
/// False for an action that does not turn.
bool turn_by_key(CameraHand& hand, KeyAction action);

/// Puts a board into space: so that all of it is seen unless one is nearer, with the towers that
/// stand on it.
BoardSpace board_space(const BoardLayout& board, const CameraHand& hand,
                       const session::BoardView& towers, std::vector<solid::Placed> standing);

} // namespace view
