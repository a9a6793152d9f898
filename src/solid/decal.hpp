#pragma once

#include <vector>

#include "solid/vector.hpp"

/// Flat shapes that lie on the board, as triangles in the plane y = 0 that are seen from above.
namespace solid {

using Decal = std::vector<Vec3>; ///< three by three

Decal square_decal(Vec3 middle, float half);
Decal frame_decal(Vec3 middle, float half, float thickness);
/// The corners of such a frame alone, with arms of this length.
Decal corners_decal(Vec3 middle, float half, float thickness, float arm);
Decal ring_decal(Vec3 middle, float inner, float outer);
Decal arrow_decal(Vec3 from, Vec3 to, float thickness);

} // namespace solid
