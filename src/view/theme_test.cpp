#include "view/theme.hpp"

#include <array>
#include <utility>

#include <gtest/gtest.h>

namespace view {
namespace {

constexpr std::array themes{Theme::light, Theme::dark};
constexpr std::array boards{BoardColors::wood,  BoardColors::slate, BoardColors::contrast,
                            BoardColors::green, BoardColors::blue,  BoardColors::rose};

/// The least contrast of two tones in all themes and boards.
double least_contrast(Tone one, Tone other) {
    double least = 21;
    for (const Theme theme : themes)
        for (const BoardColors board : boards)
            least = std::min(least,
                             contrast(paint_of(one, theme, board), paint_of(other, theme, board)));
    return least;
}

TEST(Theme, ReckonsContrast) {
    EXPECT_NEAR(contrast({255, 255, 255}, {0, 0, 0}), 21, 0.01);
    EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21, 0.01);
    EXPECT_NEAR(contrast({119, 119, 119}, {255, 255, 255}), 4.48, 0.01);
    EXPECT_EQ(contrast({9, 99, 199}, {9, 99, 199}), 1);
}

TEST(Theme, GivesEveryToneAColour) {
    for (int tone = 0; tone <= static_cast<int>(Tone::line_arrow); ++tone)
        for (const Theme theme : themes)
            for (const BoardColors board : boards)
                EXPECT_GT(paint_of(static_cast<Tone>(tone), theme, board).alpha, 0) << tone;
}

TEST(Theme, LetsEveryTextBeRead) {
    for (const Tone text : {Tone::text, Tone::faint})
        for (const Tone behind :
             {Tone::background, Tone::panel, Tone::raised, Tone::pointed, Tone::pressed})
            EXPECT_GE(least_contrast(text, behind), 4.5)
                << static_cast<int>(text) << " on " << static_cast<int>(behind);
    for (const auto& [text, behind] :
         {std::pair{Tone::on_accent, Tone::accent}, std::pair{Tone::board_text, Tone::board_edge},
          std::pair{Tone::badge_text, Tone::badge}, std::pair{Tone::warning, Tone::panel},
          std::pair{Tone::warning, Tone::background}, std::pair{Tone::accent, Tone::panel},
          std::pair{Tone::accent, Tone::background}})
        EXPECT_GE(least_contrast(text, behind), 4.5)
            << static_cast<int>(text) << " on " << static_cast<int>(behind);
}

TEST(Theme, ShowsEveryMarkOnEverySquare) {
    for (const Tone mark :
         {Tone::check, Tone::target, Tone::capture, Tone::cursor, Tone::hint, Tone::last_line})
        for (const Tone square : {Tone::board_light, Tone::board_dark})
            EXPECT_GE(least_contrast(mark, square), 3)
                << static_cast<int>(mark) << " on " << static_cast<int>(square);
    EXPECT_GE(least_contrast(Tone::board_light, Tone::board_dark), 1.8);
    EXPECT_GE(least_contrast(Tone::white_share, Tone::black_share), 4.5);
}

} // namespace
} // namespace view
