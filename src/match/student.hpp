#pragma once

namespace match {

/// Student's t-distribution: the probability that a mean of few numbers, in standard deviations
/// estimated from these numbers, is below `value`. `freedom` is the number of numbers minus 1, and
/// at least 1.
double student_share(double value, double freedom);

/// The value below which this share, between 0.5 and 1, lies.
double student_quantile(double share, double freedom);

} // namespace match
