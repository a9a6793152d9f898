#include "wire/terms.hpp"

#include "wire/describe.hpp"

namespace wire {

Speed speed_of(const Terms& terms) {
    using std::chrono::minutes;
    if (!terms.clock) return Speed::correspondence;
    const auto expected = terms.clock->base + 40 * terms.clock->increment;
    if (expected < minutes(3)) return Speed::bullet;
    if (expected < minutes(8)) return Speed::blitz;
    return expected < minutes(25) ? Speed::rapid : Speed::classical;
}

bool may_be_rated(const Terms& terms) {
    if (!terms.position.empty() || (!terms.clock && terms.days == 0)) return false;
    if (game::of_game(terms.rules, false, true)) return true;
    return terms.promotion && terms.size == (terms.knights ? 8 : 6);
}

std::string to_json(const Terms& terms) { return text_of(written(terms)); }

std::optional<Terms> read_terms(std::string_view text) {
    Terms terms;
    if (!read_value(read_object(text), terms, {})) return std::nullopt;
    return terms;
}

} // namespace wire
