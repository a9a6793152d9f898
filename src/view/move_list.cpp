#include "view/move_list.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/stack_panel.hpp"
#include "view/strips.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/message.hpp"
#include "words/play_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Color;

constexpr float bar_width = 0.35F; ///< lines

/// White's moves are on the left: if Black begins, the first cell is empty.
std::size_t cell_of(const Snapshot& snapshot, std::size_t place) {
    return place - 1 + (snapshot.history.front().turn == Color::black ? 1 : 0);
}

/// The width of the list without its scroll bar.
Rect inner_list(const GameLayout& layout) {
    Rect inner = layout.list.inset(layout.margin);
    inner.width -= bar_width * layout.line;
    return inner;
}

float number_width(const GameLayout& layout) {
    return std::min(1.8F * layout.line, 0.25F * inner_list(layout).width);
}

void draw_number(const Moment& before, Rect cell, const GameLayout& layout, const Look& look,
                 Scene& scene) {
    const Rect area{layout.list.x + layout.margin, cell.y, number_width(layout), cell.height};
    const std::string number = std::to_string(before.move_number) + '.';
    const float letters = std::min(0.85F * look.unit, fitting_letters(look, {number}, area.width));
    scene.emplace_back(Label{number, area, letters, Tone::faint});
}

void draw_move(const std::string& move, Rect cell, bool is_shown, const Look& look, Scene& scene) {
    if (is_shown)
        scene.emplace_back(Fill{cell, Tone::pressed, corner * look.unit});
    else if (cell.contains(look.pointer))
        scene.emplace_back(Fill{cell, Tone::pointed, corner * look.unit});
    const Weight weight = is_shown ? Weight::bold : Weight::regular;
    const Rect text{cell.x + 0.3F * look.unit, cell.y, cell.width - 0.4F * look.unit, cell.height};
    scene.emplace_back(Label{move, text, fitting_letters(look, {move}, text.width, weight),
                             Tone::text, Align::left, weight});
}

void draw_bar(const ListBar& bar, Scene& scene) {
    if (bar.track.height <= 0) return;
    scene.emplace_back(Fill{bar.track, Tone::raised, bar.track.width / 2});
    scene.emplace_back(Fill{bar.thumb, Tone::faint, bar.track.width / 2});
}

/// A triangle that points left or right, with a bar if it leads to the start or end.
void draw_step_sign(StepButton button, Point middle, float arm, Tone tone, Scene& scene) {
    const bool is_back = button == StepButton::start || button == StepButton::back;
    const bool is_end = button == StepButton::start || button == StepButton::end;
    const float way = is_back ? -1.0F : 1.0F;
    const float tip = middle.x + way * arm * (is_end ? 0.35F : 0.5F);
    const float root = tip - way * arm;
    const float thick = 0.32F * arm;
    scene.emplace_back(
        Stroke{{{root, middle.y - arm}, {tip, middle.y}, {root, middle.y + arm}}, tone, thick});
    if (!is_end) return;
    const float end = tip + way * 0.45F * arm;
    scene.emplace_back(Stroke{{{end, middle.y - arm}, {end, middle.y + arm}}, tone, thick});
}

/// Help on stacks in the rows that are free, unless the opened stack has a place of its own.
void draw_help_below(const Snapshot& snapshot, const GameLayout& layout, std::size_t rows,
                     const Look& look, Scene& scene) {
    if (!game::has_stacks(snapshot.rules) || layout.stack.height > 0) return;
    Rect free = layout.list.inset(layout.margin);
    take_top(free, static_cast<float>(std::max<std::size_t>(rows, 1)) * layout.line,
             0.5F * layout.line);
    draw_stack_help(free, snapshot, layout, look, scene);
}

} // namespace

std::size_t row_of(const Snapshot& snapshot, std::size_t place) {
    return cell_of(snapshot, place) / 2;
}

ListRows list_rows(const GameLayout& layout, const GameScreen& screen, const Snapshot& snapshot) {
    ListRows rows;
    const std::size_t places = snapshot.history.size() - 1;
    rows.count = places == 0 ? 0 : row_of(snapshot, places) + 1;
    const float height = layout.list.height - 2 * layout.margin;
    rows.visible = static_cast<std::size_t>(std::max(height / layout.line, 0.0F));
    rows.first = rows.hidden() - std::min(screen.scroll, rows.hidden());
    return rows;
}

std::optional<Rect> move_cell(const GameLayout& layout, const GameScreen& screen,
                              const Snapshot& snapshot, std::size_t place) {
    const ListRows rows = list_rows(layout, screen, snapshot);
    const std::size_t row = row_of(snapshot, place);
    if (row < rows.first || row >= rows.first + rows.visible) return std::nullopt;
    const Rect inner = inner_list(layout);
    const float number = number_width(layout);
    const float width = (inner.width - number) / 2;
    const bool is_right = cell_of(snapshot, place) % 2 == 1;
    return Rect{inner.x + number + (is_right ? width : 0),
                inner.y + static_cast<float>(row - rows.first) * layout.line, width, layout.line};
}

std::optional<std::size_t> place_at(const GameLayout& layout, const GameScreen& screen,
                                    const Snapshot& snapshot, Point point) {
    for (std::size_t place = 1; place < snapshot.history.size(); ++place)
        if (const auto cell = move_cell(layout, screen, snapshot, place);
            cell && cell->contains(point))
            return place;
    return std::nullopt;
}

ListBar list_bar(const GameLayout& layout, const ListRows& rows) {
    if (rows.hidden() == 0 || rows.visible == 0) return {};
    const float wide = bar_width * layout.line;
    const Rect track{layout.list.right() - wide - 0.4F * layout.margin,
                     layout.list.y + layout.margin, wide, layout.list.height - 2 * layout.margin};
    const float share = static_cast<float>(rows.visible) / static_cast<float>(rows.count);
    const float high = std::max(share * track.height, 2 * wide);
    const float part = static_cast<float>(rows.first) / static_cast<float>(rows.hidden());
    return {track, {track.x, track.y + part * (track.height - high), wide, high}};
}

std::size_t scroll_at(const ListBar& bar, const ListRows& rows, Point point) {
    const float way = bar.track.height - bar.thumb.height;
    if (way <= 0) return 0;
    const float part = std::clamp((point.y - bar.track.y - bar.thumb.height / 2) / way, 0.0F, 1.0F);
    return static_cast<std::size_t>(std::lround((1 - part) * static_cast<float>(rows.hidden())));
}

void draw_move_list(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene) {
    if (layout.list.height < layout.line) return;
    draw_panel(layout.list, look, scene);
    if (snapshot.history.size() == 1) {
        const Rect inner = layout.list.inset(layout.margin);
        scene.emplace_back(Label{say(voice_of(look.settings), message::no_move_yet),
                                 {inner.x, inner.y, inner.width, layout.line},
                                 0.95F * look.unit,
                                 Tone::faint});
    }
    if (screen.focus == Focus::moves)
        scene.emplace_back(
            Outline{layout.list, Tone::cursor, std::max(look.unit / 8, 1.5F), corner * look.unit});
    const std::size_t shown = place_shown(screen, snapshot);
    for (std::size_t place = 1; place < snapshot.history.size(); ++place) {
        const auto cell = move_cell(layout, screen, snapshot, place);
        if (!cell) continue;
        const Moment& before = snapshot.history[place - 1];
        if (place == 1 || before.turn == Color::white)
            draw_number(before, *cell, layout, look, scene);
        draw_move(snapshot.score[place - 1], *cell, place == shown, look, scene);
    }
    const ListRows rows = list_rows(layout, screen, snapshot);
    draw_bar(list_bar(layout, rows), scene);
    draw_help_below(snapshot, layout, rows.count, look, scene);
}

void draw_step_buttons(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                       const Look& look, Scene& scene) {
    const std::size_t place = place_shown(screen, snapshot);
    draw_steps(layout.steps, place > 0, place + 1 < snapshot.history.size(), look, scene);
}

void draw_steps(const std::array<Rect, step_buttons.size()>& steps, bool can_go_back,
                bool can_go_on, const Look& look, Scene& scene) {
    if (steps.front().height <= 0) return;
    for (std::size_t i = 0; i < step_buttons.size(); ++i) {
        const Rect area = steps[i];
        const bool is_back = i < 2;
        const bool is_enabled = is_back ? can_go_back : can_go_on;
        const bool is_pointed = is_enabled && area.contains(look.pointer);
        draw_box(area, is_pointed ? Tone::pointed : Tone::raised, look, scene);
        draw_step_sign(step_buttons[i], area.center(), 0.42F * look.unit,
                       is_enabled ? Tone::text : Tone::edge, scene);
    }
}

} // namespace view
