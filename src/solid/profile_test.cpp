#include "solid/profile.hpp"

#include <gtest/gtest.h>

#include "solid/pieces.hpp"

namespace solid {
namespace {

constexpr std::string_view cone = "seat 40\npoint 0 0\npoint 30 0\npoint 0 50\n";

ProfileError error_of(std::string_view text) {
    const auto profile = read_profile(text);
    EXPECT_FALSE(profile);
    return profile ? ProfileError{} : profile.error();
}

TEST(Profile, ReadsHundredthsOfASquare) {
    const auto profile = read_profile("# a cone\n\nseat 40.5 # flat\n  point 0 0\r\ncurve 30 -2\n"
                                      "point 0 50\nball -1 2 3 4\n");
    ASSERT_TRUE(profile);
    EXPECT_FLOAT_EQ(profile->seat, 0.405F);
    ASSERT_EQ(profile->turned.size(), 3U);
    EXPECT_FLOAT_EQ(profile->turned[1].across, 0.3F);
    EXPECT_FLOAT_EQ(profile->turned[1].height, -0.02F);
    EXPECT_TRUE(profile->turned[1].is_round);
    ASSERT_EQ(profile->balls.size(), 1U);
    EXPECT_FLOAT_EQ(profile->balls[0].x, -0.01F);
}

TEST(Profile, NamesTheLineThatIsWrong) {
    const std::string sound(cone);
    EXPECT_EQ(error_of(sound + "spiral 1 2"), (ProfileError{ProfileTrouble::unknown_word, 5}));
    for (const char* const line : {"point 1", "point 1 2 3", "point x 2", "point 1. 2",
                                   "point .5 2", "point 12345 2", "point - 2", "seat 1e3", "seat"})
        EXPECT_EQ(error_of(sound + line), (ProfileError{ProfileTrouble::wrong_numbers, 5})) << line;
}

TEST(Profile, WantsABody) {
    EXPECT_EQ(error_of("").trouble, ProfileTrouble::no_seat);
    EXPECT_EQ(error_of("seat 40\n").trouble, ProfileTrouble::no_body);
    EXPECT_EQ(error_of("seat 40\npoint 0 0\npoint 30 0\npoint 5 50\n").trouble,
              ProfileTrouble::no_body);
    EXPECT_EQ(error_of("seat 40\npoint 0 0\npoint 0 20\npoint 0 50\n").trouble,
              ProfileTrouble::no_body);
    EXPECT_TRUE(read_profile(cone));
}

TEST(Profile, WantsAReliefToBeThick) {
    std::string text(cone);
    text.append("outline 1 2\noutline 2 2\noutline 2 3\n");
    EXPECT_EQ(error_of(text).trouble, ProfileTrouble::wrong_relief);
    text.append("thick 0 5\nrounding 3\n");
    EXPECT_TRUE(read_profile(text));
}

TEST(Profile, OfEveryPieceIsSound) {
    for (const core::Role role : core::all_roles)
        EXPECT_TRUE(read_profile(profile_text(role))) << core::letter(role);
}

} // namespace
} // namespace solid
