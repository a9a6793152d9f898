#pragma once

#include <array>
#include <cstddef>

#include "solid/vector.hpp"

namespace solid {

/// Four columns of four numbers, as graphics cards take them.
struct Matrix {
    std::array<float, 16> values{};

    friend bool operator==(const Matrix&, const Matrix&) = default;
};

/// A point in homogeneous coordinates: `point` is still to be divided by `weight`.
struct Weighted {
    Vec3 point{};
    float weight = 1;
};

Matrix operator*(const Matrix& one, const Matrix& other);
Weighted operator*(const Matrix& matrix, Vec3 point);

/// Moves the eye to the origin; it then looks along -z.
Matrix looking(Vec3 eye, Vec3 right, Vec3 up, Vec3 ahead);
/// Maps what lies between two distances to the cube from -1 to 1; the tangents are those of half
/// the angles that are seen.
Matrix perspective(float tangent_x, float tangent_y, float nearest, float farthest);
/// Maps a box to the same cube, without perspective.
Matrix parallel(float half_width, float half_height, float nearest, float farthest);

} // namespace solid
