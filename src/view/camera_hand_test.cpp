#include "view/camera_hand.hpp"

#include <gtest/gtest.h>

#include "solid/pick.hpp"
#include "solid/table.hpp"

namespace view {
namespace {

class CameraHandTest : public testing::Test {
  protected:
    CameraHandTest() { board_.space = board_space(board_, hand_, solid::usual_room(4), {}); }

    bool give(const Input& input) { return turn_by_pointer(hand_, board_, input); }
    float yaw() const { return hand_.orbit.yaw; }

    BoardLayout board_ = board_layout({0, 0, 400, 400}, 4);
    CameraHand hand_;
    const Point middle_{200, 200};
    const Point right_{260, 200};
};

TEST_F(CameraHandTest, TurnsWhileTheMiddleButtonIsHeld) {
    EXPECT_FALSE(give(PointerMoved{right_}));
    EXPECT_TRUE(give(TurnGrabbed{middle_}));
    EXPECT_TRUE(give(PointerMoved{right_}));
    const float turned = yaw();
    EXPECT_NE(turned, solid::Orbit{}.yaw);
    EXPECT_TRUE(give(PointerReleased{right_}));
    EXPECT_FALSE(give(PointerMoved{middle_}));
    EXPECT_EQ(yaw(), turned);
    EXPECT_FALSE(give(PointerReleased{right_})) << "of a button that turns nothing";
}

TEST_F(CameraHandTest, LetsGoWhenTheWindowIsLeftOrTheBoardIsFlat) {
    give(TurnGrabbed{middle_});
    EXPECT_FALSE(give(FocusLost{})) << "others hear of it too";
    EXPECT_FALSE(give(PointerMoved{right_}));
    give(TurnGrabbed{middle_});
    board_.space.reset();
    EXPECT_FALSE(give(PointerMoved{right_}));
    EXPECT_FALSE(hand_.turning);
    EXPECT_EQ(yaw(), solid::Orbit{}.yaw);
}

TEST_F(CameraHandTest, LeavesOtherInputsToOthersWhileItTurns) {
    give(TurnGrabbed{middle_});
    EXPECT_FALSE(give(KeyPressed{.key = Key::enter}));
    EXPECT_FALSE(give(Tick{}));
    EXPECT_TRUE(give(PointerMoved{right_}));
}

TEST_F(CameraHandTest, ComesCloserToWhatIsPointedAt) {
    const Point far{300, 120};
    const auto pointed = [&] { return solid::met_at(board_.ray_at(far), 0).value(); };
    const solid::Vec3 before = pointed();
    for (int i = 0; i < 6; ++i) {
        zoom_by_wheel(hand_, board_, {far, 1});
        board_.space = board_space(board_, hand_, solid::usual_room(4), {});
    }
    EXPECT_GT(hand_.orbit.zoom, 1.5F);
    EXPECT_LT(length(pointed() - before), 0.6F) << "it is still about there";
    for (int i = 0; i < 8; ++i) zoom_by_wheel(hand_, board_, {middle_, -1});
    EXPECT_EQ(hand_.aim, solid::Vec3{}) << "all of it is seen again";
}

TEST_F(CameraHandTest, TurnsByKeys) {
    EXPECT_TRUE(turn_by_key(hand_, KeyAction::turn_left));
    EXPECT_NE(yaw(), solid::Orbit{}.yaw);
    EXPECT_TRUE(turn_by_key(hand_, KeyAction::reset_view));
    EXPECT_EQ(yaw(), solid::Orbit{}.yaw);
    EXPECT_FALSE(turn_by_key(hand_, KeyAction::cursor_left));
}

} // namespace
} // namespace view
