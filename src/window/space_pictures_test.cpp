#include "window/space_pictures.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"

namespace window {
namespace {

/// What happened to the brushes that were opened.
struct Story {
    int opened = 0;
    int painted = 0;
    int failures = 0;       ///< still to come: a picture fails, as it does once a card was reset
    bool is_closed = false; ///< no more can be opened
};

/// Paints in one colour.
class Brush final : public SpaceBrush {
  public:
    explicit Brush(Story& story) : story_(story) {}
    bool paint(const view::SolidBoard&, int, int, const SpaceColors&,
               std::span<std::uint32_t> pixels) override {
        ++story_.painted;
        if (story_.failures-- > 0) return false;
        std::ranges::fill(pixels, 0xff102030);
        return true;
    }

  private:
    Story& story_;
};

class SpacePicturesTest : public testing::Test {
  protected:
    auto picture(int size = 8) {
        const view::SolidBoard board{.area = {0, 0, 20, 20}, .size = size};
        return pictures_.of(board, {20, 20}, {}, {});
    }

    Story story_;

  private:
    SpacePictures::Opened open() {
        if (story_.is_closed) return core::Failure(std::string("EGL"));
        ++story_.opened;
        return std::unique_ptr<SpaceBrush>(std::make_unique<Brush>(story_));
    }

    Surface surface_ = blank(20, 20);
    Renderer renderer_{SDL_CreateSoftwareRenderer(surface_.get())};
    SpacePictures pictures_{renderer_.get(), [this] { return open(); }};
};

TEST_F(SpacePicturesTest, ArePaintedOnceWhileNothingChanges) {
    ASSERT_TRUE(picture());
    ASSERT_TRUE(picture());
    EXPECT_EQ(story_.painted, 1);
    ASSERT_TRUE(picture(6));
    EXPECT_EQ(story_.painted, 2);
    EXPECT_EQ(story_.opened, 1);
}

TEST_F(SpacePicturesTest, ComeBackAfterALostContext) {
    ASSERT_TRUE(picture());
    story_.failures = 1;
    EXPECT_TRUE(picture(6)) << "by another brush, at once";
    EXPECT_EQ(story_.opened, 2);
    EXPECT_EQ(story_.painted, 3);
    EXPECT_TRUE(picture(4));
    EXPECT_EQ(story_.opened, 2);
}

TEST_F(SpacePicturesTest, SayWhyThereAreNone) {
    story_.failures = 2;
    const auto failed = picture();
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error(), "OpenGL");
    EXPECT_EQ(story_.opened, 2) << "it is tried once more, not for ever";
    EXPECT_TRUE(picture()) << "the next time it is tried again";
}

TEST_F(SpacePicturesTest, SayWhyNothingCanBeOpenedAgain) {
    ASSERT_TRUE(picture());
    story_.failures = 1;
    story_.is_closed = true;
    const auto failed = picture(6);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error(), "EGL");
}

} // namespace
} // namespace window
