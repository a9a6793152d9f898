#include "chances.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>

namespace tune {
namespace {

double wins(const ChanceModel& model, double score) {
    return 1 / (1 + std::exp((model.even - score) / model.spread));
}

double loss_of(const ChanceModel& model, std::span<const double> scores,
               std::span<const double> points) {
    constexpr double least = 1e-9;
    double sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double won = wins(model, scores[i]);
        const double lost = wins(model, -scores[i]);
        const double likely = points[i] > 0.75 ? won : points[i] < 0.25 ? lost : 1 - won - lost;
        sum -= std::log(std::max(likely, least));
    }
    return sum / static_cast<double>(scores.size());
}

} // namespace

ChanceModel fit_chances(std::span<const double> scores, std::span<const double> points) {
    constexpr double narrowest = 5;
    ChanceModel best{.even = 100, .spread = 100};
    best.loss = loss_of(best, scores, points);
    for (double step = 64; step >= 1;) {
        const ChanceModel before = best;
        for (const double sign : {-1.0, 1.0})
            for (ChanceModel next : {ChanceModel{before.even + sign * step, before.spread},
                                     ChanceModel{before.even, before.spread + sign * step}}) {
                if (next.even < 0 || next.spread < narrowest) continue;
                next.loss = loss_of(next, scores, points);
                if (next.loss < best.loss) best = next;
            }
        if (best.loss == before.loss) step /= 2;
    }
    return best;
}

} // namespace tune
