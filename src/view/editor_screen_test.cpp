#include "view/editor_screen.hpp"

#include <gtest/gtest.h>

#include "view/editor_form.hpp"
#include "view/screen_fixture.hpp"
#include "words/editor_messages.hpp"

namespace view {
namespace {

using core::Color;
using core::Role;

constexpr const char* bare_chess = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
constexpr const char* bare_stackchess = "3k2/6/6/6/6/3K2 w - 0 1";

class EditorHands : public Hands<EditorScreen> {
  public:
    explicit EditorHands(const char* position, game::Rules rules = game::Rules::chess)
        : Hands(editor_screen(position, rules, false), {1200, 900}) {
        settings.language = words::Language::english;
    }

    BoardLayout board() const {
        const Rect aside = lay_out(editor_form(screen, look()), screen.form, look()).aside;
        return board_layout(aside, screen.editor.size(), screen.is_flipped, look().unit);
    }
    Point middle(std::string_view square) const {
        return board().square(*core::take_coord(square)).center();
    }
    void click_square(std::string_view square) { click(middle(square)); }
    void drag(Point from, Point to) {
        give(PointerPressed{from});
        give(PointerMoved{to});
        give(PointerReleased{to});
    }
    /// The middle of a piece of the palette, from the king on.
    Point on_palette(Color color, std::size_t place) const {
        const Form form = editor_form(screen, look());
        const FormLayout layout = lay_out(form, screen.form, look());
        for (std::size_t i = 0; i < form.widgets.size(); ++i)
            if (form.widgets[i].key ==
                WidgetKey{editor_palette_id, static_cast<int>(core::index(color))}) {
                const Rect area = layout.widgets[i];
                return {area.x + (static_cast<float>(place) + 0.5F) * area.width / 6,
                        area.center().y};
            }
        return {};
    }
    std::string text() const { return screen.editor.text(); }
};

TEST(EditorScreen, ShowsTheCastlingRightsWithoutScrolling) {
    for (const words::Language language : words::languages) {
        Hands hands(
            editor_screen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", game::Rules::chess, false),
            {1100, 720}, 17.1F);
        hands.settings.language = language;
        EXPECT_TRUE(
            hands.shows(language == words::Language::french ? "Noirs O-O-O" : "Black O-O-O"));
    }
}

TEST(EditorScreen, PutsPiecesOfThePalette) {
    EditorHands hands(bare_chess);
    hands.click(hands.on_palette(Color::white, 1));
    hands.click_square("d1");
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    hands.click_square("d1"); // once more takes it away
    EXPECT_EQ(hands.text(), bare_chess);
    hands.drag(hands.on_palette(Color::black, 4), hands.middle("f6"));
    EXPECT_EQ(hands.text(), "4k3/8/5n2/8/8/8/8/4K3 w - - 0 1");
}

TEST(EditorScreen, SwitchesBetweenFlatAndSolidUnlessATextIsTyped) {
    EditorHands hands(bare_chess);
    EXPECT_TRUE(order_of<ChangeSettings>(hands.type("v"))->settings.is_solid);
    hands.press(Key::tab);
    EXPECT_TRUE(order_of<ChangeSettings>(hands.type("v")));
    hands.screen.form.focus = WidgetKey{editor_text_id};
    EXPECT_FALSE(order_of<ChangeSettings>(hands.type("v")));
    EXPECT_NE(hands.screen.text.text.find('v'), std::string::npos);
}

TEST(EditorScreen, ShowsTheStartingPositionWithoutScrolling) {
    for (const game::Rules rules : game::every_game)
        for (const words::Language language : words::languages) {
            const char* const bare = of_game(rules, bare_stackchess, bare_chess);
            Hands hands(editor_screen(bare, rules, false), {1100, 720}, 16);
            hands.settings.language = language;
            const std::string before = hands.screen.editor.text();
            hands.click(words::say({language}, words::message::editor_start));
            EXPECT_NE(hands.screen.editor.text(), before);
        }
}

TEST(EditorScreen, PaintsWhileThePointerIsPressed) {
    EditorHands hands(bare_chess);
    hands.click(hands.on_palette(Color::white, 5));
    hands.give(PointerPressed{hands.middle("a2")});
    for (const char* const square : {"b2", "c2", "c2", "d2"})
        hands.give(PointerMoved{hands.middle(square)});
    hands.give(PointerReleased{hands.middle("d2")});
    hands.give(PointerMoved{hands.middle("e2")});
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1");
}

TEST(EditorScreen, MovesByClicksAndByDragging) {
    EditorHands hands(bare_chess);
    hands.click_square("e1");
    hands.click_square("a1");
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/K7 w - - 0 1");
    hands.drag(hands.middle("a1"), hands.middle("h1"));
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/7K w - - 0 1");
    hands.click_square("h1"); // taken up, and put back
    hands.click_square("h1");
    hands.click_square("b2");
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/7K w - - 0 1");
    hands.drag(hands.middle("h1"), {1, 1});
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/8 w - - 0 1");
    EXPECT_NE(hands.all_text().find("there is no white king"), std::string::npos);
}

TEST(EditorScreen, RemovesByTheRightButton) {
    EditorHands hands(bare_stackchess, game::Rules::stackchess);
    hands.click(hands.on_palette(Color::white, 2));
    hands.click_square("d1");
    EXPECT_EQ(hands.text(), "3k2/6/6/6/6/3(KR)2 w - 0 1");
    EXPECT_NE(hands.all_text().find("d1, from bottom to top: white king, white rook"),
              std::string::npos);
    hands.give(PointerPressed{hands.middle("d1"), true});
    EXPECT_EQ(hands.text(), bare_stackchess);
}

TEST(EditorScreen, IsWorkedByTheKeyboardAlone) {
    EditorHands hands(bare_stackchess, game::Rules::stackchess);
    hands.screen.cursor = core::coord_at(1, 1);
    for (const char* const letter : {"P", "Q"}) hands.type(letter);
    hands.press(Key::right);
    hands.type("b");
    EXPECT_EQ(hands.text(), "3k2/6/6/6/1(PQ)b3/3K2 w B 0 1");
    hands.press(Key::backspace);
    hands.press(Key::left);
    hands.press(Key::enter); // takes the stack up
    hands.press(Key::up);
    hands.press(Key::enter);
    EXPECT_EQ(hands.text(), "3k2/6/6/1(PQ)4/6/3K2 w - 0 1");
    hands.give(KeyPressed{.key = Key::letter, .letter = 'z', .with_control = true});
    EXPECT_EQ(hands.text(), "3k2/6/6/6/1(PQ)4/3K2 w B 0 1");
    hands.press(Key::down);
    hands.press(Key::enter);
    EXPECT_FALSE(order_of<CloseScreen>(hands.press(Key::escape))); // puts it back
    EXPECT_TRUE(order_of<CloseScreen>(hands.press(Key::escape)));
}

TEST(EditorScreen, KnowsTheLettersOfTheReader) {
    EditorHands hands(bare_stackchess, game::Rules::stackchess);
    hands.settings.language = words::Language::french;
    for (const char* const letter : {"T", "F", "c"}) hands.type(letter);
    EXPECT_EQ(hands.text(), "3k2/6/6/6/6/n2K2 w - 0 1");
}

TEST(EditorScreen, MarksUnmovedPawns) {
    EditorHands hands(bare_stackchess, game::Rules::stackchess);
    hands.screen.cursor = core::coord_at(0, 1);
    hands.type("P");
    EXPECT_EQ(hands.text(), "3k2/6/6/6/P5/3K2 w A 0 1");
    EXPECT_TRUE(hands.shows("(unmoved)"));
    hands.click("Unmoved pawn");
    hands.click_square("a2");
    EXPECT_EQ(hands.text(), "3k2/6/6/6/P5/3K2 w - 0 1");
}

TEST(EditorScreen, TakesATextThatIsTypedOrPasted) {
    EditorHands hands(bare_chess);
    hands.give(TextPasted{" 4k3/8/8/8/8/8/8/4KQ2 b - - 3 9\n"});
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/4KQ2 b - - 3 9");
    hands.give(TextPasted{"4k3/9"});
    EXPECT_TRUE(hands.shows("Unreadable position"));
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/4KQ2 b - - 3 9");
    hands.click("4k3/8/8/8/8/8/8/4KQ2 b - - 3 9"); // the field
    hands.press(Key::end);
    hands.press(Key::backspace);
    hands.type("7");
    EXPECT_EQ(hands.text(), "4k3/8/8/8/8/8/8/4KQ2 b - - 3 7");
    EXPECT_FALSE(hands.shows("Unreadable position"));
}

TEST(EditorScreen, CopiesTheText) {
    EditorHands hands(bare_chess);
    const auto by_mouse = order_of<CopyText>(hands.click("Copy this text"));
    ASSERT_TRUE(by_mouse);
    EXPECT_EQ(by_mouse->text, bare_chess);
    const auto by_key = order_of<CopyText>(
        hands.give(KeyPressed{.key = Key::letter, .letter = 'c', .with_control = true}));
    ASSERT_TRUE(by_key);
    EXPECT_TRUE(hands.shows("in the clipboard"));
}

TEST(EditorScreen, PlaysOnlyWhatCanBePlayed) {
    EditorHands hands("8/8/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_FALSE(order_of<StartGame>(hands.click("Play from here")));
    hands.give(TextPasted{"4k3/8/8/8/8/8/8/3QK3 w - - 0 1"});
    hands.screen.side = Color::black;
    const auto order = order_of<StartGame>(hands.click("Play from here"));
    ASSERT_TRUE(order);
    EXPECT_EQ(order->options.start, hands.screen.editor.setup());
    EXPECT_EQ(order->options.seats[0].kind, play::SeatKind::computer);
    EXPECT_EQ(order->options.seats[1].kind, play::SeatKind::person);
    hands.screen.is_against_computer = false;
    const auto between_people = order_of<StartGame>(hands.click("Play from here"));
    ASSERT_TRUE(between_people);
    EXPECT_EQ(between_people->options.seats[0].kind, play::SeatKind::person);
}

TEST(EditorScreen, SwitchesBetweenTheGames) {
    EditorHands hands(bare_chess);
    hands.click("Stackchess");
    EXPECT_EQ(hands.text(), "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1");
    hands.click("Unmoved pawn");
    hands.click("Chess");
    EXPECT_EQ(hands.screen.tool, EditorTool::move);
    EXPECT_EQ(hands.text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_TRUE(hands.shows("White O-O-O"));
}

} // namespace
} // namespace view
