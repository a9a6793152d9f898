#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/color.hpp"
#include "core/static_vector.hpp"
#include "stackchess/position.hpp"

namespace tactics {

/// Searches every move of both sides, this many plies deep, for what the attacker can force against
/// every defence. Only what cannot change the result is left out (alpha-beta).
///
/// At the end of the depth, captures and promotions are played on until nobody wants more, with any
/// doubt resolved against the attacker: the defender may always stop, the attacker only at the
/// price of the most that the defender threatens to gain.
class Proof {
  public:
    using Position = stackchess::SmallPosition;
    using Move = stackchess::Move;

    /// The value of having captured everything, minus the plies it took.
    static constexpr int total = 10'000;

    explicit Proof(core::Color attacker) : attacker_(attacker) {}

    /// Whether the attacker, who has just moved or is to move, reaches `goal` within `depth` plies:
    /// a lead in material, in pawns, or `total` minus the plies that capturing everything may take.
    bool reaches(const Position& start, int goal, int depth);

    /// The best play of both sides to the end of the depth.
    std::vector<Move> line(const Position& start, int depth);

    std::uint64_t nodes() const { return nodes_; }

  private:
    struct Window {
        int alpha;
        int beta;
        Window operator-() const { return {-beta, -alpha}; }
    };
    struct Candidate {
        Move move;
        int gain;
        int order;
    };
    using Candidates = core::StaticVector<Candidate, Position::MoveList::capacity()>;

    static constexpr int most_plies = 64;
    /// Larger than any balance of material.
    static constexpr int beyond_material = 1'000;

    int follow(Position& position, const Candidate& next, int depth, int ply, Window window,
               int standing);
    int search(Position& position, int depth, int ply, Window window, int standing);
    int settle(Position& position, int ply, Window window, int standing);
    bool cannot_matter(const Position& position, const Candidate& next, Window window,
                       int standing) const;
    Candidates ordered(const Position& position, int ply) const;

    core::Color attacker_;
    std::array<Move, most_plies> refutations_{}; ///< by ply: what cut off last
    std::uint64_t nodes_ = 0;
};

} // namespace tactics
