#pragma once

#include <string>

#include "game/rules.hpp"
#include "stackchess/setup.hpp"
#include "view/clock_choice.hpp"
#include "view/online_state.hpp"
#include "view/screen.hpp"

namespace view {

/// The connection to a server, its lobby, and the actions of a game there, depending on the state
/// of the connection.
struct OnlineScreen {
    OnlineState state{}; ///< renewed by the app
    TextEntry address{};
    TextEntry name{};
    TextEntry account{};
    TextEntry password{};
    // The terms of a game to be offered.
    game::Rules rules{};
    stackchess::StartOptions stackchess{};
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
    std::string notice{};  ///< the last message of the server
    std::string problem{}; ///< the last error
    FormState form{};
};

void draw(const OnlineScreen& screen, const Look& look, Scene& scene);
Orders handle(OnlineScreen& screen, const Input& input, const Look& look);

} // namespace view
