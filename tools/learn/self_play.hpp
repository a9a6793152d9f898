#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "board.hpp"
#include "core/random.hpp"
#include "engine/networks.hpp"
#include "game/game.hpp"
#include "packed_game.hpp"
#include "search/iteration.hpp"
#include "studies.hpp"

namespace learn {

/// How games are played.
struct Manner {
    std::uint64_t nodes = 700; ///< a move
    int wild = 0;              ///< percentage of games with random moves in between
    int uneven = 0;            ///< percentage of games that begin with an advantage
    engine::Networks networks; ///< to judge by
};

/// Plays games of the engine against itself, from random openings. The same seed and manner give
/// the same games.
template <class Study>
class SelfPlay {
    using Position = typename Study::Position;
    using Move = typename Position::Move;
    using Game = game::Game<Position>;

  public:
    SelfPlay(const Board& board, const Manner& manner)
        : board_(board), manner_(manner), table_(table_megabytes) {}

    /// The game of that seed.
    PackedGame play(std::uint64_t seed) {
        core::Random random(seed);
        random_ = &random;
        const bool is_wild = chance(manner_.wild);
        Game game = opening();
        decided_ = 0;
        const Adjudication& rules = Study::adjudication;
        while (!is_over(game) && decided_ < rules.winning_plies && !is_dead(game) &&
               packed_.plies.size() < static_cast<std::size_t>(rules.longest_game))
            play_move(game, is_wild);
        packed_.result = is_wild ? Winner::none : result(game);
        return packed_;
    }

  private:
    static constexpr std::size_t table_megabytes = 2;
    static constexpr std::uint64_t opening_plies = 4; ///< and up to four more
    static constexpr std::uint64_t uneven_plies = 8;  ///< and up to eight more
    static constexpr int even = 300;                  ///< the largest advantage of an even start
    static constexpr int wildness = 10;               ///< percentage of random moves in a wild game

    bool chance(int of_a_hundred) {
        return random_->below(100) < static_cast<std::uint64_t>(of_a_hundred);
    }

    static bool is_over(const Game& game) {
        return game.outcome().is_over() || !game.claims().empty();
    }
    bool is_dead(const Game& game) const {
        return game.position().quiet_plies() >= Study::adjudication.drawing_plies &&
               std::abs(last_score_) < Study::adjudication.drawing;
    }

    Winner result(const Game& game) const {
        const auto winner = game.outcome().winner();
        if (winner) return *winner == core::Color::white ? Winner::white : Winner::black;
        if (decided_ < Study::adjudication.winning_plies) return Winner::draw;
        return last_score_ > 0 ? Winner::white : Winner::black;
    }

    void play_move(Game& game, bool is_wild) {
        const Position& position = game.position();
        const auto report = think(game);
        const auto& best = report.lines.front();
        const Move best_move = best.moves.front();
        note(position, best.score);
        if (!is_wild || !chance(wildness)) {
            play(game, best_move, static_cast<std::int16_t>(best.score));
            return;
        }
        // Positions whose best move is noisy are left out, but the best move is not recorded here.
        const bool is_quiet = !Study::Tactics::is_noisy(position, best_move);
        play(game, random_move(position),
             is_quiet ? static_cast<std::int16_t>(best.score) : no_score);
    }

    static int for_white(const Position& position, int score) {
        return position.turn() == core::Color::white ? score : -score;
    }

    /// Counts for how long the scores have agreed on a winner.
    void note(const Position& position, int score) {
        const int now = for_white(position, score);
        const bool agrees =
            std::abs(now) >= Study::adjudication.winning && (now > 0) == (last_score_ > 0);
        decided_ = agrees ? decided_ + 1 : 0;
        last_score_ = now;
    }

    Move random_move(const Position& position) {
        typename Position::MoveList moves;
        position.generate(moves);
        return moves[random_->below(moves.size())];
    }

    void play(Game& game, Move move, std::int16_t score) {
        packed_.plies.push_back({Study::pack(move), score});
        past_.push_back(game.position().key());
        game.play(move);
    }

    auto think(const Game& game) {
        table_.grow_older();
        const search::Task<Position> task{game.position(), past_, {.nodes = manner_.nodes}, table_};
        if (search_)
            search_->begin(task);
        else
            search_ = std::make_unique<Search>(
                task, [this] { return typename Study::Evaluator(manner_.networks); });
        return search_->run(1);
    }

    /// A game after random moves that has not been decided by them.
    Game opening() {
        const bool is_uneven = chance(manner_.uneven);
        const std::uint64_t least = is_uneven ? uneven_plies : opening_plies;
        const int most = is_uneven ? Study::uneven : even;
        while (true) {
            Game game(Study::start(board_));
            past_.clear();
            packed_ = {.has_knights = board_.has_knights, .result = Winner::none, .plies = {}};
            const std::uint64_t plies = least + random_->below(least + 1);
            for (std::uint64_t i = 0; i < plies && !is_over(game); ++i)
                play(game, random_move(game.position()), no_score);
            table_.clear();
            if (is_over(game)) continue;
            last_score_ = for_white(game.position(), think(game).lines.front().score);
            if (std::abs(last_score_) < most) return game;
        }
    }

    using Search = search::Iteration<Position, typename Study::Tactics, typename Study::Evaluator>;

    Board board_;
    Manner manner_;
    core::Random* random_ = nullptr;
    search::TranspositionTable table_;
    std::unique_ptr<Search> search_;
    PackedGame packed_;
    std::vector<core::Key> past_; ///< the keys of the game so far
    int decided_ = 0;             ///< half-moves for which the scores have agreed on a winner
    int last_score_ = 0;          ///< for white
};

} // namespace learn
