#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/key.hpp"
#include "engine/player.hpp"
#include "game/game.hpp"
#include "search/iteration.hpp"

namespace engine {

/// A player of any game that has a position, tactics (with the cost of a node) and an evaluator.
/// `move_text` and `read_move` are those of the game.
template <search::Searchable P, class Tactics, search::Evaluator<P> E>
class GamePlayer final : public Player {
  public:
    /// The game after these moves, if all can be played.
    static std::unique_ptr<Player> after(const P& start, std::span<const std::string> moves) {
        game::Game<P> game(start);
        std::vector<core::Key> past;
        for (const std::string& text : moves) {
            const auto move = read_move(game.position(), text);
            if (!move || game.outcome().is_over()) return nullptr;
            past.push_back(game.position().key());
            game.play(*move);
        }
        return std::make_unique<GamePlayer>(game.position(), std::move(past));
    }

    GamePlayer(const P& position, std::vector<core::Key> past)
        : position_(position), past_(std::move(past)) {}

    Thought think(const search::Limits& limits, int count, search::Table& table) const override {
        // On the heap: positions of large boards and what belongs to a search fill a small stack.
        const auto iteration =
            std::make_unique<search::Iteration<P, Tactics, E>>(position_, past_, limits, table);
        const auto report = iteration->run(static_cast<std::size_t>(std::max(count, 1)));
        Thought thought{.lines = {}, .depth = report.depth, .nodes = report.nodes};
        for (const auto& line : report.lines)
            thought.lines.push_back({.centipawns = line.score,
                                     .win_in = search::plies_to_end(line.score),
                                     .moves = texts(line.moves)});
        return thought;
    }

    std::uint64_t node_cost() const override { return Tactics::node_cost(position_); }

  private:
    std::vector<std::string> texts(std::span<const typename P::Move> moves) const {
        std::vector<std::string> texts;
        P position = position_;
        for (const auto move : moves) {
            texts.push_back(move_text(position, move));
            position.play(move);
        }
        return texts;
    }

    P position_;
    std::vector<core::Key> past_; ///< of the positions before this one
};

} // namespace engine
