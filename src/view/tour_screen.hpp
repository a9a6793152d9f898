#pragma once

#include <optional>

#include "core/coord.hpp"
#include "puzzle/tour_path.hpp"
#include "view/screen.hpp"

namespace view {

/// Why a square cannot be visited.
struct LeapRefusal {
    puzzle::Square from;
    puzzle::Square to;
};

/// A knight that must visit every square once.
struct TourScreen {
    puzzle::TourPath path{8};
    core::Coord cursor{};
    std::optional<puzzle::TourAdvice> advice{};
    std::optional<LeapRefusal> refusal{};
    bool was_helped = false; ///< a step was made for the person
    FormState form{};
};

void draw(const TourScreen& screen, const Look& look, Scene& scene);
Orders handle(TourScreen& screen, const Input& input, const Look& look);

} // namespace view
