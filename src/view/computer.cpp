#include "view/computer.hpp"

#include <utility>

namespace view {

namespace {

using play::SeatKind;
using std::chrono::milliseconds;

/// So long at least after the move before: what just happened can be seen, and what two computers
/// play can be followed.
constexpr milliseconds pace{350};
constexpr milliseconds pace_of_two_computers{800};
/// With less on its clock it does not wait.
constexpr milliseconds hurry{10'000};

milliseconds pace_at(const play::Table& table) {
    const core::Color turn = table.session().turn();
    if (table.has_clock() && table.remaining(turn) < hurry) return milliseconds(0);
    return table.seat(~turn).kind == SeatKind::computer ? pace_of_two_computers : pace;
}

} // namespace

void Computer::begin(Purpose purpose, play::ThinkTask task, Time earliest) {
    stop();
    purpose_ = purpose;
    earliest_ = earliest;
    is_thinking_ = true;
    thinker_.begin(std::move(task));
}

void Computer::think_about_move(const play::Table& table, Time now) {
    begin(Purpose::move, table.move_task(), now + pace_at(table));
}

void Computer::think_about_hint(const play::Table& table) {
    begin(Purpose::hint, table.hint_task(), Time(0));
}

void Computer::offer_draw(const play::Table& table) {
    if (std::exchange(is_draw_offered_, true)) return; // it has not answered yet
    if (!table.is_computer_to_move()) begin(Purpose::draw, table.draw_task(), Time(0));
}

void Computer::stop() {
    thinker_.stop();
    found_.reset();
    is_thinking_ = false;
}

std::optional<engine::Thought> Computer::attend() {
    auto known = thinker_.take_progress();
    if (auto result = thinker_.take()) {
        is_thinking_ = false;
        found_ = result;
        known = std::move(result);
    }
    return known;
}

std::optional<Computer::Found> Computer::take(Time now) {
    if (!found_ || now < earliest_) return std::nullopt;
    const bool answers_offer = purpose_ != Purpose::hint && std::exchange(is_draw_offered_, false);
    return Found{purpose_, *std::exchange(found_, std::nullopt), answers_offer};
}

} // namespace view
