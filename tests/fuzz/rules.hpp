#pragma once

#include "fuzz/target.hpp"
#include "game/game.hpp"
#include "property/properties.hpp"

namespace fuzz {

/// Each byte of the input selects the next move of a game; the properties must hold throughout. The
/// naive rules, which are slow, are consulted at the end of one game in 16.
template <game::Position P>
void check_game(const P& start, Input input, core::Random& random) {
    using namespace property;
    game::Game<P> game(start);
    P twin = start; // to try moves on: the game's own position must not be touched
    for (;;) {
        const P& position = game.position();
        typename P::MoveList moves;
        position.generate(moves);
        require(moves.size() == position.move_count(), "move_count is the size of the list");
        const auto wild = wild_move<P>(moves, random);
        require_none(legality_is_membership(position, moves, wild));
        require_none(
            legality_is_membership(position, moves, common::plausible_move(position, random)));
        if (moves.empty() || input.empty() || game.outcome().is_over()) break;
        const auto move = moves[input.byte() % moves.size()];
        require_none(move_is_undone(twin, move));
        require_none(change_is_foretold(twin, move));
        twin.play(move);
        require(position.is_legal(move), "what is listed is legal");
        game.play(move);
    }
    if (random.below(16) != 0) return;
    const P& position = game.position();
    typename P::MoveList moves;
    position.generate(moves);
    require_none(moves_are_naive(position, position.setup(), moves));
    require_none(outcome_is_naive(position, position.setup()));
    require_none(texts_return(position, position.setup()));
    while (game.undo()) {
    }
    require(game.position() == start, "undo leads back to the start");
}

/// A seed from the first bytes of the input.
inline core::Random seeded(Input& input) {
    std::uint64_t seed = 0;
    for (int i = 0; i < 3; ++i) seed = seed << 8 | input.byte();
    return core::Random(seed);
}

} // namespace fuzz
