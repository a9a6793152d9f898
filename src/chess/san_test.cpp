#include "chess/san.hpp"

#include <array>

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
    const auto move = read_written(position, text, letters);
    if (move) return move_text(position, *move);
    return "refused " + std::to_string(static_cast<int>(move.error().kind));
}

Refusal refusal(const char* fen, std::string_view text, Letters letters = Letters::english) {
    const auto move = read_written(position_of(fen), text, letters);
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
    for (const char* text :
         {"O-O", "0-0", "o-o", "OO", "O-O+", "O-O!?", "O–O", "O\u2011O", "O\u2015O",
          "0\x96"
          "0",
          "Ke1-g1", "Ke1g1", "e1g1", "e1-g1"})
        EXPECT_EQ(meaning(fen, text), "e1g1") << text;
    for (const char* text : {"O-O-O", "0-0-0", "ooo", "O-O-O#", "Ke1c1", "e1-c1"})
        EXPECT_EQ(meaning(fen, text), "e1c1") << text;
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "O-O"), "f1g1");
    EXPECT_EQ(meaning("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8-g8"), "e8g8");
    for (const char* text : {"Kg1", "Kh1", "Kc1", "Ka1"})
        EXPECT_NE(refusal(fen, text).kind, RefusalKind::none) << text;
    for (const char* text :
         {"Ke1-h1", "Ke1h1", "Ke1xh1", "e1h1", "e1-h1", "e1xh1", "e1a1", "e1xa1"})
        EXPECT_EQ(refusal(fen, text).kind, RefusalKind::own_piece_there)
            << text << " castles in Chess960 alone";
    EXPECT_EQ(refusal(start, "e1h1").kind, RefusalKind::own_piece_there);
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1g1"), "f1g1");
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1xb1"), "f1b1");
    EXPECT_EQ(refusal(fen, "Kg1").kind, RefusalKind::no_such_move);
    for (const char* text : {"O-OO", "-O-O", "O--O", "O-O-", "O-O-O-O"})
        EXPECT_EQ(refusal(fen, text).kind, RefusalKind::not_a_move) << text;
}

TEST(SanReading, RefusesAMoveInTwoWords) {
    constexpr const char* fen = "4k3/8/8/8/4P3/8/8/R3K1N1 w Q - 0 1";
    for (const char* text : {"e4 e5", "N f3", "R a2", "O-O -O", "e4 -e5"})
        EXPECT_EQ(refusal(fen, text).kind, RefusalKind::two_words) << text;
    EXPECT_EQ(meaning(fen, "Nf3 !"), "g1f3");
}

TEST(SanReading, ForgivesMissingAndExtraSigns) {
    constexpr const char* fen = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
    for (const char* text : {"exd5", "ed5", "e:d5", "e4d5", "e4xd5", "e4-d5", "exd5!!", "e×d5",
                             "Pe4xd5", "♙e4xd5", "Pexd5", "e4d5+"})
        EXPECT_EQ(meaning(fen, text), "e4d5") << text;
    for (const char* text : {"Nxd5", "Nd5", "N:d5", "Nc3xd5", "Nc3-d5", "Nd5+?!", "♘xd5", "♞d5",
                             "♘\uFE0Ed5", "Nd5†", "c3d5", "c3-d5", "c3xd5"})
        EXPECT_EQ(meaning(fen, text), "c3d5") << text;
    EXPECT_EQ(meaning(start, "Nxf3"), "g1f3") << "nothing is taken";
    for (const char* text : {"exd6 e.p.", "exd6e.p.", "exd6ep", "e5d6 e.p.!", "exd6ep+"})
        EXPECT_EQ(meaning("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", text), "e5d6") << text;
    for (const char* text : {"exd5 e.p.", "exd5ep", "Nd5ep", "e5ep"})
        EXPECT_EQ(refusal(fen, text).kind, RefusalKind::not_a_move) << text;
    EXPECT_EQ(meaning(start, "e2-e4"), "e2e4");
    EXPECT_EQ(meaning(start, "Pe4"), "e2e4");
    EXPECT_EQ(meaning(start, "Ng1-f3"), "g1f3");
}

TEST(SanReading, ReadsPromotionAnyhow) {
    constexpr const char* fen = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    for (const char* text : {"e8=Q", "e8Q", "e8=q", "e8q", "e8(Q)", "e8/Q", "e8♕", "e7e8=Q",
                             "e7-e8=Q", "e8=Q!", "e7e8q"})
        EXPECT_EQ(meaning(fen, text), "e7e8q") << text;
    EXPECT_EQ(meaning(fen, "e8=R"), "e7e8r");
    EXPECT_EQ(meaning(fen, "e8b"), "e7e8b");
    EXPECT_EQ(meaning(fen, "e8=T", Letters::french), "e7e8r");
    EXPECT_EQ(meaning(fen, "e7e8r", Letters::french), "e7e8r") << "coordinates are English";
    EXPECT_EQ(refusal(fen, "e8").kind, RefusalKind::promotion_missing);
    EXPECT_EQ(refusal(fen, "e8=K").kind, RefusalKind::promotion_impossible);
    EXPECT_EQ(refusal(fen, "e8=D").kind, RefusalKind::not_a_move);
    EXPECT_EQ(refusal(start, "e4=Q").kind, RefusalKind::promotion_impossible);
}

TEST(SanReading, CoordinatesComeFirst) {
    constexpr const char* fen = "rnbqkbnr/ppp1pppp/3p4/8/3P4/2N5/PPP1PPPP/R1BQKBNR b KQkq - 1 2";
    EXPECT_EQ(meaning(fen, "b8d7"), "b8d7");
    EXPECT_EQ(meaning(fen, "c8d7"), "c8d7");
    EXPECT_EQ(meaning(fen, "b8-d7"), "b8d7");
    constexpr const char* white = "4k3/8/3p4/4P3/8/1P6/8/RNB1K3 w - - 0 1";
    for (const Letters letters : {Letters::english, Letters::french}) {
        EXPECT_EQ(meaning(white, "b1-d2", letters), "b1d2");
        EXPECT_EQ(meaning(white, "b1d2+", letters), "b1d2");
        EXPECT_EQ(meaning(white, "e5d6+", letters), "e5d6");
        EXPECT_EQ(meaning(white, "c1-b2", letters), "c1b2");
    }
}

TEST(SanReading, ASmallLetterIsNoPiece) {
    constexpr const char* fen = "4k3/8/p6p/7r/2b5/2pQ1B2/3N4/4K3 w - - 0 1";
    for (const char* text :
         {"dxa6", "bxe4", "be4", "bd5", "fd5", "cxc3", "dxh5", "nf1", "kf1", "qe3", "nb3"})
        EXPECT_NE(refusal(fen, text).kind, RefusalKind::none) << text;
    constexpr const char* both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    EXPECT_EQ(meaning(both, "bxc4"), "b3c4");
    EXPECT_EQ(meaning(both, "Bxc4"), "d3c4");
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "b4"), "b2b4");
}

TEST(SanReading, APawnDoesNotTakeOnItsOwnFile) {
    for (const char* text : {"cxc3", "c:c3", "cXc4", "Pxc3", "Pcxc3", "♙xc3"})
        for (const Letters letters : {Letters::english, Letters::french}) {
            EXPECT_EQ(refusal(start, text, letters).kind, RefusalKind::role_cannot) << text;
            EXPECT_EQ(refusal(start, text, letters).piece.role, core::Role::pawn) << text;
        }
    EXPECT_EQ(meaning(start, "cc3"), "c2c3");
    EXPECT_EQ(meaning(start, "c2xc3"), "c2c3") << "both squares are written";
}

TEST(SanReading, KnowsTheLettersOfEachLanguage) {
    constexpr const char* fen = "4k3/8/8/8/8/5B2/1N1Q4/R3K3 w - - 0 1";
    const auto all = [&](Letters letters, std::array<const char*, 5> texts) {
        constexpr std::array moves{"b2d1", "f3g4", "a1a2", "d2d3", "e1e2"};
        for (std::size_t i = 0; i < texts.size(); ++i)
            EXPECT_EQ(meaning(fen, texts[i], letters), moves[i]) << texts[i];
    };
    all(Letters::english, {"Nd1", "Bg4", "Ra2", "Qd3", "Ke2"});
    all(Letters::french, {"Cd1", "Fg4", "Ta2", "Dd3", "Re2"});
    all(Letters::german, {"Sd1", "Lg4", "Ta2", "Dd3", "Ke2"});
    all(Letters::spanish, {"Cd1", "Ag4", "Ta2", "Dd3", "Re2"});
    all(Letters::italian, {"Cd1", "Ag4", "Ta2", "Dd3", "Re2"});
    all(Letters::dutch, {"Pd1", "Lg4", "Ta2", "Dd3", "Ke2"});
    for (const char* text : {"Cd1", "Fg4", "Ta2", "Dd3", "Sd1", "Lg4", "Ag4"})
        EXPECT_EQ(refusal(fen, text).kind, RefusalKind::not_a_move) << text;
}

TEST(SanReading, SeveralLanguagesMustAgree) {
    const Position position = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    const game::LetterSet both{Letters::english, Letters::french};
    EXPECT_EQ(move_text(position, *read_written(position, "Ta2", both)), "a1a2");
    EXPECT_EQ(move_text(position, *read_written(position, "Ra2", both)), "a1a2");
    EXPECT_EQ(move_text(position, *read_written(position, "Re2", both)), "e1e2");
    const auto unclear = read_written(position, "Rd1", both);
    ASSERT_FALSE(unclear);
    EXPECT_EQ(unclear.error(),
              (Refusal{.kind = RefusalKind::two_readings,
                       .square = coord("d1"),
                       .readings = {{{Letters::english, {{}, core::Role::rook}, coord("a1")},
                                     {Letters::french, {{}, core::Role::king}, coord("e1")}}}}));
    EXPECT_EQ(read_written(position, "Rh7", both).error().kind, RefusalKind::role_cannot);
    EXPECT_EQ(read_written(position, "xyz", both).error().kind, RefusalKind::not_a_move);
}

/// What a typed text means, in coordinates; or the number of the refusal.
std::string typed(const char* fen, std::string_view text, Letters letters = Letters::english) {
    const Position position = position_of(fen);
    const auto move = read_move(position, text, letters);
    if (move) return move_text(position, *move);
    return "refused " + std::to_string(static_cast<int>(move.error().kind));
}

TEST(TypedSan, SmallLettersMayBePieces) {
    EXPECT_EQ(typed(start, "nf3"), "g1f3");
    EXPECT_EQ(typed(start, "cf3"), "g1f3") << "no pawn goes there: the French knight";
    EXPECT_EQ(typed("4k3/8/8/8/8/8/2P5/1N2K3 w - - 0 1", "cxc3"), "b1c3") << "no pawn takes there";
    constexpr const char* both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    EXPECT_EQ(typed(both, "bxc4"), "b3c4");
    EXPECT_EQ(typed(both, "Bxc4"), "d3c4");
    EXPECT_EQ(typed("4k3/8/8/8/2p5/3B4/8/4K3 w - - 0 1", "bxc4"), "d3c4");
    EXPECT_EQ(typed("rnbqkbnr/ppp1pppp/3p4/8/3P4/2N5/PPP1PPPP/R1BQKBNR b KQkq - 1 2", "b8d7"),
              "b8d7")
        << "coordinates come first";
}

TEST(TypedSan, TheKingMayCastleByItsTarget) {
    EXPECT_EQ(typed("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kg1"), "e1g1");
    EXPECT_EQ(typed("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Rg1", Letters::french),
              "refused " + std::to_string(static_cast<int>(RefusalKind::two_readings)))
        << "the king may castle there, and in English a rook go";
}

TEST(TypedSan, FrenchComesFirstInAFrenchGame) {
    constexpr const char* fen = "4k3/8/8/8/8/5B2/3Q4/R3K3 w - - 0 1";
    for (const Letters letters : {Letters::english, Letters::french}) {
        EXPECT_EQ(typed(fen, "Fg4", letters), "f3g4");
        EXPECT_EQ(typed(fen, "Bg4", letters), "f3g4");
        EXPECT_EQ(typed(fen, "Ta2", letters), "a1a2");
        EXPECT_EQ(typed(fen, "Ke2", letters), "e1e2");
    }
    EXPECT_EQ(typed(fen, "Re2", Letters::french), "e1e2");
    EXPECT_EQ(typed(fen, "Rd1", Letters::english), "a1d1") << "a rook in English";
    for (const char* text : {"Ra2", "Rad1", "R1a3", "ra2"})
        EXPECT_EQ(typed(fen, text, Letters::french),
                  "refused " + std::to_string(static_cast<int>(RefusalKind::foreign_letter)))
            << text << ": a king in French, which cannot, and in English a rook, which can";
    EXPECT_EQ(typed(fen, "Rh4", Letters::french),
              "refused " + std::to_string(static_cast<int>(RefusalKind::role_cannot)))
        << "neither can";
    constexpr const char* promoting = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    for (const char* text : {"e8=R", "e8R", "e8=r", "e8r", "e8(R)"})
        EXPECT_EQ(typed(promoting, text, Letters::french),
                  "refused " + std::to_string(static_cast<int>(RefusalKind::promotion_impossible)))
            << text << ": no pawn becomes a king, and no queen a rook";
    EXPECT_EQ(typed(promoting, "e7e8r", Letters::french), "e7e8r") << "coordinates";
    constexpr const char* taking = "3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    for (const char* text : {"exd8=R", "exd8R", "exd8r"})
        EXPECT_EQ(typed(taking, text, Letters::french),
                  "refused " + std::to_string(static_cast<int>(RefusalKind::promotion_impossible)))
            << text;
    EXPECT_EQ(typed(taking, "e7d8r", Letters::french), "e7d8r") << "coordinates";
    EXPECT_EQ(typed(promoting, "e8=T", Letters::french), "e7e8r");
    EXPECT_EQ(typed(promoting, "e8=R", Letters::english), "e7e8r");
}

TEST(TypedSan, SquaresMayBeInCapitals) {
    EXPECT_EQ(typed(start, "E2E4", Letters::english), "e2e4");
    EXPECT_EQ(typed(start, "E4", Letters::french), "e2e4");
    EXPECT_EQ(typed(start, "B4", Letters::english), "b2b4");
    EXPECT_EQ(typed(start, "NF3", Letters::english), "g1f3");
    EXPECT_EQ(typed(start, "CF3", Letters::french), "g1f3");
    EXPECT_EQ(typed("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "A7A8Q", Letters::english), "a7a8q");
    EXPECT_EQ(typed("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "A8=Q", Letters::english), "a7a8q");
    const char* const both = "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
    EXPECT_EQ(typed(both, "Bc4", Letters::english), "e2c4");
    EXPECT_EQ(typed(both, "BC4", Letters::english),
              "refused " + std::to_string(static_cast<int>(RefusalKind::ambiguous)))
        << "the bishop or the pawn";
}

TEST(TypedSan, BothReadingsAreNamedInAFrenchGame) {
    const Position position = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    for (const char* text : {"Rd1", "rd1"}) {
        const auto move = read_move(position, text, Letters::french);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(
            move.error(),
            (Refusal{.kind = RefusalKind::two_readings,
                     .square = coord("d1"),
                     .readings = {{{Letters::french, {{}, core::Role::king}, coord("e1")},
                                   {Letters::english, {{}, core::Role::rook}, coord("a1")}}}}))
            << text;
    }
}

TEST(TypedSan, BothReadingsHaveTheTypedSquareWhereOneIsCastling) {
    const Position position = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const auto move = read_move(position, "Rg1", Letters::french);
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().kind, RefusalKind::two_readings);
    EXPECT_EQ(move.error().square, coord("g1"));
}

TEST(StandardSan, IsWhatIsWrittenButForMissingChecks) {
    const Position position = position_of("4k3/8/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1");
    for (const char* text : {"exd5", "Nxd5", "O-O", "Rh8+", "Rh8"})
        EXPECT_TRUE(is_standard(position, *read_written(position, text), text)) << text;
    for (const char* text :
         {"ed5", "e4d5", "Nd5", "Ncxd5", "0-0", "♘xd5", "Rh1h8", "Rh8#", "exd5+", "Nxd5#"})
        EXPECT_FALSE(is_standard(position, *read_written(position, text), text)) << text;
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
    const Refusal two = refusal("4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1", "Nd2");
    EXPECT_EQ(two.kind, RefusalKind::ambiguous);
    EXPECT_EQ(two.square, coord("d2"));
    EXPECT_EQ(two.readings[0].from, coord("b1"));
    EXPECT_EQ(two.readings[1].from, coord("f1"));
    EXPECT_EQ(refusal("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3").kind, RefusalKind::king_in_check);
    EXPECT_EQ(refusal(start, "exd3").kind, RefusalKind::pawn_needs_capture);
}

TEST(SanReading, NamesTheSquareThatAPawnsCaptureLacks) {
    constexpr const char* fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for (const char* text : {"ed", "exd", "e:d", "ed+", "exd!"}) {
        const Refusal found = refusal(fen, text);
        EXPECT_EQ(found.kind, RefusalKind::no_target) << text;
        EXPECT_EQ(found.square, coord("d5")) << text;
        EXPECT_EQ(found.readings[0].from, coord("e4")) << text;
    }
    EXPECT_EQ(refusal("3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1", "ed").square, coord("d8"));
    for (const char* text : {"de", "ef", "xd", "edd", "ee"})
        EXPECT_EQ(refusal(fen, text).kind, RefusalKind::not_a_move) << text;
}

TEST(SanReading, TakesASelectorForPartOfItsFigurineAlone) {
    EXPECT_EQ(meaning(start, "♘\uFE0Ef3"), "g1f3");
    EXPECT_EQ(meaning(start, "♙\uFE0Fe4"), "e2e4");
    for (const char* text : {"\uFE0Ee4", "\uFE0Fe4", "e\uFE0E4"})
        EXPECT_EQ(refusal(start, text).kind, RefusalKind::not_a_move) << text;
}

TEST(SanReading, AnOriginIsAFileThenARank) {
    EXPECT_EQ(meaning(start, "Nb1c3"), "b1c3");
    for (const char* text : {"N1bc3", "Nbbc3", "N11c3"})
        EXPECT_EQ(refusal(start, text).kind, RefusalKind::not_a_move) << text;
}

} // namespace
