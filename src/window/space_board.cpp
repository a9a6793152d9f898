#include <algorithm>
#include <cmath>

#include "solid/decal.hpp"
#include "solid/marks.hpp"
#include "solid/table.hpp"
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

/// Puts together what is no piece.
class Flat {
  public:
    Flat(const view::SolidBoard& board, const SpaceColors& colors)
        : board_(board), colors_(colors), half_(0.5F * static_cast<float>(board.size)) {}

    std::array<Vertices, 3> made() {
        add_ground();
        add_body();
        if (board_.is_past) add(solid::square_decal({}, half_), Tone::past, 1, 0.001F, marks_);
        for (const SolidMark& mark : board_.marks) add_mark(mark);
        add_contacts();
        return {std::move(body_), std::move(marks_), std::move(arrows_)};
    }

  private:
    /// As far as a shadow can fall: beyond it, the ground is what the picture is cleared with.
    void add_ground() {
        float tallest = 1;
        for (const solid::Placed& placed : board_.pieces)
            tallest = std::max(tallest, placed.at.y + 1);
        const float far = half_ + solid::board_border + 0.7F * (tallest + solid::board_thickness);
        const Color color = shares_of(colors_.of(ground_of(board_)));
        const std::array corners{Vec3{-far, solid::ground, far}, Vec3{far, solid::ground, far},
                                 Vec3{far, solid::ground, -far}, Vec3{-far, solid::ground, -far}};
        for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U})
            body_.push_back({corners[i], {}, color});
    }

    void add_body() {
        constexpr std::array tones{Tone::board_edge, Tone::board_light, Tone::board_dark};
        for (const auto& [position, normal, part] : solid::board_body(board_.size))
            body_.push_back(
                {position, normal, shares_of(colors_.of(tones[static_cast<std::size_t>(part)]))});
    }

    void add(const solid::Decal& decal, Tone tone, float opacity, float height,
             Vertices& vertices) const {
        const Color color = shares_of(colors_.of(tone), opacity);
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

    void add_contacts() {
        std::vector<solid::SoftPoint> points;
        for (const solid::Placed& placed : board_.pieces) add_contact(placed, points);
        for (const auto& [at, opacity] : points)
            marks_.push_back({at, {}, shares_of(solid::shade, opacity)});
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

Tone ground_of(const view::SolidBoard& board) {
    return board.is_on_panel ? Tone::panel : Tone::background;
}

std::array<float, 4> shares_of(view::Paint paint, float opacity) {
    const auto share = [](std::uint8_t channel) { return static_cast<float>(channel) / 255; };
    return {share(paint.red), share(paint.green), share(paint.blue), share(paint.alpha) * opacity};
}

std::array<float, 4> shares_of(solid::Tint tint, float opacity) {
    return shares_of(view::Paint{tint.red, tint.green, tint.blue}, opacity);
}

} // namespace window
