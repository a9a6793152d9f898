#pragma once

#include <cassert>

#include "chess/position.hpp"
#include "stackchess/position.hpp"

/// What lets the tests of both games be written once.
namespace common {

/// Calls `visit` with the position of a playable setup.
template <class Visit>
decltype(auto) with_position(const stackchess::Setup& setup, Visit visit) {
    return stackchess::with_position(setup, visit);
}

template <class Visit>
decltype(auto) with_position(const chess::Setup& setup, Visit visit) {
    auto position = chess::Position::from(setup);
    assert(position);
    return visit(*position);
}

} // namespace common
