#pragma once

#include <span>

#include "solid/matrix.hpp"
#include "solid/vector.hpp"

namespace solid {

/// From which direction and how near the board is seen.
struct Orbit {
    static constexpr float usual_pitch = 0.7F;
    static constexpr float least_pitch = 0.22F;
    static constexpr float most_pitch = 1.55F;
    static constexpr float least_zoom = 0.5F;
    static constexpr float most_zoom = 6;

    float yaw = 0;             ///< in radians, anticlockwise seen from above; 0: from White's side
    float pitch = usual_pitch; ///< in radians, above the board
    float zoom = 1;            ///< 1: everything is seen

    /// Turned by these angles; the pitch stays within its limits.
    Orbit turned(float around, float higher) const;
    Orbit zoomed(float factor) const;

    friend bool operator==(const Orbit&, const Orbit&) = default;
};

/// A place in a picture: from 0 to 1, counted from its upper left corner.
struct Spot {
    float x = 0;
    float y = 0;
    float distance = 0; ///< in the direction of view; 0 or less: not in front of the eye
};

struct Ray {
    Vec3 from{};
    Vec3 towards{}; ///< of length 1

    Vec3 at(float distance) const { return from + towards * distance; }
};

struct Camera {
    Vec3 eye{};
    Vec3 right{};
    Vec3 up{};
    Vec3 ahead{};
    float tangent_x = 1; ///< of half the angle that is seen
    float tangent_y = 1;

    Spot project(Vec3 point) const;
    /// The ray from the eye through a place in the picture.
    Ray ray(float x, float y) const;
    /// The matrix from the board to the axes of the eye, and the one from there to the picture.
    Matrix view() const { return looking(eye, right, up, ahead); }
    Matrix projection() const;
    /// Both in one, as graphics cards use it.
    Matrix matrix() const { return projection() * view(); }

    friend bool operator==(const Camera&, const Camera&) = default;
};

/// A camera that just sees all of these points in a picture `aspect` times as wide as high; then
/// moved nearer or farther by the orbit's zoom.
Camera fit(const Orbit& orbit, std::span<const Vec3> points, float aspect);

inline constexpr float board_thickness = 0.32F;
/// The width of the border of a board of this size, in which two readable digits have room.
float border_of(int size);

/// The corners of a board of this size with its border, above and below.
std::array<Vec3, 8> corners_of(int size);

} // namespace solid
