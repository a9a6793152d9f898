#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "match/process.hpp"

// The program itself, where the system has few threads.
namespace {

using match::Process;

/// The last line that a match with twenty games at a time says.
std::string last_words(int threads) {
    const std::string player = "'" SCRIPTED_ENGINE " good'";
    auto process = Process::start(
        {"sh", "-c",
         "LD_PRELOAD=" FEW_THREADS " THREADS=" + std::to_string(threads) + " " PROGRAM " match " +
             player + ' ' + player +
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

TEST(FewThreads, PlayTheWholeMatch) {
    EXPECT_EQ(last_words(5), "Pairs with 0, 0.5, 1, 1.5 and 2 points: 0 0 20 0 0\n");
}

TEST(FewThreads, AreOneAtLeast) {
    const std::string words = last_words(0);
    EXPECT_TRUE(words.starts_with("The machine does not allow it")) << words;
}

} // namespace
