#pragma once

#include <optional>
#include <string>
#include <vector>

#include "stackchess/position.hpp"
#include "tactics/suite.hpp"

namespace tactics {

/// What a Stackchess problem claims: that the side to move can force this much with one of the
/// solutions and with no other move.
struct Claim {
    /// A move that is not a solution leads to less than the initial balance plus this.
    static constexpr int margin = 3;

    std::string theme; ///< what kind of win it is, for the reader
    int plies = 0;     ///< exactly this many are needed
    int lead = 0;      ///< in material at the end, in pawns; 0: everything is captured

    bool takes_all() const { return lead == 0; }
};

/// `theme plies lead`, as in the remark of a problem.
std::string to_text(const Claim& claim);
std::optional<Claim> read_claim(const std::string& remark);

/// The first moves that force what is claimed, found by exhaustive search. None if it can be forced
/// sooner, cannot be forced, or if another move does nearly as well.
std::vector<stackchess::Move> proven_solutions(const stackchess::SmallPosition& position,
                                               const Claim& claim);

/// What is wrong with a problem on a board of up to 8×8; nothing if its claim is true.
std::string fault_of(const Problem& problem);

} // namespace tactics
