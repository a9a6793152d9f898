#include "stackchess/small_board.hpp"

#include "core/steps.hpp"

namespace stackchess {
namespace {

using core::Step;

template <std::size_t Count>
constexpr Bits targets_of(int square, const std::array<Step, Count>& steps) {
    Bits targets = 0;
    for (const auto [files, ranks] : steps) {
        const int file = square % 8 + files;
        const int rank = square / 8 + ranks;
        if (file >= 0 && file < 8 && rank >= 0 && rank < 8) targets |= core::bit(8 * rank + file);
    }
    return targets;
}

} // namespace

constexpr SmallBoard::Steps SmallBoard::make_steps() {
    constexpr std::array<Step, 2> white_captures{{{-1, 1}, {1, 1}}};
    constexpr std::array<Step, 2> black_captures{{{-1, -1}, {1, -1}}};
    Steps steps;
    for (int square = 0; square < 64; ++square) {
        const std::size_t i = at(square);
        steps.orthogonal[i] = targets_of(square, core::rook_steps);
        steps.diagonal[i] = targets_of(square, core::bishop_steps);
        steps.king[i] = steps.orthogonal[i] | steps.diagonal[i];
        steps.leaps[i] = targets_of(square, core::knight_leaps);
        steps.pawn_captures[0][i] = targets_of(square, white_captures);
        steps.pawn_captures[1][i] = targets_of(square, black_captures);
    }
    return steps;
}

constinit const SmallBoard::Steps SmallBoard::steps_ = SmallBoard::make_steps();

SmallBoard::SmallBoard(int size) : walls_(~Bits{0}), size_(size) {
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) walls_ &= ~core::bit(8 * rank + file);
    sets_.tops[core::index(Role::none)] = ~walls_;
}

void SmallBoard::place(Square square, Color color, Tower tower) {
    sets_.tops[core::index(Role::none)] ^= core::bit(square);
    sets_.tops[core::index(tower.top())] ^= core::bit(square);
    sets_.stacks[core::index(color)] |= core::bit(square);
    if (tower.is_taller_than(1)) sets_.tall |= core::bit(square);
    towers_[at(square)] = tower;
}

} // namespace stackchess
