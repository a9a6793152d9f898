#include "solid/flight.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace solid {
namespace {

using core::Coord;

/// Takes so many pieces from the top of a square, as far as there are any.
PieceStack take_top(PieceStacks& board, Coord from, int count) {
    PieceStack& stack = board.at(from);
    const auto first =
        stack.end() - std::min<std::ptrdiff_t>(count, static_cast<std::ptrdiff_t>(stack.size()));
    PieceStack group(first, stack.end());
    stack.erase(first, stack.end());
    return group;
}

/// The pieces on top of a square, without changing it.
PieceStack top_of(PieceStacks board, Coord at, int count) { return take_top(board, at, count); }

/// Pieces that travel, and change on the way if they arrive as others.
Traveller traveller(PieceStack group, PieceStack arriving, Coord from, Coord to) {
    if (arriving == group) arriving.clear();
    return {std::move(group), from, to, std::move(arriving)};
}

/// Adds what else a move has changed: in castling the rook travels; a pawn captured en passant
/// vanishes, or comes back.
void add_others(Flight& flight, const PieceStacks& before, const PieceStacks& after,
                const StackMove& step) {
    std::vector<Fading> gone;
    std::vector<Fading> come;
    for (int rank = 0; rank < before.size; ++rank)
        for (int file = 0; file < before.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            const PieceStack& old_stack = before.at(square);
            const PieceStack& new_stack = after.at(square);
            if (square == step.from || square == step.to || old_stack == new_stack) continue;
            if (!old_stack.empty()) gone.push_back({old_stack, square});
            if (!new_stack.empty()) come.push_back({new_stack, square});
            flight.resting.at(square).clear();
        }
    for (const Fading& one : gone) {
        const auto same = std::find_if(come.begin(), come.end(), [&](const Fading& other) {
            return other.stack == one.stack;
        });
        if (same == come.end()) {
            flight.captured.push_back(one);
            continue;
        }
        flight.travellers.push_back({one.stack, one.at, same->at});
        come.erase(same);
    }
    flight.returning.insert(flight.returning.end(), come.begin(), come.end());
}

/// Removes the stack on a square from the board if the group that arrives there captures it.
void lift_captured(PieceStacks& board, Coord at, const PieceStack& group,
                   std::vector<Fading>& fading) {
    PieceStack& stack = board.at(at);
    if (stack.empty() || group.empty() || stack.back().color == group.back().color) return;
    fading.push_back({std::exchange(stack, {}), at});
}

Vec3 seat_on(const PieceStacks& board, Coord square) {
    return middle_of(square, board.size) + Vec3{0, seats_of(board.at(square)).back(), 0};
}

/// The height of an arc that passes over everything between.
float peak_of(const Traveller& traveller, const PieceStacks& resting) {
    const int files = traveller.to.file - traveller.from.file;
    const int ranks = traveller.to.rank - traveller.from.rank;
    const int steps = std::max(std::abs(files), std::abs(ranks));
    float highest =
        std::max(seat_on(resting, traveller.from).y, seat_on(resting, traveller.to).y) + 0.35F;
    for (int i = 1; i < steps; ++i) {
        const Coord square = core::coord_at(traveller.from.file + files * i / steps,
                                            traveller.from.rank + ranks * i / steps);
        const PieceStack& stack = resting.at(square);
        if (!stack.empty()) highest = std::max(highest, height_of(stack) + 0.15F);
    }
    return highest;
}

/// The place after a part of the way along an arc.
Vec3 on_the_way(Vec3 from, Vec3 to, float peak, float part) {
    Vec3 at = from + (to - from) * part;
    const float above = std::max(peak - std::max(from.y, to.y), 0.0F);
    at.y += above * std::sin(std::numbers::pi_v<float> * part);
    return at;
}

void place_faint(const std::vector<Fading>& fading, int size, float opacity,
                 std::vector<Placed>& placed) {
    if (opacity <= 0) return;
    const std::size_t before = placed.size();
    for (const Fading& one : fading) place(one.stack, one.at, middle_of(one.at, size), 0, placed);
    for (std::size_t i = before; i < placed.size(); ++i) placed[i].opacity = opacity;
}

} // namespace

Flight flight_of(const PieceStacks& before, const PieceStacks& after, const StackMove& step) {
    Flight flight{.resting = before};
    PieceStack group = take_top(flight.resting, step.from, step.count);
    lift_captured(flight.resting, step.to, group, flight.captured);
    flight.travellers.push_back(
        traveller(std::move(group), top_of(after, step.to, step.count), step.from, step.to));
    add_others(flight, before, after, step);
    return flight;
}

Flight flight_back(const PieceStacks& from, const PieceStacks& to, const StackMove& step) {
    Flight flight{.resting = to};
    PieceStack group = take_top(flight.resting, step.from, step.count);
    lift_captured(flight.resting, step.to, group, flight.returning);
    flight.travellers.push_back(
        traveller(top_of(from, step.to, step.count), std::move(group), step.to, step.from));
    add_others(flight, from, to, step);
    return flight;
}

bool leads(const PieceStacks& before, const PieceStacks& after, const StackMove& step) {
    if (before.size != after.size) return false;
    if (!is_on_board(step.from, before.size) || !is_on_board(step.to, before.size)) return false;
    const auto count = static_cast<std::size_t>(std::max(step.count, 0));
    const PieceStack& old_stack = before.at(step.from);
    const PieceStack& new_stack = after.at(step.from);
    return old_stack.size() == new_stack.size() + count &&
           std::equal(new_stack.begin(), new_stack.end(), old_stack.begin()) &&
           after.at(step.to).size() >= count && before.at(step.to) != after.at(step.to);
}

void place_moving(const Flight& flight, float part, std::vector<Placed>& placed) {
    place_faint(flight.captured, flight.resting.size, 1 - part, placed);
    place_faint(flight.returning, flight.resting.size, part, placed);
    for (const Traveller& one : flight.travellers) {
        const Vec3 at =
            on_the_way(seat_on(flight.resting, one.from), seat_on(flight.resting, one.to),
                       peak_of(one, flight.resting), part);
        const bool is_changed = !one.arriving.empty() && part > 0.5F;
        place(is_changed ? one.arriving : one.group, one.to, at, 0, placed);
    }
}

float eased(float part) {
    const float straight = std::clamp(part, 0.0F, 1.0F);
    return straight * straight * (3 - 2 * straight);
}

} // namespace solid
