// What a person can do and see while the computer thinks.

#include <semaphore>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"

namespace view {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;

TEST(AppComputer, LetsAPersonResignWhileTheComputerThinks) {
    std::binary_semaphore may_answer{0};
    AppHands hands(against_computer(chess_game()), {1000, 700}, {"e7e5"});
    hands.computer().while_thinking = [&] { may_answer.acquire(); };
    hands.play("e2 e4");
    hands.type("a");
    EXPECT_TRUE(hands.shows("White: do you want to resign?"));
    hands.type("y");
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::black, Reason::resignation));
    may_answer.release();
}

TEST(AppComputer, WaitsWithItsMoveWhileAPersonIsAskedWhetherToResign) {
    AppHands hands(against_computer(chess_game()), {1000, 700}, {"e7e5"});
    hands.play("e2 e4");
    hands.type("a");
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "e2e4");
    EXPECT_TRUE(hands.shows("White: do you want to resign?"));
    hands.type("n");
    EXPECT_TRUE(hands.app().next_wake()) << "what it found is played now";
    hands.tick(1);
    EXPECT_EQ(hands.last_move(), "e7e5");
    EXPECT_FALSE(hands.game().outcome.is_over());
}

TEST(AppComputer, AnswersADrawOfferThatAMoveHasOvertaken) {
    for (const bool is_content : {false, true}) {
        std::binary_semaphore has_begun{0};
        std::counting_semaphore<> may_answer{0};
        AppHands hands(against_computer(chess_game()), {1000, 700}, {"e7e5"});
        hands.computer().centipawns = is_content ? -280 : 80;
        hands.computer().while_thinking = [&] {
            has_begun.release();
            may_answer.acquire();
        };
        hands.type("d");
        has_begun.acquire(); // it judges the draw
        hands.play("e2 e4");
        EXPECT_EQ(hands.notice(), "Draw offered: the computer will answer with its move.");
        may_answer.release();
        has_begun.acquire(); // it thinks about its move
        may_answer.release();
        hands.await_computer();
        EXPECT_EQ(hands.game().outcome.is_over(), is_content);
        if (!is_content) {
            EXPECT_EQ(hands.notice(), "Draw declined.");
        }
    }
}

TEST(AppComputer, GivesNoHintBeforeItHasAnsweredADrawOffer) {
    std::counting_semaphore<> may_answer{0};
    AppHands hands(against_computer(chess_game()), {1000, 700}, {"e2e4"});
    hands.computer().centipawns = -80;
    hands.computer().while_thinking = [&] { may_answer.acquire(); };
    hands.type("d");
    hands.type("h");
    EXPECT_EQ(hands.notice(), "The computer is considering the draw offer first.");
    may_answer.release();
    hands.await_computer();
    EXPECT_EQ(hands.notice(), "Draw declined.");
    hands.type("h");
    may_answer.release();
    hands.await_computer();
    EXPECT_TRUE(hands.game().hint);
}

TEST(AppComputer, TakesADrawOfferWhileTheComputerThinks) {
    for (const bool is_content : {false, true}) {
        std::binary_semaphore may_answer{0};
        AppHands hands(against_computer(chess_game()), {1000, 700}, {"e7e5"});
        hands.computer().centipawns = is_content ? -280 : 80;
        hands.computer().while_thinking = [&] { may_answer.acquire(); };
        hands.play("e2 e4");
        hands.type("d");
        EXPECT_EQ(hands.notice(), "Draw offered: the computer will answer with its move.");
        may_answer.release();
        hands.await_computer();
        EXPECT_EQ(hands.game().outcome.is_over(), is_content);
        EXPECT_EQ(hands.last_move(), is_content ? "e2e4" : "e7e5");
        if (!is_content) {
            EXPECT_EQ(hands.notice(), "Draw declined.");
        }
    }
}

TEST(AppComputer, LetsNobodyResignForTheComputer) {
    AppOptions options = against_computer(against_computer(chess_game()), Color::white);
    AppHands hands(options);
    hands.type("a");
    EXPECT_FALSE(hands.game().asked);
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
    hands.type("d");
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
}

TEST(AppComputer, ShowsWhatTheComputerThinksWhileItDoes) {
    std::binary_semaphore may_answer{0};
    AppOptions options = against_computer(chess_game());
    options.settings.shows_thinking = true;
    AppHands hands(options, {1000, 700}, {"e7e5"});
    hands.computer().progress = {
        .lines = {{.centipawns = -120, .win_in = {}, .moves = {"c7c5", "g1f3"}}}, .depth = 9};
    hands.computer().while_thinking = [&] { may_answer.acquire(); };
    hands.play("e2 e4");
    hands.await_thought();
    hands.tick(1);
    EXPECT_TRUE(hands.game().is_thinking);
    EXPECT_TRUE(hands.shows("Depth 9"));
    EXPECT_TRUE(hands.shows("c5 Nf3"));
    may_answer.release();
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "e7e5");
}

} // namespace
} // namespace view
