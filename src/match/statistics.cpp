#include "match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "match/student.hpp"

namespace match {
namespace {

/// The mean result of pairs, as a share of the points, and its standard deviation, computed from
/// one more pair than there are degrees of freedom.
struct Mean {
    double value = 0;
    double deviation = 0;
    double freedom = 0;
};

Mean mean_of(const std::array<double, 5>& weights) {
    double sum = 0;
    double points = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i];
        points += weights[i] * static_cast<double>(i) / 4;
    }
    const double mean = points / sum;
    const double freedom = sum - 1;
    double variance = 0;
    for (std::size_t i = 0; i < weights.size(); ++i)
        variance += weights[i] / freedom * std::pow(static_cast<double>(i) / 4 - mean, 2);
    return {mean, std::sqrt(variance / sum), freedom};
}

std::optional<Mean> mean_of(const MatchScore& score) {
    const Pairs& pairs = score.pairs;
    std::array<double, 5> weights{};
    int different = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        weights[i] = static_cast<double>(pairs[i]);
        if (pairs[i] > 0) ++different;
    }
    if (different == 0) return std::nullopt;
    // If all pairs are equal, the variance would be zero; one more pair, equally likely to be any,
    // is added.
    if (different == 1)
        for (double& weight : weights) weight += 0.2;
    Mean mean = mean_of(weights);
    mean.value = score.results.share(); // the pairs only determine the error
    return mean;
}

} // namespace

double WinDrawLoss::share() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins) + 0.5 * static_cast<double>(draws)) /
           static_cast<double>(games());
}

WinDrawLoss& WinDrawLoss::operator+=(const WinDrawLoss& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

double elo_of(double share) { return 400 * std::log10(share / (1 - share)); }

double share_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

std::optional<Estimate> share_estimate(const MatchScore& score) {
    const auto mean = mean_of(score);
    if (!mean) return std::nullopt;
    constexpr double below = 0.975; // and as much above: 19 of 20 between
    const double reach = student_quantile(below, mean->freedom) * mean->deviation;
    return Estimate{mean->value, std::max(mean->value - reach, 0.0),
                    std::min(mean->value + reach, 1.0)};
}

std::optional<Estimate> elo_estimate(const MatchScore& score) {
    const auto share = share_estimate(score);
    if (!share) return std::nullopt;
    return Estimate{elo_of(share->value), elo_of(share->low), elo_of(share->high)};
}

std::optional<double> superiority(const MatchScore& score) {
    const auto mean = mean_of(score);
    if (!mean) return std::nullopt;
    return student_share((mean->value - 0.5) / mean->deviation, mean->freedom);
}

} // namespace match
