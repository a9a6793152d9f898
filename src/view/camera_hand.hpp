#pragma once

#include <optional>

#include "solid/camera.hpp"
#include "view/board_layout.hpp"
#include "view/input.hpp"
#include "view/keys.hpp"

namespace view {

/// The camera of a board in space, and how people turn it.
struct CameraHand {
    solid::Orbit orbit{};
    solid::Vec3 aim{}; ///< the point on the board at which a close camera aims; at first its middle
    std::optional<Point> turning = std::nullopt; ///< the last point of the pointer that turns it
};

/// Turns with the middle button, or with the left one beside the squares; a double click there
/// returns to the initial view. False if the input is not for the camera.
bool turn_by_pointer(CameraHand& hand, const BoardLayout& board, const Input& input);
/// Moves closer to the point under the pointer, or farther away.
void zoom_by_wheel(CameraHand& hand, const BoardLayout& board, const Wheel& wheel);
/// False for an action that does not move the camera.
bool turn_by_key(CameraHand& hand, KeyAction action);

/// Puts a board into space, so that all of it is visible unless the camera is closer, with this
/// much room for stacks.
BoardSpace board_space(const BoardLayout& board, const CameraHand& hand, float room,
                       std::vector<solid::Placed> standing);

} // namespace view
