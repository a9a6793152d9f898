#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "match/process.hpp"

// The program itself, interrupted in the middle of a match, or short of files.
namespace {

using match::Process;

match::Instant some_day() { return std::chrono::steady_clock::now() + std::chrono::minutes(5); }

/// Everything a program prints until its end.
std::vector<std::string> last_words(Process& process) {
    const match::Stop stop;
    std::vector<std::string> lines;
    std::string line;
    while (process.hear(line, some_day(), stop) == Process::Heard::line) lines.push_back(line);
    return lines;
}

std::string first_word(Process& process) {
    std::string line;
    EXPECT_EQ(process.hear(line, some_day(), match::Stop()), Process::Heard::line);
    return line;
}

/// Whether a program that was started under this name is running.
bool runs(const std::string& name) {
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline", std::ios::binary);
        const std::string words{std::istreambuf_iterator<char>(file), {}};
        if (words.starts_with(name)) return true;
    }
    return false;
}

class InterruptedMatch : public testing::Test {
  protected:
    InterruptedMatch() { std::filesystem::create_symlink(SCRIPTED_ENGINE, engine_); }

    /// Starts a match of an engine against itself; its first line is its process number, the last
    /// its exit status.
    Process start(const std::string& fault, const std::string& options) {
        const std::string player = "'" + engine_ + " " + fault + "'";
        auto process =
            Process::start({"sh", "-c",
                            "sh -c 'echo $$; exec \"$@\"' sh " PROGRAM " match " + player + ' ' +
                                player + " --lang en --game chess --depth 1 --max-moves 3 " +
                                options + "; echo status $?"});
        EXPECT_TRUE(process);
        return *std::move(process);
    }

    void wait_for(const auto& condition) {
        // Asked once more, it may be otherwise: engines are tried before they play.
        const match::Instant deadline = some_day();
        while (!condition()) {
            ASSERT_LT(std::chrono::steady_clock::now(), deadline);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    file::TemporaryFolder folder_;
    std::string engine_ = folder_.at("engine");
    std::string games_ = folder_.at("games.pgn");
};

TEST_F(InterruptedMatch, KeepsItsGamesAndGoesOn) {
    Process process = start("good", "--games 100000 --pgn " + games_);
    const pid_t id = std::stoi(first_word(process));
    wait_for([&] { return folder_.content("games.pgn").size() > 1000; });
    kill(id, SIGTERM); // as Ctrl-C would, which may be disabled where the tests run
    const auto words = last_words(process);
    ASSERT_GE(words.size(), 4U);
    EXPECT_TRUE(words.front().starts_with("Player")) << words.front();
    EXPECT_EQ(words.back(), "status 1");
    wait_for([&] { return !runs(engine_); });

    // As many again as were played, and a last one that was cut off.
    const std::string text = folder_.content("games.pgn");
    const auto count = [](const std::string& where) {
        std::size_t found = 0;
        for (std::size_t i = where.find("[Round "); i != std::string::npos;
             i = where.find("[Round ", i + 1))
            ++found;
        return found;
    };
    const std::size_t games = count(text) + 4 + count(text) % 2;
    folder_.write("games.pgn", text.substr(0, text.size() - 20));
    Process again = start("good", "--games " + std::to_string(games) + " --resume " + games_);
    first_word(again);
    EXPECT_EQ(last_words(again).back(), "status 0");
    EXPECT_EQ(count(folder_.content("games.pgn")), games);
}

TEST_F(InterruptedMatch, LeavesNoEngineBehind) {
    for (const std::string fault : {"hangs", "stays"}) {
        Process process = start(fault, "--games 100000 --concurrency 2");
        const pid_t id = std::stoi(first_word(process));
        wait_for([&] { return runs(engine_); });
        kill(id, SIGTERM);
        EXPECT_EQ(last_words(process).back(), "status 1");
        wait_for([&] { return !runs(engine_); });
    }
}

TEST_F(InterruptedMatch, EndsItsEnginesEvenWhenItIsKilled) {
    Process process = start("hangs", "--games 2");
    const pid_t id = std::stoi(first_word(process));
    wait_for([&] { return runs(engine_); });
    kill(id, SIGKILL);
    EXPECT_EQ(last_words(process).back(), "status 137");
    wait_for([&] { return !runs(engine_); });
}

TEST(FewFiles, AreNoFaultOfEngines) {
    const std::string player = "'" SCRIPTED_ENGINE " good'";
    auto process = Process::start(
        {"sh", "-c",
         "ulimit -n 64; exec " PROGRAM " match " + player + ' ' + player +
             " --lang en --game chess --depth 1 --max-moves 20 --games 80 --concurrency 20"});
    ASSERT_TRUE(process);
    const auto words = last_words(*process);
    ASSERT_FALSE(words.empty());
    EXPECT_EQ(words.back(), "Pairs with 0, 0.5, 1, 1.5 and 2 points: 0 0 40 0 0");
}

} // namespace
