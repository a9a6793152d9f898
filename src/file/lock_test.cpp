#include "file/lock.hpp"

#include <atomic>
#include <cerrno>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "file/safe_file.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

using namespace std::chrono_literals;

TEST(Lock, IsHeldByOneUntilItIsClosed) {
    const TemporaryFolder folder;
    folder.write("game", "text");
    EXPECT_FALSE(is_locked(folder.at("game")));
    {
        const auto held = try_lock(folder.at("game"));
        ASSERT_TRUE(held);
        EXPECT_TRUE(is_locked(folder.at("game")));
        EXPECT_EQ(try_lock(folder.at("game")).error(), EWOULDBLOCK);
    }
    EXPECT_FALSE(is_locked(folder.at("game")));
    EXPECT_TRUE(try_lock(folder.at("game")));
}

TEST(Lock, MakesNoFile) {
    const TemporaryFolder folder;
    EXPECT_EQ(try_lock(folder.at("game")).error(), ENOENT);
    EXPECT_TRUE(is_locked(folder.at("game")));
    EXPECT_EQ(folder.count(), 0);
}

TEST(Lock, OfAReplacedFileIsAnotherOne) {
    const TemporaryFolder folder;
    folder.write("game", "old");
    const auto held = try_lock(folder.at("game"));
    ASSERT_TRUE(held);
    EXPECT_TRUE(held->lies_at(folder.at("game")));
    replace_whole(folder.at("game"), "new");
    EXPECT_FALSE(held->lies_at(folder.at("game")));
    EXPECT_TRUE(try_lock(folder.at("game")));
}

TEST(Lock, IsWaitedFor) {
    const TemporaryFolder folder;
    std::atomic<int> inside = 0;
    std::atomic<int> most = 0;
    std::vector<std::thread> programs;
    for (int i = 0; i < 4; ++i)
        programs.emplace_back([&] {
            const auto held = wait_for_lock(folder.at("lock"), 120s);
            EXPECT_TRUE(held);
            most = std::max<int>(most, ++inside);
            std::this_thread::sleep_for(2ms);
            --inside;
        });
    for (std::thread& program : programs) program.join();
    EXPECT_EQ(most, 1);
    const auto held = wait_for_lock(folder.at("lock"), 0ms);
    ASSERT_TRUE(held);
    EXPECT_EQ(wait_for_lock(folder.at("lock"), 10ms).error(), EWOULDBLOCK);
    EXPECT_EQ(wait_for_lock(folder.at("none/lock"), 10ms).error(), ENOENT);
}

} // namespace
} // namespace file
