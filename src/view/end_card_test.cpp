#include "view/end_card.hpp"

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"

namespace view {
namespace {

/// Black is mated.
AppHands& play_mate(AppHands& hands) {
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    hands.tick(1000);
    return hands;
}

TEST(EndCardTest, TellsHowTheGameEnded) {
    AppHands hands(chess_game());
    EXPECT_FALSE(has_end_card(hands.screen(), hands.game()));
    play_mate(hands);
    EXPECT_TRUE(has_end_card(hands.screen(), hands.game()));
    for (const char* const text : {"Black wins", "by checkmate", "4 half-moves", "Rematch",
                                   "Look back", "Analyse", "Save", "New game"})
        EXPECT_TRUE(hands.shows(text)) << text;
    EXPECT_TRUE(hands.shows("Black wins by checkmate.")) << "below the board";
}

TEST(EndCardTest, OffersARematchWithSidesChanged) {
    AppOptions options = against_computer(chess_game());
    options.game->seats[0].name = "Anne";
    AppHands hands(options);
    hands.type("ay");
    EXPECT_TRUE(hands.shows("Black wins"));
    hands.key(Key::enter);
    EXPECT_FALSE(hands.game().outcome.is_over());
    EXPECT_EQ(hands.game().seat(core::Color::black).name, "Anne");
    EXPECT_EQ(hands.game().seat(core::Color::white).kind, play::SeatKind::computer);
    EXPECT_TRUE(hands.screen().is_flipped);
    EXPECT_FALSE(hands.screen().card);
}

TEST(EndCardTest, OffersNoRematchToWhoHasWatched) {
    Snapshot snapshot = AppHands(chess_game()).game();
    EXPECT_EQ(end_buttons(snapshot).front(), EndButton::rematch);
    for (play::Seat& seat : snapshot.seats) seat.kind = play::SeatKind::computer;
    EXPECT_EQ(end_buttons(snapshot).front(), EndButton::rematch);
    for (play::Seat& seat : snapshot.seats) seat.kind = play::SeatKind::remote;
    EXPECT_EQ(end_buttons(snapshot).front(), EndButton::look_back);
    EXPECT_EQ(end_buttons(snapshot).size(), 4U);
}

TEST(EndCardTest, LeavesARematchInReachOnceItIsClosed) {
    for (const bool is_by_menu : {false, true}) {
        AppHands hands(chess_game());
        EXPECT_FALSE(hands.shows("Rematch"));
        play_mate(hands);
        hands.key(Key::escape);
        EXPECT_FALSE(hands.screen().card);
        if (is_by_menu) hands.key(Key::escape);
        Point place{};
        for (const Label& label : shapes_of<Label>(hands.app().scene()))
            if (label.text == "Rematch") place = label.area.center();
        hands.click(place);
        EXPECT_EQ(hands.app().front(), ScreenKind::game);
        EXPECT_FALSE(hands.game().outcome.is_over());
        EXPECT_EQ(hands.game().history.size(), 1U);
    }
}

TEST(EndCardTest, ShowsWhatBecameOfTheRating) {
    AppOptions options = against_computer(chess_game());
    options.game->seats[0].name = "Anne";
    AppHands hands(options);
    hands.play("e2 e4");
    hands.type("ay");
    hands.tick(100);
    EXPECT_TRUE(hands.shows("Anne: first rating ")) << "after it was written down";
}

TEST(EndCardTest, LeadsBackThroughTheGame) {
    AppHands hands(chess_game());
    play_mate(hands);
    hands.key(Key::right);
    hands.key(Key::enter);
    EXPECT_EQ(hands.screen().looked_at, 0U);
    EXPECT_FALSE(hands.screen().card);
    hands.key(Key::right);
    EXPECT_EQ(hands.screen().looked_at, 1U);
}

TEST(EndCardTest, LeadsToSaving) {
    AppHands hands(chess_game());
    play_mate(hands);
    const EndCardParts parts = end_card_parts(hands.game(), hands.layout(), hands.app().look());
    hands.click(parts.buttons[3].center());
    EXPECT_EQ(hands.app().front(), ScreenKind::save);
}

TEST(EndCardTest, IsClosedByAClickBesideItOrByEscape) {
    AppHands by_click(chess_game());
    play_mate(by_click);
    by_click.click("a1");
    EXPECT_FALSE(by_click.screen().card);
    AppHands by_key(chess_game());
    play_mate(by_key);
    by_key.key(Key::escape);
    EXPECT_FALSE(by_key.screen().card);
    EXPECT_EQ(by_key.app().front(), ScreenKind::game);
}

TEST(EndCardTest, LetsOtherKeysDoWhatTheyDo) {
    AppHands hands(chess_game());
    play_mate(hands);
    hands.key(Key::page_up);
    EXPECT_EQ(hands.screen().looked_at, 3U);
    EXPECT_FALSE(hands.screen().card);
}

TEST(EndCardTest, FitsIntoEveryWindow) {
    for (const Size size : {Size{480, 360}, Size{360, 640}, Size{1000, 700}, Size{3840, 2160}})
        for (const words::Language language : words::languages) {
            AppHands hands(chess_game(), size);
            Settings settings = hands.app().settings();
            settings.language = language;
            hands.change(settings);
            play_mate(hands);
            const auto parts = end_card_parts(hands.game(), hands.layout(), hands.app().look());
            EXPECT_GE(parts.box.y, 0);
            EXPECT_LE(parts.box.bottom(), size.height);
            EXPECT_GE(parts.box.x, 0);
            EXPECT_LE(parts.box.right(), size.width);
            for (const EndLine& line : parts.lines)
                EXPECT_LE(line.area.bottom(), parts.buttons[0].y + 1);
        }
}

TEST(EndCardTest, SaysWhyThereIsNoMoveToType) {
    AppHands hands(chess_game());
    play_mate(hands);
    hands.type("/");
    EXPECT_FALSE(hands.screen().entry);
    EXPECT_EQ(hands.notice(),
              "The game is over: there is no move to type. 'c' plays on from here.");
}

} // namespace
} // namespace view
