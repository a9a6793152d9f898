#pragma once

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

/// Adds the game of a table, which is over, to the profiles of the people at it who have a name
/// among these sides; what could not be added.
std::vector<LostResult> note_result(const Table& table, Keeper& keeper, const std::string& date,
                                    core::Flags<core::Color> sides = {core::Color::white,
                                                                      core::Color::black});

} // namespace play
