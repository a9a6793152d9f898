#include "command/gnome_motion.hpp"

#include <gtest/gtest.h>

namespace command {
namespace {

using namespace std::chrono_literals;

TEST(GnomeMotion, IsAskedForWhereGnomeIs) {
    for (const char* const desktop : {"GNOME", "ubuntu:GNOME", "GNOME-Classic:GNOME"})
        EXPECT_TRUE(is_gnome(desktop)) << desktop;
    for (const char* const desktop : {"", ":", "KDE", "GNOME-Flashback", "X-GNOME:KDE"})
        EXPECT_FALSE(is_gnome(desktop)) << desktop;
}

TEST(GnomeMotion, IsLessWhereNothingIsToBeAnimated) {
    EXPECT_TRUE(wants_less_motion({{"echo", "false"}, 24h}));
    EXPECT_FALSE(wants_less_motion({{"echo", "true"}, 24h}));
}

TEST(GnomeMotion, IsNotWaitedForInVain) {
    EXPECT_FALSE(wants_less_motion({{"/nowhere/gsettings"}, 24h}));
    EXPECT_FALSE(wants_less_motion({{"sh", "-c", "echo No such schema >&2; exit 1"}, 24h}));
    EXPECT_FALSE(wants_less_motion({{"sleep", "86400"}, 1ms}));
}

} // namespace
} // namespace command
