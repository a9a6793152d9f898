#include "file/listing.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

TEST(Listing, HasFoldersFirstAndNothingHidden) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.at("zoo"));
    std::filesystem::create_directories(folder.at(".git"));
    std::ofstream(folder.at("b.pgn")) << "12345";
    std::ofstream(folder.at("a.txt")) << "1";
    std::ofstream(folder.at(".hidden")) << "1";
    std::filesystem::create_symlink("/no/such/file", folder.at("gone"));
    const auto listed = list_folder(folder.path());
    ASSERT_TRUE(listed);
    ASSERT_EQ(listed->size(), 3U);
    EXPECT_EQ((*listed)[0].name, "zoo");
    EXPECT_TRUE((*listed)[0].is_folder);
    EXPECT_EQ((*listed)[1].name, "a.txt");
    EXPECT_EQ((*listed)[2].name, "b.pgn");
    EXPECT_EQ((*listed)[2].bytes, 5U);
}

TEST(Listing, SaysWhyAFolderCannotBeRead) {
    const TemporaryFolder folder;
    std::ofstream(folder.at("a.txt")) << "1";
    EXPECT_EQ(list_folder(folder.at("none")).error(), ENOENT);
    EXPECT_EQ(list_folder(folder.at("a.txt")).error(), ENOTDIR);
}

TEST(Listing, MakesPathsWhole) {
    EXPECT_EQ(whole_path("/a/b/../c/"), "/a/c");
    EXPECT_EQ(whole_path("/a/.."), "/");
    EXPECT_EQ(whole_path("x"), path_in(std::filesystem::current_path().string(), "x"));
    EXPECT_EQ(path_in("/a", "b"), "/a/b");
    EXPECT_EQ(path_in("/a", "/b"), "/b");
    EXPECT_EQ(from_home("/home/zoe", "~"), "/home/zoe");
    EXPECT_EQ(from_home("/home/zoe", "~/games"), "/home/zoe/games");
    EXPECT_EQ(from_home("/home/zoe", "~bob"), "~bob");
    EXPECT_EQ(from_home("", "~/games"), "~/games");
    EXPECT_EQ(with_ending("/a.b/game", ".pgn"), "/a.b/game.pgn");
    EXPECT_EQ(with_ending("18.11", ".pgn"), "18.11.pgn");
    EXPECT_EQ(with_ending("game.txt", ".pgn"), "game.txt");
}

} // namespace
} // namespace file
