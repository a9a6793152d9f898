#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "game_in_play.hpp"
#include "search/iteration.hpp"

namespace learn {

/// One engine with one evaluator, and a table of its own.
template <class Study, class Evaluator = typename Study::Evaluator>
class NodePlayer {
  public:
    explicit NodePlayer(std::function<Evaluator()> make_evaluator)
        : make_evaluator_(std::move(make_evaluator)), table_(table_megabytes) {}

    /// Forgets what was found in earlier games.
    void begin_game() { table_.clear(); }

    /// What a search with this many nodes finds where the game stands.
    auto think(const GameInPlay<Study>& game, std::uint64_t nodes) {
        table_.grow_older();
        const search::Task<Position> task{game.position(), game.past(), {.nodes = nodes}, table_};
        if (search_)
            search_->begin(task);
        else
            search_ = std::make_unique<Search>(task, make_evaluator_);
        return search_->run(1);
    }

  private:
    using Position = typename Study::Position;
    using Search = search::Iteration<Position, typename Study::Tactics, Evaluator>;

    static constexpr std::size_t table_megabytes = 2;

    std::function<Evaluator()> make_evaluator_;
    search::TranspositionTable table_;
    std::unique_ptr<Search> search_;
};

} // namespace learn
