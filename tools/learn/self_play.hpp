#pragma once

#include <cstddef>
#include <cstdint>

#include "board.hpp"
#include "core/random.hpp"
#include "engine/networks.hpp"
#include "game_in_play.hpp"
#include "node_player.hpp"
#include "packed_game.hpp"
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
  public:
    SelfPlay(const Board& board, const Manner& manner)
        : board_(board), manner_(manner),
          thinker_([this] { return typename Study::Evaluator(manner_.networks); }) {}

    /// The game of that seed.
    PackedGame play(std::uint64_t seed) {
        core::Random random(seed);
        const bool is_wild = random.below(100) < percentage(manner_.wild);
        const bool is_uneven = random.below(100) < percentage(manner_.uneven);
        auto game = random_opening<Study>(board_, is_uneven, random, [this](const auto& begun) {
            thinker_.begin_game();
            return thinker_.think(begun, manner_.nodes).lines.front().score;
        });
        PackedGame packed{.has_knights = board_.has_knights, .result = Winner::none, .plies = {}};
        for (const auto move : game.moves()) packed.plies.push_back({Study::pack(move), no_score});
        while (!game.is_over()) {
            const std::int16_t score = play_move(game, is_wild, random);
            packed.plies.push_back({Study::pack(game.moves().back()), score});
        }
        if (!is_wild) packed.result = game.result();
        return packed;
    }

  private:
    static constexpr std::uint64_t wildness = 10; ///< percentage of random moves in a wild game

    static std::uint64_t percentage(int of_a_hundred) {
        return static_cast<std::uint64_t>(of_a_hundred);
    }

    /// Returns the score to be learned from.
    std::int16_t play_move(GameInPlay<Study>& game, bool is_wild, core::Random& random) {
        const auto report = thinker_.think(game, manner_.nodes);
        const auto& best = report.lines.front();
        const auto best_move = best.moves.front();
        game.note(best.score);
        const auto score = static_cast<std::int16_t>(best.score);
        if (!is_wild || random.below(100) >= wildness) {
            game.play(best_move);
            return score;
        }
        // Positions whose best move is noisy are left out, but the best move is not recorded here.
        const bool is_quiet = !Study::Tactics::is_noisy(game.position(), best_move);
        game.play_random_move(random);
        return is_quiet ? score : no_score;
    }

    Board board_;
    Manner manner_;
    NodePlayer<Study> thinker_;
};

} // namespace learn
