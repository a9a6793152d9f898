#include "chess/san.hpp"

#include <gtest/gtest.h>

#include "chess/uci.hpp"

namespace {

using chess::Position;
using game::Letters;
using game::Refusal;
using game::RefusalKind;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

Position position_of(const char* fen) { return *Position::from(*chess::read_setup(fen)); }

std::string san(const char* fen, const char* uci, Letters letters = Letters::english) {
    const Position position = position_of(fen);
    return score_text(position, *read_uci(position, uci), letters);
}

/// What a SAN text means, in coordinates; or the number of the refusal.
std::string meaning(const char* fen, std::string_view text, Letters letters = Letters::english) {
    const Position position = position_of(fen);
    const auto move = read_san(position, text, letters);
    if (move) return move_text(position, *move);
    return "refused " + std::to_string(static_cast<int>(move.error().kind));
}

Refusal refusal(const char* fen, std::string_view text) {
    const auto move = read_san(position_of(fen), text);
    return move ? Refusal{} : move.error();
}

core::Coord coord(std::string_view text) { return *core::take_coord(text); }

TEST(SanWriting, WritesPlainMoves) {
    EXPECT_EQ(san(start, "e2e4"), "e4");
    EXPECT_EQ(san(start, "g1f3"), "Nf3");
    EXPECT_EQ(san("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
    EXPECT_EQ(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
    EXPECT_EQ(san("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", "c3d5"), "Nxd5");
}

TEST(SanWriting, WritesCastlingPromotionCheckAndMate) {
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "O-O");
    EXPECT_EQ(san("3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O+");
    EXPECT_EQ(san("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8n"), "e8=N");
    EXPECT_EQ(san("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"), "exd8=Q+");
    EXPECT_EQ(san("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8#");
}

TEST(SanWriting, DisambiguatesAsLittleAsNeeded) {
    EXPECT_EQ(san("4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1", "b1d2"), "Nbd2") << "by file";
    EXPECT_EQ(san("4k3/8/8/1N6/8/8/4K3/1N6 w - - 0 1", "b1c3"), "N1c3") << "by rank";
    EXPECT_EQ(san("2k5/8/8/Q6Q/8/8/4K3/Q7 w - - 0 1", "a5e5"), "Qa5e5") << "by both";
    EXPECT_EQ(san("4r2k/8/8/8/8/8/4N3/N3K3 w - - 0 1", "a1b3"), "Nb3");
    EXPECT_EQ(san("4r2k/8/8/8/8/8/4N3/2N1K3 w - - 0 1", "c1d3"), "Nd3");
    EXPECT_EQ(san("4r2k/8/8/8/1N6/8/4N3/4K3 w - - 0 1", "b4d5"), "Nd5")
        << "the other knight is pinned";
}

TEST(SanWriting, SpeaksFrenchAndFigurines) {
    EXPECT_EQ(san(start, "g1f3", Letters::french), "Cf3");
    EXPECT_EQ(san("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", Letters::french), "e8=D");
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", Letters::french), "Re2");
    EXPECT_EQ(san(start, "g1f3", Letters::figurines), "♘f3");
    EXPECT_EQ(san("8/8/8/8/8/8/4p2k/K7 b - - 0 1", "e2e1q", Letters::figurines), "e1=♛+");
}

TEST(SanReading, ReadsTheStrictForm) {
    EXPECT_EQ(meaning(start, "e4"), "e2e4");
    EXPECT_EQ(meaning(start, "e3"), "e2e3");
    EXPECT_EQ(meaning(start, "Nf3"), "g1f3");
    EXPECT_EQ(meaning("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"), "e5d6");
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1", "Nbd2"), "b1d2");
    EXPECT_EQ(meaning("4k3/8/8/1N6/8/8/4K3/1N6 w - - 0 1", "N1c3"), "b1c3");
    EXPECT_EQ(meaning("2k5/8/8/Q6Q/8/8/4K3/Q7 w - - 0 1", "Qa5e5"), "a5e5");
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O"), "e1c1");
    EXPECT_EQ(meaning("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=Q+"), "e7d8q");
    EXPECT_EQ(meaning("4r2k/8/8/8/1N6/8/4N3/4K3 w - - 0 1", "Nd5"), "b4d5")
        << "the other knight is pinned";
}

TEST(SanReading, ReadsCastlingAnyhow) {
    constexpr const char* fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (const char* text : {"O-O", "0-0", "o-o", "OO", "O-O+", "O-O!?", "O–O", "Ke1-g1", "Kg1"})
        EXPECT_EQ(meaning(fen, text), "e1g1") << text;
    for (const char* text : {"O-O-O", "0-0-0", "ooo", "O-O-O#", "Kc1"})
        EXPECT_EQ(meaning(fen, text), "e1c1") << text;
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "O-O"), "f1g1");
}

TEST(SanReading, ForgivesMissingAndExtraSigns) {
    constexpr const char* fen = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
    for (const char* text : {"exd5", "ed5", "e:d5", "e4d5", "e4xd5", "e4-d5", "exd5!!", "e×d5",
                             "exd5 e.p.", "Pe4xd5", "♙e4xd5", "pexd5"})
        EXPECT_EQ(meaning(fen, text), "e4d5") << text;
    for (const char* text : {"Nxd5", "Nd5", "N:d5", "Nc3xd5", "Nc3-d5", "nd5", "nxd5", "Nd5+?!",
                             "♘xd5", "♞d5", "Cxd5", "cd5", "Nd5†"})
        EXPECT_EQ(meaning(fen, text), "c3d5") << text;
    EXPECT_EQ(meaning(start, "Nxf3"), "g1f3") << "nothing is taken";
    EXPECT_EQ(meaning(start, "e2-e4"), "e2e4");
    EXPECT_EQ(meaning(start, "Pe4"), "e2e4");
    EXPECT_EQ(meaning(start, "Ng1-f3"), "g1f3");
}

TEST(SanReading, ReadsPromotionAnyhow) {
    constexpr const char* fen = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    for (const char* text : {"e8=Q", "e8Q", "e8=q", "e8q", "e8(Q)", "e8/Q", "e8=D", "e8♕", "e7e8=Q",
                             "e7-e8=Q", "e8=Q!"})
        EXPECT_EQ(meaning(fen, text), "e7e8q") << text;
    EXPECT_EQ(meaning(fen, "e8=R"), "e7e8r");
    EXPECT_EQ(meaning(fen, "e8=R", Letters::french), "e7e8r");
    EXPECT_EQ(meaning(fen, "e8=T"), "e7e8r");
    EXPECT_EQ(meaning(fen, "e8b"), "e7e8b");
    EXPECT_EQ(refusal(fen, "e8").kind, RefusalKind::promotion_missing);
    EXPECT_EQ(refusal(fen, "e8=K").kind, RefusalKind::promotion_impossible);
    EXPECT_EQ(refusal(start, "e4=Q").kind, RefusalKind::promotion_impossible);
}

TEST(SanReading, PrefersThePawnForASmallLetter) {
    constexpr const char* both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    EXPECT_EQ(meaning(both, "bxc4"), "b3c4");
    EXPECT_EQ(meaning(both, "Bxc4"), "d3c4");
    EXPECT_EQ(meaning("4k3/8/8/8/2p5/3B4/8/4K3 w - - 0 1", "bxc4"), "d3c4");
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "b4"), "b2b4");
}

TEST(SanReading, KnowsTheFrenchLetters) {
    EXPECT_EQ(meaning(start, "Cf3"), "g1f3");
    constexpr const char* fen = "4k3/8/8/8/8/5B2/3Q4/R3K3 w - - 0 1";
    EXPECT_EQ(meaning(fen, "Fg4"), "f3g4");
    EXPECT_EQ(meaning(fen, "Dd3"), "d2d3");
    EXPECT_EQ(meaning(fen, "Ta2"), "a1a2");
    EXPECT_EQ(meaning(fen, "Re2", Letters::french), "e1e2");
    EXPECT_EQ(meaning(fen, "Ra2"), "a1a2");
    EXPECT_EQ(meaning(fen, "Ke2", Letters::french), "e1e2") << "English where it is no French";
}

TEST(SanReading, SaysWhatIsWrong) {
    for (const char* text : {"", "x", "hello", "Zf3", "e", "4", "O", "O-O-O-O", "N", "e44",
                             "Ng1f3f5", "--", "e8=", "\x01\x02", "+"})
        EXPECT_EQ(refusal(start, text).kind, RefusalKind::not_a_move) << text;
    EXPECT_EQ(refusal(start, "Ni3"),
              (Refusal{.kind = RefusalKind::no_such_square, .square = coord("i3")}));
    EXPECT_EQ(refusal(start, "e9"),
              (Refusal{.kind = RefusalKind::no_such_square, .square = coord("e9")}));
    EXPECT_EQ(refusal(start, "Ke2"),
              (Refusal{.kind = RefusalKind::own_piece_there, .square = coord("e2")}));
    EXPECT_EQ(refusal(start, "Qd4"),
              (Refusal{.kind = RefusalKind::blocked, .square = coord("d2")}));
    EXPECT_EQ(refusal(start, "Nf4"), (Refusal{.kind = RefusalKind::no_such_move,
                                              .square = coord("f4"),
                                              .piece = {core::Color::white, core::Role::knight}}));
    EXPECT_EQ(refusal(start, "O-O").kind, RefusalKind::castling_blocked);
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O").kind,
              RefusalKind::castling_no_right);
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1", "Nd2").kind, RefusalKind::ambiguous);
    EXPECT_EQ(refusal("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3").kind, RefusalKind::king_in_check);
    EXPECT_EQ(refusal(start, "exd3").kind, RefusalKind::pawn_needs_capture);
}

TEST(SanReading, AnOriginIsAFileThenARank) {
    EXPECT_EQ(meaning(start, "Nb1c3"), "b1c3");
    for (const char* text : {"N1bc3", "Nbbc3", "N11c3"})
        EXPECT_EQ(refusal(start, text).kind, RefusalKind::not_a_move) << text;
}

} // namespace
