#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/marks.hpp"
#include "solid/tower.hpp"
#include "view/geometry.hpp"

/// A board in space, as one shape of a scene.
namespace view {

enum class Tone : std::uint8_t;

/// What lies flat on the board.
struct SolidMark {
    solid::Mark mark{};
    core::Coord from{};
    core::Coord to{};                        ///< of an arrow
    std::optional<Tone> tone = std::nullopt; ///< where marks of a kind have several

    friend bool operator==(const SolidMark&, const SolidMark&) = default;
};

struct SolidBoard {
    Rect area;
    int size = 0;
    bool is_flipped = false;  ///< the light comes from the side of the one who looks
    bool is_in_haste = false; ///< the next picture comes at once: this one need not be perfect
    bool is_on_panel = false; ///< what lies around it in the window
    solid::Camera camera{};
    std::vector<solid::Placed> pieces{};
    std::vector<SolidMark> marks{}; ///< in the order in which they lie

    friend bool operator==(const SolidBoard&, const SolidBoard&) = default;
};

} // namespace view
