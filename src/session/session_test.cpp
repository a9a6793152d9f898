#include "session/session.hpp"

#include <algorithm>

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

TEST(Session, KeepsScoreAndTakenPieces) {
    const auto session = make_session(chess::start_setup());
    play_all(*session, {"e2e4", "d7d5", "e4d5", "d8d5", "b1c3"});
    EXPECT_EQ(session->score(Letters::french),
              (std::vector<std::string>{"e4", "d5", "exd5", "Dxd5", "Cc3"}));
    EXPECT_EQ(session->captured(Color::black), (Stack{{Color::black, Role::pawn}}));
    EXPECT_EQ(session->captured(Color::white), (Stack{{Color::white, Role::pawn}}));
    EXPECT_EQ(session->ply_count(), 5U);
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
    EXPECT_EQ(session->occurrences(), 3);
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
