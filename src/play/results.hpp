#pragma once

#include <string>
#include <vector>

#include "play/profiles.hpp"
#include "play/table.hpp"

namespace play {

/// A result that could not be added to a profile.
struct LostResult {
    std::string name;
    ProfileError error{};
};

/// Adds the game of a table, which is over, to the profiles of the people there who have a name;
/// what could not be added.
std::vector<LostResult> note_result(const Table& table, const Profiles& profiles,
                                    const std::string& date);

} // namespace play
