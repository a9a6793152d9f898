#include "server/crowds.hpp"

#include <gtest/gtest.h>

namespace server {
namespace {

using namespace std::chrono_literals;
using News = std::vector<Crowds::Crowd>;

constexpr Instant start = Instant(1h);

TEST(CrowdsTest, AreToldWhenTheyChangeAndNowAndThen) {
    Crowds crowds;
    EXPECT_EQ(crowds.take_news({{"a", 5}, {"b", 4}}, 5, start), (News{{"a", 5}}));
    EXPECT_TRUE(crowds.take_news({{"a", 5}, {"b", 4}}, 5, start + 500ms).empty());
    EXPECT_EQ(crowds.take_news({{"a", 6}}, 5, start + 1s), (News{{"a", 6}}));
    EXPECT_TRUE(crowds.take_news({{"a", 6}}, 5, start + 1500ms).empty());
    EXPECT_EQ(crowds.take_news({{"a", 6}}, 5, start + Crowds::told_again), (News{{"a", 6}}));
    EXPECT_EQ(crowds.take_news({{"a", 4}}, 5, start + 20s), (News{{"a", 0}})) << "too few to tell";
    EXPECT_TRUE(crowds.take_news({{"a", 4}}, 5, start + 40s).empty());
}

TEST(CrowdsTest, AreCountedOnAllOtherNodes) {
    Crowds crowds;
    crowds.hear({"a", 5}, "one", start);
    crowds.hear({"a", 7}, "two", start);
    EXPECT_EQ(crowds.elsewhere("a"), 12);
    EXPECT_EQ(crowds.elsewhere("b"), 0);
    crowds.hear({"a", 6}, "one", start + 1s);
    EXPECT_EQ(crowds.elsewhere("a"), 13);
    crowds.hear({"a", 0}, "two", start + 2s);
    EXPECT_EQ(crowds.elsewhere("a"), 6);
}

TEST(CrowdsTest, OfANodeThatIsSilentAreForgotten) {
    Crowds crowds;
    crowds.hear({"a", 5}, "one", start);
    crowds.hear({"a", 7}, "two", start + 2s);
    crowds.take_news({}, 5, start + Crowds::forgotten - 1s);
    EXPECT_EQ(crowds.elsewhere("a"), 12);
    crowds.take_news({}, 5, start + Crowds::forgotten);
    EXPECT_EQ(crowds.elsewhere("a"), 7);
}

} // namespace
} // namespace server
