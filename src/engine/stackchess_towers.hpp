#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/piece.hpp"
#include "engine/stackchess_terms.hpp"
#include "stackchess/gait.hpp"
#include "stackchess/tower.hpp"

// What the evaluation of Stackchess sees in a stack wherever it stands.

namespace engine {

/// The top pieces of a tower that go together.
struct TowerGroup {
    stackchess::Gait gait = stackchess::Gait::none;
    bool leaps = false;

    constexpr bool walks() const { return gait != stackchess::Gait::none; }
};

/// What a piece counts in threats and shares, roughly.
inline constexpr std::array<int, core::role_count> role_units{0, 1, 3, 3, 4, 6, 2};
inline constexpr stackchess::PairSums pair_units = stackchess::make_pair_sums(role_units);

/// Of a tower of at most that many pieces.
template <int tallest>
struct TowerFacts {
    std::array<TowerGroup, static_cast<std::size_t>(tallest)> groups{}; ///< one piece more each
    std::int8_t group_count = 0; ///< of more pieces none can move
    std::int8_t mobile = 1;      ///< pieces of the largest group that can move
    std::int8_t pawns = 0;
    std::int16_t units = 0;
};

/// Of a tower of two pieces or more. `is_fresh` means that the pawn at the bottom has never moved.
template <int tallest, class Tower>
constexpr TowerFacts<tallest> tower_facts(const Tower& tower, int height, bool is_fresh) {
    using core::Role;
    TowerFacts<tallest> facts;
    facts.units = static_cast<std::int16_t>(tower.sum(pair_units));
    facts.pawns = static_cast<std::int8_t>(tower.count(Role::pawn));
    stackchess::Gait gait = stackchess::gait_of(tower.top(), false);
    int knights = 0;
    for (int size = 1;; ++size) {
        knights += tower.below(size - 1) == Role::knight ? 1 : 0;
        const TowerGroup group{gait, size <= 2 * knights};
        facts.groups[static_cast<std::size_t>(size - 1)] = group;
        facts.group_count = static_cast<std::int8_t>(size);
        if (group.walks() || group.leaps) facts.mobile = static_cast<std::int8_t>(size);
        if (size == height || (!group.walks() && !tower.contains(Role::knight))) return facts;
        const bool is_bottom_fresh = is_fresh && size + 1 == height;
        gait = meet(gait, stackchess::gait_of(tower.below(size), is_bottom_fresh));
    }
}

/// Names each term of a tower: its pieces, its largest group, and what lies buried under that.
template <class Tower, int tallest, class Visit>
constexpr void for_each_term(const Tower& tower, int height, const TowerFacts<tallest>& facts,
                             Visit visit) {
    for (int above = 0; above < height; ++above) {
        const int role = stackchess_terms::role_index(tower.below(above));
        visit(stackchess_terms::material + role);
        if (above >= facts.mobile) visit(stackchess_terms::buried + role);
    }
    if (facts.mobile > 1) {
        const TowerGroup& group = facts.groups[static_cast<std::size_t>(facts.mobile - 1)];
        visit(stackchess_terms::group(facts.mobile, group.gait, group.leaps));
    }
}

/// Most towers are low, of two pieces or three; what there is to be known of those is known
/// beforehand.
inline constexpr int low_height = 3;
inline constexpr std::size_t low_tower_count = 2 << 3 * low_height;

/// A low tower as a number below `low_tower_count`.
template <class Tower>
constexpr std::size_t low_index(const Tower& tower, bool is_fresh) {
    static_assert(core::role_count <= 8);
    std::size_t index = is_fresh ? 1 : 0;
    for (int above = 0; above < low_height; ++above)
        index = index << 3 | core::index(tower.below(above));
    return index;
}

/// What `fact_of(tower, height, is_fresh)` says of each low tower, by `low_index`.
template <class Fact>
constexpr auto for_low_towers(Fact fact_of) {
    using core::Role;
    using Tower = stackchess::Tower<1>;
    std::array<decltype(fact_of(Tower(), 2, false)), low_tower_count> facts{};
    const auto keep = [&](const Tower& tower, int height) {
        for (const bool is_fresh : {false, true})
            facts[low_index(tower, is_fresh)] = fact_of(tower, height, is_fresh);
    };
    const auto raised = [](Tower tower, std::size_t role) {
        tower.push(static_cast<Role>(role));
        return tower;
    };
    for (std::size_t bottom = 1; bottom < core::role_count; ++bottom) {
        const Tower one = raised(Tower(), bottom);
        for (std::size_t middle = 1; middle < core::role_count; ++middle) {
            const Tower two = raised(one, middle);
            keep(two, 2);
            for (std::size_t top = 1; top < core::role_count; ++top) keep(raised(two, top), 3);
        }
    }
    return facts;
}

inline constexpr auto low_towers = for_low_towers([](const auto& tower, int height, bool is_fresh) {
    return tower_facts<low_height>(tower, height, is_fresh);
});

} // namespace engine
