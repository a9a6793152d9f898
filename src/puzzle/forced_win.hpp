#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "stackchess/position.hpp"

/// Positions in which the side to move can capture everything by force.
namespace puzzle {

using WinPosition = stackchess::SmallPosition;
using stackchess::Move;

inline constexpr int most_difficult = 5;

/// A position whose side to move can capture everything in exactly that many moves, whatever the
/// other side does, and can begin it with one move only.
struct ForcedWin {
    std::string_view position;
    int moves;
    int difficulty; ///< from 1 to `most_difficult`
};

/// All forced wins, the easiest first. They are made by tools/puzzles.
std::span<const ForcedWin> forced_wins();

/// The moves of the side to move that let it capture everything within that many moves of its own,
/// this one included.
std::vector<Move> winning_moves(const WinPosition& position, int moves);

/// The best move against an opponent who can capture everything within that many moves: one that
/// prevents it, if there is one, else one that delays it longest.
Move best_defence(const WinPosition& position, int moves);

/// A forced win that somebody plays out.
class WinTrial {
  public:
    explicit WinTrial(const ForcedWin& win);

    const WinPosition& position() const { return position_; }
    /// How many moves are left until everything must be captured.
    int moves_left() const { return moves_left_; }
    bool is_solved() const { return moves_left_ == 0; }
    /// The moves of both sides so far, in coordinates.
    const std::vector<std::string>& moves() const { return moves_; }

    /// Plays a legal move that keeps the win, and the best defence against it; else changes nothing
    /// and returns false.
    bool play(Move move);
    /// The answer that keeps a legal move from winning in time; nothing if there is none.
    std::optional<Move> refutation(Move move) const;
    /// A move that keeps the win, in a trial that is not solved.
    Move solution() const;

  private:
    void follow(Move move);

    WinPosition position_;
    int moves_left_;
    std::vector<std::string> moves_;
};

} // namespace puzzle
