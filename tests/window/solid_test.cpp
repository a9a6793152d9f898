// Boards in space, painted by Mesa without a graphics card.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include <SDL2/SDL_image.h>

#include "hands.hpp"
#include "solid/pieces.hpp"
#include "window/canvas_fixture.hpp"

namespace window {
namespace {

constexpr int width = 900;
constexpr int height = 640;

constexpr const char* towers = "r1qk1r/(pb)1pp2/1(pp)3(pb)/P(PBRQ)4/1(PR)1P1(PPB)/3K2 w - 4 18";

view::AppOptions in_space(view::AppOptions options) {
    options.settings.is_solid = true;
    return options;
}

bool is_in_space(const view::App& app) {
    return !view::shapes_of<view::SolidBoard>(app.scene()).empty();
}

solid::Vec3 nearer(const view::BoardLayout& board, const solid::Placed& placed) {
    const solid::Vec3 away = board.space->camera.eye - placed.at;
    const float radius = 0.9F * solid::radius_of(placed.piece.role);
    return solid::direction({away.x, 0, away.z}) * radius + solid::Vec3{0, 0.05F, 0};
}

/// Where a piece of a tower is seen: the edge of its foot that is nearest to the eye.
view::Point piece_seen(const view::BoardLayout& board, std::string_view square, int layer) {
    for (const solid::Placed& placed : board.space->standing)
        if (placed.square == view::at(square) && placed.layer == layer)
            return board.point_of(placed.at + nearer(board, placed));
    ADD_FAILURE() << square << ' ' << layer;
    return {};
}

/// The largest difference between two pictures in the mean colour of a small square: other versions
/// of Mesa paint edges and shadows a little differently, but move nothing.
int worst_square(const SDL_Surface& one, const SDL_Surface& other) {
    constexpr int side = 16;
    int worst = 0;
    for (int top = 0; top + side <= one.h; top += side)
        for (int left = 0; left + side <= one.w; left += side) {
            std::array<int, 3> sums{};
            for (int y = top; y < top + side; ++y)
                for (int x = left; x < left + side; ++x) {
                    const view::Paint a = pixel(one, x, y);
                    const view::Paint b = pixel(other, x, y);
                    sums[0] += a.red - b.red;
                    sums[1] += a.green - b.green;
                    sums[2] += a.blue - b.blue;
                }
            for (const int sum : sums) worst = std::max(worst, std::abs(sum) / (side * side));
        }
    return worst;
}
constexpr int most_difference = 14;

void compare(const Surface& picture, const std::string& name) {
    const std::string path = std::string(APPROVED_FOLDER) + "/solid_" + name + ".png";
    if (std::getenv("STACKCHESS_APPROVE") != nullptr) {
        ASSERT_EQ(IMG_SavePNG(picture.get(), path.c_str()), 0);
        return;
    }
    const Surface loaded(IMG_Load(path.c_str()));
    ASSERT_TRUE(loaded) << path;
    const Surface expected(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    ASSERT_EQ(expected->w, picture->w);
    ASSERT_EQ(expected->h, picture->h);
    const int worst = worst_square(*picture, *expected);
    if (worst <= most_difference) return;
    const std::string seen = testing::TempDir() + "solid_" + name + ".png";
    IMG_SavePNG(picture.get(), seen.c_str());
    ADD_FAILURE() << "a square differs by " << worst << " from " << path << ": see " << seen;
}

/// The program with a board in space, painted without a window.
class Sitter {
  public:
    explicit Sitter(view::AppOptions options)
        : app_(with_home(in_space(std::move(options))), fonts()) {
        app_.handle(view::Tick{view::App::Time(1000)});
        app_.handle(view::Resized{{width, height}, 1});
    }
    view::App& app() { return app_; }
    view::BoardLayout board() const {
        return view::game_layout(app_.game_screen(), app_.snapshot(), app_.look()).board;
    }
    void click(view::Point at) {
        app_.handle(view::PointerMoved{at});
        app_.handle(view::PointerPressed{at});
        app_.handle(view::PointerReleased{at});
        app_.handle(view::PointerMoved{{-1, -1}});
    }
    void click(std::string_view square) { click(seen_on(board(), square)); }
    Surface picture() const { return painted(app_.scene(), width, height, app_.settings()); }

  private:
    view::AppOptions with_home(view::AppOptions options) const {
        options.places = home_.places();
        return options;
    }
    keep::TemporaryHome home_;
    view::App app_;
};

TEST(SolidPictures, OfTheStart) {
    Sitter sitter(view::chess_game());
    compare(sitter.picture(), "start");
}

TEST(SolidPictures, OfTallTowersInTheDark) {
    view::AppOptions options = view::game_from(game::Rules::stackchess, towers);
    options.settings.theme = view::Theme::dark;
    Sitter sitter(options);
    sitter.click(piece_seen(sitter.board(), "b3", 2));
    ASSERT_TRUE(sitter.app().game_screen().selection);
    EXPECT_EQ(sitter.app().game_screen().selection->count, 2);
    compare(sitter.picture(), "towers");
}

TEST(SolidPictures, OfAGameOfStacksSeenFromOneSide) {
    Sitter sitter(view::game_from(
        game::Rules::stackchess, "1(rb)1k1r/p2(ppq)1p/2p3/1P(PBRQ)1(pb)1/P2(PN)1P/R1K2R w - 4 18"));
    sitter.click(piece_seen(sitter.board(), "c3", 1));
    ASSERT_TRUE(sitter.app().game_screen().selection);
    for (int i = 0; i < 3; ++i)
        sitter.app().handle(view::KeyPressed{.key = view::Key::right, .with_shift = true});
    compare(sitter.picture(), "turned");
}

TEST(SolidPictures, OfACaptureInFlight) {
    Sitter sitter(view::chess_game());
    view::App::Time now(1000);
    const auto wait = [&](int milliseconds) {
        now += view::App::Time(milliseconds);
        sitter.app().handle(view::Tick{now});
    };
    for (const char* const square : {"e2", "e4", "d7", "d5", "e4"}) {
        sitter.click(square);
        wait(1000);
    }
    sitter.click("d5");
    ASSERT_TRUE(sitter.app().game_screen().animation);
    wait(210);
    compare(sitter.picture(), "flight");
    wait(1000);
    EXPECT_FALSE(sitter.app().game_screen().animation);
}

TEST(SolidPictures, OfALargeBoard) {
    view::AppOptions options = view::stackchess_game({.size = 12, .knights = true});
    options.settings.board = view::BoardColors::slate;
    Sitter sitter(options);
    compare(sitter.picture(), "large");
}

/// The last move, a move chosen early, and marks of every kind.
TEST(SolidPictures, OfEverythingThatIsMarked) {
    view::AppOptions options = view::against_computer(
        view::game_from(game::Rules::chess, "4k3/pp3ppp/8/8/1q6/8/PP1B1PPP/R3K2R w KQ - 0 1"));
    options.settings.board = view::BoardColors::blue;
    options.settings.has_animation = false;
    Sitter sitter(options);
    for (const char* const square : {"a1", "c1"}) sitter.click(square);
    ASSERT_EQ(sitter.app().snapshot().history.size(), 2U);
    for (const char* const square : {"g2", "g4"}) sitter.click(square);
    ASSERT_TRUE(sitter.app().game_screen().premove);
    using record::MarkColor;
    const auto draw = [&](MarkColor color, const char* from, const char* to) {
        sitter.app().obey(room::DrawMark{1, {color, view::at(from), view::at(to)}});
    };
    draw(MarkColor::red, "b4", "e4");
    draw(MarkColor::yellow, "d2", "b4");
    draw(MarkColor::blue, "h7", "h7");
    compare(sitter.picture(), "marks");
}

TEST(SolidPictures, OfACheckAndThePast) {
    view::AppOptions options =
        view::game_from(game::Rules::chess, "4k3/pp3ppp/8/8/1q6/8/PP3PPP/R3K2R w KQ - 0 1");
    options.settings.theme = view::Theme::dark;
    Sitter sitter(options);
    compare(sitter.picture(), "check");
    sitter.click("e1");
    sitter.click("f1");
    sitter.app().handle(view::Tick{view::App::Time(3000)});
    sitter.app().handle(view::KeyPressed{.key = view::Key::page_up});
    sitter.app().handle(view::Tick{view::App::Time(5000)});
    ASSERT_TRUE(sitter.app().game_screen().looked_at);
    compare(sitter.picture(), "past");
}

TEST(SolidPictures, DifferWhereAPieceDoes) {
    Sitter sitter(view::chess_game());
    view::Scene scene = sitter.app().scene();
    const Surface before = painted(scene, width, height, sitter.app().settings());
    for (view::Shape& shape : scene)
        if (auto* const board = std::get_if<view::SolidBoard>(&shape)) board->pieces.pop_back();
    const Surface after = painted(scene, width, height, sitter.app().settings());
    EXPECT_GT(worst_square(*before, *after), most_difference);
}

TEST(SolidBoard, IsTurnedAndZoomedByPointerAndKeys) {
    Sitter sitter(view::chess_game());
    const auto orbit = [&] { return sitter.app().game_screen().camera.orbit; };
    const view::Rect frame = sitter.board().frame();
    const view::Point corner{frame.x + 3, frame.y + 3};
    sitter.app().handle(view::PointerPressed{corner});
    sitter.app().handle(view::PointerMoved{{corner.x + 60, corner.y + 20}});
    sitter.app().handle(view::PointerReleased{{corner.x + 60, corner.y + 20}});
    EXPECT_LT(orbit().yaw, -0.1F);
    EXPECT_GT(orbit().pitch, solid::Orbit::usual_pitch);
    sitter.app().handle(view::Wheel{frame.center(), 3});
    EXPECT_GT(orbit().zoom, 1.2F);
    sitter.app().handle(view::KeyPressed{.key = view::Key::home, .with_shift = true});
    EXPECT_EQ(orbit(), solid::Orbit{});
    sitter.app().handle(view::TurnGrabbed{frame.center()});
    sitter.app().handle(view::PointerMoved{{frame.center().x - 50, frame.center().y}});
    sitter.app().handle(view::PointerReleased{frame.center(), true});
    EXPECT_GT(orbit().yaw, 0.1F);
    for (const view::Key key : {view::Key::left, view::Key::up, view::Key::page_down})
        sitter.app().handle(view::KeyPressed{.key = key, .with_shift = true});
    EXPECT_LT(orbit().zoom, 1);
}

TEST(SolidBoard, TakesThePieceOfATowerThatIsClicked) {
    Sitter sitter(view::game_from(game::Rules::stackchess, towers));
    const auto count = [&] {
        const auto& selection = sitter.app().game_screen().selection;
        return selection ? selection->count : 0;
    };
    for (const int layer : {2, 0, 1}) {
        sitter.click(piece_seen(sitter.board(), "f2", layer));
        EXPECT_EQ(count(), 3 - layer);
    }
    sitter.click(piece_seen(sitter.board(), "f2", 1));
    EXPECT_EQ(count(), 0) << "the same part is let go";
}

TEST(SolidBoard, FillsAWideWindow) {
    for (const view::Size size : {view::Size{640, 440}, {1280, 800}, {1920, 1080}}) {
        Sitter sitter(view::chess_game());
        sitter.app().handle(view::Resized{size, 1});
        const view::GameLayout layout = view::game_layout(
            sitter.app().game_screen(), sitter.app().snapshot(), sitter.app().look());
        const view::Rect frame = layout.board.frame();
        EXPECT_GT(frame.width, 1.05F * frame.height) << "seen from the side it is not as high";
        EXPECT_LT(frame.width, 1.35F * frame.height) << "but towers are";
        EXPECT_GE(layout.list.x, frame.right());
        EXPECT_LE(layout.list.right(), size.width);
        EXPECT_GE(layout.footer.y, frame.bottom());
        const float wide = layout.board.point_of({4, 0, 4}).x - layout.board.point_of({-4, 0, 4}).x;
        EXPECT_GT(wide, 0.7F * frame.width);
    }
}

TEST(SolidBoard, IsShownByEveryScreenWithAGame) {
    Sitter sitter(view::chess_game());
    for (const char* const key : {"i", "e"}) {
        sitter.app().handle(view::TextTyped{key});
        EXPECT_TRUE(is_in_space(sitter.app())) << key;
        const bool is_on_panel =
            view::shapes_of<view::SolidBoard>(sitter.app().scene()).back().is_on_panel;
        EXPECT_EQ(is_on_panel, key == std::string("e"));
        EXPECT_TRUE(sitter.picture());
        sitter.app().handle(view::KeyPressed{.key = view::Key::escape});
    }
    sitter.app().handle(view::TextTyped{"f"});
    EXPECT_EQ(sitter.board().coord_at(sitter.board().square(view::at("a8")).center()),
              view::at("a8"));
}

TEST(SolidWindow, PlaysAWholeGameOfChessByMouse) {
    WindowHands hands(view::chess_game());
    hands.type("v");
    ASSERT_TRUE(is_in_space(hands.app()));
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    EXPECT_TRUE(hands.game().outcome.is_over());
    EXPECT_TRUE(hands.window().picture());
}

TEST(SolidWindow, PlaysAWholeGameOfStackchessByMouse) {
    WindowHands hands(
        in_space(view::game_from(game::Rules::stackchess, "k5/6/6/6/(RR)5/5K w - 0 1")));
    hands.click(piece_seen(hands.layout().board, "a2", 1));
    ASSERT_TRUE(hands.app().game_screen().selection);
    EXPECT_EQ(hands.app().game_screen().selection->count, 1);
    hands.click(piece_seen(hands.layout().board, "a2", 0));
    EXPECT_EQ(hands.app().game_screen().selection->count, 2);
    hands.click("a6");
    EXPECT_TRUE(hands.game().outcome.is_over());
}

void turn_wheel(WindowHands& hands, int steps) {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = steps;
    hands.push(event);
    hands.turn();
}

/// Takes the uppermost piece of a square, turns the wheel for more of them, and clicks where they
/// go.
void bring(WindowHands& hands, int count, std::string_view from, std::string_view to) {
    const auto top = [&](std::string_view square) {
        const auto pieces = hands.game().present().board.at(view::at(square)).size();
        const view::BoardLayout board = hands.layout().board;
        if (pieces == 0) return seen_on(board, square);
        return piece_seen(board, square, static_cast<int>(pieces) - 1);
    };
    hands.click(top(from));
    ASSERT_TRUE(hands.app().game_screen().selection) << from;
    for (int more = 1; more < count; ++more) turn_wheel(hands, 1);
    ASSERT_EQ(hands.app().game_screen().selection->count, count) << from;
    hands.click(top(to));
}

TEST(SolidWindow, PlaysStackchessByMouseFromItsStartUntilEverythingIsCaptured) {
    WindowHands hands(view::stackchess_game({.size = 4}));
    hands.click(hands.label("3D").area.center());
    ASSERT_TRUE(is_in_space(hands.app()));
    hands.window().resize({560, 420}); // it is painted sooner
    Window::wake();
    hands.turn();
    for (int i = 0; i < 6; ++i) hands.key(SDLK_UP, KMOD_SHIFT); // no tower hides another one
    std::size_t played = 1;
    for (const std::string_view move :
         {"1b1c2", "1b4a4", "2c2b3", "1d4c3", "1b2b3", "1c4d3", "3b3a4", "2c3d2", "3a4a3", "1d2b4",
          "3a3d3", "1b4d2", "3d3d2"}) {
        bring(hands, move[0] - '0', move.substr(1, 2), move.substr(3));
        ASSERT_EQ(hands.game().history.size(), ++played) << move;
    }
    EXPECT_TRUE(hands.game().outcome.is_over());
}

TEST(SolidWindow, DrawsNothingWhileNothingChanges) {
    WindowHands hands(in_space(view::chess_game()));
    hands.click("e2");
    const auto painted = hands.window().painted();
    for (int i = 0; i < 5; ++i) {
        Window::wake();
        hands.turn();
    }
    EXPECT_EQ(hands.window().painted(), painted);
}

TEST(SolidWindow, ComesBackFromAnotherSizeAndALostContext) {
    WindowHands hands(in_space(view::chess_game()));
    hands.window().resize({700, 500});
    Window::wake();
    hands.turn();
    SDL_Event lost{};
    lost.type = SDL_RENDER_DEVICE_RESET;
    hands.push(lost);
    hands.turn();
    hands.play("e2 e4");
    EXPECT_EQ(hands.game().history.size(), 2U);
    EXPECT_TRUE(is_in_space(hands.app()));
}

TEST(SolidWindow, IsNotPaintedWhileItIsMinimised) {
    WindowHands hands(in_space(view::chess_game()));
    const auto happen = [&](Uint8 kind) {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = kind;
        hands.push(event);
        hands.turn();
    };
    happen(SDL_WINDOWEVENT_MINIMIZED);
    const auto painted = hands.window().painted();
    hands.play("e2 e4");
    EXPECT_EQ(hands.game().history.size(), 2U);
    EXPECT_EQ(hands.window().painted(), painted);
    happen(SDL_WINDOWEVENT_RESTORED);
    EXPECT_GT(hands.window().painted(), painted);
    EXPECT_TRUE(is_in_space(hands.app()));
}

TEST(SolidWindow, ShowsTheLargestBoard) {
    WindowHands hands(in_space(view::stackchess_game({.size = 26, .knights = true})));
    hands.play("m2 m4");
    EXPECT_EQ(hands.game().history.size(), 2U);
}

TEST(SolidBoard, WritesCoordinatesThatCanBeReadOnTheLargestBoard) {
    Sitter sitter(view::stackchess_game({.size = 26, .knights = true}));
    std::vector<std::string> written;
    for (const view::Label& label : view::shapes_of<view::Label>(sitter.app().scene())) {
        if (label.tone != view::Tone::board_text && label.tone != view::Tone::faint) continue;
        if (label.text.size() > 2) continue;
        written.push_back(label.text);
        EXPECT_GE(label.height, 7) << label.text;
    }
    for (const char* const text : {"a", "m", "z", "1", "13"})
        EXPECT_EQ(std::ranges::count(written, text), 1) << text;
}

TEST(SolidBoard, WritesHeightsThatCanBeReadInTheSmallestWindow) {
    Sitter sitter(view::game_from(game::Rules::stackchess, towers));
    sitter.app().handle(view::Resized{{480, 360}, 1});
    const float unit = sitter.app().look().unit;
    int count = 0;
    for (const view::Label& label : view::shapes_of<view::Label>(sitter.app().scene())) {
        if (label.tone != view::Tone::badge_text) continue;
        ++count;
        EXPECT_GE(label.height, 0.69F * unit) << label.text;
    }
    EXPECT_EQ(count, 6);
}

TEST(SolidBoard, StaysWhereItIsWhenATowerGrows) {
    Sitter sitter(view::stackchess_game({}));
    const auto seen = [&] {
        return view::shapes_of<view::SolidBoard>(sitter.app().scene()).front().camera;
    };
    const solid::Camera before = seen();
    for (const char* const square : {"a1", "a2", "a6", "a5"}) sitter.click(square);
    ASSERT_EQ(sitter.app().snapshot().history.size(), 3U);
    ASSERT_EQ(sitter.app().snapshot().present().board.at(view::at("a5")).size(), 2U);
    EXPECT_EQ(seen(), before);
}

TEST(SolidBoard, WritesNothingBesideItsPicture) {
    Sitter sitter(view::game_from(game::Rules::stackchess, towers));
    const view::Rect frame = sitter.board().frame();
    const auto count_written = [&] {
        int count = 0;
        for (const view::Label& label : view::shapes_of<view::Label>(sitter.app().scene())) {
            if (label.tone != view::Tone::badge_text && label.tone != view::Tone::board_text)
                continue;
            ++count;
            EXPECT_TRUE(frame.contains(label.area.center())) << label.text;
        }
        return count;
    };
    const int all = count_written();
    sitter.app().handle(view::Wheel{{frame.x + 30, frame.bottom() - 30}, 9});
    const int left = count_written();
    EXPECT_GT(left, 0);
    EXPECT_LT(left, all);
}

TEST(SolidBoard, WritesNoNumberWhereATowerWasTakenAway) {
    Sitter sitter(view::game_from(game::Rules::stackchess, towers));
    const auto badges = [&](const char* text) {
        return std::ranges::count_if(
            view::shapes_of<view::Label>(sitter.app().scene()), [&](const view::Label& label) {
                return label.tone == view::Tone::badge_text && label.text == text;
            });
    };
    ASSERT_EQ(badges("4"), 1);
    const view::Point from = piece_seen(sitter.board(), "b3", 0);
    sitter.app().handle(view::PointerPressed{from});
    const view::Point beside = sitter.board().square(view::at("e4")).center();
    sitter.app().handle(view::PointerMoved{beside});
    ASSERT_TRUE(sitter.app().game_screen().drag);
    EXPECT_EQ(badges("4"), 1) << "over what is carried";
    EXPECT_EQ(badges("4/4"), 0);
    sitter.app().handle(view::PointerReleased{from});
}

TEST(SolidBoard, ShowsWhatIsDraggedBesideIt) {
    Sitter sitter(view::game_from(game::Rules::stackchess, towers));
    const auto flat_pieces = [&] {
        return view::shapes_of<view::PieceImage>(sitter.app().scene()).size();
    };
    sitter.app().handle(view::PointerPressed{piece_seen(sitter.board(), "b3", 0)});
    sitter.app().handle(view::PointerMoved{sitter.board().square(view::at("e4")).center()});
    const std::size_t before = flat_pieces();
    const view::Rect frame = sitter.board().frame();
    sitter.app().handle(view::PointerMoved{{frame.right() + 20, frame.center().y}});
    EXPECT_GT(flat_pieces(), before);
}

TEST(SolidBoard, ShowsWhatTheEditorCarriesBesideIt) {
    Sitter sitter(view::game_from(game::Rules::stackchess, towers));
    sitter.app().handle(view::TextTyped{"e"});
    const auto board = [&] {
        return view::shapes_of<view::SolidBoard>(sitter.app().scene()).back();
    };
    const auto flat_pieces = [&] {
        return view::shapes_of<view::PieceImage>(sitter.app().scene()).size();
    };
    const std::size_t before = flat_pieces();
    const view::Rect area = board().area;
    const view::Point from{area.center().x, area.center().y};
    // Whatever is met first on a way through the middle.
    for (float y = area.y; y < area.bottom(); y += 4) {
        const std::size_t standing = board().pieces.size();
        sitter.app().handle(view::PointerPressed{{from.x, y}});
        sitter.app().handle(view::PointerMoved{{area.right() + 40, y}});
        if (board().pieces.size() < standing) break;
        sitter.app().handle(view::PointerReleased{{from.x, y}});
    }
    EXPECT_GT(flat_pieces(), before);
}

/// Only where there is no OpenGL: see CMakeLists.txt.
TEST(SolidWindow, DISABLED_StaysFlatWithoutOpenGl) {
    WindowHands hands(view::chess_game());
    hands.type("v");
    EXPECT_FALSE(is_in_space(hands.app()));
    EXPECT_FALSE(hands.app().settings().is_solid);
    EXPECT_TRUE(hands.says("OpenGL 3.3")) << hands.texts();
    hands.play("e2 e4");
    EXPECT_EQ(hands.game().history.size(), 2U);
}

} // namespace
} // namespace window
