#include <cassert>

#include "chess/setup.hpp"
#include "play/table.hpp"
#include "stackchess/setup.hpp"

namespace play {
namespace {

/// Enough for most positions; in nodes, so that the same position always gets the same answer.
constexpr engine::Limits hint_limits{.nodes = 400'000, .time = std::chrono::milliseconds(5000)};
constexpr engine::Limits draw_limits{.nodes = 200'000, .time = std::chrono::milliseconds(2000)};

/// The time that a move with a clock takes besides thinking: saving and showing it.
constexpr std::chrono::milliseconds move_overhead{50};

} // namespace

bool Table::is_computer_to_move() const {
    return !is_over() && seat(turn()).kind == SeatKind::computer;
}

ThinkTask Table::task(const engine::Limits& limits) const {
    ThinkTask task{.rules = session_->rules(),
                   .start =
                       std::visit([](const auto& setup) { return to_text(setup); }, options_.start),
                   .limits = limits};
    task.moves.reserve(session_->ply_count());
    for (std::size_t i = 0; i < session_->ply_count(); ++i) task.moves.push_back(plies_[i].text);
    return task;
}

ThinkTask Table::move_task() const {
    engine::Limits limits;
    if (clock_)
        limits.clock = engine::Remaining{.left = remaining(turn()),
                                         .increment = clock_->control().increment,
                                         .overhead = move_overhead};
    ThinkTask task = this->task(limits);
    task.level = seat(turn()).level;
    task.seed = tools_.seed + session_->ply_count();
    return task;
}

ThinkTask Table::hint_task() const { return task(hint_limits); }
ThinkTask Table::draw_task() const { return task(draw_limits); }

bool Table::would_accept_draw(core::Color computer, const engine::Thought& thought) const {
    // Before this move it plays on unless it stands badly.
    constexpr std::size_t early = 20;
    constexpr int badly = -200;
    const engine::Thought own = computer == turn() ? thought : seen_by_other_side(thought);
    if (!engine::accepts_draw(own)) return false;
    return session_->ply_count() >= early || own.lines.front().centipawns <= badly;
}

} // namespace play
