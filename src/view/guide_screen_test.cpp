#include "view/guide_screen.hpp"

#include <gtest/gtest.h>

#include "view/screen_fixture.hpp"
#include "words/guide.hpp"

namespace view {
namespace {

using game::Rules;

constexpr Size large{1400, 1400};

TEST(Guide, IsReadWithEnterAlone) {
    for (const Rules rules : {Rules::stackchess, Rules::chess}) {
        Hands hands(GuideScreen{.rules = rules}, large);
        const std::size_t pages = words::drawn_guide_pages(rules).size();
        for (std::size_t page = 1; page <= pages; ++page) {
            EXPECT_EQ(hands.screen.page + 1, page);
            EXPECT_TRUE(hands.shows(std::to_string(page) + " sur " + std::to_string(pages)));
            EXPECT_EQ(order_of<CloseScreen>(hands.press(Key::enter)).has_value(), page == pages);
        }
    }
}

TEST(Guide, TurnsBack) {
    Hands hands(GuideScreen{}, large);
    hands.click("Suite");
    hands.click("Suite");
    EXPECT_TRUE(hands.shows("3 sur"));
    hands.click("Page précédente");
    EXPECT_TRUE(hands.shows("2 sur"));
    hands.press(Key::enter);
    EXPECT_TRUE(hands.shows("1 sur"));
    hands.press(Key::enter);
    EXPECT_TRUE(hands.shows("2 sur")) << "the keyboard is not left on a button that is off";
}

TEST(Guide, IsReadWithPageKeys) {
    Hands hands(GuideScreen{}, large);
    hands.press(Key::page_up);
    EXPECT_EQ(hands.screen.page, 0U);
    hands.press(Key::page_down);
    EXPECT_EQ(hands.screen.page, 1U);
    hands.press(Key::page_up);
    EXPECT_EQ(hands.screen.page, 0U);
    hands.press(Key::page_down, 50);
    EXPECT_EQ(hands.screen.page + 1, words::drawn_guide_pages(Rules::stackchess).size());
}

TEST(Guide, IsScrolledByPageKeysBeforeThePageIsTurned) {
    Hands hands(GuideScreen{.page = 4}, {480, 360}, 12);
    hands.press(Key::page_down);
    EXPECT_EQ(hands.screen.page, 4U);
    EXPECT_GT(hands.screen.form.scroll, 0);
    for (int i = 0; i < 20 && hands.screen.page == 4; ++i) hands.press(Key::page_down);
    EXPECT_EQ(hands.screen.page, 5U);
    EXPECT_EQ(hands.screen.form.scroll, 0);
}

TEST(Guide, TriesMovesOnTheBoard) {
    Hands hands(GuideScreen{}, large);
    EXPECT_TRUE(shapes_of<Arrow>(hands.scene()).empty());
    const auto pieces = shapes_of<PieceImage>(hands.scene()).size();
    hands.click("2a1xa4");
    ASSERT_EQ(shapes_of<Arrow>(hands.scene()).size(), 1U);
    EXPECT_EQ(shapes_of<Arrow>(hands.scene())[0].tone, Tone::hint);
    EXPECT_EQ(shapes_of<PieceImage>(hands.scene()).size(), pieces - 1) << "the pawn is taken";
    hands.click("2a1xa4");
    EXPECT_TRUE(shapes_of<Arrow>(hands.scene()).empty());
}

TEST(Guide, WritesMovesAsTheScoreSheetDoes) {
    Hands stacks(GuideScreen{}, large);
    EXPECT_TRUE(stacks.shows("2a1xa4"));
    EXPECT_TRUE(stacks.shows("a1xa4")) << "refused";
    Hands chess(GuideScreen{.rules = Rules::chess}, large);
    for (const char* const move : {"e4", "Cf3", "Fc4"}) EXPECT_TRUE(chess.shows(move)) << move;
    EXPECT_TRUE(chess.shows("C'est au tour des blancs."));
    chess.settings.language = words::Language::english;
    EXPECT_TRUE(chess.shows("Bc4"));
}

TEST(Guide, SaysWhyAMoveIsRefused) {
    Hands hands(GuideScreen{.page = 4}, large);
    EXPECT_NE(hands.all_text().find("il faut en déplacer plus de 2 pour les prendre"),
              std::string::npos);
    hands.click("2a1xd1");
    ASSERT_EQ(shapes_of<Arrow>(hands.scene()).size(), 1U);
    EXPECT_EQ(shapes_of<Arrow>(hands.scene())[0].tone, Tone::check);
}

TEST(Guide, EveryExampleOfEitherGameCanBeTried) {
    for (const Rules rules : {Rules::stackchess, Rules::chess})
        for (std::size_t page = 0; page < words::drawn_guide_pages(rules).size(); ++page)
            for (std::size_t i = 0; i < words::drawn_guide_pages(rules)[page].examples.size(); ++i)
                for (const words::Language language : words::languages) {
                    Hands hands(GuideScreen{.rules = rules, .page = page, .tried = i}, large);
                    hands.settings.language = language;
                    const bool is_castling =
                        words::drawn_guide_pages(rules)[page].examples[i].move.in(language) ==
                        "O-O";
                    EXPECT_EQ(shapes_of<Arrow>(hands.scene()).empty(), is_castling)
                        << page << ' ' << i;
                }
}

TEST(Guide, SwitchesToTheOtherGameAndSpeaksOfNoTyping) {
    Hands hands(GuideScreen{}, large);
    hands.settings.language = words::Language::english;
    hands.click("Chess");
    EXPECT_EQ(hands.screen.rules, Rules::chess);
    for (const Rules rules : {Rules::stackchess, Rules::chess})
        for (const words::GuidePage& page : words::drawn_guide_pages(rules)) {
            const auto text = page.text.in(words::Language::french);
            EXPECT_EQ(text.find("sauvegarde"), std::string_view::npos) << text;
            EXPECT_EQ(text.find("R roi"), std::string_view::npos) << text;
        }
}

} // namespace
} // namespace view
