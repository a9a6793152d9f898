#include "core/helper_threads.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>

#include <sys/resource.h>

namespace core {
namespace {

TEST(HelperThreads, DoWhatTheyAreGivenBeforeTheyAreJoined) {
    std::atomic<int> done = 0;
    HelperThreads helpers;
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(helpers.start([&] { ++done; }));
    helpers.join();
    EXPECT_EQ(done, 3);
}

TEST(HelperThreads, AreRefusedWhereThereIsNoMemoryForThem) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer takes more memory than this leaves";
#endif
    constexpr int too_many = 100; // some may reuse the stacks of threads that have ended
    const auto starts_all = [] {
        const rlimit none{.rlim_cur = 1 << 20, .rlim_max = 1 << 20};
        setrlimit(RLIMIT_AS, &none);
        std::atomic<bool> may_end = false;
        HelperThreads helpers;
        int started = 0;
        while (started < too_many && helpers.start([&] { may_end.wait(false); })) ++started;
        may_end = true;
        may_end.notify_all();
        return started == too_many;
    };
    EXPECT_EXIT(std::exit(starts_all() ? 1 : 0), testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace core
