// Copies the problems of a Stackchess file, except those whose win does not last for four more
// plies, and those with a second solution, called a cook: a move that the engine prefers to the
// listed ones and that is proven to do nearly as well a little later. If the engine prefers a move
// without such a proof, that is its mistake, and the problem stays.
//
//   drop_cooks FILE > stackchess.txt

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>

#include "engine/searcher.hpp"
#include "opponents/material.hpp"
#include "stackchess/notation.hpp"
#include "tactics/claim.hpp"
#include "tactics/proof.hpp"
#include "tactics/suite.hpp"

namespace {

using stackchess::SmallPosition;
using tactics::Proof;

constexpr std::uint64_t node_limits[] = {20'000, 200'000};

/// How much longer both sides play on when a win is doubted or another one is sought.
constexpr int more_plies = 4;

/// Whether the side to move is proven to achieve nearly as much with this move, if later.
bool is_cook(const SmallPosition& position, stackchess::Move move, const tactics::Claim& claim) {
    SmallPosition after = position;
    after.play(move);
    Proof proof(position.turn());
    const int plies = claim.plies - 1 + more_plies;
    const int nearly = opponents::balance(position) + tactics::Claim::margin;
    return proof.reaches(after, claim.takes_all() ? Proof::total - plies : nearly, plies);
}

/// Whether every solution keeps what it wins when both sides play on.
bool lasts(const SmallPosition& position, const tactics::Problem& problem,
           const tactics::Claim& claim) {
    if (claim.takes_all()) return true;
    Proof proof(position.turn());
    return std::all_of(problem.solutions.begin(), problem.solutions.end(),
                       [&](const std::string& solution) {
                           SmallPosition after = position;
                           after.play(*read_move(position, solution));
                           return proof.reaches(after, claim.lead, claim.plies - 1 + more_plies);
                       });
}

/// What is wrong with a problem, or nothing; reports which moves the engine prefers without reason.
std::optional<std::string> objection_to(const tactics::Problem& problem) {
    const auto setup = stackchess::read_setup(problem.position);
    const auto position = SmallPosition::from(setup.value()).value();
    const auto claim = tactics::read_claim(problem.remark).value();
    if (!lasts(position, problem, claim)) return "does not last";
    const auto searcher = engine::make_searcher(game::Rules::stackchess);
    for (const std::uint64_t nodes : node_limits) {
        searcher->clear();
        searcher->set_game(problem.position, {});
        const auto thought = searcher->think({.limits = {.nodes = nodes}});
        const std::string& text = thought.lines.at(0).moves.at(0);
        if (std::count(problem.solutions.begin(), problem.solutions.end(), text) > 0) continue;
        if (is_cook(position, *read_move(position, text), claim)) return "cooked by " + text;
        std::fprintf(stderr, "%llu nodes: %s, not %s\n", static_cast<unsigned long long>(nodes),
                     tactics::to_text(problem).c_str(), text.c_str());
    }
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: drop_cooks FILE\n", stderr);
        return 2;
    }
    for (const auto& problem : tactics::read_problems(argv[1])) {
        const std::string text = tactics::to_text(problem);
        if (const auto objection = objection_to(problem))
            std::fprintf(stderr, "%s: %s\n", objection->c_str(), text.c_str());
        else
            std::puts(text.c_str());
        std::fflush(stdout);
    }
}
