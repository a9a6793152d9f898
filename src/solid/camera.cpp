#include "solid/camera.hpp"

#include <algorithm>
#include <cmath>

namespace solid {
namespace {

constexpr float tangent = 0.27F; ///< of half the angle that is seen, as when looking at a table
constexpr float margin = 0.985F; ///< the share of the picture that everything is fitted into

constexpr float least_distance = 2.5F; ///< of the nearest point, in squares

/// The bounds of points along an axis of the picture, from which follows where the eye must be.
struct Bounds {
    float low = -1e9F;  ///< the most that any point needs below
    float high = -1e9F; ///< and above

    void add(float across, float depth, float tangent_of) {
        high = std::max(high, across - tangent_of * depth);
        low = std::max(low, -across - tangent_of * depth);
    }
    float middle() const { return (high - low) / 2; }
    /// How far forward the eye may be.
    float nearest(float tangent_of) const { return -(high + low) / (2 * tangent_of); }
};

} // namespace

Orbit Orbit::turned(float around, float higher) const {
    return {std::remainder(yaw + around, 6.2831853F),
            std::clamp(pitch + higher, least_pitch, most_pitch), zoom};
}

Orbit Orbit::zoomed(float factor) const {
    return {yaw, pitch, std::clamp(zoom * factor, least_zoom, most_zoom)};
}

Spot Camera::project(Vec3 point) const {
    const Vec3 seen = point - eye;
    const float depth = dot(seen, ahead);
    if (depth <= 0) return {0, 0, depth};
    return {0.5F + 0.5F * dot(seen, right) / (depth * tangent_x),
            0.5F - 0.5F * dot(seen, up) / (depth * tangent_y), depth};
}

Ray Camera::ray(float x, float y) const {
    return {eye,
            direction(ahead + right * ((2 * x - 1) * tangent_x) + up * ((1 - 2 * y) * tangent_y))};
}

Matrix Camera::projection() const {
    const float away = length(eye);
    return perspective(tangent_x, tangent_y, 0.05F * away, 4 * away);
}

Camera fit(const Orbit& orbit, std::span<const Vec3> points, float aspect) {
    const Vec3 behind{std::sin(orbit.yaw) * std::cos(orbit.pitch), std::sin(orbit.pitch),
                      std::cos(orbit.yaw) * std::cos(orbit.pitch)};
    Camera camera;
    camera.ahead = behind * -1;
    camera.right = {std::cos(orbit.yaw), 0, -std::sin(orbit.yaw)};
    camera.up = cross(camera.right, camera.ahead);
    camera.tangent_y = tangent / std::max(aspect, 1.0F) * std::min(aspect, 1.0F);
    camera.tangent_x = camera.tangent_y * aspect;
    const float wide = camera.tangent_x * margin;
    const float high = camera.tangent_y * margin;
    Bounds across;
    Bounds upright;
    float nearest = 1e9F;
    for (const Vec3& point : points) {
        across.add(dot(point, camera.right), dot(point, camera.ahead), wide);
        upright.add(dot(point, camera.up), dot(point, camera.ahead), high);
        nearest = std::min(nearest, dot(point, camera.ahead) - least_distance);
    }
    const float depth =
        std::min({across.nearest(wide), upright.nearest(high), nearest}) / orbit.zoom;
    camera.eye =
        camera.right * across.middle() + camera.up * upright.middle() + camera.ahead * depth;
    return camera;
}

float border_of(int size) { return size < 10 ? 0.42F : 0.06F * static_cast<float>(size); }

std::array<Vec3, 8> corners_of(int size) {
    const float half = 0.5F * static_cast<float>(size) + border_of(size);
    std::array<Vec3, 8> corners;
    for (std::size_t i = 0; i < 8; ++i)
        corners[i] = {i % 2 == 0 ? -half : half, i / 4 == 0 ? 0 : -board_thickness,
                      i / 2 % 2 == 0 ? -half : half};
    return corners;
}

} // namespace solid
