#include "text/queens_puzzle.hpp"

#include <gtest/gtest.h>

#include "text/terminal_fixture.hpp"
#include "words/layout.hpp"
#include "words/puzzle_messages.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using words::english;
using words::french;

/// The output when these lines are typed.
std::string queens_for(std::deque<std::string> lines, words::Voice voice = english) {
    return shown_by(play_queens, std::move(lines), voice);
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(QueensPuzzle, IsSolvedByHand) {
    ScriptedTerminal terminal({"4", "b1", "D2", "place a3", "poser c4"});
    Dialogue dialogue(terminal, english);
    play_queens(dialogue);
    EXPECT_TRUE(terminal.has_shown("Queens: 3 of 4. Your choice: poser c4\n"
                                   "    a  b  c  d\n"
                                   "  +--+--+--+--+\n"
                                   "4 |  |  | Q|  |\n"
                                   "  +--+--+--+--+\n"
                                   "3 | Q|  |  |  |\n"
                                   "  +--+--+--+--+\n"
                                   "2 |  |  |  | Q|\n"
                                   "  +--+--+--+--+\n"
                                   "1 |  | Q|  |  |\n"
                                   "  +--+--+--+--+\n"
                                   "Well done! None of the 4 queens attacks another.\n"))
        << terminal.shown();
    EXPECT_EQ(terminal.pictures(), 5);
    EXPECT_EQ(dialogue.departure(), Departure::none);
}

TEST(QueensPuzzle, SpeaksFrench) {
    const std::string shown =
        queens_for({"", "e4", "e8", "vérifier", "conseil", "quitter"}, french);
    EXPECT_TRUE(contains(shown, "Taille du plateau (4 à 26, Entrée = 8) :"));
    EXPECT_TRUE(contains(shown, "4 |  |  |  |  | D|"));
    EXPECT_TRUE(contains(shown, "Des dames s'attaquent : e4-e8.\n"));
    EXPECT_TRUE(contains(shown, "Conseil : enlever e8\n"));
}

TEST(QueensPuzzle, WantsASizeThatHasSolutions) {
    const std::string shown = queens_for({"3", "27", "x", "-4", "5", "quit"});
    EXPECT_TRUE(contains(shown, "No solution: with 3 queens on a 3×3 board"));
    EXPECT_TRUE(contains(shown, " x\n"
                                "Invalid size: enter a number between 4 and 26, for example 8.\n"));
    EXPECT_TRUE(contains(shown, "Queens: 0 of 5."));
}

TEST(QueensPuzzle, RemovesByASquareByTheWordAndTheLast) {
    const std::string shown = queens_for({"", "a1", "a1", "b2", "remove b2", "c3", "annuler",
                                          "remove h8", "remove", "place", "d4", "place d4"});
    EXPECT_TRUE(contains(shown, "Queens: 0 of 8. Your choice: b2\n"));
    EXPECT_TRUE(contains(shown, "Queens: 0 of 8. Your choice: c3\n"));
    EXPECT_TRUE(contains(shown, "Queens: 0 of 8. Your choice: remove h8\n"
                                "There is no queen on h8.\n"
                                "Queens: 0 of 8. Your choice: remove\n"
                                "Type a square, for example a2, or ? for help.\n"
                                "Queens: 0 of 8. Your choice: place\n"
                                "Type a square, for example a2, or ? for help.\n"));
    EXPECT_TRUE(contains(shown, "There is already a queen on d4.\n"));
}

TEST(QueensPuzzle, ChecksWhenTheLastQueenStandsWrong) {
    const std::string shown = queens_for({"4", "a1", "b2", "c3", "d4", "a2", "clear"});
    EXPECT_TRUE(contains(shown, "These queens attack each other: a1-b2, b2-c3, c3-d4.\n"));
    EXPECT_TRUE(contains(
        shown, "All 4 queens are already placed: remove one first, for example: remove d4\n"));
    EXPECT_TRUE(contains(shown, "Queens: 0 of 4. Your choice:\n"));
    EXPECT_TRUE(
        contains(queens_for({"4", "b1", "check"}), "No queen attacks another. 3 left to place.\n"));
}

TEST(QueensPuzzle, ShowsASolutionToWhoeverGivesUp) {
    EXPECT_TRUE(contains(queens_for({"", "d1", "give up"}), "A solution with your queens:\n"));
    EXPECT_TRUE(contains(queens_for({"4", "a1", "solution"}), "One solution:\n"));
    const std::string shown = queens_for({"6", "abandonner", "never read"}, french);
    EXPECT_TRUE(contains(shown, "Une solution :\n"));
    EXPECT_FALSE(contains(shown, "never read"));
}

TEST(QueensPuzzle, AnswersAnythingWithASentence) {
    for (const std::string& typed :
         {std::string("z9"), std::string("a0"), std::string("i1"), std::string("e4 e5"),
          std::string("\xFF\x01"), std::string(5000, 'a'), std::string("place \x1B[2J")}) {
        const std::string shown = queens_for({"", typed});
        EXPECT_TRUE(contains(shown, "does not exist. Example: a2.\n")) << typed;
    }
    EXPECT_TRUE(contains(queens_for({"", ""}), "Type a square, for example a2, or ? for help.\n"));
}

TEST(QueensPuzzle, ExplainsItselfWithinTheWidthOfAScreen) {
    EXPECT_TRUE(contains(queens_for({"?", "", "help"}), "clear: remove all"));
    for (const words::Language language : words::languages)
        for (const auto* message :
             {&words::message::ask_queen_help, &words::message::ask_leap_help})
            for (const std::string& line : words::wrapped(message->in(language), 1000))
                EXPECT_LE(words::columns(line), 80U) << line;
}

} // namespace
} // namespace text
