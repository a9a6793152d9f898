#pragma once

#include <optional>
#include <string>

#include "core/coord.hpp"
#include "puzzle/queens_board.hpp"
#include "view/screen.hpp"

namespace view {

/// Queens that must not attack each other.
struct QueensScreen {
    puzzle::QueensBoard board{8};
    core::Coord cursor{};
    std::optional<puzzle::QueensAdvice> advice{}; ///< marked on the board
    bool is_refused = false;                      ///< one queen too many was requested
    bool was_helped = false;                      ///< a step was made for the person
    FormState form{};
};

void draw(const QueensScreen& screen, const Look& look, Scene& scene);
Orders handle(QueensScreen& screen, const Input& input, const Look& look);

} // namespace view
