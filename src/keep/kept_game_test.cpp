#include "play/kept_game.hpp"

#include <cerrno>
#include <csignal>

#include <sys/resource.h>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "keep/files.hpp"

namespace keep {
namespace {

using namespace play;

/// While one lives, nothing can be written to any file.
class FullDisk {
  public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN); // the writing fails, and not the program
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit nothing{0, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &nothing);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

  private:
    rlimit before_{};
};

class KeptGameTest : public testing::Test {
  protected:
    KeptGame new_game() { return {std::make_unique<Table>(TableOptions{}), &files_}; }
    Places places() const { return {folder_.at("saves"), folder_.path(), folder_.at("profiles")}; }
    /// One that was saved, went on, and is over.
    KeptGame finished_game() {
        KeptGame game(
            std::make_unique<Table>(TableOptions{.seats = {Seat{.name = "Anne"}, Seat{}}}),
            &files_);
        game.table().mark_saved("evening");
        EXPECT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        EXPECT_EQ(game.keep(), 0);
        game.table().resign(game.table().turn());
        return game;
    }
    std::vector<InterruptedGame> left_behind() const {
        return RunningGames(folder_.path()).interrupted();
    }
    std::size_t plies_left_behind() const {
        const auto games = left_behind();
        return games.size() == 1 && games[0].game ? games[0].game->plies : 0;
    }

    file::TemporaryFolder folder_;
    Files files_{places()};
};

TEST_F(KeptGameTest, StaysBehindAsItWasKept) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        EXPECT_FALSE(game.is_kept());
        EXPECT_EQ(game.keep(), 0);
        EXPECT_TRUE(game.is_kept());
    }
    EXPECT_EQ(plies_left_behind(), 1U);
}

TEST_F(KeptGameTest, StaysAsItWasKeptBeforeTheDiskRefused) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        ASSERT_EQ(game.keep(), 0);
        ASSERT_TRUE(game.table().play(game.table().turn(), "b5b4", game::Letters::english));
        const FullDisk full;
        EXPECT_EQ(game.keep(), EFBIG);
        EXPECT_FALSE(game.is_kept());
    }
    EXPECT_EQ(plies_left_behind(), 1U);
}

TEST_F(KeptGameTest, IsForgottenOnceDiscarded) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        ASSERT_EQ(game.keep(), 0);
        game.discard();
        EXPECT_FALSE(game.is_kept());
    }
    EXPECT_TRUE(left_behind().empty());
}

TEST_F(KeptGameTest, CanBePlayedWhereNothingIsKept) {
    KeptGame game(std::make_unique<Table>(TableOptions{}), nullptr);
    EXPECT_EQ(game.keep(), no_place);
    EXPECT_FALSE(game.is_kept());
    EXPECT_EQ(game.leave(), 0) << "nothing is lost with it";
    ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
    EXPECT_EQ(game.leave(), no_place);
}

TEST_F(KeptGameTest, IsLeftWithWhatItsClocksShow) {
    Instant now{};
    {
        const TableOptions options{.time = TimeControl{std::chrono::minutes(5)}};
        KeptGame game(std::make_unique<Table>(options, TableTools{.now = [&] { return now; }}),
                      &files_);
        ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        ASSERT_EQ(game.keep(), 0);
        now += std::chrono::minutes(4);
        EXPECT_EQ(game.leave(), 0);
    }
    const auto taken = RunningGames(folder_.path()).take(left_behind().at(0));
    ASSERT_TRUE(taken);
    const auto table = Table::resumed(taken->game.record).table;
    table->pause_clock();
    EXPECT_LE(table->remaining(core::Color::black), std::chrono::minutes(1));
    EXPECT_EQ(table->remaining(core::Color::white), std::chrono::minutes(5));
}

TEST_F(KeptGameTest, LeavesNothingBehindOfWhatWasOnlyLookedAt) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        game.table().mark_unchanged();
        EXPECT_EQ(game.leave(), 0);
    }
    EXPECT_TRUE(left_behind().empty());
}

TEST_F(KeptGameTest, IsSavedUnderItsNameWhenItIsOver) {
    KeptGame game = finished_game();
    const Ending ending = game.finish("2026-05-17");
    EXPECT_TRUE(ending.save && ending.save->is_saved());
    EXPECT_TRUE(ending.lost.empty());
    EXPECT_TRUE(game.is_safe());
    EXPECT_FALSE(game.is_kept());
    EXPECT_TRUE(Saves(places().saves).load("evening"));
    EXPECT_FALSE(game.finish("2026-05-18").save) << "it is already";
    EXPECT_EQ(Profiles(places().profiles).load("Anne")->games.size(), 1U);
}

TEST_F(KeptGameTest, StaysBehindWhenItsEndCannotBeSaved) {
    folder_.write("saves", "no folder");
    {
        KeptGame game = finished_game();
        EXPECT_EQ(game.finish("2026-05-17").save->error, ENOTDIR);
        EXPECT_TRUE(game.is_safe());
    }
    ASSERT_EQ(left_behind().size(), 1U);
    EXPECT_TRUE(left_behind()[0].game->outcome.is_over());
}

TEST_F(KeptGameTest, IsNotSafeWhileItsEndIsOnNoDisk) {
    KeptGame game = finished_game();
    {
        const FullDisk full;
        const Ending ending = game.finish("2026-05-17");
        EXPECT_NE(ending.save->error, 0);
        EXPECT_EQ(ending.lost.size(), 1U);
    }
    EXPECT_FALSE(game.is_safe());
    EXPECT_TRUE(game.finish("2026-05-17").save->is_saved());
    EXPECT_TRUE(game.is_safe());
    EXPECT_EQ(Profiles(places().profiles).load("Anne")->games.size(), 1U) << "when there was room";
}

TEST_F(KeptGameTest, LeavesItsResultAloneIfItWasNeverSaved) {
    KeptGame game = new_game();
    ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
    EXPECT_FALSE(game.is_safe());
    game.table().resign(game.table().turn());
    game.finish("2026-05-17");
    EXPECT_TRUE(game.is_safe());
    EXPECT_TRUE(left_behind().empty());
}

TEST_F(KeptGameTest, StaysBehindThoughItIsSavedToo) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play(game.table().turn(), "a2a3", game::Letters::english));
        ASSERT_EQ(game.keep(), 0);
        game.table().mark_saved("evening");
        EXPECT_EQ(game.leave(), 0);
    }
    EXPECT_EQ(plies_left_behind(), 1U);
}

TEST_F(KeptGameTest, IsNotSavedOverWhatCameAfterItWasRead) {
    KeptGame first = new_game();
    ASSERT_TRUE(first.table().play(core::Color::white, "a2a3", game::Letters::english));
    ASSERT_TRUE(first.save("evening", false).is_saved());
    const auto loaded = files_.load_save("evening");
    ASSERT_TRUE(loaded);
    ASSERT_TRUE(first.table().play(core::Color::black, "b5b4", game::Letters::english));
    ASSERT_TRUE(first.save("evening", false).is_saved());
    KeptGame game(Table::resumed(loaded->record).table, &files_);
    game.mark_saved("evening", loaded->stamp);
    EXPECT_TRUE(game.save("evening", false).is_taken);
}

TEST_F(KeptGameTest, IsSavedOverItsOwnSaveAlone) {
    KeptGame game = new_game();
    KeptGame other = new_game();
    for (KeptGame* const one : {&game, &other})
        ASSERT_TRUE(one->table().play(core::Color::white, "a2a3", game::Letters::english));
    EXPECT_TRUE(game.save("evening", false).is_saved());
    ASSERT_TRUE(game.table().play(core::Color::black, "b5b4", game::Letters::english));
    EXPECT_TRUE(game.save("evening", false).is_saved()) << "its own";
    EXPECT_TRUE(other.save("evening", false).is_taken);
    EXPECT_FALSE(other.table().save_name());
    EXPECT_TRUE(other.save("evening", true).is_saved());
    ASSERT_TRUE(game.table().play(core::Color::white, "b2b3", game::Letters::english));
    EXPECT_TRUE(game.save("evening", false).is_taken) << "another program has saved there";
    EXPECT_EQ(files_.load_save("evening")->record.moves.main_line().size(), 1U);
    game.table().resign(core::Color::black);
    const Ending ending = game.finish("2026-05-17");
    EXPECT_TRUE(ending.save && ending.save->is_taken);
    EXPECT_TRUE(game.is_kept()) << "nothing is lost";
}

} // namespace
} // namespace keep
