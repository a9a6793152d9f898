#include <utility>

#include "solid/marks.hpp"
#include "solid/table.hpp"
#include "window/space_painter.hpp"

namespace window {
namespace {

using solid::Vec3;
using view::SolidMark;
using view::Tone;
using Vertices = std::vector<SpaceVertex>;
using Color = std::array<float, 4>;

constexpr Vec3 upwards{0, 1, 0};

Tone tone_of(solid::Dye dye) {
    switch (dye) {
    case solid::Dye::last: return Tone::last_move;
    case solid::Dye::last_line: return Tone::last_line;
    case solid::Dye::check: return Tone::check;
    case solid::Dye::hint: return Tone::hint;
    case solid::Dye::selected: return Tone::selected;
    case solid::Dye::target: return Tone::target;
    case solid::Dye::capture: return Tone::capture;
    case solid::Dye::cursor: return Tone::cursor;
    case solid::Dye::past: return Tone::past;
    case solid::Dye::drawn_red: return Tone::mark_red;
    case solid::Dye::drawn_yellow: return Tone::mark_yellow;
    case solid::Dye::drawn_blue: return Tone::mark_blue;
    case solid::Dye::shade: break; // of pieces, not of marks
    }
    return Tone::past;
}

/// Assembles everything other than pieces.
class Flat {
  public:
    Flat(const view::SolidBoard& board, const SpaceColors& colors)
        : board_(board), colors_(colors) {}

    std::array<Vertices, 3> made() {
        add_ground();
        add_body();
        for (const SolidMark& mark : board_.marks) add_mark(mark);
        add_contacts();
        return {std::move(body_), std::move(marks_), std::move(arrows_)};
    }

  private:
    /// How far the ground extends.
    void add_ground() {
        const float far = 20 * static_cast<float>(board_.size);
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

    void add_mark(const SolidMark& mark) {
        for (const solid::Laid& part : laid(mark.mark, mark.from, mark.to, board_.size)) {
            const Tone tone = mark.tone.value_or(tone_of(part.dye));
            const Color color = shares_of(colors_.of(tone), part.opacity);
            Vertices& vertices = part.is_arrow ? arrows_ : marks_;
            for (const Vec3& point : part.decal) vertices.push_back({point, upwards, color});
        }
    }

    void add_contacts() {
        std::vector<solid::SoftPoint> points;
        for (const solid::Placed& placed : board_.pieces) add_contact(placed, points);
        for (const auto& [at, opacity] : points)
            marks_.push_back({at, {}, shares_of(solid::shade_tint, opacity)});
    }

    const view::SolidBoard& board_;
    const SpaceColors& colors_;
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
