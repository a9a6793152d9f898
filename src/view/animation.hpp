#pragma once

#include <chrono>
#include <vector>

#include "room/snapshot.hpp"
#include "session/board_view.hpp"
#include "solid/flight.hpp"
#include "view/board_layout.hpp"
#include "view/scene.hpp"

namespace view {

using Fading = solid::Fading;
using Traveller = solid::Traveller;

/// A move in progress: the resting, the travelling and the captured pieces.
struct Animation {
    static constexpr std::chrono::milliseconds duration{180};
    static constexpr std::chrono::milliseconds flight = solid::flight_time; ///< the same in space

    session::BoardView resting{};
    std::vector<Traveller> travellers{};
    std::vector<Fading> captured{};
    std::vector<Fading> returning{}; ///< captured pieces of a move that is taken back
    float room = 0;                  ///< in space: the room for stacks when it began
    std::chrono::milliseconds start{0};
    std::chrono::milliseconds lasting = duration;

    /// The completed part of the way, from 0 to 1.
    float progress(std::chrono::milliseconds now) const;
    /// The same in space.
    solid::Flight in_space() const;
    bool is_over(std::chrono::milliseconds now) const { return now >= start + lasting; }
};

/// The move that leads from one board to another.
Animation animated(const session::BoardView& before, const session::BoardView& after,
                   const session::MoveView& move, std::chrono::milliseconds start);
/// The same move taken back; the boards are in the order of the game.
Animation animated_back(const session::BoardView& before, const session::BoardView& after,
                        const session::MoveView& move, std::chrono::milliseconds start);

void draw(const Animation& animation, const BoardLayout& layout, std::chrono::milliseconds now,
          Scene& scene);

} // namespace view
