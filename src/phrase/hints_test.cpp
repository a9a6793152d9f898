#include "phrase/hints.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace phrase {
namespace {

using words::english;

TEST(Hints, SayWhatAMoveDoesAndWhatIsExpected) {
    const session::MoveView move{.text = "a2a3", .captured = 2, .promoted = 1};
    const engine::Variation line{.centipawns = -35, .win_in = {}, .moves = {"a2a3"}};
    EXPECT_EQ(hint_sentences(english, move, line, {"a2-a3", "b", "c", "d", "e", "f", "g"}),
              (std::vector<std::string>{"Hint: a2-a3.", "This move captures 2 pieces.",
                                        "This move promotes a pawn.",
                                        "Expected line: a2-a3 b c d e f (evaluation: -0.35)."}));
}

TEST(Hints, SayNoSignOfNothing) {
    const engine::Variation line{.centipawns = 0, .win_in = {}, .moves = {"a2a3"}};
    EXPECT_EQ(hint_sentences(english, {.text = "a2a3"}, line, {"a2-a3"}).back(),
              "Expected line: a2-a3 (evaluation: 0.00).");
}

TEST(Hints, CountMovesToTheEnd) {
    const session::MoveView move{.text = "a2a3"};
    EXPECT_EQ(hint_sentences(english, move, {.win_in = 5, .moves = {}}, {}).back(),
              "It leads to a win in 3 moves.");
    EXPECT_EQ(hint_sentences(english, move, {.win_in = -4, .moves = {}}, {}).back(),
              "It delays defeat as long as possible, for 2 moves.");
}

} // namespace
} // namespace phrase
