#include "room/result_card.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace room {
namespace {

using words::english;
using words::french;

Snapshot ended(game::Outcome outcome, std::size_t plies = 0) {
    Snapshot snapshot;
    snapshot.history.resize(plies + 1);
    snapshot.outcome = outcome;
    return snapshot;
}

TEST(ResultCard, SaysWhoWonAndWhy) {
    const auto mate = game::Outcome::win(core::Color::white, game::Reason::checkmate);
    const ResultCard card = result_card(english, ended(mate, 45));
    EXPECT_EQ(card.title, "White wins");
    EXPECT_EQ(card.reason, "by checkmate");
    EXPECT_EQ(card.length, "45 half-moves");
    EXPECT_TRUE(card.ratings.empty());
}

TEST(ResultCard, SpeaksFrench) {
    const auto resigned = game::Outcome::win(core::Color::black, game::Reason::resignation);
    const ResultCard card = result_card(french, ended(resigned, 2));
    EXPECT_EQ(card.title, "Les noirs gagnent");
    EXPECT_EQ(card.reason, "par abandon");
    EXPECT_EQ(card.length, "2 demi-coups");
}

TEST(ResultCard, HasNoReasonWhereOnlyTheResultIsKnown) {
    const auto draw = game::Outcome::draw(game::Reason::unrecorded);
    EXPECT_EQ(result_card(english, ended(draw)).title, "Draw");
    EXPECT_EQ(result_card(english, ended(draw)).reason, "");
}

TEST(ResultCard, ShowsWhatBecameOfRatings) {
    Snapshot snapshot = ended(game::Outcome::draw(game::Reason::agreement), 10);
    snapshot.ratings = {{core::Color::white, "Anne", play::Rating{.value = 1500.4}, {1492.3}},
                        {core::Color::black, "Zoé", std::nullopt, {1622}}};
    const ResultCard card = result_card(english, snapshot);
    ASSERT_EQ(card.ratings.size(), 2U);
    EXPECT_EQ(card.ratings[0], "Anne: rating 1492 (-8)");
    EXPECT_EQ(card.ratings[1], "Zoé: first rating 1622");
}

} // namespace
} // namespace room
