#include "stackchess/tower.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace stackchess {
namespace {

template <class T>
class TowerTest : public testing::Test {};

using Sizes = testing::Types<Tower<1>, Tower<4>>;
TYPED_TEST_SUITE(TowerTest, Sizes);

/// A stack from bottom to top, for comparison with a tower.
using Plain = std::vector<Role>;

template <class T>
T tower_of(const Plain& roles) {
    T tower;
    for (const Role role : roles) tower.push(role);
    return tower;
}

Plain random_roles(core::Random& random, int height) {
    Plain roles;
    for (int i = 0; i < height; ++i) roles.push_back(core::all_roles[random.below(6)]);
    return roles;
}

TYPED_TEST(TowerTest, KnowsItsPieces) {
    core::Random random(1);
    for (int height = 0; height <= TypeParam::max_height; ++height) {
        const Plain roles = random_roles(random, height);
        const auto tower = tower_of<TypeParam>(roles);
        EXPECT_EQ(tower.height(), height);
        EXPECT_EQ(tower.empty(), height == 0);
        EXPECT_EQ(tower.top(), height == 0 ? Role::none : roles.back());
        for (int above = 0; above < height; ++above)
            EXPECT_EQ(tower.below(above),
                      roles[roles.size() - 1 - static_cast<std::size_t>(above)]);
        for (int count = 0; count < TypeParam::max_height; ++count)
            EXPECT_EQ(tower.is_taller_than(count), height > count);
        for (const Role role : core::all_roles) {
            const auto found = std::count(roles.begin(), roles.end(), role);
            EXPECT_EQ(tower.count(role), found);
            EXPECT_EQ(tower.contains(role), found != 0);
        }
    }
}

TYPED_TEST(TowerTest, IsCutAndPutTogetherAtEveryHeight) {
    core::Random random(2);
    for (int height = 1; height <= TypeParam::max_height; ++height)
        for (int count = 1; count <= height; ++count) {
            const Plain roles = random_roles(random, height);
            const auto tower = tower_of<TypeParam>(roles);
            const auto top = tower.top(count);
            const auto rest = tower.without_top(count);
            EXPECT_EQ(rest, tower_of<TypeParam>(Plain(roles.begin(), roles.end() - count)));
            EXPECT_EQ(top, tower_of<TypeParam>(Plain(roles.end() - count, roles.end())));
            EXPECT_EQ(rest.with_top(top, count), tower);
        }
}

TYPED_TEST(TowerTest, PromotesPawnsAlone) {
    const auto tower = tower_of<TypeParam>(
        {Role::pawn, Role::rook, Role::pawn, Role::knight, Role::bishop, Role::king, Role::queen});
    EXPECT_EQ(tower.promoted(),
              tower_of<TypeParam>({Role::queen, Role::rook, Role::queen, Role::knight, Role::bishop,
                                   Role::king, Role::queen}));
}

TYPED_TEST(TowerTest, SumsUpItsPieces) {
    constexpr PairSums sums = make_pair_sums({0, 1, 10, 100, 1'000, 10'000, 100'000});
    EXPECT_EQ(TypeParam().sum(sums), 0);
    EXPECT_EQ(tower_of<TypeParam>({Role::king}).sum(sums), 100'000);
    EXPECT_EQ(tower_of<TypeParam>({Role::pawn, Role::rook, Role::pawn, Role::knight, Role::queen})
                  .sum(sums),
              11'012);
}

TYPED_TEST(TowerTest, HasAnotherKeyForAnotherOrder) {
    const auto one = tower_of<TypeParam>({Role::pawn, Role::rook});
    const auto other = tower_of<TypeParam>({Role::rook, Role::pawn});
    EXPECT_NE(one.key(7), other.key(7));
    EXPECT_NE(one.key(7), one.key(9));
    EXPECT_EQ(TypeParam().key(7), 0U);
}

} // namespace
} // namespace stackchess
