#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>

#include "board.hpp"

namespace learn {

/// What files of games contained, and how much of it was kept.
struct PositionCount {
    std::size_t games = 0;
    std::size_t distinct_games = 0;
    std::size_t plies = 0;
    std::size_t positions = 0; ///< that were kept
};

/// Makes records for the trainer of the positions of games.
///
/// A file of positions begins with 8 letters, the number of inputs and how many can be on at once
/// (32 bits each). In each record are the score of the search and the result of the game, both for
/// the side to move, the number of pieces, and the inputs that are on, as the side to move sees
/// them and as the other side does; places that are left hold the number of inputs.
class PositionWriter {
  public:
    explicit PositionWriter(const Board& board) : board_(board) {}

    std::string header() const;
    /// Appends the records of a file of games to `bytes`. False if it is no file of this board, or
    /// is damaged.
    bool append(std::string_view games, std::string& bytes);
    const PositionCount& count() const { return count_; }

  private:
    template <class Study>
    bool append_games(std::string_view games, std::string& bytes);

    Board board_;
    PositionCount count_;
    std::unordered_set<std::size_t> seen_; ///< of the games, so that none counts twice
};

} // namespace learn
