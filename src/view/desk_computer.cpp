// How the computer takes part in the game on the desk.

#include "phrase/hints.hpp"
#include "view/desk.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"
#include "words/play_messages.hpp"

namespace view {

namespace message = words::message;

void Desk::act_on(const Computer::Found& found) {
    switch (found.purpose) {
    case Computer::Purpose::hint: return show_hint(found.thought);
    case Computer::Purpose::draw:
        return play::accepts_draw_from(found.thought) ? agree_draw() : say(message::draw_declined);
    case Computer::Purpose::move: break;
    }
    if (found.thought.lines.empty()) return;
    if (found.answers_offer) {
        if (engine::accepts_draw(found.thought)) return agree_draw();
        say(message::draw_declined);
    }
    const auto move =
        table().play(found.thought.lines.front().moves.front(), game::Letters::english);
    if (move) make_sound_of(*move);
    if (move || table().is_over()) changed();
}

void Desk::show_hint(const engine::Thought& thought) {
    if (thought.lines.empty()) return warn(message::no_hint);
    const engine::Line& line = thought.lines.front();
    const auto move = table().session().read(line.moves.front(), game::Letters::english);
    if (!move) return warn(message::no_hint);
    snapshot_.hint = *move;
    notice_ = {words::joined(phrase::hint_sentences(voice_, *move, line), " ")};
}

void Desk::agree_draw() {
    table().agree_draw();
    changed();
}

void Desk::offer_to_computer() {
    computer_.offer_draw(table());
    if (table().is_computer_to_move()) say(message::offered_while_thinking);
}

} // namespace view
