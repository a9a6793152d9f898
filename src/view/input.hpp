#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <variant>

#include "core/one_of.hpp"
#include "view/geometry.hpp"

/// The inputs of a window, independent of any library.
namespace view {

struct PointerMoved {
    Point at;
};
struct PointerPressed {
    Point at;
    bool is_right = false;
    bool is_double = false; ///< the second of a double click
    bool with_shift = false;
    bool with_alt = false;
};
struct PointerReleased {
    Point at;
    bool is_right = false;
};
/// The middle button is pressed, which turns a board in space. Its release is reported as the right
/// button's.
struct TurnGrabbed {
    Point at;
};
struct Wheel {
    Point at;
    int steps = 0; ///< positive: away from the user
};

/// The keys that do not produce text.
enum class Key : std::uint8_t {
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    enter,
    escape,
    tab,
    backspace,
    remove,
    f1,
    f2,
    f11,
    letter, ///< with `KeyPressed::letter`, for shortcuts with Ctrl
};
struct KeyPressed {
    Key key{};
    char letter = 0; ///< lower case, of a Latin keyboard
    bool with_control = false;
    bool with_shift = false;
};
/// Text typed, in UTF-8: letters, digits and signs, shortcuts without Ctrl among them.
struct TextTyped {
    std::string text;
};
/// Text pasted or dropped on the window.
struct TextPasted {
    std::string text;
};
/// The file dropped on the window.
struct FileDropped {
    std::string path;
};
struct Resized {
    Size size;       ///< in pixels
    float scale = 1; ///< pixels for one of an ordinary screen
};
/// Time has passed.
struct Tick {
    std::chrono::milliseconds now{0}; ///< of a steady clock
};
struct FocusLost {};
/// The window cannot show boards in space.
struct SpaceMissing {
    std::string why;
};
struct CloseAsked {};

struct EveryInput : core::Alternatives<PointerMoved, PointerPressed, PointerReleased, TurnGrabbed,
                                       Wheel, KeyPressed, TextTyped, TextPasted, FileDropped,
                                       Resized, Tick, FocusLost, SpaceMissing, CloseAsked> {};
using Input = core::OneOf<EveryInput>;

/// Whether it is pressed, typed or pasted.
bool is_keyboard(const Input& input);

} // namespace view
