#include "keep/files.hpp"

#include <cerrno>
#include <filesystem>

#include <gtest/gtest.h>

#include "file/temporary_folder.hpp"
#include "keep/home_fixture.hpp"

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

TEST(Files, WriteOverAFileOnlyWhenTold) {
    const file::TemporaryFolder folder;
    Files files(std::nullopt);
    EXPECT_EQ(files.write_path(folder.at("a.pgn"), "1. e4 *\n", false), 0);
    EXPECT_EQ(files.write_path(folder.at("a.pgn"), "1. d4 *\n", false), EEXIST);
    EXPECT_EQ(files.load_path(folder.at("a.pgn"))->record.moves.size(), 1U);
    EXPECT_EQ(files.write_path(folder.at("a.pgn"), "1. d4 d5 *\n", true), 0);
    EXPECT_EQ(files.load_path(folder.at("a.pgn"))->record.moves.size(), 2U);
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

} // namespace
} // namespace keep
