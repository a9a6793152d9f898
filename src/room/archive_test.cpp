#include "room/archive.hpp"

#include <cerrno>

#include <gtest/gtest.h>

#include "room/keeper_fixture.hpp"
#include "room/room.hpp"
#include "words/voices_fixture.hpp"

namespace room {
namespace {

using words::english;

class ArchiveTest : public testing::Test {
  protected:
    ArchiveTest() : room_({.keeper = &keeper_}) { room_.speak(english, game::Letters::english); }

    /// A game of two half-moves that White gives up.
    void play_game() {
        room_.act(StartGame{play::TableOptions{.start = chess::start_setup()}});
        room_.act(PlayMove{"e2e4"});
        room_.act(PlayMove{"e7e5"});
        room_.act(Resign{true});
        room_.attend(std::chrono::milliseconds(++now_));
    }
    std::vector<std::string> notices() {
        std::vector<std::string> texts;
        for (const Event& event : room_.take_events())
            if (const auto* const notice = std::get_if<Notice>(&event))
                texts.push_back(notice->text);
        return texts;
    }

    MemoryKeeper keeper_;
    Room room_;
    int now_ = 0;
};

TEST_F(ArchiveTest, HasEveryGameThatEnded) {
    EXPECT_EQ(archive_page(keeper_, 0).count, 0U);
    play_game();
    play_game();
    const ArchivePage page = archive_page(keeper_, 0);
    ASSERT_EQ(page.games.size(), 2U);
    EXPECT_EQ(archived_text(english, page.games[0]),
              "chess, anonymous against anonymous, 2 half-moves. Black wins by resignation.");
    EXPECT_FALSE(page.has_newer());
    EXPECT_FALSE(page.has_older());
}

TEST_F(ArchiveTest, HasAGameOnceHoweverOftenItIsLookedAt) {
    play_game();
    room_.act(OpenArchived{archive_page(keeper_, 0).games[0].name});
    room_.attend(std::chrono::milliseconds(5000));
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
    EXPECT_EQ(room_.snapshot().history.size(), 3U);
    room_.act(StartGame{});
    EXPECT_EQ(archive_page(keeper_, 0).count, 1U);
}

TEST_F(ArchiveTest, HasNoGameWithoutMoves) {
    room_.act(StartGame{play::TableOptions{.start = chess::start_setup()}});
    room_.act(Resign{true});
    room_.attend(std::chrono::milliseconds(1));
    EXPECT_EQ(archive_page(keeper_, 0).count, 0U);
}

TEST_F(ArchiveTest, HasTheEndOfAGameThatWentOn) {
    room_.act(StartGame{play::TableOptions{.start = chess::start_setup()}});
    for (const char* const move : {"f2f3", "e7e5", "g2g4", "d8h4"}) room_.act(PlayMove{move});
    room_.attend(std::chrono::milliseconds(1));
    room_.act(TakeBack{});
    ASSERT_FALSE(room_.snapshot().outcome.is_over());
    room_.act(PlayMove{"b8c6"});
    room_.act(Resign{true});
    room_.attend(std::chrono::milliseconds(2));
    const ArchivePage page = archive_page(keeper_, 0);
    ASSERT_EQ(page.count, 1U) << "it is one game";
    EXPECT_EQ(page.games[0].game->outcome.reason(), game::Reason::resignation);
}

TEST_F(ArchiveTest, IsReadPageByPage) {
    for (int i = 0; i < 14; ++i) play_game();
    const ArchivePage first = archive_page(keeper_, 0);
    EXPECT_EQ(first.games.size(), 12U);
    EXPECT_TRUE(first.has_older());
    const ArchivePage second = archive_page(keeper_, 12);
    EXPECT_EQ(second.games.size(), 2U);
    EXPECT_TRUE(second.has_newer());
    EXPECT_FALSE(second.has_older());
    EXPECT_EQ(archive_page(keeper_, 100).first, 12U);
}

TEST_F(ArchiveTest, AsksBeforeAGameIsDeleted) {
    play_game();
    const std::string name = archive_page(keeper_, 0).games[0].name;
    room_.act(RemoveArchived{name});
    ASSERT_TRUE(room_.asked());
    EXPECT_EQ(question_text(english, *room_.asked()), "Delete the game from " + name + "?");
    room_.act(Answer{false});
    EXPECT_EQ(archive_page(keeper_, 0).count, 1U);
    room_.act(RemoveArchived{name});
    room_.act(Answer{true});
    EXPECT_EQ(archive_page(keeper_, 0).count, 0U);
}

TEST_F(ArchiveTest, CallsTheGameToBeDeletedByItsName) {
    play_game();
    const std::string name = archive_page(keeper_, 0).games[0].name;
    room_.act(RenameArchived{name, "Anne's final"});
    const std::string title = archived_title(english, archive_page(keeper_, 0).games[0]);
    room_.act(RemoveArchived{name});
    ASSERT_TRUE(room_.asked());
    EXPECT_EQ(question_text(english, *room_.asked()), "Delete the game " + title + "?");
    notices();
    room_.act(Answer{true});
    EXPECT_EQ(notices(), std::vector{"Deleted: " + title + "."});
}

TEST_F(ArchiveTest, GivesAGameANameAndTakesIt) {
    play_game();
    play_game();
    const std::string name = archive_page(keeper_, 0).games[1].name;
    const auto title = [&] { return archived_title(english, archive_page(keeper_, 0).games[1]); };
    const std::string date = title();
    room_.act(RenameArchived{name, "a/b"});
    EXPECT_EQ(title(), date);
    room_.act(RenameArchived{name, "Anne's final"});
    EXPECT_EQ(title(), "Anne's final (" + date + ")");
    EXPECT_EQ(archive_page(keeper_, 0).games[1].name, name) << "it is where it was";
    room_.act(OpenArchived{name});
    room_.act(PlayOn{1});
    EXPECT_FALSE(room_.record().tags.find("GameName")) << "another game has another name";
    room_.act(RenameArchived{name, ""});
    EXPECT_EQ(title(), date);
    notices();
    room_.act(RenameArchived{"none", "x"});
    EXPECT_EQ(notices().size(), 1U);
    keeper_.error = ENOSPC;
    room_.act(RenameArchived{name, "x"});
    EXPECT_EQ(notices().size(), 1U);
    EXPECT_EQ(title(), date);
}

TEST_F(ArchiveTest, ExportsAGame) {
    play_game();
    const std::string name = archive_page(keeper_, 0).games[0].name;
    room_.act(ExportArchived{name, "/x.pgn"});
    EXPECT_NE(keeper_.files["/x.pgn"].find("1. e4 e5 0-1"), std::string::npos)
        << keeper_.files["/x.pgn"];
    room_.act(ExportArchived{name, "/x.pgn"});
    ASSERT_TRUE(room_.asked()) << "there is a file";
    room_.act(Answer{true});
}

TEST_F(ArchiveTest, SaysWhyAGameCannotBeKept) {
    keeper_.error = ENOSPC;
    play_game();
    bool is_told = false;
    for (const std::string& notice : notices())
        is_told |= notice.find("could not be archived") != std::string::npos;
    EXPECT_TRUE(is_told);
    keeper_.error = 0;
    room_.act(StartGame{});
    EXPECT_EQ(archive_page(keeper_, 0).count, 1U) << "when it is left there is room again";
}

TEST_F(ArchiveTest, SaysWhichGameThereIsNot) {
    room_.act(OpenArchived{"nothing"});
    room_.act(RemoveArchived{"nothing"});
    room_.act(ExportArchived{"nothing", "/x.pgn"});
    for (const std::string& notice : notices())
        EXPECT_EQ(notice, "There is no game from nothing in the archive.");
    EXPECT_FALSE(room_.asked());
}

} // namespace
} // namespace room
