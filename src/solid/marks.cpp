#include "solid/marks.hpp"

#include <utility>

#include "solid/pieces.hpp"
#include "solid/table.hpp"

namespace solid {
namespace {

constexpr float half = 0.5F;
constexpr float round = 0.49F; ///< the radius of rings
constexpr float arm = 0.22F;   ///< of corners
constexpr float fine_line = 0.035F;
constexpr float thick_line = 0.06F;
// Heights above the board, so that each lies over the one before.
constexpr float mark_height = 0.001F;
constexpr float contact_height = 0.002F;
constexpr float arrow_height = 0.02F;

class Laying {
  public:
    Laying(core::Coord from, core::Coord to, int size)
        : from_(middle_of(from, size)), to_(middle_of(to, size)), size_(size) {}

    std::vector<Laid> of(Mark mark) {
        switch (mark) {
        case Mark::last_from:
            fill(Dye::last, 0.45F);
            add(corners_decal(from_, half, fine_line, arm), Dye::last_line);
            break;
        case Mark::last_to:
            fill(Dye::last, 0.45F);
            add(frame_decal(from_, half, fine_line), Dye::last_line);
            break;
        case Mark::check:
            fill(Dye::check, 0.6F);
            ring(Dye::check, 0.08F);
            break;
        case Mark::premove: highlight(Dye::hint, 0.4F); break;
        case Mark::selected: highlight(Dye::selected, 0.6F); break;
        case Mark::target: add(ring_decal(from_, 0, 0.17F), Dye::target, 0.9F); break;
        case Mark::join: ring(Dye::target, 0.09F); break;
        case Mark::capture: ring(Dye::capture, 0.09F); break;
        case Mark::hollow_join: ring(Dye::target, fine_line); break;
        case Mark::hollow_capture: ring(Dye::capture, fine_line); break;
        case Mark::pointed:
        case Mark::cursor: add(frame_decal(from_, half, thick_line), Dye::cursor); break;
        case Mark::circle: ring(Dye::target, 0.07F); break;
        case Mark::arrow: arrow(Dye::target, 0.14F); break;
        case Mark::hint: arrow(Dye::hint, 0.14F); break;
        case Mark::line: arrow(Dye::target, 0.17F); break;
        case Mark::other_line: arrow(Dye::target, 0.09F); break;
        case Mark::past: add(square_decal({}, half * static_cast<float>(size_)), Dye::past); break;
        }
        return std::move(parts_);
    }

  private:
    void add(Decal decal, Dye dye, float opacity = 1, bool is_arrow = false) {
        for (Vec3& point : decal) point.y += is_arrow ? arrow_height : mark_height;
        parts_.push_back({std::move(decal), dye, opacity, is_arrow});
    }
    void fill(Dye dye, float opacity) { add(square_decal(from_, half), dye, opacity); }
    void ring(Dye dye, float thickness) { add(ring_decal(from_, round - thickness, round), dye); }
    void highlight(Dye dye, float opacity) {
        fill(dye, opacity);
        add(frame_decal(from_, half, thick_line), dye);
    }
    void arrow(Dye dye, float thickness) { add(arrow_decal(from_, to_, thickness), dye, 1, true); }

    Vec3 from_;
    Vec3 to_;
    int size_;
    std::vector<Laid> parts_;
};

} // namespace

void add_contact(const Placed& placed, std::vector<SoftPoint>& points) {
    constexpr float darkness = 0.38F;
    if (placed.at.y > 0.2F) return;
    const bool is_beside = placed.at.y < -0.1F;
    const float radius = radius_of(placed.piece.role);
    const float inner = 0.75F * radius;
    const float outer = 1.35F * radius;
    const Vec3 middle{placed.at.x, (is_beside ? ground : 0) + contact_height, placed.at.z};
    for (const Vec3& point : ring_decal(middle, inner, outer)) {
        const bool is_rim = length(point - middle) > (inner + outer) / 2;
        points.push_back({point, is_rim ? 0 : darkness * placed.opacity});
    }
    for (const Vec3& point : ring_decal(middle, 0, inner))
        points.push_back({point, darkness * placed.opacity});
}

std::vector<Laid> laid(Mark mark, core::Coord from, core::Coord to, int size) {
    return Laying(from, to, size).of(mark);
}

} // namespace solid
