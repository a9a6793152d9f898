// Writes Stackchess problems for stackchess.txt: positions from games and endings in which the side
// to move wins by force, as proven by exhaustive search. It does not use the engine.
//
//   make_stackchess 6 7 4000     on 6×6, 7 problems of each theme, as far as 4000 positions have
//   them

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "common/random_setup.hpp"
#include "core/random.hpp"
#include "opponents/material.hpp"
#include "opponents/plain.hpp"
#include "stackchess/notation.hpp"
#include "tactics/claim.hpp"
#include "tactics/proof.hpp"
#include "tactics/suite.hpp"

namespace {

using core::Color;
using core::Random;
using stackchess::SmallPosition;
using tactics::Claim;
using tactics::Problem;

/// A lead of a queen minus a pawn decides, if it was not there before.
constexpr int decisive_lead = 8;
constexpr int decisive_gain = 7;
constexpr std::size_t most_solutions = 2;

/// How many problems of a theme there are at most.
using Quotas = std::map<std::string, int>;

/// A position from a game between players that see two plies and often do not look.
SmallPosition from_game(int size, bool knights, Random& random) {
    const auto start = SmallPosition::from(stackchess::start_setup({size, knights, true})).value();
    SmallPosition position = start;
    opponents::Plain<SmallPosition> player(random.next());
    for (auto plies = 6 + random.below(40); plies > 0; --plies) {
        if (position.outcome().is_over()) position = start;
        SmallPosition::MoveList moves;
        position.generate(moves);
        const bool looks = random.below(3) != 0;
        position.play(looks ? player.choose(position, 2, {}) : moves[random.below(moves.size())]);
    }
    return position;
}

/// A position not necessarily reachable in a game.
SmallPosition from_nowhere(int size, Random& random) {
    auto setup = common::random_stackchess(size, random);
    setup.quiet_plies = 0;
    setup.move_number = 1;
    setup.promotion = true;
    while (!stackchess::faults(setup).empty()) {
        setup = common::random_stackchess(size, random);
        setup.quiet_plies = 0;
    }
    return SmallPosition::from(setup).value();
}

/// A few pieces on one side, one to three on the other.
SmallPosition ending(int size, Random& random) {
    while (true) {
        auto setup = stackchess::Setup::empty(size);
        setup.turn = core::colors[random.below(2)];
        const auto put = [&](Color color, std::uint64_t pieces, std::uint64_t squares) {
            const auto first = random.below(setup.stacks.size());
            for (; pieces > 0; --pieces) {
                const auto step = random.below(squares) * random.below(setup.stacks.size());
                auto& stack = setup.stacks[(first + step) % setup.stacks.size()];
                stack.push_back({color, core::all_roles[random.below(core::all_roles.size())]});
            }
        };
        put(setup.turn, 3 + random.below(4), 3);
        put(~setup.turn, 1 + random.below(3), 2);
        const auto position = SmallPosition::from(setup);
        if (position && !position->outcome().is_over()) return *position;
    }
}

bool is_leap(stackchess::Move move) {
    const int files = std::abs(move.to().file - move.from().file);
    const int ranks = std::abs(move.to().rank - move.from().rank);
    return files + ranks == 3 && files != 0 && ranks != 0;
}

/// What the attacker's moves in the best line have in common.
std::string theme(SmallPosition position, int plies) {
    const Color attacker = position.turn();
    bool carries = false;
    bool promotes = false;
    bool takes_stack = false;
    for (const auto move : tactics::Proof(attacker).line(position, plies)) {
        if (position.turn() == attacker) {
            carries = carries || (is_leap(move) && move.count() > 1);
            promotes = promotes || position.promoted_by(move) > 0;
            takes_stack = takes_stack || position.captured_by(move) > 1;
        }
        position.play(move);
    }
    if (carries) return "carrying";
    if (promotes) return "promotion";
    return takes_stack ? "stack" : "pieces";
}

std::optional<Problem> problem_of(const SmallPosition& position, const Claim& claim) {
    const auto solutions = tactics::proven_solutions(position, claim);
    if (solutions.empty() || solutions.size() > most_solutions) return std::nullopt;
    Problem problem{0, position_text(position), {}, to_text(claim)};
    for (const auto move : solutions) problem.solutions.push_back(move_text(position, move));
    std::sort(problem.solutions.begin(), problem.solutions.end());
    return problem;
}

/// Prints the problem if there is one and its theme is still wanted.
void try_position(const SmallPosition& position, Claim claim, Quotas& quotas) {
    auto problem = problem_of(position, claim);
    if (!problem) return;
    if (!claim.takes_all()) claim.theme = theme(position, claim.plies);
    if (--quotas[claim.theme] < 0) return;
    problem->remark = to_text(claim);
    std::puts(tactics::to_text(*problem).c_str());
    std::fflush(stdout);
}

void try_game_position(int size, Quotas& quotas, Random& random) {
    const bool knights = random.below(2) == 0;
    const SmallPosition position =
        random.below(3) == 0 ? from_nowhere(size, random) : from_game(size, knights, random);
    if (position.outcome().is_over()) return;
    const int balance = opponents::balance(position);
    if (balance > 1 || balance < -6) return;
    try_position(position, {"", 5, std::max(decisive_lead, balance + decisive_gain)}, quotas);
}

void try_ending(int size, Quotas& quotas, Random& random) {
    constexpr std::size_t few_moves = 24; // more take too long to search that deep
    const SmallPosition position = ending(size, random);
    try_position(position, {"total", 5, 0}, quotas);
    if (position.move_count() <= few_moves) try_position(position, {"total", 7, 0}, quotas);
}

} // namespace

int main(int argc, char** argv) {
    const int size = argc > 1 ? std::atoi(argv[1]) : 0;
    const int wanted = argc > 2 ? std::atoi(argv[2]) : 0;
    int tries = argc > 3 ? std::atoi(argv[3]) : 0;
    if (size < stackchess::min_size || size > stackchess::SmallBoard::max_size || tries < 1) {
        std::fputs("usage: make_stackchess 4..8 PROBLEMS POSITIONS\n", stderr);
        return 2;
    }
    Random random(static_cast<std::uint64_t>(size));
    std::printf("\n# %d x %d\n", size, size);
    Quotas quotas{{"total", wanted},
                  {"carrying", wanted},
                  {"promotion", wanted},
                  {"stack", wanted},
                  {"pieces", wanted}};
    const auto is_full = [&](const auto& quota) { return quota.second <= 0; };
    for (; tries > 0 && !std::all_of(quotas.begin(), quotas.end(), is_full); --tries) {
        if (quotas["total"] > 0) try_ending(size, quotas, random);
        try_game_position(size, quotas, random);
    }
    std::fprintf(stderr, "%d positions not needed\n", tries);
}
