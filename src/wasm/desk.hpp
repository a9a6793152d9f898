#pragma once

#include <string>
#include <string_view>

#include "room/room.hpp"
#include "wasm/agreement.hpp"
#include "wasm/json.hpp"
#include "wasm/shelf.hpp"

namespace wasm {

/// A room as a page meets it: told everything as text, it answers with a report of what has
/// happened and how things stand. Of the game a report has only what has changed.
class Desk {
  public:
    Shelf& shelf() { return shelf_; }

    /// Opens the room with this seed for the computer's choices: the interrupted game, or the game
    /// for somebody who has chosen nothing, against an easy computer.
    std::string open(words::Voice voice, std::uint64_t seed);
    /// Everything is shown in this language from now on.
    std::string speak(words::Voice voice);
    /// Does what a person wants.
    std::string act(std::string_view order);
    /// Begins a game as it was agreed, or says why there can be none.
    std::string start(std::string_view agreement);
    /// Joins a game that a server decides about.
    std::string join(std::string_view agreement);
    /// Hears what a server says; the report has `lost` where it does not fit the game.
    std::string hear(std::string_view news);
    /// Takes what was thought about the task of that number.
    std::string note_thought(std::uint64_t number, std::string_view thought);
    std::string attend(room::Room::Time now);
    /// Whether the board is seen.
    std::string watch(bool is_seen);
    /// A moment of the history.
    std::string moment(std::size_t place) const;

  private:
    std::string report(bool is_lost = false);
    std::string refuse(const std::string& sentence);
    void restart(std::uint64_t seed);

    Shelf shelf_;
    words::Voice voice_{words::Language::english};
    std::unique_ptr<room::Room> room_; ///< uses the shelf
    std::string game_told_;            ///< as the last report had it
};

} // namespace wasm
