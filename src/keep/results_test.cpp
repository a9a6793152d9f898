#include "play/results.hpp"

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "keep/files.hpp"

namespace keep {
namespace {

using namespace play;

TEST(Results, CountForThePeopleWhoHaveAName) {
    const file::TemporaryFolder folder;
    const Profiles profiles(folder.path());
    Files files(Places{.profiles = folder.path()});
    TableOptions options;
    options.seats = {Seat{.name = "Anne"}, Seat{.kind = SeatKind::computer, .level = 4}};
    Table table(options);
    table.resign(table.turn());
    EXPECT_TRUE(note_result(table, files, "2026-05-17").lost.empty());
    EXPECT_EQ(profiles.list(), std::vector<std::string>{"Anne"});
    const auto anne = profiles.load("Anne");
    ASSERT_TRUE(anne && anne->games.size() == 1);
    EXPECT_EQ(anne->games[0].score, PersonalResult::lost);
    EXPECT_EQ(anne->games[0].opponent, options.seats[1]);
}

TEST(Results, OfADrawCountForBoth) {
    const file::TemporaryFolder folder;
    const Profiles profiles(folder.path());
    Files files(Places{.profiles = folder.path()});
    Table table({.seats = {Seat{.name = "Anne"}, Seat{.name = "Zoé"}}});
    table.make_offer(OfferKind::draw, core::Color::white);
    table.answer_offer(OfferKind::draw, core::Color::black, true);
    EXPECT_TRUE(note_result(table, files, "2026-05-17").lost.empty());
    for (const char* name : {"Anne", "Zoé"})
        EXPECT_EQ(profiles.load(name)->games[0].score, PersonalResult::drawn);
}

TEST(Results, CountForTheSidesThatAreAskedFor) {
    const file::TemporaryFolder folder;
    const Profiles profiles(folder.path());
    Files files(Places{.profiles = folder.path()});
    Table table({.seats = {Seat{.name = "Anne"}, Seat{.name = "Zoé"}}});
    table.make_offer(OfferKind::draw, core::Color::white);
    table.answer_offer(OfferKind::draw, core::Color::black, true);
    EXPECT_TRUE(note_result(table, files, "2026-05-17", {core::Color::black}).lost.empty());
    EXPECT_EQ(profiles.list(), std::vector<std::string>{"Zoé"});
}

TEST(Results, ThatCannotBeWrittenAreNamed) {
    const file::TemporaryFolder folder;
    folder.write("file", "");
    Table table({.seats = {Seat{.name = "Anne"}, Seat{}}});
    table.resign(table.turn());
    Files files(Places{.profiles = folder.at("file")});
    const auto lost = note_result(table, files, "2026-05-17").lost;
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(lost[0].side, core::Color::white);
    EXPECT_EQ(lost[0].name, "Anne");
    EXPECT_EQ(lost[0].error.fault, ProfileFault::unwritable);
}

} // namespace
} // namespace keep
