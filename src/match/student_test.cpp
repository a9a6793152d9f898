#include "match/student.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace match {
namespace {

TEST(Student, HasTheQuantilesOfTheTables) {
    EXPECT_NEAR(student_quantile(0.975, 1), 12.7062, 1e-4);
    EXPECT_NEAR(student_quantile(0.975, 2), 4.30265, 1e-5);
    EXPECT_NEAR(student_quantile(0.975, 5), 2.57058, 1e-5);
    EXPECT_NEAR(student_quantile(0.975, 10), 2.22814, 1e-5);
    EXPECT_NEAR(student_quantile(0.975, 30), 2.04227, 1e-5);
    EXPECT_NEAR(student_quantile(0.975, 120), 1.97993, 1e-5);
    EXPECT_NEAR(student_quantile(0.95, 4), 2.13185, 1e-5);
    EXPECT_NEAR(student_quantile(0.975, 5'000'000), 1.959964, 1e-6);
}

TEST(Student, KnowsItsClosedForms) {
    for (const double value : {-30.0, -2.0, -0.5, 0.0, 0.1, 1.0, 3.0, 200.0}) {
        EXPECT_NEAR(student_share(value, 1), 0.5 + std::atan(value) / std::acos(-1), 1e-12);
        EXPECT_NEAR(student_share(value, 2), 0.5 + value / 2 / std::sqrt(2 + value * value), 1e-12);
    }
    // With many numbers it approaches the normal distribution.
    for (const double value : {-3.0, -0.5, 0.0, 2.0})
        EXPECT_NEAR(student_share(value, 5'000'000), std::erfc(-value / std::sqrt(2)) / 2, 1e-6);
}

TEST(Student, IsSureAtTheEnds) {
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_EQ(student_share(infinity, 3), 1);
    EXPECT_EQ(student_share(-infinity, 3), 0);
}

} // namespace
} // namespace match
