#include "server/game_downloads.hpp"

#include <gtest/gtest.h>

#include "server/dead_web_fixture.hpp"
#include "store/memory_store_fixture.hpp"
#include "store/secrets_fixture.hpp"

namespace server {
namespace {

/// A file that is still empty takes as much reading as any other.
TEST(GameDownloads, LetOthersComeFirstWhereNothingIsShown) {
    DeadWeb web;
    store::MemoryStore store{store::Rater()};
    store::PlainSecrets secrets;
    Door door({}, store, secrets);
    Readers readers({&store}, [&](Readers::Task task) { web.post(std::move(task)); });
    Services services{.door = door, .read = store, .secrets = secrets};
    services.read_apart = [&](const std::string& address, Readers::Work work, Readers::Task late) {
        return readers.add(address, std::move(work), std::move(late));
    };
    GameDownloads downloads(web, services);
    GameDownload file{.left = 25};
    for (int i = 0; i < file.left; ++i) file.ids.push_back("nosuchid");
    bool is_stream = false;
    downloads.start({.id = 7}, std::move(file),
                    [&](const HttpResponse& response) { is_stream = response.is_stream; });
    EXPECT_TRUE(is_stream);
    downloads.drained(7);
    bool is_before_end = false;
    readers.add(
        "",
        [&](store::Store&) -> Readers::Task { return [&] { is_before_end = !web.has_ended(7); }; },
        [] {});
    EXPECT_TRUE(web.work_until([&] { return web.has_ended(7); }));
    EXPECT_TRUE(is_before_end) << "who comes after the first page waits for no other page";
    EXPECT_EQ(web.sent(), 0U);
}

} // namespace
} // namespace server
