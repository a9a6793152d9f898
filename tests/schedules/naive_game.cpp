#include "naive_game.hpp"

#include <algorithm>

#include "wire/start.hpp"

namespace schedules {
namespace {

using play::Denial;
using play::OfferKind;

constexpr std::size_t remembered = 64; ///< events by which acts are known again

std::size_t place(OfferKind kind) { return static_cast<std::size_t>(kind); }

} // namespace

void NaiveGame::read() {
    moves.clear();
    offers = {};
    offered_at = {};
    board_at = 0;
    is_over = false;
    for (const server::Entry& entry : events) {
        if (const auto* const moved = std::get_if<wire::Moved>(&entry.event)) {
            // A draw that was offered to the mover lapses, and so does every wish for a takeback.
            if (offers[place(OfferKind::draw)] == ~turn()) offers[place(OfferKind::draw)].reset();
            offers[place(OfferKind::takeback)].reset();
            moves.push_back(moved->move);
            board_at = entry.number;
        } else if (const auto* const back = std::get_if<wire::TookBack>(&entry.event)) {
            for (int i = 0; i < back->plies; ++i) moves.pop_back();
            offers = {};
            board_at = entry.number;
        } else if (const auto* const offered = std::get_if<wire::Offered>(&entry.event)) {
            offers[place(offered->what)] = offered->by;
            offered_at[place(offered->what)] = entry.number;
        } else if (const auto* const declined = std::get_if<wire::Declined>(&entry.event)) {
            offers[place(declined->what)].reset();
        } else if (std::holds_alternative<wire::Ended>(entry.event)) {
            is_over = true;
            offers = {};
        }
    }
}

std::unique_ptr<session::Session> NaiveGame::session() const {
    auto session = session::make_session(*wire::start_of(terms));
    for (const std::string& move : moves) (void)session->play(move, game::Letters::english);
    return session;
}

Expected NaiveGame::decide(Color side, const wire::GameAct& act) const {
    const std::size_t forgotten = events.size() - std::min(events.size(), remembered);
    for (const server::Entry& entry : events)
        if (entry.number > std::max<std::size_t>(act.seen, forgotten) && entry.actor == side &&
            entry.nonce == act.nonce)
            return {.is_known = true};
    if (is_over) return {.why = Denial::game_over};
    if (act.seen < forgotten) return {.why = wire::Why::behind};
    const bool is_behind = act.seen < board_at;
    if (const auto* const move = std::get_if<wire::PlayMove>(&act.act)) {
        if (is_behind) return {.why = wire::Why::behind};
        if (side != turn()) return {.why = Denial::not_your_turn};
        const auto board = session();
        const auto played = board->play(move->move, game::Letters::english);
        if (!played) return {.why = played.error()};
        return {.event = wire::Moved{.move = played->text}, .is_end = board->outcome().is_over()};
    }
    if (std::holds_alternative<wire::Resign>(act.act)) return {.is_end = true};
    if (std::holds_alternative<wire::Abort>(act.act))
        return moves.size() >= 2 ? Expected{.why = wire::Why::too_late} : Expected{.is_end = true};
    if (std::holds_alternative<wire::GiveTime>(act.act)) {
        if (!terms.clock) return {.why = wire::Why::no_clock};
        return {.event = wire::GaveTime{.by = side}};
    }
    if (const auto* const claim = std::get_if<wire::ClaimDraw>(&act.act)) {
        if (is_behind) return {.why = wire::Why::behind};
        if (side != turn()) return {.why = Denial::not_your_turn};
        if (!session()->claims().contains(claim->claim)) return {.why = Denial::nothing_there};
        return {.is_end = true};
    }
    // So many half-moves go back to the last turn of a side.
    const auto way_back = [&](Color to) { return to == turn() ? 2U : 1U; };
    const auto happens = [&](OfferKind what, Color by) -> Expected {
        if (what == OfferKind::draw) return {.is_end = true};
        return {.event = wire::TookBack{.plies = static_cast<int>(way_back(by))}};
    };
    if (const auto* const offer = std::get_if<wire::MakeOffer>(&act.act)) {
        const bool is_takeback = offer->what == OfferKind::takeback;
        if (is_takeback && is_behind) return {.why = wire::Why::behind};
        if (is_takeback && moves.size() < way_back(side)) return {.why = Denial::nothing_there};
        const auto open = offers[place(offer->what)];
        if (open == side) return {.why = Denial::already_offered};
        if (open && is_takeback && moves.size() < way_back(*open))
            return {.why = Denial::nothing_there};
        if (open) return happens(offer->what, *open);
        return {.event = wire::Offered{offer->what, side}};
    }
    if (const auto* const answer = std::get_if<wire::AnswerOffer>(&act.act)) {
        if (act.seen < offered_at[place(answer->what)]) return {.why = wire::Why::behind};
        const auto open = offers[place(answer->what)];
        if (open != ~side) return {.why = Denial::not_offered};
        if (!answer->accepts) return {.event = wire::Declined{answer->what, side}};
        return happens(answer->what, *open);
    }
    return {.why = wire::Why::not_gone};
}

bool NaiveGame::can_end(const game::Outcome& outcome) const {
    const auto board = session();
    if (board->outcome().is_over()) return outcome == board->outcome();
    using game::Reason;
    switch (outcome.reason()) {
    case Reason::none: return moves.size() < 2;
    case Reason::resignation: return outcome.winner().has_value();
    case Reason::agreement: return outcome.is_draw() && offers[place(OfferKind::draw)];
    case Reason::time: board->lose_on_time(); return terms.clock && board->outcome() == outcome;
    case Reason::threefold_repetition:
        return outcome.is_draw() && board->claims().contains(game::Claim::threefold_repetition);
    case Reason::abandonment: return outcome.winner() && moves.size() >= 2;
    default: return false;
    }
}

} // namespace schedules
