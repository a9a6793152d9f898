#pragma once

#include <cstdint>
#include <span>

namespace analysis {

/// What is thought of a move, by the points to be expected of the game that it threw away.
enum class Judgement : std::uint8_t { fine, inaccuracy, mistake, blunder };

// The loss from which a move is called so, in thousandths of a point.
inline constexpr int inaccuracy_loss = 50;
inline constexpr int mistake_loss = 100;
inline constexpr int blunder_loss = 200;

constexpr Judgement judgement_of(int lost) {
    if (lost >= blunder_loss) return Judgement::blunder;
    if (lost >= mistake_loss) return Judgement::mistake;
    return lost >= inaccuracy_loss ? Judgement::inaccuracy : Judgement::fine;
}

/// How exact a side has played whose moves lost so much each: the average over its moves, in
/// thousandths, where a move that loses nothing counts 1000 and each 100 lost halve that. 1000
/// without moves.
int accuracy(std::span<const int> losses);

} // namespace analysis
