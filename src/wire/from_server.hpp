#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "wire/from_client.hpp"
#include "wire/game_event.hpp"
#include "wire/objection.hpp"
#include "wire/person.hpp"
#include "wire/terms.hpp"

/// The server's messages to its clients: docs/protocol.md.
namespace wire {

// Identification.
struct Welcome {
    int protocol = protocol_version;
    Person you{};
    std::string secret{};             ///< of a guest, to be sent in the next `Hello`
    std::vector<std::string> games{}; ///< this person's games in progress

    friend bool operator==(const Welcome&, const Welcome&) = default;
};
struct Pong {
    int number = 0;

    friend bool operator==(const Pong&, const Pong&) = default;
};
/// A message was refused.
struct Refused {
    std::string to{}; ///< the kind of that message; empty if it is unknown
    Objection objection{};
    std::string game{};  ///< of that message; or the game that an open challenge has become
    std::string nonce{}; ///< of that message

    friend bool operator==(const Refused&, const Refused&) = default;
};
/// The server is about to close the connection; clients reconnect by themselves, at a random moment
/// within `within`.
struct Goodbye {
    std::chrono::seconds within{};

    friend bool operator==(const Goodbye&, const Goodbye&) = default;
};

// The lobby.
struct Seek {
    std::string id{};
    Person by{};
    Terms terms{};
    ColorWish color{}; ///< of the person who made the seek
    std::optional<RatingRange> range = std::nullopt;

    friend bool operator==(const Seek&, const Seek&) = default;
};
struct Lobby {
    std::vector<Seek> seeks{};

    friend bool operator==(const Lobby&, const Lobby&) = default;
};
struct SeekAdded {
    Seek seek{};

    friend bool operator==(const SeekAdded&, const SeekAdded&) = default;
};
struct SeekGone {
    std::string seek{};

    friend bool operator==(const SeekGone&, const SeekGone&) = default;
};

/// A challenge as its two sides see it; its game will have the same id.
struct Challenge {
    std::string challenge{};
    Person by{};
    std::string to{}; ///< empty: for anybody who has the link
    Terms terms{};
    ColorWish color{};        ///< of the one who made it
    std::string rematch_of{}; ///< the game of which it is a rematch

    friend bool operator==(const Challenge&, const Challenge&) = default;
};
enum class ChallengeEnd : std::uint8_t { accepted, declined, cancelled, lapsed };
struct ChallengeGone {
    std::string challenge{};
    ChallengeEnd how{};
    std::string reason{}; ///< the word with which it was declined

    friend bool operator==(const ChallengeGone&, const ChallengeGone&) = default;
};

/// A game of the receiver has begun.
struct GameStarted {
    std::string game{};
    core::Color color{};

    friend bool operator==(const GameStarted&, const GameStarted&) = default;
};

struct PublicGame {
    std::string game{};
    Terms terms{};
    ByColor<Person> players{};
    int plies = 0;
    int watchers = 0;

    friend bool operator==(const PublicGame&, const PublicGame&) = default;
};
struct PublicGames {
    std::vector<PublicGame> games{};

    friend bool operator==(const PublicGames&, const PublicGames&) = default;
};

// A game.
enum class Participant : std::uint8_t { white, black, watcher };

struct ChatLine {
    std::string from{};
    std::string text{};

    friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

/// A whole game, as far as the receiver may see it now.
struct GameState {
    std::string game{};
    Participant you = Participant::watcher;
    Terms terms{};
    ByColor<Person> players{};
    std::uint32_t number = 0; ///< of the last event; 0: there is none
    std::string moves{};      ///< in coordinates, separated by spaces
    Clocks left{};
    bool is_running = false;           ///< the clock of the side to move
    Milliseconds deadline{};           ///< by correspondence: left for this move
    std::optional<core::Color> draw{}; ///< who has offered one
    std::optional<core::Color> takeback{};
    ByColor<bool> present{};
    std::optional<Ended> end = std::nullopt;
    std::string next{}; ///< the game of the rematch
    std::vector<ChatLine> chat{};

    friend bool operator==(const GameState&, const GameState&) = default;
};

/// A stored event of a game.
struct Happened {
    std::string game{};
    std::uint32_t number = 0;
    std::string nonce{}; ///< of the act that caused it, for the one who acted
    GameEvent event{};

    friend bool operator==(const Happened&, const Happened&) = default;
};

/// The clocks now: after a lost connection, or after a downtime of the server.
struct ClockReading {
    std::string game{};
    Clocks left{};
    bool is_running = false; ///< the clock of the side to move

    friend bool operator==(const ClockReading&, const ClockReading&) = default;
};

/// A player has connected, or is gone; after `claim_in` the other one may claim the game.
struct Presence {
    std::string game{};
    core::Color side{};
    bool is_here = false;
    std::optional<std::chrono::seconds> claim_in = std::nullopt;

    friend bool operator==(const Presence&, const Presence&) = default;
};

struct SaidInGame {
    std::string game{};
    ChatLine line{};

    friend bool operator==(const SaidInGame&, const SaidInGame&) = default;
};

/// After a game: who wants a rematch, and the new game once both do.
struct RematchWish {
    std::string game{};
    std::optional<core::Color> by{}; ///< nobody: it was declined or has lapsed, or there was none
    std::string next{};
    bool is_away = false; ///< the other player has left the game, and is told on return

    friend bool operator==(const RematchWish&, const RematchWish&) = default;
};

/// A request was carried out and has no other answer: blocking, reporting, cancelling.
struct Done {
    std::string to{}; ///< the kind of message

    friend bool operator==(const Done&, const Done&) = default;
};

struct EveryFromServer
    : core::Alternatives<Welcome, Pong, Refused, Goodbye, Lobby, SeekAdded, SeekGone, Challenge,
                         ChallengeGone, GameStarted, PublicGames, GameState, Happened, ClockReading,
                         Presence, SaidInGame, RematchWish, Done> {};
using FromServer = core::OneOf<EveryFromServer>;

std::string_view kind_of(const FromServer& message);

std::string to_json(const FromServer& message);
/// The reading half, for our own clients: they ignore what they cannot read.
core::Result<FromServer, Misread> read_server(std::string_view text);

} // namespace wire
