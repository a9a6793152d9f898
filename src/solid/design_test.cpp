#include "solid/design.hpp"

#include <gtest/gtest.h>

#include "solid/pieces.hpp"

namespace solid {
namespace {

constexpr std::string_view cone = "seat 40\npoint 0 0\npoint 30 0\npoint 0 50\n";

DesignError error_of(std::string_view text) {
    const auto design = read_design(text);
    EXPECT_FALSE(design);
    return design ? DesignError{} : design.error();
}

TEST(Design, ReadsHundredthsOfASquare) {
    const auto design = read_design("# a cone\n\nseat 40.5 # flat\n  point 0 0\r\ncurve 30 -2\n"
                                    "point 0 50\nball -1 2 3 4\n");
    ASSERT_TRUE(design);
    EXPECT_FLOAT_EQ(design->seat, 0.405F);
    ASSERT_EQ(design->turned.size(), 3U);
    EXPECT_FLOAT_EQ(design->turned[1].across, 0.3F);
    EXPECT_FLOAT_EQ(design->turned[1].height, -0.02F);
    EXPECT_TRUE(design->turned[1].is_round);
    ASSERT_EQ(design->balls.size(), 1U);
    EXPECT_FLOAT_EQ(design->balls[0].x, -0.01F);
}

TEST(Design, NamesTheLineThatIsWrong) {
    const std::string sound(cone);
    EXPECT_EQ(error_of(sound + "spiral 1 2"), (DesignError{DesignTrouble::unknown_word, 5}));
    for (const char* const line : {"point 1", "point 1 2 3", "point x 2", "point 1. 2",
                                   "point .5 2", "point 12345 2", "point - 2", "seat 1e3", "seat"})
        EXPECT_EQ(error_of(sound + line), (DesignError{DesignTrouble::wrong_numbers, 5})) << line;
}

TEST(Design, WantsABody) {
    EXPECT_EQ(error_of("").trouble, DesignTrouble::no_seat);
    EXPECT_EQ(error_of("seat 40\n").trouble, DesignTrouble::no_body);
    EXPECT_EQ(error_of("seat 40\npoint 0 0\npoint 30 0\npoint 5 50\n").trouble,
              DesignTrouble::no_body);
    EXPECT_EQ(error_of("seat 40\npoint 0 0\npoint 0 20\npoint 0 50\n").trouble,
              DesignTrouble::no_body);
    EXPECT_TRUE(read_design(cone));
}

TEST(Design, WantsAReliefToBeThick) {
    std::string text(cone);
    text.append("outline 1 2\noutline 2 2\noutline 2 3\n");
    EXPECT_EQ(error_of(text).trouble, DesignTrouble::wrong_relief);
    text.append("thick 0 5\nrounding 3\n");
    EXPECT_TRUE(read_design(text));
}

TEST(Design, OfEveryPieceIsSound) {
    for (const core::Role role : core::all_roles)
        EXPECT_TRUE(read_design(design_text(role))) << core::letter(role);
}

} // namespace
} // namespace solid
