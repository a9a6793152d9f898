#include "room/room_fixture.hpp"

namespace room {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using play::SeatKind;

TEST_F(RoomTest, LetsTheComputerMoveWhereverItThinks) {
    start(against(SeatKind::computer));
    EXPECT_FALSE(room_.thinking());
    play({"e2e4"});
    ASSERT_TRUE(room_.thinking());
    EXPECT_EQ(room_.thinking()->task.moves, std::vector<std::string>{"e2e4"});
    const std::uint64_t number = room_.thinking()->number;
    room_.act(TakeBack{});
    EXPECT_FALSE(room_.thinking());
    room_.note_thought(number, {.lines = {{.moves = {"e7e5"}}}});
    room_.attend(now_);
    EXPECT_EQ(plies(), 0U) << "nobody wants to know it any more";
    play({"d2d4"});
    think(0, "d7d5");
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(events(), "e2e4|back|d2d4|d7d5|");
}

TEST_F(RoomTest, AnswersADrawOfferForTheComputer) {
    for (const bool is_bad : {false, true}) {
        start(against(SeatKind::computer));
        room_.act(OfferDraw{});
        think(is_bad ? 300 : 0, "e2e4"); // as the person to move sees it
        EXPECT_EQ(room_.snapshot().outcome.is_over(), is_bad);
        EXPECT_EQ(events(), is_bad ? "end|" : "Draw declined.|");
    }
}

TEST_F(RoomTest, AsksBeforeAnythingElseHappens) {
    start(chess());
    play({"e2e4"});
    room_.act(OfferDraw{});
    ASSERT_TRUE(room_.asked());
    EXPECT_EQ(std::get<DrawOffered>(*room_.asked()).by, Color::black);
    play({"e7e5"});
    EXPECT_EQ(plies(), 1U);
    events();
    room_.act(StartGame{chess()});
    EXPECT_EQ(events(), "Please answer the question first.|");
    room_.act(Answer{false});
    EXPECT_EQ(events(), "Draw declined.|");
    room_.act(OfferDraw{});
    room_.act(Answer{true});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::draw(Reason::agreement));
}

TEST_F(RoomTest, LetsTheClockRunWhilePeopleAreAsked) {
    play::TableOptions options = chess();
    options.time = play::TimeControl{std::chrono::seconds(60), std::chrono::seconds(0)};
    start(options);
    play({"e2e4"});
    room_.act(OfferDraw{});
    ASSERT_TRUE(room_.asked());
    EXPECT_FALSE(room_.snapshot().is_clock_stopped) << "White answers, and Black is to move";
    room_.act(Answer{false});
    room_.act(Resign{});
    ASSERT_TRUE(room_.asked());
    EXPECT_FALSE(room_.snapshot().is_clock_stopped);
}

TEST_F(RoomTest, StopsTheClockUnseenOnlyAgainstTheComputer) {
    for (const SeatKind kind : {SeatKind::person, SeatKind::computer}) {
        play::TableOptions options = against(kind);
        options.time = play::TimeControl{std::chrono::seconds(60), std::chrono::seconds(0)};
        start(options);
        room_.watch(Watch::unseen);
        EXPECT_EQ(room_.snapshot().is_clock_stopped, kind == SeatKind::computer);
    }
}

TEST_F(RoomTest, ResignsAtOnceForWhoIsSure) {
    start(chess());
    room_.act(Resign{});
    EXPECT_TRUE(room_.is_asking());
    room_.act(Answer{false});
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    room_.act(Resign{.is_sure = true});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::win(Color::black, Reason::resignation));
}

TEST_F(RoomTest, SaysBothThingsUnderCheck) {
    const auto refusal = [this](const std::string& position, const char* move) {
        const auto setup = chess::read_setup(position);
        start({.start = *setup});
        room_.act(PlayMove{move});
        return events();
    };
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/4r3/4K2N w - - 0 1", "h1g3"),
              "Careful, your king is in check! This move leaves it in check.|");
    EXPECT_EQ(refusal("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3"),
              "This piece is pinned: moving it would put your king in check.|");
    EXPECT_EQ(refusal("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3"),
              "This piece is pinned: moving it would put your king in check.|");
    EXPECT_EQ(refusal("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1"),
              "Careful, your king is in check! This move puts it in check.|");
}

TEST_F(RoomTest, HoldsPlayersToWhatTheyTouched) {
    play::TableOptions options = chess();
    options.strict = true;
    start(options);
    room_.act(TouchPiece{{4, 1}});
    room_.act(LetGo{});
    EXPECT_EQ(events(), "Touch-move: this piece can go to e3, e4.|");
    room_.act(PlayMove{"d2d4"});
    EXPECT_EQ(events(), "Touch-move: this piece can go to e3, e4.|");
    play({"e2e4"});
    EXPECT_FALSE(room_.snapshot().touched);
}

TEST_F(RoomTest, DoesNothingToAGameThatIsNotThere) {
    for (const Action& action : std::initializer_list<Action>{
             PlayMove{"e2e4"}, TryMove{}, TouchPiece{}, LetGo{}, TakeBack{}, PlayAgain{}, AskHint{},
             OfferDraw{}, Resign{}, PlayOn{}, CopyPosition{}, CopyGame{}})
        room_.act(action);
    EXPECT_EQ(events(), "");
    room_.act(SaveGame{"evening"});
    room_.act(ExportGame{"a.pgn"});
    EXPECT_EQ(events(), "No game to save|No game to save|");
}

TEST_F(RoomTest, SaysWhyNothingIsPlayedAgain) {
    start(chess());
    room_.act(PlayAgain{});
    EXPECT_EQ(events(), "There is no move to redo.|");
    play::TableOptions options = chess();
    options.strict = true;
    start(options);
    room_.act(PlayAgain{});
    EXPECT_EQ(events(), "Moves cannot be taken back in a strict game.|");
    start(chess());
    play({"e2e4"});
    room_.act(TakeBack{});
    room_.act(Resign{.is_sure = true});
    events();
    room_.act(PlayAgain{});
    EXPECT_EQ(events(), "The game is over: moves can no longer be taken back or redone.|");
}

} // namespace
} // namespace room
