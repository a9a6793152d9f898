#include "solid/pieces.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace solid {
namespace {

/// A piece with its meshes and their measurements.
struct Shape {
    Design design{};
    std::array<Mesh, all_details.size()> meshes{};
    float height = 0;
    float radius = 0;
};

Shape shape_of(core::Role role) {
    Shape shape;
    shape.design = read_design(design_text(role)).value_or(Design{});
    for (const Detail detail : all_details)
        shape.meshes[static_cast<std::size_t>(detail)] = mesh_of(shape.design, detail);
    for (const Vec3& position : shape.meshes.front().positions) {
        shape.height = std::max(shape.height, position.y);
        shape.radius = std::max(shape.radius, std::hypot(position.x, position.z));
    }
    return shape;
}

const Shape& shape(core::Role role) {
    static const auto shapes = [] {
        std::array<Shape, core::all_roles.size()> made;
        std::ranges::transform(core::all_roles, made.begin(), shape_of);
        return made;
    }();
    return shapes[core::index(role) - 1];
}

} // namespace

const Mesh& mesh_of(core::Role role, Detail detail) {
    return shape(role).meshes[static_cast<std::size_t>(detail)];
}
float seat_of(core::Role role) { return shape(role).design.seat; }
float height_of(core::Role role) { return shape(role).height; }
float radius_of(core::Role role) { return shape(role).radius; }

} // namespace solid
