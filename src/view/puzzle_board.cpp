#include "view/puzzle_board.hpp"

#include <algorithm>

#include "view/board_drawing.hpp"

namespace view {
namespace {

struct Step {
    int right = 0;
    int up = 0;
};

std::optional<Step> step_of(const Input& input) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    if (pressed == nullptr || pressed->with_control) return std::nullopt;
    switch (pressed->key) {
    case Key::left: return Step{-1, 0};
    case Key::right: return Step{1, 0};
    case Key::up: return Step{0, 1};
    case Key::down: return Step{0, -1};
    default: return std::nullopt;
    }
}

} // namespace

bool is_press(const Input& input) {
    if (const auto* const pressed = std::get_if<KeyPressed>(&input))
        return pressed->key == Key::enter;
    const auto* const typed = std::get_if<TextTyped>(&input);
    return typed != nullptr && typed->text == " ";
}

bool move_cursor(const Input& input, int size, bool is_flipped, core::Coord& cursor) {
    const auto step = step_of(input);
    if (!step) return false;
    const int side = is_flipped ? -1 : 1;
    cursor = core::coord_at(std::clamp(cursor.file + side * step->right, 0, size - 1),
                            std::clamp(cursor.rank + side * step->up, 0, size - 1));
    return true;
}

BoardLayout puzzle_layout(const Form& form, const FormState& state, const Look& look, int size) {
    return board_layout(lay_out(form, state, look).aside, size, false, look.unit);
}

void draw_puzzle_board(const BoardLayout& layout, const Look& look, Scene& scene) {
    draw_squares(layout, scene);
    if (look.settings.shows_coordinates) draw_coordinates(layout, scene);
}

void draw_cursor(const Form& form, const FormState& state, core::Coord cursor,
                 const BoardLayout& layout, Scene& scene) {
    if (focused(form, state) != aside_key) return;
    const float thick = std::max(layout.side / 14, 1.5F);
    scene.emplace_back(Outline{layout.square(cursor), Tone::cursor, thick, 0});
}

BoardTouch touch_board(const Form& form, const FormState& state, const Input& input,
                       const Look& look, int size, core::Coord& cursor) {
    if (const auto* const pressed = std::get_if<PointerPressed>(&input)) {
        const auto square = puzzle_layout(form, state, look, size).coord_at(pressed->at);
        if (!square || pressed->is_right) return {};
        cursor = *square;
        return {.is_used = false, .square = square}; // the form moves the focus
    }
    if (focused(form, state) != aside_key) return {};
    if (move_cursor(input, size, false, cursor)) return {.is_used = true};
    if (is_press(input)) return {.is_used = true, .square = cursor};
    return {};
}

} // namespace view
