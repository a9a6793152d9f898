#include "nnue/stackchess_inputs.hpp"

#include <bit>

namespace nnue {

using core::Color;
using core::Role;

namespace {

/// Calls `visit` with the file of each bit.
template <class Visit>
void for_each_file(std::uint32_t files, Visit visit) {
    for (; files != 0; files &= files - 1) visit(std::countr_zero(files));
}

} // namespace

StackchessInputs::StackchessInputs(int size)
    : size_(size), area_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) {
            const auto square = static_cast<std::size_t>(8 * rank + file);
            places_[0][square] = static_cast<std::uint8_t>(rank * size + file);
            places_[1][square] = static_cast<std::uint8_t>((size - 1 - rank) * size + file);
        }
}

StackchessInputs::Change StackchessInputs::change(const Position& position, stackchess::Move move,
                                                  const Position::Change& foreseen) {
    const auto from = stackchess::SmallBoard::square(move.from());
    const auto to = stackchess::SmallBoard::square(move.to());
    return {.from = from,
            .to = to,
            .us = position.turn(),
            .captures = foreseen.captures,
            .left = position.board().tower(from),
            .rest = foreseen.rest,
            .met = position.board().tower(to),
            .landed = foreseen.landed,
            .unmoved_before = {position.unmoved(Color::white), position.unmoved(Color::black)},
            .unmoved_after = foreseen.unmoved};
}

InputList StackchessInputs::active(const Position& position, Color side) const {
    InputList list;
    for (const Color color : {Color::white, Color::black}) {
        position.board().for_each_stack(color, [&](Square square) {
            add_tower(list, side, color, position.board().tower(square), square);
        });
        for_each_file(position.unmoved(color),
                      [&](int file) { list.push_back(unmoved_pawn(side, color, file)); });
    }
    return list;
}

InputChange StackchessInputs::switched(const Change& change, Color side) const {
    InputChange result;
    replace_tower(result, side, change.us, change.left, change.rest, change.from);
    if (change.captures) {
        add_tower(result.off, side, ~change.us, change.met, change.to);
        add_tower(result.on, side, change.us, change.landed, change.to);
    } else {
        replace_tower(result, side, change.us, change.met, change.landed, change.to);
    }
    for (const Color color : {Color::white, Color::black}) {
        const auto i = core::index(color);
        for_each_file(change.unmoved_before[i] & ~change.unmoved_after[i],
                      [&](int file) { result.off.push_back(unmoved_pawn(side, color, file)); });
    }
    return result;
}

void StackchessInputs::add_tower(InputList& list, Color side, Color color, Tower tower,
                                 Square square) const {
    for (int above = 0; above < Tower::max_height; ++above) {
        const Role role = tower.below(above);
        if (role == Role::none) break;
        list.push_back(piece(side, color, role, above, square));
    }
}

void StackchessInputs::replace_tower(InputChange& change, Color side, Color color, Tower before,
                                     Tower after, Square square) const {
    for (int above = 0; above < depths - 1; ++above) {
        const Role old = before.below(above);
        const Role now = after.below(above);
        if (old == now) continue;
        if (old != Role::none) change.off.push_back(piece(side, color, old, above, square));
        if (now != Role::none) change.on.push_back(piece(side, color, now, above, square));
    }
    // Further down only how many of each role there are counts.
    if (!before.is_taller_than(depths - 1) && !after.is_taller_than(depths - 1)) return;
    const Tower low = before.without_top(depths - 1);
    const Tower now_low = after.without_top(depths - 1);
    for (const Role role : core::all_roles) {
        const auto input = piece(side, color, role, depths - 1, square);
        int more = now_low.count(role) - low.count(role);
        for (; more > 0; --more) change.on.push_back(input);
        for (; more < 0; ++more) change.off.push_back(input);
    }
}

} // namespace nnue
