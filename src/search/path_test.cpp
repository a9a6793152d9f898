#include "search/path.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

/// A path of a game before the root and of the positions since, the root first.
Path path(const std::vector<core::PositionKey>& past, const std::vector<core::PositionKey>& since) {
    Path path(past);
    for (const core::PositionKey key : since) path.push(key);
    return path;
}

TEST(Path, OnceMoreSinceTheRootIsARepetition) {
    EXPECT_FALSE(path({}, {1}).is_repeated());
    EXPECT_FALSE(path({}, {1, 2, 3, 4}).is_repeated());
    EXPECT_TRUE(path({}, {1, 2, 3, 4, 1}).is_repeated());
    EXPECT_TRUE(path({}, {1, 2, 3, 2}).is_repeated());
}

TEST(Path, BeforeTheRootItTakesTwo) {
    EXPECT_FALSE(path({7, 8}, {1, 2, 7}).is_repeated());
    EXPECT_TRUE(path({7, 8, 9, 7}, {1, 2, 7}).is_repeated());
    EXPECT_TRUE(path({7, 8}, {7, 2, 7}).is_repeated()) << "the root itself has been met before";
}

TEST(Path, AWayBackForgets) {
    Path way = path({}, {1, 2, 3, 2});
    way.pop();
    EXPECT_FALSE(way.is_repeated());
    way.pop();
    way.pop();
    way.push(2);
    EXPECT_FALSE(way.is_repeated());
}

TEST(Path, NothingIsRepeatedAcrossAPass) {
    Path way = path({7, 8, 9, 7}, {1, 2, 3});
    const std::size_t before = way.push_pass(1);
    EXPECT_FALSE(way.is_repeated()) << "the root, but for a pass";
    way.push(7);
    EXPECT_FALSE(way.is_repeated());
    way.push(1);
    EXPECT_TRUE(way.is_repeated()) << "both after the pass";
    way.pop();
    way.pop();
    way.pop_pass(before);
    way.push(1);
    EXPECT_TRUE(way.is_repeated());
}

TEST(Path, KeysOfOneSlotAreNotTheSame) {
    EXPECT_FALSE(path({}, {1, 1 + 4096, 1 + 2 * 4096}).is_repeated());
    EXPECT_TRUE(path({}, {1, 1 + 4096, 1}).is_repeated());
}

} // namespace
} // namespace search
