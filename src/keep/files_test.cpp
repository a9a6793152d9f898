#include "keep/files.hpp"

#include <cerrno>
#include <filesystem>

#include <gtest/gtest.h>

#include "file/folder.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "keep/home_fixture.hpp"
#include "play/table.hpp"

namespace keep {
namespace {

TEST(Files, RememberAChoice) {
    const TemporaryHome home;
    Files files(home.places());
    EXPECT_FALSE(files.choice("heights"));
    files.remember("heights", true);
    EXPECT_EQ(Files(home.places()).choice("heights"), true);
    files.remember("heights", false);
    EXPECT_EQ(Files(home.places()).choice("heights"), false);
}

constexpr game::LetterSet english{game::Letters::english};

TEST(Files, WriteOverAFileOnlyWhenTold) {
    const file::TemporaryFolder folder;
    Files files(std::nullopt);
    EXPECT_EQ(files.write_path(folder.at("a.pgn"), "1. e4 *\n", false), 0);
    EXPECT_EQ(files.write_path(folder.at("a.pgn"), "1. d4 *\n", false), EEXIST);
    EXPECT_EQ(files.load_path(folder.at("a.pgn"), english, {})->record.moves.size(), 1U);
    EXPECT_EQ(files.write_path(folder.at("a.pgn"), "1. d4 d5 *\n", true), 0);
    EXPECT_EQ(files.load_path(folder.at("a.pgn"), english, {})->record.moves.size(), 2U);
}

TEST(Files, LeaveALinkToNowhereAlone) {
    const file::TemporaryFolder folder;
    std::filesystem::create_symlink("nowhere", folder.at("a.pgn"));
    EXPECT_EQ(Files(std::nullopt).write_path(folder.at("a.pgn"), "1. e4 *\n", false), EEXIST);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.at("a.pgn")));
}

TEST(Files, KeepNothingWithoutAPlace) {
    Files files(std::nullopt);
    EXPECT_FALSE(files.has_place());
    EXPECT_EQ(files.begin(), nullptr);
    files.remember("heights", true);
    EXPECT_FALSE(files.choice("heights"));
}

TEST(Files, RenameAPlayerInGamesThatKeepTheirTimes) {
    const TemporaryHome home;
    Files files(home.places());
    play::TableOptions options{.start = chess::start_setup()};
    options.seats = {{{.name = "Anne"}, {.name = "Bob"}}};
    play::Table table(options);
    table.play(table.turn(), "e2e4", game::Letters::english);
    files.save("evening", table.record(), std::nullopt);
    files.begin()->write(table.record());
    const auto played = files.begin();
    played->write(table.record());
    const auto then = std::chrono::system_clock::now() - std::chrono::hours(50);
    ASSERT_EQ(file::set_time(home.places().saves + "/evening.pgn", then), 0);
    EXPECT_EQ(files.rename_in_games("Anne", "Zoé"), 0U);
    ASSERT_EQ(files.saves().size(), 1U);
    EXPECT_EQ(files.saves()[0].game->seats[0].name, "Zoé");
    EXPECT_EQ(files.saves()[0].game->seats[1].name, "Bob");
    EXPECT_EQ(files.saves()[0].time, then);
    EXPECT_FALSE(files.saves()[0].is_damaged);
    ASSERT_EQ(files.interrupted().size(), 1U);
    EXPECT_EQ(files.interrupted()[0].game->seats[0].name, "Zoé");
    ASSERT_TRUE(files.last_played());
    EXPECT_GE(*files.last_played(), files.interrupted()[0].time);
}

} // namespace
} // namespace keep
