#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/marks.hpp"
#include "solid/piece_stack.hpp"
#include "view/geometry.hpp"

/// A board in space, as one shape of a scene.
namespace view {

enum class Tone : std::uint8_t;

/// A flat mark on the board.
struct SolidMark {
    solid::Mark mark{};
    core::Coord from{};
    core::Coord to{};                        ///< of an arrow
    std::optional<Tone> tone = std::nullopt; ///< if marks of this kind have several

    friend bool operator==(const SolidMark&, const SolidMark&) = default;
};

struct SolidBoard {
    Rect area;
    int size = 0;
    bool is_flipped = false;  ///< the light comes from the viewer's side
    bool is_in_haste = false; ///< another picture follows at once: this one may be of lower quality
    bool is_on_panel = false; ///< it lies on a panel
    solid::Camera camera{};
    std::vector<solid::Placed> pieces{};
    std::vector<SolidMark> marks{}; ///< from the lowest to the uppermost

    friend bool operator==(const SolidBoard&, const SolidBoard&) = default;
};

} // namespace view
