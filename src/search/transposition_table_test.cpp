#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include <sys/resource.h>

#include "core/random.hpp"

namespace search {
namespace {

TEST(TranspositionTable, FindsWhatWasStored) {
    TranspositionTable table(1);
    EXPECT_FALSE(table.find(42));
    table.store(42, {.move = 7, .score = -12'345, .depth = 9, .bound = Bound::lower});
    const auto known = table.find(42);
    ASSERT_TRUE(known);
    EXPECT_EQ(known->move, 7U);
    EXPECT_EQ(known->score, -12'345);
    EXPECT_EQ(known->depth, 9);
    EXPECT_EQ(known->bound, Bound::lower);
    EXPECT_FALSE(table.find(43));
    EXPECT_FALSE(table.find(42 ^ core::PositionKey{1} << 63)) << "the high bits count too";
}

TEST(TranspositionTable, KeepsEveryScoreAndDepth) {
    TranspositionTable table(1);
    for (const Score score : {win_in(3), loss_in(2), infinite, -infinite, 0, -1})
        for (const int depth : {0, 1, max_ply}) {
            table.store(5, {.move = ~0U, .score = score, .depth = depth, .bound = Bound::exact});
            const auto known = table.find(5);
            ASSERT_TRUE(known);
            EXPECT_EQ(known->score, score);
            EXPECT_EQ(known->depth, depth);
            EXPECT_EQ(known->move, ~0U);
        }
}

TEST(TranspositionTable, KeepsTheMoveOfAPositionWhereNoneIsBest) {
    TranspositionTable table(1);
    table.store(5, {.move = 77, .score = 1, .depth = 3, .bound = Bound::exact});
    table.store(5, {.move = 0, .score = 2, .depth = 4, .bound = Bound::upper});
    EXPECT_EQ(table.find(5)->move, 77U);
    EXPECT_EQ(table.find(5)->score, 2);
}

TEST(TranspositionTable, ForgetsShallowAndOldThingsFirst) {
    TranspositionTable table(1);
    // Keys with the same high bits share a bucket.
    table.store(1, {.move = 1, .score = 0, .depth = 30, .bound = Bound::exact});
    for (core::PositionKey key = 2; key < 100; ++key)
        table.store(key, {.move = 1, .score = 0, .depth = 1, .bound = Bound::exact});
    EXPECT_TRUE(table.find(1)) << "deep";
    EXPECT_TRUE(table.find(99)) << "the last one always has its place";
    for (int i = 0; i < 8; ++i) table.grow_older();
    for (core::PositionKey key = 200; key < 300; ++key)
        table.store(key, {.move = 1, .score = 0, .depth = 1, .bound = Bound::exact});
    EXPECT_FALSE(table.find(1)) << "old";
}

TEST(TranspositionTable, ClearsAll) {
    TranspositionTable table(1);
    core::Random random(1);
    std::vector<core::PositionKey> keys(1'000);
    for (core::PositionKey& key : keys) {
        key = random.next();
        table.store(key, {.move = 1, .score = 0, .depth = 1, .bound = Bound::exact});
    }
    table.clear();
    for (const core::PositionKey key : keys) EXPECT_FALSE(table.find(key));
}

TEST(TranspositionTable, HoldsWhatItsMemoryAllows) {
    TranspositionTable table(1);
    core::Random random(1);
    constexpr int entries = 1024 * 1024 / 16;
    std::vector<core::PositionKey> keys(entries / 2);
    for (core::PositionKey& key : keys) {
        key = random.next();
        table.store(key, {.move = 1, .score = 0, .depth = 1, .bound = Bound::exact});
    }
    int found = 0;
    for (const core::PositionKey key : keys) found += table.find(key) ? 1 : 0;
    EXPECT_GT(found, entries * 45 / 100);
}

TEST(TranspositionTable, IsAsLargeAsItCanBe) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer takes more memory than this leaves";
#endif
    const auto remembers = [] {
        const rlimit little{.rlim_cur = 1 << 20, .rlim_max = 1 << 20};
        setrlimit(RLIMIT_AS, &little);
        TranspositionTable table(64);
        table.store(42, {.move = 7, .bound = Bound::exact});
        const bool is_refused = !table.resize(64);
        table.store(43, {.move = 8, .bound = Bound::exact});
        return is_refused && table.find(43) && table.find(43)->move == 8;
    };
    EXPECT_EXIT(std::exit(remembers() ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST(TranspositionTable, TakesNoMemoryThatIsNotFree) {
    TranspositionTable table(1);
    table.store(42, {.move = 7, .bound = Bound::exact});
    EXPECT_FALSE(table.resize(std::size_t{1} << 40));
    EXPECT_FALSE(table.find(42)) << "it forgets all the same";
    table.store(42, {.move = 7, .bound = Bound::exact});
    EXPECT_TRUE(table.find(42));
}

} // namespace
} // namespace search
