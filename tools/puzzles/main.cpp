// Makes the positions with a forced win and prints src/puzzle/forced_win_set.cpp: random positions
// of a few stacks, of which those are kept that have one solution alone.
//
// Browsers keep which ones somebody has solved by their place in the set: those that are there must
// keep their places, and new ones are only appended.
//
//   make_forced_wins >src/puzzle/forced_win_set.cpp

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "puzzle/forced_win.hpp"
#include "stackchess/notation.hpp"

namespace {

using core::Color;
using core::Random;
using puzzle::Move;
using puzzle::WinPosition;

/// How many of how many moves, on which boards.
struct Wanted {
    int moves;
    int count;
    int least_size;
    int most_size;
};
constexpr std::array<Wanted, 4> all_wanted{
    {{1, 10, 4, 6}, {2, 40, 4, 6}, {3, 40, 4, 6}, {4, 20, 4, 5}}};

struct Found {
    std::string position;
    int moves;
    int difficulty;
};

/// Puts so many pieces of a colour on so many squares, those that are empty or its own.
void put(stackchess::Setup& setup, Color color, std::uint64_t pieces, std::uint64_t squares,
         Random& random) {
    std::vector<std::size_t> taken;
    for (; pieces > 0; --pieces) {
        const bool is_new = taken.size() < squares;
        const auto square =
            is_new ? random.below(setup.stacks.size()) : taken[random.below(squares)];
        auto& stack = setup.stacks[square];
        if (is_new && !stack.empty()) return;
        if (is_new) taken.push_back(square);
        stack.push_back({color, core::all_roles[random.below(core::all_roles.size())]});
    }
}

std::optional<WinPosition> random_position(const Wanted& wanted, Random& random) {
    const auto sizes = static_cast<std::uint64_t>(wanted.most_size - wanted.least_size + 1);
    auto setup =
        stackchess::Setup::empty(wanted.least_size + static_cast<int>(random.below(sizes)));
    const auto moves = static_cast<std::uint64_t>(wanted.moves);
    const auto stacks = 1 + random.below(moves);
    put(setup, Color::black, stacks + random.below(3), stacks, random);
    put(setup, Color::white, 3 + random.below(4), 2 + random.below(3), random);
    const auto position = WinPosition::from(setup);
    if (!position || position->outcome().is_over()) return std::nullopt;
    return *position;
}

/// Whether each move of the solution but the last is the only one that wins, and the other side has
/// a choice after each of them.
bool is_clear(const WinPosition& start, int moves) {
    WinPosition position = start;
    for (; moves > 0; --moves) {
        if (moves > 1 && !puzzle::winning_moves(position, moves - 1).empty()) return false;
        const auto winning = puzzle::winning_moves(position, moves);
        if (winning.empty() || (winning.size() > 1 && (moves > 1 || position == start)))
            return false;
        position.play(winning.front());
        if (moves == 1) return true;
        if (position.move_count() < 3) return false;
        position.play(puzzle::best_defence(position, moves - 1));
    }
    return false;
}

/// A quiet beginning is harder to see than a capture.
int difficulty_of(const WinPosition& position, int moves) {
    const Move first = puzzle::winning_moves(position, moves).front();
    const bool is_quiet = position.captured_by(first) == 0;
    return std::min(moves + (is_quiet && moves > 1 ? 1 : 0), puzzle::most_difficult);
}

std::vector<Found> find(const Wanted& wanted, Random& random) {
    constexpr std::size_t least_choice = 8;
    std::vector<Found> all;
    int quiet = 0;
    while (all.size() < static_cast<std::size_t>(wanted.count)) {
        const auto position = random_position(wanted, random);
        if (!position || position->move_count() < least_choice) continue;
        if (!is_clear(*position, wanted.moves)) continue;
        const int difficulty = difficulty_of(*position, wanted.moves);
        // Half of them begin with a capture, so that both kinds are there.
        const bool is_quiet = difficulty > wanted.moves;
        if (wanted.moves > 1 &&
            (is_quiet ? quiet : static_cast<int>(all.size()) - quiet) >= (wanted.count + 1) / 2)
            continue;
        quiet += is_quiet ? 1 : 0;
        all.push_back({position_text(*position), wanted.moves, difficulty});
    }
    return all;
}

} // namespace

int main() {
    Random random(1);
    std::vector<Found> all;
    for (const Wanted& wanted : all_wanted) {
        const auto found = find(wanted, random);
        all.insert(all.end(), found.begin(), found.end());
    }
    std::stable_sort(all.begin(), all.end(), [](const Found& one, const Found& other) {
        return one.difficulty < other.difficulty;
    });
    std::printf(
        "// Made by tools/puzzles.\n#include <array>\n\n#include \"puzzle/forced_win.hpp\"\n\n"
        "namespace puzzle {\nnamespace {\n\n"
        "constexpr std::array<ForcedWin, %zu> all{{\n",
        all.size());
    for (const auto& [position, moves, difficulty] : all)
        std::printf("    {\"%s\", %d, %d},\n", position.c_str(), moves, difficulty);
    std::puts(
        "}};\n\n} // namespace\n\nstd::span<const ForcedWin> forced_wins() { return all; }\n\n"
        "} // namespace puzzle");
}
