#include "match/resumption.hpp"

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"

namespace match {
namespace {

using core::Color;
using record::GameResult;

/// A match in which White loses every game before the first move.
class ResumptionTest : public testing::Test {
  protected:
    ResumptionTest() {
        plan_.rules = game::Rules::chess;
        plan_.players = {{.name = "first", .options = {{"Hash", "64"}}, .limits = {.nodes = 500}},
                         {.name = "second", .limits = {.depth = 3}}};
        plan_.conduct.adjudication.max_moves = 200;
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
    EXPECT_EQ(resumption->kept, (game(1) + game(0) + game(4)).size());
    const Standings& standings = resumption->standings;
    EXPECT_EQ(standings.games(), 3U);
    for (const std::size_t index : {0U, 1U, 4U}) EXPECT_TRUE(standings.has(index));
    for (const std::size_t index : {2U, 3U, 5U}) EXPECT_FALSE(standings.has(index));
    EXPECT_EQ(standings.pairs(0, 1), (Pairs{0, 0, 1, 0, 0}));
    EXPECT_EQ(standings.results(0), (WinDrawLoss{1, 0, 2}));
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
    const std::size_t first = game(0).size();
    const std::size_t enough = whole.size() - 1; // without the empty line after it
    for (std::size_t size = 1; size < whole.size(); ++size) {
        const auto resumption = resume(whole.substr(0, size));
        ASSERT_TRUE(resumption) << size;
        const std::size_t games = size < first - 1 ? 0U : size < enough ? 1U : 2U;
        EXPECT_EQ(resumption->standings.games(), games) << size;
        const bool is_uncut = size == first - 1 || size == first || size == enough;
        EXPECT_EQ(resumption->kept, is_uncut ? size : size < first ? 0 : first) << size;
    }
}

TEST_F(ResumptionTest, PlaysAGameAgainThatWasDamagedAtTheEnd) {
    const std::string kept = game(0) + "; a note\n\n";
    std::string unfinished = game(1);
    for (const char* const result : {"1-0", "0-1"})
        for (std::size_t i = unfinished.find(result); i != std::string::npos;
             i = unfinished.find(result))
            unfinished.replace(i, 3, "*");
    std::string illegal = game(1);
    illegal.insert(illegal.find("\n\n") + 2, "1. Ke5 ");
    for (const std::string& last : {unfinished, illegal}) {
        const auto resumption = resume(kept + last);
        ASSERT_TRUE(resumption) << last;
        EXPECT_EQ(resumption->kept, kept.size());
        EXPECT_EQ(resumption->standings.games(), 1U);
    }
    // After a power cut, zeros stand for the end.
    for (const std::size_t size : {game(0).size(), game(0).size() + 100}) {
        const std::string text = game(0) + game(1);
        const auto resumption = resume(text.substr(0, size) + std::string(500, '\0'));
        ASSERT_TRUE(resumption) << size;
        EXPECT_EQ(resumption->kept, game(0).size());
    }
}

TEST_F(ResumptionTest, RefusesWhatIsNoMatch) {
    for (const char* const text :
         {"1. e4 e5 2. Nf3 *\n", "milk\neggs\n2 loaves of bread\n", "; a comment\n", "% escaped\n",
          "[Event \"Club evening\"]\n[White \"first\"]\n\n1. e4 *\n",
          "[Event \"stackchess match\"]\n[White \"first\"]\n\n1. e4 *\n", "x"}) {
        EXPECT_EQ(resume(text).error(), 1U) << text;
        // After a game, it is either a game of another match, or kept.
        const std::string both = game(0) + text;
        const auto behind = resume(both);
        EXPECT_EQ(behind ? behind->kept : both.size(), both.size()) << text;
    }
    EXPECT_EQ(resume(game(0) + "[Event \"Club evening\"]\n\n1. e4 *\n").error(), 2U);
    EXPECT_EQ(resume(game(0) + "1. e4 e5 2. Nf3 *\n").error(), 2U);
    EXPECT_TRUE(resume(game(0) + "; a comment\n{ and another }\n"));
}

TEST_F(ResumptionTest, RefusesDamageBeforeTheEnd) {
    std::string damaged = game(0);
    damaged.insert(damaged.find("\n\n") + 2, "1. Ke5 ");
    EXPECT_EQ(resume(damaged + game(1)).error(), 1U);
    EXPECT_EQ(resume(game(1) + game(0).substr(0, 200) + "\n\n" + game(2)).error(), 2U);
}

TEST_F(ResumptionTest, RefusesTheEndOfAnotherMatch) {
    // Cut off in its moves, in its tags, and a copy of a game that is already there.
    const auto all_but = [](const std::string& text, std::size_t count) {
        return text.substr(0, text.size() - count);
    };
    EXPECT_EQ(resume(game(0) + all_but(game(1, 2), 5)).error(), 2U);
    EXPECT_EQ(resume(game(0) + all_but(game(0), 5)).error(), 2U);
    const std::string before = game(0);
    const std::string ours = all_but(game(1), 5);
    plan_.players[1].limits.depth = 4;
    EXPECT_EQ(resume(ours).error(), 1U);
    EXPECT_EQ(resume(before).error(), 1U);
}

TEST_F(ResumptionTest, RefusesOtherSettings) {
    const std::string text = game(0) + game(1);
    const Plan before = plan_;
    const auto expect_refusal = [&] {
        EXPECT_EQ(resume(text).error(), 1U);
        plan_ = before;
        EXPECT_TRUE(resume(text));
    };
    plan_.players[0].limits.nodes = 501;
    expect_refusal();
    plan_.players[1].options = {{"Hash", "64"}};
    expect_refusal();
    plan_.players[0].options[0].value = "65";
    expect_refusal();
    plan_.conduct.adjudication.max_moves = 0;
    expect_refusal();
    plan_.conduct.adjudication.win = {600, 4};
    expect_refusal();
    // How patient the match is with the machine does not affect the games.
    plan_.conduct.margin = Milliseconds(500);
    plan_.concurrency = 7;
    EXPECT_TRUE(resume(text));
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
