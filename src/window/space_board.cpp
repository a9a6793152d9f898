#include <algorithm>
#include <cmath>

#include "solid/decal.hpp"
#include "solid/pieces.hpp"
#include "window/space_painter.hpp"

namespace window {
namespace {

using solid::Vec3;
using view::SolidMark;
using view::SolidMarkKind;
using view::Tone;
using Vertices = std::vector<SpaceVertex>;
using Color = std::array<float, 4>;

constexpr Vec3 upwards{0, 1, 0};
constexpr float bevel = 0.06F; ///< of the edge of the board
constexpr float ground = -solid::board_thickness;

Color color_of(view::Paint paint, float opacity = 1) {
    const auto share = [](std::uint8_t channel) { return static_cast<float>(channel) / 255; };
    return {share(paint.red), share(paint.green), share(paint.blue), share(paint.alpha) * opacity};
}

void add_face(const std::array<Vec3, 4>& corners, Color color, Vertices& vertices) {
    const Vec3 normal = direction(cross(corners[1] - corners[0], corners[2] - corners[0]));
    for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U})
        vertices.push_back({corners[i], normal, color});
}

/// A ring of four faces around the board, from one half width and height to another.
void add_sides(float low_half, float low, float high_half, float high, Color color,
               Vertices& vertices) {
    for (int side = 0; side < 4; ++side) {
        const float angle = 1.5707963F * static_cast<float>(side);
        const auto corner = [&](float half, float height, float across) {
            return turned(Vec3{across * half, height, half}, angle);
        };
        add_face({corner(low_half, low, -1), corner(low_half, low, 1), corner(high_half, high, 1),
                  corner(high_half, high, -1)},
                 color, vertices);
    }
}

/// Puts together what is no piece.
class Flat {
  public:
    Flat(const view::SolidBoard& board, const SpaceColors& colors)
        : board_(board), colors_(colors), half_(0.5F * static_cast<float>(board.size)) {}

    std::array<Vertices, 3> made() {
        add_ground();
        add_body();
        add_squares();
        if (board_.is_past) add(solid::square_decal({}, half_), Tone::past, 1, 0.001F, marks_);
        for (const SolidMark& mark : board_.marks) add_mark(mark);
        add_contacts();
        return {std::move(body_), std::move(marks_), std::move(arrows_)};
    }

  private:
    void add_ground() {
        const float far = 40 * half_;
        const Color color = color_of(colors_.of(Tone::background));
        const std::array corners{Vec3{-far, ground, far}, Vec3{far, ground, far},
                                 Vec3{far, ground, -far}, Vec3{-far, ground, -far}};
        for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U})
            body_.push_back({corners[i], {}, color});
    }

    void add_body() {
        const float outer = half_ + solid::board_border;
        const Color edge = color_of(colors_.of(Tone::board_edge));
        add_sides(outer, ground, outer, -bevel, edge, body_);
        add_sides(outer, -bevel, outer - bevel, 0, edge, body_);
        add_sides(outer - bevel, 0, half_, 0, edge, body_);
    }

    void add_squares() {
        const Color light = color_of(colors_.of(Tone::board_light));
        const Color dark = color_of(colors_.of(Tone::board_dark));
        for (int rank = 0; rank < board_.size; ++rank)
            for (int file = 0; file < board_.size; ++file) {
                const Vec3 at = solid::middle_of(core::coord_at(file, rank), board_.size);
                for (const Vec3& point : solid::square_decal(at, 0.5F))
                    body_.push_back({point, upwards, (file + rank) % 2 == 0 ? dark : light});
            }
    }

    void add(const solid::Decal& decal, Tone tone, float opacity, float height,
             Vertices& vertices) const {
        const Color color = color_of(colors_.of(tone), opacity);
        for (const Vec3& point : decal)
            vertices.push_back({point + Vec3{0, height, 0}, upwards, color});
    }

    void add_mark(const SolidMark& mark) {
        const Vec3 from = solid::middle_of(mark.from, board_.size);
        const auto decal = [&]() -> solid::Decal {
            switch (mark.kind) {
            case SolidMarkKind::square: return solid::square_decal(from, mark.radius);
            case SolidMarkKind::frame: return solid::frame_decal(from, mark.radius, mark.thickness);
            case SolidMarkKind::corners:
                return solid::corners_decal(from, mark.radius, mark.thickness, 0.22F);
            case SolidMarkKind::ring:
                return solid::ring_decal(from, mark.radius - mark.thickness, mark.radius);
            case SolidMarkKind::disc: return solid::ring_decal(from, 0, mark.radius);
            case SolidMarkKind::arrow: break;
            }
            return solid::arrow_decal(from, solid::middle_of(mark.to, board_.size), mark.thickness);
        };
        const bool is_arrow = mark.kind == SolidMarkKind::arrow;
        add(decal(), mark.tone, mark.opacity, is_arrow ? 0.02F : 0.001F,
            is_arrow ? arrows_ : marks_);
    }

    /// It is darker where a piece touches the board: a soft disc under each that stands on it.
    void add_contacts() {
        for (const solid::Placed& placed : board_.pieces) {
            const bool is_beside = placed.at.y < -0.1F;
            if (placed.at.y > 0.2F) continue;
            const float height = is_beside ? ground + 0.002F : 0.002F;
            const float radius = solid::radius_of(placed.piece.role);
            const Vec3 middle{placed.at.x, height, placed.at.z};
            const Color dark{0.10F, 0.06F, 0.03F, 0.38F * placed.opacity};
            add_soft(middle, 0.75F * radius, 1.35F * radius, dark);
        }
    }

    void add_soft(Vec3 middle, float inner, float outer, Color color) {
        const Color clear{color[0], color[1], color[2], 0};
        for (const Vec3& point : solid::ring_decal(middle, inner, outer)) {
            const bool is_rim = length(point - middle) > (inner + outer) / 2;
            marks_.push_back({point, {}, is_rim ? clear : color});
        }
        for (const Vec3& point : solid::ring_decal(middle, 0, inner))
            marks_.push_back({point, {}, color});
    }

    const view::SolidBoard& board_;
    const SpaceColors& colors_;
    float half_;
    Vertices body_;
    Vertices marks_;
    Vertices arrows_;
};

} // namespace

std::array<std::vector<SpaceVertex>, 3> flat_vertices(const view::SolidBoard& board,
                                                      const SpaceColors& colors) {
    return Flat(board, colors).made();
}

SpaceColors space_colors(view::Theme theme, view::BoardColors board) {
    return {theme, board, {{{0xf4, 0xe6, 0xc8}, {0x5a, 0x47, 0x3c}}}};
}

} // namespace window
