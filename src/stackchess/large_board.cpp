#include "stackchess/large_board.hpp"

#include "core/steps.hpp"

namespace stackchess {
namespace {

/// Steps as differences between square numbers.
template <std::size_t count>
constexpr std::array<int, count> strides(const std::array<core::Step, count>& steps) {
    std::array<int, count> numbers{};
    for (std::size_t i = 0; i < count; ++i) numbers[i] = LargeBoard::stride(steps[i]);
    return numbers;
}

constexpr auto orthogonal_steps = strides(core::rook_steps);
constexpr auto diagonal_steps = strides(core::bishop_steps);
constexpr auto leap_steps = strides(core::knight_leaps);

} // namespace

LargeBoard::LargeBoard(int size) : size_(size) {
    content_.fill(wall);
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) content_[at(width * (rank + margin) + file)] = 0;
}

void LargeBoard::set(Square square, Color color, const Tower& tower) {
    const int height = tower.height();
    towers_[at(square)] = tower;
    content_[at(square)] =
        static_cast<Content>(height == 0 ? 0U : owner_of(color) | static_cast<unsigned>(height));
    const std::size_t rank = at(coord(square).rank);
    const std::uint32_t bit = std::uint32_t{1} << coord(square).file;
    const auto put = [&](Rows& rows, bool on) {
        rows[rank] = on ? rows[rank] | bit : rows[rank] & ~bit;
    };
    put(stacks_[core::index(color)], height >= 1);
    put(stacks_[core::index(~color)], false);
    put(tall_[core::index(color)], height >= 2);
    put(tall_[core::index(~color)], false);
    put(pawns_[core::index(color)], tower.top() == Role::pawn);
    put(pawns_[core::index(~color)], false);
}

LargeBoard::Targets LargeBoard::reach(Gait gait, Color us, Square from, int count) const {
    Targets targets;
    switch (gait) {
    case Gait::none: break;
    case Gait::queen:
        add_lines(targets, us, from, count, orthogonal_steps);
        add_lines(targets, us, from, count, diagonal_steps);
        break;
    case Gait::rook: add_lines(targets, us, from, count, orthogonal_steps); break;
    case Gait::bishop: add_lines(targets, us, from, count, diagonal_steps); break;
    case Gait::king:
        add_steps(targets, us, from, count, orthogonal_steps);
        add_steps(targets, us, from, count, diagonal_steps);
        break;
    case Gait::orthogonal_step: add_steps(targets, us, from, count, orthogonal_steps); break;
    case Gait::diagonal_step: add_steps(targets, us, from, count, diagonal_steps); break;
    default: add_pawn_steps(targets, gait, us, from, count);
    }
    return targets;
}

LargeBoard::Targets LargeBoard::leaps(Color us, Square from, int count) const {
    Targets targets;
    for (const int step : leap_steps)
        if (is_open(us, from + step, count))
            targets.push_back(static_cast<std::int16_t>(from + step));
    return targets;
}

void LargeBoard::add_lines(Targets& targets, Color us, Square from, int count,
                           const std::array<int, 4>& steps) const {
    for (const int step : steps) {
        Square to = from + step;
        for (; content_[at(to)] == 0; to += step) targets.push_back(static_cast<std::int16_t>(to));
        if (is_open(us, to, count)) targets.push_back(static_cast<std::int16_t>(to));
    }
}

void LargeBoard::add_steps(Targets& targets, Color us, Square from, int count,
                           const std::array<int, 4>& steps) const {
    for (const int step : steps)
        if (is_open(us, from + step, count))
            targets.push_back(static_cast<std::int16_t>(from + step));
}

void LargeBoard::add_pawn_steps(Targets& targets, Gait gait, Color us, Square from,
                                int count) const {
    const int forward = us == Color::white ? width : -width;
    // Stacks of one piece or more: a pawn cannot advance onto an enemy stack, however many pieces
    // move.
    const auto is_free_of_enemies = [&](Square to) { return is_open(us, to, 1); };
    if (gait != Gait::strike) {
        const Square one = from + forward;
        if (is_free_of_enemies(one)) targets.push_back(static_cast<std::int16_t>(one));
        const bool fresh = gait == Gait::fresh_pawn || gait == Gait::fresh_advance;
        if (fresh && content_[at(one)] == 0 && is_free_of_enemies(one + forward))
            targets.push_back(static_cast<std::int16_t>(one + forward));
    }
    if (gait != Gait::advance && gait != Gait::fresh_advance)
        for (const Square to : {from + forward - 1, from + forward + 1})
            if (has(~us, to) && is_open(us, to, count))
                targets.push_back(static_cast<std::int16_t>(to));
}

} // namespace stackchess
