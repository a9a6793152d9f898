#pragma once

#include "core/color.hpp"
#include "store/game.hpp"

namespace server {

/// The colour of whoever has made a challenge in which either will do: it is known as soon as there
/// is the challenge, to all nodes and after a restart too, and nobody can choose the id that it
/// comes from. Do not use it for seeks: whoever accepts one could choose by its id.
inline core::Color tossed_color(const store::GameId& challenge) {
    const bool is_odd = !challenge.empty() && challenge.back() % 2 != 0; // half of all signs are
    return is_odd ? core::Color::white : core::Color::black;
}

} // namespace server
