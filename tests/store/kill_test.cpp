#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <utility>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/random.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "killed_writer.hpp"
#include "sqlite/open.hpp"
#include "store/examples_fixture.hpp"

namespace {

using Counts = std::map<store::GameId, int>;

/// A program that writes, and what it has said.
class Child {
  public:
    Child(const std::string& folder, std::uint64_t seed) {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        process_ = fork();
        if (process_ == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execl(KILLED_WRITER, KILLED_WRITER, folder.c_str(), std::to_string(seed).c_str(),
                  nullptr);
            _exit(3);
        }
        close(ends[1]);
        output_ = fdopen(ends[0], "r");
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Waits for its first commit, kills it after that time, and reads what it had acknowledged.
    Counts kill_after(std::chrono::microseconds time) {
        while (commits_ == 0 && read_line()) {
        }
        return kill_later(time);
    }
    /// The same, that time after it has begun for the `count`th time to commit the end of a game.
    Counts kill_in_end(int count, std::chrono::microseconds time) {
        while (ends_ < count && read_line()) {
        }
        return kill_later(time);
    }

  private:
    Counts kill_later(std::chrono::microseconds time) {
        std::thread killer([&] {
            std::this_thread::sleep_for(time);
            kill(process_, SIGKILL);
        });
        while (read_line()) {
        }
        killer.join();
        std::fclose(output_);
        int status = 0;
        waitpid(process_, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself";
        return acknowledged_;
    }

    /// One of a commit, which ends with a dot, or the mark before one that ends a game; false when
    /// there are no more.
    bool read_line() {
        std::array<char, 100> line{};
        if (std::fgets(line.data(), line.size(), output_) == nullptr) return false;
        if (line[0] == '!') {
            ++ends_;
        } else if (line[0] == '.') {
            ++commits_;
            for (const auto& [game, number] : std::exchange(commit_, {}))
                acknowledged_[game] = number;
        } else {
            std::istringstream words(line.data());
            std::string game;
            int number = 0;
            words >> game >> number;
            commit_[game] = number;
        }
        return true;
    }

    pid_t process_ = 0;
    std::FILE* output_ = nullptr;
    Counts commit_; ///< that is being read
    Counts acknowledged_;
    int commits_ = 0;
    int ends_ = 0;
};

/// Kills the writer again and again, on the same database.
class KillTrial {
  public:
    void kill_writer(std::uint64_t seed) {
        core::Random random(seed);
        Child child(place_.path(), seed);
        take(child.kill_after(std::chrono::microseconds(random.below(150'000))));
        check(seed);
    }
    /// While it commits the end of a game, which takes a few milliseconds at most.
    void kill_writer_in_end(std::uint64_t seed) {
        core::Random random(seed);
        Child child(place_.path(), seed);
        const int count = 1 + static_cast<int>(random.below(20));
        take(child.kill_in_end(count, std::chrono::microseconds(random.below(3'000))));
        check(seed);
    }

  private:
    void take(const Counts& acknowledged) {
        for (const auto& [game, number] : acknowledged) acknowledged_[game] = number;
    }

    void check(std::uint64_t seed) {
        const auto store = sqlite::open({.folder = place_.path(), .access = store::Access::server});
        ASSERT_TRUE(store) << seed;
        int rated = 0;
        Counts found;
        ASSERT_TRUE((*store)->visit_games([&](const store::PlayedGame& game) {
            const int count = static_cast<int>(game.events.size());
            const int known =
                acknowledged_.contains(game.game.id) ? acknowledged_[game.game.id] : 0;
            EXPECT_GE(count, known) << game.game.id << " lost an event, seed " << seed;
            EXPECT_LE(count, known + 1) << game.game.id << " has one too many, seed " << seed;
            rated += game.game.end ? 1 : 0;
            found[game.game.id] = count;
            return true;
        }));
        for (const auto& [game, number] : acknowledged_)
            EXPECT_TRUE(found.contains(game)) << game << " is lost, seed " << seed;
        EXPECT_EQ(rated_games(**store), 2 * rated) << seed;
        EXPECT_TRUE((*store)->flaws()->empty()) << seed;
        acknowledged_ = std::move(found);
    }

    /// What the ratings of all accounts count together.
    static int rated_games(store::Store& store) {
        int count = 0;
        for (int i = 0; i < killed::accounts; ++i) {
            const auto ratings = store.ratings("name" + std::to_string(i));
            for (const store::CategoryRating& one : *ratings) count += one.rating.games;
        }
        return count;
    }

    file::TemporaryFolder place_;
    Counts acknowledged_;
};

TEST(Kills, LoseNothing) {
    KillTrial trial;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) trial.kill_writer(seed);
}

TEST(Kills, InTheEndOfAGameRateItOnce) {
    KillTrial trial;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) trial.kill_writer_in_end(seed);
}

TEST(LongKills, InTheEndOfAGameRateItOnce) {
    KillTrial trial;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) trial.kill_writer_in_end(seed);
}

TEST(LongKills, LoseNothing) {
    KillTrial trial;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) trial.kill_writer(seed);
}

} // namespace
