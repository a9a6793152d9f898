#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/move_list.hpp"

namespace view {
namespace {

bool is_tinted(AppHands& hands) {
    for (const Fill& fill : shapes_of<Fill>(hands.app().scene()))
        if (fill.tone == Tone::past) return true;
    return false;
}

TEST(LookingBack, IsSeenOnTheBoard) {
    AppHands hands(chess_game());
    hands.play("e2 e4 e7 e5");
    EXPECT_FALSE(is_tinted(hands));
    hands.key(Key::page_up);
    EXPECT_TRUE(is_tinted(hands));
    EXPECT_TRUE(hands.says("You are looking back: half-move 1 of 2."));
    hands.key(Key::end);
    EXPECT_FALSE(is_tinted(hands));
}

TEST(LookingBack, StepsByButtons) {
    AppHands hands(chess_game());
    hands.play("e2 e4 e7 e5 g1 f3");
    const auto press = [&](StepButton button) {
        hands.click(hands.layout().steps[static_cast<std::size_t>(button)].center());
    };
    press(StepButton::back);
    EXPECT_EQ(hands.screen().looked_at, 2U);
    press(StepButton::start);
    EXPECT_EQ(hands.screen().looked_at, 0U);
    press(StepButton::forward);
    EXPECT_EQ(hands.screen().looked_at, 1U);
    press(StepButton::end);
    EXPECT_FALSE(hands.screen().looked_at);
}

TEST(LookingBack, StepsByArrowsWhereTheCursorIsNotInUse) {
    AppHands hands(chess_game());
    hands.play("e2 e4 e7 e5");
    hands.key(Key::left);
    EXPECT_EQ(hands.screen().looked_at, 1U);
    EXPECT_FALSE(hands.screen().cursor);
    hands.key(Key::right);
    EXPECT_FALSE(hands.screen().looked_at);
    hands.key(Key::up);
    EXPECT_TRUE(hands.screen().cursor);
    hands.key(Key::left);
    EXPECT_FALSE(hands.screen().looked_at) << "the cursor is in use";
}

TEST(LookingBack, KeepsItsPlaceInTheListWhileTheGameGoesOn) {
    AppOptions options = against_computer(chess_game());
    options.game->seats[0] = options.game->seats[1];
    std::deque<std::string> moves;
    for (int i = 0; i < 6; ++i)
        for (const char* const move : {"g1f3", "g8f6", "f3g1", "f6g8"}) moves.emplace_back(move);
    AppHands hands(options, {480, 240}, moves);
    const auto rows = [&] { return list_rows(hands.layout(), hands.screen(), hands.game()); };
    for (int i = 0; i < 12; ++i) hands.await_computer();
    hands.key(Key::home);
    ASSERT_GT(rows().hidden(), 0U);
    ASSERT_EQ(rows().first, 0U);
    for (int i = 0; i < 4; ++i) hands.await_computer();
    EXPECT_GT(hands.game().history.size(), 14U);
    EXPECT_EQ(rows().first, 0U);
}

TEST(LookingBack, HasABarBesideALongList) {
    AppHands hands(chess_game(), {480, 300});
    const auto bar = [&] {
        return list_bar(hands.layout(), list_rows(hands.layout(), hands.screen(), hands.game()));
    };
    EXPECT_EQ(bar().track.height, 0);
    for (int i = 0; i < 2; ++i) hands.play("g1 f3 g8 f6 f3 g1 f6 g8");
    hands.type("nn");
    hands.play("b1 c3 b8 c6 c3 b1 c6 b8 e2 e4 e7 e5 a2 a3 a7 a6 h2 h3 h7 h6");
    ASSERT_GT(bar().track.height, 0);
    EXPECT_FALSE(move_cell(hands.layout(), hands.screen(), hands.game(), 1));
    hands.press({bar().track.center().x, bar().track.y});
    EXPECT_TRUE(move_cell(hands.layout(), hands.screen(), hands.game(), 1));
    hands.give(PointerMoved{{bar().track.center().x, bar().track.bottom()}});
    EXPECT_FALSE(move_cell(hands.layout(), hands.screen(), hands.game(), 1)) << "it is dragged";
    hands.release({0, 0});
    hands.give(PointerMoved{{bar().track.center().x, bar().track.y}});
    EXPECT_FALSE(move_cell(hands.layout(), hands.screen(), hands.game(), 1)) << "and let go";
}

TEST(LookingBack, LeavesNoWarningOfAnotherTurn) {
    AppHands hands(against_computer(chess_game()), {1000, 700}, {"e7e5"});
    hands.play("e2 e4");
    hands.click("d7");
    EXPECT_EQ(hands.notice(), "It is the computer's turn.");
    hands.await_computer();
    ASSERT_TRUE(hands.game().is_person_to_move());
    EXPECT_EQ(hands.notice(), "");
}

TEST(LookingBack, StandsUnderTheBoard) {
    for (const Size size : {Size{480, 360}, Size{400, 900}, Size{1000, 700}, Size{3000, 700}}) {
        AppHands hands(chess_game(), size);
        const Rect frame = hands.layout().board.frame();
        EXPECT_EQ(hands.layout().footer.x, frame.x) << size.width;
        EXPECT_GE(hands.layout().footer.y, frame.bottom()) << size.width;
        EXPECT_LE(hands.layout().footer.y, frame.bottom() + 40) << size.width;
        EXPECT_LE(hands.layout().footer.bottom(), size.height);
    }
}

} // namespace
} // namespace view
