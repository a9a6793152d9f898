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

/// What holds for everything played at one terminal.
struct TextOptions {
    words::Voice voice{};
    std::array<std::optional<words::Language>, 2> languages{}; ///< of players with their own
    std::optional<keep::Places> places = std::nullopt; ///< nothing where nothing can be kept
    std::string player{};                              ///< whose profile the games count for
    bool heights = false;
    bool phrases = false;   ///< boards are not drawn but told
    std::uint64_t seed = 0; ///< of the computer's choices
};

/// Where a game comes from.
struct GameSource {
    play::TableOptions table{}; ///< a new game, unless one of the others is said
    std::optional<std::string> load = std::nullopt;  ///< the name of a save, or a path
    game::LetterSet letters{game::Letters::english}; ///< of the file at that path
    bool resume = false;                             ///< the interrupted game
};

/// The menu, and what is chosen there, until it is left.
void run_menu(Terminal& terminal, const TextOptions& options, game::Rules rules);

/// One game, without any menu; false if there is none to play, unless the input has ended.
bool run_game(Terminal& terminal, const TextOptions& options, GameSource source);

/// A place at a server.
struct OnlineSource {
    online::Address address{};
    std::string name{}; ///< under which to play; empty: as before, or as the server says
    online::LineMaker make_line{};
};

/// The lobby of a server and the games that come about there; false if it cannot be entered.
bool run_online(Terminal& terminal, const TextOptions& options, const OnlineSource& source);

} // namespace text
