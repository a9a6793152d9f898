#include "tactics/solutions.hpp"

#include "chess/uci.hpp"
#include "stackchess/notation.hpp"

namespace tactics {
namespace {

template <class Setup>
std::vector<std::string> coordinates_in(const Setup& setup, const Problem& problem) {
    std::vector<std::string> texts;
    if (!setup) return texts;
    const auto read = with_position(*setup, [&](const auto& position) {
        for (const std::string& solution : problem.solutions) {
            const auto move = read_move(position, solution);
            if (!move) return false;
            texts.push_back(move_text(position, *move));
        }
        return true;
    });
    return read && *read ? texts : std::vector<std::string>{};
}

} // namespace

std::vector<std::string> coordinates(game::Rules rules, const Problem& problem) {
    switch (rules) {
    case game::Rules::stackchess:
        return coordinates_in(stackchess::read_setup(problem.position), problem);
    case game::Rules::chess: break;
    }
    return coordinates_in(chess::read_setup(problem.position), problem);
}

} // namespace tactics
