#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "view/new_name.hpp"

namespace view {

/// A player of this machine, or why the profile cannot be read.
struct PlayerEntry {
    std::string name;
    play::ProfileResult profile;
};

/// The players, and the results of one of them.
struct ProfilesScreen {
    std::vector<PlayerEntry> players{};
    std::size_t chosen = 0; ///< the player whose page is shown, if there are any
    NewName renamed{};      ///< of a player
    TextEntry new_name{};   ///< of a new player
    std::string problem{};  ///< an error in a name or with a profile
    std::string notice{};   ///< the last confirmation
    FormState form{};
};

/// Shows the page of `player` if there is such a profile, otherwise that of the first.
ProfilesScreen profiles_screen(const play::Keeper* keeper, const std::string& player,
                               words::Voice voice);

void draw(const ProfilesScreen& screen, const Look& look, Scene& scene);
/// Orders ChoosePlayer, after which the app changes the settings and rebuilds the screen,
/// RenamePlayer or RemovePlayer; if one of them fails, the app sets `problem`.
Orders handle(ProfilesScreen& screen, const Input& input, const Look& look);

} // namespace view
