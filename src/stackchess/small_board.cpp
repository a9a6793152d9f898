#include "stackchess/small_board.hpp"

namespace stackchess {

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
