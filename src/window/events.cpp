#include "window/events.hpp"

#include <array>
#include <utility>

namespace window {
namespace {

using view::Input;
using view::Key;

constexpr std::array<std::pair<SDL_Keycode, Key>, 18> keys{{
    {SDLK_LEFT, Key::left},
    {SDLK_RIGHT, Key::right},
    {SDLK_UP, Key::up},
    {SDLK_DOWN, Key::down},
    {SDLK_HOME, Key::home},
    {SDLK_END, Key::end},
    {SDLK_PAGEUP, Key::page_up},
    {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_RETURN, Key::enter},
    {SDLK_RETURN2, Key::enter},
    {SDLK_KP_ENTER, Key::enter},
    {SDLK_ESCAPE, Key::escape},
    {SDLK_TAB, Key::tab},
    {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::remove},
    {SDLK_F1, Key::f1},
    {SDLK_F2, Key::f2},
    {SDLK_F11, Key::f11},
}};

/// The Latin letter of a key, also on keyboards of other alphabets; 0 if it has none.
char letter_of(const SDL_Keysym& key) {
    if (key.sym >= SDLK_a && key.sym <= SDLK_z) return static_cast<char>(key.sym);
    const bool is_latin = key.sym < 128;
    if (!is_latin && key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z)
        return static_cast<char>('a' + (key.scancode - SDL_SCANCODE_A));
    return 0;
}

/// Whether a key repeats while it is held: those that move or delete something.
bool may_repeat(SDL_Keycode code) {
    switch (code) {
    case SDLK_RETURN:
    case SDLK_RETURN2:
    case SDLK_KP_ENTER:
    case SDLK_ESCAPE:
    case SDLK_F2:
    case SDLK_F11: return false;
    default: return true;
    }
}

std::optional<Input> input_of_key(const SDL_KeyboardEvent& event) {
    const bool is_repeated = event.repeat != 0;
    if (is_repeated && !may_repeat(event.keysym.sym)) return std::nullopt;
    const bool with_control = (event.keysym.mod & KMOD_CTRL) != 0;
    const bool with_shift = (event.keysym.mod & KMOD_SHIFT) != 0;
    for (const auto& [code, key] : keys)
        if (code == event.keysym.sym)
            return view::KeyPressed{
                .key = key, .with_control = with_control, .with_shift = with_shift};
    const char letter = letter_of(event.keysym);
    if (!with_control || letter == 0 || is_repeated) return std::nullopt; // it arrives as text
    return view::KeyPressed{.key = Key::letter,
                            .letter = letter,
                            .with_control = with_control,
                            .with_shift = with_shift};
}

std::optional<Input> input_of_button(const SDL_MouseButtonEvent& event, view::Point at) {
    const bool is_middle = event.button == SDL_BUTTON_MIDDLE;
    if (is_middle && event.state == SDL_PRESSED) return view::TurnGrabbed{at};
    if (event.button != SDL_BUTTON_LEFT && event.button != SDL_BUTTON_RIGHT && !is_middle)
        return std::nullopt;
    const bool is_right = event.button == SDL_BUTTON_RIGHT || is_middle;
    const SDL_Keymod held = SDL_GetModState();
    if (event.state == SDL_PRESSED)
        return view::PointerPressed{.at = at,
                                    .is_right = is_right,
                                    .is_double = event.clicks == 2,
                                    .with_shift = (held & (KMOD_SHIFT | KMOD_CTRL)) != 0,
                                    .with_alt = (held & KMOD_ALT) != 0};
    return view::PointerReleased{at, is_right};
}

std::optional<Input> input_of_window(const SDL_WindowEvent& event) {
    if (event.event == SDL_WINDOWEVENT_LEAVE) return view::PointerMoved{{-1, -1}};
    if (event.event == SDL_WINDOWEVENT_FOCUS_LOST) return view::FocusLost{};
    return std::nullopt;
}

} // namespace

bool is_paste(const SDL_Event& event) {
    return event.type == SDL_KEYDOWN && event.key.repeat == 0 &&
           (event.key.keysym.mod & KMOD_CTRL) != 0 && letter_of(event.key.keysym) == 'v';
}

std::optional<Input> input_of(const SDL_Event& event, float pixels) {
    const auto at = [&](int x, int y) {
        return view::Point{static_cast<float>(x) * pixels, static_cast<float>(y) * pixels};
    };
    switch (event.type) {
    case SDL_MOUSEMOTION: return view::PointerMoved{at(event.motion.x, event.motion.y)};
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return input_of_button(event.button, at(event.button.x, event.button.y));
    case SDL_MOUSEWHEEL: {
        const int turned = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
        return view::Wheel{at(event.wheel.mouseX, event.wheel.mouseY), event.wheel.y * turned};
    }
    case SDL_KEYDOWN:
        if (is_paste(event)) return std::nullopt;
        return input_of_key(event.key);
    case SDL_TEXTINPUT: return view::TextTyped{event.text.text};
    case SDL_DROPFILE: return view::FileDropped{event.drop.file};
    case SDL_DROPTEXT: return view::TextPasted{event.drop.file};
    case SDL_WINDOWEVENT: return input_of_window(event.window);
    case SDL_QUIT: return view::CloseAsked{};
    default: return std::nullopt;
    }
}

} // namespace window
