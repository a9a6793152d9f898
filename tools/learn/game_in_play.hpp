#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "board.hpp"
#include "core/random.hpp"
#include "game/game.hpp"
#include "packed_game.hpp"
#include "search/score.hpp"
#include "studies.hpp"

namespace learn {

/// A game between engines, which may be decided by their scores before it ends.
template <class Study>
class GameInPlay {
  public:
    using Position = typename Study::Position;
    using Move = typename Position::Move;

    explicit GameInPlay(const Board& board) : game_(Study::start(board)) {}

    const Position& position() const { return game_.position(); }
    /// The keys of all positions before this one.
    std::span<const core::PositionKey> past() const { return past_; }
    std::span<const Move> moves() const { return moves_; }

    void play(Move move) {
        past_.push_back(position().key());
        moves_.push_back(move);
        game_.play(move);
    }
    void play_random_move(core::Random& random) {
        typename Position::MoveList moves;
        position().generate(moves);
        play(moves[random.below(moves.size())]);
    }

    /// Hears what a search says of the position, for the side to move.
    void note(search::Score score) {
        const int now = for_white(score);
        const bool agrees =
            std::abs(now) >= Study::adjudication.winning && (now > 0) == (last_score_ > 0);
        decided_ = agrees ? decided_ + 1 : 0;
        last_score_ = now;
    }

    bool has_ended() const { return game_.outcome().is_over() || !game_.claims().empty(); }
    /// Whether nobody has to play on.
    bool is_over() const {
        return has_ended() || decided_ >= Study::adjudication.winning_plies || is_dead() ||
               moves_.size() >= static_cast<std::size_t>(Study::adjudication.longest_game);
    }
    Winner result() const {
        const auto winner = game_.outcome().winner();
        if (winner) return *winner == core::Color::white ? Winner::white : Winner::black;
        if (decided_ < Study::adjudication.winning_plies) return Winner::draw;
        return last_score_ > 0 ? Winner::white : Winner::black;
    }

  private:
    int for_white(search::Score score) const {
        return position().turn() == core::Color::white ? score : -score;
    }
    bool is_dead() const {
        return position().quiet_plies() >= Study::adjudication.drawing_plies &&
               std::abs(last_score_) < Study::adjudication.drawing;
    }

    game::Game<Position> game_;
    std::vector<core::PositionKey> past_;
    std::vector<Move> moves_;
    int decided_ = 0;    ///< half-moves for which the scores have agreed on a winner
    int last_score_ = 0; ///< for white
};

/// A game after random moves that have not decided it, in the opinion of `judge`, which is given
/// the game and returns the score for the side to move. Uneven games begin with more moves, and one
/// side may be further ahead.
template <class Study, class Judge>
GameInPlay<Study> random_opening(const Board& board, bool is_uneven, core::Random& random,
                                 Judge judge) {
    constexpr std::uint64_t even_plies = 4; // and up to four more
    constexpr std::uint64_t uneven_plies = 8;
    constexpr int even = 300;
    const std::uint64_t least = is_uneven ? uneven_plies : even_plies;
    const int most = is_uneven ? Study::uneven : even;
    while (true) {
        GameInPlay<Study> game(board);
        const std::uint64_t plies = least + random.below(least + 1);
        for (std::uint64_t i = 0; i < plies && !game.has_ended(); ++i)
            game.play_random_move(random);
        if (game.has_ended()) continue;
        const search::Score score = judge(game);
        if (std::abs(score) >= most) continue;
        game.note(score);
        return game;
    }
}

} // namespace learn
