// The orders that may be typed during a game, whichever it is.

#include <algorithm>

#include "phrase/hints.hpp"
#include "text/game_face.hpp"
#include "text/guide.hpp"
#include "words/layout.hpp"
#include "words/names.hpp"
#include "words/play_messages.hpp"
#include "words/refusal_messages.hpp"

namespace text {
namespace {

namespace message = words::message;

} // namespace

bool GameFace::obey(const Typed& typed) {
    switch (typed.order) {
    case Order::undo: undo(); return true;
    case Order::redo: redo(); return true;
    case Order::hint: hint(); return true;
    case Order::draw: claim_or_offer_draw(); return true;
    case Order::resign: resign(); return true;
    case Order::moves: list_moves(typed.argument); return true;
    case Order::notation: show_notation(); return true;
    case Order::flip: is_flipped_ = !is_flipped_; return true;
    case Order::position: dialogue_.print_line(session().text()); return true;
    case Order::rules:
        show_guide(dialogue_, session().rules());
        dialogue_.go_on(); // what was left is the guide, not the game
        return true;
    default: return false;
    }
}

void GameFace::undo() {
    if (table().options().strict) return dialogue_.say(message::no_undo_when_strict);
    const std::size_t plies = table().undo();
    if (plies == 0) return dialogue_.say(message::nothing_to_undo);
    dialogue_.say(message::undone, plies);
    keep();
}

void GameFace::redo() {
    const std::size_t plies = table().redo();
    if (plies == 0) return dialogue_.say(message::nothing_to_redo);
    dialogue_.say(message::redone, plies);
    keep();
}

void GameFace::hint() {
    dialogue_.say(message::computer_thinks);
    dialogue_.terminal().flush();
    const InterruptGuard guard(*this);
    const auto thought = table().hint();
    if (Interrupt::has_come()) return dialogue_.end();
    if (!thought || thought->lines.empty()) return dialogue_.say(message::no_hint);
    explain_hint(thought->lines.front());
}

/// What the move does, and why it is the best that was found.
void GameFace::explain_hint(const engine::Line& line) {
    const auto move = session().read(line.moves.front(), letters());
    if (!move) return dialogue_.say(message::no_hint);
    for (const std::string& sentence : phrase::hint_sentences(voice(), *move, line))
        dialogue_.print_line(sentence);
}

/// Claims a draw where the rules allow it, and offers one where they do not.
void GameFace::claim_or_offer_draw() {
    const auto claim = table().claimable();
    if (!claim) return offer_draw();
    table().claim_draw(*claim);
    keep();
}

void GameFace::offer_draw() {
    const core::Color side = session().turn();
    bool accepted = false;
    if (table().seat(~side).kind == play::SeatKind::computer) {
        const InterruptGuard guard(*this);
        accepted = table().computer_accepts_draw();
        if (Interrupt::has_come()) return dialogue_.end();
    } else {
        speak_to(~side);
        const Question question{dialogue_.words(message::draw_offered,
                                                {{"Side", words::side_name_first(voice(), side)}}),
                                dialogue_.words(message::draw_offered_help)};
        const auto answer = dialogue_.ask_yes_no(question);
        speak_to(side);
        if (!answer) return;
        accepted = *answer;
    }
    if (!accepted) return dialogue_.say(message::draw_declined);
    table().agree_draw();
    keep();
}

/// Both players are asked once when a draw can first be claimed; whether the game has ended so.
bool GameFace::ask_about_claim() {
    const auto claim = table().new_claim();
    if (!claim) return false;
    const auto& situation = *claim == game::Claim::fifty_moves ? message::fifty_moves_question
                                                               : message::threefold_question;
    show_board();
    for (const core::Color color : {session().turn(), ~session().turn()}) {
        if (table().seat(color).kind == play::SeatKind::computer) continue;
        speak_to(color);
        const auto answer = dialogue_.ask_yes_no(
            {dialogue_.words(message::asked_of, {{"Side", words::side_name_first(voice(), color)},
                                                 {"question", dialogue_.words(situation)}}),
             dialogue_.words(message::claim_help)});
        if (!answer) return true;
        if (*answer && table().claim_draw(*claim)) {
            keep();
            return true;
        }
    }
    speak_to(session().turn());
    return false;
}

/// All legal moves, or those from the square that is named.
void GameFace::list_moves(std::string_view named) {
    const auto square = read_square(named);
    if (!named.empty() && (!square || !core::is_on_board(*square, session().board().size)))
        return dialogue_.say(message::no_such_square, {{"square", words::shown(named)}});
    std::vector<std::string> texts;
    for (const session::MoveView& move : session().legal_moves())
        if (!square || move.from == *square) texts.push_back(move.text);
    std::ranges::sort(texts);
    if (!square) return dialogue_.say(message::all_moves, {{"moves", words::joined(texts, " ")}});
    const words::Argument name{"square", core::to_text(*square)};
    if (texts.empty()) return dialogue_.say(message::no_moves_of, {name});
    dialogue_.say(message::moves_of, {name, {"moves", words::joined(texts, " ")}});
}

/// The score sheet, each pair of moves behind its number.
void GameFace::show_notation() {
    const std::vector<std::string> moves = session().score(letters());
    if (moves.empty()) return dialogue_.say(message::no_move_yet);
    const auto half_moves_now =
        2 * static_cast<std::size_t>(session().move_number() - 1) + core::index(session().turn());
    std::size_t half_move = half_moves_now - moves.size();
    std::string sheet;
    for (const std::string& move : moves) {
        const bool is_white = half_move % 2 == 0;
        if (!sheet.empty()) sheet += ' ';
        if (is_white || sheet.empty())
            sheet += std::to_string(half_move / 2 + 1) + (is_white ? ". " : "... ");
        sheet += move;
        ++half_move;
    }
    dialogue_.print_line(sheet);
}

} // namespace text
