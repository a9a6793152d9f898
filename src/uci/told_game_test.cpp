#include "uci/told_game.hpp"

#include <gtest/gtest.h>

#include "engine/searcher.hpp"

namespace uci {
namespace {

using game::Rules;
using Moves = std::vector<std::string>;

std::string why_not(Rules rules, std::string_view words) {
    const auto game = read_game(rules, Tokens(words));
    return game ? "" : game.error();
}

TEST(ToldGame, IsReadInBothGames) {
    const auto chess = read_game(Rules::chess, Tokens("startpos moves e2e4 e7e5 g1f3"));
    ASSERT_TRUE(chess);
    EXPECT_EQ(chess->start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(chess->moves, (Moves{"e2e4", "e7e5", "g1f3"}));
    EXPECT_EQ(chess->turn(), core::Color::black);
    const auto small = read_game(Rules::stackchess, Tokens("startpos moves a1a2 f5f4 2a2a4"));
    ASSERT_TRUE(small);
    EXPECT_EQ(small->moves.size(), 3U);
    EXPECT_EQ(std::get<stackchess::SmallPosition>(small->position).setup().size, 6);
    const auto large = read_game(
        Rules::stackchess, Tokens("fen k9/10/10/10/10/10/10/10/10/(KQ)9 w - 0 1 moves 2a1b2"));
    ASSERT_TRUE(large);
    EXPECT_TRUE(std::holds_alternative<stackchess::LargePosition>(large->position));
}

TEST(ToldGame, SaysWhatIsWrong) {
    EXPECT_EQ(why_not(Rules::chess, "startpos moves e2e4 e2e4"), "illegal move e2e4, number 2");
    EXPECT_EQ(why_not(Rules::chess, "startpos moves Nf3"), "illegal move Nf3, number 1");
    EXPECT_EQ(why_not(Rules::stackchess, "startpos moves 3a2a3"), "illegal move 3a2a3, number 1");
    EXPECT_EQ(
        why_not(Rules::chess, "fen 8/8/8/8/8/8/8/z7 w - - 0 1"),
        "unreadable position 8/8/8/8/8/8/8/z7 w - - 0 1, character 15: invalid character in the "
        "board");
    EXPECT_EQ(
        why_not(Rules::chess, "fen 8/8/8/8/8/8/8/P7 w - - 0 1"),
        "unplayable position 8/8/8/8/8/8/8/P7 w - - 0 1: no white king, no black king, a pawn "
        "on the first or last rank");
    EXPECT_EQ(why_not(Rules::stackchess, "fen 4/4/4/4"),
              "unplayable position 4/4/4/4 w - 0 1: no pieces on the board");
    EXPECT_EQ(why_not(Rules::chess, "moves e2e4"), "expected startpos or fen");
    for (const Rules rules : {Rules::chess, Rules::stackchess})
        for (const char* const told : {"fen", "fen moves e2e4"})
            EXPECT_EQ(why_not(rules, told), "expected a position behind fen");
    EXPECT_EQ(why_not(Rules::chess, "please startpos"), "") << "unknown words are passed over";
}

TEST(ToldGame, PutsRightWhatOthersWrite) {
    const auto game =
        read_game(Rules::chess, Tokens("fen 4k2r/8/8/8/8/8/8/R3K3 w KQkq e6 0 0 hello moves e1c1"));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->start, "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1");
    EXPECT_EQ(
        game->repairs,
        (chess::FenRepairs{chess::FenRepair::castling_dropped, chess::FenRepair::en_passant_dropped,
                           chess::FenRepair::move_number_raised, chess::FenRepair::rest_left_out}));
    EXPECT_TRUE(read_game(Rules::chess, Tokens("fen 4k3/8/8/8/8/8/8/4K3 b - -"))->repairs.empty());
    EXPECT_EQ(read_game(Rules::chess, Tokens("fen 4k3/8/8/8/8/8/8/4K3 b"))->repairs,
              chess::FenRepairs{chess::FenRepair::fields_added});
}

TEST(ToldGame, GoesOnAfterADrawByTheLaws) {
    std::string words = "startpos moves";
    for (int i = 0; i < 5; ++i) words += " g1f3 g8f6 f3g1 f6g8";
    words += " e2e4";
    const auto game = read_game(Rules::chess, Tokens(words));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->turn(), core::Color::black);
    const auto searcher = engine::make_searcher(Rules::chess, 1);
    EXPECT_TRUE(searcher->set_game(game->start, game->moves));
    const auto bare = read_game(Rules::chess, Tokens("fen 7k/8/8/8/8/8/8/K7 w - - 0 1 moves a1a2"));
    ASSERT_TRUE(bare);
    EXPECT_TRUE(searcher->set_game(bare->start, bare->moves));
}

TEST(ToldGame, KnowsWhoHasLost) {
    const auto is_lost = [](Rules rules, std::string_view words) {
        return read_game(rules, Tokens(words)).value().is_lost();
    };
    EXPECT_TRUE(is_lost(Rules::chess, "startpos moves f2f3 e7e5 g2g4 d8h4"));
    EXPECT_FALSE(is_lost(Rules::chess, "fen 7k/8/6Q1/8/8/8/8/K7 b - - 0 1")) << "stalemate";
    EXPECT_TRUE(is_lost(Rules::stackchess, "fen k3/4/4/(QQ)3 w - 0 1 moves 2a1a4"));
    EXPECT_FALSE(is_lost(Rules::stackchess, "fen 4/4/4/(QQ)3 w - 0 1")) << "it has won";
}

TEST(ToldGame, WritesCastlingAsTakingTheRook) {
    const auto game =
        read_game(Rules::chess, Tokens("fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")).value();
    EXPECT_EQ(rook_taking(game, Moves{"e1g1", "e8c8", "h1h2"}).at(0), "e1h1");
    EXPECT_EQ(rook_taking(game, Moves{"e1c1", "e8g8"}), (Moves{"e1a1", "e8h8"}));
    EXPECT_EQ(rook_taking(game, Moves{"e1f1", "e8e7"}), (Moves{"e1f1", "e8e7"}));
    EXPECT_EQ(playable(game, Moves{"e1g1", "e1e3", "x"}), Moves{"e1g1"});
    EXPECT_EQ(rook_taking(new_game(Rules::stackchess), Moves{"a2a4"}), Moves{"a2a4"});
}

TEST(ToldGame, AKingTakesItsRookInChess960Alone) {
    constexpr const char* usual = "fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 moves e1h1";
    constexpr const char* other = "fen 4k3/8/8/8/8/8/8/1R2K2R w KB - 0 1 moves e1h1";
    EXPECT_EQ(why_not(Rules::chess, usual), "illegal move e1h1, number 1");
    EXPECT_TRUE(read_game(Rules::chess, Tokens(usual), true));
    EXPECT_TRUE(read_game(Rules::chess, Tokens(other)));
    const auto lost = read_game(
        Rules::chess, Tokens("fen 4k3/8/8/8/8/8/8/1R2K2R w KB - 0 1 moves b1b2 e8e7 e1h1"));
    EXPECT_TRUE(lost) << "it began as Chess960, though the only right left is a usual one";
    const auto standard = read_game(Rules::chess, Tokens("fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    EXPECT_TRUE(playable(*standard, Moves{"e1h1"}).empty());
}

} // namespace
} // namespace uci
