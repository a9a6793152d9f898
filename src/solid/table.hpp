#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/color.hpp"
#include "solid/camera.hpp"
#include "solid/piece_stack.hpp"

/// The board as it lies on a table, with everything around it.
namespace solid {

/// The ground that it lies on.
inline constexpr float ground = -board_thickness;
/// How much higher the pieces in hand are.
inline constexpr float lift = 0.35F;
/// At this height pieces are dragged.
inline constexpr float drag_height = 0.35F;

/// Where the sun is; the light comes from the side of the one who looks.
Vec3 sun_of(bool is_flipped);

struct Tint {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
};
/// What the pieces of a side are made of.
Tint tint_of(core::Color color);
/// How much of the selection's colour what is in hand takes on, in hundredths.
inline constexpr int held_share = 50;
/// Where a piece touches the board or the ground.
inline constexpr Tint shade_tint{0x1a, 0x0f, 0x08};

/// How high towers may grow while the board is seen from where it is: the same for all but the
/// highest ones. Where pieces never stand on each other, as high as a single one.
constexpr float usual_room(int size, bool has_stacks = true) {
    return has_stacks ? 1.2F + 0.2F * static_cast<float>(size) : 1.15F;
}
float room_above(int size, std::span<const PieceStack> stacks, bool has_stacks = true);

/// Looks so that all of a board is seen, with the pieces beside it and so much room for towers.
Camera look_at(int size, float room, bool is_flipped, const Orbit& orbit, float aspect);

/// Puts captured pieces on the ground beside the side that has taken them, the strongest first.
/// They have the layer -1.
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
