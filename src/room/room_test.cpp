#include "room/room.hpp"

#include <gtest/gtest.h>

#include "play/table_tags.hpp"
#include "room/keeper_fixture.hpp"

namespace room {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using play::SeatKind;

constexpr words::Voice english{words::Language::english, words::Encoding::utf8};

class RoomTest : public testing::Test {
  protected:
    RoomTest() { room_.speak(english, game::Letters::english); }

    static play::TableOptions chess() { return {.start = chess::start_setup()}; }
    static play::TableOptions against(SeatKind kind) {
        play::TableOptions options = chess();
        options.seats[core::index(Color::black)] = {kind, 3};
        return options;
    }
    void start(play::TableOptions options) {
        room_.act(StartGame{std::move(options)});
        events();
    }
    void play(std::initializer_list<const char*> moves) {
        for (const char* const move : moves) room_.act(PlayMove{move});
    }
    /// What has happened since the last call: sentences, and a word for everything else.
    std::string events() {
        std::string all;
        for (const Event& event : room_.take_events())
            all += std::visit([](const auto& one) { return in_short(one); }, event) + '|';
        return all;
    }
    void think(int centipawns, const std::string& move) {
        ASSERT_TRUE(room_.thinking());
        room_.note_thought(room_.thinking()->number,
                           {.lines = {{.centipawns = centipawns, .moves = {move}}}});
        room_.attend(now_);
    }
    std::size_t plies() const { return room_.session().ply_count(); }

    MemoryKeeper keeper_;
    Room room_{{.keeper = &keeper_}};
    std::chrono::milliseconds now_{1000};

  private:
    static std::string in_short(const Notice& event) { return event.text; }
    static std::string in_short(const Refused& event) { return event.text; }
    static std::string in_short(const Played& event) { return event.move.text; }
    static std::string in_short(const TakenBack&) { return "back"; }
    static std::string in_short(const PlayedAgain&) { return "again"; }
    static std::string in_short(const HintFound&) { return "hint"; }
    static std::string in_short(const TimeIsLow&) { return "time"; }
    static std::string in_short(const GameEnded&) { return "end"; }
    static std::string in_short(const Copied& event) { return event.text; }
    static std::string in_short(const PlayerRenamed& event) {
        return event.from + " is " + event.to;
    }
};

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
    for (const SeatKind kind : {SeatKind::person, SeatKind::computer, SeatKind::remote}) {
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

TEST_F(RoomTest, AsksSomebodyFarAwayToLetAMoveBeTakenBack) {
    start(against(SeatKind::remote));
    play({"e2e4"});
    room_.act(TakeBack{});
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(room_.is_asking()) << "not the person here";
    EXPECT_FALSE(room_.thinking());
    play({"e7e5"});
    EXPECT_EQ(plies(), 1U) << "nobody here moves for the one far away";
}

TEST_F(RoomTest, KeepsEveryMoveAndLeavesTheGameBehind) {
    start(chess());
    EXPECT_TRUE(keeper_.running.empty());
    play({"e2e4"});
    room_.attend(now_);
    EXPECT_EQ(keeper_.running.size(), 1U);
    room_.act(Leave{});
    EXPECT_TRUE(room_.take_left());
    EXPECT_TRUE(room_.is_kept());
    room_.clear();
    room_.resume_latest();
    EXPECT_EQ(plies(), 1U);
}

TEST_F(RoomTest, AsksBeforeMovesAreLost) {
    start(chess());
    play({"e2e4"});
    keeper_.error = ENOSPC;
    room_.act(Leave{});
    EXPECT_FALSE(room_.take_left());
    ASSERT_TRUE(room_.asked());
    EXPECT_TRUE(std::holds_alternative<UnkeptGame>(*room_.asked()));
    room_.act(Answer{false});
    EXPECT_FALSE(room_.take_left());
    room_.act(Leave{});
    room_.act(Leave{});
    EXPECT_TRUE(room_.take_left()) << "who insists may go";
}

TEST_F(RoomTest, AsksWhetherToSaveWhereThatIsTheCustom) {
    Room room({.keeper = &keeper_, .offers_saving = true});
    room.act(StartGame{chess()});
    room.act(PlayMove{"e2e4"});
    room.act(Leave{});
    ASSERT_TRUE(room.asked());
    EXPECT_TRUE(std::holds_alternative<SaveFirst>(*room.asked()));
    room.act(Answer{false});
    EXPECT_TRUE(room.take_left());
    EXPECT_TRUE(keeper_.running.empty()) << "it was given up as a draw";
}

TEST_F(RoomTest, DoesNotKeepAgainWhatWasGivenUp) {
    {
        Room room({.keeper = &keeper_, .offers_saving = true});
        play::TableOptions options = against(SeatKind::computer);
        room.act(StartGame{options});
        room.act(PlayMove{"e2e4"});
        room.act(Leave{});
        room.act(Answer{false});
        EXPECT_TRUE(room.take_left());
        EXPECT_FALSE(room.thinking()) << "nobody waits for the computer any more";
        room.attend(now_);
    }
    EXPECT_TRUE(keeper_.running.empty());
}

TEST_F(RoomTest, SavesUnderAnotherNameOnceThatIsAsked) {
    start(chess());
    room_.act(SaveGame{"evening"});
    EXPECT_EQ(events(), "No game to save|");
    play({"e2e4"});
    room_.act(SaveGame{"evening"});
    EXPECT_EQ(room_.snapshot().save_name, "evening");
    room_.act(SaveGame{"morning"});
    EXPECT_EQ(room_.snapshot().save_name, "morning") << "saved as";
    EXPECT_EQ(keeper_.save_texts.size(), 2U);
    keeper_.save_texts["morning"] = "1. d4 *";
    play({"e7e5"});
    room_.act(SaveGame{});
    ASSERT_TRUE(room_.asked()) << "another program has saved there";
    EXPECT_EQ(std::get<SaveTaken>(*room_.asked()).name, "morning");
    room_.act(Answer{false});
    EXPECT_EQ(keeper_.save_texts["morning"], "1. d4 *");
    room_.act(SaveGame{});
    room_.act(Answer{true});
    EXPECT_NE(keeper_.save_texts["morning"], "1. d4 *");
}

TEST_F(RoomTest, LeavesASaveAloneThatChangedBeforeTheEnd) {
    start(chess());
    play({"e2e4"});
    room_.act(SaveGame{"evening"});
    keeper_.save_texts["evening"] = "1. d4 *";
    events();
    room_.act(Resign{.is_sure = true});
    room_.attend(now_);
    EXPECT_NE(events().find("changed by another program"), std::string::npos);
    EXPECT_EQ(keeper_.save_texts["evening"], "1. d4 *");
    EXPECT_TRUE(room_.is_kept());
}

TEST_F(RoomTest, KeepsAFinishedGameUntilItIsSaved) {
    start(chess());
    play({"e2e4"});
    room_.act(SaveGame{"evening"});
    keeper_.save_texts["evening"] = "1. d4 *";
    room_.act(Resign{.is_sure = true});
    for (int i = 0; i < 2; ++i) {
        room_.act(Leave{.is_forced = true});
        room_.clear();
        ASSERT_EQ(keeper_.running.size(), 1U);
        room_.act(ResumeGame{keeper_.interrupted().front()});
        EXPECT_TRUE(room_.snapshot().outcome.is_over());
        EXPECT_FALSE(room_.snapshot().save_name) << "that name is another game's now";
        EXPECT_TRUE(room_.is_kept());
    }
    room_.act(SaveGame{"morning"});
    EXPECT_TRUE(keeper_.save_texts.contains("morning"));
    EXPECT_TRUE(keeper_.running.empty());
}

TEST_F(RoomTest, OpensAFinishedGameAsFinishedAndPlaysOnWhenAsked) {
    keeper_.files["x.pgn"] = "1. e4 e5 2. Nf3 1-0";
    room_.act(OpenFile{"x.pgn"});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::win(Color::white, Reason::resignation));
    room_.act(PlayMove{"b8c6"});
    EXPECT_EQ(plies(), 3U);
    room_.act(PlayOn{2});
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    EXPECT_EQ(plies(), 2U);
    play({"g1f3"});
    EXPECT_EQ(plies(), 3U);
    events();
    room_.act(PlayOn{1});
    EXPECT_EQ(events(), "The game is not over.|");
}

TEST_F(RoomTest, ShowsTheFirstWarningsOfAFile) {
    keeper_.files["x.pgn"] = "Dear Bob,\n\n[Result \"win\"]\n[Site \"a\"]\n[Site \"b\"]\n"
                             "[FEN \"4k3/8/8/8/8/8/8/R3K3 w KQ - 0 0\"]\n[Site \"c\"]\n\n1. Kd2 *";
    room_.act(OpenFile{"x.pgn"});
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(events(),
              "This PGN file was not written by Stackchess: its integrity is not checked.|"
              "Line 1: This text belongs to no game and is left out: Dear Bob,|"
              "Line 3: The Result tag says win. Possible values: 1-0, 0-1, 1/2-1/2 or *.|"
              "Line 5: The tag Site is written several times; the last one counts.|"
              "2 more warnings: stackchess pgn check shows them.|");
}

TEST_F(RoomTest, ReadsAPastedPositionAsOthersWriteIt) {
    room_.act(OpenText{"4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 0"});
    EXPECT_EQ(room_.snapshot().rules, game::Rules::chess);
    EXPECT_EQ(events(), "Position put right: castling is left out where king or rook is not in "
                        "place; move number 0 is taken as 1.|");
    room_.act(OpenText{"4k3/8/8/8/8/8/8/R7 w - - 0 1"});
    EXPECT_EQ(events(), "Unplayable position: there is no white king.|");
    EXPECT_EQ(room_.snapshot().rules, game::Rules::chess) << "the game goes on";
}

TEST_F(RoomTest, AsksBeforeItShortensAGameThatCannotBePlayed) {
    keeper_.files["x.pgn"] = "1. e4 e5 2. -- Nf6 1-0";
    room_.act(OpenFile{"x.pgn"});
    ASSERT_TRUE(room_.asked());
    const auto& asked = std::get<DamagedGame>(*room_.asked());
    EXPECT_NE(asked.damage.find("half-move 3 (--)"), std::string::npos) << asked.damage;
    EXPECT_EQ(asked.half_move, 3);
    room_.act(Answer{true});
    EXPECT_EQ(plies(), 2U);
}

TEST_F(RoomTest, PlaysOnBeforeTheMateAlone) {
    start(chess());
    play({"f2f3", "e7e5", "g2g4", "d8h4"});
    room_.act(SaveGame{"mate"});
    events();
    room_.act(PlayOn{4});
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
    room_.act(PlayOn{3});
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    EXPECT_FALSE(room_.snapshot().save_name) << "the other one stays as it was saved";
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

TEST_F(RoomTest, ExportsAGameToAPath) {
    start(chess());
    play({"e2e4"});
    room_.act(ExportGame{"a.pgn"});
    EXPECT_NE(keeper_.files["a.pgn"].find("1. e4 *"), std::string::npos);
    keeper_.files["a.pgn"] = "other";
    room_.act(ExportGame{"a.pgn"});
    room_.act(Answer{false});
    EXPECT_EQ(keeper_.files["a.pgn"], "other");
    room_.act(ExportGame{"a.pgn"});
    room_.act(Answer{true});
    EXPECT_NE(keeper_.files["a.pgn"], "other");
}

TEST_F(RoomTest, RenamesAndDeletesSavesAndPlayersOnceThatIsAsked) {
    keeper_.save_texts["a"] = "1. e4 *";
    room_.act(RenameSave{"a", "b"});
    room_.act(RenameSave{"none", "c"});
    EXPECT_TRUE(keeper_.save_texts.contains("b"));
    room_.act(RemoveSave{"b"});
    room_.act(Answer{false});
    EXPECT_TRUE(keeper_.save_texts.contains("b"));
    room_.act(RemoveSave{"b"});
    room_.act(Answer{true});
    EXPECT_TRUE(keeper_.save_texts.empty());
    room_.act(ChoosePlayer{"Anne"});
    events();
    room_.act(RenamePlayer{"Anne", "Zoé"});
    EXPECT_NE(events().find("Anne is Zoé"), std::string::npos);
    room_.act(RemovePlayer{"Zoé"});
    room_.act(Answer{true});
    EXPECT_TRUE(keeper_.profiles.empty());
}

TEST_F(RoomTest, FollowsTheGameOnTheTableWhenNamesChange) {
    play::TableOptions options = against(SeatKind::computer);
    options.seats[0].name = "Anne";
    room_.act(ChoosePlayer{"Anne"});
    start(options);
    play({"e2e4"});
    room_.act(SaveGame{"evening"});
    room_.act(RenameSave{"evening", "morning"});
    EXPECT_EQ(room_.snapshot().save_name, "morning");
    EXPECT_TRUE(room_.is_saved());
    room_.act(RenamePlayer{"Anne", "Zoé"});
    EXPECT_EQ(room_.snapshot().seat(Color::white).name, "Zoé");
    room_.act(Resign{.is_sure = true});
    room_.attend(now_);
    EXPECT_EQ(keeper_.save_texts.size(), 1U) << "saved where it is now";
    EXPECT_EQ(keeper_.profiles.size(), 1U);
    EXPECT_EQ(keeper_.profiles["Zoé"].games.size(), 1U);
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
}

TEST_F(RoomTest, NotesTheResultOfAPlayerWithAName) {
    play::TableOptions options = against(SeatKind::computer);
    options.seats[0].name = "Anne";
    start(options);
    room_.act(Resign{.is_sure = true});
    room_.attend(now_);
    EXPECT_EQ(keeper_.profiles["Anne"].games.size(), 1U);
}

} // namespace
} // namespace room
