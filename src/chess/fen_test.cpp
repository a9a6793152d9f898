#include <gtest/gtest.h>

#include "chess/position.hpp"
#include "chess/setup.hpp"
#include "chess/uci.hpp"

namespace {

using chess::CastlingField;
using game::Field;
using game::TextError;
using game::TextFault;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Fen, WritesTheStart) { EXPECT_EQ(to_text(chess::start_setup()), start); }

TEST(Fen, ReadsTheStart) { EXPECT_EQ(chess::read_setup(start), chess::start_setup()); }

TEST(Fen, WritesWhatItRead) {
    for (const char* fen : {
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
             "8/8/8/8/8/8/8/8 b - - 99 120",
             "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
             "r1r1k2r/8/8/8/8/8/8/R1R1K2R w KCkc - 0 1",
             "4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1",
             "8/8/8/8/8/8/8/8 w KQkq a1 0 9999",
         }) {
        const auto setup = chess::read_setup(fen);
        ASSERT_TRUE(setup) << fen;
        EXPECT_EQ(to_text(*setup), fen);
    }
}

TEST(Fen, ReadsLeftOutFieldsAndSpaces) {
    chess::Setup expected = chess::start_setup();
    expected.castling = 0;
    for (const char* text : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w   -  ",
                             "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0"})
        EXPECT_EQ(chess::read_setup(text), expected) << text;
}

TEST(Fen, UnderstandsTheThreeCastlingFields) {
    const auto plain = chess::read_setup("1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
    const auto shredder = chess::read_setup("1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1");
    ASSERT_TRUE(plain && shredder);
    EXPECT_EQ(*plain, *shredder);
    EXPECT_EQ(plain->castling, chess::bit(1) | chess::bit(6) | chess::bit(57) | chess::bit(62));
    EXPECT_EQ(to_text(*plain), "1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1");
    EXPECT_EQ(to_text(*plain, CastlingField::shredder), "1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1");
}

TEST(Fen, ReadsRightsWithoutTheirKing) {
    const auto setup = chess::read_setup("b5nr/4k3/8/8/8/8/8/4K3 b KQkq - 0 22");
    ASSERT_TRUE(setup) << "no letter is written twice";
    EXPECT_TRUE(chess::faults(*setup).contains(chess::Fault::false_castling_right));
}

TEST(Fen, NamesTheFileOfAnInnerRook) {
    const auto setup = chess::read_setup("4k3/8/8/8/8/8/8/R1R1K3 w C - 0 1");
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->castling, chess::bit(2));
    EXPECT_EQ(to_text(*setup), "4k3/8/8/8/8/8/8/R1R1K3 w C - 0 1");
}

TEST(Fen, KeepsEnPassantOnlyWhereAPawnCanCapture) {
    const auto text = [](const char* fen) {
        return position_text(*chess::Position::from(*chess::read_setup(fen)));
    };
    EXPECT_EQ(text("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    const char* real = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    EXPECT_EQ(text(real), real);
    // The capture would open the rank between king and queen.
    EXPECT_EQ(text("7k/8/8/K2pP2q/8/8/8/8 w - d6 0 2"), "7k/8/8/K2pP2q/8/8/8/8 w - - 0 2");
}

/// A FEN of the wild as it is taken, and how many things were put right in it.
std::string taken(const char* text) {
    const auto read = chess::read_wild_setup(text);
    if (!read) return "refused";
    return to_text(read->setup) + " / " + std::to_string(read->repairs.size());
}

TEST(WildFen, DropsRightsThatCannotBe) {
    EXPECT_EQ(taken("4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1"), "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1 / 1");
    EXPECT_EQ(taken("8/4k3/8/8/8/8/8/R3K3 w HAha - 0 1"), "8/4k3/8/8/8/8/8/R3K3 w Q - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1"), "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 / 1");
}

TEST(WildFen, TakesCountersAsTheyAre) {
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 0 0"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 7"), "4k3/8/8/8/8/8/8/4K3 w - - 7 1 / 0");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - -"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 / 0");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 b"), "4k3/8/8/8/8/8/8/4K3 b - - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 0 1x"), "refused");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/R3K3 w Q - 00 01"), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 010 000"), "4k3/8/8/8/8/8/8/4K3 w - - 10 1 / 2");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 0 10000"), "4k3/8/8/8/8/8/8/4K3 w - - 0 9999 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 9"),
              "4k3/8/8/8/8/8/8/4K3 w - - 9999 9 / 1");
}

TEST(WildFen, CountsARightThatIsWrittenTwiceOnce) {
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K2R w KK - 0 1"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K2R w KHK - 0 1"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1 / 1");
}

TEST(WildFen, AddsFieldsThatAreMissing) {
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 b -"), "4k3/8/8/8/8/8/8/4K3 b - - 0 1 / 1");
}

TEST(WildFen, LeavesOutWhatFollows) {
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"x\";"),
              "4k3/8/8/8/8/8/8/4K3 w - - 0 1 / 1");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w - - 3 9 ; from a book"),
              "4k3/8/8/8/8/8/8/4K3 w - - 3 9 / 1");
}

TEST(WildFen, ReadsDashesAndBlanksOfPages) {
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3 w – — 0 1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 / 0");
    EXPECT_EQ(taken("4k3/8/8/8/8/8/8/4K3\tb\u00A0-\u202F-\t7 9"),
              "4k3/8/8/8/8/8/8/4K3 b - - 7 9 / 0");
    EXPECT_FALSE(chess::read_setup("4k3/8/8/8/8/8/8/4K3 w – - 0 1")) << "but not the standard";
    const auto refused = chess::read_wild_setup("4k3/8/8/8/8/8/8/4K3 w –\u00A0x 0 1");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().offset, 27U) << "counted in the text as it was written";
}

TEST(WildFen, TakesWhatTheStandardTakesAsItIs) {
    for (const char* fen : {start, "1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1",
                            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"}) {
        const auto wild = chess::read_wild_setup(fen);
        ASSERT_TRUE(wild) << fen;
        EXPECT_TRUE(wild->repairs.empty()) << fen;
        EXPECT_EQ(wild->setup, chess::read_setup(fen)) << fen;
    }
}

TEST(WildFen, RefusesWhatSaysNoPosition) {
    for (const char* fen : {"", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 x", "8/8/8/8/8/8/8/8 w KX",
                            "8/8/8/8/8/8/8/8 w - e9"})
        EXPECT_EQ(taken(fen), "refused") << fen;
}

struct BadFen {
    const char* text;
    TextError error;
};

class FenError : public testing::TestWithParam<BadFen> {};

TEST_P(FenError, NamesFaultFieldAndPlace) {
    const auto setup = chess::read_setup(GetParam().text);
    ASSERT_FALSE(setup) << GetParam().text;
    EXPECT_EQ(setup.error().fault, GetParam().error.fault) << GetParam().text;
    EXPECT_EQ(setup.error().field, GetParam().error.field) << GetParam().text;
    EXPECT_EQ(setup.error().offset, GetParam().error.offset) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    All, FenError,
    testing::Values(
        BadFen{"", {TextFault::empty, Field::board, 0}},
        BadFen{"8/8/8/8/8/8/8", {TextFault::too_few_ranks, Field::board, 13}},
        BadFen{"8/8/8/8/8/8/8/8/8", {TextFault::too_many_ranks, Field::board, 15}},
        BadFen{"8/7/8/8/8/8/8/8", {TextFault::rank_too_short, Field::board, 3}},
        BadFen{"8/8/8/8/8/8/8/7", {TextFault::rank_too_short, Field::board, 15}},
        BadFen{"8/ppppppppp/8/8/8/8/8/8", {TextFault::rank_too_long, Field::board, 10}},
        BadFen{"8/44/8/8/8/8/8/8", {TextFault::bad_number, Field::board, 3}},
        BadFen{"0/8/8/8/8/8/8/8", {TextFault::bad_number, Field::board, 0}},
        BadFen{"x7/8/8/8/8/8/8/8", {TextFault::unknown_character, Field::board, 0}},
        BadFen{"8/8/8/8/8/8/8/8 x", {TextFault::unknown_word, Field::turn, 16}},
        BadFen{"8/8/8/8/8/8/8/8 w KX", {TextFault::unknown_character, Field::castling, 19}},
        BadFen{"8/8/8/8/8/8/8/8 w KK", {TextFault::repeated_flag, Field::castling, 19}},
        BadFen{"8/8/8/8/8/8/8/8 w - e9", {TextFault::unknown_word, Field::en_passant, 20}},
        BadFen{"8/8/8/8/8/8/8/8 w - - x", {TextFault::unknown_character, Field::quiet_plies, 22}},
        BadFen{"8/8/8/8/8/8/8/8 w - - 01", {TextFault::bad_number, Field::quiet_plies, 22}},
        BadFen{"8/8/8/8/8/8/8/8 w - - 10000", {TextFault::bad_number, Field::quiet_plies, 22}},
        BadFen{"8/8/8/8/8/8/8/8 w - - 0 0", {TextFault::bad_number, Field::move_number, 24}},
        BadFen{"8/8/8/8/8/8/8/8 w - - 0 1 bm", {TextFault::unknown_word, Field::end, 26}}));

} // namespace
