#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/name.hpp"
#include "play/save_text.hpp"
#include "play/summary.hpp"
#include "record/record.hpp"

namespace play {

/// More than a game of a million moves needs.
inline constexpr std::size_t max_save_bytes = std::size_t{32} << 20;

/// What an `errno` means for a game that was to be read.
LoadError load_error(int error);

/// Whether a game is called by the path of a file: by what can be no name of a save.
bool is_path(std::string_view text);

/// Reads a game from a file anywhere.
LoadResult load_path(const std::string& path);
/// What was read in one line, or of a damaged game what could be; nothing where nothing could.
std::optional<Summary> summary_of(const LoadResult& result);

/// What can be said of a save without reading it.
struct SaveName {
    std::string name;
    std::chrono::system_clock::time_point time; ///< when it was saved
};

/// One save of a list.
struct SaveEntry : SaveName {
    /// Nothing when the file cannot be read at all; of a damaged one, what can be read.
    std::optional<Summary> game = std::nullopt;
    bool is_damaged = false;
};

/// The saved games of a person: files `NAME.pgn` in one folder; a name is what `is_name` takes.
class Saves {
  public:
    /// The folder is made when the first game is saved.
    explicit Saves(std::string folder) : folder_(std::move(folder)) {}

    /// The names of all saves, the newest first. Reads none of them.
    std::vector<SaveName> names() const;
    /// All saves, the newest first.
    std::vector<SaveEntry> list() const;
    bool exists(std::string_view name) const;
    /// Saves under a name that is one, in place of what had it; 0, or the `errno` of what went
    /// wrong, and then the old save is still there.
    int save(std::string_view name, const record::Record& record) const;
    /// `missing` as well for what is no name.
    LoadResult load(std::string_view name) const;

  private:
    std::string path_of(std::string_view name) const;

    std::string folder_;
};

} // namespace play
