#include "wire/start.hpp"

#include "session/session.hpp"

namespace wire {
namespace {

/// Whether the options of Stackchess have their default values.
bool has_usual_board(const Terms& terms) {
    const Terms usual;
    return terms.size == usual.size && terms.knights == usual.knights &&
           terms.promotion == usual.promotion;
}

record::Setup usual_start(const Terms& terms) {
    if (game::of_game(terms.rules, false, true)) return chess::start_setup();
    return stackchess::start_setup({terms.size, terms.knights, terms.promotion});
}

template <class Setup, class Error>
core::Result<record::Setup, Why> playable(const core::Result<Setup, Error>& setup) {
    if (!setup || !faults(*setup).empty()) return core::Failure<Why>(Why::unplayable);
    record::Setup start = *setup;
    if (session::make_session(start)->outcome().is_over())
        return core::Failure<Why>(Why::unplayable);
    return start;
}

} // namespace

core::Result<record::Setup, Why> start_of(const Terms& terms) {
    if (terms.size < stackchess::min_size || terms.size > stackchess::max_size)
        return core::Failure<Why>(Why::bad_terms);
    const bool is_plain = game::of_game(terms.rules, !terms.position.empty(), true);
    if (is_plain && !has_usual_board(terms)) return core::Failure<Why>(Why::bad_terms);
    if (terms.position.empty()) return usual_start(terms);
    if (game::of_game(terms.rules, false, true)) return playable(chess::read_setup(terms.position));
    return playable(stackchess::read_setup(terms.position));
}

} // namespace wire
