#include "server/start.hpp"

#include <array>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace server {
namespace {

using wire::Terms;
using wire::Why;

constexpr std::array<std::string_view, 5> speed_words{"bullet", "blitz", "rapid", "classical",
                                                      "correspondence"};

/// Whether the options of Stackchess are the usual ones.
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
    const bool is_plain = game::of_game(terms.rules, !terms.position.empty(), true);
    if (is_plain && !has_usual_board(terms)) return core::Failure<Why>(Why::bad_terms);
    if (terms.is_rated && category_of(terms).empty()) return core::Failure<Why>(Why::not_rated);
    if (terms.position.empty()) return usual_start(terms);
    if (game::of_game(terms.rules, false, true)) return playable(chess::read_setup(terms.position));
    return playable(stackchess::read_setup(terms.position));
}

std::vector<store::Category> all_categories() {
    std::vector<store::Category> all;
    for (const std::string_view board : {"stackchess6.", "stackchess8n.", "chess."})
        for (const std::string_view speed : speed_words)
            all.push_back(std::string(board).append(speed));
    return all;
}

store::Category category_of(const Terms& terms) {
    if (!terms.position.empty() || !terms.promotion) return {};
    const std::string speed(speed_words[static_cast<std::size_t>(wire::speed_of(terms))]);
    if (game::of_game(terms.rules, false, true)) return "chess." + speed;
    if (terms.size == 6 && !terms.knights) return "stackchess6." + speed;
    if (terms.size == 8 && terms.knights) return "stackchess8n." + speed;
    return {};
}

} // namespace server
