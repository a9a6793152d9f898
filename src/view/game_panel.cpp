#include "view/game_panel.hpp"

#include <algorithm>

#include "engine/chances.hpp"
#include "view/clock_text.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/evaluations.hpp"
#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/play_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Color;
using core::Piece;

constexpr float corner = 0.35F;        ///< radius, in units
constexpr float button_inside = 0.92F; ///< of its width is for its text

void draw_panel(Rect area, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{area, Tone::panel, corner * look.unit});
}

std::string seat_title(words::Voice voice, const play::Seat& seat, Color color) {
    if (seat.kind == play::SeatKind::computer)
        return say(voice, message::computer_title, {{"level", seat.level}});
    return seat.name.empty() ? say(voice, message::side_titles[core::index(color)])
                             : words::shown(seat.name);
}

/// The pieces taken, the strongest first; as close together as the area asks.
void draw_captured(std::vector<Piece> pieces, Rect area, Scene& scene) {
    if (pieces.empty()) return;
    std::sort(pieces.begin(), pieces.end(),
              [](Piece left, Piece right) { return left.role > right.role; });
    const float side = area.height;
    const float room =
        pieces.size() > 1 ? (area.width - side) / static_cast<float>(pieces.size() - 1) : side;
    const float step = std::min(0.62F * side, room);
    float x = area.x + side / 2;
    for (const Piece piece : pieces) {
        scene.emplace_back(PieceImage{piece, {x, area.center().y}, side});
        x += step;
    }
}

void draw_card(const Snapshot& snapshot, Color color, const GameLayout& layout, const Look& look,
               Scene& scene) {
    const Rect card = layout.cards[core::index(color)];
    const float unit = look.unit;
    const bool is_on_turn = !snapshot.outcome.is_over() && snapshot.turn() == color;
    draw_panel(card, look, scene);
    if (is_on_turn) {
        scene.emplace_back(Outline{card, Tone::accent, std::max(unit / 8, 1.5F), corner * unit});
    }
    const Rect inner = card.inset(layout.margin);
    const Rect upper{inner.x, inner.y, inner.width, 1.35F * unit};
    scene.emplace_back(PieceImage{
        {color, core::Role::king}, {upper.x + 0.7F * unit, upper.center().y}, 1.4F * unit});
    float right = upper.right();
    if (snapshot.clocks) {
        const auto left = (*snapshot.clocks)[core::index(color)];
        const std::string text = clock_text(left);
        const float width = look.measure.width(text, 1.2F * unit, Weight::bold) + 0.4F * unit;
        const bool is_low = left < std::chrono::seconds(20);
        scene.emplace_back(Label{text,
                                 {right - width, upper.y, width, upper.height},
                                 1.2F * unit,
                                 is_low ? Tone::warning : Tone::text,
                                 Align::right,
                                 Weight::bold});
        right -= width;
    }
    const float name = upper.x + 1.7F * unit;
    scene.emplace_back(Label{seat_title(voice_of(look.settings), snapshot.seat(color), color),
                             {name, upper.y, std::max(right - name, 0.0F), upper.height},
                             unit,
                             Tone::text,
                             Align::left,
                             is_on_turn ? Weight::bold : Weight::regular});
    draw_captured(snapshot.captured[core::index(~color)],
                  {inner.x, inner.bottom() - 1.1F * unit, inner.width, 1.1F * unit}, scene);
}

std::string stack_caption(const GameScreen& screen, core::Coord square, std::size_t height,
                          words::Voice voice) {
    const std::string name = core::to_text(square);
    if (screen.selection && height > 1)
        return say(voice, message::stack_taken,
                   {{"square", name}, {"count", screen.selection->count}, {"height", height}});
    return say(voice, message::stack_title, height, {{"square", name}});
}

/// What a newcomer wants to know, as many sentences as there is room for.
void draw_stack_help(const GameLayout& layout, const Look& look, Scene& scene) {
    const Rect area = layout.stack.inset(layout.margin);
    float y = area.y;
    for (const words::Message& sentence : message::stack_help) {
        const auto lines = text_lines(look, say(voice_of(look.settings), sentence), area.width);
        if (y + static_cast<float>(lines.size()) * layout.line > area.bottom() + 1) return;
        for (const std::string& line : lines) {
            scene.emplace_back(
                Label{line, {area.x, y, area.width, layout.line}, 0.95F * look.unit, Tone::faint});
            y += layout.line;
        }
        y += 0.4F * layout.line;
    }
}

void draw_stack_row(Piece piece, bool is_taken, Rect row, bool is_strip, const Look& look,
                    Scene& scene) {
    const float side = std::min(row.height, row.width);
    const bool is_pointed = row.contains(look.pointer);
    if (is_taken || is_pointed)
        scene.emplace_back(Fill{row, is_taken ? Tone::pressed : Tone::pointed, corner * look.unit});
    scene.emplace_back(PieceImage{piece, {row.x + side / 2, row.center().y}, side});
    const float text = std::min(look.unit, 0.8F * row.height);
    if (is_strip || text < 5) return;
    scene.emplace_back(Label{words::piece_name(voice_of(look.settings), piece.role),
                             {row.x + 1.2F * side, row.y, row.width - 1.2F * side, row.height},
                             text,
                             Tone::text,
                             Align::left,
                             is_taken ? Weight::bold : Weight::regular});
}

record::Evaluation evaluation_of(const Finding& finding) {
    const engine::Line& line = finding.thought.lines.front();
    const int sign = finding.side == Color::white ? 1 : -1;
    if (!line.win_in) return {.value = sign * line.centipawns};
    const int plies = *line.win_in;
    return {.is_mate = true, .value = sign * (plies > 0 ? (plies + 1) / 2 : plies / 2)};
}

/// White's share of the points to be expected.
float white_share(const Snapshot& snapshot) {
    const Finding& finding = *snapshot.finding;
    const engine::Line& line = finding.thought.lines.front();
    int points = engine::chances_of(snapshot.rules, line.centipawns).points();
    if (line.win_in) points = *line.win_in > 0 ? 1000 : 0;
    const float share = static_cast<float>(points) / 1000;
    return finding.side == Color::white ? share : 1 - share;
}

} // namespace

void draw_cards(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                Scene& scene) {
    for (const Color color : {Color::white, Color::black})
        draw_card(snapshot, color, layout, look, scene);
}

void draw_open_stack(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene) {
    if (layout.stack.height <= 0) return;
    draw_panel(layout.stack, look, scene);
    const words::Voice voice = voice_of(look.settings);
    const Rect title = stack_title(layout);
    const auto square = opened_square(screen, snapshot, layout, look.pointer);
    if (!square) return draw_stack_help(layout, look, scene);
    const session::Stack& stack = moment_shown(screen, snapshot).board.at(*square);
    scene.emplace_back(Label{stack_caption(screen, *square, stack.size(), voice), title, look.unit,
                             Tone::text, Align::left, Weight::bold});
    const std::vector<Rect> rows = stack_rows(layout, stack.size());
    const std::size_t taken =
        screen.selection ? static_cast<std::size_t>(screen.selection->count) : 0;
    for (std::size_t i = 0; i < stack.size(); ++i)
        draw_stack_row(stack[i], i + taken >= stack.size(), rows[i], is_stack_strip(layout), look,
                       scene);
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
    const std::size_t shown = place_shown(screen, snapshot);
    if (screen.focus == Focus::moves)
        scene.emplace_back(
            Outline{layout.list, Tone::cursor, std::max(look.unit / 8, 1.5F), corner * look.unit});
    for (std::size_t place = 1; place < snapshot.history.size(); ++place) {
        const auto cell = move_cell(layout, screen, snapshot, place);
        if (!cell) continue;
        const bool is_first = place == 1 || snapshot.history[place - 1].turn == Color::white;
        if (is_first) {
            const Rect inner = layout.list.inset(layout.margin);
            const int number = snapshot.history[place - 1].move_number;
            scene.emplace_back(Label{std::to_string(number) + '.',
                                     {inner.x, cell->y, 1.6F * look.unit, cell->height},
                                     0.85F * look.unit,
                                     Tone::faint});
        }
        if (place == shown)
            scene.emplace_back(Fill{*cell, Tone::pressed, corner * look.unit});
        else if (cell->contains(look.pointer))
            scene.emplace_back(Fill{*cell, Tone::pointed, corner * look.unit});
        scene.emplace_back(Label{
            snapshot.score[place - 1],
            {cell->x + 0.3F * look.unit, cell->y, cell->width - 0.4F * look.unit, cell->height},
            look.unit,
            Tone::text,
            Align::left,
            place == shown ? Weight::bold : Weight::regular});
    }
}

void draw_thinking(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                   Scene& scene) {
    if (layout.thinking.height <= 0) return;
    draw_panel(layout.thinking, look, scene);
    const words::Voice voice = voice_of(look.settings);
    const Rect inner = layout.thinking.inset(layout.margin);
    const Rect first{inner.x, inner.y + 0.9F * look.unit, inner.width, 1.3F * look.unit};
    const Rect second{inner.x, first.bottom(), inner.width, first.height};
    const bool has_finding = snapshot.finding && !snapshot.finding->thought.lines.empty();
    const Rect bar{inner.x, inner.y, inner.width, 0.7F * look.unit};
    scene.emplace_back(Fill{bar, Tone::black_share, 0.2F * look.unit});
    const float share = has_finding ? white_share(snapshot) : 0.5F;
    scene.emplace_back(
        Fill{{bar.x, bar.y, share * bar.width, bar.height}, Tone::white_share, 0.2F * look.unit});
    scene.emplace_back(Outline{bar, Tone::edge, 1, 0.2F * look.unit});
    if (!has_finding) {
        const auto& nothing = snapshot.is_thinking ? message::computer_thinks : message::no_thought;
        scene.emplace_back(Label{say(voice, nothing), first, 0.9F * look.unit, Tone::faint});
        return;
    }
    const Finding& finding = *snapshot.finding;
    scene.emplace_back(Label{words::evaluation_text(voice, evaluation_of(finding)), first,
                             look.unit, Tone::text, Align::left, Weight::bold});
    scene.emplace_back(Label{say(voice, message::depth_reached, {{"depth", finding.thought.depth}}),
                             first, 0.9F * look.unit, Tone::faint, Align::right});
    scene.emplace_back(Label{words::joined(finding.thought.lines.front().moves, " "), second,
                             0.9F * look.unit, Tone::text, Align::left, Weight::regular});
}

float button_letters(const std::vector<std::string>& texts, float width, const Look& look) {
    return fitting_letters(look, texts, button_inside * width);
}

void draw_button(const std::string& text, Rect area, float letters, bool is_chosen,
                 const Look& look, Scene& scene) {
    const bool is_pointed = area.contains(look.pointer);
    scene.emplace_back(
        Fill{area, is_pointed || is_chosen ? Tone::pointed : Tone::raised, corner * look.unit});
    scene.emplace_back(Outline{area, is_chosen ? Tone::cursor : Tone::edge,
                               is_chosen ? std::max(look.unit / 8, 1.5F) : 1, corner * look.unit});
    scene.emplace_back(Label{text, area.inset((1 - button_inside) / 2 * area.width), letters,
                             Tone::text, Align::center});
}

void draw_buttons(const GameLayout& layout, const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const std::vector<std::string> texts{
        say(voice, message::menu_button), say(voice, message::undo_button),
        say(voice, message::hint_button), say(voice, message::flip_button)};
    static_assert(game_buttons == std::array{GameButton::menu, GameButton::undo, GameButton::hint,
                                             GameButton::flip});
    const float letters = button_letters(texts, layout.buttons[0].width, look);
    for (std::size_t i = 0; i < texts.size(); ++i)
        draw_button(texts[i], layout.buttons[i], letters, false, look, scene);
}

} // namespace view
