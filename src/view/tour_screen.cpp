#include "view/tour_screen.hpp"

#include <string>
#include <vector>

#include "view/board_drawing.hpp"
#include "view/puzzle_board.hpp"
#include "words/layout.hpp"
#include "words/puzzle_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using puzzle::Square;
using puzzle::TourAdvice;
using words::say;

enum : int { size_id, hint_id, step_id, solve_id, back_leap_id, clear_id };

std::string names(const std::vector<Square>& squares) {
    std::vector<std::string> texts;
    texts.reserve(squares.size());
    for (const Square square : squares) texts.push_back(square_text(square));
    return words::joined(texts, ", ");
}

std::string advice_text(const TourScreen& screen, words::Voice voice) {
    const TourAdvice& advice = *screen.advice;
    const std::vector<Square>& squares = screen.path.squares();
    if (advice.next) return say(voice, message::hint_leap, {{"square", square_text(*advice.next)}});
    if (advice.kept == 0)
        return say(voice, message::tour_minority_square,
                   {{"square", square_text(squares.front())}});
    return say(voice, message::window_no_tour_here,
               {{"square", square_text(squares[advice.kept - 1])}});
}

std::string done_text(const TourScreen& screen, words::Voice voice) {
    if (screen.was_helped) return say(voice, message::window_tour_shown);
    std::string text = say(voice, message::tour_done, {{"count", screen.path.squares().size()}});
    if (screen.path.is_closed()) text.append(" ").append(say(voice, message::tour_done_closed));
    return text;
}

/// The state of the puzzle, and the requested hint.
Paragraph state_text(const TourScreen& screen, words::Voice voice) {
    const std::vector<Square>& squares = screen.path.squares();
    if (screen.path.is_complete()) return {done_text(screen, voice)};
    if (screen.refusal)
        return {say(voice, message::no_leap,
                    {{"from", square_text(screen.refusal->from)},
                     {"square", square_text(screen.refusal->to)}}),
                Tone::warning};
    if (screen.advice) return {advice_text(screen, voice)};
    if (squares.empty()) return {say(voice, message::knight_can_begin)};
    const words::Argument from{"from", square_text(squares.back())};
    const auto targets = screen.path.targets();
    if (targets.empty()) return {say(voice, message::window_knight_stuck, {from}), Tone::warning};
    if (const auto stranded = screen.path.stranded(); !stranded.empty())
        return {say(voice, message::squares_stranded, {{"squares", names(stranded)}}),
                Tone::warning};
    return {say(voice, message::knight_can_go, {from, {"squares", names(targets)}})};
}

Form form_of(const TourScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    const puzzle::TourPath& path = screen.path;
    const int total = path.size() * path.size();
    Form form = form_titled(look, message::window_tour, message::window_close);
    form.aside = Aside::board;
    add_text(form,
             Paragraph{say(voice, message::window_tour_task, {{"count", total}}), Tone::faint});
    add_text(form, Heading{say(voice, message::window_tour_count,
                               {{"count", path.squares().size()}, {"total", total}})});
    add_text(form, state_text(screen, voice));
    const bool is_open = !path.is_complete();
    const bool has_begun = !path.squares().empty();
    const auto button = [&](int id, const words::Message& text, bool is_enabled) {
        add(form, id, Button{.text = say(voice, text), .is_enabled = is_enabled}, 2);
    };
    button(hint_id, message::window_puzzle_hint, is_open);
    button(step_id, message::window_step, is_open);
    button(solve_id, message::window_solve, is_open);
    button(back_leap_id, message::window_leap_back, has_begun);
    button(clear_id, message::window_clear, has_begun);
    add(form, size_id,
        Stepper{say(voice, message::window_size),
                say(voice, message::window_squares, {{"size", path.size()}}),
                path.size() > puzzle::min_tour_path, path.size() < puzzle::max_tour_path});
    return form;
}

void draw_path(const TourScreen& screen, const BoardLayout& layout, Scene& scene) {
    const std::vector<Square>& squares = screen.path.squares();
    Stroke way{{}, Tone::hint, std::max(layout.side / 20, 1.0F)};
    for (const Square square : squares)
        way.points.push_back(layout.square(coord_of(square)).center());
    if (!squares.empty())
        scene.emplace_back(Fill{layout.square(coord_of(squares.back())), Tone::selected, 0, 0.7F});
    if (way.points.size() > 1) scene.emplace_back(std::move(way));
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const Rect square = layout.square(coord_of(squares[i]));
        if (i + 1 == squares.size())
            scene.emplace_back(
                PieceImage{{core::Color::white, core::Role::knight}, square.center(), layout.side});
        draw_badge(std::to_string(i + 1), square, scene);
    }
}

void draw_ways_on(const TourScreen& screen, const BoardLayout& layout, Scene& scene) {
    if (!screen.path.squares().empty())
        for (const Square target : screen.path.targets())
            scene.emplace_back(
                Disc{layout.square(coord_of(target)).center(), layout.side / 6, Tone::target});
    for (const Square lost : screen.path.stranded())
        scene.emplace_back(Outline{layout.square(coord_of(lost)).inset(layout.side / 12),
                                   Tone::check, std::max(layout.side / 14, 1.5F), 0});
    if (!screen.advice) return;
    const std::size_t kept = screen.advice->kept;
    if (!screen.advice->next && kept == 0) return;
    const Square wanted =
        screen.advice->next ? *screen.advice->next : screen.path.squares()[kept - 1];
    scene.emplace_back(Ring{layout.square(coord_of(wanted)).center(), 0.46F * layout.side,
                            Tone::hint, std::max(layout.side / 12, 1.5F)});
}

void forget_advice(TourScreen& screen) {
    screen.advice.reset();
    screen.refusal.reset();
    if (screen.path.squares().empty()) screen.was_helped = false;
}

void press(TourScreen& screen, Square square) {
    forget_advice(screen);
    const std::vector<Square>& squares = screen.path.squares();
    if (const auto visit = screen.path.visit_of(square)) {
        screen.path.take_back_to(*visit + 1);
    } else if (!squares.empty() && !puzzle::is_leap(squares.back(), square)) {
        screen.refusal = LeapRefusal{squares.back(), square};
    } else {
        screen.path.visit(square);
    }
}

void step(TourScreen& screen) {
    screen.was_helped = true;
    const TourAdvice advice = screen.path.advice();
    if (advice.next)
        screen.path.visit(*advice.next);
    else
        screen.path.take_back_to(advice.kept);
}

void take(TourScreen& screen, const WidgetEvent& event) {
    forget_advice(screen);
    switch (event.key.id) {
    case size_id:
        screen = {.path = puzzle::TourPath(screen.path.size() + event.value), .form = screen.form};
        break;
    case hint_id: screen.advice = screen.path.advice(); break;
    case step_id: step(screen); break;
    case solve_id:
        while (!screen.path.is_complete()) step(screen);
        break;
    case back_leap_id: screen.path.take_back_to(screen.path.squares().size() - 1); break;
    default: screen.path.take_back_to(0); break;
    }
}

} // namespace

void draw(const TourScreen& screen, const Look& look, Scene& scene) {
    const Form form = form_of(screen, look);
    draw(form, screen.form, look, scene);
    const BoardLayout layout = puzzle_layout(form, screen.form, look, screen.path.size());
    draw_puzzle_board(layout, look, scene);
    draw_path(screen, layout, scene);
    draw_ways_on(screen, layout, scene);
    draw_cursor(form, screen.form, screen.cursor, layout, scene);
}

Orders handle(TourScreen& screen, const Input& input, const Look& look) {
    return handle_puzzle(screen, form_of(screen, look), screen.path.size(), input, look, press,
                         take);
}

} // namespace view
