#include "server/recent_events.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace server {
namespace {

using namespace std::chrono_literals;
using play::OfferKind;

/// One event of each kind, repeatedly.
Entry entry(std::uint32_t number) {
    const wire::Clocks left = wire::ByColor<wire::Milliseconds>{number * 1000ms, 7ms};
    const std::vector<wire::GameEvent> events{
        wire::Moved{"e7e8q", 1234567ms, left},
        wire::Moved{"2a2a4", 3ms},
        wire::TookBack{2, left},
        wire::Offered{OfferKind::takeback, Color::black},
        wire::Declined{OfferKind::draw, Color::white},
        wire::GaveTime{Color::black, left},
        wire::Ended{game::Outcome::win(Color::black, game::Reason::resignation), left,
                    wire::ByColor<wire::RatingChange>{{{1500, 1510}, {1600, 1590}}}}};
    const std::optional<Color> actor =
        number % 3 == 0 ? std::nullopt : std::optional(static_cast<Color>(number % 3 - 1));
    return {number, actor, "nonce-" + std::to_string(number), events[number % events.size()]};
}

TEST(RecentEvents, AreGivenBackAsTheyWere) {
    RecentEvents recent;
    EXPECT_TRUE(recent.reach_back_to(0));
    EXPECT_TRUE(recent.since(0).empty());
    for (std::uint32_t number = 1; number <= 200; ++number) {
        recent.add(entry(number));
        const std::uint32_t oldest = number - std::min<std::uint32_t>(number, RecentEvents::limit);
        EXPECT_TRUE(recent.reach_back_to(oldest));
        EXPECT_TRUE(recent.reach_back_to(UINT32_MAX));
        if (oldest > 0) {
            EXPECT_FALSE(recent.reach_back_to(oldest - 1)) << number;
        }
        const auto all = recent.since(oldest);
        ASSERT_EQ(all.size(), number - oldest);
        for (const Entry& one : all) EXPECT_EQ(one, entry(one.number));
        ASSERT_EQ(recent.since(number - 1).size(), 1U);
        EXPECT_TRUE(recent.since(number).empty());
    }
}

TEST(RecentEvents, KnowWhoHasBroughtThemAbout) {
    RecentEvents recent;
    for (std::uint32_t number = 1; number <= 100; ++number) recent.add(entry(number));
    EXPECT_EQ(entry(97).actor, Color::white);
    EXPECT_TRUE(recent.contain(0, Color::white, "nonce-97"));
    EXPECT_TRUE(recent.contain(96, Color::white, "nonce-97"));
    EXPECT_FALSE(recent.contain(97, Color::white, "nonce-97"));
    EXPECT_FALSE(recent.contain(0, Color::black, "nonce-97"));
    EXPECT_FALSE(recent.contain(0, Color::white, "nonce-9"));
    EXPECT_FALSE(recent.contain(0, Color::white, "nonce-34")) << "long ago";
}

} // namespace
} // namespace server
