#pragma once

#include <array>
#include <string>

#include "game/rules.hpp"
#include "play/table.hpp"
#include "stackchess/setup.hpp"
#include "view/clock_choice.hpp"
#include "view/screen.hpp"

namespace view {

/// The options of a new game.
struct NewGameScreen {
    game::Rules rules{};
    stackchess::StartOptions stackchess{};
    std::array<play::Seat, 2> seats{}; ///< by colour; the names are those of `names`
    std::array<TextEntry, 2> names{};  ///< of people
    ClockChosen clock{};
    bool is_strict = false;
    std::string problem{}; ///< why the game cannot begin with these options
    FormState form{};
};

/// The options of the last game, for a player who may have a name.
NewGameScreen new_game_like(const play::TableOptions& last, const std::string& player);

void draw(const NewGameScreen& screen, const Look& look, Scene& scene);
Orders handle(NewGameScreen& screen, const Input& input, const Look& look);

} // namespace view
