#include "wasm/game_json.hpp"

#include "chess/uci.hpp"
#include "game/rules_text.hpp"
#include "phrase/clocks.hpp"
#include "phrase/games.hpp"
#include "record/start.hpp"
#include "room/material.hpp"
#include "room/result_card.hpp"
#include "stackchess/notation.hpp"
#include "wasm/mark_json.hpp"
#include "words/board_messages.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/outcomes.hpp"
#include "words/spoken_moves.hpp"
#include "words/squares.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using core::Color;
using json::Object;
using session::Stack;
using words::say;
using words::Voice;

std::string_view word(Color color) { return color == Color::white ? "white" : "black"; }

std::string word(play::SeatKind kind) {
    switch (kind) {
    case play::SeatKind::person: return "person";
    case play::SeatKind::computer: return "computer";
    case play::SeatKind::remote: break;
    }
    return "remote";
}

std::string letters(const Stack& stack) {
    std::string text;
    for (const core::Piece piece : stack) text += core::letter(piece);
    return text;
}

std::vector<std::string> stacks_of(const session::BoardView& board) {
    std::vector<std::string> stacks;
    stacks.reserve(board.stacks.size());
    for (const Stack& stack : board.stacks) stacks.push_back(letters(stack));
    return stacks;
}

/// What one side has captured, and how much material it is ahead.
Object captures_json(const room::Snapshot& snapshot, std::size_t place, Color side) {
    const auto lost = snapshot.captured_until(place)[index(~side)];
    const int lead = room::material_lead(snapshot.rules, snapshot.history[place].board, side);
    return Object().add("pieces", letters(lost)).add("lead", std::max(lead, 0));
}

Object position_object(Voice voice, const session::Moment& moment) {
    Object object;
    object.add("size", moment.board.size)
        .add("board", stacks_of(moment.board))
        .add("labels", words::square_texts(voice, moment.board))
        .add("turn", word(moment.turn))
        .add("last", moment.move ? move_json(*moment.move) : json::Value{"null"})
        .add("taken", letters(moment.captured))
        .add("check",
             moment.check ? json::value(core::to_text(*moment.check)) : json::Value{"null"});
    return object;
}

/// The marks drawn at a moment, without those outside the board.
record::Marks marks_at(const room::Snapshot& snapshot, std::size_t place) {
    if (place >= snapshot.marks.size()) return {};
    record::Marks marks = snapshot.marks[place];
    const int size = snapshot.history[place].board.size;
    std::erase_if(marks, [&](const record::DrawnMark& mark) {
        return !core::is_on_board(mark.from, size) || !core::is_on_board(mark.to, size);
    });
    return marks;
}

Object board_json(const room::Snapshot& snapshot, std::size_t place, Voice voice) {
    Object object = position_object(voice, snapshot.history[place]);
    for (const Color side : core::colors)
        object.add(side == Color::white ? "white_captures" : "black_captures",
                   captures_json(snapshot, place, side));
    object.add("marks", marks_json(marks_at(snapshot, place)));
    return object;
}

Object seat_json(Voice voice, const play::Seat& seat, Color side) {
    return Object()
        .add("kind", word(seat.kind))
        .add("level", seat.level)
        .add("name", seat.name)
        .add("title", phrase::seat_title(voice, seat, side));
}

json::Value moves_json(const std::vector<session::MoveView>& moves) {
    return json::list(moves, move_json);
}

/// The state of the game, as a sentence.
std::string state_sentence(const room::Snapshot& snapshot, Voice voice) {
    if (snapshot.outcome.is_over())
        return words::result_sentence(voice, snapshot.outcome, snapshot.turn());
    std::string text;
    if (snapshot.present().check) text += say(voice, message::in_check) + ' ';
    text += words::turn_sentence(voice, snapshot.turn());
    if (!snapshot.claims.empty()) text += ' ' + say(voice, message::claimable);
    return text;
}

json::Value result_json(const room::Snapshot& snapshot, Voice voice) {
    if (!snapshot.outcome.is_over()) return {"null"};
    const room::ResultCard card = room::result_card(voice, snapshot);
    Object object;
    object.add("title", card.title)
        .add("reason", card.reason)
        .add("length", card.length)
        .add("ratings", card.ratings)
        .add("winner", snapshot.outcome.winner() ? word(*snapshot.outcome.winner()) : "");
    return object.done();
}

/// The last move in words; empty if no move has been played.
std::string last_move_sentence(const room::Snapshot& snapshot, Voice voice) {
    const std::size_t place = snapshot.history.size() - 1;
    const auto& move = snapshot.history[place].move;
    if (place == 0 || !move) return {};
    return words::spoken_move(voice, snapshot.history[place - 1].board, *move);
}

/// The moves played, in coordinates.
std::vector<std::string> played_moves(const room::Snapshot& snapshot) {
    std::vector<std::string> moves;
    for (const session::Moment& moment : snapshot.history)
        if (moment.move) moves.push_back(moment.move->text);
    return moves;
}

json::Value optional_move(const std::optional<session::MoveView>& move) {
    return move ? move_json(*move) : json::Value{"null"};
}

json::Value optional_square(const std::optional<core::Coord>& square) {
    return square ? json::value(core::to_text(*square)) : json::Value{"null"};
}

/// What a snapshot contains of a game.
Object snapshot_object(const room::Snapshot& snapshot, Voice voice) {
    Object object;
    object.add("number", snapshot.game)
        .add("rules", game::to_text(snapshot.rules))
        .add("present", board_json(snapshot, snapshot.history.size() - 1, voice))
        .add("moves", moves_json(snapshot.moves))
        .add("score", snapshot.score)
        .add("played", played_moves(snapshot))
        .add("first_number", snapshot.history.front().move_number)
        .add("first_turn", word(snapshot.history.front().turn))
        .add("undone", snapshot.undone)
        .add("state", state_sentence(snapshot, voice))
        .add("said", last_move_sentence(snapshot, voice))
        .add("result", result_json(snapshot, voice))
        .add("white", seat_json(voice, snapshot.seat(Color::white), Color::white))
        .add("black", seat_json(voice, snapshot.seat(Color::black), Color::black))
        .add("strict", snapshot.is_strict)
        .add("touch_move", snapshot.has_touch_move)
        .add("touched", optional_square(snapshot.touched))
        .add("hint", optional_move(snapshot.hint))
        .add("pending", optional_move(snapshot.pending))
        .add("person_to_move", snapshot.is_person_to_move())
        .add("can_prepare", snapshot.can_prepare())
        .add("person", snapshot.person() ? word(*snapshot.person()) : "")
        .add("thinking", snapshot.is_thinking);
    return object;
}

} // namespace

Object position_json(Voice voice, const session::Moment& moment) {
    return position_object(voice, moment);
}

json::Value move_json(const session::MoveView& move) {
    Object object;
    object.add("text", move.text)
        .add("from", core::to_text(move.from))
        .add("count", move.count)
        .add("to", core::to_text(move.to))
        .add("captured", move.captured)
        .add("promoted", move.promoted);
    if (move.promotion != core::Role::none)
        object.add("promotion", std::string(1, core::letter(move.promotion)));
    return object.done();
}

json::Value clocks_json(const room::Snapshot& snapshot) {
    if (!snapshot.clocks) return {"null"};
    return Object()
        .add("white", (*snapshot.clocks)[0].count())
        .add("black", (*snapshot.clocks)[1].count())
        .add("low", snapshot.low_time.count())
        .add("running", !snapshot.is_clock_stopped && !snapshot.outcome.is_over())
        .done();
}

json::Value moment_json(const room::Snapshot& snapshot, std::size_t place, Voice voice) {
    return board_json(snapshot, std::min(place, snapshot.history.size() - 1), voice).done();
}

json::Value game_json(const room::Room& room, Voice voice) {
    return snapshot_object(room.snapshot(), voice)
        .add("position", room.session().text())
        .add("start", room.session().text_at(0))
        .add("can_take_back", room.can_take_back())
        .add("can_claim", room.can_claim())
        .add("offered", room.open_offer())
        .add("given_name", room.snapshot().given_name)
        .add("remote", room.is_remote())
        .done();
}

json::Value game_json(const room::Study& study, Voice voice) {
    const auto start = [](const auto& position) { return position_text(position); };
    return snapshot_object(study.snapshot(), voice)
        .add("position", study.text())
        .add("start", record::with_start(study.record().setup, start))
        .add("can_take_back", false)
        .add("can_claim", false)
        .add("offered", "")
        .add("given_name", "")
        .add("remote", false)
        .done();
}

} // namespace wasm
