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

/// A point with its weight, by which the others are to be divided.
struct Weighted {
    Vec3 point{};
    float weight = 1;
};

Matrix operator*(const Matrix& one, const Matrix& other);
Weighted operator*(const Matrix& matrix, Vec3 point);

/// Moves the eye to the origin; it then looks along -z.
Matrix looking(Vec3 eye, Vec3 right, Vec3 up, Vec3 ahead);
/// What lies between two distances, within angles of these tangents, as the cube from -1 to 1.
Matrix perspective(float tangent_x, float tangent_y, float nearest, float farthest);
/// A box around what lies ahead, as the same cube.
Matrix parallel(float half_width, float half_height, float nearest, float farthest);

} // namespace solid
