#include "view/new_game_screen.hpp"

#include <gtest/gtest.h>

#include "record/start.hpp"
#include "view/screen_fixture.hpp"

namespace view {
namespace {

using play::SeatKind;

play::TableOptions against_computer() {
    play::TableOptions options;
    options.seats[1] = {.kind = SeatKind::computer, .level = 2};
    return options;
}

Hands<NewGameScreen> hands_on(const play::TableOptions& last, const std::string& player = "") {
    return Hands(new_game_like(last, player), {900, 1200});
}

TEST(NewGame, BeginsLikeTheLastOne) {
    play::TableOptions last = against_computer();
    last.start = stackchess::start_setup({.size = 8, .knights = true, .promotion = false});
    last.time = play::read_time_control("7+2");
    last.strict = true;
    auto hands = hands_on(last, "Anne");
    EXPECT_TRUE(hands.shows("8×8"));
    const auto started = order_of<StartGame>(hands.click("Jouer"));
    ASSERT_TRUE(started);
    last.seats[0].name = "Anne";
    EXPECT_EQ(started->options, last);
}

TEST(NewGame, TakesAPositionForNoChoiceOfKnights) {
    const auto setup = record::read_start({.variant = "Stackchess", .fen = "k3/4/4/N2K w - 0 1"});
    ASSERT_TRUE(setup);
    play::TableOptions last = against_computer();
    last.start = *setup;
    auto hands = hands_on(last);
    EXPECT_EQ(order_of<StartGame>(hands.click("Jouer"))->options.start,
              record::Setup(stackchess::start_setup({.size = 4})));
}

TEST(NewGame, ChangesEverything) {
    auto hands = hands_on(against_computer());
    hands.press(Key::down);
    hands.press(Key::right, 2);
    hands.click("Avec des cavaliers");
    hands.click("Les pions arrivés deviennent des dames");
    hands.click("10+5");
    hands.click("Partie stricte : aucun coup ne s'annule");
    const auto started = order_of<StartGame>(hands.click("Jouer"));
    ASSERT_TRUE(started);
    EXPECT_EQ(started->options.start, record::Setup(stackchess::start_setup(
                                          {.size = 8, .knights = true, .promotion = false})));
    EXPECT_EQ(started->options.time, play::read_time_control("10+5"));
    EXPECT_TRUE(started->options.strict);
}

TEST(NewGame, OnlyChessHoldsToATouchedPiece) {
    constexpr std::string_view touched = "Pièce touchée";
    auto hands = hands_on(against_computer());
    EXPECT_FALSE(hands.shows(touched));
    hands.click("Échecs");
    EXPECT_TRUE(hands.shows(touched));
}

TEST(NewGame, OfChessHasNoSize) {
    auto hands = hands_on(against_computer());
    EXPECT_TRUE(hands.shows("Taille du plateau"));
    hands.click("Échecs");
    EXPECT_FALSE(hands.shows("Taille du plateau"));
    EXPECT_EQ(order_of<StartGame>(hands.click("Jouer"))->options.start,
              record::Setup(chess::start_setup()));
}

TEST(NewGame, SizeAndLevelKeepTheirLimits) {
    auto hands = hands_on(against_computer());
    hands.press(Key::down);
    hands.press(Key::left, 9);
    EXPECT_TRUE(hands.shows("4×4"));
    hands.press(Key::right, 40);
    EXPECT_TRUE(hands.shows("26×26"));
    hands.screen.form.focus = WidgetKey{21, 1};
    hands.press(Key::right, 20);
    EXPECT_TRUE(hands.shows("10 sur 10"));
    EXPECT_EQ(order_of<StartGame>(hands.click("Jouer"))->options.seats[1].level, 10);
}

TEST(NewGame, SaysWhatIsWrongWithAClock) {
    auto hands = hands_on(against_computer());
    hands.click("autre");
    for (int i = 0; i < 30 && !hands.shows("Minutes + secondes"); ++i) hands.press(Key::tab);
    hands.press(Key::tab);
    hands.type("soon");
    EXPECT_TRUE(hands.click("Jouer").empty());
    EXPECT_TRUE(hands.shows("Pendule incorrecte"));
    hands.give(KeyPressed{.key = Key::letter, .letter = 'a', .with_control = true});
    hands.type("1:30+2");
    EXPECT_FALSE(hands.shows("Pendule incorrecte"));
    const auto started = order_of<StartGame>(hands.press(Key::enter));
    ASSERT_TRUE(started);
    EXPECT_EQ(started->options.time, play::read_time_control("1:30+2"));
}

TEST(NewGame, SaysWhatIsWrongWithAName) {
    auto hands = hands_on(against_computer());
    hands.screen.names[0] = {"a/b", 3};
    EXPECT_TRUE(hands.click("Jouer").empty());
    EXPECT_NE(hands.all_text().find("Nom incorrect (a/b)"), std::string::npos);
    hands.type("x");
    EXPECT_EQ(hands.screen.names[0].text, "a/bx") << "the keyboard is where the mistake is";
}

TEST(NewGame, AComputerHasALevelAndAPersonAName) {
    auto hands = hands_on({});
    EXPECT_TRUE(hands.shows("Nom des noirs (facultatif)"));
    EXPECT_FALSE(hands.shows("Niveau des noirs"));
    hands.screen.form.focus = WidgetKey{20, 1};
    hands.press(Key::right);
    EXPECT_FALSE(hands.shows("Nom des noirs (facultatif)"));
    EXPECT_TRUE(hands.shows("Niveau des noirs"));
    const auto started = order_of<StartGame>(hands.click("Jouer"));
    EXPECT_EQ(started->options.seats[1].kind, SeatKind::computer);
    EXPECT_EQ(started->options.seats[0].kind, SeatKind::person);
}

} // namespace
} // namespace view
