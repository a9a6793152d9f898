#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/stage.hpp"
#include "window/fonts.hpp"
#include "window/handles.hpp"
#include "window/painter.hpp"
#include "window/speaker.hpp"

namespace window {

/// A window on the screen. There is one at a time, in the main thread.
class Window {
  public:
    static core::Result<std::unique_ptr<Window>, view::ShowFailure>
    open(const view::ShowOptions& options);

    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    const Fonts& fonts() const { return fonts_; }

    /// Makes `turn` return soon. May be called from any thread.
    static void wake();

    /// Sleeps until an event arrives or the stage wants to change, passes all events on, and paints
    /// what has changed. False once the stage quits.
    bool turn(view::Stage& stage);

    /// Asks for another size, in points.
    void resize(view::Size size);
    /// What is on the screen.
    Surface picture() const;
    /// The number of pictures painted so far.
    std::uint64_t painted() const { return painted_; }

  private:
    using Time = view::Stage::Time;

    /// Initialises SDL for a window, and shuts it down.
    class Library {
      public:
        Library();
        Library(const Library&) = delete;
        Library& operator=(const Library&) = delete;
        ~Library();

        bool is_ready() const { return is_ready_; }

      private:
        bool is_ready_;
    };

    static core::Result<std::unique_ptr<Window>, view::ShowFailure>
    open_on(const std::string& display, const view::ShowOptions& options);
    Window(std::unique_ptr<Library> library, WindowHandle handle, Renderer renderer, Fonts fonts,
           std::optional<float> scale);

    std::optional<int> patience(const view::Stage& stage) const;
    void pass_on(const SDL_Event& event, view::Stage& stage);
    void tell_size(view::Stage& stage);
    void fulfil(const view::Wishes& wishes);
    void paint(const view::Stage& stage);
    void tell_of_space(view::Stage& stage);
    void present(const std::vector<SDL_Rect>& areas);
    float pixels_per_point() const;

    std::unique_ptr<Library> library_; ///< must outlive everything below
    WindowHandle handle_;
    Renderer renderer_;
    Fonts fonts_;
    Painter painter_;
    Speaker speaker_{std::make_unique<Mixer>()};
    std::optional<float> scale_;
    std::optional<view::Resized> told_; ///< the size that the stage knows
    view::Scene scene_;                 ///< on the screen
    view::Settings settings_;
    bool is_spoilt_ = true; ///< the screen no longer shows it
    bool is_hidden_ = false;
    bool keeps_pixels_; ///< what was painted is still there for the next picture
    std::uint64_t painted_ = 0;
    Time last_turn_{0}; ///< when it started, or should have
};

} // namespace window
