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
    EXPECT_TRUE(crowds.take_news({{"a", 6}}, 5, start + 1100ms).empty());
    EXPECT_EQ(crowds.take_news({{"a", 6}}, 5, start + 2s), (News{{"a", 6}}));
    EXPECT_EQ(crowds.take_news({{"a", 4}}, 5, start + 20s), (News{{"a", 0}})) << "too few to tell";
    EXPECT_TRUE(crowds.take_news({{"a", 4}}, 5, start + 40s).empty());
}

TEST(CrowdsTest, AreCountedOnAllOtherNodes) {
    Crowds crowds;
    crowds.hear({"a", 5}, "one", start);
    crowds.hear({"a", 7}, "two", start);
    EXPECT_EQ(crowds.elsewhere("a", start), 12);
    EXPECT_EQ(crowds.elsewhere("b", start), 0);
    crowds.hear({"a", 6}, "one", start + 1s);
    EXPECT_EQ(crowds.elsewhere("a", start + 1s), 13);
    crowds.hear({"a", 0}, "two", start + 2s);
    EXPECT_EQ(crowds.elsewhere("a", start + 2s), 6);
}

TEST(CrowdsTest, OfANodeThatIsSilentAreForgotten) {
    Crowds crowds;
    crowds.hear({"a", 5}, "one", start);
    crowds.hear({"a", 7}, "two", start + 2s);
    EXPECT_EQ(crowds.elsewhere("a", start + Crowds::forgotten - 1ms), 12);
    EXPECT_EQ(crowds.elsewhere("a", start + Crowds::forgotten), 7);
    crowds.take_news({}, 5, start + 10s);
    EXPECT_EQ(crowds.elsewhere("a", start + 2s), 0) << "what is too old is not kept";
}

} // namespace
} // namespace server
