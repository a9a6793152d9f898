// Any text, read as a Stackchess position.

#include "fuzz/position.hpp"
#include "stackchess/notation.hpp"

void fuzz::check(Input input) {
    const auto check_setup = [](const stackchess::Setup& setup) {
        const auto judged = stackchess::with_position(setup, [&](const auto& position) {
            fuzz::check_position(position);
            fuzz::require(position.setup() == setup, "setup → position → setup");
            return position_text(position) == to_text(setup);
        });
        fuzz::require(judged && *judged, "a position is written as its setup");
    };
    fuzz::check_position_text(input.text(), stackchess::read_setup, check_setup);
}
