#include "engine/helper_threads.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include <sys/resource.h>

namespace engine {
namespace {

TEST(HelperThreads, DoWhatTheyAreGivenBeforeTheyAreJoined) {
    std::atomic<int> done = 0;
    HelperThreads helpers;
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(helpers.start([&] { ++done; }));
    helpers.join();
    EXPECT_EQ(done, 3);
}

TEST(HelperThreads, AreRefusedWhereThereIsNoMemoryForThem) {
    const auto starts = [] {
        HelperThreads helpers;
        const rlimit none{.rlim_cur = 1 << 20, .rlim_max = 1 << 20};
        setrlimit(RLIMIT_AS, &none);
        return helpers.start([] {});
    };
    EXPECT_EXIT(std::exit(starts() ? 1 : 0), testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace engine
