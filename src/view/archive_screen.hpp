#pragma once

#include <cstddef>
#include <string>

#include "room/archive.hpp"
#include "view/new_name.hpp"

namespace view {

/// The finished games, page by page.
struct ArchiveScreen {
    room::ArchivePage page{};
    NewName renamed{}; ///< of a game of the page
    std::string problem{};
    std::string notice{}; ///< the last confirmation
    FormState form{};
};

/// Shows the page that begins with this game.
ArchiveScreen archive_screen(const play::Keeper* keeper, std::size_t first, words::Voice voice);

/// Updates the page after a change.
void renew(ArchiveScreen& screen, const play::Keeper* keeper, words::Voice voice);

void draw(const ArchiveScreen& screen, const Look& look, Scene& scene);
/// Orders OpenArchived, BrowseFiles, RenameArchived or RemoveArchived, or ShowArchive for another
/// page.
Orders handle(ArchiveScreen& screen, const Input& input, const Look& look);

} // namespace view
