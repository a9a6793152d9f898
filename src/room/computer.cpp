#include "room/computer.hpp"

#include <utility>

namespace room {

Computer::Time Computer::pace_at(const play::Table& table) const {
    constexpr Time hurry{10'000}; // with less on its clock it does not wait
    const core::Color turn = table.turn();
    if (table.has_clock() && table.remaining(turn) < hurry) return Time(0);
    return table.seat(~turn).kind == play::SeatKind::computer ? pace_.between_computers
                                                              : pace_.against_person;
}

void Computer::begin(Purpose purpose, play::ThinkTask task, Time earliest) {
    stop();
    purpose_ = purpose;
    earliest_ = earliest;
    thinking_ = {++number_, std::move(task)};
}

void Computer::think_about_move(const play::Table& table, Time now) {
    begin(Purpose::move, table.move_task(), now + pace_at(table));
}

void Computer::think_about_hint(const play::Table& table) {
    begin(Purpose::hint, table.hint_task(), Time(0));
}

void Computer::think_about_draw(const play::Table& table) {
    begin(Purpose::draw, table.draw_task(), Time(0));
}

void Computer::stop() {
    thinking_.reset();
    found_.reset();
}

void Computer::note(std::uint64_t number, engine::Thought thought) {
    if (!thinking_ || thinking_->number != number) return;
    thinking_.reset();
    found_ = std::move(thought);
}

std::optional<Computer::Found> Computer::take(Time now) {
    if (!found_ || now < earliest_) return std::nullopt;
    return Found{purpose_, *std::exchange(found_, std::nullopt)};
}

} // namespace room
