#pragma once

#include <vector>

#include "solid/vector.hpp"

/// Flat shapes that lie on the board, as horizontal triangles that face upwards.
namespace solid {

using Decal = std::vector<Vec3>; ///< three points for each triangle

Decal square_decal(Vec3 middle, float half);
Decal frame_decal(Vec3 middle, float half, float thickness);
/// Only the corners of such a frame, with arms of this length.
Decal corners_decal(Vec3 middle, float half, float thickness, float arm);
Decal ring_decal(Vec3 middle, float inner, float outer);
Decal arrow_decal(Vec3 from, Vec3 to, float thickness);

} // namespace solid
