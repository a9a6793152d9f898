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

/// What lies between a window and the program behind it. The window is a library of its own, loaded
/// only when one is opened; it knows no more of the program than this.
namespace view {

/// What only the window itself can do.
struct Wishes {
    std::optional<std::string> clipboard = std::nullopt; ///< to be put there
    bool toggles_full_screen = false;
    bool quits = false;
};

/// What is shown in a window: driven by inputs and asked for scenes, all in one thread.
class Stage {
  public:
    using Time = std::chrono::milliseconds;

    Stage() = default;
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    virtual ~Stage() = default;

    /// Something has happened. The caller sends a `Tick` with the present time first, as it does
    /// when `next_wake` comes and when it is woken: all clocks go by these.
    virtual void handle(const Input& input) = 0;
    /// The picture of now; it may change after every `handle`.
    virtual Scene scene() const = 0;
    /// When the picture changes by itself, on the clock of `Tick`: at once while something moves.
    /// Nothing: not before something happens.
    virtual std::optional<Time> next_wake() const = 0;
    virtual std::vector<Sound> take_sounds() = 0;
    virtual Wishes take_wishes() = 0;
    virtual const Settings& settings() const = 0;
};

/// Makes what a window shows. The measure lives longer than that; `wake` may be called by any
/// thread, and makes the window send a `Tick`.
using MakeStage =
    std::function<std::unique_ptr<Stage>(const TextMeasure& measure, std::function<void()> wake)>;

struct ShowOptions {
    std::string font_folder = "/usr/share/fonts/truetype/dejavu"; ///< where Debian has it
    std::optional<float> scale = std::nullopt; ///< pixels for one of an ordinary screen
};

/// Why there is no window.
enum class ShowTrouble : std::uint8_t { no_display, no_font };

struct ShowFailure {
    ShowTrouble trouble{};
    std::string detail; ///< the file that is missing, or what the system says
};

using ShowResult = core::Result<void, ShowFailure>;

/// Opens a window and shows a stage until it quits.
using Show = void(const ShowOptions& options, const MakeStage& make, ShowResult& result);

/// The library of the window, and the name under which it has that function.
inline constexpr const char* show_library = "libstackchess-window.so";
inline constexpr const char* show_name = "stackchess_show";

} // namespace view
