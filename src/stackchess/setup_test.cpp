#include "stackchess/setup.hpp"

#include <gtest/gtest.h>

namespace stackchess {
namespace {

using game::Field;
using game::TextError;
using game::TextFault;

std::string start_text(int size, bool knights) {
    return to_text(start_setup({.size = size, .knights = knights}));
}

TEST(Setup, StartsAsTheRulesSay) {
    EXPECT_EQ(start_text(6, false), "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1");
    EXPECT_EQ(start_text(9, false), "brbqkbrbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/BRBQKBRBR w "
                                    "ABCDEFGHIabcdefghi 0 1");
    EXPECT_EQ(start_text(8, true), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                                   "ABCDEFGHabcdefgh 0 1");
    EXPECT_EQ(start_text(4, false), "bqkb/pppp/PPPP/BQKB w ABCDabcd 0 1");
    EXPECT_EQ(start_text(26, false).substr(0, 27), "rbrbrbrbrbrbqkbrbrbrbrbrbr/");
}

TEST(Setup, EveryStartIsPlayableAndReadBack) {
    for (int size = min_size; size <= max_size; ++size)
        for (const bool knights : {false, true})
            for (const bool promotion : {false, true}) {
                const auto setup =
                    start_setup({.size = size, .knights = knights, .promotion = promotion});
                EXPECT_TRUE(faults(setup).empty()) << size;
                EXPECT_EQ(read_setup(to_text(setup)), setup) << size;
            }
}

TEST(SetupText, FieldsMayBeLeftOutFromTheEnd) {
    const std::string board = "(PR)3/4/4/3k";
    const auto full = read_setup(board + " w - 0 1");
    ASSERT_TRUE(full);
    for (const char* rest : {"", " w", " w -", " w - 0"}) EXPECT_EQ(read_setup(board + rest), full);
    EXPECT_EQ(to_text(*full), board + " w - 0 1");
}

TEST(SetupText, SpacesAndFlagsMayStandLoosely) {
    const auto loose = read_setup("  bqkb/pppp/PPPP/BQKB   b  dcbaDCBA   7    12  nopromotion ");
    ASSERT_TRUE(loose);
    EXPECT_EQ(to_text(*loose), "bqkb/pppp/PPPP/BQKB b ABCDabcd 7 12 nopromotion");
}

TEST(SetupText, TwoDigitGapsAreRead) {
    const auto setup = read_setup("12/12/12/12/12/12/12/12/12/12/12/K10k");
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->size, 12);
    EXPECT_EQ(setup->at({11, 0}).front(), (Piece{Color::black, Role::king}));
}

struct BadText {
    const char* text;
    TextError error;
};

class BadSetupText : public testing::TestWithParam<BadText> {};

TEST_P(BadSetupText, SaysWhatAndWhere) {
    const auto result = read_setup(GetParam().text);
    ASSERT_FALSE(result) << GetParam().text;
    EXPECT_EQ(result.error().fault, GetParam().error.fault) << GetParam().text;
    EXPECT_EQ(result.error().field, GetParam().error.field) << GetParam().text;
    EXPECT_EQ(result.error().offset, GetParam().error.offset) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BadSetupText,
    testing::Values(
        BadText{"", {TextFault::empty, Field::board, 0}},
        BadText{"   ", {TextFault::empty, Field::board, 3}},
        BadText{"4/4/x3/4", {TextFault::unknown_character, Field::board, 4}},
        BadText{"4/4/0K3/4", {TextFault::bad_number, Field::board, 4}},
        BadText{"4/4/04/4", {TextFault::bad_number, Field::board, 4}},
        BadText{"4/4/(P)3/4", {TextFault::lone_stack, Field::board, 4}},
        BadText{"4/4/()3/4", {TextFault::empty_stack, Field::board, 4}},
        BadText{"4/4/(PR3/4", {TextFault::unknown_character, Field::board, 7}},
        BadText{"4/4/4/3(PR", {TextFault::open_stack, Field::board, 10}},
        BadText{"4/4/3/4", {TextFault::rank_too_short, Field::board, 5}},
        BadText{"4/4/4K/4", {TextFault::rank_too_long, Field::board, 6}},
        BadText{"4/4/4", {TextFault::too_few_ranks, Field::board, 5}},
        BadText{"4/4/4/4/4", {TextFault::too_many_ranks, Field::board, 9}},
        BadText{"3/3/3", {TextFault::bad_size, Field::board, 1}},
        BadText{"27/4", {TextFault::bad_number, Field::board, 0}},
        BadText{"26K/4", {TextFault::rank_too_long, Field::board, 2}},
        BadText{"4/4/4/3K x", {TextFault::unknown_character, Field::turn, 9}},
        BadText{"4/4/4/3K ww", {TextFault::unknown_character, Field::turn, 10}},
        BadText{"4/4/4/3K w E", {TextFault::unknown_character, Field::unmoved, 11}},
        BadText{"4/4/4/3K w AbA", {TextFault::repeated_flag, Field::unmoved, 13}},
        BadText{"4/4/4/3K w A-", {TextFault::unknown_character, Field::unmoved, 12}},
        BadText{"4/4/4/3K w - 01", {TextFault::bad_number, Field::quiet_plies, 13}},
        BadText{"4/4/4/3K w - -1", {TextFault::bad_number, Field::quiet_plies, 13}},
        BadText{"4/4/4/3K w - 1x", {TextFault::unknown_character, Field::quiet_plies, 14}},
        BadText{"4/4/4/3K w - 0 0", {TextFault::bad_number, Field::move_number, 15}},
        BadText{"4/4/4/3K w - 0 10000000", {TextFault::bad_number, Field::move_number, 15}},
        BadText{"4/4/4/3K w - 0 1 promotion", {TextFault::unknown_word, Field::option, 17}},
        BadText{"4/4/4/3K w - 0 1 nopromotion x", {TextFault::unknown_word, Field::end, 29}}));

Faults faults_of(const char* text) {
    const auto setup = read_setup(text);
    EXPECT_TRUE(setup) << text;
    return faults(*setup);
}

TEST(SetupFaults, EachIsFound) {
    EXPECT_EQ(faults_of("4/4/4/4"), Faults{Fault::no_pieces});
    EXPECT_EQ(faults_of("k3/4/4/(QQQQQQQQQ)3"), Faults{Fault::too_many_white});
    EXPECT_EQ(faults_of("K3/4/4/(qqqqqqqqq)3"), Faults{Fault::too_many_black});
    EXPECT_EQ(faults_of("(Kk)3/4/4/4"), Faults{Fault::mixed_stack});
    EXPECT_EQ(faults_of("P3/4/4/3k"), Faults{Fault::pawn_on_last_rank});
    EXPECT_EQ(faults_of("K3/4/4/(pr)3"), Faults{Fault::pawn_on_last_rank});
    EXPECT_EQ(faults_of("k3/4/P3/4 w B"), Faults{Fault::false_unmoved_flag});
    EXPECT_EQ(faults_of("k3/4/(RP)3/4 w A"), Faults{Fault::false_unmoved_flag});
    EXPECT_EQ(faults_of("k3/4/p3/4 w A"), Faults{Fault::false_unmoved_flag});
    const auto tiny = stackchess::Setup::empty(3);
    EXPECT_EQ(faults(tiny), Faults{Fault::bad_size});
}

TEST(SetupFaults, AllAreFoundAtOnce) {
    EXPECT_EQ(faults_of("P3/4/4/(QQQQQQQQq)3 w Aa"),
              (Faults{Fault::too_many_white, Fault::mixed_stack, Fault::pawn_on_last_rank,
                      Fault::false_unmoved_flag}));
}

TEST(SetupFaults, WhatIsAllowedIsNoFault) {
    EXPECT_TRUE(faults_of("P3/4/4/3k w - 0 1 nopromotion").empty());
    EXPECT_TRUE(faults_of("4/4/4/3k").empty()); // white has lost
    EXPECT_TRUE(faults_of("k3/4/(PP)3/P3 w A").empty());
}

} // namespace
} // namespace stackchess
