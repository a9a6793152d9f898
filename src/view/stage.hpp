#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "view/input.hpp"
#include "view/scene.hpp"
#include "view/settings.hpp"
#include "view/sound.hpp"

/// The interface between a window and the program behind it. The window is in a separate library,
/// loaded only when one is opened; this is all that it knows of the program.
namespace view {

/// Requests that only the window itself can carry out.
struct Wishes {
    std::optional<std::string> clipboard = std::nullopt; ///< to be put there
    bool toggles_full_screen = false;
    bool quits = false;
};

/// The content of a window: it receives inputs and returns scenes, all in one thread.
class Stage {
  public:
    using Time = std::chrono::milliseconds;

    Stage() = default;
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    virtual ~Stage() = default;

    /// Handles an input. The caller first sends a `Tick` with the present time, as it does at the
    /// time of `next_wake` and when it is woken: all clocks depend on these.
    virtual void handle(const Input& input) = 0;
    /// The current picture; it may change after every `handle`.
    virtual Scene scene() const = 0;
    /// When the picture changes by itself, in the time of `Tick`: at once while something moves.
    /// Nothing: not before the next input.
    virtual std::optional<Time> next_wake() const = 0;
    virtual std::vector<Sound> take_sounds() = 0;
    virtual Wishes take_wishes() = 0;
    virtual const Settings& settings() const = 0;
};

/// Creates the content of a window. The measure must outlive it; `wake` may be called by any
/// thread, and makes the window send a `Tick`.
using MakeStage =
    std::function<std::unique_ptr<Stage>(const TextMeasure& measure, std::function<void()> wake)>;

struct ShowOptions {
    std::string font_folder = "/usr/share/fonts/truetype/dejavu"; ///< its place in Debian
    std::optional<float> scale = std::nullopt; ///< pixels for one of an ordinary screen
};

/// Why the window could not be opened.
enum class ShowTrouble : std::uint8_t { no_display, no_font };

struct ShowFailure {
    ShowTrouble trouble{};
    std::string detail; ///< the missing file, or the system's message
};

using ShowResult = core::Result<void, ShowFailure>;

/// Opens a window and shows a stage until it quits.
using Show = void(const ShowOptions& options, const MakeStage& make, ShowResult& result);

/// The library of the window, and the name under which it has that function.
inline constexpr const char* show_library = "libstackchess-window.so";
inline constexpr const char* show_name = "stackchess_show";

} // namespace view
