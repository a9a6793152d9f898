#include <cassert>

#include "chess/setup.hpp"
#include "play/table.hpp"
#include "play/think_limits.hpp"
#include "stackchess/setup.hpp"

namespace play {
namespace {

std::string start_text(const record::Setup& start) {
    return std::visit([](const auto& setup) { return to_text(setup); }, start);
}

} // namespace

engine::Thought turned(engine::Thought thought) {
    for (engine::Line& line : thought.lines) {
        line.centipawns = -line.centipawns;
        if (line.win_in) line.win_in = -*line.win_in;
    }
    return thought;
}

bool Table::is_computer_to_move() const {
    return !is_over() && seat(session_->turn()).kind == SeatKind::computer;
}

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

/// What `thinking` thinks of the game as it stands; nothing when it was stopped.
std::optional<engine::Thought> Table::think(const std::function<engine::Thought()>& thinking) {
    std::vector<std::string> moves;
    moves.reserve(session_->ply_count());
    for (std::size_t i = 0; i < session_->ply_count(); ++i) moves.push_back(plies_[i].text);
    // First the searcher, then the question: whoever stops meanwhile finds the one or the other.
    const bool is_known = searcher().set_game(start_text(options_.start), moves);
    assert(is_known);
    if (is_stopped_ || !is_known) return std::nullopt;
    engine::Thought thought = thinking();
    if (is_stopped_ || thought.lines.empty()) return std::nullopt;
    return thought;
}

engine::Limits Table::limits_of_move() const {
    if (!clock_) return {};
    return {.clock = engine::Remaining{.left = remaining(session_->turn()),
                                       .increment = clock_->control().increment,
                                       .overhead = move_overhead}};
}

std::optional<session::MoveView> Table::computer_move() {
    if (check_flag() || !is_computer_to_move()) return std::nullopt;
    const auto thought = think([&] {
        return searcher().choose(seat(session_->turn()).level, limits_of_move(),
                                 tools_.seed + session_->ply_count());
    });
    if (!thought) return std::nullopt;
    const auto move = play(thought->lines.front().moves.front(), game::Letters::english);
    assert(move || is_over());
    return move ? std::optional(*move) : std::nullopt;
}

std::optional<engine::Thought> Table::hint() {
    if (is_over()) return std::nullopt;
    return think([&] { return searcher().think({.limits = hint_limits}); });
}

bool Table::computer_accepts_draw() {
    if (is_over() || seat(~session_->turn()).kind != SeatKind::computer) return false;
    const auto thought = think([&] { return searcher().think({.limits = draw_limits}); });
    return thought && engine::accepts_draw(turned(*thought));
}

} // namespace play
