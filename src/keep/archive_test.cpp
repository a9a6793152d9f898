#include "keep/archive.hpp"

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "play/table.hpp"

namespace keep {
namespace {

using std::chrono::system_clock;

/// The same second for every game.
system_clock::time_point one_moment() {
    return system_clock::time_point(std::chrono::hours(500000));
}

record::Record game() {
    play::Table table({});
    table.play(table.turn(), "a1a2", game::Letters::english);
    return table.record();
}

TEST(Archive, GivesEveryGameANameOfItsOwn) {
    const file::TemporaryFolder folder;
    const Archive archive(folder.at("archive"), &one_moment);
    const play::Archived first = archive.add(game(), "");
    const play::Archived second = archive.add(game(), "");
    EXPECT_EQ(first.error, 0);
    EXPECT_EQ(second.name, first.name + "-2");
    const auto names = archive.names();
    ASSERT_EQ(names.size(), 2U);
    EXPECT_EQ(names[0].name, second.name) << "the newest first";
    EXPECT_TRUE(archive.load(first.name));
}

TEST(Archive, WritesAGameAgainUnderItsName) {
    const file::TemporaryFolder folder;
    const Archive archive(folder.at("archive"), &one_moment);
    const std::string name = archive.add(game(), "").name;
    EXPECT_EQ(archive.add(game(), name).name, name);
    EXPECT_EQ(archive.names().size(), 1U);
}

TEST(Archive, ForgetsWhatIsRemoved) {
    const file::TemporaryFolder folder;
    const Archive archive(folder.at("archive"), &one_moment);
    const std::string name = archive.add(game(), "").name;
    EXPECT_EQ(archive.remove(name), 0);
    EXPECT_TRUE(archive.names().empty());
    EXPECT_FALSE(archive.load(name));
}

} // namespace
} // namespace keep
