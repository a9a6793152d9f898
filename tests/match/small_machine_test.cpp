#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "match/process.hpp"

// The program itself, on a system with few threads and processes.
namespace {

using match::Process;

const std::string all_shared = "Pairs with 0, 0.5, 1, 1.5 and 2 points: 0 0 20 0 0\n";

/// The last line printed by a match with twenty games at a time on a machine with these limits.
std::string last_words(const std::string& machine) {
    const std::string player = "'" SCRIPTED_ENGINE " good'";
    auto process = Process::start(
        {"sh", "-c",
         "LD_PRELOAD=" SMALL_MACHINE " " + machine + " " PROGRAM " match " + player + ' ' + player +
             " --lang en --game chess --depth 1 --max-moves 3 --games 40 --concurrency 20 2>&1 "
             "| tail -n 1"});
    EXPECT_TRUE(process);
    std::string words;
    std::string line;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(5);
    while (process->hear(line, deadline, match::Stop()) == Process::Heard::line)
        words += line + '\n';
    return words;
}

TEST(FewThreads, PlayTheWholeMatch) { EXPECT_EQ(last_words("THREADS=5"), all_shared); }

TEST(FewThreads, AreOneAtLeast) {
    const std::string words = last_words("THREADS=0");
    EXPECT_TRUE(words.starts_with("The system does not allow it")) << words;
}

TEST(FewProcesses, PlayTheWholeMatch) {
    for (const char* const children : {"CHILDREN=7", "CHILDREN=2"})
        EXPECT_EQ(last_words(children), all_shared) << children;
}

TEST(FewProcesses, AreTwoAtLeast) {
    // One is enough to find out that each of the players can be started.
    EXPECT_EQ(last_words("CHILDREN=1"),
              "Interrupted; without --pgn, this match cannot be resumed.\n");
    const std::string words = last_words("CHILDREN=0");
    EXPECT_TRUE(words.starts_with("Not enough processes")) << words;
}

} // namespace
