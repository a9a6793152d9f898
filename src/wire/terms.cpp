#include "wire/terms.hpp"

namespace wire {

Speed speed_of(const Terms& terms) {
    using std::chrono::minutes;
    if (!terms.clock) return Speed::correspondence;
    const auto expected = terms.clock->base + 40 * terms.clock->increment;
    if (expected < minutes(3)) return Speed::bullet;
    if (expected < minutes(8)) return Speed::blitz;
    return expected < minutes(25) ? Speed::rapid : Speed::classical;
}

} // namespace wire
