/// How fast a board of eight in space is painted at 1280x800: while it is turned, and at rest.
#include <chrono>
#include <cstdio>
#include <ctime>
#include <utility>

#include "view/app.hpp"
#include "view/game_layout.hpp"
#include "window/canvas_fixture.hpp"

namespace {

using Clock = std::chrono::steady_clock;

constexpr int width = 1280;
constexpr int height = 800;
constexpr double goal = 20;

/// A game with a board in space, and what paints it.
class Table {
  public:
    Table() : app_(options(), window::fonts()) {
        app_.handle(view::Tick{view::App::Time(1000)});
        app_.handle(view::Resized{{width, height}, 1});
    }

    /// How fast pictures come, each from another side, and what one costs in all threads together.
    struct Speed {
        double pictures = 0;  ///< a second
        double processor = 0; ///< milliseconds for one
    };
    Speed speed(bool is_held) {
        const view::Rect frame =
            view::game_layout(app_.game_screen(), app_.snapshot(), app_.look()).board.frame();
        view::Point at = frame.center();
        if (is_held) app_.handle(view::TurnGrabbed{at});
        paint();
        constexpr int pictures = 40;
        const auto began = Clock::now();
        const std::clock_t used = std::clock();
        for (int i = 0; i < pictures; ++i) {
            at.x += 3;
            if (is_held)
                app_.handle(view::PointerMoved{at});
            else
                app_.handle(view::KeyPressed{.key = view::Key::left, .with_shift = true});
            paint();
        }
        const std::chrono::duration<double> taken = Clock::now() - began;
        if (is_held) app_.handle(view::PointerReleased{at, true});
        const double seconds = static_cast<double>(std::clock() - used) / CLOCKS_PER_SEC;
        return {pictures / taken.count(), 1000 * seconds / pictures};
    }

  private:
    static view::AppOptions options() {
        view::AppOptions options;
        options.settings.is_solid = true;
        options.game =
            play::TableOptions{.start = stackchess::start_setup({.size = 8, .knights = true})};
        return options;
    }
    void paint() {
        painter_.paint(app_.scene(), app_.settings());
        SDL_RenderPresent(renderer_.get());
        if (const auto trouble = painter_.take_space_trouble()) {
            std::fprintf(stderr, "No OpenGL: %s\n", trouble->c_str());
            std::exit(1);
        }
    }

    window::Surface surface_ = window::blank(width, height);
    window::Renderer renderer_{SDL_CreateSoftwareRenderer(surface_.get())};
    view::App app_;
    window::Painter painter_{renderer_.get(), window::fonts()};
};

} // namespace

int main() {
    Table table;
    const auto moving = table.speed(true);
    std::printf("8x8 in space: %.1f pictures a second while it is turned; goal: %.0f, %s.\n"
                "              One takes %.1f ms of processor time.\n",
                moving.pictures, goal, moving.pictures >= goal ? "reached" : "missed",
                moving.processor);
    const auto resting = table.speed(false);
    std::printf("              %.1f of the best quality, which is painted at rest; %.1f ms.\n",
                resting.pictures, resting.processor);
    return 0;
}
