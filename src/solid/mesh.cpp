#include "solid/mesh.hpp"

#include "solid/mesh_parts.hpp"

namespace solid {
namespace {

void append(const Mesh& part, Mesh& whole) {
    const auto first = static_cast<std::uint32_t>(whole.positions.size());
    whole.positions.insert(whole.positions.end(), part.positions.begin(), part.positions.end());
    for (const Triangle& triangle : part.triangles)
        whole.triangles.push_back({triangle[0] + first, triangle[1] + first, triangle[2] + first});
}

/// The normal of a vertex is the mean of those of its triangles, weighted by their area.
void add_normals(Mesh& mesh) {
    mesh.normals.assign(mesh.positions.size(), {});
    for (const auto& [a, b, c] : mesh.triangles) {
        const Vec3 normal =
            cross(mesh.positions[b] - mesh.positions[a], mesh.positions[c] - mesh.positions[a]);
        for (const std::uint32_t i : {a, b, c}) mesh.normals[i] = mesh.normals[i] + normal;
    }
    for (Vec3& normal : mesh.normals) normal = direction(normal);
}

} // namespace

Fineness fineness_of(Detail detail) {
    switch (detail) {
    case Detail::fine: return {64, 5, 0.012F, 24};
    case Detail::middle: return {32, 2, 0.024F, 12};
    case Detail::coarse: break;
    }
    return {16, 1, 0.045F, 6};
}

Mesh mesh_of(const Design& design, Detail detail) {
    const Fineness fineness = fineness_of(detail);
    Mesh mesh;
    append(turned_body(design, fineness), mesh);
    if (!design.relief.outline.empty()) append(relief_body(design.relief, fineness), mesh);
    for (const Merlons& merlons : design.merlons) append(merlon_bodies(merlons, fineness), mesh);
    for (const UprightBlock& block : design.blocks) append(block_body(block), mesh);
    for (const Ball& ball : design.balls) append(ball_body(ball, fineness), mesh);
    add_normals(mesh);
    return mesh;
}

} // namespace solid
