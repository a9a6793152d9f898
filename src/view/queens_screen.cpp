#include "view/queens_screen.hpp"

#include "view/board_drawing.hpp"
#include "view/puzzle_board.hpp"
#include "words/puzzle_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using puzzle::QueensAdvice;
using puzzle::Square;
using words::say;

enum : int { size_id, hint_id, step_id, solve_id, clear_id };

std::string attacks_text(const puzzle::QueensBoard& board) {
    std::string pairs;
    for (const auto& [first, second] : board.attacks())
        pairs += (pairs.empty() ? "" : ", ") + square_text(first) + '-' + square_text(second);
    return pairs;
}

/// The state of the puzzle, and the requested hint.
Paragraph state_text(const QueensScreen& screen, words::Voice voice) {
    const puzzle::QueensBoard& board = screen.board;
    const words::Argument size{"size", board.size()};
    if (board.is_solved())
        return {screen.was_helped ? say(voice, message::window_queens_shown)
                                  : say(voice, message::queens_solved, {size}),
                Tone::text};
    if (screen.is_refused)
        return {say(voice, message::window_too_many_queens, {size}), Tone::warning};
    if (screen.advice)
        return {say(voice,
                    screen.advice->act == QueensAdvice::Act::place ? message::hint_queen
                                                                   : message::hint_remove_queen,
                    {{"square", square_text(screen.advice->square)}}),
                Tone::text};
    if (const std::string pairs = attacks_text(board); !pairs.empty())
        return {say(voice, message::queens_attack, {{"pairs", pairs}}), Tone::warning};
    return {say(voice, message::queens_at_peace,
                static_cast<std::size_t>(board.size()) - board.queens().size()),
            Tone::text};
}

Form form_of(const QueensScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    const puzzle::QueensBoard& board = screen.board;
    const words::Argument size{"size", board.size()};
    Form form = form_titled(look, message::window_queens, message::window_close);
    form.aside = Aside::board;
    add_text(form, Paragraph{say(voice, message::window_queens_task, {size}), Tone::faint});
    add_text(form, Heading{say(voice, message::window_queens_count,
                               {{"count", board.queens().size()}, size})});
    add_text(form, state_text(screen, voice));
    const bool is_open = !board.is_solved();
    add(form, hint_id,
        Button{.text = say(voice, message::window_puzzle_hint), .is_enabled = is_open}, 2);
    add(form, step_id, Button{.text = say(voice, message::window_step), .is_enabled = is_open}, 2);
    add(form, solve_id, Button{.text = say(voice, message::window_solve), .is_enabled = is_open},
        2);
    add(form, clear_id,
        Button{.text = say(voice, message::window_clear), .is_enabled = !board.queens().empty()},
        2);
    add(form, size_id,
        Stepper{say(voice, message::window_size), say(voice, message::window_squares, {size}),
                board.size() > puzzle::min_queens_board, board.size() < puzzle::max_queens_board});
    return form;
}

void draw_advice(const QueensAdvice& advice, const BoardLayout& layout, Scene& scene) {
    const Rect square = layout.square(coord_of(advice.square));
    if (advice.act == QueensAdvice::Act::place)
        scene.emplace_back(PieceImage{
            {core::Color::white, core::Role::queen}, square.center(), layout.side, 0.45F});
    scene.emplace_back(
        Ring{square.center(), 0.46F * layout.side, Tone::hint, std::max(layout.side / 14, 1.5F)});
}

void draw_queens(const QueensScreen& screen, const BoardLayout& layout, Scene& scene) {
    const auto attacks = screen.board.attacks();
    for (const auto& [first, second] : attacks)
        for (const Square queen : {first, second})
            scene.emplace_back(Fill{layout.square(coord_of(queen)), Tone::check, 0, 0.6F});
    for (const Square queen : screen.board.queens())
        scene.emplace_back(PieceImage{{core::Color::white, core::Role::queen},
                                      layout.square(coord_of(queen)).center(),
                                      layout.side});
    for (const auto& [first, second] : attacks)
        scene.emplace_back(Stroke{
            {layout.square(coord_of(first)).center(), layout.square(coord_of(second)).center()},
            Tone::check,
            std::max(layout.side / 16, 1.0F)});
}

/// The board has changed: clears messages about its previous state.
void forget_advice(QueensScreen& screen) {
    screen.advice.reset();
    screen.is_refused = false;
    if (screen.board.queens().empty()) screen.was_helped = false;
}

void press(QueensScreen& screen, Square square) {
    forget_advice(screen);
    if (screen.board.has_queen(square)) {
        screen.board.remove(square);
    } else if (screen.board.is_full()) {
        screen.is_refused = true;
    } else {
        screen.board.place(square);
    }
}

void step(QueensScreen& screen) {
    const auto [act, square] = screen.board.advice();
    if (act == QueensAdvice::Act::place)
        screen.board.place(square);
    else
        screen.board.remove(square);
    screen.was_helped = true;
}

void take(QueensScreen& screen, const WidgetEvent& event) {
    forget_advice(screen);
    switch (event.key.id) {
    case size_id:
        screen = {.board = puzzle::QueensBoard(screen.board.size() + event.value),
                  .form = screen.form};
        break;
    case hint_id: screen.advice = screen.board.advice(); break;
    case step_id: step(screen); break;
    case solve_id:
        while (!screen.board.is_solved()) step(screen);
        break;
    default: screen.board.clear(); break;
    }
}

} // namespace

void draw(const QueensScreen& screen, const Look& look, Scene& scene) {
    const Form form = form_of(screen, look);
    draw(form, screen.form, look, scene);
    const BoardLayout layout = puzzle_layout(form, screen.form, look, screen.board.size());
    draw_puzzle_board(layout, look, scene);
    draw_queens(screen, layout, scene);
    if (screen.advice) draw_advice(*screen.advice, layout, scene);
    draw_cursor(form, screen.form, screen.cursor, layout, scene);
}

Orders handle(QueensScreen& screen, const Input& input, const Look& look) {
    return handle_puzzle(screen, form_of(screen, look), screen.board.size(), input, look, press,
                         take);
}

} // namespace view
