// The orders that can be typed in both games.

#include <algorithm>

#include "core/coord.hpp"
#include "play/name.hpp"
#include "text/game_face.hpp"
#include "text/guide.hpp"
#include "words/layout.hpp"
#include "words/names.hpp"
#include "words/online_play_messages.hpp"
#include "words/play_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/review_messages.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

bool GameFace::obey(const Typed& typed) {
    switch (typed.keyword) {
    case Keyword::undo: act(room::TakeBack{}); return true;
    case Keyword::redo: act(room::PlayAgain{}); return true;
    case Keyword::hint: hint(); return true;
    case Keyword::draw: offer_draw(); return true;
    case Keyword::resign: act(room::Resign{}); return true;
    case Keyword::moves: list_moves(typed.argument); return true;
    case Keyword::notation: show_notation(); return true;
    case Keyword::captured: list_captured(); return true;
    case Keyword::export_game: export_game(typed.argument); return true;
    case Keyword::flip: is_flipped_ = !is_flipped_; return true;
    case Keyword::position: dialogue().print_line(session().text_at(place_shown())); return true;
    case Keyword::rules:
        show_guide(dialogue(), session().rules());
        dialogue().go_on(); // only the guide was left, not the game
        return true;
    default: return obey_online(typed) || answer_query(typed) || look(typed.keyword);
    }
}

bool GameFace::suggest_order(std::string_view line) {
    if (read_keyword(line).keyword != Keyword::none) return false; // an order not allowed here
    const std::string meant = order_meant(line);
    if (!meant.empty())
        dialogue().say(message::order_meant, {{"word", words::shown(line)}, {"meant", meant}});
    return !meant.empty();
}

void GameFace::hint() {
    act(room::AskHint{});
    if (!room().thinking()) return;
    dialogue().say(message::computer_thinks);
    dialogue().terminal().flush();
    think();
}

void GameFace::offer_draw() {
    act(room::OfferDraw{});
    if (room().thinking()) think();
    if (room().must_answer()) answer_question();
}

bool GameFace::save_game(const std::string& wanted) {
    const std::string name = wanted.empty() ? snapshot().save_name.value_or(std::string()) : wanted;
    if (!name.empty() || !room().has_moves() || !room().can_keep())
        return save_as(name) == Saving::done;
    if (is_asking_name_) { // the order to save was typed as an answer to this question
        dialogue().say(message::ask_save_name_help);
        return false;
    }
    Saving saving = Saving::other_name;
    while (saving == Saving::other_name) {
        is_asking_name_ = true;
        const std::string& given = snapshot().given_name;
        const auto typed =
            dialogue().ask_name({given.empty() ? dialogue().words(message::ask_save_name)
                                               : dialogue().words(message::ask_save_given_name,
                                                                  {{"name", words::shown(given)}}),
                                 dialogue().words(message::ask_save_name_help)});
        is_asking_name_ = false;
        if (!typed) return false;
        saving = save_as(typed->empty() ? given : *typed);
    }
    return saving == Saving::done;
}

GameFace::Saving GameFace::save_as(const std::string& name) {
    act(room::SaveGame{name});
    const auto asked = room().asked();
    const bool is_taken = asked && std::holds_alternative<room::SaveTaken>(*asked);
    if (is_taken) answer_question();
    if (dialogue().departure() != Departure::none) return Saving::failed;
    if (room().is_saved() && snapshot().save_name == name) return Saving::done;
    return is_taken || !play::is_name(name) ? Saving::other_name : Saving::failed;
}

void GameFace::export_game(const std::string& wanted) {
    std::string path = wanted;
    while (path.empty()) {
        const auto typed = dialogue().ask_name(
            {dialogue().words(message::ask_export), dialogue().words(message::ask_export_help)});
        if (!typed) return;
        path = *typed;
    }
    act(room::ExportGame{path});
    if (room().must_answer()) answer_question();
}

/// Lists all legal moves, or those from the square that is named.
void GameFace::list_moves(std::string_view named) {
    const auto square = read_square(named);
    if (!named.empty() && (!square || !core::is_on_board(*square, session().board().size)))
        return dialogue().say(message::no_such_square, {{"square", words::shown(named)}});
    std::vector<std::string> texts;
    for (const session::MoveView& move : snapshot().moves)
        if (!square || move.from == *square) texts.push_back(move.text);
    std::ranges::sort(texts);
    if (!square) return dialogue().say(message::all_moves, {{"moves", words::joined(texts, " ")}});
    const words::Argument name{"square", core::to_text(*square)};
    if (texts.empty()) return dialogue().say(message::no_moves_of, {name});
    dialogue().say(message::moves_of, {name, {"moves", words::joined(texts, " ")}});
}

/// Lists the pieces that each side has lost at the moment that is shown.
void GameFace::list_captured() {
    std::array<std::string, 2> lists;
    const auto captured = snapshot().captured_until(place_shown());
    for (const core::Color color : core::colors)
        for (const core::Piece piece : captured[core::index(color)])
            lists[core::index(color)].append(" ").append(cell(piece));
    if (lists[0].empty() && lists[1].empty()) return dialogue().say(message::captured_none);
    for (const core::Color color : core::colors) {
        const std::string& list = lists[core::index(color)];
        if (!list.empty())
            dialogue().print_line(dialogue().words(message::captured_pieces[core::index(color)]) +
                                  list);
    }
}

/// Shows the score sheet, each pair of moves after its number.
void GameFace::show_notation() {
    const std::vector<std::string>& moves = snapshot().score;
    if (moves.empty()) return dialogue().say(message::no_move_yet);
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
    dialogue().print_line(sheet);
}

std::size_t GameFace::place_shown() const {
    const std::size_t last = snapshot().history.size() - 1;
    return looked_at_ ? std::min(*looked_at_, last) : last;
}

/// Shows another moment of the game; false if the keyword has another meaning.
bool GameFace::look(Keyword keyword) {
    const std::size_t last = snapshot().history.size() - 1;
    std::size_t place = place_shown();
    switch (keyword) {
    case Keyword::back: place -= place > 0 ? 1 : 0; break;
    case Keyword::forward: ++place; break;
    case Keyword::start: place = 0; break;
    case Keyword::end: place = last; break;
    default: return false;
    }
    looked_at_ = place < last ? std::optional(place) : std::nullopt;
    if (dialogue().has_phrases() && !looked_at_ && last > 0) tell_move(); // the board says no more
    return true;
}

void GameFace::stop_looking(const Typed& typed) {
    switch (typed.keyword) {
    case Keyword::back:
    case Keyword::forward:
    case Keyword::start:
    case Keyword::end:
    case Keyword::captured:
    case Keyword::stack:
    case Keyword::last_move:
    case Keyword::rank:
    case Keyword::file:
    case Keyword::pieces:
    case Keyword::position: return;
    default: looked_at_.reset();
    }
}

/// Lets a person look through a game that is over, save and export it, until it is left or played
/// on.
void GameFace::review() {
    is_reviewing_ = true;
    while (is_game_over() && !is_left_) {
        const auto line = dialogue().ask(review_question());
        if (is_elsewhere()) break;
        is_left_ = !line || line->empty() || *line == "q" || *line == "Q" || *line == "0";
        if (is_left_)
            act(room::Leave{.is_forced = true});
        else
            review_by(read_keyword(*line));
    }
    is_reviewing_ = false;
    looked_at_.reset();
}

Question GameFace::review_question() const {
    if (options_.online)
        return {dialogue().words(message::online_review_prompt),
                with_queries(message::online_review_help)};
    return {dialogue().words(message::review_prompt), with_queries(message::review_help)};
}

void GameFace::review_by(const Typed& typed) {
    if (typed.keyword == Keyword::play_on) return act(room::PlayOn{place_shown()});
    const bool changes_picture =
        look(typed.keyword) || typed.keyword == Keyword::flip || typed.keyword == Keyword::heights;
    if (typed.keyword == Keyword::heights)
        toggle_heights();
    else if (typed.keyword == Keyword::flip)
        is_flipped_ = !is_flipped_;
    else if (!changes_picture && !obey(typed))
        dialogue().print_line(review_question().help);
    if (changes_picture) show_board();
}

} // namespace text
