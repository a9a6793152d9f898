#include "window/fonts.hpp"

#include <gtest/gtest.h>

#include "window/canvas_fixture.hpp"

namespace window {
namespace {

using view::Weight;

TEST(Fonts, NameTheFileThatIsMissing) {
    fonts();
    const auto found = Fonts::in("/nowhere");
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error(), "/nowhere/DejaVuSans.ttf");
}

TEST(Fonts, MeasureWhatTheyDraw) {
    for (const Weight weight : {Weight::regular, Weight::bold, Weight::mono}) {
        const std::string text = "C'est à vous : ♘f3 …";
        const Surface picture = fonts().picture(text, 17, weight);
        ASSERT_TRUE(picture);
        EXPECT_NEAR(fonts().width(text, 17, weight), static_cast<float>(picture->w), 2);
        EXPECT_NEAR(fonts().width(text, 34, weight), 2 * fonts().width(text, 17, weight), 12);
    }
    EXPECT_EQ(fonts().width("", 17, Weight::regular), 0);
    EXPECT_FALSE(fonts().picture("", 17, Weight::regular));
}

TEST(Fonts, CutAtWholeLetters) {
    const std::string text = "éàçœ éàçœ éàçœ";
    const float full = fonts().width(text, 16, Weight::regular);
    EXPECT_EQ(fonts().cut(text, 16, Weight::regular, full), text);
    for (float most = full - 1; most > 20; most -= 3) {
        const std::string cut = fonts().cut(text, 16, Weight::regular, most);
        EXPECT_TRUE(cut.ends_with("…")) << cut;
        const std::string kept = cut.substr(0, cut.size() - 3);
        EXPECT_TRUE(text.starts_with(kept)) << cut;
        EXPECT_EQ(kept.find_last_of(' ') + 1 == kept.size() && !kept.empty(), false) << cut;
        EXPECT_LE(fonts().width(cut, 16, Weight::regular), most) << cut;
    }
    EXPECT_EQ(fonts().cut(text, 16, Weight::regular, 0), "…");
}

} // namespace
} // namespace window
