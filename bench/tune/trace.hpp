#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "chess/square.hpp"
#include "core/color.hpp"
#include "engine/chess_terms.hpp"

namespace tune {

/// A section of a table of weights: its name, where it starts, and how many weights make a line.
/// Terms that only matter when the game is already won cannot be learned from results and are kept.
struct Section {
    std::string_view name;
    int first;
    int row;
    bool is_fitted = true;
};

/// A term and how often it counts for White, minus how often for Black.
struct Term {
    std::uint16_t index;
    std::int16_t times;
};

/// Records the terms of a position where an evaluator would sum up their weights.
class Trace {
  public:
    explicit Trace(int terms) : times_(static_cast<std::size_t>(terms)) {}

    template <core::Color us>
    void add(int term, int times = 1) {
        times_[static_cast<std::size_t>(term)] += us == core::Color::white ? times : -times;
    }

    /// Material and placement of a chess piece.
    template <core::Color us>
    void place(core::Role role, chess::Square square) {
        const int seen = us == core::Color::white ? square : square ^ 56;
        add<us>(engine::chess_terms::place_of(role, seen));
        if (role != core::Role::king) add<us>(engine::chess_terms::material_of(role));
    }

    /// The terms that count at all.
    std::vector<Term> terms() const {
        std::vector<Term> terms;
        for (std::size_t i = 0; i < times_.size(); ++i)
            if (times_[i] != 0)
                terms.push_back(
                    {static_cast<std::uint16_t>(i), static_cast<std::int16_t>(times_[i])});
        return terms;
    }

  private:
    std::vector<int> times_;
};

/// The parts of an evaluation: the sum over the terms, interpolated between full and empty board,
/// and scaled.
struct Traced {
    std::vector<Term> terms;
    double fullness; ///< from 0 to 1
    double scale;    ///< from 0 to 1
};

} // namespace tune
