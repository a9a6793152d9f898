#include "view/animation.hpp"

#include <algorithm>
#include <utility>

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

/// The pieces on top of a square, without changing it.
Stack top_of(BoardView board, Coord at, int count) { return take_top(board, at, count); }

/// Pieces that travel, and turn into what they are on arrival.
Traveller traveller(Stack group, Stack arriving, Coord from, Coord to) {
    if (arriving == group) arriving.clear();
    return {std::move(group), from, to, std::move(arriving)};
}

/// What else a move has changed: the rook of a castling travels, a pawn taken in passing vanishes,
/// or comes back.
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
            stack_at(animation.resting, coord).clear();
        }
    for (const Fading& one : gone) {
        const auto same = std::find_if(come.begin(), come.end(), [&](const Fading& other) {
            return other.stack == one.stack;
        });
        if (same == come.end()) {
            animation.captured.push_back(one);
            continue;
        }
        animation.travellers.push_back({one.stack, one.at, same->at});
        come.erase(same);
    }
    animation.returning.insert(animation.returning.end(), come.begin(), come.end());
}

/// Takes what stands on a square from the board if it is the enemy of those who come there.
void lift_captured(BoardView& board, Coord at, const Stack& group, std::vector<Fading>& fading) {
    Stack& stack = stack_at(board, at);
    if (stack.empty() || group.empty() || stack.back().color == group.back().color) return;
    fading.push_back({std::exchange(stack, {}), at});
}

} // namespace

float Animation::progress(std::chrono::milliseconds now) const {
    const float part =
        static_cast<float>((now - start).count()) / static_cast<float>(lasting.count());
    const float straight = std::clamp(part, 0.0F, 1.0F);
    return straight * straight * (3 - 2 * straight); // sets off and arrives gently
}

Animation animated(const BoardView& before, const BoardView& after, const MoveView& move,
                   std::chrono::milliseconds start) {
    Animation animation{.resting = before, .start = start};
    Stack group = take_top(animation.resting, move.from, move.count);
    lift_captured(animation.resting, move.to, group, animation.captured);
    animation.travellers.push_back(
        traveller(std::move(group), top_of(after, move.to, move.count), move.from, move.to));
    add_others(animation, before, after, move);
    return animation;
}

Animation animated_back(const BoardView& before, const BoardView& after, const MoveView& move,
                        std::chrono::milliseconds start) {
    Animation animation{.resting = before, .start = start};
    Stack group = take_top(animation.resting, move.from, move.count);
    lift_captured(animation.resting, move.to, group, animation.returning);
    animation.travellers.push_back(
        traveller(top_of(after, move.to, move.count), std::move(group), move.to, move.from));
    add_others(animation, after, before, move);
    return animation;
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
        // On the second half of the way a pawn becomes a queen.
        const float changed = traveller.arriving.empty() ? 0 : std::clamp(2 * part - 1, 0.0F, 1.0F);
        draw_stack(traveller.group, square, scene, {.opacity = 1 - changed});
        if (changed > 0) draw_stack(traveller.arriving, square, scene, {.opacity = changed});
    }
}

} // namespace view
