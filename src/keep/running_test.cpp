#include "keep/running.hpp"

#include <atomic>
#include <csignal>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "file/temporary_folder_fixture.hpp"
#include "play/table.hpp"

namespace keep {
namespace {

using namespace play;

namespace fs = std::filesystem;

record::Record game_of(int plies) {
    Table table({.start = stackchess::start_setup({})});
    for (int i = 0; i < plies; ++i)
        table.play(table.turn(), table.session().legal_moves().front().text,
                   game::Letters::english);
    return table.record();
}

class RunningTest : public testing::Test {
  protected:
    std::size_t count() const {
        return fs::exists(folder_.at("running"))
                   ? static_cast<std::size_t>(
                         std::distance(fs::directory_iterator(folder_.at("running")), {}))
                   : 0;
    }

    file::TemporaryFolder folder_;
    // Locks belong to open files, so that two of these are to each other as two programs are.
    RunningGames games_{folder_.at("running")};
    RunningGames other_{folder_.at("running")};
};

TEST_F(RunningTest, StaysBehindWhenItIsNotDiscarded) {
    {
        const auto game = games_.begin();
        EXPECT_EQ(count(), 0U);
        EXPECT_EQ(game->write(game_of(1)), 0);
        EXPECT_EQ(game->write(game_of(2)), 0);
        EXPECT_EQ(count(), 1U);
        EXPECT_TRUE(other_.interrupted().empty());
        EXPECT_TRUE(games_.interrupted().empty());
        EXPECT_FALSE(other_.has_interrupted());
    }
    EXPECT_TRUE(other_.has_interrupted());
    const auto left = other_.interrupted();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0].game->plies, 2U);
    auto taken = other_.take(left[0]);
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->game.record, game_of(2));
    EXPECT_TRUE(games_.interrupted().empty());
    EXPECT_FALSE(games_.has_interrupted());
    EXPECT_EQ(taken->running->write(game_of(3)), 0);
    EXPECT_EQ(count(), 1U);
    taken->running->discard();
    EXPECT_EQ(count(), 0U);
    taken->running->discard();
}

TEST_F(RunningTest, IsTakenByOneAlone) {
    games_.begin()->write(game_of(1));
    const auto left = games_.interrupted();
    const auto same = other_.interrupted();
    ASSERT_EQ(same.size(), 1U);
    auto taken = games_.take(left[0]);
    ASSERT_TRUE(taken);
    EXPECT_EQ(other_.take(same[0]).error().fault, LoadFault::in_use);
    EXPECT_EQ(taken->running->write(game_of(2)), 0);
    EXPECT_EQ(other_.take(same[0]).error().fault, LoadFault::in_use);
    other_.remove(same[0]);
    EXPECT_EQ(count(), 1U);
    taken->running->discard();
    EXPECT_EQ(other_.take(same[0]).error().fault, LoadFault::missing);
}

TEST_F(RunningTest, IsTakenByOneOfManyAtTheSameTime) {
    for (int round = 0; round < 4; ++round) {
        games_.begin()->write(game_of(1));
        const auto left = games_.interrupted();
        ASSERT_EQ(left.size(), 1U);
        std::atomic<int> winners = 0;
        std::vector<std::thread> programs;
        for (int i = 0; i < 3; ++i)
            programs.emplace_back([&] {
                for (int look = 0; look < 3; ++look)
                    RunningGames(folder_.at("running")).interrupted();
                auto taken = RunningGames(folder_.at("running")).take(left[0]);
                if (!taken) return;
                ++winners;
                std::this_thread::sleep_for(std::chrono::milliseconds(150));
                taken->running->discard();
            });
        for (std::thread& program : programs) program.join();
        ASSERT_EQ(winners, 1);
    }
}

TEST_F(RunningTest, IsNeverSeenAsInterruptedWhileItIsPlayed) {
    const auto game = games_.begin();
    ASSERT_EQ(game->write(game_of(1)), 0);
    std::atomic<bool> is_over = false;
    std::atomic<int> seen = 0;
    std::thread watcher([&] {
        while (!is_over) seen += static_cast<int>(other_.interrupted().size());
    });
    for (int i = 0; i < 100; ++i) EXPECT_EQ(game->write(game_of(i % 5)), 0);
    is_over = true;
    watcher.join();
    EXPECT_EQ(seen, 0);
}

TEST_F(RunningTest, SurvivesAKilledProgram) {
    const record::Record last = game_of(4);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const auto game = games_.begin();
        game->write(game_of(1));
        if (game->write(last) == 0) raise(SIGKILL);
        _exit(1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
    const auto left = games_.interrupted();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(games_.take(left[0])->game.record, last);
}

TEST_F(RunningTest, KeepsTheLatestOnly) {
    const auto living = games_.begin();
    living->write(game_of(1));
    const auto past = fs::file_time_type::clock::now() - std::chrono::hours(100);
    for (std::size_t i = 0; i < RunningGames::max_interrupted + 3; ++i) {
        games_.begin()->write(game_of(2));
        const auto left = games_.interrupted();
        fs::last_write_time(left.front().path, past + std::chrono::hours(i));
    }
    EXPECT_EQ(games_.interrupted().size(), RunningGames::max_interrupted);
    const auto next = games_.begin();
    EXPECT_EQ(next->write(game_of(3)), 0);
    const auto left = games_.interrupted();
    EXPECT_EQ(left.size(), RunningGames::max_interrupted - 1);
    EXPECT_GT(left.front().time, left.back().time);
    EXPECT_EQ(count(), RunningGames::max_interrupted + 1);
}

TEST_F(RunningTest, GivesAGameANameWithoutChangingItsTime) {
    games_.begin()->write(game_of(1));
    games_.begin()->write(game_of(2));
    auto left = games_.interrupted();
    ASSERT_EQ(left.size(), 2U);
    const auto past = fs::file_time_type::clock::now() - std::chrono::hours(100);
    fs::last_write_time(left[1].path, past);
    left = games_.interrupted();
    EXPECT_EQ(games_.name(left[1], "Final"), 0);
    auto named = other_.interrupted();
    ASSERT_EQ(named.size(), 2U);
    EXPECT_EQ(named[1].game->name, "Final");
    EXPECT_EQ(named[1].time, left[1].time);
    EXPECT_EQ(named[0].game->name, "");
    EXPECT_EQ(games_.name(named[1], ""), 0);
    EXPECT_EQ(other_.interrupted(), left);
    auto taken = games_.take(left[1]);
    ASSERT_TRUE(taken);
    EXPECT_EQ(other_.name(left[1], "Other").error().fault, LoadFault::in_use);
    taken->running->discard();
    EXPECT_EQ(other_.name(left[1], "Other").error().fault, LoadFault::missing);
}

TEST_F(RunningTest, LeavesADamagedGameWithoutAName) {
    fs::create_directories(folder_.at("running"));
    const std::string text = save_text(game_of(3)).substr(0, 300);
    folder_.write("running/a.pgn", text);
    const auto left = games_.interrupted();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(games_.name(left[0], "Final").error().fault, LoadFault::checksum);
    EXPECT_EQ(games_.interrupted(), left);
}

TEST_F(RunningTest, SaysWhatIsDamaged) {
    fs::create_directories(folder_.at("running"));
    folder_.write("running/a.pgn", save_text(game_of(3)).substr(0, 300));
    const auto left = games_.interrupted();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_FALSE(games_.take(left[0]));
    EXPECT_EQ(count(), 1U);
    games_.remove(left[0]);
    EXPECT_EQ(count(), 0U);
}

TEST_F(RunningTest, MakesARemovedFolderAgain) {
    const auto game = games_.begin();
    ASSERT_EQ(game->write(game_of(1)), 0);
    fs::remove_all(folder_.at("running"));
    EXPECT_EQ(game->write(game_of(2)), 0);
    EXPECT_EQ(count(), 1U);
}

TEST_F(RunningTest, SaysWhatWentWrong) {
    folder_.write("file", "");
    const auto game = RunningGames(folder_.at("file")).begin();
    EXPECT_EQ(game->write(game_of(1)), ENOTDIR);
    EXPECT_EQ(game->write(game_of(1)), ENOTDIR);
    game->discard();
}

} // namespace
} // namespace keep
