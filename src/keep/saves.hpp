#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/keeper.hpp"
#include "record/record.hpp"

namespace keep {

/// What an `errno` means for a game that was to be read.
play::LoadError load_error(int error);

/// Reads a game or a position from a file anywhere: the first one, or that of this number.
play::LoadResult load_path(const std::string& path,
                           game::LetterSet letters = game::LetterSet{game::Letters::english},
                           std::optional<std::size_t> number = std::nullopt);

/// The saved games of a person: files `NAME.pgn` in one folder; a name is what `play::is_name`
/// takes. Programs that save at the same time wait for each other.
class Saves {
  public:
    /// The folder is made when the first game is saved.
    explicit Saves(std::string folder) : folder_(std::move(folder)) {}

    /// The names of all saves, the newest first. Reads none of them.
    std::vector<play::SaveName> names() const;
    /// All saves, the newest first.
    std::vector<play::SaveEntry> list() const;
    /// What lies under a name, `no_save` where nothing does.
    play::SaveStamp stamp_of(std::string_view name) const;
    /// Saves under a name that is one, in place of what has this stamp; without one, in place of
    /// anything.
    play::SaveOutcome save(std::string_view name, const record::Record& record,
                           std::optional<play::SaveStamp> replaces = std::nullopt) const;
    /// With its stamp; `missing` as well for what is no name.
    play::LoadResult load(std::string_view name) const;
    play::Renaming rename(std::string_view from, std::string_view to) const;
    /// Renames a person in all saves; how many could not be written.
    std::size_t rename_player(std::string_view from, std::string_view to) const;
    /// 0, or the `errno` of what went wrong. What is not there is removed.
    int remove(std::string_view name) const;

  private:
    std::string path_of(std::string_view name) const;

    std::string folder_;
};

} // namespace keep
