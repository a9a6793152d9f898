#include "engine/chances.hpp"

#include <cmath>

namespace engine {
namespace {

/// Half of the games are won from a score of `even`; from `spread` more it is three of four, about.
struct Model {
    double even;
    double spread;
};

constexpr Model stackchess_model{.even = 40, .spread = 150};
constexpr Model chess_model{.even = 130, .spread = 110};

int wins(const Model& model, double score) {
    return static_cast<int>(
        std::lround(1000 / (1 + std::exp((model.even - score) / model.spread))));
}

} // namespace

Chances chances_of(game::Rules rules, search::Score score) {
    if (search::is_win(score)) return {.win = 1000};
    if (search::is_loss(score)) return {.loss = 1000};
    const Model model = game::of_game(rules, stackchess_model, chess_model);
    const int win = wins(model, score);
    const int loss = wins(model, -score);
    return {.win = win, .draw = 1000 - win - loss, .loss = loss};
}

} // namespace engine
