#include "words/questions.hpp"

#include <gtest/gtest.h>

namespace words {
namespace {

TEST(WithAnswers, StandsBeforeTheMark) {
    EXPECT_EQ(with_answers({Language::french, Encoding::utf8}, "Acceptez-vous ?"),
              "Acceptez-vous (o/n) ?");
    EXPECT_EQ(with_answers({Language::english, Encoding::utf8}, "Do you accept?"),
              "Do you accept (y/n)?");
}

} // namespace
} // namespace words
