#include "search/picker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "chess/position.hpp"
#include "core/random.hpp"
#include "engine/chess_tactics.hpp"
#include "engine/stackchess_tactics.hpp"

namespace engine {
namespace {

using stackchess::LargePosition;
using stackchess::SmallPosition;

/// The moves of a position in the order of a picker that knows nothing but a move of the table.
template <class P, class Tactics>
std::vector<search::Candidate<typename P::Move>>
picked(const P& here, typename P::Move table_move,
       typename search::Picker<P, Tactics>::Scope scope) {
    const auto experience = std::make_unique<search::Experience<P, Tactics>>();
    const auto memory = std::make_unique<search::Candidates<P>>();
    search::Picker<P, Tactics> picker(here, *experience, *memory, table_move, {}, 1, scope);
    std::vector<search::Candidate<typename P::Move>> found;
    for (search::Candidate<typename P::Move> next; picker.next(next);) found.push_back(next);
    return found;
}

template <class P, class Tactics>
void check(P here, int plies) {
    using Picker = search::Picker<P, Tactics>;
    core::Random random(7);
    for (int ply = 0; ply < plies && !here.outcome().is_over(); ++ply) {
        const auto moves = std::make_unique<typename P::MoveList>();
        here.generate(*moves);
        const auto table_move = (*moves)[random.below(moves->size())];
        const auto found = picked<P, Tactics>(here, table_move, Picker::Scope::all);
        EXPECT_EQ(found.front().move, table_move);
        std::vector<std::uint32_t> given;
        for (const auto& candidate : found) {
            given.push_back(candidate.move.bits());
            EXPECT_EQ(candidate.is_noisy, Tactics::is_noisy(here, candidate.move));
        }
        std::vector<std::uint32_t> legal;
        for (const auto move : *moves) legal.push_back(move.bits());
        std::sort(given.begin(), given.end());
        std::sort(legal.begin(), legal.end());
        ASSERT_EQ(given, legal) << "each once";
        const auto nothing = typename P::Move{};
        for (const auto& candidate : picked<P, Tactics>(here, nothing, Picker::Scope::noisy)) {
            EXPECT_TRUE(candidate.is_noisy);
            EXPECT_TRUE(Tactics::is_safe(here, candidate.move, 0));
        }
        here.play((*moves)[random.below(moves->size())]);
    }
}

TEST(Picker, GivesEveryMoveOnceInEveryGame) {
    check<chess::Position, ChessTactics>(chess::Position::start(), 200);
    check<SmallPosition, StackchessTactics<stackchess::SmallBoard>>(
        SmallPosition::from(stackchess::start_setup({})).value(), 200);
    check<LargePosition, StackchessTactics<stackchess::LargeBoard>>(
        LargePosition::from(stackchess::start_setup({.size = 11, .knights = true})).value(), 60);
}

TEST(Picker, LeavesOutWhatTheTableInvents) {
    const auto here = chess::Position::start();
    const auto found = picked<chess::Position, ChessTactics>(
        here, chess::Move::from_bits(0x0FFF),
        search::Picker<chess::Position, ChessTactics>::Scope::all);
    EXPECT_EQ(found.size(), 20U);
}

TEST(Picker, LeavesOutQuietMovesFromWhereItIsTold) {
    const auto here = SmallPosition::from(stackchess::start_setup({})).value();
    using Tactics = StackchessTactics<stackchess::SmallBoard>;
    const auto experience = std::make_unique<search::Experience<SmallPosition, Tactics>>();
    const auto memory = std::make_unique<search::Candidates<SmallPosition>>();
    for (int wanted = 0; wanted < 4; ++wanted) {
        using Picker = search::Picker<SmallPosition, Tactics>;
        Picker picker(here, *experience, *memory, {}, {}, 1, Picker::Scope::all);
        int given = 0;
        for (search::Candidate<stackchess::Move> next;
             picker.next(next, [&] { return given == wanted; });)
            ++given;
        EXPECT_EQ(given, wanted);
    }
}

} // namespace
} // namespace engine
