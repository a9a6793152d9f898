// How the computer takes part in the game.

#include "phrase/hints.hpp"
#include "room/room.hpp"
#include "words/board_messages.hpp"
#include "words/play_messages.hpp"

namespace room {

namespace message = words::message;
using play::Denial;
using play::OfferKind;
using play::SeatKind;

void Room::note_progress(std::uint64_t number, const engine::Thought& thought) {
    if (!thinking() || thinking()->number != number || thought.lines.empty()) return;
    snapshot_.finding = {snapshot_.turn(), thought,
                         session().written(thought.lines.front().moves, letters_)};
}

void Room::note_thought(std::uint64_t number, engine::Thought thought) {
    note_progress(number, thought);
    computer_.note(number, std::move(thought));
    settle();
}

void Room::act_on(const Computer::Found& found) {
    if (found.purpose == Computer::Purpose::hint) return show_hint(found.thought);
    if (is_draw_considered()) answer_draw(found.thought);
    if (found.purpose == Computer::Purpose::draw || table().is_over()) return;
    if (found.thought.lines.empty()) return;
    const auto move = table().play(snapshot_.turn(), found.thought.lines.front().moves.front(),
                                   game::Letters::english);
    if (move)
        events_.emplace_back(
            Played{*move, SeatKind::computer, session().king_in_check().has_value()});
    if (move || table().is_over()) changed();
}

void Room::show_hint(const engine::Thought& thought) {
    if (thought.lines.empty()) return warn(message::no_hint);
    const engine::Variation& line = thought.lines.front();
    const auto move = session().read(line.moves.front(), game::Letters::english);
    if (!move) return warn(message::no_hint);
    snapshot_.hint = *move;
    events_.emplace_back(HintFound{
        phrase::hint_sentences(voice_, *move, line, session().written(line.moves, letters_))});
}

/// Whether a computer has still to answer a draw that was offered to it.
bool Room::is_draw_considered() const {
    const auto& offer = table().offer(OfferKind::draw);
    return offer && offer->is_open() && table().seat(~offer->by).kind == SeatKind::computer;
}

void Room::answer_draw(const engine::Thought& thought) {
    const core::Color computer = ~table().offer(OfferKind::draw)->by;
    const bool accepts = table().would_accept_draw(computer, thought);
    table().answer_offer(OfferKind::draw, computer, accepts);
    if (!accepts) return say(message::draw_declined);
    changed();
}

} // namespace room
