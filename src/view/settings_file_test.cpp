#include "view/settings_file.hpp"

#include <cerrno>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace view {
namespace {

Settings unusual() {
    return {.language = words::Language::english,
            .theme = Theme::dark,
            .board = BoardColors::rose,
            .notation = Notation::english,
            .pieces = PieceSet::flat,
            .orientation = Orientation::black,
            .volume = Volume::low,
            .has_animation = false,
            .has_sound = false,
            .shows_thinking = true,
            .shows_coordinates = false,
            .speaks_moves = true,
            .player = "Zoé Martin",
            .folder = "/home/zoé/Mes parties",
            .server = "https://stackchess.example",
            .server_name = "Zoe",
            .server_game = "k3Tz81Qa",
            .win = 41};
}

TEST(SettingsPath, FollowsTheEnvironment) {
    EXPECT_EQ(settings_path({.home = "/home/anne"}), "/home/anne/.config/stackchess/settings");
    EXPECT_EQ(settings_path({"/etc/anne", "/home/anne"}), "/etc/anne/stackchess/settings");
    EXPECT_EQ(settings_path({"here", "/home/anne"}), "/home/anne/.config/stackchess/settings");
    EXPECT_EQ(settings_path({}), std::nullopt);
}

TEST(SettingsText, ReadsWhatItWrites) {
    EXPECT_EQ(read_settings(settings_text("", {}, unusual()), {}), unusual());
    EXPECT_EQ(read_settings(settings_text("", unusual(), {}), unusual()), Settings{});
}

TEST(SettingsText, FallsBackWhereAValueIsBad) {
    const Settings settings =
        read_settings("theme pink\nwin 0\nwin 9999\nboard\nsound\tno\nplayer a/b\nserver "
                      "ftp://x\nserver-game x\nlanguage en\r\n\n \n",
                      {});
    EXPECT_EQ(settings, Settings{.language = words::Language::english});
}

TEST(SettingsText, KeepsWhatItDoesNotKnow) {
    const std::string text = settings_text("depth 3\ntheme light\n# mine\n", {}, unusual());
    EXPECT_TRUE(text.starts_with("depth 3\n# mine\n"));
    EXPECT_NE(text.find("theme dark\n"), std::string::npos);
    EXPECT_EQ(text.find("theme light"), std::string::npos);
}

TEST(SettingsText, SaysOnlyWhatWasChosen) {
    Settings changed = unusual();
    changed.theme = Theme::light;
    EXPECT_EQ(settings_text("", unusual(), changed), "theme light\n");
    EXPECT_EQ(settings_text("sound on\ntheme dark\n", unusual(), changed),
              "sound on\ntheme light\n")
        << "somebody else has chosen the sound";
}

TEST(SettingsFile, IsWrittenWholeIntoNewFolders) {
    const file::TemporaryFolder folder;
    const std::string path = folder.at("a/b/settings");
    EXPECT_EQ(load_settings(path, unusual()), unusual());
    EXPECT_EQ(save_settings(path, {}, unusual()), 0);
    EXPECT_EQ(load_settings(path, {}), unusual());
}

TEST(SettingsFile, ThatCannotBeReadIsLeftAlone) {
    const file::TemporaryFolder folder;
    EXPECT_EQ(save_settings(folder.path(), {}, {}), EISDIR);
}

} // namespace
} // namespace view
