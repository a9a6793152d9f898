#include <gtest/gtest.h>

#include "file/safe_file.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "keep/guests.hpp"

namespace keep {
namespace {

TEST(GuestsTest, KnowsAGuestAgainByServerAndName) {
    const file::TemporaryFolder folder;
    const Guests guests(folder.path() + "/guests");
    EXPECT_FALSE(guests.find("http://a", ""));
    EXPECT_EQ(guests.keep("http://a", {"Anne", "one"}), 0);
    EXPECT_EQ(guests.keep("http://a", {"Bob", "two"}), 0);
    EXPECT_EQ(guests.keep("http://b:80", {"Anne", "three"}), 0);
    EXPECT_EQ(guests.find("http://a", "Anne"), (KnownGuest{"Anne", "one"}));
    EXPECT_EQ(guests.find("http://a", "Bob"), (KnownGuest{"Bob", "two"}));
    EXPECT_EQ(guests.find("http://b:80", ""), (KnownGuest{"Anne", "three"}));
    EXPECT_FALSE(guests.find("http://a", "Camille"));
    EXPECT_EQ(guests.keep("http://a", {"Anne", "four"}), 0);
    EXPECT_EQ(guests.find("http://a", "Anne"), (KnownGuest{"Anne", "four"}));
}

TEST(GuestsTest, KeepsSessionsForTheirOwnerAloneUntilTheyAreForgotten) {
    const file::TemporaryFolder folder;
    const Guests guests(folder.path() + "/guests");
    const KnownGuest ada{"Ada", "session", true};
    EXPECT_EQ(guests.keep("https://a", {"Ada", "guest"}), 0);
    EXPECT_EQ(guests.keep("https://a", ada), 0);
    EXPECT_EQ(guests.find("https://a", "Ada"), ada);
    for (const auto& file : std::filesystem::directory_iterator(folder.path() + "/guests"))
        EXPECT_EQ(file.status().permissions(),
                  std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    guests.forget("https://a", "Ada");
    EXPECT_FALSE(guests.find("https://a", ""));
}

TEST(GuestsTest, KeepsNothingWithoutAFolder) {
    const Guests guests("");
    EXPECT_EQ(guests.keep("http://a", {"Anne", "one"}), 0);
    EXPECT_FALSE(guests.find("http://a", ""));
}

TEST(GuestsTest, IgnoresFilesThatItCannotRead) {
    const file::TemporaryFolder folder;
    EXPECT_EQ(file::replace_whole(folder.path() + "/x.guest", "http://a\n"), 0);
    EXPECT_FALSE(Guests(folder.path()).find("http://a", ""));
}

} // namespace
} // namespace keep
