#include "stackchess/notation.hpp"

#include <gtest/gtest.h>

namespace stackchess {
namespace {

using game::Letters;
using game::Refusal;
using game::RefusalKind;

SmallPosition position(std::string_view text) { return *SmallPosition::from(*read_setup(text)); }

RefusalKind kind(std::string_view text, std::string_view move) {
    const auto read = read_move(position(text), move);
    return read ? RefusalKind::none : read.error().kind;
}

TEST(StackchessNotation, ReadsBothNotations) {
    const SmallPosition here = position("5k/(PQ)5/6/6/(PR)5/6 w A");
    for (const char* text : {"2a2a3", "2a2-a3", "2a2–a3", "2A2A3", "2a2a3!", "2a2a3?!"})
        EXPECT_EQ(read_move(here, text), Move({0, 1}, 2, {0, 2})) << text;
    for (const char* text : {"a2a3", "1a2a3", "1a2-a3"})
        EXPECT_EQ(read_move(here, text), Move({0, 1}, 1, {0, 2})) << text;
    for (const char* text : {"2a5a6", "2a5-a6=Q", "2a5a6=D", "2a5-a6=1Q", "2a5-a6=♕"})
        EXPECT_EQ(read_move(here, text), Move({0, 4}, 2, {0, 5})) << text;
}

TEST(StackchessNotation, WritesTheScoreSheet) {
    const SmallPosition here = position("3k/(PPQ)p2/(RRR)3/4 w");
    const Move two({0, 2}, 3, {0, 3});
    EXPECT_EQ(score_text(here, two, Letters::english), "3a3-a4=2Q");
    EXPECT_EQ(score_text(here, two, Letters::french), "3a3-a4=2D");
    EXPECT_EQ(score_text(here, two, Letters::figurines), "3a3-a4=2♕");
    EXPECT_EQ(score_text(here, Move({0, 1}, 1, {1, 1}), Letters::english), "a2-b2");
}

TEST(StackchessNotation, WritesCaptures) {
    const SmallPosition here = position("3k/p3/(RR)3/4 w");
    EXPECT_EQ(score_text(here, Move({0, 1}, 2, {0, 2}), Letters::english), "2a2xa3");
    EXPECT_EQ(move_text(here, Move({0, 1}, 2, {0, 2})), "2a2a3");
}

TEST(StackchessNotation, LargeBoardsHaveTwoDigits) {
    const auto start = LargePosition::from(start_setup({.size = 12}));
    EXPECT_EQ(to_text(*read_move(*start, "a2a4")), "a2a4");
    EXPECT_EQ(to_text(Move({9, 9}, 12, {9, 2})), "12j10j3");
}

TEST(StackchessNotation, TextThatIsNoMoveIsSaidToBeNone) {
    const std::string_view start = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEF";
    for (const char* text :
         {"", "a", "a2", "a2a", "2a2", "a2a3x", "a2--a3", "a2a3=", "a2a3=K", "a2 a3", "02a2a3",
          "a02a3", "a2a3=0Q", "é2a3", "123a2a3", "a2a123", "O-O", "e4"})
        EXPECT_EQ(kind(start, text), RefusalKind::not_a_move) << text;
}

TEST(StackchessNotation, SquaresThatDoNotExistAreNamed) {
    const auto read = read_move(position("rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEF"), "a2u8");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error(), (Refusal{.kind = RefusalKind::no_such_square, .square = {20, 7}}));
    EXPECT_EQ(kind("3k/4/4/K3 w", "a0a1"), RefusalKind::no_such_square);
    EXPECT_EQ(kind("3k/4/4/K3 w", "a1a5"), RefusalKind::no_such_square);
    EXPECT_EQ(kind("3k/4/4/K3 w", "a1a99"), RefusalKind::no_such_square);
}

TEST(StackchessNotation, AWrongPromotionIsRefused) {
    EXPECT_EQ(kind("3k/P3/4/K3 w", "a3a4=2Q"), RefusalKind::promotion_impossible);
    EXPECT_EQ(kind("3k/P3/4/K3 w", "a1a2=Q"), RefusalKind::promotion_impossible);
}

TEST(StackchessNotation, CountsBeyondAnyStackAreRefused) {
    EXPECT_EQ(kind("3k/4/4/K3 w", "99a1a2"), RefusalKind::too_many_pieces);
    EXPECT_EQ(kind("3k/4/4/K3 w", "0a1a2"), RefusalKind::no_pieces_asked);
}

} // namespace
} // namespace stackchess
