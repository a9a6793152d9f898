#include <gtest/gtest.h>

#include <cstring>

#include <cstdlib>
#include <new>

#include <malloc.h>

#include "record/record_reader.hpp"

namespace {

std::size_t held = 0; ///< bytes of memory from `new`
std::size_t most_held = 0;

} // namespace

// Not inlined, or the compiler takes memory of `new` for memory of `malloc`.
[[gnu::noinline]] void* operator new(std::size_t size) {
    void* const memory = std::malloc(size);
    if (memory == nullptr) std::abort();
    held += malloc_usable_size(memory);
    most_held = std::max(most_held, held);
    return memory;
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
    if (memory != nullptr) held -= malloc_usable_size(memory);
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace record {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

/// A text, then this many bytes of `filling`, then another text, never all in memory.
ByteSource padded(std::string_view before, char filling, std::size_t size, std::string_view after) {
    return [=](char* into, std::size_t wanted) mutable {
        std::string_view& text = before.empty() && size == 0 ? after : before;
        if (!text.empty() || size == 0) {
            const std::size_t taken = text.copy(into, wanted);
            text.remove_prefix(taken);
            return taken;
        }
        const std::size_t taken = std::min(wanted, size);
        std::memset(into, filling, taken);
        size -= taken;
        return taken;
    };
}

/// The same text this many times.
ByteSource repeated(std::string_view text, std::size_t times) {
    return [=, rest = text](char* into, std::size_t wanted) mutable {
        if (rest.empty() && --times > 0) rest = text;
        const std::size_t taken = rest.copy(into, wanted);
        rest.remove_prefix(taken);
        return taken;
    };
}

/// What a reader has counted at the end of a text.
struct Totals {
    std::size_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t problems = 0;
    std::uint64_t bytes = 0;

    friend bool operator==(const Totals&, const Totals&) = default;
};

Totals check(ByteSource source) {
    class Indifferent final : public PgnVisitor {};
    Indifferent visitor;
    PgnReader reader(std::move(source));
    while (reader.next(visitor)) {
    }
    return {reader.games(), reader.plies(), reader.problems(), reader.bytes()};
}

/// Runs a check and returns how many bytes more than before it has held at once.
template <class Check>
std::size_t growth(Check check) {
    const std::size_t before = held;
    most_held = held;
    check();
    return most_held - before;
}

constexpr std::size_t huge = 48 * megabyte;
constexpr std::size_t allowed = megabyte;

TEST(Memory, IsMeasured) {
    EXPECT_GT(growth([] { const std::string text(huge, 'x'); }), huge);
    EXPECT_LT(growth([] {}), allowed);
}

TEST(Memory, DoesNotHoldWhatItChecks) {
    const auto run = [](std::string_view before, char filling, std::string_view after) {
        Totals totals;
        EXPECT_LT(growth([&] { totals = check(padded(before, filling, huge, after)); }), allowed);
        EXPECT_GE(totals.bytes, huge);
        return totals;
    };
    EXPECT_EQ(run("[Event \"x\"]\n\n1. e4 {", 'x', "} e5 *\n").plies, 2U);
    EXPECT_EQ(run("[Event \"x\"]\n\n1. e4 ;", 'x', "\n e5 *\n").plies, 2U);
    EXPECT_EQ(run("[Event \"x\"]\n\n1. e4 ", ' ', " e5 *\n").plies, 2U);
    EXPECT_EQ(run("[Event \"x\"]\n\n1. e4 ", 'x', " e5 *\n").problems, 1U);
    EXPECT_EQ(run("[Event \"", 'x', "\"]\n\n1. e4 *\n").problems, 1U);
    EXPECT_EQ(run("[Event \"x\"]\n\n1. e4 ", '(', " *\n").games, 1U);
    EXPECT_EQ(run("[Event \"x\"]\n\n1. e4 ", ')', " e5 *\n").games, 1U);
}

TEST(Memory, DoesNotGrowWithTheNumberOfGames) {
    constexpr std::string_view game =
        "[Event \"x\"]\n[Site \"y\"]\n\n1. e4 {good} (1. d4) e5 *\n\n";
    constexpr std::size_t games = 32 * megabyte / game.size();
    Totals totals;
    EXPECT_LT(growth([&] { totals = check(repeated(game, games)); }), allowed);
    EXPECT_EQ(totals, (Totals{games, 3 * games, 0, games * game.size()}));
}

TEST(Memory, IsLimitedForRecords) {
    PgnReader reader(padded("[Event \"x\"]\n\n1. e4 {", 'x', huge, "} e5 *\n"), record_limits);
    std::optional<ReadRecord> read;
    EXPECT_LT(growth([&] { read = read_record(reader); }), allowed);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->problems.size(), 1U);
    EXPECT_EQ(read->problems[0].kind, ProblemKind::comment_too_long);
    EXPECT_EQ(read->record.moves.main_line_size(), 2U);
}

TEST(Memory, IsLimitedForCommentsBetweenGames) {
    ReadLimits limits = record_limits;
    limits.all_note_bytes = megabyte / 4;
    PgnReader reader(repeated("{a comment that belongs to no game so far}\n\n", megabyte), limits);
    std::vector<Problem> behind;
    EXPECT_LT(growth([&] { EXPECT_FALSE(read_record(reader, behind)); }), allowed);
    ASSERT_EQ(behind.size(), 2U);
    EXPECT_EQ(behind[0].kind, ProblemKind::game_too_long);
    EXPECT_EQ(behind[1].kind, ProblemKind::comment_outside);
}

} // namespace
} // namespace record
