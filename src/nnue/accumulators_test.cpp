#include "nnue/accumulators.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "nnue/chess_inputs.hpp"
#include "nnue/network_fixture.hpp"
#include "nnue/stackchess_inputs.hpp"

namespace nnue {
namespace {

using core::Color;
using game::Rules;

/// The inputs that are on, found from what a position says of itself, square by square.
std::vector<int> naive_inputs(const stackchess::SmallPosition& position, Color side) {
    const stackchess::Setup setup = position.setup();
    const int n = setup.size;
    std::vector<int> inputs;
    for (int rank = 0; rank < n; ++rank)
        for (int file = 0; file < n; ++file) {
            const stackchess::Stack& stack = setup.at(core::coord_at(file, rank));
            const int seen_rank = side == Color::white ? rank : n - 1 - rank;
            for (std::size_t i = 0; i < stack.size(); ++i) {
                const int above = std::min(static_cast<int>(stack.size() - 1 - i), 3);
                const int whose = stack[i].color == side ? 0 : 1;
                const int role = static_cast<int>(stack[i].role) - 1;
                inputs.push_back(((whose * 6 + role) * 4 + above) * n * n + seen_rank * n + file);
            }
        }
    for (const Color color : {Color::white, Color::black})
        for (int file = 0; file < n; ++file)
            if ((setup.unmoved[core::index(color)] >> file & 1) != 0)
                inputs.push_back(48 * n * n + (color == side ? 0 : n) + file);
    return inputs;
}

std::vector<int> naive_inputs(const chess::Position& position, Color side) {
    const bool is_mirrored = position.king(side) % 8 >= 4;
    std::vector<int> inputs;
    for (int square = 0; square < 64; ++square) {
        const core::Piece piece = position.board().at(square);
        if (piece.role == core::Role::none) continue;
        const int rank = side == Color::white ? square / 8 : 7 - square / 8;
        const int file = is_mirrored ? 7 - square % 8 : square % 8;
        const int kind = (piece.color == side ? 0 : 6) + static_cast<int>(piece.role) - 1;
        inputs.push_back(kind * 64 + rank * 8 + file);
    }
    return inputs;
}

auto foresee(const stackchess::SmallPosition& position, stackchess::Move move) {
    return position.change_by(move);
}
int foresee(const chess::Position&, chess::Move) { return 0; }

/// Plays at random, forwards and back, and compares every score asked for with the formula.
template <class Inputs>
void compare(const typename Inputs::Position& start, const RandomNetwork& naive,
             const Network& network, std::uint64_t seed, int plies) {
    using Position = typename Inputs::Position;
    core::Random random(seed);
    Position position = start;
    Accumulators<Inputs> accumulators(network);
    accumulators.begin();
    std::vector<std::pair<typename Position::Move, typename Position::Undo>> past;
    for (int ply = 0; ply < plies; ++ply) {
        typename Position::MoveList moves;
        position.generate(moves);
        const bool goes_back = moves.size() == 0 || position.outcome().is_over() ||
                               (!past.empty() && random.below(4) == 0);
        if (goes_back && past.empty()) return;
        if (goes_back) {
            accumulators.undo();
            position.undo(past.back().first, past.back().second);
            past.pop_back();
        } else {
            const auto move = moves[random.below(moves.size())];
            accumulators.play(position, move, foresee(position, move));
            past.emplace_back(move, position.play(move));
        }
        if (random.below(3) == 0) continue; // not every position is judged
        const auto own = naive_inputs(position, position.turn());
        const auto other = naive_inputs(position, ~position.turn());
        const int pieces = Inputs::pieces(position);
        ASSERT_EQ(accumulators.score(position), naive.score(own, other, pieces)) << ply;
    }
}

TEST(Accumulators, FollowStackchessOnEveryBoard) {
    for (int size = 4; size <= 8; ++size)
        for (const bool knights : {false, true}) {
            const Architecture architecture{
                .rules = Rules::stackchess, .size = size, .hidden = 64, .buckets = 8};
            const RandomNetwork naive(architecture, static_cast<std::uint64_t>(size));
            const auto network = Network::read(naive.bytes());
            ASSERT_TRUE(network);
            const auto start = stackchess::SmallPosition::from(
                stackchess::start_setup({.size = size, .knights = knights}));
            for (std::uint64_t seed = 0; seed < 3; ++seed)
                compare<StackchessInputs>(*start, naive, *network, seed, 400);
        }
}

TEST(Accumulators, FollowChess) {
    const Architecture architecture{.rules = Rules::chess, .size = 8, .hidden = 96, .buckets = 8};
    const RandomNetwork naive(architecture, 1);
    const auto network = Network::read(naive.bytes());
    ASSERT_TRUE(network);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        compare<ChessInputs>(chess::Position::start(), naive, *network, seed, 400);
}

TEST(Accumulators, BeginAnew) {
    const Architecture architecture{.rules = Rules::chess, .size = 8, .hidden = 32, .buckets = 1};
    const RandomNetwork naive(architecture, 1);
    const auto network = Network::read(naive.bytes());
    Accumulators<ChessInputs> accumulators(*network);
    auto position = chess::Position::start();
    accumulators.begin();
    const int first = accumulators.score(position);
    const chess::Move move = position.intended(12, 28);
    accumulators.play(position, move, 0);
    position.play(move);
    EXPECT_NE(accumulators.score(position), first);
    accumulators.begin();
    EXPECT_EQ(accumulators.score(chess::Position::start()), first);
}

} // namespace
} // namespace nnue
