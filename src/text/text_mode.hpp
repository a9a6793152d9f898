#pragma once

#include <array>
#include <optional>
#include <string>

#include "keep/places.hpp"
#include "online/address.hpp"
#include "online/line.hpp"
#include "play/table.hpp"
#include "text/terminal.hpp"
#include "words/language.hpp"

namespace text {

/// The options of everything that is played at one terminal.
struct TextOptions {
    words::Voice voice{};
    std::array<std::optional<words::Language>, 2> languages{}; ///< of players with their own
    std::optional<keep::Places> places = std::nullopt;         ///< nothing if nothing can be stored
    std::string player{}; ///< the profile for which games count
    bool heights = false;
    bool phrases = false;   ///< boards are described, not drawn
    std::uint64_t seed = 0; ///< of the computer's choices
};

/// Where a game comes from.
struct GameSource {
    play::TableOptions table{};                     ///< a new game, unless one of the others is set
    std::optional<std::string> load = std::nullopt; ///< the name of a save, or a path
    game::LetterSet letters{game::Letters::english}; ///< of the file at that path
    bool resume = false;                             ///< the interrupted game
};

/// Runs the menu until the person leaves it.
void run_menu(Terminal& terminal, const TextOptions& options, game::Rules rules);

/// Plays one game, without a menu; false if there is none to play, unless the input has ended.
bool run_game(Terminal& terminal, const TextOptions& options, GameSource source);

/// Which server to enter, and how.
struct OnlineSource {
    online::Address address{};
    std::string name{}; ///< the player's; empty: as before, or as the server says
    online::LineMaker make_line{};
};

/// Runs the lobby of a server and the games that begin there; false if it cannot be entered.
bool run_online(Terminal& terminal, const TextOptions& options, const OnlineSource& source);

} // namespace text
