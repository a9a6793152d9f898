#include "view/animation.hpp"

#include <algorithm>

#include "view/board_drawing.hpp"

namespace view {

namespace {

using core::Coord;
using session::BoardView;
using session::MoveView;
using session::Stack;

Stack& stack_at(BoardView& board, Coord coord) {
    return board.stacks[static_cast<std::size_t>(coord.rank * board.size + coord.file)];
}

/// Takes so many pieces from the top of a square, as far as there are any.
Stack take_top(BoardView& board, Coord from, int count) {
    Stack& stack = stack_at(board, from);
    const auto first =
        stack.end() - std::min<std::ptrdiff_t>(count, static_cast<std::ptrdiff_t>(stack.size()));
    Stack group(first, stack.end());
    stack.erase(first, stack.end());
    return group;
}

/// What else a move has changed: the rook of a castling travels, a pawn taken in passing vanishes.
void add_others(Animation& animation, const BoardView& before, const BoardView& after,
                const MoveView& move) {
    std::vector<Fading> gone;
    std::vector<Fading> come;
    for (int rank = 0; rank < before.size; ++rank)
        for (int file = 0; file < before.size; ++file) {
            const Coord coord = core::coord_at(file, rank);
            const Stack& old_stack = before.at(coord);
            const Stack& new_stack = after.at(coord);
            if (coord == move.from || coord == move.to || old_stack == new_stack) continue;
            if (!old_stack.empty()) gone.push_back({old_stack, coord});
            if (!new_stack.empty()) come.push_back({new_stack, coord});
        }
    for (const Fading& one : gone) {
        stack_at(animation.resting, one.at).clear();
        const auto same = std::find_if(come.begin(), come.end(), [&](const Fading& other) {
            return other.stack == one.stack;
        });
        if (same == come.end())
            animation.captured.push_back(one);
        else
            animation.travellers.push_back({one.stack, one.at, same->at});
    }
}

} // namespace

float Animation::progress(std::chrono::milliseconds now) const {
    const float part =
        static_cast<float>((now - start).count()) / static_cast<float>(duration.count());
    const float straight = std::clamp(part, 0.0F, 1.0F);
    return straight * straight * (3 - 2 * straight); // sets off and arrives gently
}

Animation animated(const BoardView& before, const BoardView& after, const MoveView& move,
                   std::chrono::milliseconds start) {
    Animation animation{.resting = before, .start = start};
    Stack group = take_top(animation.resting, move.from, move.count);
    Stack& target = stack_at(animation.resting, move.to);
    if (!target.empty() && !group.empty() && target.back().color != group.back().color) {
        animation.captured.push_back({target, move.to});
        target.clear();
    }
    animation.travellers.push_back({std::move(group), move.from, move.to});
    add_others(animation, before, after, move);
    return animation;
}

Animation animated_back(const BoardView& before, const BoardView& after, const MoveView& move,
                        std::chrono::milliseconds start) {
    Animation animation{.resting = before, .start = start};
    Stack group = take_top(animation.resting, move.from, move.count);
    animation.travellers.push_back({std::move(group), move.to, move.from});
    Animation others{.resting = after};
    add_others(others, after, before, move);
    for (const Traveller& traveller : others.travellers) {
        stack_at(animation.resting, traveller.to).clear();
        animation.travellers.push_back(traveller);
    }
    return animation;
}

void draw(const Animation& animation, const BoardLayout& layout, std::chrono::milliseconds now,
          Scene& scene) {
    const float part = animation.progress(now);
    for (int rank = 0; rank < layout.size; ++rank)
        for (int file = 0; file < layout.size; ++file) {
            const Coord coord = core::coord_at(file, rank);
            draw_stack(animation.resting.at(coord), layout.square(coord), scene);
        }
    for (const Fading& fading : animation.captured)
        draw_stack(fading.stack, layout.square(fading.at), scene,
                   {.opacity = 1 - part, .has_number = false});
    for (const Traveller& traveller : animation.travellers) {
        const Rect from = layout.square(traveller.from);
        const Rect to = layout.square(traveller.to);
        const Point corner = between({from.x, from.y}, {to.x, to.y}, part);
        draw_stack(traveller.group, {corner.x, corner.y, layout.side, layout.side}, scene);
    }
}

} // namespace view
