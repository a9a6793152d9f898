#include "uci/options.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include <fmt/format.h>

#include "engine/levels.hpp"

namespace uci {
namespace {

bool declares(const Options& options, std::string_view line) {
    const auto lines = option_lines(options);
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// What is said of a setting; empty when it is followed.
std::string why_not(Options& options, std::string_view words) {
    const auto change = set_option(options, Tokens(words));
    return change ? "" : change.error();
}

TEST(Options, ChooseTheEvaluation) {
    Options options;
    EXPECT_TRUE(declares(options,
                         "option name Evaluation type combo default network var network var hand"));
    EXPECT_TRUE(declares(options, "option name EvalFile type string default <empty>"));
    EXPECT_EQ(why_not(options, "name evaluation value Hand"), "");
    EXPECT_FALSE(options.uses_networks);
    EXPECT_EQ(why_not(options, "name Evaluation value best"),
              "invalid value 'best' for Evaluation");
    EXPECT_EQ(why_not(options, "name EvalFile value my nets/6.network"), "");
    EXPECT_EQ(options.network_file, "my nets/6.network");
    EXPECT_EQ(why_not(options, "name EvalFile value <empty>"), "");
    EXPECT_EQ(options.network_file, "");
}

TEST(Options, AreDeclaredWithTheirUsualValues) {
    Options options;
    options.hash = 99;
    EXPECT_TRUE(declares(options, "option name Hash type spin default 16 min 1 max 1048576"));
    EXPECT_TRUE(declares(options, "option name UCI_ShowWDL type check default false"));
    EXPECT_TRUE(declares(options, "option name Clear Hash type button"));
    for (const game::Rules rules : {game::Rules::stackchess, game::Rules::chess}) {
        options.rules = rules;
        const auto rating = [&](int level) {
            return static_cast<int>(engine::level_rating(rules, level));
        };
        EXPECT_TRUE(declares(
            options, fmt::format("option name UCI_Elo type spin default {0} min {1} max {0}",
                                 rating(engine::max_level), rating(engine::min_level))));
    }
    EXPECT_TRUE(declares(
        options, "option name UCI_Variant type combo default chess var chess var stackchess"));
}

TEST(Options, AreSetByNamesOfSeveralWordsInAnyCase) {
    Options options;
    EXPECT_EQ(set_option(options, Tokens("name Move  Overhead value 250")), OptionChange::value);
    EXPECT_EQ(options.overhead, 250);
    EXPECT_EQ(set_option(options, Tokens("name hash value 64")), OptionChange::hash);
    EXPECT_EQ(options.hash, 64);
    EXPECT_EQ(set_option(options, Tokens("name THREADS value 2")), OptionChange::threads);
    EXPECT_EQ(set_option(options, Tokens("name Clear Hash")), OptionChange::clear_hash);
    EXPECT_EQ(set_option(options, Tokens("name UCI_ShowWDL value TRUE")), OptionChange::value);
    EXPECT_TRUE(options.shows_chances);
    EXPECT_EQ(set_option(options, Tokens("name UCI_Variant value stackchess")),
              OptionChange::variant);
    EXPECT_EQ(set_option(options, Tokens("name UCI_Variant value stackchess")), OptionChange::value)
        << "as it was";
}

TEST(Options, ThatMakeNoSenseAreRefused) {
    Options options;
    EXPECT_EQ(why_not(options, "name Hash value 0"), "invalid value '0' for Hash");
    EXPECT_EQ(why_not(options, "name Hash value"), "invalid value '' for Hash");
    EXPECT_EQ(why_not(options, "name Hash value 1e3"), "invalid value '1e3' for Hash");
    EXPECT_EQ(why_not(options, "name Level value 11"), "invalid value '11' for Level");
    EXPECT_EQ(why_not(options, "name Ponder value maybe"), "invalid value 'maybe' for Ponder");
    EXPECT_EQ(why_not(options, "name UCI_Variant value go"), "invalid value 'go' for UCI_Variant");
    EXPECT_EQ(why_not(options, "name Style value Risky"), "no option 'Style'");
    EXPECT_EQ(why_not(options, ""), "no option ''");
    EXPECT_EQ(options.hash, 16);
}

TEST(Options, LimitTheStrength) {
    Options options;
    EXPECT_EQ(options.playing_level(), std::nullopt);
    options.limits_strength = true;
    EXPECT_EQ(options.playing_level(), 10);
    options.rating = 600;
    EXPECT_EQ(options.playing_level(), 1);
    options.level = 4;
    EXPECT_EQ(options.playing_level(), 4);
    options.analyses = true;
    EXPECT_EQ(options.playing_level(), std::nullopt);
}

} // namespace
} // namespace uci
