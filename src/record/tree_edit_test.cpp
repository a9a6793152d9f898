#include "record/tree_edit.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

namespace record {
namespace {

using Id = MoveTree::Id;

Record read(const std::string& text) {
    PgnReader reader(text_source(text), record_limits);
    auto game = read_record(reader);
    EXPECT_TRUE(game && game->problems.empty());
    return game->record;
}

/// The moves on one line, without tags.
std::string moves_text(Record record, MoveTree moves) {
    record.moves = std::move(moves);
    const std::string pgn = to_pgn(record);
    EXPECT_EQ(read(pgn), record) << pgn;
    std::string text = pgn.substr(pgn.find("\n\n") + 2);
    std::ranges::replace(text, '\n', ' ');
    return text.substr(0, text.find(" *"));
}

/// The first move of the tree that is written like this.
Id find(const Record& record, const std::string& text) {
    const Record wanted = read(text + " *");
    const std::uint32_t bits = wanted.moves.main_line().back();
    for (Id id = 1; id <= record.moves.size(); ++id)
        if (record.moves[id].move == bits) return id;
    ADD_FAILURE() << text;
    return MoveTree::root;
}

constexpr const char* branched = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... c6) 2. Nc3 *";

TEST(TreeEdit, RemovesAMoveWithAllThatFollows) {
    const Record game = read(branched);
    const auto text = [&](const std::string& move) {
        return moves_text(game, without_line(game.moves, find(game, move)).moves);
    };
    EXPECT_EQ(text("1. e4 e5 2. Nc3"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... c6)");
    EXPECT_EQ(text("1. e4 c5 2. c3 d5"),
              "1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... c6) 2. Nc3");
    EXPECT_EQ(text("1. e4 c6"), "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3");
    EXPECT_EQ(text("1. e4 c5"), "1. e4 e5 (1... c6) 2. Nc3");
}

TEST(TreeEdit, TheFirstVariationTakesThePlaceOfALostLine) {
    const Record game = read(branched);
    const auto text = [&](const std::string& move) {
        return moves_text(game, without_line(game.moves, find(game, move)).moves);
    };
    EXPECT_EQ(text("1. e4 e5"), "1. e4 c5 (1... c6) 2. Nf3 (2. c3 d5) 2... d6");
    EXPECT_EQ(text("1. e4 c5 2. Nf3"), "1. e4 e5 (1... c5 2. c3 d5) (1... c6) 2. Nc3");
    EXPECT_EQ(without_line(game.moves, find(game, "1. e4")).moves, MoveTree());
}

TEST(TreeEdit, PromotesTheVariationOfAMove) {
    const Record game = read(branched);
    const auto text = [&](const std::string& move) {
        return moves_text(game, with_promoted(game.moves, find(game, move)).moves);
    };
    EXPECT_EQ(text("1. e4 c6"), "1. e4 c6 (1... e5 2. Nc3) (1... c5 2. Nf3 (2. c3 d5) 2... d6)");
    EXPECT_EQ(text("1. e4 c5 2. c3 d5"),
              "1. e4 e5 (1... c5 2. c3 (2. Nf3 d6) 2... d5) (1... c6) 2. Nc3");
    EXPECT_EQ(text("1. e4 e5 2. Nc3"), moves_text(game, game.moves));
}

TEST(TreeEdit, PromotesWithinVariationsThatStandBesideEachOther) {
    const Record game = read("1. e4 (1. d4 (1. c4 e5) 1... d5) 1... e5 *");
    EXPECT_EQ(moves_text(game, with_promoted(game.moves, find(game, "1. c4")).moves),
              "1. e4 (1. c4 (1. d4 d5) 1... e5) 1... e5");
    EXPECT_EQ(moves_text(game, without_line(game.moves, find(game, "1. d4")).moves),
              "1. e4 (1. c4 e5) 1... e5");
}

TEST(TreeEdit, SaysWhereEachMoveIsNow) {
    const Record game = read(branched);
    const Id knight = find(game, "1. e4 e5 2. Nc3");
    const auto [moves, places] = without_line(game.moves, find(game, "1. e4 c5"));
    EXPECT_EQ(moves[places[knight]].move, game.moves[knight].move);
    EXPECT_EQ(places[MoveTree::root], MoveTree::root);
    EXPECT_EQ(places[find(game, "1. e4 c5 2. Nf3")], MoveTree::none);
}

TEST(TreeEdit, KeepsCommentsWhereTheyAreReadAgain) {
    const Record game = read("1. e4 e5 ({solid} 1... c6 {good}) {the game} 2. Nc3 *");
    EXPECT_EQ(moves_text(game, without_line(game.moves, find(game, "1. e4 c6")).moves),
              "1. e4 e5 {the game} 2. Nc3");
    EXPECT_EQ(moves_text(game, with_promoted(game.moves, find(game, "1. e4 c6")).moves),
              "1. e4 {solid} 1... c6 {good} (1... e5 {the game} 2. Nc3)");
}

} // namespace
} // namespace record
