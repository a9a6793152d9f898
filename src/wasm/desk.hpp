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

/// A room for a page: it is told everything as text, and answers with a report of what has happened
/// and of the current state. The game and the state of the server are in a report only if they have
/// changed since the last one.
class Desk {
  public:
    Shelf& shelf() { return shelf_; }

    /// Opens the room, with this seed for the computer's choices: resumes the latest interrupted
    /// game, or begins the usual one, against an easy computer.
    std::string open(words::Voice voice, std::uint64_t seed);
    /// Shows everything in this language from now on.
    std::string speak(words::Voice voice);
    /// Carries out an order, see wasm/order.hpp; or `play_from SIDE` and, on the next lines, a game
    /// as PGN: from its end the person plays on with that side against the computer.
    std::string act(std::string_view order);
    /// Begins a game as agreed, or says why that is impossible.
    std::string start(std::string_view agreement);
    /// Connects to a server, see `read_server`; leaves it if the text is empty.
    std::string go_online(std::string_view server, std::uint64_t seed);
    /// An event on the line, and a person's wish to the server; see wasm/online_wish.hpp.
    std::string hear_line(std::string_view event);
    std::string wish(std::string_view text);
    /// The game as PGN.
    std::string pgn() const;
    /// The games that are kept, see wasm/kept.hpp.
    std::string kept() const;
    /// Takes the result of the task with that number.
    std::string note_thought(std::uint64_t number, std::string_view thought);
    /// Takes what is known of that task so far, and answers with it as the page shows it.
    std::string thought(std::uint64_t number, std::string_view thought);
    std::string attend(room::Room::Time now);
    /// Tells the room whether the board is seen, or the game pauses.
    std::string watch(room::Watch watch);
    /// A moment of the history, as JSON.
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
    std::string game_told_;                ///< the game in the last report that had it
    std::string online_told_;
};

} // namespace wasm
