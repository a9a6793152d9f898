#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/flags.hpp"
#include "play/keeper.hpp"
#include "play/table.hpp"

namespace play {

/// A result that could not be added to a profile.
struct LostResult {
    core::Color side{};
    std::string name{};
    ProfileError error{};
};

/// What a game against the computer did to the rating of a player.
struct ProfileChange {
    core::Color side{};
    std::string name{};
    std::optional<Rating> before{}; ///< nothing with the first such game
    Rating after{};

    friend bool operator==(const ProfileChange&, const ProfileChange&) = default;
};

/// The outcome of adding a result.
struct NotedResult {
    std::vector<LostResult> lost{};       ///< what could not be added
    std::vector<ProfileChange> changes{}; ///< by what was added
};

/// Adds the game of a table, which is over, to the profiles of the people at it who have a name
/// among these sides.
NotedResult note_result(const Table& table, Keeper& keeper, const std::string& date,
                        core::Flags<core::Color> sides = {core::Color::white, core::Color::black});

} // namespace play
