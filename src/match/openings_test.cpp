#include "match/openings.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "session/session.hpp"

namespace match {
namespace {

std::unique_ptr<session::Session> played(const Opening& opening) {
    auto session = session::make_session(opening.start);
    for (const std::string& move : opening.moves)
        EXPECT_TRUE(session->play(move, game::Letters::english)) << move;
    return session;
}

/// White's material minus Black's.
int balance(const session::Session& session) {
    int sum = 0;
    for (const auto& stack : session.board().stacks)
        for (const core::Piece piece : stack)
            if (piece.role != core::Role::none) sum += piece.color == core::Color::white ? 1 : -1;
    return sum;
}

class OpeningsOf : public testing::TestWithParam<record::Setup> {};

TEST_P(OpeningsOf, AreLegalLevelAndDifferent) {
    Openings openings({GetParam()}, 8, 1);
    const int at_first = balance(*session::make_session(GetParam()));
    std::set<std::string> seen;
    for (std::size_t i = 0; i < 40; ++i) {
        const Opening opening = openings.at(i);
        EXPECT_EQ(opening.moves.size(), 8U);
        const auto session = played(opening);
        EXPECT_FALSE(session->outcome().is_over());
        EXPECT_EQ(balance(*session), at_first);
        EXPECT_TRUE(seen.insert(session->text()).second);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Openings, OpeningsOf,
    testing::Values(record::Setup(chess::start_setup()), record::Setup(stackchess::start_setup({})),
                    record::Setup(stackchess::start_setup({.size = 8, .knights = true})),
                    record::Setup(stackchess::start_setup({.size = 12})),
                    record::Setup(*chess::read_setup(
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1")),
                    record::Setup(*stackchess::read_setup(
                        "rbqkbr/pppppp/6/6/PPPPPP/RB1KBR w ABCDEFabcdef 0 1"))));

TEST(Openings, FollowTheSeedAlone) {
    const record::Setup start = chess::start_setup();
    Openings first({start}, 6, 7);
    Openings second({start}, 6, 7);
    Openings other({start}, 6, 8);
    const Opening late = first.at(9); // in whatever order they are asked for
    for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(first.at(i), second.at(i));
    EXPECT_EQ(late, second.at(9));
    EXPECT_NE(first.at(0), other.at(0));
}

TEST(Openings, TakeTheStartsInTurn) {
    const record::Setup six = stackchess::start_setup({});
    const record::Setup eight = stackchess::start_setup({.size = 8});
    Openings openings({six, eight}, 0, 1);
    EXPECT_EQ(openings.at(0), (Opening{six, {}}));
    EXPECT_EQ(openings.at(1), (Opening{eight, {}}));
    EXPECT_EQ(openings.at(2), (Opening{six, {}}));
}

TEST(Openings, AreNeverLopsided) {
    // White is a queen ahead, and stays so.
    const auto start = chess::read_setup("8/8/8/8/8/2k5/8/KQ6 w - - 0 1");
    ASSERT_TRUE(start);
    Openings openings({record::Setup(*start)}, 2, 1);
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(openings.at(i).moves.size(), 2U);
        EXPECT_EQ(balance(*played(openings.at(i))), 1);
    }
    // Many of Black's moves leave a queen to be captured for nothing.
    const auto hanging = chess::read_setup("k7/8/8/3q4/8/8/8/K2Q4 b - - 0 1");
    ASSERT_TRUE(hanging);
    Openings safe({record::Setup(*hanging)}, 1, 1);
    for (std::size_t i = 0; i < 5; ++i) {
        const auto session = played(safe.at(i));
        for (const auto& move : session->legal_moves()) {
            if (move.captured == 0) continue;
            session->play(move.text, game::Letters::english);
            const auto answers = session->legal_moves();
            EXPECT_TRUE(std::ranges::any_of(answers, [&](const session::MoveView& answer) {
                return answer.captured > 0 && answer.to == move.to;
            })) << session->text();
            session->undo();
        }
    }
}

TEST(Openings, AreRepeatedWhereThereAreNoOthers) {
    Openings openings({record::Setup(stackchess::start_setup({.size = 4}))}, 1, 1);
    for (std::size_t i = 0; i < 30; ++i) EXPECT_EQ(openings.at(i).moves.size(), 1U);
}

} // namespace
} // namespace match
