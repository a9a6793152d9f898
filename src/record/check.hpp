#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "record/byte_source.hpp"
#include "record/problem.hpp"

namespace record {

/// What a check has found so far.
struct CheckTotals {
    std::size_t games = 0;
    std::size_t bad_games = 0; ///< with at least one problem
    std::uint64_t plies = 0;   ///< legal moves, variations included
    std::uint64_t problems = 0;
    std::uint64_t bytes = 0;

    friend bool operator==(const CheckTotals&, const CheckTotals&) = default;
};

struct CheckListener {
    /// Called for each problem, in the order of the text.
    std::function<void(const Problem&)> problem = [](const Problem&) {};
    /// Called after each game; false stops the check.
    std::function<bool(const CheckTotals&)> progress = [](const CheckTotals&) { return true; };
};

/// Reads every game of a PGN text and checks every move, variations included, without building
/// anything.
CheckTotals check(ByteSource source, const CheckListener& listener = {});

} // namespace record
