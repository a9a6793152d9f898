#include "engine/stackchess_towers.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "engine/stackchess_sum.hpp"

namespace engine {
namespace {

using core::Role;
using stackchess::Gait;
using Tower = stackchess::Tower<1>;

/// From the bottom up.
Tower tower_of(std::vector<Role> roles) {
    Tower tower;
    for (const Role role : roles) tower.push(role);
    return tower;
}

TowerFacts<16> facts_of(const Tower& tower, bool is_fresh = false) {
    return tower_facts<16>(tower, tower.height(), is_fresh);
}

TEST(StackchessTowers, GroupsGoAsAllOfTheirPiecesMay) {
    const auto facts = facts_of(tower_of({Role::pawn, Role::rook, Role::queen}));
    ASSERT_EQ(facts.group_count, 3);
    EXPECT_EQ(facts.groups[0].gait, Gait::queen);
    EXPECT_EQ(facts.groups[1].gait, Gait::rook);
    EXPECT_EQ(facts.groups[2].gait, Gait::advance);
    EXPECT_EQ(facts.mobile, 3);
    EXPECT_EQ(facts.pawns, 1);
    EXPECT_EQ(facts.units, 1 + 4 + 6);
}

TEST(StackchessTowers, AFreshPawnGoesTwoSquaresFromTheBottomAlone) {
    EXPECT_EQ(facts_of(tower_of({Role::pawn, Role::queen}), true).groups[1].gait, Gait::fresh_pawn);
    EXPECT_EQ(facts_of(tower_of({Role::pawn, Role::pawn, Role::queen}), true).groups[1].gait,
              Gait::pawn);
}

TEST(StackchessTowers, WhatCannotGoTogetherIsBuried) {
    const Tower tower = tower_of({Role::king, Role::bishop, Role::rook});
    const auto facts = facts_of(tower);
    EXPECT_EQ(facts.group_count, 2);
    EXPECT_EQ(facts.mobile, 1);
    std::vector<int> buried;
    for_each_term(tower, 3, facts, [&](int term) {
        if (term >= stackchess_terms::buried) buried.push_back(term - stackchess_terms::buried);
    });
    EXPECT_EQ(buried, (std::vector{stackchess_terms::role_index(Role::bishop),
                                   stackchess_terms::role_index(Role::king)}));
}

TEST(StackchessTowers, AKnightCarriesOne) {
    const auto facts = facts_of(tower_of({Role::king, Role::bishop, Role::rook, Role::knight}));
    EXPECT_TRUE(facts.groups[0].leaps);
    EXPECT_TRUE(facts.groups[1].leaps);
    EXPECT_FALSE(facts.groups[2].leaps);
    EXPECT_EQ(facts.mobile, 2);
}

TEST(StackchessTowers, LowTowersAreKnownBeforehandAsTheyAre) {
    for (const Role bottom : core::all_roles)
        for (const Role middle : core::all_roles)
            for (const Role top : core::all_roles)
                for (const bool is_fresh : {false, true}) {
                    const Tower tower = tower_of({bottom, middle, top});
                    const auto facts = facts_of(tower, is_fresh);
                    const std::size_t index = low_index(tower, is_fresh);
                    const auto& low = low_towers[index];
                    ASSERT_EQ(low.group_count, facts.group_count);
                    for (std::size_t i = 0; i < static_cast<std::size_t>(low.group_count); ++i) {
                        ASSERT_EQ(low.groups[i].gait, facts.groups[i].gait);
                        ASSERT_EQ(low.groups[i].leaps, facts.groups[i].leaps);
                    }
                    ASSERT_EQ(low.mobile, facts.mobile);
                    ASSERT_EQ(low.pawns, facts.pawns);
                    ASSERT_EQ(low.units, facts.units);
                    StackchessSum sum;
                    for_each_term(tower, 3, facts,
                                  [&](int term) { sum.add<core::Color::white>(term); });
                    ASSERT_EQ(low_tower_weights[index], sum.total);
                }
}

} // namespace
} // namespace engine
