#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "analysis/judgement.hpp"
#include "core/color.hpp"
#include "engine/searcher.hpp"
#include "record/annotation.hpp"

namespace analysis {

using core::Color;

/// The value of a move to the player who makes it.
struct Worth {
    int points = 500; ///< expected points, in thousandths: 1000 is a certain win
    engine::Variation line{};
    int depth = 0; ///< of the search that found it
};

/// What is known about one position of a game, for the side to move.
struct View {
    Worth best{}; ///< has no line if the game is over
    /// The value of the move played there when both moves were searched separately; nothing if the
    /// evaluation of the next position is good enough.
    std::optional<Worth> played{};

    bool is_over() const { return best.line.moves.empty(); }
};

/// A line for the side to move as on a score sheet, from White's point of view; a proven end is
/// counted in moves of the winner.
record::Evaluation evaluation_of(const engine::Variation& line, Color turn, int depth);

/// The judgement of one move.
struct MoveReview {
    int lost = 0; ///< of the expected points, in thousandths
    Judgement judgement = Judgement::fine;
};

/// How well one side has played.
struct SideReview {
    int moves = 0;
    int accuracy = 1000; ///< see `accuracy`
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
};

/// An analysed game, as far as the analysis went.
class Review {
  public:
    /// `played` are the moves in coordinates, `views` what is known about the positions before each
    /// move and after the last; nothing for those not analysed.
    Review(Color first, std::vector<std::string> played, std::vector<std::optional<View>> views);

    std::size_t size() const { return played_.size(); }
    Color mover(std::size_t ply) const { return ply % 2 == 0 ? first_ : ~first_; }
    const std::string& played(std::size_t ply) const { return played_[ply]; }

    /// The position before the move of this ply, or after the last move.
    const std::optional<View>& before(std::size_t ply) const { return views_[ply]; }
    /// White's expected points there, in thousandths.
    std::optional<int> white_points(std::size_t ply) const;
    /// Its evaluation on a score sheet; nothing if the game is over.
    std::optional<record::Evaluation> evaluation(std::size_t ply) const;
    /// The same for the position after the move of this ply, as it was compared with the best.
    std::optional<record::Evaluation> evaluation_after(std::size_t ply) const;

    /// Nothing unless the positions before and after the move are known.
    const std::optional<MoveReview>& move(std::size_t ply) const { return moves_[ply]; }
    SideReview side(Color color) const;

  private:
    std::optional<MoveReview> judge(std::size_t ply) const;

    Color first_;
    std::vector<std::string> played_;
    std::vector<std::optional<View>> views_;
    std::vector<std::optional<MoveReview>> moves_;
};

} // namespace analysis
