#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "play/summary.hpp"
#include "record/problem.hpp"
#include "record/record.hpp"

namespace play {

/// Letters of Latin, Greek and Cyrillic alphabets with any accents, digits, space, `-` and `_`; 1
/// to 60 characters, no space at either end. For saves and for players; good as a file name.
bool is_name(std::string_view name);
inline bool is_save_name(std::string_view name) { return is_name(name); }

/// A game read from a file, ready for `Table::resumed`.
struct LoadedGame {
    record::Record record;
    bool is_foreign = false; ///< not saved by us: it has no checksum
    std::size_t games = 1;   ///< in the file; the first is the one taken
};

/// Why a game cannot be taken up. The comment says which other fields of `LoadError` are filled.
enum class LoadFault : std::uint8_t {
    missing,
    unreadable, ///< error
    too_big,    ///< more than `max_save_bytes`
    empty,      ///< not a byte
    no_game,    ///< bytes, but no game among them
    damaged,    ///< problem, readable
    checksum,   ///< readable: all can be read, yet it is not what was saved
    in_use,     ///< another program is playing it
};

struct LoadError {
    LoadFault fault{};
    int error = 0;                                         ///< an `errno`
    std::optional<record::Problem> problem = std::nullopt; ///< the first one
    /// The game up to where it can be read, as one that goes on there; nothing where not even its
    /// start can be read.
    std::optional<LoadedGame> readable = std::nullopt;
    std::size_t readable_plies = 0;
};

using LoadResult = core::Result<LoadedGame, LoadError>;

/// More than a game of a million moves needs.
inline constexpr std::size_t max_save_bytes = std::size_t{32} << 20;

/// The text of a save: PGN whose first tag, Checksum, holds the CRC-64 of the text with 16 zeros in
/// its own place.
std::string save_text(const record::Record& record);
/// Reads such a text, or the first game of any PGN.
LoadResult read_save(std::string_view text);
/// Reads a file anywhere.
LoadResult load_path(const std::string& path);

/// One save of a list.
struct SaveEntry {
    std::string name;
    std::chrono::system_clock::time_point time; ///< when it was saved
    /// Nothing when the file cannot be read at all; of a damaged one, what can be read.
    std::optional<Summary> game = std::nullopt;
    bool is_damaged = false;
};

/// The saved games of a person: files `NAME.pgn` in one folder.
class Saves {
  public:
    /// The folder is made when the first game is saved.
    explicit Saves(std::string folder) : folder_(std::move(folder)) {}

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
