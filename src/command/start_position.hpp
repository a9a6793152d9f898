#pragma once

#include "chess/position.hpp"
#include "command/console.hpp"
#include "command/position_options.hpp"
#include "core/result.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"
#include "stackchess/position.hpp"
#include "words/positions.hpp"

namespace command {

/// The game that `--game` names.
core::Result<game::Rules, Complaint> chosen_rules(words::Voice voice,
                                                  const PositionOptions& options);

/// The setup that the options describe, playable or not, for either game.
core::Result<stackchess::Setup, Complaint> stackchess_setup(words::Voice voice,
                                                            const PositionOptions& options);
core::Result<chess::Setup, Complaint> chess_setup(words::Voice voice,
                                                  const PositionOptions& options);

/// Warns on the error output of corrections to a typed position that can be played, and of castling
/// that only Chess960 permits.
void warn_of_repairs(const Console& console, const PositionOptions& options);

/// Calls `visit` with the setup that the options describe, in the type of its game, or with the
/// complaint about them; returns what `visit` returns.
template <class Visit>
auto with_setup(words::Voice voice, const PositionOptions& options, Visit visit) {
    const auto rules = chosen_rules(voice, options);
    if (!rules) return visit(core::Result<chess::Setup, Complaint>(core::Failure(rules.error())));
    switch (*rules) {
    case game::Rules::stackchess: return visit(stackchess_setup(voice, options));
    case game::Rules::chess: break;
    }
    return visit(chess_setup(voice, options));
}

/// The setup that the options describe; complains if it is unplayable.
core::Result<record::Setup, Complaint> playable_start(words::Voice voice,
                                                      const PositionOptions& options);

/// The same; also complains if the game is already over.
core::Result<record::Setup, Complaint> unfinished_start(words::Voice voice,
                                                        const PositionOptions& options);

/// Calls `visit` with the position that the options describe, in the type of its game, and returns
/// the exit status that it returns; complains about invalid options and unplayable positions.
template <class Visit>
int with_start_position(const Console& console, const PositionOptions& options, Visit visit) {
    warn_of_repairs(console, options);
    return with_setup(console.voice, options, [&](const auto& setup) {
        if (!setup) return console.complain(setup.error());
        const auto status = with_position(*setup, visit);
        return status ? *status
                      : console.refuse(words::faults_sentence(console.voice, status.error()));
    });
}

} // namespace command
