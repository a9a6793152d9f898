#include "fit.hpp"

#include <algorithm>
#include <cmath>

namespace tune {
namespace {

/// How fast the loss grows with the square of a weight's distance from its initial value.
constexpr double attachment = 3e-8;

std::vector<Real> reals(std::span<const engine::TermWeight> weights) {
    std::vector<Real> result;
    for (const engine::TermWeight weight : weights)
        result.push_back({static_cast<double>(weight.full()), static_cast<double>(weight.empty())});
    return result;
}

/// One parameter of Adam: moves against the gradient, in steps that depend more on its sign than on
/// its size.
class Mover {
  public:
    void move(double& value, double slope, double rate, int round) {
        constexpr double slow = 0.9;
        constexpr double slower = 0.999;
        mean_ = slow * mean_ + (1 - slow) * slope;
        square_ = slower * square_ + (1 - slower) * slope * slope;
        const double mean = mean_ / (1 - std::pow(slow, round));
        const double square = square_ / (1 - std::pow(slower, round));
        value -= rate * mean / (std::sqrt(square) + 1e-9);
    }

  private:
    double mean_ = 0;
    double square_ = 0;
};

} // namespace

void Samples::add(const Traced& traced, double target) {
    terms_.insert(terms_.end(), traced.terms.begin(), traced.terms.end());
    ends_.push_back(terms_.size());
    samples_.push_back({static_cast<float>(traced.fullness), static_cast<float>(traced.scale),
                        static_cast<float>(target)});
}

std::span<const Term> Samples::terms(std::size_t sample) const {
    const std::size_t first = sample == 0 ? 0 : ends_[sample - 1];
    return std::span(terms_).subspan(first, ends_[sample] - first);
}

double Samples::score(std::size_t sample, std::span<const Real> weights) const {
    double full = 0;
    double empty = 0;
    for (const auto [index, times] : terms(sample)) {
        full += weights[index].full * times;
        empty += weights[index].empty * times;
    }
    const auto& [fullness, scale, target] = samples_[sample];
    return (full * fullness + empty * (1 - fullness)) * scale;
}

double promise(double score, double tenfold) { return 1 / (1 + std::pow(10, -score / tenfold)); }

double Samples::loss(std::span<const Real> weights, double tenfold, std::size_t first,
                     std::size_t last, std::span<Real> slope) const {
    constexpr double least = 1e-9; // keeps the logarithm finite
    const double share = 1 / static_cast<double>(last - first);
    double sum = 0;
    for (std::size_t i = first; i < last; ++i) {
        const auto& [fullness, scale, target] = samples_[i];
        const double promised = promise(score(i, weights), tenfold);
        sum -= target * std::log(promised + least) + (1 - target) * std::log(1 - promised + least);
        if (slope.empty()) continue;
        const double steep = (promised - target) * scale * share * std::log(10) / tenfold;
        for (const auto [index, times] : terms(i)) {
            slope[index].full += steep * fullness * times;
            slope[index].empty += steep * (1 - fullness) * times;
        }
    }
    return sum * share;
}

double best_tenfold(const Samples& samples, std::span<const engine::TermWeight> weights) {
    const std::vector<Real> start = reals(weights);
    const auto loss = [&](double tenfold) {
        return samples.loss(start, tenfold, 0, samples.size());
    };
    double best = 400;
    double least = loss(best);
    for (double step = 128; step >= 2; step /= 2)
        for (const double next : {best - step, best + step}) {
            const double here = loss(next);
            if (here >= least) continue;
            best = next;
            least = here;
        }
    return best;
}

Fitted fit(const Samples& samples, std::span<const engine::TermWeight> start,
           std::span<const Section> sections, double tenfold, int rounds) {
    constexpr double fastest = 2; // centipawns per round
    const std::size_t seen = samples.size() / 10 * 9;
    const std::vector<Real> origin = reals(start);
    Fitted fitted{.weights = origin};
    fitted.before = samples.loss(origin, tenfold, 0, seen);
    fitted.unseen_before = samples.loss(origin, tenfold, seen, samples.size());
    std::vector<bool> is_fitted(origin.size());
    for (const Section& section : sections)
        std::fill(is_fitted.begin() + section.first, is_fitted.end(), section.is_fitted);
    std::vector<Mover> movers(2 * origin.size());
    for (int round = 1; round <= rounds; ++round) {
        std::vector<Real> slope(origin.size());
        samples.loss(fitted.weights, tenfold, 0, seen, slope);
        const double rate = fastest * (1 - static_cast<double>(round - 1) / rounds);
        for (std::size_t i = 0; i < origin.size(); ++i) {
            if (!is_fitted[i]) continue;
            auto& [full, empty] = fitted.weights[i];
            slope[i].full += 2 * attachment * (full - origin[i].full);
            slope[i].empty += 2 * attachment * (empty - origin[i].empty);
            movers[2 * i].move(full, slope[i].full, rate, round);
            movers[2 * i + 1].move(empty, slope[i].empty, rate, round);
        }
    }
    fitted.after = samples.loss(fitted.weights, tenfold, 0, seen);
    fitted.unseen_after = samples.loss(fitted.weights, tenfold, seen, samples.size());
    return fitted;
}

} // namespace tune
