#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "room/archive.hpp"
#include "text/room_dialogue.hpp"

namespace text {

/// The archive of finished games at a terminal: shown page by page, to open, export, rename or
/// delete them.
class ArchiveDialogue final : public RoomDialogue {
  public:
    ArchiveDialogue(Dialogue& dialogue, room::Room& room, const play::Keeper& keeper)
        : RoomDialogue(dialogue, room), keeper_(keeper) {}

    /// Runs until a game has been opened, which is then in the room, or the person goes back.
    void ask_game();

  private:
    void list(const room::ArchivePage& page);
    bool take(const std::string& line, const room::ArchivePage& page);
    void turn(const room::ArchivePage& page, bool to_older);
    void write(const std::string& order, const room::ArchivePage& page);
    void remove(const std::string& number, const room::ArchivePage& page);
    void rename(const std::string& order, const room::ArchivePage& page);
    std::optional<std::string> name_of(const std::string& number, const room::ArchivePage& page);

    const play::Keeper& keeper_;
    std::size_t first_ = 0; ///< the first game of the page
};

} // namespace text
