// Proves every forced win a second time: by the naive rules, and trying every move of both sides.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "naive/stackchess.hpp"
#include "puzzle/forced_win.hpp"

namespace puzzle {
namespace {

using stackchess::Setup;

class NaiveProof {
  public:
    /// Whether the side to move can capture everything within so many moves.
    bool is_won(const Setup& setup, int moves) {
        if (moves == 0 || naive::outcome(setup).is_over()) return false;
        const auto [place, is_new] = won_.try_emplace({naive::repetition_text(setup), moves});
        if (is_new) {
            const auto all = naive::moves(setup);
            place->second = std::ranges::any_of(all, [&](const auto& move) {
                return is_lost(naive::after(setup, move), moves - 1);
            });
        }
        return place->second;
    }

    /// Whether the other side can, whatever the side to move does.
    bool is_lost(const Setup& setup, int moves) {
        const auto outcome = naive::outcome(setup);
        if (outcome.is_over()) return outcome.winner() == ~setup.turn;
        if (moves < stacks_to_capture(setup)) return false; // a move captures one stack at most
        return std::ranges::all_of(naive::moves(setup), [&](const auto& move) {
            return is_won(naive::after(setup, move), moves);
        });
    }

  private:
    static int stacks_to_capture(const Setup& setup) {
        return static_cast<int>(std::ranges::count_if(setup.stacks, [&](const auto& stack) {
            return !stack.empty() && stack.front().color == setup.turn;
        }));
    }

    std::map<std::pair<std::string, int>, bool> won_;
};

TEST(ForcedWins, HaveOneFirstMoveAndNeedAllTheirMoves) {
    for (const ForcedWin& win : forced_wins()) {
        const auto setup = stackchess::read_setup(win.position);
        ASSERT_TRUE(setup) << win.position;
        NaiveProof proof;
        EXPECT_FALSE(proof.is_won(*setup, win.moves - 1)) << win.position;
        const auto wins = std::ranges::count_if(naive::moves(*setup), [&](const auto& move) {
            return proof.is_lost(naive::after(*setup, move), win.moves - 1);
        });
        EXPECT_EQ(wins, 1) << win.position;
    }
}

TEST(ForcedWins, AreAllDifferentAndInOrder) {
    std::set<std::string_view> seen;
    int before = 1;
    for (const auto& [position, moves, difficulty] : forced_wins()) {
        EXPECT_TRUE(seen.insert(position).second) << position;
        EXPECT_GE(difficulty, before) << position;
        EXPECT_LE(difficulty, most_difficult) << position;
        before = difficulty;
    }
}

} // namespace
} // namespace puzzle
