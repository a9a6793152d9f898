#pragma once

#include <span>

#include "solid/matrix.hpp"
#include "solid/vector.hpp"

namespace solid {

/// From where somebody looks at the board.
struct Orbit {
    static constexpr float usual_pitch = 0.7F;
    static constexpr float least_pitch = 0.22F;
    static constexpr float most_pitch = 1.55F;
    static constexpr float least_zoom = 0.5F;
    static constexpr float most_zoom = 6;

    float yaw = 0; ///< 0: from White's side; in radians, against the clock seen from above
    float pitch = usual_pitch; ///< above the board
    float zoom = 1;            ///< 1: everything is seen

    /// Further round and higher, as far as one can go.
    Orbit turned(float around, float higher) const;
    Orbit zoomed(float factor) const;

    friend bool operator==(const Orbit&, const Orbit&) = default;
};

/// A place in a picture, from 0 to 1 from its upper left corner.
struct Spot {
    float x = 0;
    float y = 0;
    float distance = 0; ///< from the eye; none in front of it: 0 or less
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
    /// Through a place in the picture.
    Ray ray(float x, float y) const;
    /// Moves what is seen in front of the eye, and from there into the picture.
    Matrix view() const { return looking(eye, right, up, ahead); }
    Matrix projection() const;
    /// What graphics cards multiply points with.
    Matrix matrix() const { return projection() * view(); }

    friend bool operator==(const Camera&, const Camera&) = default;
};

/// Looks so that all these points are just seen in a picture so many times as wide as high, then
/// nearer or farther as the orbit's zoom says.
Camera fit(const Orbit& orbit, std::span<const Vec3> points, float aspect);

inline constexpr float board_thickness = 0.32F;
/// How wide the border of a board of this size is: two digits that can be read fit into it.
float border_of(int size);

/// The corners of a board of this size with its border.
std::array<Vec3, 8> corners_of(int size);

} // namespace solid
