#include "session/session.hpp"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "chess/setup.hpp"
#include "stackchess/setup.hpp"

namespace session {
namespace {

using game::Claim;
using game::Letters;
using game::Outcome;
using game::Reason;
using game::RefusalKind;

std::unique_ptr<Session> chess_session(std::string_view fen) {
    return make_session(*chess::read_setup(fen));
}

std::unique_ptr<Session> stack_session(std::string_view text) {
    return make_session(*stackchess::read_setup(text));
}

std::unique_ptr<Session> new_stackchess(int size) {
    return make_session(stackchess::start_setup({.size = size}));
}

void play_all(Session& session, std::initializer_list<const char*> moves) {
    for (const char* move : moves) ASSERT_TRUE(session.play(move, Letters::english)) << move;
}

TEST(Session, ShowsStacksFromBottomToTop) {
    for (const int size : {6, 10}) {
        const auto session = new_stackchess(size);
        EXPECT_EQ(session->rules(), game::Rules::stackchess);
        EXPECT_EQ(session->board().size, size);
        play_all(*session, {"a1a2"});
        EXPECT_EQ(session->board().at({0, 1}).front(), (Piece{Color::white, Role::pawn}));
        EXPECT_NE(session->board().at({0, 1}).back().role, Role::pawn);
        EXPECT_TRUE(session->board().at({0, 0}).empty());
        EXPECT_EQ(session->last_move()->text, "a1a2");
        EXPECT_EQ(session->turn(), Color::black);
    }
}

TEST(Session, TellsWhatAMoveDoes) {
    const auto session = stack_session("p2k/(PPQ)3/4/4 w");
    const auto moves = session->legal_moves();
    const auto found = std::find_if(moves.begin(), moves.end(),
                                    [](const MoveView& move) { return move.text == "3a3a4"; });
    EXPECT_EQ(found, moves.end()); // a pawn does not capture forward
    const auto other = stack_session("1p1k/(PPQ)3/4/4 w")->read("3a3b4", Letters::english);
    ASSERT_TRUE(other);
    EXPECT_EQ(*other, (MoveView{"3a3b4", {0, 2}, 3, {1, 3}, 1, 2, Role::queen}));
}

TEST(Session, ChessShowsCastlingAndPromotionAsPlayersSeeThem) {
    const auto session = chess_session("r3k3/6P1/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(session->rules(), game::Rules::chess);
    const auto castling = session->read("O-O", Letters::english);
    ASSERT_TRUE(castling);
    EXPECT_EQ(castling->text, "e1g1");
    EXPECT_EQ(castling->to, (Coord{6, 0}));
    EXPECT_EQ(session->refusal({6, 6}, 1, {6, 7}).kind, RefusalKind::none); // to be chosen
    EXPECT_EQ(session->read("g8=C", Letters::french)->promotion, Role::knight);
    EXPECT_EQ(session->read("g7g8", Letters::english).error().kind, RefusalKind::promotion_missing);
}

TEST(Session, SaysWhyStepByStep) {
    const auto stack = new_stackchess(6);
    EXPECT_EQ(stack->refusal({0, 1}, 1, {0, 3}).kind, RefusalKind::none);
    EXPECT_EQ(stack->refusal({0, 1}, 2, {0, 3}).kind, RefusalKind::too_many_pieces);
    EXPECT_EQ(stack->refusal({0, 1}, 1000000, {0, 3}).kind, RefusalKind::too_many_pieces);
    EXPECT_EQ(stack->refusal({0, 1}, -1, {0, 3}).kind, RefusalKind::no_pieces_asked);
    EXPECT_EQ(stack->refusal({0, 2}, 5, {0, 3}).kind, RefusalKind::no_piece);
    EXPECT_EQ(stack->refusal({0, 99}, 1, {0, 3}).kind, RefusalKind::no_such_square);
    const auto chess = chess_session("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(chess->refusal({4, 0}, 2, {4, 1}).kind, RefusalKind::too_many_pieces);
    EXPECT_EQ(chess->refusal({4, 0}, 1, {4, 8}).kind, RefusalKind::no_such_square);
    EXPECT_EQ(chess->refusal({4, 0}, 1, {4, 2}).kind, RefusalKind::role_cannot);
}

/// A pawn that has just passed over a square could be captured there, but for the king.
TEST(Session, SaysThatTheKingForbidsACaptureEnPassant) {
    const auto session = chess_session("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    play_all(*session, {"d7d5"});
    EXPECT_EQ(session->refusal({4, 4}, 1, {3, 5}).kind, RefusalKind::king_in_check);
    for (const char* typed : {"e5d6", "exd6", "exd6 e.p."})
        EXPECT_EQ(session->play(typed, Letters::english).error().kind, RefusalKind::king_in_check)
            << typed;
    EXPECT_EQ(session->read("e5f6", Letters::english).error().kind,
              RefusalKind::pawn_needs_capture);
    play_all(*session, {"e1e2", "g8g7"});
    EXPECT_EQ(session->refusal({4, 4}, 1, {3, 5}).kind, RefusalKind::pawn_needs_capture)
        << "too late";
}

/// Both pawns leave the rank on which the king stands.
TEST(Session, SaysThatACaptureEnPassantOpensTheRank) {
    const auto session = chess_session("6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1");
    play_all(*session, {"d7d5"});
    EXPECT_EQ(session->refusal({4, 4}, 1, {3, 5}).kind, RefusalKind::king_in_check);
}

TEST(Session, KeepsScoreAndTakenPieces) {
    const auto session = make_session(chess::start_setup());
    play_all(*session, {"e2e4", "d7d5", "e4d5", "d8d5", "b1c3"});
    EXPECT_EQ(session->score(Letters::french),
              (std::vector<std::string>{"e4", "d5", "exd5", "Dxd5", "Cc3"}));
    EXPECT_EQ(session->moment(3).captured, (Stack{{Color::black, Role::pawn}}));
    EXPECT_EQ(session->moment(4).captured, (Stack{{Color::white, Role::pawn}}));
    EXPECT_EQ(session->moment(5).captured, Stack{});
    EXPECT_EQ(session->ply_count(), 5U);
}

/// What the game shows now, as it should be seen when it is looked back at.
Moment present(const Session& session) {
    return {.board = session.board(),
            .turn = session.turn(),
            .move_number = session.move_number(),
            .move = session.last_move(),
            .captured = session.moment(session.ply_count()).captured,
            .check = session.king_in_check()};
}

/// Every moment of a random game, kept as it passes, is found again at its end.
void expect_history(Session& session, unsigned seed) {
    std::vector<Moment> moments{present(session)};
    std::vector<std::string> texts{session.text()};
    for (std::minstd_rand random(seed); moments.size() < 60;) {
        const auto moves = session.legal_moves();
        if (session.outcome().is_over() || moves.empty()) break;
        ASSERT_TRUE(session.play(moves[random() % moves.size()].text, Letters::english));
        moments.push_back(present(session));
        ASSERT_EQ(moments.back().captured.size(),
                  static_cast<std::size_t>(session.last_move()->captured));
        texts.push_back(session.text());
    }
    const auto score = session.score(Letters::french);
    for (std::size_t ply = 0; ply < moments.size(); ++ply) {
        EXPECT_EQ(session.moment(ply), moments[ply]) << ply;
        EXPECT_EQ(session.text_at(ply), texts[ply]);
    }
    for (std::size_t ply = 1; ply < moments.size(); ++ply)
        EXPECT_EQ(session.score_at(ply, Letters::french), score[ply - 1]);
}

TEST(Session, IsLookedBackAt) {
    for (const unsigned seed : {1U, 2U, 3U}) {
        expect_history(*make_session(chess::start_setup()), seed);
        expect_history(*new_stackchess(6), seed);
        expect_history(*new_stackchess(11), seed);
    }
}

TEST(Session, LooksBackAtWhatIsPlayedAlone) {
    const auto session = chess_session("4k3/8/8/8/8/8/8/R3K3 b Q - 0 7");
    play_all(*session, {"e8d8", "a1a8", "d8d7"});
    session->undo();
    EXPECT_EQ(session->moment(2).check, (Coord{3, 7}));
    EXPECT_EQ(session->moment(0), (Moment{session->moment(0).board, Color::black, 7}));
    EXPECT_EQ(session->score_at(2, Letters::french), "Ta8+");
    session->resign(Color::black);
    EXPECT_EQ(session->moment(2).move->text, "a1a8");
}

TEST(Session, UndoesAndRedoes) {
    const auto session = new_stackchess(6);
    const std::string start = session->text();
    play_all(*session, {"a2a4", "b5b4"});
    EXPECT_TRUE(session->undo());
    EXPECT_TRUE(session->undo());
    EXPECT_FALSE(session->undo());
    EXPECT_EQ(session->text(), start);
    EXPECT_EQ(session->undone_count(), 2U);
    EXPECT_TRUE(session->redo());
    EXPECT_EQ(session->last_move()->text, "a2a4");
}

TEST(Session, RefusesToPlayOn) {
    const auto session = new_stackchess(6);
    session->resign(Color::white);
    EXPECT_EQ(session->outcome(), Outcome::win(Color::black, Reason::resignation));
    EXPECT_EQ(session->play("a2a4", Letters::english).error().kind, RefusalKind::game_over);
    EXPECT_EQ(session->refusal({0, 1}, 1, {0, 3}).kind, RefusalKind::game_over);
}

TEST(Session, ShowsTheKingInCheck) {
    const auto session = chess_session("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    EXPECT_EQ(session->king_in_check(), (Coord{4, 0}));
    EXPECT_EQ(new_stackchess(6)->king_in_check(), std::nullopt);
}

TEST(Session, ClaimsAfterThreeTimes) {
    const auto session = make_session(chess::start_setup());
    for (int i = 0; i < 2; ++i) play_all(*session, {"g1f3", "g8f6", "f3g1", "f6g8"});
    ASSERT_TRUE(session->claims().contains(Claim::threefold_repetition));
    session->claim(Claim::threefold_repetition);
    EXPECT_EQ(session->outcome(), Outcome::draw(Reason::threefold_repetition));
}

TEST(Session, IsTakenUpFromItsRecord) {
    const auto session = new_stackchess(9);
    play_all(*session, {"a2a4", "a8a6", "b2b3"});
    session->undo();
    const Resumed resumed = resume_session(session->record());
    EXPECT_FALSE(resumed.refusal);
    EXPECT_EQ(resumed.session->text(), session->text());
    EXPECT_EQ(resumed.session->undone_count(), 1U);
    EXPECT_TRUE(resumed.session->redo());
    EXPECT_EQ(resumed.session->last_move()->text, "b2b3");
}

} // namespace
} // namespace session
