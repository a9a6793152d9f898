#include "keep/places.hpp"

#include <gtest/gtest.h>

namespace keep {
namespace {

TEST(Places, AreWhereTheEnvironmentSays) {
    const auto places = places_of({.xdg_data_home = "/data", .home = "/home/anne"});
    ASSERT_TRUE(places);
    EXPECT_EQ(places->saves, "/data/stackchess/saves");
    EXPECT_EQ(places->running, "/data/stackchess/running");
    EXPECT_EQ(places->profiles, "/data/stackchess/profiles");
}

TEST(Places, AreInTheHomeOtherwise) {
    for (const char* const useless : {"", "data", "~/data"})
        EXPECT_EQ(places_of({.xdg_data_home = useless, .home = "/home/anne"})->saves,
                  "/home/anne/.local/share/stackchess/saves");
    EXPECT_EQ(places_of({.home = "/home/anne"})->saves, "/home/anne/.local/share/stackchess/saves");
}

TEST(Places, AreNowhereWithoutAHome) {
    EXPECT_FALSE(places_of({}));
    EXPECT_FALSE(places_of({.home = ""}));
    EXPECT_FALSE(places_of({.xdg_data_home = "", .home = "anne"}));
}

} // namespace
} // namespace keep
