#pragma once

#include <cstddef>
#include <cstdint>

#include "stackchess/gait.hpp"
#include "stackchess/large_board.hpp"
#include "stackchess/move.hpp"
#include "stackchess/small_board.hpp"

namespace stackchess {

/// Shows `sink` the moves of two or more pieces from one stack, adding one piece at a time: what
/// the group can do only shrinks, except that knights can carry any group.
template <class Board, class Sink>
void visit_group_moves(const Board& board, Color us, typename Board::Square from, bool fresh,
                       Sink& sink) {
    const auto& tower = board.tower(from);
    const int height = tower.height();
    int knights = tower.top() == Role::knight ? 1 : 0;
    Gait gait = gait_of(tower.top(), false);
    const bool has_knights = tower.contains(Role::knight);
    for (int count = 2; count <= height && (has_knights || gait != Gait::none); ++count) {
        const Role role = tower.below(count - 1);
        gait = meet(gait, gait_of(role, fresh && count == height));
        knights += role == Role::knight ? 1 : 0;
        if (gait != Gait::none) sink(from, count, board.reach(gait, us, from, count));
        if (knights > 0 && count <= 2 * knights) sink(from, count, board.leaps(us, from, count));
    }
}

/// Shows `sink` every legal move of `us`; `fresh` has a bit for each file whose pawn has never
/// moved.
template <class Board, class Sink>
void visit_moves(const Board& board, Color us, std::uint32_t fresh, Sink& sink) {
    board.visit_single_moves(us, fresh, sink);
    board.for_each_tall_stack(us, [&](typename Board::Square from) {
        const Coord coord = Board::coord(from);
        const bool is_fresh =
            coord.rank == first_rank(us, board.size()) && (fresh >> coord.file & 1) != 0;
        visit_group_moves(board, us, from, is_fresh, sink);
    });
}

/// Counts the moves it is shown.
template <class Board>
struct MoveCounter {
    std::size_t found = 0;

    void operator()(typename Board::Square, int, const typename Board::Targets& targets) {
        found += Board::target_count(targets);
    }
    void pawns(core::Bits targets, int, int) {
        found += static_cast<std::size_t>(core::count(targets));
    }
};

/// Appends the moves it is shown to a list.
template <class Board, class List>
struct MoveLister {
    List& moves;

    void operator()(typename Board::Square from, int count,
                    const typename Board::Targets& targets) {
        for (const auto to : Board::members(targets))
            moves.push_back(Move(Board::coord(from), count, Board::coord(to)));
    }
    void pawns(core::Bits targets, int first, int distance) {
        for (const int target : core::Members{targets}) {
            const int to = first + target;
            moves.push_back(Move(Board::coord(to - distance), 1, Board::coord(to)));
        }
    }
};

} // namespace stackchess
