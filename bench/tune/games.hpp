#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "game/game.hpp"
#include "search/iteration.hpp"
#include "stackchess/notation.hpp"

namespace tune {

/// A position of a game as the tuner keeps it: a line of text with the score that a search gave it
/// and the points of the game, both for White.
struct Kept {
    std::string position;
    int score;
    int half_points; ///< 0 to 2
};

/// Plays games of the engine against itself, from random openings and with this many nodes per
/// move. The same seed gives the same games.
template <class Study>
class GameMaker {
    using Position = typename Study::Position;
    using Move = typename Position::Move;

  public:
    GameMaker(std::uint64_t nodes, std::uint64_t seed) : nodes_(nodes), random_(seed), table_(8) {}

    /// The quiet positions of one game.
    std::vector<Kept> play() {
        game::Game<Position> game = opening();
        std::vector<Kept> kept;
        table_.clear();
        int decided = 0; // consecutive moves that agree on a winner
        int last_score = 0;
        for (int ply = 0; ply < longest_game && !is_over(game) && decided < sure; ++ply) {
            const Position& position = game.position();
            const auto report = think(game);
            const auto& line = report.lines.front();
            const Move move = line.moves.front();
            const bool is_white = position.turn() == core::Color::white;
            const int score = is_white ? line.score : -line.score;
            const bool agrees = std::abs(score) >= winning && (score > 0) == (last_score > 0);
            decided = agrees ? decided + 1 : 0;
            last_score = score;
            if (Study::is_quiet(position) && !Study::Tactics::is_noisy(position, move) &&
                std::abs(score) < winning)
                kept.push_back({position_text(position), score, 1});
            past_.push_back(position.key());
            game.play(move);
        }
        const int points = half_points(game, decided < sure ? 0 : last_score);
        for (Kept& line : kept) line.half_points = points;
        return kept;
    }

  private:
    using Search = search::Iteration<Position, typename Study::Tactics, typename Study::Evaluator>;

    static constexpr int longest_game = 300;
    static constexpr int winning = 1'200;
    static constexpr int sure = 5;
    static constexpr int unbalanced = 300;
    static constexpr std::uint64_t random_plies = 6; ///< and up to four more

    static bool is_over(const game::Game<Position>& game) {
        return game.outcome().is_over() || !game.claims().empty();
    }

    static int half_points(const game::Game<Position>& game, int sure_score) {
        const auto winner = game.outcome().winner();
        if (winner) return *winner == core::Color::white ? 2 : 0;
        return sure_score == 0 ? 1 : sure_score > 0 ? 2 : 0;
    }

    auto think(const game::Game<Position>& game) {
        table_.grow_older();
        const search::Task<Position> task{game.position(), past_, {.nodes = nodes_}, table_};
        if (searcher_)
            searcher_->begin(task);
        else
            searcher_ = std::make_unique<Search>(task, [] { return typename Study::Evaluator(); });
        return searcher_->run(1);
    }

    /// A game after random moves that have not decided it.
    game::Game<Position> opening() {
        while (true) {
            game::Game<Position> game(Study::start(random_));
            past_.clear();
            const std::uint64_t plies = random_plies + random_.below(5);
            for (std::uint64_t i = 0; i < plies && !is_over(game); ++i) {
                typename Position::MoveList moves;
                game.position().generate(moves);
                past_.push_back(game.position().key());
                game.play(moves[random_.below(moves.size())]);
            }
            table_.clear();
            if (!is_over(game) && std::abs(think(game).lines.front().score) < unbalanced)
                return game;
        }
    }

    std::uint64_t nodes_;
    core::Random random_;
    search::TranspositionTable table_;
    std::unique_ptr<Search> searcher_;
    std::vector<core::PositionKey> past_; ///< the keys of the game so far
};

} // namespace tune
