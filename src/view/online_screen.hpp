#pragma once

#include <string>

#include "game/rules.hpp"
#include "stackchess/setup.hpp"
#include "view/clock_choice.hpp"
#include "view/online_state.hpp"
#include "view/screen.hpp"

namespace view {

/// The way to a server, its lobby, and what goes with a game there: one after the other, as things
/// stand with the server.
struct OnlineScreen {
    OnlineState state{}; ///< renewed by the app
    TextEntry address{};
    TextEntry name{};
    TextEntry account{};
    TextEntry password{};
    // The game that is wanted.
    game::Rules rules{};
    stackchess::Options stackchess{};
    ClockChosen clock{.place = 3};
    wire::ColorWish color{};
    bool has_more = false; ///< the next three are shown
    bool is_rated = false;
    bool is_private = false;
    TextEntry range{};
    TextEntry opponent{};
    int level = play::Seat::default_level;
    TextEntry link{};
    TextEntry chat{};
    std::string notice{};  ///< what the server has said last
    std::string problem{}; ///< what went wrong
    FormState form{};
};

void draw(const OnlineScreen& screen, const Look& look, Scene& scene);
Orders handle(OnlineScreen& screen, const Input& input, const Look& look);

} // namespace view
