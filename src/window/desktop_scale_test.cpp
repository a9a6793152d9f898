#include "window/desktop_scale.hpp"

#include <limits>

#include <gtest/gtest.h>

namespace window {
namespace {

constexpr view::Size window{1100, 720};
constexpr view::Size full_hd{1920, 1053}; // below a bar
constexpr view::Size four_k{3840, 2133};

TEST(DesktopScale, GoesByTheDotsInAnInchInHalves) {
    EXPECT_EQ(scale_for(96, four_k, window), 1);
    EXPECT_EQ(scale_for(110, four_k, window), 1);
    EXPECT_EQ(scale_for(144, four_k, window), 1.5F);
    EXPECT_EQ(scale_for(163, four_k, window), 1.5F);
    EXPECT_EQ(scale_for(192, four_k, window), 2);
}

TEST(DesktopScale, LeavesRoomForTheWindow) {
    EXPECT_EQ(scale_for(157, full_hd, window), 1) << "a small laptop";
    EXPECT_EQ(scale_for(210, {2560, 1413}, window), 1.5F);
    EXPECT_EQ(scale_for(305, full_hd, window), 1) << "a television that thinks it is small";
    EXPECT_EQ(scale_for(5000, four_k, window), 2.5F);
    EXPECT_EQ(scale_for(5000, {20'000, 20'000}, window), 4);
}

TEST(DesktopScale, IsOneWhereTheScreenKnowsNothing) {
    for (const float dots : {-1.0F, 0.0F, 12.0F, std::numeric_limits<float>::infinity(),
                             std::numeric_limits<float>::quiet_NaN()})
        EXPECT_EQ(scale_for(dots, four_k, window), 1) << dots;
    EXPECT_EQ(scale_for(192, {}, window), 1);
}

TEST(DesktopScale, IsReadFromTheResourcesOfTheServer) {
    EXPECT_EQ(dots_in("Xcursor.size:\t48\nXft.dpi:\t192\nXft.hinting:\t1\n"), 192.0F);
    EXPECT_EQ(dots_in("Xft.dpi: 143.5"), 143.5F);
    for (const char* const text : {"", "\n", "Xft.dpi:", "Xft.dpi:\t", "Xft.dpi: much\n",
                                   "Xft.dpi: 0\n", "Xft.dpi: -96", "my.Xft.dpi: 192"})
        EXPECT_EQ(dots_in(text), std::nullopt) << text;
}

} // namespace
} // namespace window
