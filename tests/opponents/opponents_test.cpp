#include "opponents/players.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "chess/uci.hpp"
#include "opponents/plain.hpp"
#include "opponents/uct.hpp"
#include "stackchess/notation.hpp"

namespace opponents {
namespace {

using game::Rules;
using stackchess::SmallPosition;

SmallPosition stacks(std::string_view text) {
    return SmallPosition::from(stackchess::read_setup(text).value()).value();
}
chess::Position men(std::string_view fen) {
    return chess::Position::from(chess::read_setup(fen).value()).value();
}

template <class P>
Uct<P> uct_of(const P& position, std::uint64_t playouts) {
    Uct<P> uct(position, 1);
    uct.run({.nodes = playouts});
    return uct;
}

template <class P>
std::string uct_move(const P& position, std::uint64_t playouts) {
    return move_text(position, uct_of(position, playouts).best());
}

template <class P>
std::string plain_move(const P& position, int depth, std::uint64_t seed = 1) {
    return move_text(position, Plain<P>(seed).choose(position, depth, {}));
}

TEST(Material, CountsAndFollowsEveryMove) {
    const auto check = [](auto position) {
        core::Random random(3);
        for (int ply = 0; ply < 200 && !position.outcome().is_over(); ++ply) {
            typename decltype(position)::MoveList moves;
            position.generate(moves);
            const auto move = moves[random.below(moves.size())];
            const int expected = -(balance(position) + gain(position, move));
            position.play(move);
            ASSERT_EQ(balance(position), expected) << position_text(position);
        }
    };
    check(chess::Position::start());
    check(men("8/PPPPk3/8/8/8/8/ppppK3/8 w - - 0 1"));
    check(stacks("rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1"));
    check(stacks("k5/PPPP2/6/6/2pppp/K5 w - 0 1"));
    EXPECT_EQ(balance(stacks("k3/4/1(PQ)2/4 w - 0 1")), 1 + 9 - 4);
    EXPECT_EQ(gain(stacks("(kr)3/4/4/(QQQ)3 w - 0 1"), {{0, 0}, 3, {0, 3}}), 4 + 5);
}

TEST(Uct, TakesEverythingAtOnce) {
    EXPECT_EQ(uct_move(stacks("k5/6/6/6/1PPPP1/(QQ)RB3 w - 0 1"), 2'000), "2a1a6");
    EXPECT_EQ(uct_move(men("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), 2'000), "a1a8");
}

TEST(Uct, KnowsTheValueOfSolvedPositions) {
    const auto value = [](const auto& position) { return uct_of(position, 20'000).value(); };
    EXPECT_GT(value(stacks("k3/4/4/(QQ)3 w - 0 1")), 0.97) << "won at once";
    EXPECT_GT(value(stacks("k3/4/4/QQ2 w - 0 1")), 0.8) << "won in five plies";
    EXPECT_LT(value(stacks("k3/pp2/4/(QQQ)3 b - 0 1")), 0.2);
    EXPECT_GT(value(men("7k/8/5K2/8/8/8/8/6R1 w - - 0 1")), 0.8) << "mate in two";
    EXPECT_NEAR(value(men("k7/8/K7/8/8/8/8/1R6 b - - 0 1")), 0.5, 0.01) << "no way but stalemate";
}

TEST(Uct, IsTheSameForTheSameSeed) {
    const auto start = stacks("rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1");
    EXPECT_EQ(uct_of(start, 3'000).best(), uct_of(start, 3'000).best());
    EXPECT_EQ(uct_of(start, 3'000).value(), uct_of(start, 3'000).value());
    EXPECT_EQ(uct_of(start, 3'000).playouts(), 3'000U);
}

TEST(Plain, TakesEverythingAtOnce) {
    for (int depth = 1; depth <= 4; ++depth) {
        EXPECT_EQ(plain_move(stacks("k5/6/6/6/1PPPP1/(QQ)RB3 w - 0 1"), depth), "2a1a6");
        EXPECT_EQ(plain_move(men("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), depth), "a1a8");
    }
}

TEST(Plain, SeesAsFarAsItsDepth) {
    const auto mate_in_two = men("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    using PlainChess = Plain<chess::Position>;
    const auto value = [&](int depth) {
        PlainChess plain(1);
        plain.choose(mate_in_two, depth, {});
        return plain.value();
    };
    EXPECT_EQ(value(2), 5) << "a rook";
    EXPECT_EQ(value(3), PlainChess::win - 3);
    // The pawn is defended, which a search of one ply does not see.
    const auto bait = men("4k3/8/3p4/4p3/8/8/8/K3R3 w - - 0 1");
    EXPECT_EQ(plain_move(bait, 1), "e1e5");
    EXPECT_NE(plain_move(bait, 2), "e1e5");
}

/// The value by definition.
template <class P>
int minimax(P& position, int depth, int ply) {
    if (const auto outcome = position.outcome(); outcome.is_over()) {
        if (!outcome.winner()) return 0;
        return *outcome.winner() == position.turn() ? Plain<P>::win - ply : ply - Plain<P>::win;
    }
    if (depth == 0) return balance(position);
    typename P::MoveList moves;
    position.generate(moves);
    int best = -Plain<P>::win;
    for (const auto move : moves) {
        const auto undo = position.play(move);
        best = std::max(best, -minimax(position, depth - 1, ply + 1));
        position.undo(move, undo);
    }
    return best;
}

TEST(Plain, FindsTheValueOfTheTree) {
    const auto check = [](auto position) {
        for (int depth = 1; depth <= 3; ++depth) {
            Plain<decltype(position)> plain(1);
            plain.choose(position, depth, {});
            EXPECT_EQ(plain.value(), minimax(position, depth, 0)) << position_text(position);
        }
    };
    check(men("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"));
    check(stacks("r1qk1r/1(pb)pp(pb)1/p4p/1(PR)3P/P1PPP1/1BQKBR w CDEcd 2 9"));
    check(stacks("(kq)3/4/2(RR)1/(QQQ)1P1 b - 0 1"));
}

TEST(Plain, ChoosesAmongEqualsBySeed) {
    const auto start = stacks("rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1");
    std::vector<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        chosen.push_back(plain_move(start, 1, seed));
        EXPECT_EQ(chosen.back(), plain_move(start, 1, seed));
    }
    std::sort(chosen.begin(), chosen.end());
    EXPECT_GT(std::unique(chosen.begin(), chosen.end()) - chosen.begin(), 5);
}

TEST(Players, PlayLegalMovesToTheEnd) {
    const auto play = [](Rules rules, const std::string& start, std::size_t most) {
        std::vector<std::string> moves;
        const std::vector<Choose> players{uct_player(1), plain_player(2, 1)};
        while (moves.size() < most) {
            const auto position = read_position(rules, start, moves);
            ASSERT_TRUE(position) << start << ' ' << moves.back();
            if (std::visit([](const auto& p) { return p.outcome(); }, *position).is_over()) return;
            moves.push_back(players[moves.size() % 2](*position, {.nodes = 150}).move);
        }
    };
    play(Rules::chess, to_text(chess::start_setup()), 150);
    play(Rules::chess, to_text(chess::chess960_setup(1)), 60);
    for (const int size : {4, 5, 6, 8, 11})
        for (const bool knights : {false, true})
            play(Rules::stackchess,
                 to_text(stackchess::start_setup({size, knights, size % 2 == 0})), 60);
    play(Rules::stackchess, to_text(stackchess::start_setup({26, true, true})), 4);
}

} // namespace
} // namespace opponents
