// What is chosen for the window, and for whom it counts.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "keep/profiles.hpp"
#include "view/app_files_fixture.hpp"
#include "view/settings_file.hpp"

namespace view {
namespace {

namespace fs = std::filesystem;
using core::Color;

TEST_F(AppFiles, RemembersWhatWasChosenAlone) {
    AppOptions options = kept(chess_game());
    options.settings_path = folder_.path() + "/config/settings";
    options.settings.player = "Anne"; // by the command line
    options.settings.has_animation = false;
    AppHands hands(options);
    const Settings usual{.player = "Bob"};
    hands.type("t");
    EXPECT_EQ(load_settings(*options.settings_path, usual), usual) << "the picture comes first";
    EXPECT_EQ(hands.app().next_wake(), hands.now());
    hands.tick(1);
    Settings expected = usual;
    expected.shows_thinking = true;
    EXPECT_EQ(load_settings(*options.settings_path, usual), expected);
}

TEST_F(AppFiles, RemembersWhatWasChosenLast) {
    AppOptions options = kept(chess_game());
    options.settings_path = folder_.path() + "/config/settings";
    AppHands(options).type("t");
    EXPECT_TRUE(load_settings(*options.settings_path, {}).shows_thinking);
}

TEST_F(AppFiles, TurnsTheBoardOfTheGameThatIsPlayed) {
    AppHands hands(against_computer(kept(chess_game())));
    const auto turn = [&hands](Orientation orientation) {
        Settings settings = hands.app().settings();
        settings.orientation = orientation;
        hands.change(settings);
        return hands.screen().is_flipped;
    };
    EXPECT_TRUE(turn(Orientation::black));
    EXPECT_FALSE(turn(Orientation::white));
    hands.type("f");
    EXPECT_TRUE(hands.screen().is_flipped);
    hands.type("t"); // another setting leaves it as it was flipped
    EXPECT_TRUE(hands.screen().is_flipped);
}

TEST_F(AppFiles, TurnsTheBoardOfTheAnalysisThatIsShownBesideTheSettings) {
    AppHands hands(kept(chess_game()));
    hands.type("i");
    ASSERT_EQ(hands.app().front(), ScreenKind::analysis);
    Settings settings = hands.app().settings();
    settings.orientation = Orientation::black;
    hands.change(settings);
    EXPECT_TRUE(hands.app().analysis()->board.is_flipped);
}

TEST_F(AppFiles, StaysFlatForThisRunAloneWhereOpenGlFails) {
    AppOptions options = kept(chess_game());
    options.settings_path = folder_.path() + "/config/settings";
    {
        AppHands hands(options);
        hands.type("v");
        hands.tick(1);
    }
    options.settings = load_settings(*options.settings_path, options.settings);
    ASSERT_TRUE(options.settings.is_solid);
    {
        AppHands hands(options);
        hands.give(SpaceMissing{"no card"});
        EXPECT_FALSE(hands.app().settings().is_solid);
        EXPECT_TRUE(hands.says("the board stays flat")) << hands.notice();
        hands.play("e2 e4");
        EXPECT_EQ(hands.notice(), "") << "it is said once";
        hands.type("t");
        hands.tick(1);
    }
    const Settings next = load_settings(*options.settings_path, {});
    EXPECT_TRUE(next.is_solid) << "the next run tries again";
    EXPECT_TRUE(next.shows_thinking);
}

TEST_F(AppFiles, SaysWhereItWasChosenThatTheBoardStaysFlat) {
    AppHands hands(kept(chess_game()));
    hands.type("s");
    Settings settings = hands.app().settings();
    settings.is_solid = true;
    hands.change(settings);
    hands.give(SpaceMissing{"no card"});
    EXPECT_TRUE(hands.says("the board stays flat"));
}

TEST_F(AppFiles, SaysOnceThatSettingsCannotBeKept) {
    const std::string blocked = folder_.path() + "/config";
    std::ofstream(blocked) << "no folder";
    AppOptions options = kept(chess_game());
    options.settings_path = blocked + "/settings";
    AppHands hands(options);
    hands.type("t");
    hands.tick(20);
    EXPECT_TRUE(hands.notice().starts_with("Settings cannot be saved (")) << hands.notice();
    hands.type("t");
    hands.tick(20);
    EXPECT_EQ(hands.notice(), "");
    fs::remove(blocked);
    hands.type("t");
    hands.tick(20);
    EXPECT_EQ(hands.notice(), "");
    fs::remove_all(blocked);
    std::ofstream(blocked) << "no folder";
    hands.type("s");
    Settings settings = hands.app().settings();
    settings.theme = Theme::dark;
    hands.change(settings);
    hands.tick(20);
    EXPECT_TRUE(hands.says("Settings cannot be saved (")) << "where it was chosen";
    EXPECT_EQ(hands.notice(), "");
    hands.key(Key::escape);
    hands.app().obey(ChoosePlayer{"Anne"});
    EXPECT_FALSE(hands.says("Settings cannot be saved ("));
}

TEST_F(AppFiles, GivesTheSeatToTheChosenPlayer) {
    AppHands hands(against_computer(kept(chess_game())));
    hands.app().obey(ChoosePlayer{"Anne"});
    EXPECT_EQ(hands.game().seat(Color::white).name, "Anne");
    EXPECT_EQ(hands.app().settings().player, "Anne");
    hands.type("ay");
    hands.tick(1);
    EXPECT_EQ(keep::Profiles(places_.profiles).load("Anne")->games.size(), 1U);
    hands.app().obey(ChoosePlayer{""});
    EXPECT_EQ(hands.game().seat(Color::white).name, "Anne") << "that game is over";
}

TEST_F(AppFiles, RenamesAndDeletesThePlayer) {
    AppHands hands(against_computer(kept(chess_game())));
    hands.app().obey(ChoosePlayer{"Anne"});
    hands.app().obey(ShowScreen{ScreenKind::profiles});
    hands.app().obey(room::RenamePlayer{"Anne", "a/b"});
    EXPECT_EQ(hands.app().front(), ScreenKind::profiles);
    EXPECT_TRUE(hands.says("a/b")) << "where it was asked for";
    hands.app().obey(room::RenamePlayer{"Anne", "Zoé"});
    EXPECT_EQ(hands.game().seat(Color::white).name, "Zoé");
    EXPECT_EQ(hands.app().settings().player, "Zoé");
    hands.app().obey(room::RemovePlayer{"Zoé"});
    hands.type("y");
    EXPECT_EQ(hands.app().front(), ScreenKind::profiles);
    EXPECT_EQ(hands.app().settings().player, "");
}

TEST_F(AppFiles, SaysThatAPlayerBeginsWithTheNextGameBetweenTwo) {
    AppHands hands(kept(chess_game()));
    hands.app().obey(ChoosePlayer{"Anne"});
    EXPECT_EQ(hands.game().seat(Color::white).name, "");
    EXPECT_EQ(hands.notice(), "This name takes effect with the next game.");
}

} // namespace
} // namespace view
