#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keep/saves.hpp"
#include "play/keeper.hpp"
#include "record/record.hpp"

namespace keep {

/// The finished games of a person: files in one folder, named after the moment at which each ended.
class Archive {
  public:
    using TimeSource = std::chrono::system_clock::time_point (*)();

    /// The folder is created with the first game.
    explicit Archive(std::string folder, TimeSource now = &std::chrono::system_clock::now)
        : games_(std::move(folder)), now_(now) {}

    /// Adds a game under a new name, or rewrites it under the name that it was given before.
    play::Archived add(const record::Record& record, std::string_view name) const;
    /// All names, the newest first. Reads no games.
    std::vector<play::SaveName> names() const;
    play::LoadResult load(std::string_view name) const { return games_.load(name); }
    /// Renames a person in all games; returns how many could not be written.
    std::size_t rename_player(std::string_view from, std::string_view to) const {
        return games_.rename_player(from, to);
    }
    /// Returns 0, or the `errno` of the error. A missing game counts as removed.
    int remove(std::string_view name) const { return games_.remove(name); }

  private:
    Saves games_;
    TimeSource now_;
};

} // namespace keep
