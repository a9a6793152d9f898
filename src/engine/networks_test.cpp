#include "engine/networks.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/searcher.hpp"
#include "nnue/network_fixture.hpp"

namespace engine {
namespace {

using game::Rules;

nnue::Network random_network(Rules rules, int size, std::uint64_t seed) {
    const nnue::RandomNetwork network({.rules = rules, .size = size, .hidden = 32, .buckets = 2},
                                      seed);
    return *nnue::Network::read(network.bytes());
}

int score_with(const Networks& networks, Rules rules, std::string_view position) {
    const auto searcher = make_searcher(rules, 1, networks);
    EXPECT_TRUE(searcher->set_game(position, {}));
    return searcher->think({.limits = {.nodes = 500}}).lines.front().centipawns;
}

constexpr std::string_view six = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1";
constexpr std::string_view five = "bqkbr/ppppp/5/PPPPP/BQKBR w ABCDEabcde 0 1";

TEST(Networks, AreFoundByTheirBoard) {
    Networks networks;
    EXPECT_EQ(networks.of(Rules::stackchess, 6), nullptr);
    networks.add(random_network(Rules::stackchess, 6, 1));
    networks.add(random_network(Rules::chess, 8, 1));
    ASSERT_NE(networks.of(Rules::stackchess, 6), nullptr);
    EXPECT_EQ(networks.of(Rules::stackchess, 6)->architecture().size, 6);
    EXPECT_EQ(networks.of(Rules::stackchess, 8), nullptr);
    ASSERT_NE(networks.of(Rules::chess, 8), nullptr);
    EXPECT_EQ(networks.of(Rules::chess, 8)->architecture().rules, Rules::chess);
}

TEST(Networks, OfTheProgramAreThoseOfSixBySixAndChess) {
    const Networks networks = Networks::built_in();
    ASSERT_NE(networks.of(Rules::stackchess, 6), nullptr);
    EXPECT_EQ(networks.of(Rules::stackchess, 6)->architecture(),
              (nnue::Architecture{Rules::stackchess, 6, 128, 8}));
    ASSERT_NE(networks.of(Rules::chess, 8), nullptr);
    EXPECT_EQ(networks.of(Rules::chess, 8)->architecture(),
              (nnue::Architecture{Rules::chess, 8, 256, 8}));
}

TEST(Networks, JudgeTheirBoardAlone) {
    Networks networks;
    networks.add(random_network(Rules::stackchess, 6, 1));
    EXPECT_NE(score_with(networks, Rules::stackchess, six), score_with({}, Rules::stackchess, six));
    EXPECT_EQ(score_with(networks, Rules::stackchess, five),
              score_with({}, Rules::stackchess, five));
    constexpr std::string_view without_promotion =
        "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1 nopromotion";
    EXPECT_EQ(score_with(networks, Rules::stackchess, without_promotion),
              score_with({}, Rules::stackchess, without_promotion));
}

TEST(Networks, LeaveALoneKingToTheHandWrittenEvaluation) {
    Networks networks;
    networks.add(random_network(Rules::chess, 8, 1));
    constexpr std::string_view bishop_and_knight = "8/8/3k4/8/8/2KB4/4N3/8 w - - 0 1";
    constexpr int by_margins = 10; // those of the search differ, even if the evaluation does not
    EXPECT_NEAR(score_with(networks, Rules::chess, bishop_and_knight),
                score_with({}, Rules::chess, bishop_and_knight), by_margins);
    constexpr std::string_view with_a_pawn = "8/p7/3k4/8/8/2KB4/4N3/8 w - - 0 1";
    EXPECT_GT(std::abs(score_with(networks, Rules::chess, with_a_pawn) -
                       score_with({}, Rules::chess, with_a_pawn)),
              by_margins);
}

TEST(Networks, AreForTheTopLevelAlone) {
    Networks networks;
    networks.add(random_network(Rules::stackchess, 6, 1));
    const auto with = make_searcher(Rules::stackchess, 1, networks);
    const auto without = make_searcher(Rules::stackchess, 1, {});
    const std::vector<std::string> moves{"a2a3", "b5b4"};
    for (const auto& searcher : {with.get(), without.get()})
        ASSERT_TRUE(searcher->set_game(six, moves));
    const auto score = [](Searcher& searcher, int level) {
        return searcher
            .think({.limits = {.nodes = 2'000}, .strength = Strength{.level = level, .seed = 5}})
            .lines.front()
            .centipawns;
    };
    for (int level = min_level; level < max_level; ++level)
        EXPECT_EQ(score(*with, level), score(*without, level)) << level;
    EXPECT_NE(score(*with, max_level), score(*without, max_level));
}

TEST(Networks, FollowTheGameFromBoardToBoard) {
    Networks networks;
    networks.add(random_network(Rules::stackchess, 6, 1));
    networks.add(random_network(Rules::stackchess, 5, 2));
    const auto searcher = make_searcher(Rules::stackchess, 1, networks);
    const auto score = [&](std::string_view position) {
        searcher->clear();
        EXPECT_TRUE(searcher->set_game(position, {}));
        return searcher->think({.limits = {.nodes = 500}}).lines.front().centipawns;
    };
    const int first = score(six);
    EXPECT_EQ(score(five), score_with(networks, Rules::stackchess, five));
    EXPECT_EQ(score(six), first);
}

} // namespace
} // namespace engine
