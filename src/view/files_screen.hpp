#pragma once

#include <optional>
#include <string>
#include <vector>

#include "file/listing.hpp"
#include "room/pgn_games.hpp"
#include "view/screen.hpp"

namespace view {

/// A folder in which to choose a file. The app lists it.
struct FilesScreen {
    static constexpr std::size_t most = 1000; ///< the greatest number of entries shown

    FilesUse use = FilesUse::open;
    std::string archived{}; ///< the name of the finished game to be written
    std::string position{}; ///< the position to be written
    std::string home{};     ///< empty if there is none
    std::string folder{};
    std::vector<file::Listed> entries{};
    bool shows_all = false; ///< shows all files, not only games and positions
    TextEntry path{};       ///< a path to open, or the name of the file to be written
    std::string problem{};
    FormState form{};
};

/// Whether a file with this name may contain games or a position.
bool is_game_file(const std::string& name);

/// Shows another folder, or says why it cannot be read.
void show_folder(FilesScreen& screen, const std::string& path, words::Voice voice);

void draw(const FilesScreen& screen, const Look& look, Scene& scene);
/// Orders ShowFolder, OpenFile, ExportGame, ExportPosition or ExportArchived.
Orders handle(FilesScreen& screen, const Input& input, const Look& look);

/// The games of a file, to choose one.
struct PgnScreen {
    OpenFile file{};
    room::PgnGames found{};
    TextEntry number{}; ///< of a game that is not listed
    std::string problem{};
    FormState form{};
};

void draw(const PgnScreen& screen, const Look& look, Scene& scene);
/// Orders OpenFile.
Orders handle(PgnScreen& screen, const Input& input, const Look& look);

} // namespace view
