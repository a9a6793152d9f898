#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/color.hpp"
#include "solid/camera.hpp"
#include "solid/tower.hpp"

/// The board as it lies on a table, with everything around it.
namespace solid {

/// The ground that it lies on.
inline constexpr float ground = -board_thickness;
/// How much higher the pieces in hand are.
inline constexpr float lift = 0.16F;
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
/// Where a piece touches the board or the ground.
inline constexpr Tint shade_tint{0x1a, 0x0f, 0x08};

/// Looks so that all of a board is seen, with the towers on it and the pieces beside it.
Camera look_at(const Towers& towers, bool is_flipped, const Orbit& orbit, float aspect);

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
