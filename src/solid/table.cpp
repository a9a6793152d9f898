#include "solid/table.hpp"

#include <algorithm>
#include <functional>
#include <numbers>

#include "solid/decal.hpp"

namespace solid {
namespace {

constexpr float beside = 0.8F;        ///< the room for captured pieces
constexpr float step_back = 1;        ///< by which the room for the highest stacks grows
constexpr float number_height = 0.5F; ///< the room for what is written over a stack
constexpr float bevel = 0.06F;        ///< of the edge of the board

/// Adds four faces around the board, from one half width and height to another.
void add_sides(float low_half, float low, float high_half, float high,
               std::vector<BodyVertex>& vertices) {
    for (int side = 0; side < 4; ++side) {
        const float angle = std::numbers::pi_v<float> / 2 * static_cast<float>(side);
        const auto corner = [&](float half, float height, float across) {
            return turned(Vec3{across * half, height, half}, angle);
        };
        const std::array corners{corner(low_half, low, -1), corner(low_half, low, 1),
                                 corner(high_half, high, 1), corner(high_half, high, -1)};
        const Vec3 normal = direction(cross(corners[1] - corners[0], corners[2] - corners[0]));
        for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U})
            vertices.push_back({corners[i], normal, BodyPart::edge});
    }
}

} // namespace

Vec3 sun_of(bool is_flipped) {
    const Vec3 sun = direction({-0.55F, 1, 0.28F});
    return is_flipped ? Vec3{-sun.x, sun.y, -sun.z} : sun;
}

Tint tint_of(core::Color color) {
    return color == core::Color::white ? Tint{0xf4, 0xe6, 0xc8} : Tint{0x5a, 0x47, 0x3c};
}

float room_above(int size, std::span<const PieceStack> stacks, bool has_stacks) {
    float room = usual_room(size, has_stacks);
    for (const PieceStack& tower : stacks)
        while (height_of(tower) > room) room += step_back;
    return room;
}

Camera look_at(int size, float room, bool is_flipped, const Orbit& orbit, float aspect) {
    const auto corners = corners_of(size);
    std::vector<Vec3> seen(corners.begin(), corners.end());
    const float half = 0.5F * static_cast<float>(size);
    const float far = half + border_of(size) + beside;
    const float top = room + number_height;
    for (const float side : {-1.0F, 1.0F})
        for (const float end : {-1.0F, 1.0F}) {
            seen.push_back({side * half, ground, end * far});
            seen.push_back({side * (half - 0.5F), top, end * (half - 0.5F)});
        }
    Orbit around = orbit;
    if (is_flipped) around.yaw += std::numbers::pi_v<float>;
    return fit(around, seen, aspect);
}

void place_captured(std::span<const core::Piece> captured, core::Color by, int size,
                    std::vector<Placed>& placed) {
    std::vector<core::Piece> pieces(captured.begin(), captured.end());
    std::ranges::sort(pieces, std::greater{}, &core::Piece::role);
    const float half = 0.5F * static_cast<float>(size);
    const float side = by == core::Color::white ? 1.0F : -1.0F;
    const auto count = static_cast<float>(std::max<std::size_t>(pieces.size(), 1));
    const float step = std::min(0.62F, 2 * half / count);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const float along = half - 0.3F - step * static_cast<float>(i);
        placed.push_back({.piece = pieces[i],
                          .at = {side * along, ground, side * (half + border_of(size) + 0.42F)},
                          .layer = -1});
    }
}

std::vector<BodyVertex> board_body(int size) {
    std::vector<BodyVertex> vertices;
    const float half = 0.5F * static_cast<float>(size);
    const float outer = half + border_of(size);
    add_sides(outer, ground, outer, -bevel, vertices);
    add_sides(outer, -bevel, outer - bevel, 0, vertices);
    add_sides(outer - bevel, 0, half, 0, vertices);
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) {
            const BodyPart part = (file + rank) % 2 == 0 ? BodyPart::dark : BodyPart::light;
            for (const Vec3& point :
                 square_decal(middle_of(core::coord_at(file, rank), size), 0.5F))
                vertices.push_back({point, {0, 1, 0}, part});
        }
    return vertices;
}

} // namespace solid
