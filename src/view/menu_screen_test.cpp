#include "view/menu_screen.hpp"

#include <gtest/gtest.h>

#include "view/keys_screen.hpp"
#include "view/screen_fixture.hpp"
#include "view/settings_screen.hpp"

namespace view {
namespace {

constexpr MenuOffers everything{true, true, true, true, false, true, true};

TEST(Menu, LeadsToEveryScreen) {
    const std::vector<std::pair<std::string, ScreenKind>> ways{
        {"Nouvelle partie", ScreenKind::new_game},
        {"Sauvegarder", ScreenKind::save},
        {"Charger une partie", ScreenKind::open},
        {"Profils", ScreenKind::profiles},
        {"Guide des règles du jeu", ScreenKind::guide},
        {"Problème des huit dames", ScreenKind::queens},
        {"Problème du cavalier", ScreenKind::tour},
        {"Réglages", ScreenKind::settings},
        {"Pause", ScreenKind::pause},
        {"Éditeur de position", ScreenKind::editor},
        {"Touches", ScreenKind::keys}};
    for (const auto& [label, kind] : ways) {
        Hands hands(MenuScreen{everything}, {900, 900});
        const auto shown = order_of<ShowScreen>(hands.click(label));
        ASSERT_TRUE(shown) << label;
        EXPECT_EQ(shown->screen, kind) << label;
    }
}

/// The buttons that are the most likely choice.
std::vector<std::string> main_buttons(const Hands<MenuScreen>& hands) {
    std::vector<std::string> texts;
    for (const Label& label : shapes_of<Label>(hands.scene()))
        if (label.tone == Tone::on_accent) texts.push_back(label.text);
    return texts;
}

TEST(Menu, HasOneMainButtonForWhatIsMostLikelyWanted) {
    Hands going(MenuScreen{{.can_save = true, .has_interrupted = true}});
    EXPECT_EQ(main_buttons(going), std::vector<std::string>{"Continuer la partie"});
    EXPECT_TRUE(order_of<CloseScreen>(going.press(Key::enter)));
    EXPECT_TRUE(order_of<ShowInterrupted>(going.click("Partie interrompue")));
    Hands over(MenuScreen{{.can_save = true, .has_interrupted = true, .is_over = true}});
    EXPECT_EQ(main_buttons(over), std::vector<std::string>{"Reprendre une partie interrompue"});
    EXPECT_TRUE(order_of<ShowInterrupted>(over.press(Key::enter)));
    EXPECT_FALSE(over.shows("Partie interrompue")) << "once is enough";
    Hands fresh(MenuScreen{});
    EXPECT_EQ(main_buttons(fresh), std::vector<std::string>{"Nouvelle partie"});
    EXPECT_EQ(order_of<ShowScreen>(fresh.press(Key::enter))->screen, ScreenKind::new_game);
}

TEST(Menu, HasItsGroupsInTheOrderOfImportance) {
    Hands hands(MenuScreen{everything}, {1100, 900});
    const auto labels = hands.labels();
    const auto place = [&](const char* text) {
        return std::ranges::find(labels, text) - labels.begin();
    };
    EXPECT_LT(place("Continuer la partie"), place("Jouer"));
    EXPECT_LT(place("Jouer"), place("Cette partie"));
    EXPECT_LT(place("Cette partie"), place("Analyse, problèmes et règles"));
    EXPECT_LT(place("Analyse, problèmes et règles"), place("Le programme"));
    EXPECT_LT(place("Le programme"), static_cast<std::ptrdiff_t>(labels.size()));
}

TEST(Menu, OffersOnlyWhatCanBeDone) {
    Hands hands(MenuScreen{});
    EXPECT_TRUE(hands.click("Sauvegarder").empty());
    EXPECT_TRUE(hands.click("Proposer la nulle").empty());
    EXPECT_FALSE(hands.shows("interrompue"));
    Hands able(MenuScreen{everything});
    EXPECT_TRUE(able.shows("interrompue"));
    const auto orders = able.click("Proposer la nulle");
    EXPECT_TRUE(order_of<CloseScreen>(orders));
    EXPECT_TRUE(order_of<OfferDraw>(orders));
}

TEST(Menu, LetsAPersonResignWhileTheComputerThinks) {
    Hands hands(MenuScreen{{.can_resign = true}});
    EXPECT_FALSE(order_of<AskHint>(hands.click("Conseil")));
    EXPECT_TRUE(order_of<OfferDraw>(hands.click("Proposer la nulle")));
    EXPECT_TRUE(order_of<Resign>(hands.click("Abandonner")));
    EXPECT_FALSE(hands.shows("Pause")) << "there is no clock";
}

TEST(Menu, TakesTheKeysThatItShows) {
    Hands hands(MenuScreen{everything});
    EXPECT_TRUE(order_of<OfferDraw>(hands.type("d")));
    EXPECT_TRUE(order_of<TakeBack>(hands.type("u")));
    EXPECT_EQ(order_of<ShowScreen>(hands.type("n"))->screen, ScreenKind::new_game);
    EXPECT_TRUE(Hands(MenuScreen{}).type("d").empty()) << "nobody can offer it";
    EXPECT_TRUE(hands.type("f").empty()) << "the board is turned on the board";
}

TEST(Menu, SaysWhenADrawCanBeClaimed) {
    Hands hands(MenuScreen{{.can_resign = true, .can_claim = true}});
    EXPECT_FALSE(hands.shows("Proposer la nulle"));
    EXPECT_TRUE(order_of<OfferDraw>(hands.click("Demander la nulle")));
}

TEST(Menu, SpeaksEnglishAndShowsKeys) {
    Hands hands(MenuScreen{everything});
    hands.settings.language = words::Language::english;
    EXPECT_TRUE(hands.shows("New game"));
    EXPECT_TRUE(hands.shows("Ctrl+S"));
    EXPECT_TRUE(order_of<CloseScreen>(hands.click("Back to the game")));
}

TEST(Menu, IsReachedByKeysInTheSmallestWindow) {
    Hands hands(MenuScreen{everything}, {480, 360}, 14);
    EXPECT_FALSE(hands.shows("Quitter"));
    for (int i = 0; i < 2; ++i) hands.give(KeyPressed{.key = Key::tab, .with_shift = true});
    EXPECT_TRUE(hands.shows("Quitter"));
    EXPECT_TRUE(order_of<Leave>(hands.press(Key::enter)));
}

TEST(Menu, IsSeenWholeDuringAGameWithClocks) {
    for (const words::Language language : words::languages) {
        Hands hands(MenuScreen{everything}, {1100, 720}, 17.1F);
        hands.settings.language = language;
        hands.press(Key::end);
        EXPECT_EQ(hands.screen.form.scroll, 0);
    }
}

TEST(SettingsScreen, ChangesAtOnce) {
    Hands hands(SettingsScreen{}, {900, 1000}); // all of them are seen at once
    const auto change = order_of<ChangeSettings>(hands.click("English"));
    ASSERT_TRUE(change);
    EXPECT_EQ(change->settings, Settings{.language = words::Language::english});
    hands.settings = change->settings;
    EXPECT_TRUE(hands.shows("Appearance"));
    EXPECT_EQ(order_of<ChangeSettings>(hands.click("Dark"))->settings.theme, Theme::dark);
    EXPECT_EQ(order_of<ChangeSettings>(hands.click("Contrast (colour-blind)"))->settings.board,
              BoardColors::contrast);
    EXPECT_EQ(order_of<ChangeSettings>(hands.click("Flat"))->settings.pieces, PieceSet::flat);
    EXPECT_EQ(order_of<ChangeSettings>(hands.click("Black"))->settings.orientation,
              Orientation::black);
    EXPECT_EQ(order_of<ChangeSettings>(hands.click("Low"))->settings.volume, Volume::low);
    EXPECT_FALSE(order_of<ChangeSettings>(hands.click("Sounds"))->settings.has_sound);
    EXPECT_FALSE(order_of<ChangeSettings>(hands.click("Animated moves"))->settings.has_animation);
    EXPECT_FALSE(order_of<ChangeSettings>(hands.click("Coordinates around the board"))
                     ->settings.shows_coordinates);
    EXPECT_TRUE(order_of<ChangeSettings>(hands.click("Show the computer's thinking"))
                    ->settings.shows_thinking);
}

TEST(SettingsScreen, IsSeenWholeOnAnOrdinaryScreen) {
    for (const words::Language language : words::languages) {
        Hands hands(SettingsScreen{}, {1920, 1080}, 25.7F);
        hands.settings.language = language;
        hands.press(Key::end);
        EXPECT_EQ(hands.screen.form.scroll, 0);
    }
}

TEST(SettingsScreen, SaysThatTheSetsOfPiecesAreOfTheFlatBoard) {
    Hands hands(SettingsScreen{}, {900, 1000});
    EXPECT_FALSE(hands.shows("Pièces du plateau plat"));
    hands.settings.is_solid = true;
    EXPECT_TRUE(hands.shows("Pièces du plateau plat"));
    hands.settings.language = words::Language::english;
    EXPECT_TRUE(hands.shows("Pieces of the flat board"));
}

TEST(SettingsScreen, IsUsedByKeysAlone) {
    Hands hands(SettingsScreen{});
    hands.press(Key::down, 5);
    const auto change = order_of<ChangeSettings>(hands.press(Key::right));
    ASSERT_TRUE(change);
    EXPECT_EQ(change->settings.notation, Notation::english);
    EXPECT_TRUE(order_of<CloseScreen>(hands.press(Key::escape)));
}

TEST(KeysScreen, ListsTheKeys) {
    Hands hands(KeysScreen{}, {900, 1600});
    EXPECT_TRUE(hands.shows("u, Ctrl+Z"));
    EXPECT_TRUE(hands.shows("Annuler un coup."));
    EXPECT_TRUE(order_of<CloseScreen>(hands.press(Key::enter)));
}

TEST(KeysScreen, ScrollsByKeysInASmallWindow) {
    Hands hands(KeysScreen{}, {480, 360});
    EXPECT_FALSE(hands.shows("Ctrl+Q"));
    hands.press(Key::down, 60);
    EXPECT_TRUE(hands.shows("Actionner."));
}

} // namespace
} // namespace view
