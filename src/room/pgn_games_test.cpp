#include "room/pgn_games.hpp"

#include <gtest/gtest.h>

#include "play/save_text.hpp"

namespace room {
namespace {

constexpr const char* two_games = R"([Event "Club"]
[Date "2026.05.17"]
[White "Anne"]
[Black "Bob"]
[Result "1-0"]

1. e4 e5 2. Qh5 1-0

[White "?"]
[Black "Zoé"]

1. d4 *
)";

TEST(PgnGames, AreListedWithTheirPlayers) {
    const PgnGames found = pgn_games(two_games);
    ASSERT_EQ(found.games.size(), 2U);
    EXPECT_EQ(found.games[0].title, "Anne - Bob");
    EXPECT_EQ(found.games[0].text, "1-0, 2026.05.17, Club");
    EXPECT_EQ(found.games[1].title, "? - Zoé");
    EXPECT_EQ(found.games[1].text, "");
    EXPECT_FALSE(found.has_more);
}

TEST(PgnGames, CanBeReadOneByOne) {
    const game::LetterSet english{game::Letters::english};
    for (const std::size_t number : {1U, 2U}) {
        const auto read = play::read_game(two_games, english, number);
        ASSERT_TRUE(read) << number;
        EXPECT_EQ(read->games, 1U);
        EXPECT_EQ(read->record.tags.value_or("Black", ""), number == 1 ? "Bob" : "Zoé");
    }
    EXPECT_EQ(play::read_game(two_games, english, 3).error().fault, play::LoadFault::no_game);
}

TEST(PgnGames, AreMarkedWhereTheyCannotBeReadAsAWhole) {
    const PgnGames found = pgn_games("1. e4 *\n\n1. e4 Ke7 *\n");
    ASSERT_EQ(found.games.size(), 2U);
    EXPECT_FALSE(found.games[0].is_damaged);
    EXPECT_TRUE(found.games[1].is_damaged);
}

TEST(PgnGames, EndSomewhere) {
    std::string text;
    for (std::size_t i = 0; i <= PgnGames::most; ++i) text += "[White \"A\"]\n\n1. e4 *\n\n";
    const PgnGames found = pgn_games(text);
    EXPECT_EQ(found.games.size(), PgnGames::most);
    EXPECT_TRUE(found.has_more);
}

} // namespace
} // namespace room
