#pragma once

#include <cstdint>
#include <span>

namespace analysis {

/// The judgement of a move, by the expected points that it lost.
enum class Judgement : std::uint8_t { fine, inaccuracy, mistake, blunder };

// The smallest loss that is called so, in thousandths of a point.
inline constexpr int inaccuracy_loss = 50;
inline constexpr int mistake_loss = 100;
inline constexpr int blunder_loss = 200;

constexpr Judgement judgement_of(int lost) {
    if (lost >= blunder_loss) return Judgement::blunder;
    if (lost >= mistake_loss) return Judgement::mistake;
    return lost >= inaccuracy_loss ? Judgement::inaccuracy : Judgement::fine;
}

/// The accuracy of a side whose moves lost this much each: the average over its moves, in
/// thousandths, where a move that loses nothing counts 1000 and every 100 lost halve that. 1000 if
/// there are no moves.
int accuracy(std::span<const int> losses);

} // namespace analysis
