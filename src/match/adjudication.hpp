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
    /// Both sides have agreed for so many moves each that one is ahead by so much.
    struct Win {
        int centipawns = 0;
        int moves = 0;
    };
    /// Both have seen no more than this for either for so many moves each, from this move number
    /// on.
    struct Draw {
        int from_move = 0;
        int moves = 0;
        int centipawns = 0;
    };

    std::optional<Win> win;
    std::optional<Draw> draw;
    int max_moves = 0; ///< a draw after so many of each side; 0: never
};

/// `win=600:4; draw=40:8:10; max-moves=200`: whatever of it there is.
std::string to_text(const Adjudication& adjudication);

/// Follows one game and says when it is decided.
class Adjudicator {
  public:
    explicit Adjudicator(const Adjudication& adjudication) : adjudication_(adjudication) {}

    /// A side has played the move of this number and thinks so of it. The result, where the game is
    /// decided.
    std::optional<record::GameResult> judge(core::Color mover, int move_number,
                                            const std::optional<record::Evaluation>& evaluation);

  private:
    Adjudication adjudication_;
    std::array<int, 2> winning_{}; ///< for how many plies a side has been seen to win
    int drawn_ = 0;
    int plies_ = 0;
};

} // namespace match
