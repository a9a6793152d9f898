#include "file/folder.hpp"

#include <cerrno>
#include <filesystem>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

namespace fs = std::filesystem;

TEST(Folder, IsMadeWithThoseAboveIt) {
    const TemporaryFolder folder;
    EXPECT_EQ(make_folders(folder.at("a/b/c")), 0);
    EXPECT_TRUE(fs::is_directory(folder.at("a/b/c")));
    EXPECT_EQ(fs::status(folder.at("a")).permissions(), fs::perms::owner_all);
    EXPECT_EQ(make_folders(folder.at("a/b/c")), 0);
}

TEST(Folder, CannotBeMadeWhereAFileIs) {
    const TemporaryFolder folder;
    folder.write("file", "text");
    EXPECT_EQ(make_folders(folder.at("file")), ENOTDIR);
    EXPECT_EQ(make_folders(folder.at("file/below")), ENOTDIR);
    EXPECT_NE(make_folders("/proc/none"), 0);
    EXPECT_EQ(folder.content("file"), "text");
}

TEST(Folder, IsMadeBySeveralAtOnce) {
    const TemporaryFolder folder;
    std::vector<std::thread> programs;
    for (int i = 0; i < 4; ++i)
        programs.emplace_back([&] { EXPECT_EQ(make_folders(folder.at("a/b/c/d/e/f")), 0); });
    for (std::thread& program : programs) program.join();
}

TEST(Folder, SyncsWhatCanBeSynced) {
    const TemporaryFolder folder;
    EXPECT_EQ(sync_folder(folder.path()), 0);
    EXPECT_EQ(sync_folder(folder.at("none")), ENOENT);
}

TEST(Folder, ListsPlainFilesTheNewestFirst) {
    const TemporaryFolder folder;
    for (const char* const name : {"b.pgn", "a.pgn", "new.pgn", "other.txt"})
        folder.write(name, "text");
    fs::create_directory(folder.at("folder.pgn"));
    const auto past = fs::file_time_type::clock::now() - std::chrono::hours(1);
    for (const char* const name : {"a.pgn", "b.pgn"}) fs::last_write_time(folder.at(name), past);
    const auto found = list_files(folder.path(), ".pgn");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].name, "new.pgn");
    EXPECT_EQ(found[1].name, "a.pgn");
    EXPECT_EQ(found[2].name, "b.pgn");
    const auto age = std::chrono::system_clock::now() - found[1].time;
    EXPECT_LT(std::chrono::abs(age - std::chrono::hours(1)), std::chrono::minutes(1));
    EXPECT_TRUE(list_files(folder.at("none"), ".pgn").empty());
}

} // namespace
} // namespace file
