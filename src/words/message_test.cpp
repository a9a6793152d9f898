#include "words/message.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace words {
namespace {

constexpr Voice plain_french{Language::french, Encoding::ascii};

constexpr Message taken{"La case {square} est occupée par {piece}.", "{piece} stands on {square}."};
constexpr Counted pieces{{"Une pièce.", "One piece."}, {"{number} pièces.", "{number} pieces."}};

// A message that the constructor refuses does not compile, so the functions it calls are tested
// instead.
static_assert(has_all_placeholders("{a} {b}", "{b} and {a}"));
static_assert(!has_all_placeholders("{a}", "{a} {b}"));
static_assert(has_all_placeholders("{a} {b}", "none"));
static_assert(has_plain_form("Échec, cœur, où ça ?"));
static_assert(!has_plain_form("l\u2019apostrophe"));
static_assert(!has_plain_form("espace\u00A0!"));

TEST(Message, FillsPlaceholdersWhereverTheyStand) {
    EXPECT_EQ(say(french, taken, {{"square", "a2"}, {"piece", "la tour"}}),
              "La case a2 est occupée par la tour.");
    EXPECT_EQ(say(english, taken, {{"square", "a2"}, {"piece", "the rook"}}),
              "the rook stands on a2.");
}

TEST(Message, LosesItsAccentsInAsciiWithThoseOfArguments) {
    EXPECT_EQ(say(plain_french, taken, {{"square", "été"}, {"piece", "♜\xE9"}}),
              "La case ete est occupee par ??.");
}

TEST(Message, ChoosesThePluralAsEachLanguageDoes) {
    EXPECT_EQ(say(french, pieces, 0), "Une pièce.");
    EXPECT_EQ(say(french, pieces, 1), "Une pièce.");
    EXPECT_EQ(say(french, pieces, 2), "2 pièces.");
    EXPECT_EQ(say(english, pieces, 0), "0 pieces.");
    EXPECT_EQ(say(english, pieces, 1), "One piece.");
    EXPECT_EQ(say(english, pieces, 12), "12 pieces.");
}

TEST(Message, ArgumentsAreNotSearchedForPlaceholders) {
    EXPECT_EQ(say(english, taken, {{"square", "{piece}"}, {"piece", "x"}}), "x stands on {piece}.");
}

TEST(Shown, KeepsTextAndReplacesWhatATerminalWouldObey) {
    EXPECT_EQ(shown("Cf3 ♞ été"), "Cf3 ♞ été");
    EXPECT_EQ(shown("a\x1B[2Jb\n"), "a?[2Jb?");
    EXPECT_EQ(shown("a\xC2\x9B"
                    "b"),
              "a??b");
    EXPECT_EQ(shown("a\xFF\xC3"), "a??");
}

TEST(Shown, ReplacesWhatOnlyLooksLikeACharacter) {
    EXPECT_EQ(shown("\xE0\x80\x8D"), "???");      // overlong
    EXPECT_EQ(shown("\xED\xA0\x80"), "???");      // half of a surrogate pair
    EXPECT_EQ(shown("\xF4\x90\x80\x80"), "????"); // beyond the last character
}

TEST(Harmless, KeepsLongTextWhole) {
    EXPECT_EQ(harmless(std::string(1000, 'a')), std::string(1000, 'a'));
    EXPECT_EQ(harmless("a\x1B"), "a?");
}

TEST(Shown, CutsLongTextBetweenCharacters) {
    std::string accents = "a";
    for (int i = 0; i < 100; ++i) accents += "é";
    EXPECT_EQ(shown(accents), accents.substr(0, 61).append("..."));
    EXPECT_EQ(shown(std::string(60, 'a')), std::string(60, 'a'));
}

} // namespace
} // namespace words
