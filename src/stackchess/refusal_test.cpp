#include <gtest/gtest.h>

#include "stackchess/notation.hpp"

namespace stackchess {
namespace {

using game::Refusal;
using game::RefusalKind;

struct Refused {
    const char* position;
    const char* move;
    Refusal refusal;
};

Coord coord(std::string_view text) { return *core::take_coord(text); }

Refusal at(RefusalKind kind, std::string_view square, int count = 0, int limit = 0) {
    return {kind, coord(square), {}, count, limit};
}

Refusal cannot(RefusalKind kind, std::string_view square, Piece piece, int count) {
    return {kind, coord(square), piece, count, 0};
}

constexpr Piece white(Role role) { return {Color::white, role}; }

class StackchessRefusal : public testing::TestWithParam<Refused> {};

TEST_P(StackchessRefusal, NamesTheRule) {
    const auto& [text, move, refusal] = GetParam();
    const auto position = SmallPosition::from(*read_setup(text));
    const auto same = LargePosition::from(*read_setup(text));
    ASSERT_TRUE(position && same) << text;
    const auto read = read_move(*position, move);
    ASSERT_FALSE(read) << move;
    EXPECT_EQ(read.error(), refusal)
        << text << ' ' << move << " kind " << static_cast<int>(read.error().kind);
    EXPECT_EQ(read_move(*same, move).error(), refusal);
}

constexpr const char* start = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1";

INSTANTIATE_TEST_SUITE_P(
    Whole, StackchessRefusal,
    testing::Values(Refused{start, "a2g2", {RefusalKind::no_such_square, {6, 1}, {}, 0, 0}},
                    Refused{start, "c3c4", at(RefusalKind::no_piece, "c3")},
                    Refused{start, "c5c4", at(RefusalKind::not_yours, "c5")},
                    Refused{start, "0c2c3", at(RefusalKind::no_pieces_asked, "c2", 0, 1)},
                    Refused{start, "2c2c3", at(RefusalKind::too_many_pieces, "c2", 2, 1)},
                    Refused{start, "c2c2", at(RefusalKind::same_square, "c2")}));

INSTANTIATE_TEST_SUITE_P(
    Single, StackchessRefusal,
    testing::Values(
        Refused{start, "c2b3", at(RefusalKind::pawn_needs_capture, "b3")},
        Refused{start, "c2c5", cannot(RefusalKind::role_cannot, "c2", white(Role::pawn), 1)},
        Refused{start, "c2c1", cannot(RefusalKind::role_cannot, "c2", white(Role::pawn), 1)},
        Refused{start, "a1b2", cannot(RefusalKind::role_cannot, "a1", white(Role::rook), 1)},
        Refused{start, "a1b3", cannot(RefusalKind::role_cannot, "a1", white(Role::rook), 1)},
        Refused{start, "b1b2", cannot(RefusalKind::role_cannot, "b1", white(Role::bishop), 1)},
        Refused{start, "c1d3", cannot(RefusalKind::role_cannot, "c1", white(Role::queen), 1)},
        Refused{start, "d1d3", cannot(RefusalKind::role_cannot, "d1", white(Role::king), 1)},
        Refused{"3k/4/4/N3 w", "a1a2",
                cannot(RefusalKind::role_cannot, "a1", white(Role::knight), 1)},
        Refused{start, "a1a3", at(RefusalKind::blocked, "a2")},
        Refused{start, "b1d3", at(RefusalKind::blocked, "c2")},
        Refused{"5k/6/6/K5/P5/6 w A", "a2a4", at(RefusalKind::blocked, "a3")},
        Refused{"5k/6/6/6/P5/6 w -", "a2a4", at(RefusalKind::pawn_has_moved, "a2")},
        Refused{"5k/6/6/p5/P5/6 w A", "a2a3", at(RefusalKind::pawn_captures_diagonally, "a3")},
        Refused{"5k/6/p5/6/P5/6 w A", "a2a4", at(RefusalKind::pawn_captures_diagonally, "a4")},
        Refused{"5k/6/6/1p4/P5/6 w A", "a2b3", at(RefusalKind::needs_more_pieces, "b3", 1, 1)}));

INSTANTIATE_TEST_SUITE_P(
    Group, StackchessRefusal,
    testing::Values(
        Refused{"5k/6/6/6/(BR)5/6 w", "2a2a3",
                cannot(RefusalKind::group_member_cannot, "a2", white(Role::bishop), 2)},
        Refused{"5k/6/6/6/(RB)5/6 w", "2a2a3",
                cannot(RefusalKind::group_member_cannot, "a2", white(Role::bishop), 2)},
        Refused{"5k/6/6/6/(NQ)5/6 w", "2a2a3",
                cannot(RefusalKind::group_member_cannot, "a2", white(Role::knight), 2)},
        Refused{"5k/6/6/6/(RR)5/6 w", "2a2b4",
                cannot(RefusalKind::group_member_cannot, "a2", white(Role::rook), 2)},
        Refused{"5k/6/6/6/(PQ)5/6 w", "2a2b2",
                cannot(RefusalKind::group_member_cannot, "a2", white(Role::pawn), 2)},
        Refused{"5k/6/6/6/(PR)5/6 w -", "2a2a4", at(RefusalKind::pawn_has_moved, "a2")},
        Refused{"5k/6/6/6/(PP)5/6 w A", "2a2a4", at(RefusalKind::pawn_has_moved, "a2")},
        Refused{"5k/6/6/p5/(PR)5/6 w", "2a2a3", at(RefusalKind::pawn_captures_diagonally, "a3")},
        Refused{"5k/6/6/6/(PB)5/6 w", "2a2b3", at(RefusalKind::pawn_needs_capture, "b3")},
        Refused{"5k/6/6/K5/(RR)5/6 w", "2a2a5", at(RefusalKind::blocked, "a3")},
        Refused{"5k/6/(pp)5/6/(RR)5/6 w", "2a2a4", at(RefusalKind::needs_more_pieces, "a4", 2, 2)},
        Refused{"5k/6/1(ppp)4/6/(RN)5/6 w", "2a2b4",
                at(RefusalKind::needs_more_pieces, "b4", 2, 3)},
        Refused{"5k/6/6/6/(RRN)5/6 w", "3a2b4", at(RefusalKind::knights_carry_too_few, "a2", 3, 1)},
        Refused{"5k/6/6/6/(RRRNN)5/6 w", "5a2b4",
                at(RefusalKind::knights_carry_too_few, "a2", 5, 2)}));

} // namespace
} // namespace stackchess
