#include <cmath>
#include <numbers>

#include "solid/mesh_parts.hpp"

namespace solid {
namespace {

/// Adds four corners, anticlockwise seen from outside, as vertices that no other face shares.
void add_face(Vec3 a, Vec3 b, Vec3 c, Vec3 d, Mesh& mesh) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    mesh.positions.insert(mesh.positions.end(), {a, b, c, d});
    mesh.triangles.push_back({first, first + 1, first + 2});
    mesh.triangles.push_back({first, first + 2, first + 3});
}

/// One block of a ring, in steps around the axis.
class Merlon {
  public:
    Merlon(const Merlons& all, float from, float to, int steps, Mesh& mesh)
        : all_(all), from_(from), to_(to), steps_(steps), mesh_(mesh) {}

    void add() const {
        for (int step = 0; step < steps_; ++step) add_step(angle(step), angle(step + 1));
        add_end(from_, true);
        add_end(to_, false);
    }

  private:
    float angle(int step) const {
        return from_ + (to_ - from_) * static_cast<float>(step) / static_cast<float>(steps_);
    }
    static Vec3 at(float radius, float height, float angle) {
        return {radius * std::cos(angle), height, radius * std::sin(angle)};
    }
    void add_step(float one, float two) const {
        const auto& [count, inner, outer, low, high, gap] = all_;
        add_face(at(outer, low, one), at(outer, high, one), at(outer, high, two),
                 at(outer, low, two), mesh_);
        add_face(at(inner, low, two), at(inner, high, two), at(inner, high, one),
                 at(inner, low, one), mesh_);
        add_face(at(outer, high, one), at(inner, high, one), at(inner, high, two),
                 at(outer, high, two), mesh_);
        add_face(at(outer, low, two), at(inner, low, two), at(inner, low, one), at(outer, low, one),
                 mesh_);
    }
    void add_end(float angle, bool is_first) const {
        const auto& [count, inner, outer, low, high, gap] = all_;
        const float left = is_first ? inner : outer;
        const float right = is_first ? outer : inner;
        add_face(at(left, low, angle), at(left, high, angle), at(right, high, angle),
                 at(right, low, angle), mesh_);
    }

    const Merlons& all_;
    float from_;
    float to_;
    int steps_;
    Mesh& mesh_;
};

} // namespace

Mesh merlon_bodies(const Merlons& merlons, const Fineness& fineness) {
    Mesh mesh;
    const float turn = 2 * std::numbers::pi_v<float> / static_cast<float>(merlons.count);
    const int steps = std::max(fineness.segments / merlons.count - 2, 2);
    for (int i = 0; i < merlons.count; ++i) {
        const float from = turn * static_cast<float>(i);
        Merlon(merlons, from, from + turn * (1 - merlons.gap), steps, mesh).add();
    }
    return mesh;
}

Mesh block_body(const UprightBlock& block) {
    const float left = block.x - block.width / 2;
    const float right = block.x + block.width / 2;
    const float back = -block.depth / 2;
    const float front = block.depth / 2;
    const auto& [x, low, high, width, depth] = block;
    const auto at = [](float across, float height, float along) {
        return Vec3{across, height, along};
    };
    Mesh mesh;
    add_face(at(left, low, front), at(right, low, front), at(right, high, front),
             at(left, high, front), mesh);
    add_face(at(right, low, back), at(left, low, back), at(left, high, back), at(right, high, back),
             mesh);
    add_face(at(right, low, front), at(right, low, back), at(right, high, back),
             at(right, high, front), mesh);
    add_face(at(left, low, back), at(left, low, front), at(left, high, front), at(left, high, back),
             mesh);
    add_face(at(left, high, front), at(right, high, front), at(right, high, back),
             at(left, high, back), mesh);
    add_face(at(left, low, back), at(right, low, back), at(right, low, front), at(left, low, front),
             mesh);
    return mesh;
}

} // namespace solid
