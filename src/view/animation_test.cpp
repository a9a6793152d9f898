#include "view/animation.hpp"

#include <gtest/gtest.h>

#include "chess/setup.hpp"
#include "record/start.hpp"
#include "session/session.hpp"
#include "view/screen_fixture.hpp"

namespace view {
namespace {

using std::chrono::milliseconds;

/// What a move of a chess position looks like.
Animation animation_of(const std::string& position, const char* move, bool is_back = false) {
    const auto session = session::make_session(*record::read_start({.fen = position}));
    const session::BoardView before = session->board();
    const auto played = session->play(move, game::Letters::english);
    EXPECT_TRUE(played) << move;
    return (is_back ? animated_back : animated)(before, session->board(), *played, milliseconds(0));
}

TEST(Animation, LetsTheRookOfACastlingTravelToo) {
    for (const bool is_back : {false, true}) {
        const Animation castling = animation_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", is_back);
        ASSERT_EQ(castling.travellers.size(), 2U);
        EXPECT_EQ(castling.travellers[1].group.back().role, core::Role::rook);
        EXPECT_TRUE(castling.resting.at(core::coord_at(7, 0)).empty());
        EXPECT_TRUE(castling.resting.at(core::coord_at(5, 0)).empty());
        EXPECT_TRUE(castling.captured.empty());
    }
}

TEST(Animation, LetsWhatIsTakenVanish) {
    const Animation capture = animation_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5");
    ASSERT_EQ(capture.captured.size(), 1U);
    EXPECT_EQ(capture.captured[0].at, core::coord_at(3, 4));
    const Animation passing = animation_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    ASSERT_EQ(passing.captured.size(), 1U);
    EXPECT_EQ(passing.captured[0].at, core::coord_at(3, 4));
}

TEST(Animation, BringsBackWhatWasTaken) {
    const Animation capture = animation_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", true);
    ASSERT_EQ(capture.returning.size(), 1U);
    EXPECT_EQ(capture.returning[0].at, core::coord_at(3, 4));
    EXPECT_TRUE(capture.resting.at(core::coord_at(3, 4)).empty()) << "it is there only gradually";
    const Animation passing = animation_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", true);
    ASSERT_EQ(passing.returning.size(), 1U);
    EXPECT_EQ(passing.returning[0].at, core::coord_at(3, 4));
    EXPECT_TRUE(passing.resting.at(core::coord_at(3, 4)).empty());
    EXPECT_TRUE(passing.captured.empty());
}

/// How much is seen of each role that travels at a moment, the roles of kings aside.
std::vector<std::pair<core::Role, float>> seen(const Animation& animation, milliseconds now) {
    Scene scene;
    draw(animation, board_layout({0, 0, 800, 800}, 8), now, scene);
    std::vector<std::pair<core::Role, float>> roles;
    for (const PieceImage& piece : shapes_of<PieceImage>(scene))
        if (piece.piece.role != core::Role::king)
            roles.emplace_back(piece.piece.role, piece.opacity);
    return roles;
}

TEST(Animation, TurnsAPawnIntoItsPromotionOnTheWay) {
    using Roles = std::vector<std::pair<core::Role, float>>;
    const char* const position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    const Animation forth = animation_of(position, "a7a8q");
    EXPECT_EQ(seen(forth, milliseconds(0)), (Roles{{core::Role::pawn, 1}}));
    const Roles late = seen(forth, Animation::duration * 9 / 10);
    ASSERT_EQ(late.size(), 2U);
    EXPECT_LT(late[0].second, 0.3F) << "little is left of the pawn";
    EXPECT_EQ(late[1].first, core::Role::queen);
    EXPECT_GT(late[1].second, 0.7F);
    const Animation back = animation_of(position, "a7a8q", true);
    EXPECT_EQ(seen(back, milliseconds(0)), (Roles{{core::Role::queen, 1}}));
    EXPECT_EQ(seen(back, Animation::duration * 9 / 10).back().first, core::Role::pawn);
}

TEST(Animation, BeginsAndEnds) {
    const Animation move = animation_of("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e5");
    EXPECT_EQ(move.progress(milliseconds(0)), 0);
    EXPECT_FLOAT_EQ(move.progress(Animation::duration / 2), 0.5F);
    EXPECT_EQ(move.progress(Animation::duration * 2), 1);
    EXPECT_FALSE(move.is_over(Animation::duration / 2));
    EXPECT_TRUE(move.is_over(Animation::duration));
}

} // namespace
} // namespace view
