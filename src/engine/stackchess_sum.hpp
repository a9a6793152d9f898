#pragma once

#include <algorithm>
#include <cstddef>

#include "core/color.hpp"
#include "engine/stackchess_weights.hpp"
#include "engine/weight.hpp"

namespace engine {

/// Sums up the weights of the terms that it is told, as white sees them.
struct StackchessSum {
    Weight total;

    template <core::Color us>
    void add(int term, int times = 1) {
        const Weight weight = stackchess_weights::table[static_cast<std::size_t>(term)] * times;
        us == core::Color::white ? total += weight : total -= weight;
    }
};

} // namespace engine
