#include <cassert>

#include "chess/setup.hpp"
#include "play/table.hpp"
#include "stackchess/setup.hpp"

namespace play {
namespace {

/// Enough to be right about most things; nodes, so that the same question has the same answer.
constexpr engine::Limits hint_limits{.nodes = 400'000, .time = std::chrono::milliseconds(5000)};
constexpr engine::Limits draw_limits{.nodes = 200'000, .time = std::chrono::milliseconds(2000)};

/// What a move with a clock loses besides thinking: saving and showing it.
constexpr std::chrono::milliseconds move_overhead{50};

} // namespace

bool Table::is_computer_to_move() const {
    return !is_over() && seat(session_->turn()).kind == SeatKind::computer;
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
        limits.clock = engine::Remaining{.left = remaining(session_->turn()),
                                         .increment = clock_->control().increment,
                                         .overhead = move_overhead};
    ThinkTask task = this->task(limits);
    task.level = seat(session_->turn()).level;
    task.seed = tools_.seed + session_->ply_count();
    return task;
}

ThinkTask Table::hint_task() const { return task(hint_limits); }
ThinkTask Table::draw_task() const { return task(draw_limits); }

engine::Searcher& Table::searcher() {
    if (!owned_searcher_) {
        owned_searcher_ = tools_.make_searcher(session_->rules());
        searcher_ = owned_searcher_.get();
    }
    return *owned_searcher_;
}

void Table::stop_thinking() noexcept {
    is_stopped_ = true;
    if (engine::Searcher* const searcher = searcher_) searcher->stop();
}

void Table::allow_thinking() {
    is_stopped_ = false;
    if (owned_searcher_) owned_searcher_->resume();
}

/// What the table's own searcher finds; nothing when it was stopped.
std::optional<engine::Thought> Table::think(const ThinkTask& task) {
    // First the searcher, then the question: whoever stops meanwhile finds the one or the other.
    engine::Searcher& searcher = this->searcher();
    if (is_stopped_) return std::nullopt;
    engine::Thought thought = think_about(searcher, task);
    if (is_stopped_ || thought.lines.empty()) return std::nullopt;
    return thought;
}

std::optional<session::MoveView> Table::computer_move() {
    if (check_flag() || !is_computer_to_move()) return std::nullopt;
    const auto thought = think(move_task());
    if (!thought) return std::nullopt;
    const auto move = play(thought->lines.front().moves.front(), game::Letters::english);
    assert(move || is_over());
    return move ? std::optional(*move) : std::nullopt;
}

std::optional<engine::Thought> Table::hint() {
    if (is_over()) return std::nullopt;
    return think(hint_task());
}

bool Table::computer_accepts_draw() {
    if (is_over() || seat(~session_->turn()).kind != SeatKind::computer) return false;
    const auto thought = think(draw_task());
    return thought && accepts_draw_from(*thought);
}

} // namespace play
