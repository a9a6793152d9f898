// What holds for every screen around the game.

#include <random>

#include <gtest/gtest.h>

#include "view/every_screen_fixture.hpp"

namespace view {
namespace {

struct Window {
    Size size;
    float unit;
};
constexpr std::array windows{Window{{480, 360}, 12}, Window{{360, 640}, 14}, Window{{960, 640}, 16},
                             Window{{1920, 1280}, 32}};

TEST(EveryScreen, ShowsTheFocusInsideTheWindow) {
    for (const auto& [size, unit] : windows)
        for (const words::Language language : words::languages)
            for_each_screen([&](auto screen) {
                Hands hands(std::move(screen), size, unit);
                hands.settings.language = language;
                const Rect area = hands.look().area;
                for (int i = 0; i < 30; ++i) {
                    int rings = 0;
                    for (const Outline& outline : shapes_of<Outline>(hands.scene())) {
                        if (outline.tone != Tone::accent && outline.tone != Tone::cursor) continue;
                        ++rings;
                        EXPECT_TRUE(area.contains(outline.area.center())) << i;
                    }
                    EXPECT_EQ(rings, 1) << hands.labels()[0] << ' ' << i;
                    hands.press(Key::tab);
                }
            });
}

TEST(EveryScreen, IsLeftByKeyAndByMouse) {
    for_each_screen([](auto screen) {
        Hands by_key(screen);
        EXPECT_TRUE(order_of<CloseScreen>(by_key.press(Key::escape)));
        Hands by_mouse(std::move(screen));
        std::vector<Order> orders;
        for (const char* const back : {"Retour au jeu", "Retour", "Fermer"})
            for (const Order& order : by_mouse.click(back)) orders.push_back(order);
        EXPECT_TRUE(order_of<CloseScreen>(orders));
    });
}

TEST(EveryScreen, SpeaksTheLanguageOfTheSettings) {
    for_each_screen([](auto screen) {
        Hands hands(std::move(screen));
        const auto french = hands.labels();
        hands.settings.language = words::Language::english;
        EXPECT_NE(french, hands.labels());
    });
}

Input random_input(std::mt19937& random, Size size) {
    const auto below = [&](std::uint32_t most) { return random() % most; };
    const Point at{static_cast<float>(below(static_cast<std::uint32_t>(size.width))),
                   static_cast<float>(below(static_cast<std::uint32_t>(size.height)))};
    switch (below(8)) {
    case 0: return PointerMoved{at};
    case 1: return PointerPressed{at};
    case 2: return PointerReleased{at};
    case 3: return Wheel{at, static_cast<int>(below(7)) - 3};
    case 4: return TextTyped{below(2) == 0 ? " " : "é"};
    case 5: return FocusLost{};
    default: return KeyPressed{.key = static_cast<Key>(below(14)), .with_shift = below(4) == 0};
    }
}

TEST(EveryScreen, SurvivesAnyInput) {
    std::mt19937 random(7);
    for (const auto& [size, unit] : windows)
        for_each_screen([&](auto screen) {
            Hands hands(std::move(screen), size, unit);
            for (int i = 0; i < 150; ++i) {
                const Input input = random_input(random, size);
                hands.give(input);
                if (const auto* const pressed = std::get_if<PointerPressed>(&input))
                    hands.give(PointerReleased{pressed->at});
            }
            EXPECT_FALSE(hands.labels().empty());
        });
}

} // namespace
} // namespace view
