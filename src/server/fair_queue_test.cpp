#include "server/fair_queue.hpp"

#include <gtest/gtest.h>

namespace server {
namespace {

class FairQueueTest : public testing::Test {
  protected:
    void add(const std::string& person, const std::string& game) { queue_.add(person, game); }
    std::string taken() {
        std::string games;
        while (!queue_.is_empty()) games += queue_.take() + ' ';
        return games;
    }

    FairQueue<std::string> queue_;
};

TEST_F(FairQueueTest, ServesEachPersonInTurn) {
    for (const char* const game : {"a1", "a2", "a3", "a4"}) add("ada", game);
    add("bob", "b1");
    add("cy", "c1");
    add("cy", "c2");
    EXPECT_EQ(queue_.size(), 7U);
    EXPECT_EQ(queue_.take(), "a1");
    add("dan", "d1");
    EXPECT_EQ(taken(), "b1 c1 a2 d1 c2 a3 a4 ");
    add("ada", "a5");
    EXPECT_EQ(taken(), "a5 ");
}

TEST_F(FairQueueTest, ForgetsGamesThatHaveGoneOn) {
    add("ada", "a1");
    add("ada", "a2");
    add("bob", "b1");
    for (const char* const game : {"a1", "b1", "c1"})
        queue_.drop_if([&](const std::string& one) { return one == game; });
    EXPECT_EQ(queue_.size(), 1U);
    EXPECT_EQ(taken(), "a2 ");
    EXPECT_TRUE(queue_.is_empty());
}

} // namespace
} // namespace server
