#include "solid/pick.hpp"

#include <cmath>
#include <numbers>

#include "solid/pieces.hpp"

namespace solid {
namespace {

/// The distance at which a ray meets a triangle from outside.
std::optional<float> met(const Ray& ray, Vec3 a, Vec3 b, Vec3 c) {
    const Vec3 one = b - a;
    const Vec3 two = c - a;
    const Vec3 across = cross(ray.towards, two);
    const float determinant = dot(one, across);
    if (determinant <= 0) return std::nullopt;
    const Vec3 start = ray.from - a;
    const float u = dot(start, across);
    const Vec3 turned_start = cross(start, one);
    const float v = dot(ray.towards, turned_start);
    if (u < 0 || v < 0 || u + v > determinant) return std::nullopt;
    const float distance = dot(two, turned_start) / determinant;
    return distance > 0 ? std::optional(distance) : std::nullopt;
}

/// Whether a ray comes near enough to the ball around a piece.
bool is_near(const Ray& ray, const Placed& placed) {
    const float half = height_of(placed.piece.role) / 2;
    const Vec3 middle = placed.at + Vec3{0, half, 0};
    const float radius = std::hypot(half, radius_of(placed.piece.role));
    const Vec3 away = middle - ray.from;
    const float along = dot(away, ray.towards);
    return dot(away, away) - along * along <= radius * radius;
}

/// The distance at which a ray meets a piece.
std::optional<float> met(const Ray& ray, const Placed& placed) {
    if (!is_near(ray, placed)) return std::nullopt;
    const float turn = -turn_of(placed.piece);
    const Ray inside{turned(ray.from - placed.at, turn), turned(ray.towards, turn)};
    const Mesh& mesh = mesh_of(placed.piece.role, Detail::middle);
    std::optional<float> nearest;
    for (const auto& [a, b, c] : mesh.triangles) {
        const auto distance = met(inside, mesh.positions[a], mesh.positions[b], mesh.positions[c]);
        if (distance && (!nearest || *distance < *nearest)) nearest = distance;
    }
    return nearest;
}

} // namespace

std::optional<std::size_t> piece_met(const Ray& ray, std::span<const Placed> pieces) {
    std::optional<std::size_t> first;
    float nearest = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto distance = met(ray, pieces[i]);
        if (!distance || (first && *distance >= nearest)) continue;
        first = i;
        nearest = *distance;
    }
    return first;
}

std::optional<Vec3> met_at(const Ray& ray, float height) {
    if (ray.towards.y >= 0 || ray.from.y <= height) return std::nullopt;
    return ray.at((height - ray.from.y) / ray.towards.y);
}

std::optional<core::Coord> square_met(const Ray& ray, int size) {
    const auto place = met_at(ray, 0);
    if (!place) return std::nullopt;
    const float half = 0.5F * static_cast<float>(size);
    if (std::abs(place->x) >= half || std::abs(place->z) >= half) return std::nullopt;
    return core::coord_at(static_cast<int>(place->x + half), static_cast<int>(half - place->z));
}

float turn_of(core::Piece piece) {
    constexpr float half_turn = std::numbers::pi_v<float>;
    constexpr float aside = 0.5F; // shows more of a knight than straight ahead
    return piece.color == core::Color::white ? aside : half_turn + aside;
}

} // namespace solid
