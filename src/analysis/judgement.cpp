#include "analysis/judgement.hpp"

#include <cmath>

namespace analysis {

int accuracy(std::span<const int> losses) {
    constexpr double whole = 1000;
    constexpr double half_life = 100;
    if (losses.empty()) return static_cast<int>(whole);
    double sum = 0;
    for (const int lost : losses) sum += whole * std::exp2(-lost / half_life);
    return static_cast<int>(std::lround(sum / static_cast<double>(losses.size())));
}

} // namespace analysis
