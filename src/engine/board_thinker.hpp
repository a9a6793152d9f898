#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/helper_threads.hpp"
#include "core/key.hpp"
#include "engine/game_thinker.hpp"
#include "game/game.hpp"
#include "search/iteration.hpp"
#include "search/time_plan.hpp"

namespace engine {

/// A thinker of any game that has a position, tactics (with the cost of a node) and an evaluator.
/// `move_text` and `read_move` are those of the game. A game must be set before it is thought
/// about.
template <search::Searchable P, class Tactics, search::Evaluator<P> E>
class BoardThinker final : public GameThinker {
  public:
    /// `make_evaluator` is called once by each thread that searches, in that thread.
    explicit BoardThinker(std::function<E()> make_evaluator)
        : make_evaluator_(std::move(make_evaluator)) {}

    /// Takes the game after these moves; false, and it keeps its own, if they cannot be played.
    bool set_game(const P& start, std::span<const std::string> moves) {
        game::Game<P> game(start);
        std::vector<core::PositionKey> past;
        for (const std::string& text : moves) {
            const auto move = read_move(game.position(), text);
            if (!move || game.outcome().is_over()) return false;
            past.push_back(game.position().key());
            game.play(*move);
        }
        position_ = game.position();
        past_ = std::move(past);
        return true;
    }

    Thought think(const SearchRequest& request, const Workshop& workshop) override {
        workshop.table.grow_older();
        const std::vector<Move> only = first_moves(request.moves);
        const auto count = static_cast<std::size_t>(std::max(request.lines, 1));
        std::function<void(const Found&)> listen;
        if (request.listen)
            listen = [&](const Found& found) { request.listen(thought(found, workshop)); };
        search::Crew crew;
        workers_.resize(static_cast<std::size_t>(workshop.threads));
        // Its clock runs from here on: starting the helpers takes time too.
        Worker& main = begin(workers_.front(), limits(request, workshop), workshop,
                             workshop.threads > 1 ? &crew : nullptr);
        core::HelperThreads helpers;
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            const auto help = [&, i] {
                begin(workers_[i], {.stop = &workshop.stop}, workshop, &crew)
                    .run(count, only, {}, static_cast<int>(i % 3));
            };
            if (!helpers.start(help)) break;
        }
        const Found found = main.run(count, only, listen);
        crew.is_done = true;
        helpers.join();
        return thought(found, workshop);
    }

    std::uint64_t node_cost() const override { return Tactics::node_cost(*position_); }

  private:
    using Move = typename P::Move;
    using Found = search::SearchResult<Move>;

    /// On the heap: positions of large boards and what belongs to a search fill a small stack.
    using Worker = search::Iteration<P, Tactics, E>;

    /// Starts a search of the position with this worker, creating it if needed.
    Worker& begin(std::unique_ptr<Worker>& worker, const search::BudgetLimits& limits,
                  const Workshop& workshop, search::Crew* crew) const {
        const search::Task<P> task{*position_, past_, limits, workshop.table, crew};
        if (worker)
            worker->begin(task);
        else
            worker = std::make_unique<Worker>(task, std::cref(make_evaluator_));
        return *worker;
    }

    static search::BudgetLimits limits(const SearchRequest& request, const Workshop& workshop) {
        search::BudgetLimits limits{.depth = request.limits.depth,
                                    .nodes = request.limits.nodes,
                                    .time = request.limits.time,
                                    .win_in = request.limits.win_in,
                                    .stop = &workshop.stop,
                                    .pondering = &workshop.pondering};
        if (const auto& clock = request.limits.clock) {
            const auto plan = search::plan_time(clock->left, clock->increment, clock->moves_to_go,
                                                clock->overhead);
            limits.usual = plan.usual;
            limits.time = limits.time.count() == 0 ? plan.most : std::min(limits.time, plan.most);
        }
        return limits;
    }

    std::vector<Move> first_moves(std::span<const std::string> texts) const {
        std::vector<Move> moves;
        for (const std::string& text : texts)
            if (const auto move = read_move(*position_, text)) moves.push_back(*move);
        return moves;
    }

    Thought thought(const Found& found, const Workshop& workshop) const {
        Thought thought{.lines = {},
                        .depth = found.depth,
                        .longest_line = found.longest_line,
                        .nodes = found.nodes,
                        .time = found.time,
                        .table_use = workshop.table.use()};
        for (const auto& line : found.lines)
            thought.lines.push_back({.centipawns = line.score,
                                     .win_in = search::plies_to_end(line.score),
                                     .moves = texts(line.moves)});
        return thought;
    }

    std::vector<std::string> texts(std::span<const typename P::Move> moves) const {
        std::vector<std::string> texts;
        P position = *position_;
        for (const auto move : moves) {
            texts.push_back(move_text(position, move));
            position.play(move);
        }
        return texts;
    }

    std::function<E()> make_evaluator_;
    std::vector<std::unique_ptr<Worker>> workers_; ///< by thread
    std::optional<P> position_;
    std::vector<core::PositionKey> past_; ///< of the positions before this one
};

} // namespace engine
