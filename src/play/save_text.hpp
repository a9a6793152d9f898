#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "record/problem.hpp"
#include "record/record.hpp"

namespace play {

/// Whether the contents of a file are text, and not a picture or a program. Saves count as text, as
/// they are readable in part after some kinds of damage.
bool is_text(std::string_view contents);

/// Larger than a game of a million moves.
inline constexpr std::size_t max_save_bytes = std::size_t{32} << 20;

/// Identifies the contents of a save, so that a change by another program is noticed.
using SaveStamp = std::uint64_t;
/// There is no save of that name.
inline constexpr SaveStamp no_save = 0;

/// A game read from a file, ready for `Table::resumed`.
struct LoadedGame {
    record::Record record;
    bool is_foreign = false;   ///< a PGN not saved by us: it has no checksum
    std::size_t games = 1;     ///< in the file; the first is the one taken
    SaveStamp stamp = no_save; ///< of the save it was, if it was one
    /// What is odd about it or was corrected, though all of it could be read.
    std::vector<record::Problem> warnings{};
    std::size_t more_warnings = 0; ///< that are not listed
};

/// Why a game cannot be loaded. The comment says which other fields of `LoadError` are filled.
enum class LoadFault : std::uint8_t {
    missing,
    unreadable, ///< error
    too_big,    ///< more than `max_save_bytes`
    not_text,   ///< such as a picture or a program
    empty,      ///< not a byte
    no_game,    ///< bytes, but no game among them
    damaged,    ///< problem, and readable if any of it is
    checksum,   ///< readable: all can be read, yet it is not what was saved
    newer,      ///< saved by a later version of the program, in a form not known here
    in_use,     ///< another program is playing it
};

struct LoadError {
    LoadFault fault{};
    int error = 0;                                         ///< an `errno`
    std::optional<record::Problem> problem = std::nullopt; ///< the first one
    /// The game up to where it can be read, as one that goes on there, or the whole of it where its
    /// main line can be read to the end; nothing where not even its start can be read.
    std::optional<LoadedGame> readable = std::nullopt;

    bool is_cut = false; ///< only what stands before the problem can be read

    /// What may be taken up in place of the whole: nothing of a later program's game, which would
    /// be lost by it.
    const LoadedGame* remainder() const {
        return readable && fault != LoadFault::newer ? &*readable : nullptr;
    }
};

using LoadResult = core::Result<LoadedGame, LoadError>;

/// The text of a save: PGN whose first tag, Checksum, holds the CRC-64 of the text with 16 zeros in
/// its own place, and whose tag SaveFormat says how to read it.
std::string save_text(const record::Record& record);

/// Reads such a text, or the first game of any PGN. A game whose moves cannot all be played, since
/// a side passes or the game was over before, is damaged. The letters are those of the text.
LoadResult read_save(std::string_view text,
                     game::LetterSet letters = game::LetterSet{game::Letters::english});

/// Reads one game of a PGN, counted from 1, that somebody has chosen, as `read_save` reads the
/// first; `no_game` where there are fewer.
LoadResult read_game(std::string_view text, game::LetterSet letters, std::size_t number);

/// The text of a save in which the person of one name has another one; nothing where the text is
/// damaged or not ours, or where no person in it has that name.
std::optional<std::string> with_player_renamed(std::string_view text, std::string_view from,
                                               std::string_view to);

} // namespace play
