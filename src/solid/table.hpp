#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/color.hpp"
#include "solid/camera.hpp"
#include "solid/piece_stack.hpp"

/// The board on a table, with everything around it.
namespace solid {

/// The height of the ground that the board lies on.
inline constexpr float ground = -board_thickness;
/// How much higher the pieces in hand are.
inline constexpr float lift = 0.35F;
/// The height at which pieces are dragged.
inline constexpr float drag_height = 0.35F;

/// The direction to the sun, which is on the viewer's side of the board.
Vec3 sun_of(bool is_flipped);

struct Tint {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
};
/// The colour of a side's pieces.
Tint tint_of(core::Color color);
/// How much of the selection's colour pieces in hand take on, in hundredths.
inline constexpr int held_share = 50;
/// The colour of the shade where a piece touches the board or the ground.
inline constexpr Tint shade_tint{0x1a, 0x0f, 0x08};

/// The height above the board that the camera usually leaves free, so that it stays where it is for
/// all but the highest stacks. Without stacks, the height of a single piece.
constexpr float usual_room(int size, bool has_stacks = true) {
    return has_stacks ? 1.2F + 0.2F * static_cast<float>(size) : 1.15F;
}
/// The same, increased in steps where stacks are higher.
float room_above(int size, std::span<const PieceStack> stacks, bool has_stacks = true);

/// A camera that sees all of a board, the pieces beside it, and this much room for stacks.
Camera look_at(int size, float room, bool is_flipped, const Orbit& orbit, float aspect);

/// Puts captured pieces on the ground in front of the side that has captured them, the strongest
/// first. They have the layer -1.
void place_captured(std::span<const core::Piece> captured, core::Color by, int size,
                    std::vector<Placed>& placed);

enum class BodyPart : std::uint8_t { edge, light, dark };
struct BodyVertex {
    Vec3 position{};
    Vec3 normal{};
    BodyPart part{};
};
/// The board itself, as triangles.
std::vector<BodyVertex> board_body(int size);

} // namespace solid
