#include "words/evaluations.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace words {
namespace {

TEST(Evaluations, AreReadFromWhitesSide) {
    EXPECT_EQ(evaluation_text(english, {.value = 35}), "+0.35");
    EXPECT_EQ(evaluation_text(french, {.value = 35}), "+0,35");
    EXPECT_EQ(evaluation_text(english, {.value = -1204}), "-12.04");
    EXPECT_EQ(evaluation_text(french, {.value = -7}), "-0,07");
    EXPECT_EQ(evaluation_text(english, {.value = 0}), " 0.00");
    EXPECT_EQ(evaluation_text(english, {.is_mate = true, .value = 3}), "#3");
    EXPECT_EQ(evaluation_text(french, {.is_mate = true, .value = -3}), "#-3");
}

TEST(Evaluations, AreRoundedWhereThereIsLittleRoom) {
    EXPECT_EQ(short_evaluation_text(english, {.value = 185}), "1.9");
    EXPECT_EQ(short_evaluation_text(french, {.value = -184}), "1,8");
    EXPECT_EQ(short_evaluation_text(english, {.value = 4}), "0.0");
    EXPECT_EQ(short_evaluation_text(english, {.value = -1996}), "20");
    EXPECT_EQ(short_evaluation_text(french, {.value = 994}), "9,9");
    EXPECT_EQ(short_evaluation_text(french, {.value = 995}), "10");
    EXPECT_EQ(short_evaluation_text(french, {.is_mate = true, .value = -3}), "#-3");
}

} // namespace
} // namespace words
