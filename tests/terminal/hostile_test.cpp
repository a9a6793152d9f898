#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "program.hpp"

namespace terminal {
namespace {

/// A way through the program to a prompt, and the name of the prompt.
struct Prompt {
    std::string name;
    std::vector<std::string> arguments;
    std::string lines;
};

const std::vector<Prompt> prompts{
    {"menu", {}, ""},
    {"size", {}, "1\n"},
    {"side", {}, "o\n\n"},
    {"level", {}, "o\n\n\n"},
    {"load", {}, "2\n"},
    {"player", {}, "p\n"},
    {"guide", {}, "g\n"},
    {"queens", {}, "d\n\n"},
    {"tour", {}, "c\n\n"},
    {"square", {"play"}, ""},
    {"letter", {"play"}, "a2\n"},
    {"count", {"play", "--position", "6/p5/6/6/(PR)5/5k w A 0 1"}, "a2\nd\n"},
    {"target", {"play"}, "a2\nd\n"},
    {"save name", {"play"}, "a2a3\nsauver\n"},
    {"draw", {"play"}, "nulle\n"},
    {"large board", {"play", "--size", "26", "--knights"}, ""},
    {"next move", {"play", "--game", "chess"}, ""},
    {"from", {"play", "--game", "chess"}, "P\n"},
    {"to", {"play", "--game", "chess"}, "P\ne2\n"},
    {"to, strict", {"play", "--game", "chess", "--strict"}, "P\ne2\n"},
    {"quit", {"play", "--game", "chess"}, "e2e4\nq\n"},
    {"castling", {"play", "--game", "chess", "--position", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"}, ""},
    {"promotion",
     {"play", "--game", "chess", "--position", "8/1P5k/8/8/8/8/8/4K3 w - - 0 1"},
     "P\nb7\nb8\n"},
};

/// Answers that no prompt accepts: they name no square, letter or command.
constexpr std::array<std::string_view, 10> wrong_lines{
    "zz9", "u8", "-1", "99999999999999999999", "x", "e2e9", "%s%n", "a2 b3 c4", "((((", "\t"};

/// Bytes of any value; the same every time.
std::string noise(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::string bytes(size, ' ');
    for (char& byte : bytes) byte = static_cast<char>(random());
    return bytes;
}

/// Delivers a text piece by piece: first the way to a prompt, then what `next` returns.
class Typist {
  public:
    Typist(std::string lines, std::function<std::string()> next)
        : lines_(std::move(lines)), next_(std::move(next)) {}

    std::string operator()() {
        if (lines_.empty()) return next_();
        return std::exchange(lines_, {});
    }

  private:
    std::string lines_;
    std::function<std::string()> next_;
};

/// The result of typing wrong lines at a prompt.
PipeRun type_wrong_lines(const Prompt& prompt, const Home& home, int count) {
    int typed = 0;
    return run_through_pipe(
        {prompt.arguments, home.path()}, Typist(prompt.lines, [&, count] {
            std::string piece;
            for (int i = 0; i < 100 && typed < count; ++i, ++typed)
                piece += std::string(wrong_lines[static_cast<std::size_t>(typed % 10)]) + '\n';
            return piece;
        }));
}

/// The result of typing a text at a prompt.
PipeRun type_text(const Prompt& prompt, const Home& home, std::string text) {
    return run_through_pipe({prompt.arguments, home.path()},
                            Typist(prompt.lines, [text = std::move(text)]() mutable {
                                return std::exchange(text, {});
                            }));
}

TEST(Hostile, TenThousandWrongLinesGrowNeitherTheProgramNorItsAnswers) {
    for (const Prompt& prompt : prompts) {
        const Home home;
        const PipeRun some = type_wrong_lines(prompt, home, 1'000);
        const PipeRun many = type_wrong_lines(prompt, home, 10'000);
        EXPECT_EQ(some.status, 0) << prompt.name;
        EXPECT_EQ(many.status, 0) << prompt.name;
        EXPECT_LE(many.peak_memory, some.peak_memory + MEMORY_MAY_GROW) << prompt.name;
        EXPECT_LE(many.written, some.written * 11) << prompt.name;
        EXPECT_LE(some.written, 1'000U * 2'000U) << prompt.name;
    }
}

TEST(Hostile, OrdersInARowDoNotGrowTheProgram) {
    for (const std::string order : {"sauver", "aide", "notation", "refaire", "retourner", "règles"})
        for (const std::string name : {"square", "next move", "save name", "quit"}) {
            const auto prompt = std::ranges::find(prompts, name, &Prompt::name);
            const Home home;
            const auto typed = [&](int count) {
                std::string lines;
                for (int i = 0; i < count; ++i) lines += order + '\n';
                return type_text(*prompt, home, lines);
            };
            const PipeRun some = typed(100);
            const PipeRun many = typed(2'000);
            EXPECT_EQ(many.status, 0) << order << " at " << name;
            EXPECT_LE(many.peak_memory, some.peak_memory + MEMORY_MAY_GROW)
                << order << " at " << name;
        }
}

TEST(Hostile, NoiseIsAnswered) {
    unsigned seed = 1;
    for (const Prompt& prompt : prompts) {
        const Home home;
        const PipeRun run = type_text(prompt, home, noise(60'000, seed++));
        EXPECT_EQ(run.status, 0) << prompt.name;
        EXPECT_EQ(run.tail.find('\0'), std::string::npos) << prompt.name;
        EXPECT_EQ(run.tail.find('\x1B'), std::string::npos) << prompt.name;
    }
}

TEST(Hostile, NothingsAndBrokenCharactersAreAnswered) {
    const std::string broken = std::string(3, '\0') + "\n\xC3\n\xE2\x82\n\xF0\x9F\n\xFF\xFE\n" +
                               "\xC0\x80\na2\0b3\n\xED\xA0\x80\n\r\n\x7F\n\x1B[2J\x1B[31m\n";
    for (const Prompt& prompt : prompts) {
        const Home home;
        const PipeRun run = type_text(prompt, home, broken + broken);
        EXPECT_EQ(run.status, 0) << prompt.name;
        EXPECT_EQ(run.tail.find('\x1B'), std::string::npos) << prompt.name;
    }
}

TEST(Hostile, LongLinesAreCut) {
    for (const Prompt& prompt : prompts) {
        const Home home;
        const PipeRun run = type_text(prompt, home, std::string(1 << 20, 'a') + "\nb\n");
        EXPECT_EQ(run.status, 0) << prompt.name;
        EXPECT_LE(run.written, 100'000U) << prompt.name;
    }
}

TEST(Hostile, InputMayEndInTheMiddleOfALine) {
    for (const Prompt& prompt : prompts) {
        const Home home;
        EXPECT_EQ(type_text(prompt, home, "a").status, 0) << prompt.name;
        EXPECT_EQ(type_text(prompt, home, std::string(100'000, 'z')).status, 0) << prompt.name;
    }
}

} // namespace
} // namespace terminal
