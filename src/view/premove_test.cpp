#include <gtest/gtest.h>

#include "view/app_fixture.hpp"

namespace view {
namespace {

/// The computer has been asked for a move, and answers when it may.
class PremoveTest : public testing::Test {
  protected:
    PremoveTest() { hands_.play("e2 e4"); }
    void answer() {
        hands_.await_computer();
        hands_.tick(1);
    }
    AppHands hands_{against_computer(chess_game()), {1000, 700}, {"e7e5", "d7d6"}};
};

TEST_F(PremoveTest, IsShownAndPlayedWhenTheTurnComes) {
    hands_.click("g1");
    hands_.click("f3");
    ASSERT_TRUE(hands_.screen().premove);
    EXPECT_TRUE(hands_.says("This move will be played"));
    EXPECT_EQ(hands_.last_move(), "e2e4");
    answer();
    EXPECT_EQ(hands_.last_move(), "g1f3");
    EXPECT_FALSE(hands_.screen().premove);
    EXPECT_EQ(hands_.notice(), "");
}

TEST_F(PremoveTest, IsCancelledByAClick) {
    hands_.drag("g1", "f3");
    ASSERT_TRUE(hands_.screen().premove);
    hands_.click("h5");
    EXPECT_FALSE(hands_.screen().premove);
    answer();
    EXPECT_EQ(hands_.last_move(), "e7e5");
}

TEST_F(PremoveTest, IsCancelledByEscapeAndByTheRightButton) {
    hands_.drag("g1", "f3");
    hands_.key(Key::escape);
    EXPECT_FALSE(hands_.screen().premove);
    EXPECT_EQ(hands_.app().front(), ScreenKind::game);
    hands_.drag("g1", "f3");
    hands_.give(PointerPressed{.at = hands_.middle("h5"), .is_right = true});
    EXPECT_FALSE(hands_.screen().premove);
    EXPECT_FALSE(hands_.screen().drawing);
}

TEST_F(PremoveTest, IsGivenUpWhereItCannotBePlayed) {
    hands_.drag("e4", "e5");
    answer();
    EXPECT_EQ(hands_.last_move(), "e7e5");
    EXPECT_EQ(hands_.notice(), "The prepared move is no longer possible.");
}

TEST_F(PremoveTest, WhatIsLiftedStaysInHandWhenTheTurnComes) {
    hands_.click("g1");
    answer();
    EXPECT_EQ(hands_.last_move(), "e7e5");
    ASSERT_TRUE(hands_.screen().selection);
    hands_.click("f3");
    EXPECT_EQ(hands_.last_move(), "g1f3");
}

TEST_F(PremoveTest, WhatCannotMoveAnyMoreIsLetGoWhenTheTurnComes) {
    hands_.click("e4");
    ASSERT_TRUE(hands_.screen().selection);
    answer();
    EXPECT_FALSE(hands_.screen().selection);
}

TEST(Premove, OfAStackTakesAsManyAsCanGo) {
    AppHands hands(
        against_computer(game_from(game::Rules::stackchess, "5k/6/6/6/(RP)5/5K w - 0 1")),
        {1000, 700}, {"f6f5"});
    hands.play("f1 e1");
    hands.click("a2");
    ASSERT_TRUE(hands.screen().selection);
    hands.await_computer();
    hands.tick(1);
    EXPECT_EQ(hands.last_move(), "f6f5");
    ASSERT_TRUE(hands.screen().selection);
    EXPECT_EQ(hands.screen().selection->count, largest_movable(hands.game().moves, at("a2")));
}

TEST_F(PremoveTest, IsDroppedWhenAMoveIsTakenBack) {
    hands_.drag("g1", "f3");
    ASSERT_TRUE(hands_.screen().premove);
    hands_.type("u");
    EXPECT_FALSE(hands_.screen().premove);
    hands_.tick(1000);
    EXPECT_EQ(hands_.last_move(), "");
}

TEST(Premove, IsNotForGamesWithTouchMove) {
    AppOptions options = against_computer(chess_game());
    options.game->strict = true;
    AppHands hands(std::move(options), {1000, 700}, {"e7e5"});
    hands.play("e2 e4");
    hands.drag("g1", "f3");
    EXPECT_FALSE(hands.screen().premove);
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
}

TEST_F(PremoveTest, IsOnlyForOnesOwnPieces) {
    hands_.click("d7");
    EXPECT_FALSE(hands_.screen().selection);
    EXPECT_EQ(hands_.notice(), "It is the computer's turn.");
}

TEST(Drawing, IsKeptInTheGame) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.give(PointerPressed{.at = hands.middle("d7"), .is_right = true, .with_alt = true});
    hands.give(PointerMoved{hands.middle("d5")});
    EXPECT_TRUE(hands.screen().drawing);
    EXPECT_EQ(shapes_of<Arrow>(hands.app().scene()).size(), 1U);
    hands.give(PointerReleased{hands.middle("d5"), true});
    EXPECT_FALSE(hands.screen().drawing);
    EXPECT_EQ(shapes_of<Arrow>(hands.app().scene()).size(), 1U);
    hands.control('c', true);
    EXPECT_NE(hands.app().take_wishes().clipboard->find("[%cal Bd7d5]"), std::string::npos);
    hands.play("e7 e5");
    EXPECT_TRUE(shapes_of<Arrow>(hands.app().scene()).empty()) << "it belongs to a position";
    hands.key(Key::page_up);
    EXPECT_EQ(shapes_of<Arrow>(hands.app().scene()).size(), 1U);
}

} // namespace
} // namespace view
