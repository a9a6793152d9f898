#include <algorithm>
#include <cmath>
#include <utility>

#include "view/game_handling.hpp"
#include "view/game_texts.hpp"
#include "view/move_list.hpp"
#include "view/stack_panel.hpp"

namespace view {

namespace {

using core::Coord;

Orders press_button(GameHandling& handling, GameButton button) {
    switch (button) {
    case GameButton::menu: return {ShowScreen{ScreenKind::menu}};
    case GameButton::undo: return {TakeBack{}};
    case GameButton::hint:
        if (handling.snapshot.is_online()) return {ShowScreen{ScreenKind::online}};
        if (handling.snapshot.outcome.is_over()) return {room::Rematch{}};
        return {AskHint{}};
    case GameButton::flip: handling.screen.is_flipped = !handling.screen.is_flipped; break;
    case GameButton::solid: return toggle_solid(handling.look);
    }
    return {};
}

Orders press_promotion(GameHandling& handling, Point at) {
    const std::vector<Rect> cells = promotion_cells(handling.layout, *handling.screen.promotion);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].contains(at)) return promote(handling, i);
    handling.screen.promotion.reset();
    return {};
}

/// A click on a piece of the opened stack picks up that piece and all above it.
void press_open_stack(GameHandling& handling, Point at) {
    GameScreen& screen = handling.screen;
    auto& selection = screen.selection;
    if (!selection) return;
    const std::size_t height = handling.snapshot.present().board.at(selection->from).size();
    const StackParts parts = stack_parts(handling.layout, height, height > 1, handling.look);
    for (std::size_t i = 0; i < height; ++i)
        if (parts.rows[i].contains(at)) selection = {selection->from, static_cast<int>(height - i)};
    const int step = parts.less.contains(at) ? -1 : parts.more.contains(at) ? 1 : 0;
    if (step == 0) return;
    selection = with_step(*selection, step, static_cast<int>(height));
    screen.held = {.step = step, .next = screen.now + HeldStep::delay};
}

/// A click on one of the buttons that step through the history; false elsewhere.
bool press_step(GameHandling& handling, Point at) {
    const auto* const found = std::ranges::find_if(
        handling.layout.steps, [&](const Rect& area) { return area.contains(at); });
    if (found == handling.layout.steps.end()) return false;
    switch (step_buttons[static_cast<std::size_t>(found - handling.layout.steps.begin())]) {
    case StepButton::start: look_at(handling, 0); break;
    case StepButton::back: look_by(handling, -1); break;
    case StepButton::forward: look_by(handling, 1); break;
    case StepButton::end: look_at(handling, handling.snapshot.history.size()); break;
    }
    return true;
}

void drag_list(GameHandling& handling, Point at) {
    const ListRows rows = list_rows(handling.layout, handling.screen, handling.snapshot);
    handling.screen.scroll = scroll_at(list_bar(handling.layout, rows), rows, at);
}

/// Begins to drag the scroll bar of the moves; false elsewhere.
bool press_list_bar(GameHandling& handling, Point at) {
    const ListRows rows = list_rows(handling.layout, handling.screen, handling.snapshot);
    if (!list_bar(handling.layout, rows).track.contains(at)) return false;
    handling.screen.is_scrolling = true;
    drag_list(handling, at);
    return true;
}

/// How many pieces a click on a stack picks up: the visible one, and all above it.
std::optional<int> count_at(const GameHandling& handling, Point at) {
    const auto piece = handling.layout.board.piece_at(at);
    if (!piece) return std::nullopt;
    const auto height = handling.snapshot.present().board.at(piece->square).size();
    if (handling.screen.looked_at || height < 2) return std::nullopt;
    return static_cast<int>(height) - piece->layer;
}

Orders press_square(GameHandling& handling, Coord square, Point at) {
    GameScreen& screen = handling.screen;
    screen.focus = Focus::board;
    screen.cursor.reset();
    const bool is_held = screen.selection && screen.selection->from == square;
    const auto count = count_at(handling, at);
    const bool was_selected = is_held && (!count || count == screen.selection->count);
    Orders orders;
    if (!is_held) orders = use_square(handling, square);
    if (count && screen.selection && screen.selection->from == square)
        screen.selection = {square, *count};
    // This may begin a drag; whether it is a click is known only at its end.
    if (screen.selection && screen.selection->from == square)
        screen.drag = {.start = at, .at = at, .was_selected = was_selected};
    return orders;
}

/// The usual colours of marks.
record::MarkColor color_of(const PointerPressed& pressed) {
    if (pressed.with_shift)
        return pressed.with_alt ? record::MarkColor::yellow : record::MarkColor::red;
    return pressed.with_alt ? record::MarkColor::blue : record::MarkColor::green;
}

/// Puts the held pieces back, or else begins to draw.
Orders press_right(GameHandling& handling, const PointerPressed& pressed) {
    GameScreen& screen = handling.screen;
    const bool is_busy = screen.promotion || screen.selection || screen.premove;
    screen.promotion.reset();
    screen.premove.reset();
    if (is_busy) return let_go(handling);
    if (const auto square = handling.layout.board.coord_at(pressed.at))
        screen.drawing = record::DrawnMark{color_of(pressed), *square, *square};
    return {};
}

Orders press(GameHandling& handling, const PointerPressed& pressed) {
    GameScreen& screen = handling.screen;
    const Point at = pressed.at;
    if (const auto question = question_text(handling.snapshot, voice_of(handling.look.settings)))
        return handle_question(handling, pressed, *question);
    if (pressed.is_right) return press_right(handling, pressed);
    if (screen.promotion) return press_promotion(handling, at);
    for (std::size_t i = 0; i < game_buttons.size(); ++i)
        if (handling.layout.buttons[i].contains(at)) return press_button(handling, game_buttons[i]);
    if (handling.snapshot.outcome.is_over() && handling.layout.play_on.contains(at))
        return play_on(handling);
    if (handling.snapshot.outcome.is_over() && handling.layout.new_game.contains(at))
        return {ShowScreen{ScreenKind::new_game}};
    if (press_step(handling, at) || press_list_bar(handling, at)) return {};
    if (const auto place = place_at(handling.layout, screen, handling.snapshot, at)) {
        screen.focus = Focus::moves;
        look_at(handling, *place);
    } else if (handling.layout.stack.contains(at)) {
        press_open_stack(handling, at);
    } else if (const auto square = handling.layout.board.coord_at(at)) {
        return press_square(handling, *square, at);
    }
    return {};
}

void move(GameHandling& handling, Point at) {
    if (handling.screen.is_scrolling) drag_list(handling, at);
    if (auto& drawing = handling.screen.drawing)
        drawing->to = handling.layout.board.coord_at(at).value_or(drawing->from);
    auto& drag = handling.screen.drag;
    if (!drag) return;
    drag->at = at;
    const float least = std::max(0.15F * handling.layout.board.side, 4.0F);
    if (std::hypot(at.x - drag->start.x, at.y - drag->start.y) > least) drag->is_moving = true;
}

Orders release(GameHandling& handling, Point at) {
    GameScreen& screen = handling.screen;
    screen.held.reset();
    screen.is_scrolling = false;
    if (!screen.drag || !screen.selection) return {};
    move(handling, at);
    const Drag drag = *screen.drag;
    screen.drag.reset();
    if (!drag.is_moving) return drag.was_selected ? let_go(handling) : Orders();
    const auto square = handling.layout.board.coord_at(at);
    if (!square || *square == screen.selection->from) return {};
    return drop_on(handling, *square, true);
}

/// Completes the drawing; cancels it if it ends beside the board.
Orders release_right(GameHandling& handling, Point at) {
    move(handling, at);
    const auto mark = std::exchange(handling.screen.drawing, std::nullopt);
    if (!mark || !handling.layout.board.coord_at(at)) return {};
    return {room::DrawMark{place_shown(handling.screen, handling.snapshot), *mark}};
}

void turn_wheel(GameHandling& handling, const Wheel& wheel) {
    GameScreen& screen = handling.screen;
    if (handling.layout.list.contains(wheel.at)) {
        const ListRows rows = list_rows(handling.layout, screen, handling.snapshot);
        const auto hidden = static_cast<int>(rows.count) - static_cast<int>(rows.visible);
        const int scroll = static_cast<int>(screen.scroll) + wheel.steps;
        screen.scroll = static_cast<std::size_t>(std::clamp(scroll, 0, std::max(hidden, 0)));
    } else if (screen.selection && wheel.steps != 0) {
        const auto height = handling.snapshot.present().board.at(screen.selection->from).size();
        screen.selection =
            with_step(*screen.selection, wheel.steps > 0 ? 1 : -1, static_cast<int>(height));
    } else if (handling.layout.board.space && handling.layout.board.frame().contains(wheel.at)) {
        zoom_by_wheel(screen.camera, handling.layout.board, wheel);
    }
}

} // namespace

Orders handle_pointer(GameHandling& handling, const Input& input) {
    const bool is_asked = handling.screen.promotion || handling.snapshot.asked;
    if (is_asked)
        handling.screen.camera.turning.reset();
    else if (turn_by_pointer(handling.screen.camera, handling.layout.board, input))
        return {};
    if (const auto* const pressed = std::get_if<PointerPressed>(&input))
        return press(handling, *pressed);
    if (const auto* const moved = std::get_if<PointerMoved>(&input)) move(handling, moved->at);
    if (const auto* const wheel = std::get_if<Wheel>(&input)) turn_wheel(handling, *wheel);
    const auto* const released = std::get_if<PointerReleased>(&input);
    if (released == nullptr) return {};
    return released->is_right ? release_right(handling, released->at)
                              : release(handling, released->at);
}

} // namespace view
