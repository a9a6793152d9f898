#pragma once

#include <algorithm>
#include <cstddef>

#include "core/color.hpp"
#include "engine/stackchess_towers.hpp"
#include "engine/stackchess_weights.hpp"
#include "engine/term_weight.hpp"

namespace engine {

/// What all terms of each low tower are worth together.
inline constexpr auto low_tower_weights = for_low_towers([](const auto& tower, int height,
                                                            bool is_fresh) {
    TermWeight sum;
    for_each_term(tower, height, tower_facts<low_height>(tower, height, is_fresh), [&](int term) {
        sum += stackchess_weights::table[static_cast<std::size_t>(term)];
    });
    return sum;
});

/// Sums up the weights of the terms that it is told, as white sees them.
struct StackchessSum {
    TermWeight total;

    template <core::Color us>
    void add(int term, int times = 1) {
        add<us>(stackchess_weights::table[static_cast<std::size_t>(term)] * times);
    }
    template <core::Color us>
    void add_low_tower(std::size_t index) {
        add<us>(low_tower_weights[index]);
    }

  private:
    template <core::Color us>
    void add(TermWeight weight) {
        us == core::Color::white ? total += weight : total -= weight;
    }
};

} // namespace engine
