// How many pieces of a stack go: marks with a number, the counter, and the opened stack.

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/stack_panel.hpp"

namespace view {
namespace {

using game::Rules;

/// Three rooks on a1, one enemy on a4, two on d1.
AppOptions rooks_game() { return game_from(Rules::stackchess, "6/6/p5/6/6/(RRR)2(bb)2 w - 0 1"); }

StackParts parts_in(AppHands& hands, std::size_t height) {
    return stack_parts(hands.layout(), height, true, hands.app().look());
}

TEST(GameCounts, ThatAloneCanGoSomewhereArePlayed) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.type("1");
    hands.click("d1");
    EXPECT_EQ(hands.last_move(), "3a1d1");
    EXPECT_EQ(hands.notice(), "The top 3 pieces moved: only 3 pieces can go to d1.");
    EXPECT_FALSE(hands.screen().is_warning);
}

TEST(GameCounts, ThatAreNearestAreTakenFirst) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.type("1");
    hands.click("a4");
    EXPECT_EQ(hands.screen().selection, (Selection{at("a1"), 2}));
    EXPECT_EQ(hands.notice(),
              "2 pieces have been picked up to go to a4: click there again to play.");
    EXPECT_FALSE(hands.screen().is_warning);
    hands.click("a4");
    EXPECT_EQ(hands.last_move(), "2a1a4");
}

TEST(GameCounts, CanBeCarriedThere) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.type("1");
    hands.drag("a1", "d1");
    EXPECT_EQ(hands.last_move(), "3a1d1");
}

TEST(GameCounts, AreRefusedWithAReasonWhereNoneCanGo) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.click("b2");
    EXPECT_TRUE(hands.screen().is_warning);
    EXPECT_EQ(hands.game().history.size(), 1U);
}

TEST(GameCounts, AreSetByTwoButtons) {
    for (const Size size : {Size{480, 360}, Size{500, 900}, Size{1000, 700}}) {
        AppHands hands(rooks_game(), size);
        hands.click("a1");
        EXPECT_TRUE(hands.shows("3 of 3"));
        hands.click(parts_in(hands, 3).less.center());
        EXPECT_EQ(hands.screen().selection->count, 2) << size.width;
        EXPECT_TRUE(hands.shows("2 of 3"));
        hands.click(parts_in(hands, 3).more.center());
        EXPECT_EQ(hands.screen().selection->count, 3) << size.width;
        hands.click(parts_in(hands, 3).more.center());
        EXPECT_EQ(hands.screen().selection->count, 3) << "there are no more";
    }
}

TEST(GameCounts, GoOnWhileAButtonIsHeld) {
    AppHands hands(game_from(Rules::stackchess, "6/6/p5/6/6/(PPPPPPRRBBQK)5 w - 0 1"));
    hands.click("a1");
    hands.type("9");
    hands.press(parts_in(hands, 12).less.center());
    EXPECT_EQ(hands.screen().selection->count, 8);
    ASSERT_TRUE(hands.app().next_wake());
    hands.tick(399);
    EXPECT_EQ(hands.screen().selection->count, 8) << "it is a click as yet";
    hands.tick(1);
    EXPECT_EQ(hands.screen().selection->count, 7);
    hands.tick(90);
    EXPECT_EQ(hands.screen().selection->count, 6);
    hands.release(parts_in(hands, 12).less.center());
    hands.tick(1000);
    EXPECT_EQ(hands.screen().selection->count, 6);
}

TEST(GameCounts, AreExplainedBelowTheOpenedStack) {
    AppHands hands(rooks_game());
    EXPECT_FALSE(hands.says("Click a piece: it and all above it go."));
    hands.click("a1");
    EXPECT_TRUE(hands.says("Click a piece: it and all above it go."));
    EXPECT_TRUE(hands.shows("top"));
}

TEST(GameCounts, AreExplainedBelowTheBoardWhereTheStackHasNoRoom) {
    for (const Size size : {Size{480, 360}, Size{360, 640}, Size{500, 900}, Size{1280, 800}}) {
        AppHands hands(rooks_game(), size);
        EXPECT_FALSE(hands.says("Click a piece"));
        hands.click("a1");
        EXPECT_TRUE(hands.says("Click a piece: it and all above it go.")) << size.width;
    }
}

TEST(GameCounts, LightUpWithAllAbove) {
    AppHands hands(rooks_game());
    hands.click("a1");
    const auto rows = parts_in(hands, 3).rows;
    hands.give(PointerMoved{rows[1].center()});
    const auto lit = [&](const Rect& row) {
        for (const Fill& fill : shapes_of<Fill>(hands.app().scene()))
            if (fill.area == row && fill.tone == Tone::pointed) return true;
        return false;
    };
    EXPECT_FALSE(lit(rows[0]));
    EXPECT_TRUE(lit(rows[1]));
    EXPECT_TRUE(lit(rows[2]));
}

TEST(GameCounts, BeginWithTheTopInEveryLayout) {
    const AppOptions tall = game_from(Rules::stackchess, "6/6/p5/6/6/(PPPPPPRRBBQK)5 w - 0 1");
    for (const Size size : {Size{480, 360}, Size{500, 900}, Size{1000, 700}, Size{3840, 2160}}) {
        AppHands hands(tall, size);
        hands.click("a1");
        const auto rows = parts_in(hands, 12).rows;
        for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
            const bool is_left = rows.back().x <= rows[i].x;
            const bool is_above = rows.back().y <= rows[i].y;
            EXPECT_TRUE(is_left && is_above) << size.width << ' ' << i;
        }
    }
}

} // namespace
} // namespace view
