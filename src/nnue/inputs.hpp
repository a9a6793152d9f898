#pragma once

#include <cstdint>

#include "core/static_vector.hpp"

namespace nnue {

/// The numbers of inputs that are on, or that change; one that is on twice stands twice.
using InputList = core::StaticVector<std::uint16_t, 64>;

/// The inputs that a move switches on and off.
struct InputChange {
    InputList on;
    InputList off;
};

} // namespace nnue
