#include "view/game_panel.hpp"

#include <algorithm>

#include "engine/chances.hpp"
#include "phrase/clocks.hpp"
#include "view/widget_drawing.hpp"
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

void draw_panel(Rect area, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{area, Tone::panel, corner * look.unit});
}

/// Who plays a side, in a width.
Label seat_label(const play::Seat& seat, Color color, Rect area, Weight weight, const Look& look) {
    const words::Voice voice = voice_of(look.settings);
    std::string title = seat.name.empty() ? say(voice, message::side_titles[core::index(color)])
                                          : words::shown(seat.name);
    if (seat.kind == play::SeatKind::computer) {
        title = say(voice, message::computer_title, {{"level", seat.level}});
        if (text_width(look, title, look.unit, weight) > area.width)
            title = say(voice, message::computer_short, {{"level", seat.level}});
    }
    const float letters = fitting_letters(look, {title}, area.width, weight);
    return {std::move(title), area, letters, Tone::text, Align::left, weight};
}

/// A piece beside the board: in the dark on a square of its own, for black ones to be seen.
void draw_on_chip(const PieceImage& piece, const Look& look, Scene& scene) {
    if (look.settings.theme == Theme::dark) {
        const Point corner_at{piece.center.x - piece.side / 2, piece.center.y - piece.side / 2};
        scene.emplace_back(Fill{{corner_at.x, corner_at.y, piece.side, piece.side},
                                Tone::board_dark,
                                corner * look.unit});
    }
    scene.emplace_back(piece);
}

/// The pieces taken, the strongest first; as close together as the area asks.
void draw_captured(std::vector<Piece> pieces, Rect area, const Look& look, Scene& scene) {
    if (pieces.empty()) return;
    std::sort(pieces.begin(), pieces.end(),
              [](Piece left, Piece right) { return left.role > right.role; });
    const float side = area.height;
    const float room =
        pieces.size() > 1 ? (area.width - side) / static_cast<float>(pieces.size() - 1) : side;
    const float step = std::min(0.62F * side, room);
    const float width = side + step * static_cast<float>(pieces.size() - 1);
    if (look.settings.theme == Theme::dark)
        scene.emplace_back(
            Fill{{area.x, area.y, width, side}, Tone::board_dark, corner * look.unit});
    float x = area.x + side / 2;
    for (const Piece piece : pieces) {
        scene.emplace_back(PieceImage{piece, {x, area.center().y}, side});
        x += step;
    }
}

/// At the right end of an area; gives back how much of it is taken. Little time stands in a box,
/// which is seen without its colour.
float draw_clock(const Snapshot& snapshot, Color color, Rect area, const Look& look, Scene& scene) {
    if (!snapshot.clocks) return 0;
    const float unit = look.unit;
    const auto left = (*snapshot.clocks)[core::index(color)];
    const bool is_low = left < snapshot.low_time;
    const std::string text = phrase::clock_text(left);
    const float width = look.measure.width(text, 1.2F * unit, Weight::bold) + 0.8F * unit;
    const Rect box{area.right() - width, area.y, width, area.height};
    if (is_low) scene.emplace_back(Fill{box, Tone::warning, corner * unit});
    scene.emplace_back(Label{text, box, 1.2F * unit, is_low ? Tone::panel : Tone::text,
                             is_low ? Align::center : Align::right, Weight::bold});
    return width;
}

void draw_card(const Snapshot& snapshot, const std::vector<Piece>& captured, Color color,
               const GameLayout& layout, const Look& look, Scene& scene) {
    const Rect card = layout.cards[core::index(color)];
    const float unit = look.unit;
    const bool is_on_turn = !snapshot.outcome.is_over() && snapshot.turn() == color;
    draw_panel(card, look, scene);
    if (is_on_turn) {
        scene.emplace_back(Outline{card, Tone::accent, std::max(unit / 8, 1.5F), corner * unit});
    }
    const Rect inner = card.inset(layout.margin);
    const Rect upper{inner.x, inner.y, inner.width, 1.35F * unit};
    draw_on_chip(
        {{color, core::Role::king}, {upper.x + 0.7F * unit, upper.center().y}, 1.4F * unit}, look,
        scene);
    const float right = upper.right() - draw_clock(snapshot, color, upper, look, scene);
    const float name = upper.x + 1.7F * unit;
    scene.emplace_back(seat_label(snapshot.seat(color), color,
                                  {name, upper.y, std::max(right - name, 0.0F), upper.height},
                                  is_on_turn ? Weight::bold : Weight::regular, look));
    draw_captured(captured, {inner.x, inner.bottom() - 1.1F * unit, inner.width, 1.1F * unit}, look,
                  scene);
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

void draw_stack_row(Piece piece, bool is_taken, Rect row, bool has_name, const Look& look,
                    Scene& scene) {
    const float side = std::min(row.height, row.width);
    const bool is_pointed = row.contains(look.pointer);
    if (is_taken || is_pointed)
        scene.emplace_back(Fill{row, is_taken ? Tone::pressed : Tone::pointed, corner * look.unit});
    const float x = has_name ? row.x + side / 2 : row.center().x;
    draw_on_chip({piece, {x, row.center().y}, side}, look, scene);
    if (!has_name) { // a name would be in bold
        if (is_taken)
            scene.emplace_back(
                Outline{row, Tone::accent, std::max(look.unit / 10, 1.0F), corner * look.unit});
        return;
    }
    const float text = std::min(look.unit, 0.8F * row.height);
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

void draw_cards(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                const Look& look, Scene& scene) {
    const auto captured = snapshot.captured_until(place_shown(screen, snapshot));
    for (const Color color : {Color::white, Color::black})
        draw_card(snapshot, captured[core::index(~color)], color, layout, look, scene);
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
        draw_stack_row(stack[i], i + taken >= stack.size(), rows[i],
                       has_stack_names(layout, stack.size()), look, scene);
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
            const Rect area = number_cell(layout, *cell);
            const std::string number =
                std::to_string(snapshot.history[place - 1].move_number) + '.';
            const float letters =
                std::min(0.85F * look.unit, fitting_letters(look, {number}, area.width));
            scene.emplace_back(Label{number, area, letters, Tone::faint});
        }
        if (place == shown)
            scene.emplace_back(Fill{*cell, Tone::pressed, corner * look.unit});
        else if (cell->contains(look.pointer))
            scene.emplace_back(Fill{*cell, Tone::pointed, corner * look.unit});
        const std::string& move = snapshot.score[place - 1];
        const Weight weight = place == shown ? Weight::bold : Weight::regular;
        const Rect text{cell->x + 0.3F * look.unit, cell->y, cell->width - 0.4F * look.unit,
                        cell->height};
        scene.emplace_back(Label{move, text, fitting_letters(look, {move}, text.width, weight),
                                 Tone::text, Align::left, weight});
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

void draw_buttons(const GameLayout& layout, const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const std::vector<std::string> texts{
        say(voice, message::menu_button), say(voice, message::undo_button),
        say(voice, message::hint_button), say(voice, message::flip_button)};
    static_assert(game_buttons == std::array{GameButton::menu, GameButton::undo, GameButton::hint,
                                             GameButton::flip});
    const float letters = button_letters(look, texts, layout.buttons[0].width);
    for (std::size_t i = 0; i < texts.size(); ++i)
        draw_button(Button{texts[i]}, layout.buttons[i],
                    {.is_pointed = layout.buttons[i].contains(look.pointer)}, letters, look, scene);
}

} // namespace view
