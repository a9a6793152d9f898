#include "match/player.hpp"

#include <gtest/gtest.h>

namespace match {
namespace {

using Words = std::vector<std::string>;

TEST(Words, AreSplitAsAShellDoes) {
    EXPECT_EQ(split_words("gnuchess --uci"), (Words{"gnuchess", "--uci"}));
    EXPECT_EQ(split_words("  a\t b "), (Words{"a", "b"}));
    EXPECT_EQ(split_words("'my engine' \"x y\"z \"\" a\\ b"),
              (Words{"my engine", "x yz", "", "a b"}));
    EXPECT_EQ(split_words("'a\\b' \"c\\\"d\""), (Words{"a\\b", "c\"d"}));
    EXPECT_EQ(split_words(""), Words{});
    EXPECT_FALSE(split_words("'open"));
    EXPECT_FALSE(split_words("it\"s"));
}

TEST(Contestant, IsACommand) {
    const auto player = read_player("/usr/games/gnuchess --uci");
    ASSERT_TRUE(player);
    EXPECT_EQ(player->name, "gnuchess");
    EXPECT_EQ(player->command, (Words{"/usr/games/gnuchess", "--uci"}));
    EXPECT_FALSE(player->limits.any());
}

TEST(Contestant, MayHaveANameOfItsOwn) {
    const auto player = read_player("new=./stackchess uci");
    ASSERT_TRUE(player);
    EXPECT_EQ(player->name, "new");
    EXPECT_EQ(player->command, (Words{"./stackchess", "uci"}));
    // Only what could be a name is taken for one.
    const auto other = read_player("./engine --hash=5");
    ASSERT_TRUE(other);
    EXPECT_EQ(other->name, "engine");
    EXPECT_EQ(other->command, (Words{"./engine", "--hash=5"}));
}

TEST(Contestant, MayBeOurselves) {
    const auto self = read_player("self");
    ASSERT_TRUE(self);
    EXPECT_EQ(*self, (Contestant{.name = "self"}));
    const auto level = read_player("level=3");
    ASSERT_TRUE(level);
    EXPECT_EQ(level->name, "level=3");
    EXPECT_TRUE(level->command.empty());
    EXPECT_EQ(level->options, (std::vector<OptionValue>{{"Level", "3"}}));
    const auto named = read_player("quick=self,nodes=5000,depth=6");
    ASSERT_TRUE(named);
    EXPECT_EQ(named->name, "quick");
    EXPECT_EQ(named->limits, (MoveLimits{.nodes = 5000, .depth = 6}));
    EXPECT_EQ(read_player("time=1+0.01")->limits.clock->increment, Milliseconds(10));
    // A program may be called this.
    EXPECT_EQ(read_player("selfish")->command, Words{"selfish"});
}

TEST(Contestant, IsRefusedForAReason) {
    EXPECT_EQ(read_player("").error(), PlayerFault::no_command);
    EXPECT_EQ(read_player("  ").error(), PlayerFault::no_command);
    EXPECT_EQ(read_player("a=").error(), PlayerFault::no_command);
    EXPECT_EQ(read_player("'x").error(), PlayerFault::open_quote);
    for (const char* text :
         {"level=0", "level=11", "level=", "nodes=many", "self,", "self,speed=5", "level=3,x"})
        EXPECT_EQ(read_player(text).error(), PlayerFault::wrong_value) << text;
}

TEST(Contestant, HasItsSettingsWritten) {
    EXPECT_EQ(settings_text({}), "");
    Contestant player{.options = {{"Hash", "64"}, {"Move Overhead", "5"}},
                      .limits = {.nodes = 5000}};
    EXPECT_EQ(settings_text(player), "nodes=5000; Hash=64; Move Overhead=5");
    // Too long for a tag, but still distinguished from others.
    player.options[0].value = std::string(10'000, 'x');
    const std::string cut = settings_text(player);
    EXPECT_LT(cut.size(), 1100U);
    player.options[1].value = "6";
    EXPECT_NE(settings_text(player), cut);
}

TEST(Players, AreToldApart) {
    std::vector<Contestant> players{
        {.name = "self"}, {.name = "self"}, {.name = "self 2"}, {.name = "self"}};
    tell_apart(players);
    EXPECT_EQ(players[0].name, "self");
    EXPECT_EQ(players[1].name, "self 2");
    EXPECT_EQ(players[2].name, "self 2 2");
    EXPECT_EQ(players[3].name, "self 3");
}

} // namespace
} // namespace match
