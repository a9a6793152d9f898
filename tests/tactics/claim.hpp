#pragma once

#include <optional>
#include <string>
#include <vector>

#include "stackchess/position.hpp"
#include "tactics/suite.hpp"

namespace tactics {

/// What a Stackchess problem claims: that the side to move forces so much with one of the solutions
/// and not with any other move.
struct Claim {
    /// A move that is no solution leads to less than the balance at the beginning and this.
    static constexpr int margin = 3;

    std::string theme; ///< what kind of win it is, for the reader
    int plies = 0;     ///< it takes so many, and no fewer
    int lead = 0;      ///< in material at the end, in pawns; 0: everything is taken

    bool takes_all() const { return lead == 0; }
};

/// `theme plies lead`, as the remark of a problem has it.
std::string to_text(const Claim& claim);
std::optional<Claim> read_claim(const std::string& remark);

/// The first moves that force what is claimed, found by looking at everything. None where it can be
/// forced sooner, where it cannot be forced, or where another move does nearly as well.
std::vector<stackchess::Move> proven_solutions(const stackchess::SmallPosition& position,
                                               const Claim& claim);

/// What is wrong with a problem of boards up to 8×8; nothing if it is as it claims.
std::string fault_of(const Problem& problem);

} // namespace tactics
