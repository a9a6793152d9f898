#include "play/rating.hpp"

#include <algorithm>
#include <cmath>

namespace play {
namespace {

// Names as in Glickman's paper: mu and phi are rating and deviation on the scale of Glicko-2.
constexpr double scale = 173.7178;
constexpr double center = 1500;
constexpr double tau = 0.5;
constexpr double tolerance = 0.000001;
constexpr double max_deviation = 350;

constexpr double square(double value) { return value * value; }

/// How much a game counts against an opponent of that uncertainty.
double weight(double phi) { return 1 / std::sqrt(1 + 3 * square(phi) / square(std::acos(-1.0))); }

/// What the games of a period say together.
struct Evidence {
    double variance = 0; ///< of a rating that knew these games alone
    double surplus = 0;  ///< points above expectation, weighted
};

Evidence evidence_of(double mu, std::span<const RatedGame> games) {
    Evidence evidence;
    double information = 0;
    for (const RatedGame& game : games) {
        const double counts = weight(game.opponent_deviation / scale);
        const double expected =
            1 / (1 + std::exp(-counts * (mu - (game.opponent - center) / scale)));
        information += square(counts) * expected * (1 - expected);
        evidence.surplus += counts * (game.score - expected);
    }
    evidence.variance = 1 / information;
    return evidence;
}

/// The new volatility: the root of an equation without a formula, found by the Illinois method.
double volatility_after(double phi, double sigma, const Evidence& evidence) {
    const double delta = evidence.variance * evidence.surplus;
    const double start = std::log(square(sigma));
    const auto f = [&](double x) {
        const double sum = square(phi) + evidence.variance + std::exp(x);
        return std::exp(x) * (square(delta) - sum) / (2 * square(sum)) - (x - start) / square(tau);
    };
    double a = start;
    double b = start - tau;
    if (const double beyond = square(delta) - square(phi) - evidence.variance; beyond > 0)
        b = std::log(beyond);
    else
        while (f(b) < 0) b -= tau;
    double f_a = f(a);
    double f_b = f(b);
    while (std::abs(b - a) > tolerance) {
        const double c = a + (a - b) * f_a / (f_b - f_a);
        const double f_c = f(c);
        if (f_c * f_b <= 0) {
            a = b;
            f_a = f_b;
        } else {
            f_a /= 2;
        }
        b = c;
        f_b = f_c;
    }
    return std::exp(a / 2);
}

} // namespace

Rating rating_after(const Rating& before, std::span<const RatedGame> games) {
    const double mu = (before.value - center) / scale;
    const double phi = before.deviation / scale;
    if (games.empty())
        return {before.value, std::min(scale * std::hypot(phi, before.volatility), max_deviation),
                before.volatility};
    const Evidence evidence = evidence_of(mu, games);
    const double sigma = volatility_after(phi, before.volatility, evidence);
    const double phi_before_games = std::hypot(phi, sigma);
    const double new_phi = 1 / std::sqrt(1 / square(phi_before_games) + 1 / evidence.variance);
    const double new_mu = mu + square(new_phi) * evidence.surplus;
    return {center + scale * new_mu, std::min(scale * new_phi, max_deviation), sigma};
}

} // namespace play
