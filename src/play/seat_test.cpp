#include "play/seat.hpp"

#include <gtest/gtest.h>

namespace play {
namespace {

TEST(Seat, ComesBackFromItsTags) {
    const std::array<Seat, 2> seats{{{.name = "Anne"}, {SeatKind::computer, 7, "Stackchess"}}};
    record::Tags tags;
    write_seats(tags, seats);
    EXPECT_EQ(read_seats(tags), seats);
    EXPECT_EQ(tags.find("White"), "Anne");
    EXPECT_EQ(tags.find("WhiteType"), "human");
    EXPECT_FALSE(tags.find("WhiteLevel"));
    EXPECT_EQ(tags.find("BlackType"), "program");
    EXPECT_EQ(tags.find("BlackLevel"), "7");
    write_seats(tags, {});
    EXPECT_EQ(read_seats(tags), (std::array<Seat, 2>{}));
    EXPECT_FALSE(tags.find("White"));
    EXPECT_FALSE(tags.find("BlackLevel"));
    erase_seats(tags);
    EXPECT_TRUE(tags.empty());
}

TEST(Seat, IsAPersonsUnlessALevelOfOursIsNamed) {
    for (const char* const level : {"", "0", "11", "x", "99999999999"}) {
        record::Tags tags;
        tags.set("White", "Engine");
        tags.set("WhiteType", "program");
        tags.set("WhiteLevel", level);
        tags.set("BlackLevel", "3");
        EXPECT_EQ(read_seats(tags), (std::array<Seat, 2>{{{.name = "Engine"}, {}}}));
    }
}

} // namespace
} // namespace play
