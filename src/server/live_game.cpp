#include "server/live_game.hpp"

#include <algorithm>
#include <utility>

#include "core/checksum.hpp"
#include "wire/start.hpp"

namespace server {
namespace {

using std::chrono::ceil;
using std::chrono::days;
using std::chrono::seconds;

play::Seat seat_of(const store::StoredSeat& seat) {
    if (seat.player.kind == store::PlayerKind::computer)
        return {.kind = play::SeatKind::computer, .level = seat.level};
    return {.kind = play::SeatKind::remote, .name = seat.player.name};
}

play::TableOptions table_options(const store::Game& game, const wire::Terms& terms) {
    return {.start = *wire::start_of(terms),
            .seats = {seat_of(game.seats[0]), seat_of(game.seats[1])},
            .time = terms.clock};
}

/// How long somebody may be absent.
seconds patience(wire::Speed speed) {
    switch (speed) {
    case wire::Speed::bullet: return seconds(30);
    case wire::Speed::blitz: return seconds(60);
    case wire::Speed::rapid: return seconds(120);
    default: return seconds(300);
    }
}
constexpr seconds patience_with_leavers{10};

void follow(std::string& moves, const wire::Moved& event) {
    if (!moves.empty()) moves += ' ';
    moves += event.move;
}

void follow(std::string& moves, const wire::TookBack& event) {
    for (int ply = 0; ply < event.plies; ++ply) {
        const std::size_t space = moves.rfind(' ');
        moves.erase(space == std::string::npos ? 0 : space);
    }
}

} // namespace

LiveGame::LiveGame(const store::Game& game, const wire::Terms& terms, Now now)
    : game_(game), terms_(terms), time_now_(now.steady), noted_at_(now.steady) {
    const play::TableTools tools{.now = [this] { return time_now_; },
                                 .seed = core::checksum(game.id),
                                 .counts_first_moves = false};
    table_ = std::make_unique<play::Table>(table_options(game_, terms_), tools);
    for (const Color side : core::colors)
        if (!is_computer(side)) gone_[index(side)] = Gone{now.steady};
    time_.hold(Halt::opening, now.steady);
    begin_turn(now);
}

LiveGame::~LiveGame() = default;

void LiveGame::begin_turn(Now now) {
    turn_began_ = now.steady;
    thinking_ = most_thinking();
}

/// The time for a move in a game without a clock.
std::optional<Milliseconds> LiveGame::most_thinking() const {
    if (terms_.clock) return std::nullopt;
    if (terms_.days > 0) return days(terms_.days);
    const bool has_computer = is_computer(Color::white) || is_computer(Color::black);
    return has_computer ? longest_rest_of_computer : longest_rest;
}

wire::Clocks LiveGame::clocks() const {
    if (!table_->has_clock()) return std::nullopt;
    return wire::ByColor<Milliseconds>{table_->remaining(Color::white),
                                       table_->remaining(Color::black)};
}

std::optional<Color> LiveGame::open_offer(play::OfferKind what) const {
    const auto& offer = table_->offer(what);
    if (is_over() || !offer || !offer->is_open()) return std::nullopt;
    return offer->by;
}

/// A flag falls only when no move can still arrive with enough credit to save it.
Milliseconds LiveGame::flag_grace() const {
    const std::size_t side = index(table_->turn());
    return credit_[side].possible(lag_[side]);
}

/// The present for the table: a flag that a move could still save has not fallen.
Instant LiveGame::present(Now now) const {
    const Instant present = time_.at(now.steady);
    if (!table_->has_clock()) return present;
    const Instant fall = time_now_ + table_->remaining(table_->turn());
    if (present < fall || present - flag_grace() >= fall) return present;
    return fall - Milliseconds(1);
}

Decision LiveGame::look(Now now) {
    if (is_over() || time_.stands_for(Halt::commit)) return {};
    if (downtime_end_ && now.steady >= *downtime_end_) end_downtime(now);
    if (is_first_move_timed() && !downtime_end_ && spent(now) >= wire::Terms::first_move_limit) {
        abort();
    } else if (thinking_ && spent(now) >= *thinking_) {
        end_thinking();
    } else {
        time_now_ = present(now);
        table_->check_flag();
    }
    return decided(std::nullopt, now);
}

std::optional<Instant> LiveGame::next_look(Now now) const {
    if (is_over() || time_.stands_for(Halt::commit)) return std::nullopt;
    if (downtime_end_) return downtime_end_;
    if (is_first_move_timed()) return turn_began_ + wire::Terms::first_move_limit;
    if (thinking_) return turn_began_ + *thinking_;
    if (!table_->has_clock()) return std::nullopt;
    const Milliseconds since = time_.at(now.steady) - time_now_;
    return now.steady + std::max(table_->remaining(table_->turn()) - since, Milliseconds(0)) +
           flag_grace();
}

std::vector<Entry> LiveGame::entries(std::vector<wire::GameEvent> events,
                                     std::optional<Color> actor, const std::string& nonce) const {
    std::vector<Entry> entries;
    entries.reserve(events.size());
    for (wire::GameEvent& event : events)
        entries.push_back({number_ + 1 + static_cast<std::uint32_t>(entries.size()), actor, nonce,
                           std::move(event)});
    return entries;
}

void LiveGame::keep(const std::vector<Entry>& entries, Now now) {
    const std::uint32_t before = position_number_;
    for (const Entry& entry : entries) {
        add(entry);
        if (wire::clocks_after(entry.event)) noted_at_ = decided_at_;
    }
    if (position_number_ != before) begin_turn(now);
    if (has_opened())
        time_.release(Halt::opening, now.steady);
    else
        time_.hold(Halt::opening, now.steady);
    time_.release(Halt::commit, now.steady);
    if (downtime_end_ && is_here(table_->turn())) end_downtime(now);
    if (const auto spent = std::exchange(spent_credit_, std::nullopt))
        credit_[index(spent->side)].spend(spent->credit);
}

void LiveGame::add(const Entry& entry) {
    number_ = entry.number;
    if (const auto* const moved = std::get_if<wire::Moved>(&entry.event)) {
        follow(moves_, *moved);
        position_number_ = number_;
    }
    if (const auto* const back = std::get_if<wire::TookBack>(&entry.event)) {
        follow(moves_, *back);
        position_number_ = number_;
    }
    if (const auto* const offered = std::get_if<wire::Offered>(&entry.event))
        offer_number_[static_cast<std::size_t>(offered->what)] = number_;
    if (const auto* const ended = std::get_if<wire::Ended>(&entry.event)) end_ = *ended;
    recent_.add(entry);
}

std::optional<play::ThinkTask> LiveGame::task(Now now) {
    if (is_over() || asked_number_ == number_) return std::nullopt;
    const auto draw = open_offer(play::OfferKind::draw);
    thinks_of_draw_ = draw && is_computer(~*draw);
    if (!thinks_of_draw_ && !table_->is_computer_to_move()) return std::nullopt;
    asked_number_ = number_;
    time_now_ = time_.at(now.steady);
    return thinks_of_draw_ ? table_->draw_task() : table_->move_task();
}

void LiveGame::arrive(Color side, Now now) {
    gone_[index(side)].reset();
    if (side == table_->turn() && downtime_end_) end_downtime(now);
}

void LiveGame::end_downtime(Now now) {
    downtime_end_.reset();
    time_.release(Halt::downtime, now.steady);
    if (is_first_move_timed()) begin_turn(now);
}

void LiveGame::depart(Color side, bool leaves, Now now) {
    gone_[index(side)] = Gone{now.steady, leaves};
}

std::optional<std::chrono::seconds> LiveGame::claim_in(Color gone, Now now) const {
    const auto& absence = gone_[index(gone)];
    if (!terms_.clock || !absence || !has_opened() || is_over()) return std::nullopt;
    const seconds limit =
        absence->is_deliberate ? patience_with_leavers : patience(wire::speed_of(terms_));
    return std::max(ceil<seconds>(absence->since + limit - now.steady), seconds(0));
}

std::optional<std::vector<Entry>> LiveGame::since(std::uint32_t number) const {
    if (number > number_ || !recent_.reach_back_to(number)) return std::nullopt;
    return recent_.since(number);
}

bool LiveGame::knows(Color side, const wire::GameAct& act) const {
    return recent_.contain(act.seen, side, act.nonce);
}

std::optional<wire::ClockReading> LiveGame::clock_reading(Now now) {
    if (!table_->has_clock() || is_over()) return std::nullopt;
    time_now_ = time_.at(now.steady);
    return wire::ClockReading{game_.id, clocks(), is_clock_running()};
}

wire::GameState LiveGame::state(Now now) {
    if (!is_over()) time_now_ = time_.at(now.steady);
    wire::GameState state{.game = game_.id, .terms = terms_, .number = number_, .moves = moves_};
    state.left = end_ ? end_->left : clocks();
    state.is_running = is_clock_running();
    if (terms_.days > 0 && thinking_ && !is_over())
        state.deadline = std::max(*thinking_ - spent(now), Milliseconds(0));
    state.draw = open_offer(play::OfferKind::draw);
    state.takeback = open_offer(play::OfferKind::takeback);
    state.present = {is_here(Color::white), is_here(Color::black)};
    state.end = end_;
    return state;
}

} // namespace server
