#include "spsa.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace learn {

using search::Margins;

const std::array<Dial, dial_count> dials{{
    {"reverse_futility_depth", &Margins::reverse_futility_depth, 2, 14},
    {"reverse_futility", &Margins::reverse_futility, 10, 400},
    {"excess_divisor", &Margins::excess_divisor, 1, 40},
    {"null_move", &Margins::null_move, 100, 700},
    {"null_move_depth", &Margins::null_move_depth, 150, 900},
    {"null_move_lead", &Margins::null_move_lead, 50, 900},
    {"futility_plies", &Margins::futility_plies, 2, 14},
    {"futility_base", &Margins::futility_base, 0, 500},
    {"futility", &Margins::futility, 10, 400},
    {"late_moves", &Margins::late_moves, 100, 2'000},
    {"late_moves_per_square_of_depth", &Margins::late_moves_per_square_of_depth, 20, 600},
    {"noisy_loss", &Margins::noisy_loss, 10, 400},
    {"quiet_loss", &Margins::quiet_loss, 2, 150},
    {"quiet_loss_plies", &Margins::quiet_loss_plies, 2, 14},
    {"least_worth", &Margins::least_worth, 500, 16'000},
    {"singular", &Margins::singular, 20, 600},
    {"doubly_singular", &Margins::doubly_singular, 2, 200},
    {"worth_per_part", &Margins::worth_per_part, 3, 60},
    {"in_cut_node", &Margins::in_cut_node, 0, 3'000},
    {"in_pv_node", &Margins::in_pv_node, 0, 3'000},
    {"not_improving", &Margins::not_improving, 0, 2'000},
    {"reduction_base", &Margins::reduction_base, -1'000, 2'000},
    {"reduction_thousandths", &Margins::reduction_thousandths, 50, 500},
    {"delta", &Margins::delta, 20, 800},
    {"aspiration", &Margins::aspiration, 6, 200},
    {"history_bonus", &Margins::history_bonus, 20, 600},
    {"improvement", &Margins::improvement, -60, 150},
    {"correction_percent", &Margins::correction_percent, 0, 200},
}};

std::string to_source(const Margins& margins) {
    std::string text;
    for (const Dial& dial : dials)
        text += fmt::format("        .{} = {},\n", dial.name, margins.*dial.value);
    return text;
}

/// An eighth of the value, but at least one.
double Spsa::unit(const Dial& dial, int start) {
    const double least = std::max(1.0, (dial.most - dial.least) / 60.0);
    return std::max(least, std::abs(start) / 8.0);
}

Spsa::Spsa(const Margins& start, std::uint64_t pairs, double rate, std::uint64_t seed)
    : pairs_(static_cast<double>(pairs)), rate_(rate), random_(seed) {
    for (std::size_t i = 0; i < dials.size(); ++i) {
        values_[i] = start.*dials[i].value;
        units_[i] = unit(dials[i], start.*dials[i].value);
    }
}

Margins Spsa::rounded(const Values& values) {
    Margins margins;
    for (std::size_t i = 0; i < dials.size(); ++i) {
        const int value = static_cast<int>(std::lround(values[i]));
        margins.*dials[i].value = std::clamp(value, dials[i].least, dials[i].most);
    }
    return margins;
}

Spsa::Trial Spsa::next() {
    // Spall's exponents; both sequences end at the units and the rate that were asked for.
    constexpr double gamma = 0.101;
    tried_ = std::min(tried_ + 1, pairs_);
    Trial trial;
    trial.step = std::pow(pairs_ / tried_, gamma);
    Values plus = values_;
    Values minus = values_;
    for (std::size_t i = 0; i < dials.size(); ++i) {
        trial.signs[i] = random_.below(2) == 0 ? std::int8_t{-1} : std::int8_t{1};
        plus[i] += trial.signs[i] * trial.step * units_[i];
        minus[i] -= trial.signs[i] * trial.step * units_[i];
    }
    trial.plus = rounded(plus);
    trial.minus = rounded(minus);
    return trial;
}

void Spsa::learn(const Trial& trial, int points) {
    constexpr double alpha = 0.602;
    const double steady = pairs_ / 10;
    const double rate = rate_ * std::pow((steady + pairs_) / (steady + tried_), alpha);
    for (std::size_t i = 0; i < dials.size(); ++i) {
        values_[i] += rate * points * trial.signs[i] / trial.step * units_[i];
        values_[i] = std::clamp(values_[i], static_cast<double>(dials[i].least),
                                static_cast<double>(dials[i].most));
    }
}

} // namespace learn
