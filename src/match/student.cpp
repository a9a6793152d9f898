#include "match/student.hpp"

#include <cassert>
#include <cmath>
#include <initializer_list>

namespace match {
namespace {

/// The continued fraction 1/(1 + d₁/(1 + d₂/(1 + …))) of the incomplete beta function, evaluated
/// from the front by the ratios of its numerators and denominators (Lentz's method).
double beta_fraction(double a, double b, double x) {
    constexpr int most_terms = 10'000;
    constexpr double small_enough = 1e-14;
    double numerators = 1;
    double denominators = 1 / (1 - (a + b) * x / (a + 1));
    double fraction = denominators;
    for (int m = 1; m < most_terms; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        const double before = fraction;
        for (const double term : {even, odd}) {
            numerators = 1 + term / numerators;
            denominators = 1 / (1 + term * denominators);
            fraction *= numerators * denominators;
        }
        if (std::abs(fraction - before) <= small_enough * fraction) break;
    }
    return fraction;
}

/// The regularised incomplete beta function.
double beta_share(double a, double b, double x) {
    if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
    // The fraction converges fast only on this side of the mean.
    if (x > (a + 1) / (a + b + 2)) return 1 - beta_share(b, a, 1 - x);
    const double factor = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                   a * std::log(x) + b * std::log1p(-x));
    return factor * beta_fraction(a, b, x) / a;
}

} // namespace

double student_share(double value, double freedom) {
    const double tail = beta_share(freedom / 2, 0.5, freedom / (freedom + value * value)) / 2;
    return value > 0 ? 1 - tail : tail;
}

double student_quantile(double share, double freedom) {
    assert(share >= 0.5 && share < 1 && freedom > 0);
    double low = 0;
    double high = 1;
    while (student_share(high, freedom) < share) high *= 2;
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (student_share(middle, freedom) < share ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace match
