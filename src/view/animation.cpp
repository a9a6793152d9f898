#include "view/animation.hpp"

#include <algorithm>
#include <utility>

#include "view/board_drawing.hpp"

namespace view {

namespace {

using session::BoardView;
using session::MoveView;

solid::PieceStacks towers_of(const BoardView& board) { return {board.size, board.stacks}; }
solid::StackMove step_of(const MoveView& move) { return {move.from, move.count, move.to}; }

Animation animation_of(solid::Flight flight, std::chrono::milliseconds start) {
    return {.resting = {flight.resting.size, std::move(flight.resting.stacks)},
            .travellers = std::move(flight.travellers),
            .captured = std::move(flight.captured),
            .returning = std::move(flight.returning),
            .start = start};
}

} // namespace

float Animation::progress(std::chrono::milliseconds now) const {
    const float part =
        static_cast<float>((now - start).count()) / static_cast<float>(lasting.count());
    return solid::eased(part);
}

solid::Flight Animation::in_space() const {
    return {towers_of(resting), travellers, captured, returning};
}

Animation animated(const BoardView& before, const BoardView& after, const MoveView& move,
                   std::chrono::milliseconds start) {
    return animation_of(solid::flight_of(towers_of(before), towers_of(after), step_of(move)),
                        start);
}

Animation animated_back(const BoardView& before, const BoardView& after, const MoveView& move,
                        std::chrono::milliseconds start) {
    return animation_of(solid::flight_back(towers_of(after), towers_of(before), step_of(move)),
                        start);
}

void draw(const Animation& animation, const BoardLayout& layout, std::chrono::milliseconds now,
          Scene& scene) {
    const float part = animation.progress(now);
    draw_stacks(animation.resting, layout, scene);
    const auto fade = [&](const std::vector<Fading>& pieces, float opacity) {
        for (const Fading& fading : pieces)
            draw_stack(fading.stack, layout.square(fading.at), scene,
                       {.opacity = opacity, .has_number = false});
    };
    fade(animation.captured, 1 - part);
    fade(animation.returning, part);
    for (const Traveller& traveller : animation.travellers) {
        const Rect from = layout.square(traveller.from);
        const Rect to = layout.square(traveller.to);
        const Point corner = between({from.x, from.y}, {to.x, to.y}, part);
        const Rect square{corner.x, corner.y, layout.side, layout.side};
        // A pawn becomes a queen in the second half of the way.
        const float changed = traveller.arriving.empty() ? 0 : std::clamp(2 * part - 1, 0.0F, 1.0F);
        draw_stack(traveller.group, square, scene, {.opacity = 1 - changed});
        if (changed > 0) draw_stack(traveller.arriving, square, scene, {.opacity = changed});
    }
}

} // namespace view
