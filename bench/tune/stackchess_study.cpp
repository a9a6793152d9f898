#include "engine/stackchess_judgement.hpp"
#include "engine/stackchess_scale.hpp"
#include "engine/stackchess_weights.hpp"
#include "stackchess/notation.hpp"
#include "studies.hpp"

namespace tune {

using core::Color;
namespace terms = engine::stackchess_terms;

std::span<const Section> StackchessStudy::sections() {
    static constexpr auto sections = std::to_array<Section>({
        {"material: pawn, knight, bishop, rook, queen, king", terms::material, terms::roles},
        {"the same under pieces that they cannot go with", terms::buried, terms::roles},
        {"pawns by steps to promotion, the way free", terms::pawn_way_free, 4},
        {"pawns by steps to promotion, an enemy before them", terms::pawn_way_held, 4},
        {"largest group of a stack by size: none, queen, rook, bishop, king, pawn, leap",
         terms::groups, terms::gait_kinds},
        {"places: stacks of one, two, more, each by zone, from the edge file", terms::places,
         terms::edges},
        {"moves by size of the group", terms::moves, terms::tallest},
        {"safe squares reached by size of the group", terms::safe_squares, terms::tallest},
        {"safe squares of a side with two pieces, three, four", terms::escapes, terms::few - 1},
        {"the largest group of the board, by one, by more", terms::lead, 2},
        {"threats of the side to move, then of the other, against unguarded and guarded: first, "
         "second, others",
         terms::threats, 3},
        {"dominance", terms::dominance, 1},
        {"steps of a chase", terms::chase, 1, false},
        {"safe squares that the hunted lack", terms::grip, 1, false},
        {"moves that a weak enemy lacks", terms::cramped, 1, false},
        {"tempo", terms::tempo, 1},
    });
    return sections;
}

std::span<const engine::TermWeight> StackchessStudy::weights() {
    return engine::stackchess_weights::table;
}

stackchess::SmallPosition StackchessStudy::start(core::Random& random) {
    constexpr std::array sizes{6, 6, 6, 8, 8, 8, 5, 7};
    const int size = sizes[random.below(sizes.size())];
    const bool knights = size == 8 || random.below(4) == 0;
    return *stackchess::SmallPosition::from(
        stackchess::start_setup({.size = size, .knights = knights}));
}

std::optional<stackchess::SmallPosition> StackchessStudy::read(std::string_view text) {
    const auto setup = stackchess::read_setup(text);
    if (!setup) return std::nullopt;
    const auto position = stackchess::SmallPosition::from(*setup);
    return position ? std::optional(*position) : std::nullopt;
}

Traced StackchessStudy::trace(const stackchess::SmallPosition& position) {
    Trace trace(terms::count);
    engine::StackchessJudgement<engine::SmallField, Trace>(position, trace);
    const bool is_white = position.turn() == Color::white;
    const int score = Evaluator().evaluate(position) * (is_white ? 1 : -1);
    const int scale = engine::stackchess_scale(position, score > 0 ? Color::white : Color::black);
    const int pieces = position.piece_count(Color::white) + position.piece_count(Color::black);
    return {trace.terms(), static_cast<double>(pieces) / (4 * position.size()),
            static_cast<double>(scale) / engine::whole_scale};
}

} // namespace tune
