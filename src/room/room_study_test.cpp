#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "room/room_fixture.hpp"
#include "room/study.hpp"

namespace room {
namespace {

using core::Color;

class RoomStudyTest : public RoomTest {
  protected:
    static Study branched() {
        record::PgnReader reader(record::text_source("1. e4 e5 (1... c5 2. c3) 2. Nf3 1-0"),
                                 record::record_limits);
        return Study(record::read_record(reader)->record);
    }
};

TEST_F(RoomStudyTest, PlaysOnFromWhereOneLooks) {
    start(chess());
    Study study = branched();
    study.to_ply(2);
    study.aside(1);
    std::array<play::Seat, 2> seats;
    seats[core::index(Color::black)] = {play::SeatKind::computer, 4};
    room_.act(PlayFrom{study.so_far(), seats});
    EXPECT_EQ(room_.snapshot().score, (std::vector<std::string>{"e4", "c5"}));
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    EXPECT_EQ(room_.snapshot().seat(Color::black).level, 4);
    EXPECT_EQ(room_.record().tags.find("Counted"), "yes");
}

TEST_F(RoomStudyTest, IsSavedWithItsVariationsAndAsksBeforeItReplaces) {
    start(chess());
    const Study study = branched();
    room_.act(SaveStudy{study.record(), "no/name"});
    EXPECT_TRUE(keeper_.save_names().empty());
    room_.act(SaveStudy{study.record(), "tree"});
    EXPECT_FALSE(room_.asked());
    room_.act(SaveStudy{study.record(), "tree"});
    ASSERT_TRUE(room_.asked());
    room_.act(Answer{true});
    room_.act(OpenSave{"tree"});
    EXPECT_EQ(room_.record().moves, study.record().moves);
}

TEST_F(RoomStudyTest, KeepsWhatIsDrawnInTheGame) {
    start(chess());
    play({"e4", "e5"});
    const record::DrawnMark mark{record::MarkColor::blue, core::coord_at(3, 1),
                                 core::coord_at(3, 3)};
    room_.act(DrawMark{1, mark});
    EXPECT_EQ(room_.snapshot().marks[1], record::Marks{mark});
    EXPECT_TRUE(room_.snapshot().marks[2].empty());
    room_.act(SaveGame{"drawn"});
    play({"Nf3"});
    EXPECT_EQ(room_.snapshot().marks[1], record::Marks{mark}) << "it stays while the game goes on";
    room_.act(OpenSave{"drawn"});
    EXPECT_EQ(room_.snapshot().marks[1], record::Marks{mark});
    room_.act(DrawMark{1, mark});
    EXPECT_TRUE(room_.snapshot().marks[1].empty());
}

TEST_F(RoomStudyTest, ForgetsWhatWasDrawnAtAMoveThatIsNoMore) {
    start(chess());
    play({"e4", "e5"});
    room_.act(DrawMark{2, {record::MarkColor::red, core::coord_at(0, 0), core::coord_at(0, 0)}});
    room_.act(TakeBack{});
    play({"c5"});
    EXPECT_EQ(room_.record().moves.size(), 2U);
    for (const record::Marks& marks : room_.snapshot().marks) EXPECT_TRUE(marks.empty());
}

} // namespace
} // namespace room
