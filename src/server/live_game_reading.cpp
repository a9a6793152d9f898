#include <algorithm>

#include "server/kept_game.hpp"
#include "server/live_game.hpp"

namespace server {
namespace {

using game::Reason;
using play::Denial;
using play::OfferKind;

/// No time passes on the table until the game has been read.
constexpr Now before_everything{};

} // namespace

std::unique_ptr<LiveGame> LiveGame::read(const store::PlayedGame& played, Now now,
                                         std::optional<store::Time> last_alive) {
    const auto terms = terms_of(played.game);
    if (!terms) return nullptr;
    auto live = std::make_unique<LiveGame>(played.game, *terms, before_everything);
    Times times{.turn_began = played.game.created, .clocks_noted = played.game.created};
    for (const store::StoredEvent& stored : played.events) {
        auto entry = entry_of(stored, played.game);
        if (!entry || entry->number != live->number_ + 1 || live->is_over()) return nullptr;
        if (!std::visit([&](const auto& event) { return live->replay(event); }, entry->event))
            return nullptr;
        live->add(*entry);
        if (live->position_number_ == live->number_) times.turn_began = stored.time;
        if (stored.left[0]) times.clocks_noted = stored.time;
    }
    if (!live->is_over()) live->resume(now, times, last_alive);
    return live;
}

/// Lets the time continue from where it was when the server was last seen alive, as soon as the
/// side to move is back.
void LiveGame::resume(Now now, const Times& times, std::optional<store::Time> last_alive) {
    const store::Time first = std::max(times.turn_began, times.clocks_noted);
    const store::Time alive =
        std::clamp(last_alive.value_or(first), first, std::max(first, now.calendar));
    if (has_opened()) time_.release(Halt::opening, Instant());
    time_.hold(Halt::downtime, Instant() + (alive - times.clocks_noted));
    downtime_end_ = now.steady + longest_downtime;
    turn_began_ = now.steady;
    for (auto& gone : gone_)
        if (gone) gone = Gone{now.steady};
    if (const auto most = most_thinking()) {
        Milliseconds away = now.calendar - alive;
        if (terms_.days > 0)
            away = std::min(away, longest_downtime); // in a game with days, as agreed
        thinking_ = *most - (now.calendar - times.turn_began - away);
    }
    if (is_computer(table_->turn())) end_downtime(now);
}

void LiveGame::carry_on(const LiveGame* before, Now now) {
    if (before != nullptr) {
        credit_ = before->credit_;
        lag_ = before->lag_;
        gone_ = before->gone_;
    } else if (plies() > 0) {
        credit_.fill(LagCredit::unknown());
    }
    if (before != nullptr && before->number_ == number_) {
        Milliseconds used = before->time_.at(now.steady) - before->noted_at_;
        if (before->spent_credit_)
            used += before->spent_credit_->credit; // for a move that was not made
        time_.set(Instant() + used, now.steady);
        turn_began_ = before->turn_began_;
        thinking_ = before->thinking_;
    }
    downtime_end_ = before != nullptr ? before->downtime_end_ : std::nullopt;
    if (!downtime_end_) time_.release(Halt::downtime, now.steady);
}

bool LiveGame::take_in(const std::vector<Entry>& entries, Now now) {
    for (const Entry& entry : entries) {
        if (entry.number != number_ + 1 || is_over() || is_down() || time_.stands_for(Halt::commit))
            return false;
        if (std::holds_alternative<wire::Ended>(entry.event)) return false; // with its ratings
        // No time passes on the table: the clocks are part of the event.
        if (!std::visit([&](const auto& event) { return replay(event); }, entry.event) ||
            table_->is_over())
            return false;
        add(entry);
        if (wire::clocks_after(entry.event)) {
            noted_at_ = time_now_;
            time_.set(time_now_, now.steady);
        }
        if (position_number_ == number_) begin_turn(now);
        if (has_opened())
            time_.release(Halt::opening, now.steady);
        else
            time_.hold(Halt::opening, now.steady);
    }
    return true;
}

void LiveGame::set_clocks(const wire::Clocks& left) {
    if (left && table_->has_clock()) table_->follow_clocks(*left, true);
}

bool LiveGame::replay(const wire::Moved& event) {
    if (!table_->play(table_->turn(), event.move, game::Letters::english)) return false;
    set_clocks(event.left);
    return true;
}

bool LiveGame::replay(const wire::TookBack& event) {
    const std::size_t before = plies();
    if (const auto by = open_offer(OfferKind::takeback)) {
        if (table_->answer_offer(OfferKind::takeback, ~*by, true) != Denial::none) return false;
    } else if (!table_->undo(is_computer(Color::white) ? Color::black : Color::white)) {
        return false;
    }
    set_clocks(event.left);
    return before - plies() == static_cast<std::size_t>(event.plies);
}

bool LiveGame::replay(const wire::Offered& event) {
    return table_->make_offer(event.what, event.by) == Denial::none;
}

bool LiveGame::replay(const wire::Declined& event) {
    return table_->answer_offer(event.what, event.by, false) == Denial::none;
}

bool LiveGame::replay(const wire::GaveTime& event) {
    if (!table_->has_clock() || table_->give_time(~event.by, gift) != Denial::none) return false;
    set_clocks(event.left);
    return true;
}

bool LiveGame::replay(const wire::Ended& event) {
    const game::Outcome& outcome = event.outcome;
    const Color loser = ~outcome.winner().value_or(Color::white);
    const Color turn = table_->turn();
    switch (outcome.reason()) {
    case Reason::none: return !table_->is_over();
    case Reason::resignation: table_->resign(loser); break;
    case Reason::abandonment: table_->abandon(loser); break;
    case Reason::too_many_moves: table_->draw_by_length(); break;
    case Reason::time: table_->lose_on_time(); break;
    case Reason::fifty_moves: table_->claim(turn, game::Claim::fifty_moves); break;
    case Reason::threefold_repetition:
        table_->claim(turn, game::Claim::threefold_repetition);
        break;
    case Reason::agreement:
        if (const auto by = open_offer(OfferKind::draw))
            table_->answer_offer(OfferKind::draw, ~*by, true);
        break;
    default: break; // the position itself ends the game
    }
    return table_->session().outcome() == outcome;
}

} // namespace server
