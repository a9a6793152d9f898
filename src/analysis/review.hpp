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

/// What a move is worth to who makes it.
struct Worth {
    int points = 500; ///< to be expected, in thousandths: 1000 is a certain win
    engine::Line line{};
    int depth = 0; ///< of the search that found it
};

/// What is known of one position of a game, for the side to move.
struct View {
    Worth best{}; ///< has no line where the game is over
    /// What the move played there was found to be worth when both were searched alone; nothing
    /// where the position after it tells well enough.
    std::optional<Worth> played{};

    bool is_over() const { return best.line.moves.empty(); }
};

/// A line of the side to move as a score sheet says it, from White's side: a proven end in moves of
/// who wins.
record::Evaluation evaluation_of(const engine::Line& line, Color turn, int depth);

/// What is thought of one move.
struct MoveReview {
    int lost = 0; ///< of the points to be expected, in thousandths
    Judgement judgement = Judgement::fine;
};

/// How one side has played.
struct SideReview {
    int moves = 0;
    int accuracy = 1000; ///< see `accuracy`
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
};

/// A game that has been looked at, as far as it has been.
class Review {
  public:
    /// `played` are the moves in coordinates, `views` what is known of the positions before each
    /// and after the last; nothing where none has been looked at.
    Review(Color first, std::vector<std::string> played, std::vector<std::optional<View>> views);

    std::size_t size() const { return played_.size(); }
    Color mover(std::size_t ply) const { return ply % 2 == 0 ? first_ : ~first_; }
    const std::string& played(std::size_t ply) const { return played_[ply]; }

    /// The position before the move of this ply, or after the last move.
    const std::optional<View>& before(std::size_t ply) const { return views_[ply]; }
    /// White's points to be expected there, in thousandths.
    std::optional<int> white_points(std::size_t ply) const;
    /// What a score sheet says of it; nothing where the game is over.
    std::optional<record::Evaluation> evaluation(std::size_t ply) const;
    /// The same of the position behind the move of this ply, as it was compared with the best.
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
