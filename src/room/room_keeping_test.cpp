#include <cerrno>

#include "room/archive.hpp"
#include "room/room_fixture.hpp"

namespace room {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using play::SeatKind;

class RoomKeepingTest : public RoomTest {};

TEST_F(RoomKeepingTest, KeepsEveryMoveAndLeavesTheGameBehind) {
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

TEST_F(RoomKeepingTest, AsksBeforeMovesAreLost) {
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

TEST_F(RoomKeepingTest, AsksBeforeAnAnalysisIsLost) {
    start(chess());
    play({"e2e4"});
    const Leave leave{.lost_study = "No disk."};
    room_.act(leave);
    EXPECT_FALSE(room_.take_left());
    EXPECT_EQ(room_.asked(), Asked(UnkeptStudy{"No disk."}));
    room_.act(Answer{false});
    EXPECT_FALSE(room_.take_left());
    EXPECT_FALSE(room_.asked());
    room_.act(leave);
    room_.act(Answer{true});
    EXPECT_TRUE(room_.take_left());
    EXPECT_TRUE(room_.is_kept()) << "the game is left as ever";
}

TEST_F(RoomKeepingTest, AsksAboutTheGameAfterTheAnalysis) {
    start(chess());
    play({"e2e4"});
    keeper_.error = ENOSPC;
    const Leave leave{.lost_study = "No disk."};
    room_.act(leave);
    room_.act(Answer{true});
    EXPECT_FALSE(room_.take_left());
    ASSERT_TRUE(room_.asked());
    EXPECT_TRUE(std::holds_alternative<UnkeptGame>(*room_.asked()));
    room_.act(Answer{false});
    EXPECT_FALSE(room_.asked());
    for (int i = 0; i < 2; ++i) {
        room_.act(leave);
        EXPECT_FALSE(room_.take_left());
    }
    room_.act(leave);
    EXPECT_TRUE(room_.take_left()) << "who insists may go";
}

TEST_F(RoomKeepingTest, AsksWhetherToSaveWhereThatIsTheCustom) {
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

TEST_F(RoomKeepingTest, DoesNotKeepAgainWhatWasGivenUp) {
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

TEST_F(RoomKeepingTest, SavesUnderAnotherNameOnceThatIsAsked) {
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

TEST_F(RoomKeepingTest, LeavesASaveAloneThatChangedBeforeTheEnd) {
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

TEST_F(RoomKeepingTest, KeepsAFinishedGameUntilItIsSaved) {
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

TEST_F(RoomKeepingTest, OpensAFinishedGameAsFinishedAndPlaysOnWhenAsked) {
    keeper_.files["x.pgn"] = "1. e4 e5 2. Nf3 1-0";
    room_.act(OpenFile{"x.pgn"});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::win(Color::white, Reason::unrecorded));
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

TEST_F(RoomKeepingTest, ShowsTheFirstWarningsOfAFile) {
    keeper_.files["x.pgn"] = "Dear Bob,\n\n[Result \"win\"]\n[Site \"a\"]\n[Site \"b\"]\n"
                             "[FEN \"4k3/8/8/8/8/8/8/R3K3 w KQ - 0 0\"]\n[Site \"c\"]\n\n1. Kd2 *";
    room_.act(OpenFile{"x.pgn"});
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(events(), "This PGN file comes from another program.|"
                        "Line 1: This text is not part of any game and is left out: Dear Bob,|"
                        "Line 3: The Result tag says win. Possible values: 1-0, 0-1, 1/2-1/2 or *.|"
                        "Line 5: The tag Site is written several times; the last one counts.|"
                        "2 more remarks: stackchess pgn check shows them.|");
}

TEST_F(RoomKeepingTest, ReadsAPastedPositionAsOthersWriteIt) {
    room_.act(OpenText{"4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 0"});
    EXPECT_EQ(room_.snapshot().rules, game::Rules::chess);
    EXPECT_EQ(events(), "Position corrected: castling rights are removed where the king or the "
                        "rook is not in place; move number 0 is taken as 1.|");
    room_.act(OpenText{"4k3/8/8/8/8/8/8/R7 w - - 0 1"});
    EXPECT_EQ(events(), "Unplayable position: there is no white king.|");
    EXPECT_EQ(room_.snapshot().rules, game::Rules::chess) << "the game goes on";
}

TEST_F(RoomKeepingTest, SaysWhatIsWrongWithAPastedPositionThatCannotBeRead) {
    const std::string refused = "The pasted position cannot be used. ";
    for (const auto& [text, sign] : {std::pair{"8/8/8/8/8/8/8/9 w - - 0 1", "rank number 8"},
                                     std::pair{"4k3/8/8/8/8/8/8/4K2X w - - 0 1", "'X'"}}) {
        room_.act(OpenText{text});
        const std::string said = events();
        EXPECT_TRUE(said.starts_with(refused)) << said;
        EXPECT_NE(said.find(sign, refused.size()), std::string::npos) << said;
    }
    EXPECT_FALSE(room_.has_game());
}

TEST_F(RoomKeepingTest, AsksBeforeItShortensAGameThatCannotBePlayed) {
    keeper_.files["x.pgn"] = "1. e4 e5 2. -- Nf6 1-0";
    room_.act(OpenFile{"x.pgn"});
    ASSERT_TRUE(room_.asked());
    const auto& asked = std::get<DamagedGame>(*room_.asked());
    EXPECT_NE(asked.damage.find("half-move 3 (--)"), std::string::npos) << asked.damage;
    EXPECT_EQ(asked.half_move, 2) << "the last one that can be played";
    room_.act(Answer{true});
    EXPECT_EQ(plies(), 2U);
}

TEST_F(RoomKeepingTest, ShowsTheWarningsOfAGameThatCanBeReadInPart) {
    keeper_.files["x.pgn"] = "[Result \"win\"]\n\n1. e4 e5 2. Ke3 *\n\n1. d4 *";
    room_.act(OpenFile{"x.pgn"});
    EXPECT_EQ(events(), "");
    room_.act(Answer{true});
    EXPECT_EQ(events(),
              "This PGN file comes from another program.|"
              "The file contains 2 games: the first one is loaded.|"
              "Line 1: The Result tag says win. Possible values: 1-0, 0-1, 1/2-1/2 or *.|");
}

TEST_F(RoomKeepingTest, PlaysOnBeforeTheMateAlone) {
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

TEST_F(RoomKeepingTest, ExportsAGameToAPath) {
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

TEST_F(RoomKeepingTest, ExportsAPositionToAPath) {
    start(chess());
    room_.act(ExportPosition{"8/8/8/8/8/8/8/8 w - - 0 1", "a.fen"});
    EXPECT_EQ(keeper_.files["a.fen"], "8/8/8/8/8/8/8/8 w - - 0 1\n");
    room_.act(ExportPosition{"other", "a.fen"});
    ASSERT_TRUE(room_.asked());
    room_.act(Answer{true});
    EXPECT_EQ(keeper_.files["a.fen"], "other\n");
}

TEST_F(RoomKeepingTest, RenamesAndDeletesSavesAndPlayersOnceThatIsAsked) {
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

TEST_F(RoomKeepingTest, FollowsTheGameOnTheTableWhenNamesChange) {
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

TEST_F(RoomKeepingTest, NotesTheResultOfAPlayerWithAName) {
    play::TableOptions options = against(SeatKind::computer);
    options.seats[0].name = "Anne";
    start(options);
    room_.act(Resign{.is_sure = true});
    room_.attend(now_);
    EXPECT_EQ(keeper_.profiles["Anne"].games.size(), 1U);
}

TEST_F(RoomKeepingTest, LeavesAFinishedGameAsItIs) {
    start(chess());
    play({"f2f3", "e7e5", "g2g4", "d8h4"});
    room_.act(SaveGame{"mate"});
    room_.act(OpenSave{"mate"});
    for (const Action& action : std::initializer_list<Action>{TakeBack{}, PlayAgain{}}) {
        events();
        room_.act(action);
        EXPECT_EQ(events(), "This game is over and stays as it is. Go back to one of its moves to "
                            "play on from there.|");
        EXPECT_TRUE(room_.snapshot().outcome.is_over());
    }
    room_.act(SaveGame{});
    EXPECT_EQ(keeper_.load_save("mate")->record.reason, Reason::checkmate);
}

TEST_F(RoomKeepingTest, CountsAGameOnceThoughItGoesOnAfterItsEnd) {
    play::TableOptions options = chess();
    options.seats[0].name = "Anne";
    start(options);
    play({"f2f3", "e7e5", "g2g4", "d8h4"});
    room_.attend(now_);
    EXPECT_EQ(keeper_.profiles["Anne"].games.size(), 1U);
    room_.act(TakeBack{});
    room_.act(Leave{.is_forced = true});
    room_.clear();
    ASSERT_TRUE(room_.resume_latest());
    play({"d8h4"});
    room_.attend(now_);
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
    room_.act(PlayOn{3});
    play({"d8h4"});
    room_.attend(now_);
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
    EXPECT_EQ(keeper_.profiles["Anne"].games.size(), 1U);
}

TEST_F(RoomKeepingTest, CountsADamagedFinishedGameNotAgain) {
    play::TableOptions options = chess();
    options.seats[0].name = "Anne";
    start(options);
    play({"f2f3", "e7e5", "g2g4", "d8h4"});
    room_.attend(now_);
    ASSERT_EQ(keeper_.archive_texts.size(), 1U);
    auto& [name, text] = *keeper_.archive_texts.begin();
    text.resize(text.rfind("h4"));
    room_.act(OpenArchived{name});
    room_.act(Answer{true});
    EXPECT_EQ(plies(), 3U);
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    play({"d8h4"});
    room_.attend(now_);
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
    EXPECT_EQ(keeper_.profiles["Anne"].games.size(), 1U);
}

TEST_F(RoomKeepingTest, WritesAResultWithoutAReasonAsItWas) {
    keeper_.files["x.pgn"] = "1. e4 e5 2. Nf3 1-0";
    room_.act(OpenFile{"x.pgn"});
    room_.act(ExportGame{"y.pgn"});
    EXPECT_NE(keeper_.files["y.pgn"].find("2. Nf3 1-0"), std::string::npos);
    EXPECT_EQ(keeper_.files["y.pgn"].find("Reason"), std::string::npos);
    EXPECT_EQ(keeper_.files["y.pgn"].find("Termination"), std::string::npos);
}

TEST_F(RoomKeepingTest, SaysThatAMoreRecentGameIsOpenElsewhere) {
    room_.act(ResumeLatest{});
    EXPECT_EQ(events(), "There is no interrupted game to resume.|");
    keeper_.played = std::chrono::system_clock::now();
    room_.act(ResumeLatest{});
    EXPECT_EQ(events(),
              "There is no interrupted game to resume: the game is open in another program.|");
    keeper_.running["a"] = "1. e4 *";
    room_.act(ResumeLatest{});
    EXPECT_EQ(events(),
              "A more recent game is open in another program: this is the one before it.|");
    EXPECT_EQ(plies(), 1U);
    keeper_.played.reset();
    room_.act(ResumeLatest{});
    EXPECT_NE(events().find("The game resumes where it left off.|"), std::string::npos);
}

TEST_F(RoomKeepingTest, TakesTheGamesOfAPlayerAlongToTheNewName) {
    play::TableOptions options = against(SeatKind::computer);
    options.seats[0].name = "Anne";
    room_.act(ChoosePlayer{"Anne"});
    start(options);
    play({"e2e4"});
    room_.act(SaveGame{"evening"});
    start(options); // the other one is interrupted
    room_.act(RenamePlayer{"Anne", "Zoé"});
    EXPECT_EQ(keeper_.saves().front().game->seats[0].name, "Zoé");
    EXPECT_EQ(keeper_.interrupted().front().game->seats[0].name, "Zoé");
    EXPECT_TRUE(keeper_.load_save("evening")) << "its checksum is right";
    events();
    keeper_.error = ENOSPC;
    room_.act(RenamePlayer{"Zoé", "Anne"});
    EXPECT_NE(events().find("2 games could not be written and keep the name Zoé."),
              std::string::npos);
}

TEST_F(RoomKeepingTest, DeletesAnInterruptedGameOnceThatIsAsked) {
    start(chess());
    play({"e2e4"});
    start(chess());
    auto games = keeper_.interrupted();
    ASSERT_EQ(games.size(), 1U);
    games[0].time = std::chrono::sys_days(std::chrono::year(2026) / 11 / 18);
    for (const bool is_yes : {false, true}) {
        room_.act(RemoveInterrupted{games[0]});
        ASSERT_TRUE(room_.asked());
        EXPECT_TRUE(std::holds_alternative<RemovingInterrupted>(*room_.asked()));
        room_.act(Answer{is_yes});
        EXPECT_EQ(keeper_.interrupted().empty(), is_yes);
    }
    EXPECT_TRUE(events().starts_with("Deleted: "));
}

TEST_F(RoomKeepingTest, NamesTheInterruptedGameToBeDeletedWhereOnlyItsPathIsKnown) {
    start(chess());
    play({"e2e4"});
    start(chess());
    const auto game = keeper_.interrupted().front();
    room_.act(RenameInterrupted{game, "Evening"});
    room_.act(RemoveInterrupted{{.path = game.path}});
    EXPECT_EQ(question_text({words::Language::english}, *room_.asked()),
              "Delete the interrupted game Evening?");
}

TEST_F(RoomKeepingTest, GivesAnInterruptedGameANameThatStaysWithIt) {
    start(chess());
    play({"e2e4"});
    start(chess());
    const auto game = [&] { return keeper_.interrupted().front(); };
    room_.act(RenameInterrupted{game(), "Evening"});
    EXPECT_NE(events().find("The interrupted game is now called Evening."), std::string::npos);
    EXPECT_EQ(game().game->name, "Evening");
    EXPECT_EQ(interrupted_title({words::Language::english}, game()), "Evening");
    room_.act(RemoveInterrupted{game()});
    EXPECT_EQ(question_text({words::Language::english}, *room_.asked()),
              "Delete the interrupted game Evening?");
    room_.act(Answer{false});
    room_.act(ResumeGame{game()});
    EXPECT_EQ(room_.snapshot().given_name, "Evening");
    EXPECT_FALSE(room_.snapshot().save_name);
    play({"e7e5"});
    room_.attend(now_);
    EXPECT_EQ(game().game->name, "Evening") << "it stays in the list";
    room_.act(PlayFrom{room_.record()});
    EXPECT_EQ(room_.snapshot().given_name, "") << "another game";
}

TEST_F(RoomKeepingTest, TakesTheNameOfAnInterruptedGameAway) {
    start(chess());
    play({"e2e4"});
    start(chess());
    room_.act(RenameInterrupted{keeper_.interrupted().front(), "Evening"});
    room_.act(RenameInterrupted{keeper_.interrupted().front(), ""});
    EXPECT_NE(events().find("The interrupted game no longer has a name."), std::string::npos);
    EXPECT_EQ(keeper_.interrupted().front().game->name, "");
}

TEST_F(RoomKeepingTest, SaysWhyAnInterruptedGameHasNoNewName) {
    start(chess());
    play({"e2e4"});
    start(chess());
    const auto game = keeper_.interrupted().front();
    room_.act(RenameInterrupted{game, "a/b"});
    EXPECT_NE(events().find("Invalid name"), std::string::npos);
    keeper_.error = ENOSPC;
    room_.act(RenameInterrupted{game, "Evening"});
    EXPECT_NE(events().find("Cannot rename the interrupted game: "), std::string::npos);
    keeper_.error = 0;
    keeper_.running[game.path] = "no game";
    room_.act(RenameInterrupted{game, "Evening"});
    EXPECT_NE(events().find("There is no game in 'interrupted game'."), std::string::npos);
}

TEST_F(RoomKeepingTest, AsksOfAnInterruptedGameWithoutATimeToo) {
    keeper_.running["a"] = "any";
    room_.act(RemoveInterrupted{{.path = "a"}});
    ASSERT_TRUE(room_.asked());
    EXPECT_EQ(room::question_text({words::Language::english}, *room_.asked()),
              "Delete this interrupted game?");
    room_.act(Answer{true});
    EXPECT_TRUE(keeper_.running.empty());
    EXPECT_TRUE(events().starts_with("The interrupted game was deleted."));
}

TEST_F(RoomKeepingTest, SaysThatAGameWhichIsPlayedElsewhereCannotBeDeleted) {
    keeper_.running["a"] = "any";
    keeper_.held = "a";
    room_.act(RemoveInterrupted{{.path = "a"}});
    room_.act(Answer{true});
    EXPECT_TRUE(keeper_.running.contains("a"));
    const std::string told = events();
    EXPECT_FALSE(told.empty());
    EXPECT_EQ(told.find("Deleted"), std::string::npos) << told;
}

TEST_F(RoomKeepingTest, AsksWhetherToDeleteALeftoverThatCannotBeRead) {
    for (const bool is_yes : {false, true}) {
        keeper_.running["a"] = "no game";
        room_.act(ResumeGame{{.path = "a"}});
        ASSERT_TRUE(room_.asked());
        EXPECT_TRUE(std::holds_alternative<DamagedLeftover>(*room_.asked()));
        room_.act(Answer{is_yes});
        EXPECT_EQ(keeper_.running.contains("a"), !is_yes);
    }
    room_.act(ResumeGame{{.path = "nowhere"}});
    EXPECT_FALSE(room_.is_asking()) << "there is nothing to delete";
}

TEST_F(RoomKeepingTest, OpensWhatIsPastedWhileADrawIsOffered) {
    start(chess());
    play({"e2e4"});
    room_.act(OfferDraw{});
    ASSERT_TRUE(room_.is_asking());
    room_.act(OpenText{"1. d4 d5 *"});
    EXPECT_FALSE(room_.is_asking());
    EXPECT_EQ(plies(), 2U);
}

} // namespace
} // namespace room
