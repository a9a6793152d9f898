#include "match/sprt.hpp"

#include <cmath>
#include <cstddef>

namespace match {
namespace {

using Shares = std::array<double, 5>;

double points(std::size_t outcome) { return static_cast<double>(outcome) / 4; }

/// The distribution nearest to `seen` (by maximum likelihood) whose mean is `mean`. It has the form
/// seen / (1 + θ (points − mean)), with the θ that gives this mean.
Shares nearest(const Shares& seen, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 100; ++i) {
        const double theta = (low + high) / 2;
        double excess = 0; // decreases as θ grows
        for (std::size_t k = 0; k < seen.size(); ++k)
            excess += seen[k] * (points(k) - mean) / (1 + theta * (points(k) - mean));
        (excess > 0 ? low : high) = theta;
    }
    Shares shares{};
    for (std::size_t k = 0; k < seen.size(); ++k)
        shares[k] = seen[k] / (1 + (low + high) / 2 * (points(k) - mean));
    return shares;
}

} // namespace

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }

double Sprt::upper() const { return std::log((1 - beta) / alpha); }

double log_likelihood_ratio(const Sprt& sprt, const Pairs& pairs) {
    // An outcome not seen yet is not impossible.
    constexpr double unseen = 0.001;
    Shares seen{};
    double sum = 0;
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        seen[k] = pairs[k] > 0 ? static_cast<double>(pairs[k]) : unseen;
        sum += seen[k];
    }
    if (sum < 1) return 0;
    for (double& share : seen) share /= sum;
    const Shares with_elo0 = nearest(seen, share_of(sprt.elo0));
    const Shares with_elo1 = nearest(seen, share_of(sprt.elo1));
    double ratio = 0;
    for (std::size_t k = 0; k < seen.size(); ++k)
        ratio += seen[k] * std::log(with_elo1[k] / with_elo0[k]);
    return sum * ratio;
}

SprtDecision decide(const Sprt& sprt, const Pairs& pairs) {
    const double ratio = log_likelihood_ratio(sprt, pairs);
    if (ratio >= sprt.upper()) return SprtDecision::elo1;
    return ratio <= sprt.lower() ? SprtDecision::elo0 : SprtDecision::none;
}

} // namespace match
