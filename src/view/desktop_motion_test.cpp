#include "view/desktop_motion.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace view {
namespace {

TEST(DesktopMotion, ReadsTheLastValueOfAKeyInItsSection) {
    constexpr std::string_view text = "[Other]\nkey=1\n[ Mine ]\nkey=2\n[Mine]\r\n; key=3\r\n"
                                      " key = 4 \r\nkeys=5\n[More]\nkey=6";
    EXPECT_EQ(ini_value(text, "Mine", "key"), "4");
    EXPECT_EQ(ini_value(text, "More", "key"), "6");
    EXPECT_EQ(ini_value(text, "More", "keys"), std::nullopt);
    EXPECT_EQ(ini_value("[Mine", "Mine", "key"), std::nullopt);
    EXPECT_EQ(ini_value("", "", ""), std::nullopt);
}

class DesktopFiles : public testing::Test {
  protected:
    void write(const std::string& file, const std::string& text) const {
        const std::filesystem::path path = folder_.path() + "/.config/" + file;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    bool wants_less() const { return wants_less_motion({.home = folder_.path()}); }

    file::TemporaryFolder folder_;
};

TEST_F(DesktopFiles, SayNothingByThemselves) {
    EXPECT_FALSE(wants_less());
    EXPECT_FALSE(wants_less_motion({}));
    write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n");
    write("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n");
    EXPECT_FALSE(wants_less());
}

TEST_F(DesktopFiles, OfGtkTurnMotionOff) {
    write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n");
    EXPECT_TRUE(wants_less());
}

TEST_F(DesktopFiles, OfNewGtkTurnMotionOff) {
    write("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations = 0\n");
    EXPECT_TRUE(wants_less());
}

TEST_F(DesktopFiles, OfKdeTurnMotionOff) {
    write("kdeglobals", "[General]\nName=x\n\n[KDE]\nAnimationDurationFactor=0\n");
    EXPECT_TRUE(wants_less());
}

} // namespace
} // namespace view
