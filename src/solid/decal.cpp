#include "solid/decal.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace solid {
namespace {

constexpr int ring_steps = 40;

void add(Vec3 a, Vec3 b, Vec3 c, Decal& decal) { decal.insert(decal.end(), {a, b, c}); }

/// Four corners, anticlockwise seen from above.
void add(Vec3 a, Vec3 b, Vec3 c, Vec3 d, Decal& decal) {
    add(a, b, c, decal);
    add(a, c, d, decal);
}

void add_box(float left, float far, float right, float near, Decal& decal) {
    add({left, 0, near}, {right, 0, near}, {right, 0, far}, {left, 0, far}, decal);
}

Vec3 around(Vec3 middle, float radius, int step) {
    const float angle =
        2 * std::numbers::pi_v<float> * static_cast<float>(step % ring_steps) / ring_steps;
    return middle + Vec3{radius * std::cos(angle), 0, -radius * std::sin(angle)};
}

} // namespace

Decal square_decal(Vec3 middle, float half) {
    Decal decal;
    add_box(middle.x - half, middle.z - half, middle.x + half, middle.z + half, decal);
    return decal;
}

Decal frame_decal(Vec3 middle, float half, float thickness) {
    return corners_decal(middle, half, thickness, half);
}

Decal corners_decal(Vec3 middle, float half, float thickness, float arm) {
    Decal decal;
    const float inner = half - thickness;
    for (const float x : {-1.0F, 1.0F})
        for (const float z : {-1.0F, 1.0F}) {
            const auto at = [&](float across, float along) {
                return middle + Vec3{x * across, 0, z * along};
            };
            const auto add_turned = [&](Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
                if (x * z > 0)
                    add(a, b, c, d, decal);
                else
                    add(d, c, b, a, decal);
            };
            add_turned(at(half - arm, half), at(half, half), at(half, inner),
                       at(half - arm, inner));
            add_turned(at(inner, inner), at(half, inner), at(half, half - arm),
                       at(inner, half - arm));
        }
    return decal;
}

Decal ring_decal(Vec3 middle, float inner, float outer) {
    Decal decal;
    for (int step = 0; step < ring_steps; ++step) {
        const Vec3 from = around(middle, outer, step);
        const Vec3 to = around(middle, outer, step + 1);
        if (inner <= 0)
            add(middle, from, to, decal);
        else
            add(around(middle, inner, step), from, to, around(middle, inner, step + 1), decal);
    }
    return decal;
}

Decal arrow_decal(Vec3 from, Vec3 to, float thickness) {
    const float way = length(to - from);
    if (way <= 0) return {};
    const Vec3 ahead = (to - from) * (1 / way);
    const Vec3 left = cross({0, 1, 0}, ahead);
    const float head = std::fmin(2.6F * thickness, way);
    const Vec3 neck = to - ahead * head;
    const Vec3 half = left * (thickness / 2);
    const Vec3 wing = left * (1.3F * thickness);
    Decal decal;
    add(from - half, neck - half, neck + half, from + half, decal);
    add(neck - wing, to, neck + wing, decal);
    return decal;
}

} // namespace solid
