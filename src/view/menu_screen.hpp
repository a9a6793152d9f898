#pragma once

#include "view/screen.hpp"

namespace view {

/// The possible actions for the game behind the menu.
struct MenuOffers {
    bool can_save = false; ///< a move has been played
    bool can_take_back = false;
    bool is_persons_turn = false; ///< the game is in progress, and a person is to move
    bool can_resign = false;      ///< the game is in progress, and a person plays it
    bool can_claim = false;       ///< a draw, by the person to move
    bool can_pause = false;       ///< a clock runs here
    bool has_interrupted = false; ///< games that another start left behind
    bool is_over = false;         ///< the game
    bool is_online = false;       ///< it is in progress at a server: no hints and no analysis
    bool has_server_game = false; ///< a game at a server was in progress at the end of the last use
};

struct MenuScreen {
    MenuOffers offers{};
    FormState form{};
};

void draw(const MenuScreen& screen, const Look& look, Scene& scene);
/// Actions of the game close the menu first.
Orders handle(MenuScreen& screen, const Input& input, const Look& look);

} // namespace view
