#include "view/camera_hand.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "solid/pick.hpp"
#include "solid/table.hpp"

namespace view {
namespace {

constexpr float step = 0.13F;      ///< of a key, in radians
constexpr float zoom_step = 1.12F; ///< of a key or a notch of the wheel
constexpr float per_frame = 3.4F;  ///< radians when the pointer crosses the whole board

void turn_to(CameraHand& hand, const BoardLayout& board, Point at) {
    const Point before = *std::exchange(hand.turning, at);
    const float share = per_frame / board.frame().width;
    hand.orbit = hand.orbit.turned(-share * (at.x - before.x), share * (at.y - before.y));
}

/// If the whole board is visible, the camera aims at its middle.
void zoom(CameraHand& hand, float factor) {
    hand.orbit = hand.orbit.zoomed(factor);
    if (hand.orbit.zoom <= 1) hand.aim = {};
}

void look_as_at_first(CameraHand& hand) {
    hand.orbit = {};
    hand.aim = {};
}

bool begin(CameraHand& hand, const BoardLayout& board, Point at, bool is_double) {
    if (is_double) look_as_at_first(hand);
    if (board.frame().contains(at)) hand.turning = at;
    return hand.turning.has_value();
}

} // namespace

bool turn_by_pointer(CameraHand& hand, const BoardLayout& board, const Input& input) {
    const bool is_released = std::holds_alternative<PointerReleased>(input);
    if (!board.space || is_released || std::holds_alternative<FocusLost>(input))
        return std::exchange(hand.turning, std::nullopt) && is_released;
    if (const auto* const grabbed = std::get_if<TurnGrabbed>(&input))
        return begin(hand, board, grabbed->at, false);
    if (const auto* const pressed = std::get_if<PointerPressed>(&input)) {
        const bool is_beside = board.frame().contains(pressed->at) && !board.coord_at(pressed->at);
        return is_beside && !pressed->is_right &&
               begin(hand, board, pressed->at, pressed->is_double);
    }
    const auto* const moved = std::get_if<PointerMoved>(&input);
    if (moved == nullptr || !hand.turning) return false;
    turn_to(hand, board, moved->at);
    return true;
}

void zoom_by_wheel(CameraHand& hand, const BoardLayout& board, const Wheel& wheel) {
    const float before = hand.orbit.zoom;
    zoom(hand, std::pow(zoom_step, static_cast<float>(wheel.steps)));
    const auto pointed = solid::met_at(board.ray_at(wheel.at), 0);
    const auto middle = solid::met_at(board.ray_at(board.frame().center()), 0);
    if (hand.orbit.zoom <= 1 || !pointed || !middle) return;
    const float half = 0.5F * static_cast<float>(board.size);
    const solid::Vec3 aim = hand.aim + (*pointed - *middle) * (1 - before / hand.orbit.zoom);
    hand.aim = {std::clamp(aim.x, -half, half), 0, std::clamp(aim.z, -half, half)};
}

bool turn_by_key(CameraHand& hand, KeyAction action) {
    switch (action) {
    case KeyAction::turn_left: hand.orbit = hand.orbit.turned(-step, 0); return true;
    case KeyAction::turn_right: hand.orbit = hand.orbit.turned(step, 0); return true;
    case KeyAction::turn_up: hand.orbit = hand.orbit.turned(0, step); return true;
    case KeyAction::turn_down: hand.orbit = hand.orbit.turned(0, -step); return true;
    case KeyAction::closer: zoom(hand, zoom_step); return true;
    case KeyAction::farther: zoom(hand, 1 / zoom_step); return true;
    case KeyAction::reset_view: look_as_at_first(hand); return true;
    default: return false;
    }
}

BoardSpace board_space(const BoardLayout& board, const CameraHand& hand, float room,
                       std::vector<solid::Placed> standing) {
    const Rect frame = board.frame();
    solid::Camera camera = solid::look_at(board.size, room, board.is_flipped, hand.orbit,
                                          frame.width / std::max(frame.height, 1.0F));
    camera.eye = camera.eye + hand.aim;
    return {hand.orbit, camera, std::move(standing)};
}

} // namespace view
