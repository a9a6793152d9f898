#include "server/game_downloads.hpp"

#include <gtest/gtest.h>

#include "server/dead_web_fixture.hpp"
#include "store/memory_store_fixture.hpp"
#include "store/secrets_fixture.hpp"

namespace server {
namespace {

/// A file in which nothing stands yet costs as much to read as any other.
TEST(GameDownloads, LetOthersComeFirstWhereNothingIsShown) {
    DeadWeb web;
    store::MemoryStore store{store::Rater()};
    store::PlainSecrets secrets;
    Door door({}, store, secrets);
    Services services{.door = door, .read = store, .secrets = secrets};
    GameDownloads downloads(web, services);
    GameDownload file{.left = 25};
    for (int i = 0; i < file.left; ++i) file.ids.push_back("nosuchid");
    bool is_stream = false;
    downloads.start({.id = 7}, std::move(file),
                    [&](const HttpResponse& response) { is_stream = response.is_stream; });
    EXPECT_TRUE(is_stream);
    EXPECT_TRUE(downloads.drained(7));
    EXPECT_EQ(web.posted(), 1U);
    EXPECT_FALSE(web.has_ended(7)) << "there is more to read";
    EXPECT_TRUE(web.work_until([&] { return web.has_ended(7); }));
    EXPECT_EQ(web.posted(), 0U);
}

} // namespace
} // namespace server
