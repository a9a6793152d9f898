#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace solid {

/// A point of a turned profile, or of an outline.
struct ProfilePoint {
    float across = 0; ///< from the axis
    float height = 0;
    bool is_round = false; ///< on a curve; otherwise a corner

    friend bool operator==(const ProfilePoint&, const ProfilePoint&) = default;
};

/// `count` waves along a rim: `depth` deep from the height `to` on, none below `from`.
struct Scallop {
    int count = 0;
    float depth = 0;
    float from = 0;
    float to = 0;
};
/// A cut into the front, which rises by `slope` towards the axis.
struct Groove {
    float height = 0; ///< where it meets the axis
    float slope = 0;
    float width = 0;
    float depth = 0; ///< as a part of the radius
};
/// Blocks on a ring, with gaps between them.
struct Merlons {
    int count = 0;
    float inner = 0;
    float outer = 0;
    float from = 0;
    float to = 0;
    float gap = 0; ///< as a part of the angle for one block and its gap
};
/// An upright block, its middle at `x`.
struct UprightBlock {
    float x = 0;
    float from = 0;
    float to = 0;
    float width = 0;
    float depth = 0;
};
struct Ball {
    float x = 0;
    float height = 0;
    float z = 0;
    float radius = 0;
};
/// A dent in both faces of a relief, along a line.
struct Crease {
    float from_x = 0;
    float from_height = 0;
    float to_x = 0;
    float to_height = 0;
    float width = 0;
    float depth = 0; ///< as a part of the thickness
};
/// How thick a relief is at a height.
struct Thickness {
    float height = 0;
    float half = 0;
};
/// A shape seen from the side, rounded towards its outline.
struct Relief {
    std::vector<ProfilePoint> outline{}; ///< anticlockwise
    std::vector<Thickness> thickness{};  ///< from below
    std::vector<Crease> creases{};
    float rounding = 0; ///< how far from the outline the full thickness is reached
};

/// The shape of a piece, as its file describes it.
struct Design {
    float seat = 0; ///< the height at which the next piece of a stack stands
    std::vector<ProfilePoint> turned{};
    std::vector<Scallop> scallops{};
    std::vector<Groove> grooves{};
    std::vector<Merlons> merlons{};
    std::vector<UprightBlock> blocks{};
    std::vector<Ball> balls{};
    Relief relief{};
};

enum class DesignTrouble : std::uint8_t {
    unknown_word,
    wrong_numbers, ///< too few, too many, or not numbers
    no_seat,
    no_body,      ///< fewer than three turned points, or not just the first and last on the axis
    wrong_relief, ///< an outline of fewer than three points, without thickness or rounding
};

struct DesignError {
    DesignTrouble trouble{};
    std::size_t line = 0; ///< counted from 1; 0: the whole text

    friend bool operator==(const DesignError&, const DesignError&) = default;
};

/// Reads a file of assets/solids. Lengths in it are in hundredths of a square.
core::Result<Design, DesignError> read_design(std::string_view text);

} // namespace solid
