#include "tactics/proof.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "core/random.hpp"
#include "opponents/material.hpp"
#include "stackchess/notation.hpp"
#include "tactics/claim.hpp"

namespace tactics {
namespace {

using core::Color;
using stackchess::SmallPosition;

SmallPosition position_of(std::string_view text) {
    return SmallPosition::from(stackchess::read_setup(text).value()).value();
}

/// The same as `Proof`, without any pruning.
class Definition {
  public:
    explicit Definition(Color attacker) : attacker_(attacker) {}

    int value(SmallPosition& position, int depth, int ply) const {
        if (position.outcome().is_over()) return end(position, ply);
        const bool is_deep = depth <= 0;
        int best = is_deep ? opponents::balance(position) : -2 * Proof::total;
        if (is_deep && position.turn() == attacker_) best -= threat(position);
        SmallPosition::MoveList moves;
        position.generate(moves);
        for (const auto move : moves) {
            if (is_deep && opponents::gain(position, move) == 0) continue;
            const auto undo = position.play(move);
            best = std::max(best, -value(position, depth - 1, ply + 1));
            position.undo(move, undo);
        }
        return best;
    }

  private:
    static int end(const SmallPosition& position, int ply) {
        const auto winner = position.outcome().winner();
        if (!winner) return 0;
        return *winner == position.turn() ? Proof::total - ply : ply - Proof::total;
    }

    static int threat(SmallPosition position) {
        position.pass();
        SmallPosition::MoveList moves;
        position.generate(moves);
        int most = 0;
        for (const auto move : moves) most = std::max(most, opponents::gain(position, move));
        return most;
    }

    Color attacker_;
};

TEST(Proof, FindsWhatLookingAtEverythingFinds) {
    core::Random random(4);
    SmallPosition position = position_of("bqkb/pppp/PPPP/BQKB w ABCDabcd 0 1");
    for (int i = 0; i < 150; ++i) {
        SmallPosition::MoveList moves;
        position.generate(moves);
        position.play(moves[random.below(moves.size())]);
        if (position.outcome().is_over())
            position = position_of("(bq)1n1/1p1k/P1(PQ)1/1(RR)2 w - 0 1");
        const Color attacker = core::colors[random.below(2)];
        const int depth = static_cast<int>(random.below(4));
        const int value = Definition(attacker).value(position, depth, 0);
        const int lead = position.turn() == attacker ? value : -value;
        Proof proof(attacker);
        EXPECT_TRUE(proof.reaches(position, lead, depth)) << position_text(position);
        EXPECT_FALSE(proof.reaches(position, lead + 1, depth)) << position_text(position);
    }
}

TEST(Proof, CountsThePliesToTheEnd) {
    const auto position = position_of("k3/4/4/QQ2 w - 0 1");
    Proof proof(Color::white);
    EXPECT_FALSE(proof.reaches(position, Proof::total - 3, 3));
    EXPECT_TRUE(proof.reaches(position, Proof::total - 5, 5));
    EXPECT_EQ(proof.line(position, 5).size(), 5U);
}

TEST(Claim, HasNoSolutionWhereItIsFalse) {
    const auto position = position_of("3p/4/(RQ)b2/P3 w - 0 1");
    EXPECT_EQ(proven_solutions(position, {"total", 5, 0}).size(), 1U);
    EXPECT_TRUE(proven_solutions(position, {"total", 3, 0}).empty()) << "it takes longer";
    EXPECT_TRUE(proven_solutions(position, {"total", 7, 0}).empty()) << "it is sooner done";
    const std::string text = "3p/4/(RQ)b2/P3 w - 0 1";
    EXPECT_EQ(fault_of({1, text, {"2a2b2"}, "total 5 0"}), "");
    EXPECT_EQ(fault_of({1, text, {"a1b1"}, "total 5 0"}), "proven: 2a2b2");
    EXPECT_EQ(fault_of({1, text, {"2a2b2"}, "total"}), "claims nothing");
    EXPECT_EQ(fault_of({1, "3p", {"2a2b2"}, "total 5 0"}), "no position");
}

} // namespace
} // namespace tactics
