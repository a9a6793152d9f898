// What the clocks do while something covers the board.

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"

namespace view {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;

AppOptions with_clock(AppOptions options) {
    options.game->time = play::TimeControl{std::chrono::seconds(60)};
    return options;
}

TEST(AppClocks, StopsTheClockWhileAMenuCoversTheBoard) {
    AppHands hands(with_clock(against_computer(chess_game())));
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::menu);
    EXPECT_TRUE(hands.shows("Clocks stopped: 1:00 - 1:00"));
    EXPECT_FALSE(hands.app().next_wake());
    hands.tick(100'000);
    hands.key(Key::escape);
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    hands.tick(1000);
    EXPECT_EQ((*hands.game().clocks)[0], std::chrono::seconds(59));
}

TEST(AppClocks, LetsTheClocksOfTwoPeopleRunOnBehindAMenu) {
    AppHands hands(with_clock(chess_game()));
    hands.key(Key::escape);
    hands.tick(10'000);
    EXPECT_TRUE(hands.shows("Clocks running: 0:50 - 1:00"));
    EXPECT_TRUE(hands.app().next_wake()) << "the picture changes with them";
    hands.tick(60'000);
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::black, Reason::time));
    EXPECT_FALSE(hands.shows("Clocks running"));
    EXPECT_TRUE(hands.says("Black wins on time."));
    EXPECT_FALSE(hands.shows("Pause")) << "the open menu is that of a game that is over";
    EXPECT_TRUE(hands.shows("Rematch"));
}

TEST(AppClocks, TellsWhoLooksBackThatTheTimeIsUp) {
    AppHands hands(with_clock(chess_game()));
    hands.play("e2 e4 e7 e5");
    hands.key(Key::page_up);
    hands.tick(100'000);
    EXPECT_EQ(hands.game().outcome, Outcome::win(Color::black, Reason::time));
    EXPECT_EQ(hands.screen().looked_at, 1U);
    EXPECT_TRUE(hands.says("Black wins on time."));
    EXPECT_TRUE(hands.says("You are looking back"));
}

TEST(AppClocks, AreShownOverEveryScreenHoweverSmallTheWindow) {
    for (const words::Language language : words::languages) {
        AppOptions options = with_clock(chess_game());
        options.settings.language = language;
        AppHands hands(options, {480, 360});
        for (const ScreenKind screen :
             {ScreenKind::menu, ScreenKind::new_game, ScreenKind::save, ScreenKind::open,
              ScreenKind::profiles, ScreenKind::guide, ScreenKind::queens, ScreenKind::tour,
              ScreenKind::settings, ScreenKind::keys, ScreenKind::pause}) {
            hands.app().obey(ShowScreen{screen});
            EXPECT_TRUE(hands.shows("1:00 - 1:00")) << static_cast<int>(screen);
        }
    }
}

TEST(AppClocks, PausesAGameWhenAsked) {
    AppHands hands(with_clock(chess_game()));
    hands.type("p");
    EXPECT_EQ(hands.app().front(), ScreenKind::pause);
    EXPECT_TRUE(hands.shows("Clocks stopped"));
    hands.tick(100'000);
    hands.type("p");
    EXPECT_EQ(hands.app().front(), ScreenKind::game);
    hands.tick(1000);
    EXPECT_EQ((*hands.game().clocks)[0], std::chrono::seconds(59));
    AppHands without(chess_game());
    without.type("p");
    EXPECT_EQ(without.app().front(), ScreenKind::game);
    EXPECT_EQ(without.notice(), "No clock is running.");
}

TEST(AppClocks, StopsTheComputersClockWhileAPersonIsAsked) {
    AppHands hands(with_clock(against_computer(
                       game_from(game::Rules::chess, "7k/8/8/8/8/8/8/KR6 w - - 99 70"))),
                   {1000, 700}, {"h8g8"});
    hands.play("b1 b2");
    ASSERT_TRUE(hands.says("White: 50 moves without a capture or a pawn move."));
    EXPECT_TRUE(hands.game().is_clock_stopped);
    hands.tick(100'000);
    EXPECT_EQ((*hands.game().clocks)[1], std::chrono::seconds(60));
    hands.type("n");
    hands.await_computer();
    EXPECT_EQ(hands.last_move(), "h8g8");
}

TEST(AppClocks, RunForTheSideToMoveWhoeverIsAsked) {
    for (const char* const key : {"a", "d"}) { // resign, or offer the other side a draw
        AppHands hands(with_clock(chess_game()));
        hands.type(key);
        ASSERT_TRUE(hands.game().asked);
        hands.tick(10'000);
        EXPECT_EQ((*hands.game().clocks)[0], std::chrono::seconds(50)) << key;
    }
}

} // namespace
} // namespace view
