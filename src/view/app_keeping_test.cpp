// How the game in the window is kept, saved and left.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <sys/stat.h>

#include "file/read_whole.hpp"
#include "keep/files.hpp"
#include "keep/profiles.hpp"
#include "view/analysis_fixture.hpp"
#include "view/app_files_fixture.hpp"

namespace view {
namespace {

namespace fs = std::filesystem;
using core::Color;

class AppKeeping : public AppFiles {
  protected:
    AppOptions with_clock() const {
        AppOptions options = kept(chess_game());
        options.game->time = play::TimeControl{std::chrono::minutes(5)};
        return options;
    }
    /// Saves a game of one move, and leaves nothing else behind.
    void save(const std::string& name) const {
        {
            AppHands hands(kept(chess_game()));
            hands.play("e2 e4");
            hands.app().obey(SaveGame{name});
        }
        fs::remove_all(places_.running);
    }
    /// Takes the end from a save.
    void damage(const std::string& name) const {
        fs::resize_file(path_of(name), fs::file_size(path_of(name)) - 3);
    }
    std::string path_of(const std::string& name) const {
        return places_.saves + '/' + name + ".pgn";
    }
    std::string content_of(const std::string& name) const {
        return file::read_whole(path_of(name), 100'000).value();
    }
    /// From now on nothing can be put there.
    static void block(const std::string& folder) {
        fs::remove_all(folder);
        std::ofstream(folder) << "no folder";
    }
};

constexpr const char* fools_mate = "f2 f3 e7 e5 g2 g4 d8 h4";

TEST_F(AppKeeping, ResumesAGameWithTheTimeThatWasLeft) {
    {
        AppHands hands(with_clock());
        hands.play("e2 e4 e7 e5");
        hands.tick(1);
        hands.tick(240'000);
    }
    AppHands again(restarted());
    EXPECT_EQ(again.last_move(), "e7e5");
    EXPECT_LE((*again.game().clocks)[0], std::chrono::minutes(1));
}

TEST_F(AppKeeping, WritesWhatTheClocksShowWhenTheyAreStopped) {
    AppHands hands(with_clock());
    hands.play("e2 e4");
    hands.tick(1);
    const std::string path = fs::directory_iterator(places_.running)->path();
    const std::string before = file::read_whole(path, 100'000).value();
    hands.tick(10'000);
    hands.type("p");
    hands.tick(1);
    EXPECT_NE(file::read_whole(path, 100'000).value(), before);
    EXPECT_FALSE(hands.app().next_wake()) << "once";
}

TEST_F(AppKeeping, LeavesNothingBehindOfSavesThatWereOnlyLookedAt) {
    save("evening");
    {
        AppHands hands(kept(stackchess_game()));
        hands.app().obey(OpenSave{"evening"});
        hands.tick(1);
        EXPECT_EQ(hands.last_move(), "e2e4");
        EXPECT_EQ(files_in(places_.running), 0U);
        hands.give(FileDropped{path_of("evening")});
        hands.give(TextPasted{content_of("evening")});
        hands.tick(1);
        EXPECT_EQ(hands.last_move(), "e2e4");
    }
    EXPECT_EQ(files_in(places_.running), 0U);
    {
        AppHands hands(kept(stackchess_game()));
        hands.app().obey(OpenSave{"evening"});
        hands.play("e7 e5");
    }
    EXPECT_EQ(files_in(places_.running), 1U) << "it was changed";
}

TEST_F(AppKeeping, DoesNotWriteOverADamagedSave) {
    save("evening");
    damage("evening");
    const std::string before = content_of("evening");
    AppHands hands(kept(stackchess_game()));
    hands.app().obey(OpenSave{"evening"});
    hands.type("y");
    EXPECT_EQ(hands.last_move(), "e2e4");
    EXPECT_FALSE(hands.game().save_name);
    hands.play("e7 e5");
    hands.type("ay");
    hands.tick(1);
    EXPECT_EQ(content_of("evening"), before);
}

TEST_F(AppKeeping, SavesTheEndUnderTheNameTheGameHas) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"evening"});
    const std::string before = content_of("evening");
    hands.type("ay");
    hands.tick(1);
    EXPECT_EQ(hands.notice(), "Game saved: evening.");
    EXPECT_NE(content_of("evening"), before);
    EXPECT_EQ(files_in(places_.running), 0U);
}

TEST_F(AppKeeping, KeepsAFinishedGameThatCannotBeSaved) {
    {
        AppHands hands(kept(chess_game()));
        hands.play("e2 e4");
        hands.app().obey(SaveGame{"evening"});
        block(places_.saves);
        hands.type("ay");
        hands.tick(1);
        EXPECT_TRUE(hands.notice().starts_with("Could not save")) << hands.notice();
        hands.control('q');
        EXPECT_TRUE(hands.app().take_wishes().quits) << "it is in the other folder";
    }
    EXPECT_EQ(files_in(places_.running), 1U);
    fs::remove(places_.saves);
    const auto games = keep::RunningGames(places_.running).interrupted();
    AppHands again(kept(chess_game()));
    again.app().obey(ResumeGame{games.at(0)});
    EXPECT_TRUE(again.game().outcome.is_over());
    EXPECT_EQ(files_in(places_.saves), 1U);
    EXPECT_EQ(files_in(places_.running), 0U);
}

TEST_F(AppKeeping, AsksBeforeAFinishedGameIsLeftThatNoFolderTakes) {
    AppHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.app().obey(SaveGame{"evening"});
    block(places_.saves);
    block(places_.running);
    hands.type("ay");
    hands.tick(1);
    hands.control('q');
    EXPECT_TRUE(hands.says("The latest moves are not saved to disk"));
    EXPECT_FALSE(hands.app().take_wishes().quits);
    hands.type("n");
    fs::remove(places_.saves);
    hands.control('q');
    EXPECT_TRUE(hands.app().take_wishes().quits) << "the disk has room again";
    EXPECT_EQ(files_in(places_.saves), 1U);
}

TEST_F(AppKeeping, AsksBeforeAnAnalysisIsLostThatNoFolderTakes) {
    AnalysisHands hands(kept(chess_game()));
    hands.type("i");
    hands.click_squares("d2", "d4");
    block(places_.saves);
    hands.control('q');
    EXPECT_FALSE(hands.app().take_wishes().quits);
    EXPECT_TRUE(hands.says("The analysis is not saved to disk")) << hands.notice();
    EXPECT_TRUE(hands.says("Quit anyway?"));
    hands.type("n");
    ASSERT_TRUE(hands.app().analysis());
    EXPECT_EQ(hands.line(), "d4") << "nothing is lost";
    hands.control('q');
    hands.type("y");
    EXPECT_TRUE(hands.app().take_wishes().quits);
}

TEST_F(AppKeeping, KeepsSeveralAnalysesUnderNamesOfTheirOwn) {
    AnalysisHands hands(kept(chess_game()));
    block(places_.saves);
    for (const char* const target : {"d4", "c4"}) {
        hands.app().obey(StartGame{*chess_game().game});
        hands.type("i");
        hands.click_squares(std::string{target[0], '2'}, target);
        hands.key(Key::escape);
    }
    fs::remove(places_.saves);
    hands.control('q');
    EXPECT_TRUE(hands.app().take_wishes().quits);
    EXPECT_EQ(files_in(places_.saves), 2U);
}

TEST_F(AppKeeping, AsksAboutTheGameTooWhereAnAnalysisIsGivenUp) {
    AnalysisHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.type("i");
    hands.click_squares("d7", "d5");
    block(places_.saves);
    block(places_.running);
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.says("The analysis is not saved to disk")) << hands.notice();
    hands.give(CloseAsked{});
    EXPECT_FALSE(hands.app().take_wishes().quits);
    EXPECT_TRUE(hands.says("The latest moves are not saved to disk")) << hands.notice();
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.app().take_wishes().quits);
}

TEST_F(AppKeeping, LetsSomebodyGoWhoInsists) {
    AnalysisHands hands(kept(chess_game()));
    hands.type("i");
    hands.click_squares("d2", "d4");
    block(places_.saves);
    hands.give(CloseAsked{});
    EXPECT_FALSE(hands.app().take_wishes().quits);
    hands.give(CloseAsked{});
    EXPECT_TRUE(hands.app().take_wishes().quits);
}

TEST_F(AppKeeping, KeepsAnAnalysisAsItChanges) {
    AppHands hands(kept(chess_game()));
    hands.type("i");
    hands.tick(10);
    EXPECT_EQ(files_in(places_.saves), 0U) << "nothing has been changed";
    hands.app().obey(ShowScreen{ScreenKind::analysis});
    hands.type("k");
    hands.type("a note");
    hands.key(Key::enter);
    EXPECT_EQ(hands.app().next_wake(), hands.now());
    hands.tick(10);
    ASSERT_EQ(files_in(places_.saves), 1U);
    const auto content = [&] {
        for (const auto& entry : fs::directory_iterator(places_.saves))
            if (entry.path().extension() == ".pgn")
                return file::read_whole(entry.path().string(), 100'000).value();
        return std::string();
    };
    EXPECT_NE(content().find("a note"), std::string::npos);
    hands.type("k");
    hands.type(" more");
    hands.key(Key::enter);
    hands.tick(10);
    EXPECT_EQ(files_in(places_.saves), 1U) << "the same one";
    EXPECT_NE(content().find("a note more"), std::string::npos);
    hands.type("uu");
    hands.tick(10);
    EXPECT_EQ(files_in(places_.saves), 0U) << "it is as it was";
}

TEST_F(AppKeeping, LeavesNoCopyOfAnAnalysisThatIsSaved) {
    AppHands hands(kept(chess_game()));
    hands.type("ik");
    hands.type("a note");
    hands.key(Key::enter);
    hands.tick(10);
    hands.app().obey(SaveGame{"mine"});
    EXPECT_EQ(files_in(places_.saves), 1U);
    EXPECT_TRUE(fs::exists(path_of("mine")));
}

TEST_F(AppKeeping, KeepsAnAnalysisOnceThoughTheGameIsNotLeft) {
    AnalysisHands hands(kept(chess_game()));
    hands.play("e2 e4");
    hands.type("i");
    hands.click_squares("d7", "d5");
    block(places_.running);
    hands.control('q');
    EXPECT_FALSE(hands.app().take_wishes().quits);
    EXPECT_TRUE(hands.says("The latest moves are not saved to disk"));
    EXPECT_EQ(files_in(places_.saves), 1U);
    hands.type("n");
    hands.control('q');
    hands.type("y");
    EXPECT_TRUE(hands.app().take_wishes().quits);
    EXPECT_EQ(files_in(places_.saves), 1U);
}

TEST_F(AppKeeping, KeepsAnAnalysisThatGaveWayToAnotherAsSoonAsTheDiskTakesIt) {
    AnalysisHands hands(kept(chess_game()));
    hands.type("i");
    hands.click_squares("d2", "d4");
    hands.key(Key::escape);
    block(places_.saves);
    hands.app().obey(StartGame{*chess_game().game});
    hands.type("i");
    EXPECT_TRUE(hands.says("The previous analysis cannot be saved to disk"));
    EXPECT_EQ(hands.line(), "");
    fs::remove(places_.saves);
    hands.control('q');
    EXPECT_TRUE(hands.app().take_wishes().quits);
    EXPECT_EQ(files_in(places_.saves), 1U);
}

TEST_F(AppKeeping, NotesAResultAsSoonAsTheDiskTakesIt) {
    block(places_.profiles);
    {
        AppOptions options = kept(chess_game());
        options.game->seats = {play::Seat{.name = "Anne"}, play::Seat{.name = "Zoé"}};
        AppHands hands(options);
        hands.play(fools_mate);
        hands.tick(1);
        EXPECT_NE(hands.notice().find("Anne"), std::string::npos) << hands.notice();
        EXPECT_NE(hands.notice().find("Zoé"), std::string::npos) << hands.notice();
        fs::remove(places_.profiles);
    }
    for (const char* const name : {"Anne", "Zoé"}) {
        const auto profile = keep::Profiles(places_.profiles).load(name);
        ASSERT_TRUE(profile);
        EXPECT_EQ(profile->games.size(), 1U);
    }
}

TEST_F(AppKeeping, RefusesPipesAndTextsWithoutEnd) {
    const std::string pipe = folder_.path() + "/pipe.pgn";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    AppHands hands(kept(chess_game()));
    hands.give(FileDropped{pipe});
    EXPECT_TRUE(hands.notice().ends_with("it is not a regular file.")) << hands.notice();
    hands.app().obey(OpenText{std::string(play::max_save_bytes + 1, ' ')});
    EXPECT_NE(hands.notice().find("larger than"), std::string::npos) << hands.notice();
}

TEST(AppKept, SaysOnceThatNothingIsKeptWithoutAHome) {
    AppHands hands(chess_game(), Home::none);
    EXPECT_EQ(hands.notice(), "");
    hands.play("e2 e4");
    hands.tick(1);
    EXPECT_TRUE(hands.notice().starts_with("Nothing can be saved"));
    hands.play("e7 e5");
    hands.tick(1);
    EXPECT_EQ(hands.notice(), "");
    hands.app().obey(SaveGame{"evening"});
    EXPECT_TRUE(hands.notice().starts_with("Nothing can be saved"));
}

TEST(AppKept, AsksBeforeAGameIsLeftWithoutAHome) {
    AppHands hands(chess_game(), Home::none);
    hands.play("e2 e4");
    hands.control('q');
    EXPECT_FALSE(hands.app().take_wishes().quits);
    EXPECT_TRUE(hands.says("Nothing can be saved"));
    EXPECT_TRUE(hands.says("Leave the game anyway?"));
    hands.type("y");
    EXPECT_TRUE(hands.app().take_wishes().quits);
}

} // namespace
} // namespace view
