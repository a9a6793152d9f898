#include "file/safe_file.hpp"

#include <cerrno>
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "file/lock.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

namespace fs = std::filesystem;

class SafeFileTest : public testing::Test {
  protected:
    TemporaryFolder folder_;
    const std::string path_ = folder_.at("games.pgn");
};

TEST_F(SafeFileTest, ReplacesTheFileOnlyWhenEverythingIsWritten) {
    folder_.write("games.pgn", "old");
    {
        SafeFile file(path_);
        file.write("new");
        EXPECT_EQ(folder_.content("games.pgn"), "old");
        file.commit();
        EXPECT_EQ(file.error(), 0);
    }
    EXPECT_EQ(folder_.content("games.pgn"), "new");
    EXPECT_EQ(folder_.count(), 1);
}

TEST_F(SafeFileTest, LeavesEverythingAsItWasWithoutACommit) {
    { SafeFile(path_).write("half"); }
    EXPECT_EQ(folder_.count(), 0);
}

TEST_F(SafeFileTest, WritesThroughALink) {
    folder_.write("games.pgn", "old");
    fs::create_symlink(path_, folder_.at("link.pgn"));
    EXPECT_EQ(replace_whole(folder_.at("link.pgn"), "new"), 0);
    EXPECT_EQ(folder_.content("games.pgn"), "new");
    EXPECT_TRUE(fs::is_symlink(folder_.at("link.pgn")));
}

TEST_F(SafeFileTest, KeepsPermissions) {
    folder_.write("games.pgn", "old");
    const auto mode = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
    fs::permissions(path_, mode);
    EXPECT_EQ(replace_whole(path_, "new"), 0);
    EXPECT_EQ(fs::status(path_).permissions(), mode);
}

TEST_F(SafeFileTest, TakesNamesAsLongAsAFileCanHave) {
    const std::string name(255, 'x');
    EXPECT_EQ(replace_whole(folder_.at(name), "new"), 0);
    EXPECT_EQ(folder_.content(name), "new");
}

TEST_F(SafeFileTest, NamesWhatWentWrong) {
    EXPECT_EQ(replace_whole(folder_.at("none/x.pgn"), "new"), ENOENT);
    EXPECT_EQ(replace_whole(folder_.path(), "new"), EISDIR);
    EXPECT_EQ(replace_whole("/dev/full", "new"), ENOSPC);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(SafeFileTest, RemovesWhatKilledProgramsLeftAndNothingElse) {
    folder_.write(".stackchess-a1B2c3.tmp", "half");
    folder_.write(".stackchess-a1B2c3d.tmp", "longer");
    folder_.write(".other-a1B2c3.tmp", "of others");
    fs::create_directory(folder_.at(".stackchess-folder.tmp"));
    SafeFile living(folder_.at("living"));
    living.write("living");
    EXPECT_EQ(replace_whole(path_, "new"), 0);
    EXPECT_FALSE(folder_.has(".stackchess-a1B2c3.tmp"));
    EXPECT_TRUE(folder_.has(".stackchess-a1B2c3d.tmp"));
    EXPECT_TRUE(folder_.has(".other-a1B2c3.tmp"));
    EXPECT_TRUE(folder_.has(".stackchess-folder.tmp"));
    living.commit();
    EXPECT_EQ(living.error(), 0);
    EXPECT_EQ(folder_.content("living"), "living");
}

TEST_F(SafeFileTest, GivesTheFileInItsPlaceStillLocked) {
    SafeFile file(path_);
    file.write("new");
    file.commit();
    const FileHandle written = file.take();
    EXPECT_TRUE(written.lies_at(path_));
    EXPECT_TRUE(is_locked(path_));
    EXPECT_EQ(replace_whole(path_, "newer"), 0);
    EXPECT_FALSE(written.lies_at(path_));
}

} // namespace
} // namespace file
