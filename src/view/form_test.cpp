#include "view/form.hpp"

#include <gtest/gtest.h>

#include "view/screen_fixture.hpp"
#include "view/widget_parts.hpp"

namespace view {
namespace {

enum : int { first_id, second_id, choice_id, stepper_id, switch_id, field_id, last_id };

/// A screen that remembers what was done.
struct TestScreen {
    Form form{.title = "Title", .back = "Back"};
    FormState state{};
    std::vector<WidgetEvent> events;
};

void draw(const TestScreen& screen, const Look& look, Scene& scene) {
    draw(screen.form, screen.state, look, scene);
}

std::vector<Order> handle(TestScreen& screen, const Input& input, const Look& look) {
    if (auto event = handle(screen.form, screen.state, input, look))
        screen.events.push_back(*std::move(event));
    return {};
}

TestScreen with_everything() {
    TestScreen screen;
    Form& form = screen.form;
    add_text(form, Heading{"Heading"});
    add(form, first_id, Button{"One"}, 2);
    add(form, second_id, Button{"Two"}, 2);
    add(form, choice_id, Choice{"Choice", {"A", "B", "C"}, 0});
    add(form, stepper_id, Stepper{"Stepper", "6", true, false});
    add(form, switch_id, Switch{"Switch", "off", false});
    add(form, field_id, Field{"Field", {"abc", 3}});
    add(form, last_id, Button{.text = "Last", .is_main = true}, 1, Strip::footer);
    return screen;
}

std::optional<Rect> ring(const Scene& scene) {
    const auto outlines = shapes_of<Outline>(scene);
    const auto found = std::ranges::find(outlines, Tone::accent, &Outline::tone);
    return found == outlines.end() ? std::nullopt : std::optional(found->area);
}

TEST(Form, ShowsWhereTheKeyboardIs) {
    Hands hands(with_everything());
    const auto one = ring(hands.scene());
    ASSERT_TRUE(one);
    hands.press(Key::tab);
    const auto two = ring(hands.scene());
    ASSERT_TRUE(two);
    EXPECT_GT(two->x, one->x);
}

TEST(Form, CoversAllBelowItBesideABoard) {
    TestScreen screen;
    screen.form.is_beside = true;
    add(screen.form, first_id, Button{"One"});
    Hands hands(std::move(screen), {900, 700});
    const Rect panel = lay_out(hands.screen.form, {}, hands.look()).panel;
    EXPECT_GT(panel.height, 650) << "nothing is seen in part";
    EXPECT_GT(panel.right(), 880);
}

TEST(Form, TabReachesEveryWidgetAndComesBack) {
    Hands hands(with_everything());
    std::vector<WidgetKey> reached;
    for (int i = 0; i < 8; ++i) {
        reached.push_back(focused(hands.screen.form, hands.screen.state));
        hands.press(Key::tab);
    }
    for (int id = first_id; id <= last_id; ++id)
        EXPECT_EQ(reached[static_cast<std::size_t>(id)], WidgetKey{id});
    EXPECT_EQ(reached.back(), back_key);
    EXPECT_EQ(focused(hands.screen.form, hands.screen.state), WidgetKey{first_id});
    hands.give(KeyPressed{.key = Key::tab, .with_shift = true});
    EXPECT_EQ(focused(hands.screen.form, hands.screen.state), back_key);
}

TEST(Form, ArrowsGoToTheNeighbour) {
    Hands hands(with_everything());
    hands.press(Key::right);
    EXPECT_EQ(hands.screen.state.focus, WidgetKey{second_id});
    hands.press(Key::down);
    EXPECT_EQ(hands.screen.state.focus, WidgetKey{choice_id});
    hands.press(Key::down, 4);
    EXPECT_EQ(hands.screen.state.focus, WidgetKey{last_id});
    hands.press(Key::up);
    EXPECT_EQ(hands.screen.state.focus, WidgetKey{field_id});
}

TEST(Form, KeysChangeValues) {
    Hands hands(with_everything());
    hands.screen.state.focus = WidgetKey{choice_id};
    hands.press(Key::left);
    EXPECT_TRUE(hands.screen.events.empty()) << "there is nothing before the first";
    hands.press(Key::right);
    ASSERT_EQ(hands.screen.events.size(), 1U);
    EXPECT_EQ(hands.screen.events.back().value, 1);
    hands.screen.state.focus = WidgetKey{stepper_id};
    hands.press(Key::right);
    EXPECT_EQ(hands.screen.events.size(), 1U) << "there is no more";
    hands.press(Key::left);
    EXPECT_EQ(hands.screen.events.back().value, -1);
    hands.screen.state.focus = WidgetKey{switch_id};
    hands.type(" ");
    EXPECT_EQ(hands.screen.events.back().key, WidgetKey{switch_id});
    EXPECT_EQ(hands.screen.events.back().value, 1);
    hands.press(Key::escape);
    EXPECT_EQ(hands.screen.events.back().key, back_key);
}

TEST(Form, TypingGoesToAField) {
    Hands hands(with_everything());
    hands.screen.state.focus = WidgetKey{field_id};
    hands.type(" d");
    EXPECT_EQ(hands.screen.events.back().entry.text, "abc d");
    EXPECT_TRUE(hands.screen.events.back().is_edit);
    hands.press(Key::enter);
    EXPECT_FALSE(hands.screen.events.back().is_edit);
}

TEST(Form, TheMouseSelectsInAField) {
    Hands hands(with_everything());
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    const Rect box = parts_of(Field{"Field"}, layout.widgets[6], hands.look()).box;
    const Rect text = parts_of(TextEntry{"abc", 3}, box, hands.look()).text;
    auto& entry = std::get<Field>(hands.screen.form.widgets[6].body).entry;
    hands.give(PointerPressed{{text.x + 10, text.center().y}});
    entry = hands.screen.events.back().entry;
    hands.give(PointerMoved{{text.right(), text.center().y}});
    entry = hands.screen.events.back().entry;
    hands.give(PointerReleased{{text.right(), text.center().y}});
    EXPECT_EQ(entry, (TextEntry{"abc", 3, 1}));
    hands.give(KeyPressed{.key = Key::letter, .letter = 'c', .with_control = true});
    EXPECT_EQ(hands.screen.state.copied, "bc");
    std::get<Field>(hands.screen.form.widgets[6].body).is_secret = true;
    hands.give(KeyPressed{.key = Key::letter, .letter = 'c', .with_control = true});
    EXPECT_FALSE(hands.screen.state.copied);
}

TEST(Form, TheMouseReachesEveryPart) {
    Hands hands(with_everything());
    hands.click("Two");
    EXPECT_EQ(hands.screen.events.back().key, WidgetKey{second_id});
    hands.click("C");
    EXPECT_EQ(hands.screen.events.back().key, WidgetKey{choice_id});
    EXPECT_EQ(hands.screen.events.back().value, 2);
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    hands.click(parts_of(Stepper{}, layout.widgets[4], hands.look()).less.center());
    EXPECT_EQ(hands.screen.events.back().value, -1);
    const std::size_t before = hands.screen.events.size();
    hands.click(parts_of(Stepper{}, layout.widgets[4], hands.look()).more.center());
    EXPECT_EQ(hands.screen.events.size(), before);
    hands.click("Switch");
    EXPECT_EQ(hands.screen.events.back().key, WidgetKey{switch_id});
    const Rect box = parts_of(Field{"Field"}, layout.widgets[6], hands.look()).box;
    const Rect text = parts_of(TextEntry{"abc", 3}, box, hands.look()).text;
    hands.click({text.x + 10, text.center().y});
    EXPECT_EQ(hands.screen.events.back().entry.caret, 1U);
    hands.click("Back");
    EXPECT_EQ(hands.screen.events.back().key, back_key);
}

TEST(Form, ALetGoElsewherePressesNothing) {
    Hands hands(with_everything());
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    hands.give(PointerPressed{layout.widgets[1].center()});
    hands.give(PointerReleased{layout.widgets[2].center()});
    EXPECT_TRUE(hands.screen.events.empty());
    hands.give(PointerPressed{layout.widgets[1].center(), true});
    hands.give(PointerReleased{layout.widgets[1].center(), true});
    EXPECT_TRUE(hands.screen.events.empty());
}

TestScreen long_list() {
    TestScreen screen;
    for (int i = 0; i < 60; ++i)
        screen.form.widgets.push_back({{first_id, i}, Button{std::to_string(i)}});
    return screen;
}

TEST(Form, ScrollsToWhatTheKeyboardReaches) {
    Hands hands(long_list(), {480, 360});
    EXPECT_TRUE(hands.shows("3"));
    EXPECT_FALSE(hands.shows("41"));
    hands.press(Key::down, 41);
    EXPECT_EQ(hands.screen.state.focus, (WidgetKey{first_id, 41}));
    EXPECT_TRUE(hands.shows("41"));
    EXPECT_FALSE(hands.shows("12"));
    hands.press(Key::home);
    EXPECT_EQ(hands.screen.state.scroll, 0);
}

/// Whether the widget with the focus is visible in the body of the form.
bool sees_focus(const Hands<TestScreen>& hands) {
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    const auto item = static_cast<std::size_t>(focused(hands.screen.form, hands.screen.state).item);
    return layout.widgets[item].y >= layout.body.y - 1 &&
           layout.widgets[item].bottom() <= layout.body.bottom() + 1;
}

TEST(Form, PagesTakeTheFocusAlong) {
    Hands hands(long_list(), {480, 360});
    hands.press(Key::page_down);
    EXPECT_GT(hands.screen.state.focus->item, 5);
    EXPECT_TRUE(sees_focus(hands));
    hands.press(Key::end);
    EXPECT_EQ(hands.screen.state.focus, (WidgetKey{first_id, 59}));
    hands.press(Key::page_up);
    EXPECT_TRUE(sees_focus(hands));
    hands.press(Key::down);
    EXPECT_TRUE(sees_focus(hands));
    hands.press(Key::home);
    EXPECT_EQ(hands.screen.state.focus, (WidgetKey{first_id, 0}));
}

TEST(Form, TheFirstKeyAfterTheWheelReturnsTheFocusIntoView) {
    for (const Key key : {Key::down, Key::up, Key::enter}) {
        Hands hands(long_list(), {480, 360});
        hands.press(Key::down);
        hands.give(Wheel{{200, 200}, -9});
        hands.press(key);
        EXPECT_TRUE(hands.screen.events.empty()) << "what is pressed must be visible";
        EXPECT_TRUE(sees_focus(hands));
        EXPECT_GT(hands.screen.state.scroll, 0);
    }
}

TEST(Form, ALetterGoesToTheNextEntryThatBeginsWithIt) {
    Hands hands(long_list(), {480, 360});
    hands.type("4");
    EXPECT_EQ(hands.screen.state.focus, (WidgetKey{first_id, 4}));
    hands.type("4");
    EXPECT_EQ(hands.screen.state.focus, (WidgetKey{first_id, 40}));
    EXPECT_TRUE(sees_focus(hands));
    hands.type("x");
    EXPECT_EQ(hands.screen.state.focus, (WidgetKey{first_id, 40}));
    EXPECT_TRUE(hands.screen.events.empty());
}

TEST(Form, ScrollsByWheelAndBar) {
    Hands hands(long_list(), {480, 360});
    hands.give(Wheel{{200, 200}, -3});
    EXPECT_FLOAT_EQ(hands.screen.state.scroll, 3 * 3 * 16);
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    const Rect track = scroll_parts(layout, hands.screen.state, hands.look()).track;
    hands.give(PointerPressed{{track.center().x, track.bottom() - 1}});
    EXPECT_FLOAT_EQ(hands.screen.state.scroll, layout.max_scroll());
    hands.give(PointerMoved{{track.center().x, track.y}});
    EXPECT_FLOAT_EQ(hands.screen.state.scroll, 0);
    hands.give(PointerReleased{{track.center().x, track.y}});
    hands.give(PointerMoved{{track.center().x, track.bottom()}});
    EXPECT_FLOAT_EQ(hands.screen.state.scroll, 0);
}

TEST(Form, NothingOutsideTheBodyIsClickedThroughTheFooter) {
    Hands hands(long_list(), {480, 360});
    add(hands.screen.form, last_id, Button{"Last"}, 1, Strip::footer);
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    hands.click(layout.widgets.back().center());
    ASSERT_EQ(hands.screen.events.size(), 1U);
    EXPECT_EQ(hands.screen.events.back().key, WidgetKey{last_id});
}

TEST(Form, StaysInsideAnyWindow) {
    for (const Size size : {Size{480, 360}, Size{360, 800}, Size{1920, 1080}, Size{3840, 2160}})
        for (const float unit : {12.0F, 16.0F, 32.0F}) {
            const Hands hands(with_everything(), size, unit);
            const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
            EXPECT_GE(layout.panel.x, 0);
            EXPECT_GE(layout.panel.y, 0);
            EXPECT_LE(layout.panel.right(), size.width + 0.5F);
            EXPECT_LE(layout.panel.bottom(), size.height + 0.5F);
            for (const Rect widget : layout.widgets) {
                EXPECT_GE(widget.x, layout.panel.x);
                EXPECT_LE(widget.right(), layout.panel.right());
            }
            EXPECT_LE(layout.body.bottom(), layout.widgets.back().y);
        }
}

/// A number that can be less and more.
TestScreen with_number() {
    TestScreen screen;
    add(screen.form, stepper_id, Stepper{"Stepper", "6", true, true});
    return screen;
}

TEST(Form, CountsByEnterAndBySigns) {
    Hands hands(with_number());
    hands.screen.state.focus = WidgetKey{stepper_id};
    const auto last = [&] { return hands.screen.events.back(); };
    hands.press(Key::enter);
    ASSERT_FALSE(hands.screen.events.empty());
    EXPECT_EQ(last().key, WidgetKey{stepper_id});
    EXPECT_EQ(last().value, 1);
    hands.type("-");
    EXPECT_EQ(last().value, -1);
    hands.type("+");
    EXPECT_EQ(last().value, 1);
}

TEST(Form, CountsOnWhileAButtonIsHeld) {
    using std::chrono::milliseconds;
    Hands hands(with_number());
    const Form& form = hands.screen.form;
    const FormLayout layout = lay_out(form, hands.screen.state, hands.look());
    const Point more =
        parts_of(std::get<Stepper>(form.widgets[0].body), layout.widgets[0], hands.look())
            .more.center();
    hands.give(Tick{milliseconds(1000)});
    hands.click(more);
    EXPECT_EQ(hands.screen.events.size(), 1U) << "a click counts once";
    hands.give(PointerPressed{more});
    hands.give(Tick{milliseconds(1399)});
    EXPECT_EQ(hands.screen.events.size(), 1U);
    hands.give(Tick{milliseconds(1400)});
    hands.give(Tick{milliseconds(1490)});
    EXPECT_EQ(hands.screen.events.size(), 3U);
    hands.give(PointerReleased{more});
    hands.give(Tick{milliseconds(3000)});
    EXPECT_EQ(hands.screen.events.size(), 3U) << "it was let go, and that is no click";
}

TEST(Form, KeepsTheRingOfTheFocusApartFromTheBar) {
    TestScreen screen;
    for (int i = 0; i < 60; ++i)
        screen.form.widgets.push_back({{choice_id, i}, Choice{"Choice", {"A", "B"}, 0}});
    const Hands hands(std::move(screen), {480, 360});
    const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
    const auto around = ring(hands.scene());
    ASSERT_TRUE(around);
    const Rect track = scroll_parts(layout, hands.screen.state, hands.look()).track;
    EXPECT_LT(around->right(), track.x);
    EXPECT_LT(track.right(), layout.panel.right());
}

TEST(Form, StaysWhereItIsWhenItsRowsChange) {
    Hands hands(with_everything());
    hands.give(Tick{});
    const float top = lay_out(hands.screen.form, hands.screen.state, hands.look()).panel.y;
    hands.screen.form.widgets.pop_back();
    hands.give(Tick{});
    EXPECT_EQ(lay_out(hands.screen.form, hands.screen.state, hands.look()).panel.y, top);
}

TEST(Form, ShortensLongNamesInsteadOfMakingThemUnreadable) {
    TestScreen screen;
    const std::string name(80, 'n');
    add(screen.form, first_id, Button{name}, 2);
    add(screen.form, second_id, Card{.title = name}, 2);
    const Hands hands(std::move(screen), {480, 360}, 20);
    for (const Label& label : shapes_of<Label>(hands.scene()))
        EXPECT_GE(label.height, 14) << label.text;
}

TEST(Form, TellsThatWordsAreLeftOut) {
    TestScreen screen;
    const session::BoardView board{1, {{}}};
    std::string text;
    for (int i = 0; i < 300; ++i) text += "words ";
    add(screen.form, last_id, Card{.title = "Title", .text = text, .board = &board});
    const Hands hands(std::move(screen), {480, 360});
    EXPECT_TRUE(hands.shows("…"));
}

TEST(Form, HasNoBarWhereEverythingFits) {
    for (float unit = 8; unit < 40; unit += 0.7F) {
        const Hands hands(with_everything(), {4000, 3001}, unit);
        const FormLayout layout = lay_out(hands.screen.form, hands.screen.state, hands.look());
        EXPECT_EQ(layout.max_scroll(), 0) << unit;
    }
}

TEST(Form, TwiceTheScaleIsTheSamePictureTwiceAsLarge) {
    const Hands one(with_everything(), {900, 700}, 16);
    const Hands two(with_everything(), {1800, 1400}, 32);
    const auto small = shapes_of<Label>(one.scene());
    const auto large = shapes_of<Label>(two.scene());
    ASSERT_EQ(small.size(), large.size());
    for (std::size_t i = 0; i < small.size(); ++i) {
        EXPECT_NEAR(2 * small[i].area.x, large[i].area.x, 0.01);
        EXPECT_NEAR(2 * small[i].area.y, large[i].area.y, 0.01);
        EXPECT_FLOAT_EQ(2 * small[i].height, large[i].height);
    }
}

} // namespace
} // namespace view
