#pragma once

namespace match {

/// Student's distribution: how likely a mean of few numbers, in standard deviations as these
/// numbers show them, is below `value`. `freedom` is one less than there are numbers, 1 at least.
double student_share(double value, double freedom);

/// The value below which this share, between 0.5 and 1, lies.
double student_quantile(double share, double freedom);

} // namespace match
