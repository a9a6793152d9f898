// A game with somebody far away, which a server decides about.

#include <algorithm>

#include "room/room.hpp"
#include "words/board_messages.hpp"
#include "words/names.hpp"
#include "words/play_messages.hpp"
#include "words/room_messages.hpp"

namespace room {

namespace message = words::message;
using core::Color;
using play::Denial;
using play::OfferKind;
using play::SeatKind;

bool Room::is_remote() const {
    return game_ && (table().seat(Color::white).kind == SeatKind::remote ||
                     table().seat(Color::black).kind == SeatKind::remote);
}

/// Whether somebody here plays a game that is not over with somebody far away.
bool Room::is_played_online() const {
    return is_remote() && !table().is_over() && !snapshot_.is_only_watched();
}

std::string Room::open_offer() const {
    if (!is_remote() || table().is_over()) return {};
    for (const OfferKind kind : {OfferKind::draw, OfferKind::takeback}) {
        const auto& offer = table().offer(kind);
        if (offer && offer->is_open() && table().seat(~offer->by).kind != SeatKind::person)
            return offer_sentence(kind, offer->by);
    }
    return {};
}

/// Whether it is the game on the table, which was not over there: it may be over by now.
bool Room::goes_on_at_table(const record::Record& record) const {
    if (!is_remote() || table().is_over()) return false;
    const record::Record here = table().record();
    const auto site = record.tags.find("Site");
    return site && here.tags.find("Site") == site;
}

void Room::obey(const JoinGame& action) {
    const bool went_on = goes_on_at_table(action.record);
    if (is_remote()) clear(); // it is joined again, or left for another one of the server
    auto table = play::Table::resumed(action.record, table_tools(false)).table;
    table->seat_players(action.seats);
    table->pause_clock(); // the server says when it runs
    const bool is_own = std::ranges::any_of(
        action.seats, [](const play::Seat& seat) { return seat.kind == SeatKind::person; });
    const bool is_to_archive = is_own && (went_on || !table->is_over());
    put_on_table(play::KeptGame::kept_elsewhere(std::move(table), options_.keeper, is_to_archive));
    snapshot_.is_by_correspondence = action.is_by_correspondence;
}

bool Room::hear(const News& news) {
    if (!is_remote()) return false;
    write();
    const bool fits = std::visit([this](const auto& one) { return follow_news(one); }, news);
    settle();
    return fits;
}

/// Sends a move that can be played; it is pending until the server answers.
void Room::request_move(const std::string& text) {
    if (snapshot_.pending) return warn(message::move_is_pending);
    const auto move = table().may_play(snapshot_.turn(), text, words::letters(voice_.language));
    if (!move) return refuse(move.error());
    snapshot_.pending = *move;
    requests_.emplace_back(SendMove{session().ply_count(), move->text});
}

/// Sends an offer, unless the same is open already.
void Room::request_offer(OfferKind kind, Color side) {
    const auto& offer = table().offer(kind);
    const bool is_open = offer && offer->is_open();
    if (is_open && offer->by == side) return warn(offer_sentence(kind, side));
    // To want the same is to accept it, but each would take back another move.
    if (is_open && kind == OfferKind::takeback) return warn(message::takeback_to_answer);
    requests_.emplace_back(SendOffer{kind});
}

void Room::request_rematch() {
    if (snapshot_.is_only_watched()) return warn(message::only_watching);
    if (!table().is_over()) return warn(message::game_is_going_on);
    requests_.emplace_back(SendRematch{});
}

/// An offer of this side to somebody elsewhere, for the person here, who may be a spectator.
std::string Room::offer_sentence(OfferKind kind, Color by) const {
    if (kind == OfferKind::draw) return words::say(voice_, message::draw_is_offered);
    if (table().seat(by).kind == SeatKind::person)
        return words::say(voice_, message::takeback_is_offered);
    return words::say(voice_, message::takeback_is_decided,
                      {{"Side", words::side_name_first(voice_, ~by)}});
}

bool Room::follow_news(const MovePlayed& news) {
    if (news.ply != session().ply_count()) return false;
    const SeatKind by = table().seat(table().turn()).kind;
    const auto move = table().play(table().turn(), news.text, game::Letters::english);
    if (!move) return false;
    events_.emplace_back(Played{*move, by, session().king_in_check().has_value()});
    changed();
    const auto& offer = table().offer(OfferKind::draw); // it stands when the one who made it moves
    if (offer && offer->is_open() && table().seat(~offer->by).kind == SeatKind::person)
        ask_about_draw(offer->by);
    return true;
}

bool Room::follow_news(const RequestRefused& news) {
    snapshot_.pending.reset();
    warn(news.why);
    return true;
}

bool Room::follow_news(const MoveWithdrawn&) {
    if (!snapshot_.pending) return false;
    snapshot_.pending.reset();
    say(message::move_withdrawn);
    return true;
}

bool Room::follow_news(const OfferMade& news) {
    const auto& offer = table().offer(news.kind);
    if (offer && offer->is_open()) return true; // the server says what comes of it
    if (table().make_offer(news.kind, news.by) != Denial::none) return false;
    if (table().seat(~news.by).kind != SeatKind::person)
        events_.emplace_back(Notice{offer_sentence(news.kind, news.by)});
    else if (news.kind == OfferKind::draw)
        ask_about_draw(news.by);
    else
        ask_about_takeback(news.by);
    return true;
}

void Room::ask_about_takeback(Color by) {
    questions_.ask(TakebackOffered{by}, [this](bool is_yes) {
        requests_.emplace_back(SendAnswer{OfferKind::takeback, is_yes});
    });
}

bool Room::follow_news(const OfferDeclined& news) {
    const auto offer = table().offer(news.kind);
    if (!offer || !offer->is_open()) return false;
    table().answer_offer(news.kind, ~offer->by, false);
    if (news.kind == OfferKind::draw) // it may have been declined in another window
        questions_.forget_all<DrawOffered>();
    else
        questions_.forget_all<TakebackOffered>();
    if (table().seat(offer->by).kind == SeatKind::person)
        say(news.kind == OfferKind::draw ? message::draw_declined : message::takeback_declined);
    return true;
}

bool Room::follow_news(const MovesTakenBack& news) {
    if (news.plies >= session().ply_count()) return false;
    const std::size_t count = session().ply_count() - news.plies;
    table().follow_takeback(count);
    events_.emplace_back(TakenBack{count});
    changed();
    return true;
}

bool Room::follow_news(const ClocksSet& news) {
    if (!table().has_clock()) return false;
    table().follow_clocks(news.left, news.is_running);
    read_clocks(snapshot_, table());
    return true;
}

bool Room::follow_news(const EndDeclared& news) {
    if (!news.outcome.is_over()) return false;
    const bool was_over = table().is_over();
    if (was_over && session().outcome() != news.outcome) return false;
    if (!was_over) {
        table().follow_end(news.outcome);
        changed();
    }
    snapshot_.ratings = news.ratings;
    return true;
}

} // namespace room
