// Queries for people who do not see the board, and the descriptions that replace it.

#include "phrase/clocks.hpp"
#include "phrase/games.hpp"
#include "text/game_face.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"
#include "words/names.hpp"
#include "words/online_messages.hpp"
#include "words/outcome_messages.hpp"
#include "words/play_messages.hpp"
#include "words/query_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/spoken_moves.hpp"
#include "words/squares.hpp"
#include "words/stackchess_messages.hpp"

namespace text {

namespace message = words::message;

/// Answers a question about the board or the players; false if the order is a different one.
bool GameFace::answer_query(const Typed& typed) {
    const session::BoardView& board = moment().board;
    switch (typed.keyword) {
    case Keyword::last_move: dialogue().print_line(last_move_text()); return true;
    case Keyword::clocks: tell_clocks(); return true;
    case Keyword::opponent: tell_opponent(); return true;
    case Keyword::rank: tell_line(words::rank_sentence, typed.argument); return true;
    case Keyword::file: tell_line(words::file_sentence, typed.argument); return true;
    case Keyword::pieces:
        dialogue().print_line(words::pieces_sentence(voice(), board, typed.argument));
        return true;
    case Keyword::stack: tell_stack(typed.argument); return true;
    default: return false;
    }
}

/// The move that led to the moment that is shown, as on a score sheet; also in words if boards are
/// described.
std::string GameFace::last_move_text() const {
    const std::size_t place = place_shown();
    if (place == 0) return dialogue().words(message::no_move_yet);
    const room::Moment& before = snapshot().history[place - 1];
    std::string text = dialogue().words(
        message::side_played,
        {{"side", dialogue().words(message::side_titles[core::index(before.turn)])},
         {"move", snapshot().score[place - 1]}});
    if (dialogue().has_phrases())
        text += ' ' + words::spoken_move(voice(), before.board, *moment().move);
    return text;
}

/// Says that move, and whether it gives check.
void GameFace::tell_move() {
    dialogue().print_line(last_move_text());
    const bool is_end = !looked_at_ && snapshot().outcome.is_over();
    if (moment().check && !is_end) dialogue().say(message::check);
}

void GameFace::tell_clocks() {
    attend(); // clocks run while nothing is typed
    const auto& clocks = snapshot().clocks;
    if (!clocks) return dialogue().say(message::online_no_clock);
    dialogue().say(message::clock_line, {{"white", phrase::clock_text((*clocks)[0])},
                                         {"black", phrase::clock_text((*clocks)[1])}});
}

/// Says who plays the other side; to a person who plays both or watches, who plays which.
void GameFace::tell_opponent() {
    if (snapshot().is_between_people()) return dialogue().say(message::both_sides_here);
    std::vector<std::string> seats;
    for (const core::Color side : core::colors) {
        const play::Seat& seat = snapshot().seat(side);
        if (seat.kind == play::SeatKind::person) continue;
        std::string name = phrase::seat_title(voice(), seat, side);
        if (is_away(side)) name += " (" + dialogue().words(message::player_is_away) + ')';
        seats.push_back(dialogue().words(
            message::side_seat,
            {{"side", dialogue().words(message::side_titles[core::index(side)])}, {"name", name}}));
    }
    dialogue().print_line(words::joined(seats, " "));
}

/// Describes a rank or a file, which has to be named.
void GameFace::tell_line(LineSentence sentence, const std::string& named) {
    if (named.empty()) return dialogue().say(message::line_not_named);
    dialogue().print_line(sentence(voice(), moment().board, named));
}

void GameFace::tell_stack(const std::string& named) {
    if (named.empty()) return dialogue().say(message::line_not_named);
    const auto square = read_square(named);
    if (square && core::is_on_board(*square, moment().board.size))
        return dialogue().print_line(stack_text(*square));
    dialogue().say(message::no_such_square, {{"square", words::shown(named)}});
}

std::string GameFace::stack_text(core::Coord square) const {
    return words::square_text(voice(), square, moment().board.at(square)) + '.';
}

/// Describes as much of the board as is said without being asked for.
void GameFace::describe() {
    if (!std::exchange(is_introduced_, true)) dialogue().say(message::phrases_intro);
    if (looked_at_ && place_shown() > 0) tell_move();
    for (const std::string& line : remarks()) dialogue().print_line(line);
}

} // namespace text
