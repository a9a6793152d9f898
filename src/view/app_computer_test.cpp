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

TEST(AppComputer, PlaysAgainstTheComputer) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5"};
    hands.play("e2 e4");
    EXPECT_TRUE(hands.game().is_thinking);
    EXPECT_TRUE(hands.shows("The computer is thinking..."));
    hands.click("e7");
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "e7e5");
    EXPECT_FALSE(hands.game().is_thinking);
    EXPECT_EQ(hands.computer().game, std::vector<std::string>{"e2e4"});
}

TEST(AppComputer, AMoveTypedWhileTheComputerThinksIsPlayedAfterItsOwn) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5"};
    hands.play("e2 e4");
    hands.type("/d2d4");
    EXPECT_EQ(hands.notice(), "") << "its letters are no other keys";
    hands.key(Key::enter);
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "e7e5");
    hands.key(Key::enter);
    EXPECT_EQ(hands.last_move(), "d2d4");
    EXPECT_FALSE(hands.screen().entry);
}

TEST(AppComputer, TakesBackWhileTheComputerThinksAndAfter) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5", "e7e5"};
    hands.play("e2 e4");
    hands.type("u");
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.play("d2 d4");
    while (hands.game().history.size() < 3) hands.await_computer();
    hands.type("u");
    EXPECT_EQ(hands.game().history.size(), 1U);
    hands.type("r");
    EXPECT_EQ(hands.game().history.size(), 3U);
    EXPECT_EQ(hands.last_move(), "e7e5");
}

TEST(AppComputer, LetsTwoComputersPlay) {
    AppHands hands(against_computer(against_computer(chess_game(), Color::white), Color::black),
                   {1000, 700}, {"f2f3", "e7e5", "g2g4", "d8h4"});
    for (int i = 0; i < 4; ++i) hands.await_computer();
    EXPECT_EQ(hands.game().outcome.reason(), Reason::checkmate);
}

TEST(AppComputer, WaitsWithTheComputersMoveUntilTheOneBeforeWasSeen) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e7e5"};
    hands.play("e2 e4");
    hands.await_thought();
    hands.tick(10);
    EXPECT_EQ(hands.last_move(), "e2e4");
    EXPECT_TRUE(hands.app().next_wake());
    hands.tick(1000);
    EXPECT_EQ(hands.last_move(), "e7e5");
}

TEST(AppComputer, ShowsAHintAsAnArrow) {
    AppHands hands(chess_game());
    hands.computer().moves = {"d2d4"};
    hands.type("h");
    hands.await_computer();
    ASSERT_TRUE(hands.game().hint);
    EXPECT_TRUE(hands.notice().starts_with("Hint: d4."));
    const auto arrows = shapes_of<Arrow>(hands.app().scene());
    ASSERT_EQ(arrows.size(), 1U);
    EXPECT_EQ(arrows[0].from, hands.middle("d2"));
    EXPECT_EQ(arrows[0].to, hands.middle("d4"));
    hands.play("e2 e4");
    EXPECT_TRUE(shapes_of<Arrow>(hands.app().scene()).empty());
}

TEST(AppComputer, ShowsAHintInThePresent) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.key(Key::home);
    EXPECT_TRUE(hands.screen().looked_at);
    hands.type("h");
    EXPECT_FALSE(hands.screen().looked_at) << "an arrow would not be seen in the past";
}

TEST(AppComputer, LetsTheComputerJudgeADraw) {
    AppHands hands(against_computer(chess_game()));
    hands.computer().moves = {"e2e4"};
    hands.computer().centipawns = -300; // for the person: the computer stands better
    hands.type("d");
    hands.await_computer();
    EXPECT_EQ(hands.notice(), "Draw declined.");
    hands.computer().centipawns = 300;
    hands.type("d");
    hands.await_computer();
    EXPECT_EQ(hands.game().outcome, Outcome::draw(Reason::agreement));
}

TEST(AppComputer, ShowsWhatTheComputerThinks) {
    AppOptions options = against_computer(chess_game());
    options.settings.shows_thinking = true;
    AppHands hands(options);
    EXPECT_TRUE(hands.shows("Nothing calculated yet."));
    hands.computer().moves = {"e7e5"};
    hands.computer().centipawns = 45;
    hands.play("e2 e4");
    hands.await_computer();
    EXPECT_TRUE(hands.shows("-0.45")) << "good for Black";
    EXPECT_TRUE(hands.shows("Depth"));
    hands.type("t");
    EXPECT_FALSE(hands.shows("Depth"));
}

TEST(AppComputer, ThinksWithARealEngine) {
    AppOptions options = against_computer(stackchess_game());
    std::counting_semaphore<1000> is_awake{0};
    options.wake = [&] { is_awake.release(); };
    PlainMeasure measure;
    App app(options, measure);
    app.obey(PlayMove{"a2a3"});
    for (std::chrono::seconds now{5}; app.snapshot().history.size() < 3; ++now) {
        is_awake.acquire(); // for what it knows on the way, and for its move
        app.handle(Tick{now});
    }
    EXPECT_TRUE(app.snapshot().finding);
}

} // namespace
} // namespace view
