#include "tactics/claim.hpp"

#include <algorithm>
#include <sstream>

#include "opponents/material.hpp"
#include "stackchess/notation.hpp"
#include "tactics/proof.hpp"

namespace tactics {
namespace {

using stackchess::SmallPosition;

/// What must be reached from a position with this many plies left.
int goal(const Claim& claim, int plies) {
    return claim.takes_all() ? Proof::total - plies : claim.lead;
}

} // namespace

std::string to_text(const Claim& claim) {
    return claim.theme + ' ' + std::to_string(claim.plies) + ' ' + std::to_string(claim.lead);
}

std::optional<Claim> read_claim(const std::string& remark) {
    std::istringstream words(remark);
    Claim claim;
    if (!(words >> claim.theme >> claim.plies >> claim.lead)) return std::nullopt;
    return claim;
}

std::vector<stackchess::Move> proven_solutions(const SmallPosition& position, const Claim& claim) {
    Proof proof(position.turn());
    const int sooner = claim.plies - 2;
    if (proof.reaches(position, goal(claim, sooner), sooner)) return {};
    if (!proof.reaches(position, goal(claim, claim.plies), claim.plies)) return {};
    const int left = claim.plies - 1;
    const int nearly = opponents::balance(position) + Claim::margin;
    SmallPosition::MoveList moves;
    position.generate(moves);
    std::vector<stackchess::Move> solutions;
    for (const auto move : moves) {
        SmallPosition after = position;
        after.play(move);
        const bool is_nearly = claim.takes_all()
                                   ? proof.reaches(after, goal(claim, left + 2), left + 2)
                                   : proof.reaches(after, nearly, left);
        if (!is_nearly) continue;
        if (!proof.reaches(after, goal(claim, left), left)) return {};
        solutions.push_back(move);
    }
    return solutions;
}

std::string fault_of(const Problem& problem) {
    const auto claim = read_claim(problem.remark);
    if (!claim) return "claims nothing";
    const auto setup = stackchess::read_setup(problem.position);
    if (!setup) return "no position";
    const auto position = SmallPosition::from(*setup);
    if (!position) return "not playable";
    std::vector<std::string> proven;
    for (const auto move : proven_solutions(*position, *claim))
        proven.push_back(move_text(*position, move));
    std::sort(proven.begin(), proven.end());
    if (proven == problem.solutions) return {};
    std::string text = "proven:";
    for (const std::string& move : proven) text += ' ' + move;
    return text;
}

} // namespace tactics
