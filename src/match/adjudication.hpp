#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/color.hpp"
#include "record/annotation.hpp"
#include "record/game_result.hpp"

namespace match {

/// When a game is ended before the rules end it.
struct Adjudication {
    /// Both sides have agreed for this many moves each that one is ahead by this much.
    struct Win {
        int centipawns = 0;
        int moves = 0;
    };
    /// Neither side has seen more than this for either side for this many moves each, from this
    /// move number on.
    struct Draw {
        int from_move = 0;
        int moves = 0;
        int centipawns = 0;
    };

    std::optional<Win> win;
    std::optional<Draw> draw;
    int max_moves = 0; ///< a draw after this many moves by each side; 0: never
};

/// `win=600:4; draw=40:8:10; max-moves=200`: whichever of these are set.
std::string to_text(const Adjudication& adjudication);

/// Follows one game and decides when it is adjudicated.
class Adjudicator {
  public:
    explicit Adjudicator(const Adjudication& adjudication) : adjudication_(adjudication) {}

    /// A side has played the move with this number and reported this score. The result, if the game
    /// is decided.
    std::optional<record::GameResult> judge(core::Color mover, int move_number,
                                            const std::optional<record::Evaluation>& evaluation);

  private:
    Adjudication adjudication_;
    std::array<int, 2> winning_{}; ///< for how many plies both have seen a side winning
    int drawn_ = 0;
    int plies_ = 0;
};

} // namespace match
