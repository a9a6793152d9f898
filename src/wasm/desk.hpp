#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "online/client.hpp"
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
    /// Does what a person wants: an order, see wasm/order.hpp, or `play_from SIDE` and on the next
    /// lines a game as PGN, at whose end the person plays on with that side against the computer.
    std::string act(std::string_view order);
    /// Begins a game as it was agreed, or says why there can be none.
    std::string start(std::string_view agreement);
    /// Goes to a server, see `read_server`, or away from it where the text is empty.
    std::string go_online(std::string_view server, std::uint64_t seed);
    /// What happens on the line, and what a person wants of the server; see wasm/online_wish.hpp.
    std::string hear_line(std::string_view event);
    std::string wish(std::string_view text);
    /// The game as PGN.
    std::string pgn() const;
    /// The games that are kept, see wasm/kept.hpp.
    std::string kept() const;
    /// Takes what was thought about the task of that number.
    std::string note_thought(std::uint64_t number, std::string_view thought);
    /// Takes what is known of that task so far, and says it as the page shows it.
    std::string thought(std::uint64_t number, std::string_view thought);
    std::string attend(room::Room::Time now);
    /// Whether the board is seen, or the game pauses.
    std::string watch(room::Watch watch);
    /// A moment of the history.
    std::string moment(std::size_t place) const;

  private:
    std::string report(const std::optional<std::string>& refusal = std::nullopt);
    void begin_usual_game();
    void play_from(std::string_view text);
    void leave_server_game();

    Shelf shelf_;
    words::Voice voice_{words::Language::english};
    std::unique_ptr<room::Room> room_;     ///< uses the shelf
    std::optional<online::Client> client_; ///< uses the room
    std::string game_told_;                ///< as the last report had it
    std::string online_told_;
};

} // namespace wasm
