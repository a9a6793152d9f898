// Any bytes followed by their checksum, read as a network. One that can be read judges positions
// within the limits of its sums, whatever its weights are.

#include <cstdint>

#include "core/checksum.hpp"
#include "engine/network_evaluator.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "fuzz/target.hpp"
#include "nnue/stackchess_inputs.hpp"
#include "stackchess/setup.hpp"

void fuzz::check(Input input) {
    std::string bytes(input.text());
    const std::uint64_t sum = core::checksum(bytes);
    for (int i = 0; i < 8; ++i) bytes.push_back(static_cast<char>(sum >> 8 * i & 0xFF));
    auto network = nnue::Network::read(bytes);
    if (!network || network->architecture().rules != game::Rules::stackchess) return;
    auto position = *stackchess::SmallPosition::from(
        stackchess::start_setup({.size = network->architecture().size, .knights = true}));
    engine::Networks networks;
    networks.add(*std::move(network));
    using Hand = engine::StackchessEvaluator<stackchess::SmallBoard>;
    engine::NetworkEvaluator<nnue::StackchessInputs, Hand> evaluator(networks);
    evaluator.begin(position);
    for (int ply = 0; ply < 20; ++ply) {
        const int score = evaluator.evaluate(position);
        require(score >= -search::max_evaluation && score <= search::max_evaluation,
                "a score stays within its limits");
        if (position.outcome().is_over()) return;
        stackchess::SmallPosition::MoveList moves;
        position.generate(moves);
        const auto move = moves[static_cast<std::size_t>(ply * 7) % moves.size()];
        evaluator.play(position, move, position.change_by(move));
        position.play(move);
    }
}
