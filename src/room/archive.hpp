#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "play/keeper.hpp"
#include "words/language.hpp"

/// The finished and the interrupted games, as every face lists them.
namespace room {

/// A part of the archive, the newest games first.
struct ArchivePage {
    static constexpr std::size_t most = 12; ///< games on a page

    std::vector<play::SaveEntry> games{};
    std::size_t first = 0; ///< how many newer ones there are
    std::size_t count = 0; ///< of all games

    bool has_newer() const { return first > 0; }
    bool has_older() const { return first + games.size() < count; }
};

/// The page that begins with this game, or the last one where there are fewer. Only the games of
/// the page are read.
ArchivePage archive_page(const play::Keeper& keeper, std::size_t first);

/// When a game ended, who played, and how it ended: `2026-05-17 20:15`, or with the name that it
/// was given `Final (2026-05-17 20:15)`, and `Stackchess 6×6, Anne against computer (level 3), 41
/// half-moves. White wins by resignation.`
std::string archived_title(words::Voice voice, const play::SaveEntry& game);
std::string archived_text(words::Voice voice, const play::SaveEntry& game);

/// When the last move was made; empty if that is unknown.
std::string time_text(const play::InterruptedGame& game);

/// The same, with the name that the game was given: `Final (2026-05-17 20:15)`. Empty if neither is
/// known.
std::string interrupted_title(words::Voice voice, const play::InterruptedGame& game);

} // namespace room
