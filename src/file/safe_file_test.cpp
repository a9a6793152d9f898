#include "file/safe_file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace file {
namespace {

namespace fs = std::filesystem;

class SafeFileTest : public testing::Test {
  protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "stackchess-XXXXXX").string();
        folder_ = mkdtemp(name.data());
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string content(const fs::path& path) const {
        std::ifstream file(path);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    long files() const { return std::distance(fs::directory_iterator(folder_), {}); }

    fs::path folder_;
};

TEST_F(SafeFileTest, ReplacesTheFileOnlyWhenEverythingIsWritten) {
    const fs::path path = folder_ / "games.pgn";
    std::ofstream(path) << "old";
    {
        SafeFile file(path.string());
        file.write("new");
        EXPECT_EQ(content(path), "old");
        file.commit();
        EXPECT_EQ(file.error(), 0);
    }
    EXPECT_EQ(content(path), "new");
    EXPECT_EQ(files(), 1);
}

TEST_F(SafeFileTest, LeavesEverythingAsItWasWithoutACommit) {
    const fs::path path = folder_ / "games.pgn";
    { SafeFile(path.string()).write("half"); }
    EXPECT_EQ(files(), 0);
}

TEST_F(SafeFileTest, WritesThroughALink) {
    const fs::path path = folder_ / "games.pgn";
    const fs::path link = folder_ / "link.pgn";
    std::ofstream(path) << "old";
    fs::create_symlink(path, link);
    {
        SafeFile file(link.string());
        file.write("new");
        file.commit();
    }
    EXPECT_EQ(content(path), "new");
    EXPECT_TRUE(fs::is_symlink(link));
}

TEST_F(SafeFileTest, KeepsPermissions) {
    const fs::path path = folder_ / "games.pgn";
    std::ofstream(path) << "old";
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    SafeFile file(path.string());
    file.commit();
    EXPECT_EQ(fs::status(path).permissions(),
              fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
}

TEST_F(SafeFileTest, NamesWhatWentWrong) {
    EXPECT_EQ(SafeFile((folder_ / "none" / "x.pgn").string()).error(), ENOENT);
    EXPECT_EQ(SafeFile(folder_.string()).error(), EISDIR);
    SafeFile full("/dev/full");
    full.write("text");
    EXPECT_EQ(full.error(), ENOSPC);
    full.commit();
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

} // namespace
} // namespace file
