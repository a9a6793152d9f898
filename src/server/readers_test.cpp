#include "server/readers.hpp"

#include <latch>
#include <semaphore>

#include <gtest/gtest.h>

#include "server/dead_web_fixture.hpp"
#include "store/memory_store_fixture.hpp"

namespace server {
namespace {

class ReadersTest : public testing::Test {
  protected:
    std::function<void(Readers::Task)> post() {
        return [this](Readers::Task task) { web.post(std::move(task)); };
    }

    DeadWeb web;
    store::MemoryStore first{store::Rater()};
    store::MemoryStore second{store::Rater()};
};

TEST_F(ReadersTest, ReadAtTheSameTimeOverAConnectionEach) {
    Readers readers({&first, &second}, post());
    std::latch together(2);
    std::vector<store::Store*> used;
    for (int i = 0; i < 2; ++i)
        readers.add([&](store::Store& store) -> Readers::Task {
            together.arrive_and_wait(); // waits forever if one can begin only after the other's end
            return [&used, &store] { used.push_back(&store); };
        });
    EXPECT_TRUE(web.work_until([&] { return used.size() == 2; }));
    EXPECT_NE(used[0], used[1]);
}

TEST_F(ReadersTest, TurnAwayWhatWouldWaitForTooLong) {
    std::binary_semaphore begun{0};
    std::binary_semaphore ends{0};
    Readers readers({&first}, post());
    readers.add([&](store::Store&) -> Readers::Task {
        begun.release();
        ends.acquire();
        return [] {};
    });
    begun.acquire();
    const auto nothing = [](store::Store&) -> Readers::Task { return [] {}; };
    for (std::size_t i = 0; i < Readers::room; ++i) EXPECT_TRUE(readers.add(nothing));
    EXPECT_FALSE(readers.add(nothing));
    EXPECT_EQ(readers.waiting(), Readers::room);
    ends.release();
}

} // namespace
} // namespace server
