#include "file/growing_file.hpp"

#include <cerrno>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

using Open = GrowingFile::Open;

TEST(GrowingFile, GrowsAtItsEnd) {
    const TemporaryFolder folder;
    {
        auto file = GrowingFile::open(folder.at("games"), Open::fresh);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->add("one\n"), 0);
        EXPECT_EQ(file->add("two\n"), 0);
    }
    EXPECT_EQ(folder.content("games"), "one\ntwo\n");
    auto file = GrowingFile::open(folder.at("games"), Open::existing);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->add("three\n"), 0);
    EXPECT_EQ(folder.content("games"), "one\ntwo\nthree\n");
}

TEST(GrowingFile, IsFreshOrExists) {
    const TemporaryFolder folder;
    EXPECT_EQ(GrowingFile::open(folder.at("games"), Open::existing).error(), ENOENT);
    folder.write("games", "kept");
    EXPECT_EQ(GrowingFile::open(folder.at("games"), Open::fresh).error(), EEXIST);
    EXPECT_EQ(folder.content("games"), "kept");
}

TEST(GrowingFile, BelongsToOneAtATime) {
    const TemporaryFolder folder;
    const auto file = GrowingFile::open(folder.at("games"), Open::fresh);
    ASSERT_TRUE(file);
    EXPECT_EQ(GrowingFile::open(folder.at("games"), Open::existing).error(), EWOULDBLOCK);
}

TEST(GrowingFile, IsReadAndCutUnderItsLock) {
    const TemporaryFolder folder;
    folder.write("games", "one\ntwo\nthr");
    auto file = GrowingFile::open(folder.at("games"), Open::existing);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->content(100), "one\ntwo\nthr");
    EXPECT_EQ(file->content(5).error(), EFBIG);
    EXPECT_EQ(file->cut(8), 0);
    EXPECT_EQ(file->add("three\n"), 0);
    EXPECT_EQ(file->content(100), "one\ntwo\nthree\n");
    EXPECT_EQ(folder.content("games"), "one\ntwo\nthree\n");
    EXPECT_EQ(GrowingFile::open(folder.at("games"), Open::existing).error(), EWOULDBLOCK);
}

TEST(GrowingFile, ReportsAFullDisk) {
    auto file = GrowingFile::open("/dev/full", Open::existing);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->add("one"), ENOSPC);
}

} // namespace
} // namespace file
