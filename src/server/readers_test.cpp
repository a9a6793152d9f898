#include "server/readers.hpp"

#include <latch>
#include <semaphore>
#include <thread>

#include <gtest/gtest.h>

#include "server/dead_web_fixture.hpp"
#include "store/memory_store_fixture.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;

class ReadersTest : public testing::Test {
  protected:
    std::function<void(Readers::Task)> post() {
        return [this](Readers::Task task) { web.post(std::move(task)); };
    }

    /// The only thread works until `ends` is released.
    void occupy(Readers& readers) {
        readers.add(
            "",
            [&](store::Store&) -> Readers::Task {
                begun.release();
                ends.acquire();
                return [] {};
            },
            [] {});
        begun.acquire();
    }
    static Readers::Work note(std::string& answers, const std::string& answer) {
        return [&answers, answer](store::Store&) -> Readers::Task {
            return [&answers, answer] { answers += answer; };
        };
    }

    std::binary_semaphore begun{0};
    std::binary_semaphore ends{0};
    DeadWeb web;
    store::MemoryStore first{store::Rater()};
    store::MemoryStore second{store::Rater()};
};

TEST_F(ReadersTest, ReadAtTheSameTimeOverAConnectionEach) {
    Readers readers({&first, &second}, post());
    std::latch together(2);
    std::vector<store::Store*> used;
    for (int i = 0; i < 2; ++i)
        readers.add(
            "",
            [&](store::Store& store) -> Readers::Task {
                together.arrive_and_wait(); // forever if one can begin only after the other's end
                return [&used, &store] { used.push_back(&store); };
            },
            [] {});
    EXPECT_TRUE(web.work_until([&] { return used.size() == 2; }));
    EXPECT_NE(used[0], used[1]);
}

TEST_F(ReadersTest, TurnAwayWhatWouldWaitForTooLong) {
    Readers readers({&first}, post());
    occupy(readers);
    const auto nothing = [](store::Store&) -> Readers::Task { return [] {}; };
    for (std::size_t i = 0; i < Readers::room; ++i) EXPECT_TRUE(readers.add("", nothing, [] {}));
    EXPECT_FALSE(readers.add("", nothing, [] {}));
    EXPECT_EQ(readers.waiting(), Readers::room);
    ends.release();
}

TEST_F(ReadersTest, DoNothingForWhoeverHasWaitedForTooLong) {
    Readers readers({&first}, post(), 0ms);
    std::string answers;
    readers.add("one", note(answers, "read "), [&] { answers += "late "; });
    EXPECT_TRUE(web.work_until([&] { return !answers.empty(); }));
    EXPECT_EQ(answers, "late ");
}

TEST_F(ReadersTest, ServeAddressesInTurn) {
    Readers readers({&first}, post());
    occupy(readers);
    std::string answers;
    for (const char* const one : {"a1 ", "a2 ", "a3 "}) readers.add("a", note(answers, one), [] {});
    readers.add("b", note(answers, "b1 "), [] {});
    ends.release();
    EXPECT_TRUE(web.work_until([&] { return answers.size() == 12; }));
    EXPECT_EQ(answers, "a1 b1 a2 a3 ");
}

} // namespace
} // namespace server
