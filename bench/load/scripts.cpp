#include "scripts.hpp"

#include <array>

#include "core/random.hpp"
#include "session/session.hpp"
#include "wire/start.hpp"

namespace load {
namespace {

constexpr std::size_t longest = 80;

Script random_game(const wire::Terms& terms, core::Random& random) {
    Script script{.terms = terms};
    const auto session = session::make_session(*wire::start_of(terms));
    while (script.moves.size() < longest) {
        const auto moves = session->legal_moves();
        const std::string& move = moves[random.below(moves.size())].text;
        // What ends the game is left out: the players resign, so that each act is one event.
        if (!session->play(move, game::Letters::english) || session->outcome().is_over()) break;
        script.moves.push_back(move);
    }
    return script;
}

} // namespace

std::vector<Script> make_scripts(int count) {
    const play::TimeControl clock{.base = std::chrono::minutes(30),
                                  .increment = std::chrono::seconds(10)};
    const std::array<wire::Terms, 3> kinds{
        wire::Terms{.rules = game::Rules::chess, .clock = clock},
        wire::Terms{.rules = game::Rules::stackchess, .size = 6, .clock = clock},
        wire::Terms{.rules = game::Rules::stackchess, .size = 8, .knights = true, .clock = clock}};
    core::Random random(1);
    std::vector<Script> scripts;
    for (int i = 0; i < count; ++i)
        scripts.push_back(random_game(kinds[static_cast<std::size_t>(i) % kinds.size()], random));
    return scripts;
}

} // namespace load
