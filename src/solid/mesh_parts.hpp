#pragma once

#include "solid/mesh.hpp"

/// The closed parts of the mesh of a piece, still without normals.
namespace solid {

/// How finely the parts are divided.
struct Fineness {
    int segments = 0; ///< around the axis
    int steps = 0;    ///< between two points of a curve
    float cell = 0;   ///< the width of the cells of a relief
    int ball_segments = 0;
};
Fineness fineness_of(Detail detail);

Mesh turned_body(const Design& design, const Fineness& fineness);
Mesh relief_body(const Relief& relief, const Fineness& fineness);
Mesh merlon_bodies(const Merlons& merlons, const Fineness& fineness);
Mesh block_body(const UprightBlock& block);
Mesh ball_body(const Ball& ball, const Fineness& fineness);

} // namespace solid
