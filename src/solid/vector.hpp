#pragma once

#include <cmath>

/// Solid pieces, and a camera that looks at them: all lengths are in squares of the board. The
/// board lies in the plane y = 0 with its centre at the origin; x grows with the files, z from
/// Black's side to White's.
namespace solid {

struct Vec3 {
    float x = 0;
    float y = 0;
    float z = 0;

    friend constexpr bool operator==(Vec3, Vec3) = default;
};

constexpr Vec3 operator+(Vec3 one, Vec3 other) {
    return {one.x + other.x, one.y + other.y, one.z + other.z};
}
constexpr Vec3 operator-(Vec3 one, Vec3 other) {
    return {one.x - other.x, one.y - other.y, one.z - other.z};
}
constexpr Vec3 operator*(Vec3 vector, float factor) {
    return {vector.x * factor, vector.y * factor, vector.z * factor};
}

constexpr float dot(Vec3 one, Vec3 other) {
    return one.x * other.x + one.y * other.y + one.z * other.z;
}
constexpr Vec3 cross(Vec3 one, Vec3 other) {
    return {one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z,
            one.x * other.y - one.y * other.x};
}

inline float length(Vec3 vector) { return std::sqrt(dot(vector, vector)); }
/// The vector scaled to length 1; a vector without length is not changed.
inline Vec3 direction(Vec3 vector) {
    const float long_as = length(vector);
    return long_as > 0 ? vector * (1 / long_as) : vector;
}

/// Turned about the vertical axis, from x towards z.
inline Vec3 turned(Vec3 vector, float angle) {
    const float cosine = std::cos(angle);
    const float sine = std::sin(angle);
    return {vector.x * cosine - vector.z * sine, vector.y, vector.x * sine + vector.z * cosine};
}

} // namespace solid
