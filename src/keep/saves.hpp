#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/keeper.hpp"
#include "record/record.hpp"

namespace keep {

/// The load error for an `errno` in reading a game.
play::LoadError load_error(int error);

/// Reads a game or a position from any file: the first one, or the one with this number.
play::LoadResult load_path(const std::string& path,
                           game::LetterSet letters = game::LetterSet{game::Letters::english},
                           std::optional<std::size_t> number = std::nullopt);

/// The saved games of a person: files `NAME.pgn` in one folder; a name is what `play::is_name`
/// takes. Programs that save at the same time wait for each other.
class Saves {
  public:
    /// The folder is created when the first game is saved.
    explicit Saves(std::string folder) : folder_(std::move(folder)) {}

    /// The names of all saves, the newest first. Reads no games.
    std::vector<play::SaveName> names() const;
    /// All saves, the newest first.
    std::vector<play::SaveEntry> list() const;
    /// The stamp of the save with this name, `no_save` if there is none.
    play::SaveStamp stamp_of(std::string_view name) const;
    /// Saves under a valid name, replacing only a save with this stamp; without a stamp, replacing
    /// any save.
    play::SaveOutcome save(std::string_view name, const record::Record& record,
                           std::optional<play::SaveStamp> replaces = std::nullopt) const;
    /// The game with its stamp; also `missing` for an invalid name.
    play::LoadResult load(std::string_view name) const;
    play::Renaming rename(std::string_view from, std::string_view to) const;
    /// Renames a person in all saves; returns how many could not be written.
    std::size_t rename_player(std::string_view from, std::string_view to) const;
    /// Returns 0, or the `errno` of the error. A missing save counts as removed.
    int remove(std::string_view name) const;

  private:
    std::string path_of(std::string_view name) const;

    std::string folder_;
};

} // namespace keep
