#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/game_layout.hpp"
#include "view/game_texts.hpp"

namespace view {
namespace {

using core::Color;
using game::Rules;

void press_twice(AppHands& hands, Point point) {
    hands.click(point);
    hands.give(PointerPressed{point, false, true});
    hands.release(point);
}

Rect yes_of(AppHands& hands) {
    const Look look = hands.app().look();
    const auto question = question_text(hands.game(), voice_of(look.settings));
    EXPECT_TRUE(question);
    return question ? question_layout(hands.layout(), *question, look).yes : Rect{};
}

TEST(App, ADoubleClickOpensAMenuAndChoosesNothingInIt) {
    AppHands hands;
    const Point menu = hands.layout().buttons.front().center();
    hands.click(menu);
    ASSERT_EQ(hands.app().front(), ScreenKind::menu);
    for (float y = 0; y < 700; y += 5) {
        hands.give(PointerPressed{{menu.x, y}, false, true});
        hands.release({menu.x, y});
    }
    EXPECT_EQ(hands.app().front(), ScreenKind::menu);
    EXPECT_FALSE(hands.app().take_wishes().quits);
}

TEST(App, ADoubleClickMakesAMoveAndPromotesNothing) {
    AppHands hands(game_from(Rules::chess, "7k/4P3/8/8/8/8/8/K7 w - - 0 1"));
    hands.click("e7");
    press_twice(hands, hands.middle("e8"));
    ASSERT_TRUE(hands.screen().promotion);
    EXPECT_EQ(hands.last_move(), "");
    hands.click("e8");
    EXPECT_EQ(hands.last_move(), "e7e8q") << "the next click is another one";
}

TEST(App, ADoubleClickAnswersNoQuestionThatItRaises) {
    for (const bool is_double : {true, false}) {
        AppHands hands(game_from(Rules::chess, "4k3/8/8/8/8/8/8/R3K3 w - - 99 80"));
        hands.play("a1 a4");
        ASSERT_TRUE(hands.game().asked);
        hands.give(PointerPressed{yes_of(hands).center(), false, is_double});
        EXPECT_EQ(hands.game().outcome.is_over(), !is_double);
    }
}

TEST(App, TheRightButtonAnswersNothing) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    hands.app().obey(Resign{});
    ASSERT_TRUE(hands.game().asked);
    hands.give(PointerPressed{yes_of(hands).center(), true});
    EXPECT_FALSE(hands.game().outcome.is_over());
    EXPECT_TRUE(hands.game().asked);
}

TEST(App, AScreenEndsADrag) {
    AppHands hands(chess_game());
    hands.press(hands.middle("e2"));
    hands.give(PointerMoved{hands.middle("e3")});
    ASSERT_TRUE(hands.screen().drag);
    hands.type("n");
    hands.release(hands.middle("e3"));
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    EXPECT_FALSE(hands.screen().drag) << "no button is held";
}

} // namespace
} // namespace view
