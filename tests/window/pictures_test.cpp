#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include <SDL2/SDL_image.h>

#include "view/app_fixture.hpp"
#include "window/canvas.hpp"

namespace window {
namespace {

constexpr int width = 640;
constexpr int height = 440;

/// The program behind a window, with the letters it really has.
class Sitter {
  public:
    explicit Sitter(view::AppOptions options) : app_(quiet(std::move(options)), fonts()) {
        app_.handle(view::Tick{view::App::Time(1000)});
        app_.handle(view::Resized{{width, height}, 1});
    }
    view::App& app() { return app_; }
    void click(std::string_view square) {
        const view::Point at = view::game_layout(app_.game_screen(), app_.snapshot(), app_.look())
                                   .board.square(view::at(square))
                                   .center();
        app_.handle(view::PointerMoved{at});
        app_.handle(view::PointerPressed{at});
        app_.handle(view::PointerReleased{at});
    }
    Surface picture() const { return painted(app_.scene(), width, height, app_.settings()); }

  private:
    static view::AppOptions quiet(view::AppOptions options) {
        options.settings.has_animation = false;
        return options;
    }
    view::App app_;
};

std::string approved_path(const std::string& name) {
    return std::string(APPROVED_FOLDER) + "/" + name + ".png";
}

Surface approved(const std::string& name) {
    const Surface loaded(IMG_Load(approved_path(name).c_str()));
    if (!loaded) return nullptr;
    return Surface(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0));
}

/// Holds a picture against the approved one; with STACKCHESS_APPROVE set it becomes that one. A few
/// pixels may differ: fonts are drawn a little differently by other versions of their library.
void compare(const Surface& picture, const std::string& name) {
    if (std::getenv("STACKCHESS_APPROVE") != nullptr) {
        ASSERT_EQ(IMG_SavePNG(picture.get(), approved_path(name).c_str()), 0);
        return;
    }
    const Surface expected = approved(name);
    ASSERT_TRUE(expected) << approved_path(name);
    ASSERT_EQ(expected->w, picture->w);
    ASSERT_EQ(expected->h, picture->h);
    int different = 0;
    for (int y = 0; y < picture->h; ++y)
        for (int x = 0; x < picture->w; ++x)
            different += difference(pixel(*picture, x, y), pixel(*expected, x, y)) > 40 ? 1 : 0;
    if (different * 200 < picture->w * picture->h) return;
    const std::string seen = testing::TempDir() + name + ".png";
    IMG_SavePNG(picture.get(), seen.c_str());
    ADD_FAILURE() << different << " pixels differ from " << approved_path(name) << ": see " << seen;
}

TEST(Pictures, OfTheStart) {
    Sitter sitter({});
    compare(sitter.picture(), "start");
}

TEST(Pictures, OfTallStacksInTheDark) {
    view::AppOptions options = view::game_from(
        game::Rules::stackchess, "r1qk1r/(pb)1pp2/1(pp)3(pb)/P(PBRQ)4/1(PR)1P1(PPB)/3K2 w - 4 18");
    options.settings.theme = view::Theme::dark;
    Sitter sitter(options);
    sitter.click("b3");
    compare(sitter.picture(), "stacks");
}

TEST(Pictures, OfALargeBoard) {
    view::AppOptions options = view::stackchess_game({.size = 12, .knights = true});
    options.settings.board = view::BoardColors::slate;
    Sitter sitter(options);
    sitter.click("b1");
    sitter.click("c3");
    compare(sitter.picture(), "large");
}

TEST(Pictures, OfChessForEveryEye) {
    view::AppOptions options = view::chess_game();
    options.settings.board = view::BoardColors::contrast;
    Sitter sitter(options);
    for (const char* square : {"e2", "e4", "d7", "d5", "e4"}) sitter.click(square);
    compare(sitter.picture(), "chess");
}

TEST(Pictures, OfTheMenu) {
    Sitter sitter(view::chess_game());
    sitter.app().handle(view::KeyPressed{.key = view::Key::escape});
    compare(sitter.picture(), "menu");
}

TEST(Pictures, DifferWhereTheirSubjectsDo) {
    Sitter sitter(view::chess_game());
    const Surface before = sitter.picture();
    sitter.click("e2");
    sitter.click("e4");
    const Surface after = sitter.picture();
    int different = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            different += difference(pixel(*before, x, y), pixel(*after, x, y)) > 40 ? 1 : 0;
    EXPECT_GT(different * 200, width * height) << "a move would pass as a difference of fonts";
}

} // namespace
} // namespace window
