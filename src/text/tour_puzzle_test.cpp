#include "text/tour_puzzle.hpp"

#include <gtest/gtest.h>

#include "puzzle/tour.hpp"
#include "text/terminal_fixture.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using words::english;
using words::french;

/// The output when these lines are typed.
std::string shown_for(std::deque<std::string> lines, words::Voice voice = english) {
    return shown_by(play_tour, std::move(lines), voice);
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// A whole tour, typed square by square behind the size.
std::deque<std::string> typed_tour(int size) {
    std::deque<std::string> lines{std::to_string(size)};
    for (const puzzle::Square square : puzzle::find_tour(size, {}, false).squares)
        lines.push_back(square_text(square));
    return lines;
}

TEST(TourPuzzle, IsSolvedByHand) {
    const std::string open = shown_for(typed_tour(5));
    EXPECT_TRUE(contains(open, "Well done! The knight has visited all 25 squares.\n"));
    EXPECT_FALSE(contains(open, "closed"));
    const std::string closed = shown_for(typed_tour(6), french);
    EXPECT_TRUE(contains(closed, "Bravo ! Le cavalier a visité les 36 cases.\n"
                                 "D'un saut il revient même à son départ : votre tour est "
                                 "fermé.\n"));
}

TEST(TourPuzzle, DrawsTheWayByItsNumbers) {
    EXPECT_TRUE(contains(shown_for({"5", "a1", "b3"}), "3 |  | 2|  |  |  |\n"
                                                       "  +--+--+--+--+--+\n"
                                                       "2 |  |  |  |  |  |\n"
                                                       "  +--+--+--+--+--+\n"
                                                       "1 | 1|  |  |  |  |\n"
                                                       "  +--+--+--+--+--+\n"
                                                       "Squares visited: 2 of 25. Your choice:\n"));
}

TEST(TourPuzzle, RefusesWhatIsNoLeap) {
    const std::string shown = shown_for({"", "a1", "a2", "b3", "a1", "z9", "", "e4e5"}, french);
    EXPECT_TRUE(contains(shown, "De a1, le cavalier ne saute pas en a2 : il va de deux cases"));
    EXPECT_TRUE(contains(shown, "Le cavalier est déjà passé en a1.\n"));
    EXPECT_TRUE(contains(shown, "La case z9 n'existe pas. Exemple : a2.\n"));
    EXPECT_TRUE(contains(shown, "La case e4e5 n'existe pas. Exemple : a2.\n"));
    EXPECT_TRUE(contains(shown, "Tapez une case, par exemple a2, ou ? pour l'aide.\n"));
}

TEST(TourPuzzle, TakesLeapsBack) {
    const std::string shown = shown_for({"", "remove", "a1", "b3", "d4", "undo", "d2", "remove b3",
                                         "remove h8", "remove z9", "clear"});
    EXPECT_TRUE(contains(shown, "There is no jump to take back yet.\n"));
    EXPECT_TRUE(contains(shown, "Squares visited: 2 of 64. Your choice: d2\n"));
    EXPECT_TRUE(contains(shown, "Squares visited: 1 of 64. Your choice: remove h8\n"
                                "The knight has not visited h8.\n"));
    EXPECT_TRUE(contains(shown, "Square z9 does not exist."));
    EXPECT_TRUE(contains(shown, "Squares visited: 0 of 64. Your choice:\n"));
}

TEST(TourPuzzle, ChecksWhereTheKnightCanGo) {
    const std::string shown = shown_for({"5", "check", "c2", "d4", "b3", "d2", "check"});
    EXPECT_TRUE(contains(shown, "The knight can start wherever you like.\n"));
    EXPECT_TRUE(contains(shown, "From d2, the knight can go to: b1, c4, e4.\n"
                                "No jump can reach these squares any more: a1.\n"))
        << shown;
}

TEST(TourPuzzle, SaysAtOnceThatTheKnightIsStuck) {
    EXPECT_TRUE(contains(
        shown_for({"5", "b3", "c5", "e4", "c3", "a2", "c1", "e2", "d4", "b5", "a3", "c2", "a1"}),
        "From a1, the knight has nowhere to go: take back some jumps, or ask for a hint.\n"));
}

TEST(TourPuzzle, Advises) {
    EXPECT_TRUE(contains(shown_for({"5", "hint"}), "Hint: a1.\n"));
    EXPECT_TRUE(contains(shown_for({"5", "a2", "hint"}),
                         "No tour from a2: a board of odd size has one more"));
    EXPECT_TRUE(
        contains(shown_for({"5", "d4", "c2", "e1", "d3", "c1", "b3", "d2", "conseil"}, french),
                 "Je ne trouve pas de tour à partir d'ici. Conseil : revenir en "));
}

TEST(TourPuzzle, ShowsATourToWhoeverGivesUp) {
    EXPECT_TRUE(contains(shown_for({"", "a1", "b3", "solution"}),
                         "A complete tour that starts like yours:\n"));
    const std::string shown = shown_for({"5", "a2", "abandonner", "never read"}, french);
    EXPECT_TRUE(contains(shown, "Un tour complet :\n"));
    EXPECT_FALSE(contains(shown, "never read"));
}

TEST(TourPuzzle, WantsASizeThatHasTours) {
    const std::string shown = shown_for({"4", "17", "six", "quitter"});
    EXPECT_TRUE(contains(shown, "No knight's tour: the board must be at least 5×5.\n"));
    EXPECT_TRUE(contains(shown, "Invalid size: enter a number between 5 and 16, for example 8.\n"));
}

} // namespace
} // namespace text
