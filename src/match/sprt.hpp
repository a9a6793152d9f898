#pragma once

#include <cstdint>

#include "match/statistics.hpp"

namespace match {

/// A sequential probability ratio test: is the first player better by `elo1`, or only by `elo0`?
/// `alpha` is how often `elo1` is accepted although `elo0` is true, `beta` the reverse.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    /// The log-likelihood ratio at which the test ends for `elo0`, and for `elo1`.
    double lower() const;
    double upper() const;
};

enum class SprtDecision : std::uint8_t { none, elo0, elo1 };

/// The logarithm of how much more likely these pairs are with `elo1` than with `elo0`, each with
/// the distribution of pairs that best fits the results (the generalised test).
double log_likelihood_ratio(const Sprt& sprt, const Pairs& pairs);

SprtDecision decide(const Sprt& sprt, const Pairs& pairs);

} // namespace match
