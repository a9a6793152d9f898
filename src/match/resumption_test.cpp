#include "match/resumption.hpp"

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"

namespace match {
namespace {

using core::Color;
using record::GameResult;

/// A match whose games are all lost before the first move, by white.
class ResumptionTest : public testing::Test {
  protected:
    ResumptionTest() {
        plan_.rules = game::Rules::chess;
        plan_.players = {{.name = "first"}, {.name = "second"}};
    }

    std::string game(std::size_t index, std::uint64_t seed = 1) const {
        Openings openings({chess::start_setup()}, 4, seed);
        const Slot slot = Schedule(2, 6).at(index);
        record::Record record =
            lost_game(openings.at(slot.opening), {Color::white, Fault::crash}).record;
        set_tags(record, plan_, slot, index, "2026.05.17");
        return record::to_pgn(record);
    }

    core::Result<Resumption, std::size_t> resume(const std::string& text) const {
        Openings openings({chess::start_setup()}, 4, 1);
        return take_up(text, plan_, 6, openings);
    }

    Plan plan_;
};

TEST_F(ResumptionTest, CountsWhatWasPlayed) {
    const auto resumption = resume(game(1) + game(0) + game(4));
    ASSERT_TRUE(resumption);
    EXPECT_FALSE(resumption->mended);
    const Standings& standings = resumption->standings;
    EXPECT_EQ(standings.games(), 3U);
    for (const std::size_t index : {0U, 1U, 4U}) EXPECT_TRUE(standings.has(index));
    for (const std::size_t index : {2U, 3U, 5U}) EXPECT_FALSE(standings.has(index));
    EXPECT_EQ(standings.pairs(0, 1), (Pairs{0, 0, 1, 0, 0}));
    EXPECT_EQ(standings.tally(0), (Tally{1, 0, 2}));
    EXPECT_EQ(standings.faults(0)[index(Fault::crash)], 2U);
    EXPECT_EQ(standings.faults(1)[index(Fault::crash)], 1U);
}

TEST_F(ResumptionTest, OfNothingIsANewMatch) {
    const auto resumption = resume("");
    ASSERT_TRUE(resumption);
    EXPECT_EQ(resumption->standings.games(), 0U);
}

TEST_F(ResumptionTest, PlaysAGameAgainThatWasCutOff) {
    const std::string whole = game(0) + game(1);
    for (std::size_t size = game(0).size() + 1; size + 4 < whole.size(); size += 7) {
        const auto resumption = resume(whole.substr(0, size));
        ASSERT_TRUE(resumption) << size;
        EXPECT_EQ(resumption->standings.games(), 1U) << size;
        ASSERT_TRUE(resumption->mended) << size;
        EXPECT_EQ(*resumption->mended, game(0));
    }
}

TEST_F(ResumptionTest, RefusesGamesOfOtherMatches) {
    EXPECT_EQ(resume(game(0) + game(0)).error(), 2U);    // twice
    EXPECT_EQ(resume(game(0) + game(1, 2)).error(), 2U); // from another opening
    std::string renamed = game(0);
    renamed.replace(renamed.find("first"), 5, "third");
    EXPECT_EQ(resume(renamed).error(), 1U);
    std::string beyond = game(0);
    beyond.replace(beyond.find("Round \"1\""), 9, "Round \"7\"");
    EXPECT_EQ(resume(beyond).error(), 1U);
    plan_.rules = game::Rules::stackchess;
    EXPECT_EQ(resume(game(0)).error(), 1U);
}

} // namespace
} // namespace match
