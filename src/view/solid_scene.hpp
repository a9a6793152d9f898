#pragma once

#include <cstdint>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/tower.hpp"
#include "view/geometry.hpp"

/// A board in space, as one shape of a scene.
namespace view {

enum class Tone : std::uint8_t;

/// What lies flat on the board.
enum class SolidMarkKind : std::uint8_t { square, frame, corners, ring, disc, arrow };
struct SolidMark {
    SolidMarkKind kind{};
    Tone tone{};
    core::Coord from{};
    core::Coord to{};    ///< of an arrow
    float thickness = 0; ///< in squares, as all of these
    float radius = 0.5F; ///< of its outer edge
    float opacity = 1;

    friend bool operator==(const SolidMark&, const SolidMark&) = default;
};

struct SolidBoard {
    Rect area;
    int size = 0;
    bool is_flipped = false;  ///< the light comes from the side of the one who looks
    bool is_past = false;     ///< an earlier position is shown
    bool is_in_haste = false; ///< the next picture comes at once: this one need not be perfect
    bool is_on_panel = false; ///< what lies around it in the window
    solid::Camera camera{};
    std::vector<solid::Placed> pieces{};
    std::vector<SolidMark> marks{}; ///< in the order in which they lie

    friend bool operator==(const SolidBoard&, const SolidBoard&) = default;
};

} // namespace view
